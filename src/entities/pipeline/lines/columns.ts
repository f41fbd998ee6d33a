/** Lines whose cells are set apart by runs of blanks: columns of names without a tab between them. */

const gaps = /[ \u00a0]{2,}|[ \u00a0]*\u3000[ \u3000]*/gu
/** Longer lines are text. */
const MOST_LINE = 400
const MOST_WORDS = 5
/** So many blanks are no slip of the finger and no room behind a full stop. */
const WIDE = 3
const startsCell = /^["'“„«(]?(?:[\p{Lu}\p{Lt}\p{Lo}\p{N}\p{Sc}+#]|$)/u
const endsSentence = /[.!?。！？…:：,;]$/u
const capitalised = /^["'“„«(]?[\p{Lu}\p{Lt}]/u
/** Letters of a whole name of Chinese or Japanese persons; one of fewer may be the surname alone. */
const WHOLE_NAME = 4
const LEAST_NAME = 3
const isHan = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+$/u

/** Offsets at which the gaps between cells begin. Linear. */
export function columnGaps(text: string): ReadonlySet<number> {
  const found = new Set<number>()
  if (!text.includes('  ') && !/\u00a0|\u3000/.test(text)) return found
  if (!/[ \u00a0]{2}|\u3000/u.test(text)) return found
  for (const { 0: line, index: from } of text.matchAll(/[^\n\r\u0085\u2028\u2029\t]+/gu)) {
    if (line.length > MOST_LINE) continue
    const body = line.trimEnd()
    const start = body.length - body.trimStart().length
    const inner = [...body.matchAll(gaps)].filter(({ index }) => index >= start)
    if (inner.length === 0) continue
    const bounds = [start, ...inner.flatMap(({ 0: gap, index }) => [index, index + gap.length]), body.length]
    const cells = Array.from({ length: bounds.length / 2 }, (_, cell) => body.slice(bounds[2 * cell], bounds[2 * cell + 1]))
    if (
      isRow(
        cells,
        inner.map(({ 0: gap }) => gap)
      )
    )
      for (const { index } of inner) found.add(from + index)
  }
  return found
}

function isRow(cells: readonly string[], between: readonly string[]): boolean {
  const words = cells.map((cell) => cell.split(/[ \u00a0]/u))
  if (cells.some((cell, index) => !startsCell.test(cell) || words[index]!.length > MOST_WORDS || (index < cells.length - 1 && endsSentence.test(cell))))
    return false
  // a Japanese surname has such a blank behind it as often as a whole name
  if (between.some((gap) => gap.includes('\u3000')) && cells.every((cell) => isHan.test(cell)))
    return cells.every((cell) => cell.length >= LEAST_NAME) && cells.some((cell) => cell.length >= WHOLE_NAME)
  if (cells.length > 2 || between.some((gap) => gap.length >= WIDE)) return true
  return words.every((cell) => (cell.length > 1 && cell.every((word) => capitalised.test(word))) || /^\p{Lo}{2,}$/u.test(cell.join('')))
}
