/** Letters set apart for show, as in "W E L C O M E": words of them are put together before they are read. */
import { CJK } from './groups.js'
import type { WordReader } from './text.js'

/** Words of one letter from which on a text may be set so, and their least share of all words. */
const LEAST_SINGLES = 4
const LEAST_SHARE = 0.6

/** Whether most words that the reader holds are single letters of an alphabet. */
export function isLetterSpaced({ bounds, groups, count }: WordReader): boolean {
  if (count < LEAST_SINGLES) return false
  let singles = 0
  for (let word = 0; word < count; word++) if (groups[word] !== CJK && bounds[word * 2 + 1]! - bounds[word * 2]! === 1) singles++
  return singles >= LEAST_SINGLES && singles >= LEAST_SHARE * count
}

/** The text with single letters joined that one blank parts; two blanks or more part words. */
export function joinLetters(text: string): string {
  return text.replace(/(?<![\p{L}\p{M}])\p{L}(?: \p{L}(?![\p{L}\p{M}]))+/gu, (letters) => letters.replaceAll(' ', ''))
}
