/** How many letters differ: insertions, deletions, replacements and swaps of neighbours (optimal string alignment; Damerau 1964). */

const LONGEST = 40
const WIDTH = LONGEST + 1
const table = new Uint8Array(WIDTH * WIDTH)
for (let at = 0; at < WIDTH; at++) {
  table[at] = at
  table[at * WIDTH] = at
}

/** Share of the letters of the longer word that are the same, 0 to 1; 0 for words that are clearly others. Words are cut after 40 letters. */
export function letterLikeness(left: string, right: string): number {
  const rows = Math.min(LONGEST, left.length)
  const columns = Math.min(LONGEST, right.length)
  const longest = Math.max(rows, columns)
  if (longest === 0 || 2 * Math.abs(rows - columns) > longest) return 0
  for (let row = 1; row <= rows; row++) {
    const unit = left.charCodeAt(row - 1)
    const before = row > 1 ? left.charCodeAt(row - 2) : -1
    const start = row * WIDTH
    for (let column = 1; column <= columns; column++) {
      const other = right.charCodeAt(column - 1)
      const above = start - WIDTH + column
      let best = table[above - 1]! + (unit === other ? 0 : 1)
      if (table[above]! + 1 < best) best = table[above]! + 1
      if (table[start + column - 1]! + 1 < best) best = table[start + column - 1]! + 1
      if (row > 1 && column > 1 && before === other && right.charCodeAt(column - 2) === unit) best = Math.min(best, table[above - WIDTH - 2]! + 1)
      table[start + column] = best
    }
  }
  return 1 - table[rows * WIDTH + columns]! / longest
}
