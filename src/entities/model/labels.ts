/** Labels of the tagger: outside, and for each type the beginning and the inside of a mention (BIO2). */

/** A name of no type of the service: tells apart, and is left out of the answer. */
export const OTHER_NAME = 'OTHER'

export const OUTSIDE = 0

/** Number of labels for so many types. */
export function labelCount(types: number): number {
  return 1 + 2 * types
}

/** Label of a mention's first token. */
export function beginLabel(type: number): number {
  return 1 + 2 * type
}

/** Label of a mention's further tokens. */
export function insideLabel(type: number): number {
  return 2 + 2 * type
}

export function isInside(label: number): boolean {
  return label > 0 && (label & 1) === 0
}

/** Type of a label other than `OUTSIDE`. */
export function typeOf(label: number): number {
  return (label - 1) >> 1
}

/** Whether `next` may follow `label`: the inside of a mention only follows the same mention. */
export function mayFollow(label: number, next: number): boolean {
  return !isInside(next) || label === next || label === next - 1
}
