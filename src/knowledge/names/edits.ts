/** Edits that lead from one spelling to another: a letter inserted, left out or replaced, or two neighbours exchanged. */

const LONGEST = 64
const rows = [new Uint8Array(LONGEST + 1), new Uint8Array(LONGEST + 1), new Uint8Array(LONGEST + 1)] as const

/**
 * Least number of edits between two strings, each part of which is edited once at most (optimal string alignment; Damerau 1964, Levenshtein 1966).
 * The first 64 letters count.
 * @returns limit + 1 where there are more than `limit`
 */
export function editsWithin(left: string, right: string, limit: number): number {
  const height = Math.min(left.length, LONGEST)
  const width = Math.min(right.length, LONGEST)
  if (Math.abs(height - width) > limit) return limit + 1
  let [before, above, row]: readonly Uint8Array[] = rows
  for (let column = 0; column <= width; column++) above![column] = column
  for (let line = 1; line <= height; line++) {
    const unit = left.charCodeAt(line - 1)
    const unitBefore = line > 1 ? left.charCodeAt(line - 2) : -1
    row![0] = line
    let least = line
    for (let column = 1; column <= width; column++) {
      const other = right.charCodeAt(column - 1)
      let edits = above![column - 1]! + (unit === other ? 0 : 1)
      const gap = Math.min(above![column]!, row![column - 1]!) + 1
      if (gap < edits) edits = gap
      if (other === unitBefore && column > 1 && unit === right.charCodeAt(column - 2)) edits = Math.min(edits, before![column - 2]! + 1)
      row![column] = edits
      if (edits < least) least = edits
    }
    if (least > limit) return limit + 1
    const spare: Uint8Array | undefined = before
    before = above
    above = row
    row = spare
  }
  return Math.min(above![width]!, limit + 1)
}

/** Whether at most one edit lies between two strings; in linear time. */
export function withinOneEdit(left: string, right: string): boolean {
  const difference = left.length - right.length
  if (difference > 1 || difference < -1) return false
  const most = Math.min(left.length, right.length)
  let from = 0
  while (from < most && left.charCodeAt(from) === right.charCodeAt(from)) from++
  let kept = 0
  while (kept < most - from && left.charCodeAt(left.length - 1 - kept) === right.charCodeAt(right.length - 1 - kept)) kept++
  const leftRest = left.length - from - kept
  const rightRest = right.length - from - kept
  if (leftRest <= 1 && rightRest <= 1) return true
  return leftRest === 2 && rightRest === 2 && left.charCodeAt(from) === right.charCodeAt(from + 1) && left.charCodeAt(from + 1) === right.charCodeAt(from)
}
