/** Where in a document a place lies, and which lines stand as headings. */

/** Characters of a line that may be a heading, at most. */
const HEADING_CHARACTERS = 150
const sentenceEnd = /[\p{Sentence_Terminal}:;,]["'”’»)\]]?$/u

export interface Line {
  readonly start: number
  readonly end: number
  /** Short and without the punctuation that ends a sentence. */
  readonly isHeading: boolean
}

/** Index of the last of the ascending stretches that starts at an offset or before it; 0 where none does. */
export function indexAt(stretches: readonly { readonly start: number }[], offset: number): number {
  let low = 0
  let high = stretches.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (stretches[middle]!.start <= offset) low = middle
    else high = middle - 1
  }
  return low
}

/** Lines that are not empty. A text of one line has no heading. */
export function linesOf(text: string): Line[] {
  const lines: Line[] = []
  for (let start = 0; start < text.length; ) {
    const next = text.indexOf('\n', start)
    const end = next < 0 ? text.length : next
    const line = end - start > 4 * HEADING_CHARACTERS ? undefined : text.slice(start, end).trim()
    if (line !== '') lines.push({ start, end, isHeading: line !== undefined && line.length <= HEADING_CHARACTERS && !sentenceEnd.test(line) })
    start = end + 1
  }
  return lines.length < 2 ? lines.map((line) => ({ ...line, isHeading: false })) : lines
}
