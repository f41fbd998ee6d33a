/** Words for the first beside a number: alone they are part of the flow of speech. */
import type { Mention } from '../../types.js'
import type { PatternContext } from '../context.js'
import type { Numeral } from './numeral.js'
import { isBlank } from './word-lookup.js'

/** Adverbs that look like ordinals: "prima 5 minuti", "primero 2 Recopas", "पहले 43". */
const adverbs = /^(?:prim[ao]|primero|primeiro|पहले|प्रथम|först|først|prvo)$/iu

/** "the first two", "les deux premiers": beside how many they are. @param last the mention before it */
export function isFirstOf({ text, language }: PatternContext, numerals: readonly Numeral[], index: number, last: Mention | undefined): boolean {
  const { start, end, kind, value, written, words } = numerals[index]!
  // nine is "not" as well in Bengali
  if (kind !== 'ordinal' || value !== 1 || written !== 'words' || words !== 1 || language === 'ben' || adverbs.test(text.slice(start, end))) return false
  const isCount = (other: Numeral | undefined): boolean => other?.kind === 'cardinal' && other.value > 1 && other.value < 100 && other.value % 1 === 0
  // "§ 3 første ledd" has no number before it
  const before = numerals[index - 1]
  if (before !== undefined && before.end === start - 1) return isBlank(text.charCodeAt(before.end)) && last?.end === before.end && isCount(before)
  const behind = numerals[index + 1]
  return behind !== undefined && behind.start === end + 1 && isBlank(text.charCodeAt(end)) && isCount(behind)
}
