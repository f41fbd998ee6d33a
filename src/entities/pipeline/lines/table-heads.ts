/** Heads of tables of figures (`Pos Team P W D L Pts`): what a model finds in them is no name. */
import type { Mention } from '../../types.js'
import { linesOf } from '../text-lines.js'

const LONGEST_LINE = 120
/** Abbreviations that a head has at least, of two letters at most. */
const LEAST_SHORT = 3
const LEAST_FIGURES = 3
const word = /[\p{L}\p{M}.+/%#-]+/gu
const figure = /(?<![\p{L}\p{N}])[+-]?\d+(?:[.,:]\d+)?(?![\p{L}\p{N}])/gu

/** The mentions without those in heads of tables. Linear. */
export function withoutTableHeads(text: string, mentions: readonly Mention[]): Mention[] {
  if (mentions.length === 0) return []
  const lines = linesOf(text)
  const heads = lines.filter((line, index) => isHead(line.text) && index + 1 < lines.length && isRow(lines[index + 1]!.text))
  if (heads.length === 0) return [...mentions]
  return mentions.filter(({ start, end }) => !heads.some((head) => start >= head.start && end <= head.start + head.text.length))
}

function isHead(line: string): boolean {
  if (line.length > LONGEST_LINE || /\d/u.test(line)) return false
  const words = line.match(word) ?? []
  const short = words.filter((one) => one.length <= 2)
  return short.length >= LEAST_SHORT && short.some((one) => /^\p{Lu}$/u.test(one)) && words.length - short.length <= short.length + 1
}

const isRow = (line: string) => line.length <= LONGEST_LINE && (line.match(figure)?.length ?? 0) >= LEAST_FIGURES
