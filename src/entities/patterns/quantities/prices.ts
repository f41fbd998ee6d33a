/** Prices as shops, exchanges and friends write them. */
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

const stroke = /[.,:][-–—‒]{1,2}(?![\p{L}\d–—-])/uy

/** End of the stroke that stands for no cents ("5,-", "1'250.–", "49:-"), or 0. */
export function strokeEnd(text: string, at: number): number {
  const sign = text.charCodeAt(at)
  if (sign !== 44 && sign !== 46 && sign !== 58) return 0
  stroke.lastIndex = at
  return stroke.test(text) ? stroke.lastIndex : 0
}

const thousands = /\d ?(?:rb|jt)$/iu
/** What says that nothing is counted: the end of a phrase, each, only, a month, a preposition, a particle. */
const priceEnd =
  /^(?:an)?(?:$|[.,;:!?)\n/…](?!\d)|[ \u00a0](?:per|se(?:bulan|hari|minggu|tahun|jam|orang|porsi|bungkus|kilo|liter|malam|pcs|buah)|saja|aja|doang|cuma|kok|sih|ya|deh|dong|nih|lho|loh|kak|gan|bang|sis|udah|sudah|dapat|dapet|untuk|buat|di|ke|dari|dan|atau|sampai|sampe|yang|tapi|kalau|kalo|belum|termasuk|lebih|lagi|ini|itu|nego)(?![\p{L}\p{M}]))/iu

/** "20rb", "2,5jt sebulan": with the short word for thousands or millions and nothing that is counted an amount of rupiah. */
export function isIndonesianPrice({ text, language }: PatternContext, { start, end, kind, joined }: Numeral): boolean {
  return (
    language === 'ind' &&
    kind === 'cardinal' &&
    !joined &&
    thousands.test(text.slice(Math.max(start, end - 4), end)) &&
    priceEnd.test(text.slice(end, end + 16))
  )
}

const finnishLetter = /^E|^e[ -](?:luok|rapu|rappu)/u

/** "5 E", "7e luokalle": a staircase or a class, where "e" is no euro. */
export function isFinnishLetter(text: string, start: number): boolean {
  return finnishLetter.test(text.slice(start, start + 6))
}
