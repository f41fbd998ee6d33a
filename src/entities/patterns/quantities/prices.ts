/** Prices as shops and exchanges write them. */
import type { EntityLanguage } from '../../languages.js'
import type { PatternContext } from '../context.js'
import type { Numeral } from './numeral.js'
import type { UnitFound } from './unit-search.js'

const countsInCrowns: ReadonlySet<EntityLanguage> = new Set(['swe', 'dan', 'nob', 'nno'])
const crownsBefore = /(?<![\d:.,])\d{1,3}(?:[ .\u00a0]\d{3})*:$/u

/** Start of the crowns before the ören that a number begins with ("87:40 kronor"), else of the number. */
export function priceStart({ text, language }: PatternContext, { start, end }: Numeral, { word }: UnitFound): number {
  if (text.charCodeAt(start - 1) !== 58 || end - start !== 2 || word.currency !== 'major' || !countsInCrowns.has(language)) return start
  return start - (crownsBefore.exec(text.slice(Math.max(0, start - 12), start))?.[0].length ?? 0)
}

/** Lines of a picture: 1080p. */
const resolutions: ReadonlySet<number> = new Set([144, 240, 360, 480, 540, 576, 720, 1080, 1440, 2160, 4320])
const priceWord =
  /(?<!\p{L})(?:at|to|by|from|of|for|just|only|costs?|cut|raise|rose|fell|up|down|paid?|pay|charges?|than|around|about|a|per|and|or|price|share|shares)[ \u00a0]$/iu

/** "closed at 573p": pence in digits behind a word of prices. */
export function isPence({ text, language }: PatternContext, { start, end, value, written }: Numeral): boolean {
  if (language !== 'eng' || written !== 'digits' || text.charCodeAt(end) !== 0x70 || value >= 10_000 || resolutions.has(value)) return false
  return priceWord.test(text.slice(Math.max(0, start - 10), start))
}
