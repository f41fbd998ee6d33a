/** Faults of an import. */

/** An import that cannot begin or go on; the message says what to do. */
export class ImportError extends Error {
  override name = 'ImportError'
}

/** One line of the input that cannot be taken; the import goes on with the next. */
export class LineFault extends Error {
  override name = 'LineFault'
}

/** A line that is no JSON, as one is that was broken off. */
export class SyntaxFault extends LineFault {}
