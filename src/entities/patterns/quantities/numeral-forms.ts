/** What forms of numbers tell of them. */
import { Kind, kinds } from '../../../core/characters.js'
import type { NumeralWord } from './composer.js'
import { digitValues } from './digits.js'
import { isAlphabetic } from './numeral.js'
import { continuesWord, isWordEnd } from './word-lookup.js'

/** Scales in short, which need a number before them. */
export const abbreviation =
  /^(?:.{1,5}\.|k|m|mio|mln|mn|bn|bln|tn|trn|mrd|mld|md|mds|mia|tsd|tys|tis|mkr|mnkr|mdr|mr|jt|rb|tr|bi|mi|тыс|млн|млрд|трлн|тис|хил)$/i

/** Letters of a number that a preposition of one letter is written to: shorter ones look like other words (Arabic "I am not"). */
export const SHORTEST_HANGING = 3

/** Korean one to four before a counter. */
export const adnominal = /^[한두세네]$/

/** Behind a Korean denominator or a ten every numeral is one, whatever words begin like it: "백분의 일은", "十一時". */
export const denominatorBefore = /분의 ?$|十$/u

const LONGEST_WORD = 100

/** End of the word at a place; the place itself without one, or where it is longer than any number. */
export function wordEnd(text: string, at: number): number {
  let end = at
  while (end < text.length && end - at <= LONGEST_WORD && continuesWord(text.charCodeAt(end))) end++
  return end - at > LONGEST_WORD ? at : end
}

/** What a letter behind digits multiplies them by ("100k", "1.2M"), 0 for another. @param apart a blank stands between */
export function shortScale(text: string, at: number, apart: boolean): number {
  const code = text.charCodeAt(at)
  // "1,5 M€", but "5 M" may be metres
  const scale = code === 107 || code === 75 ? 1e3 : code === 77 && (!apart || kinds[text.charCodeAt(at + 1)] === Kind.currency) ? 1e6 : 0
  if (scale === 0 || !isWordEnd(text, at + 1) || digitValues[text.charCodeAt(at + 1)]! >= 0) return 0
  // "art. 415 k.c."
  return apart && text.charCodeAt(at + 1) === 46 && isAlphabetic(text.charCodeAt(at + 2)) ? 0 : scale
}

/** The number below 100 that numeral words in one add up to ("einundsiebzig"), or 0. */
export function tensOf(parts: readonly NumeralWord[] | undefined): number {
  if (parts === undefined || parts.some(({ cardinal, connector }) => cardinal === undefined && connector !== true)) return 0
  const value = parts.reduce((sum, { cardinal = 0 }) => sum + cardinal, 0)
  return value < 100 ? value : 0
}
