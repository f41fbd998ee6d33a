/** The form in which words of addresses are looked up and compared: small letters without diacritics, signs as blanks, letters of abbreviations together. */

/** Accents of Latin, Greek and Cyrillic letters; signs of other scripts are letters. */
const ACCENTS = /[\u0300-\u036f]/gu
const APOSTROPHES = /['’‘ʼʻ`´′]/gu
const LETTERS: Readonly<Record<string, string>> = {
  ı: 'i',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ə: 'e',
  þ: 'th',
  ŋ: 'ng',
  ħ: 'h',
  ς: 'σ'
}
const OTHER_LETTERS = /[ıøłđðßæœəþŋħς]/gu
const OTHER_DIGITS = /(?![0-9])\p{Nd}/gu
const ANY_DIGIT = /\p{Nd}/u
const FRACTION = /(?<=\d)(?=[¼-¾⅐-⅞])/gu
const TWO_DOTS = /[äöüåøæ]/gu
const WIDE: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe', æ: 'ae' }
/** As `WORD`, for plain letters: much quicker. */
const PLAIN_WORD = /[#&]|[a-z0-9]+/g
const WORD = /[#&]|[\p{L}\p{M}\p{N}]+/gu
const HAN = /\p{Script=Han}/u
const HAN_OR_OTHER = /\p{Script=Han}+|[^\p{Script=Han}]+/gu
/** Dots between single letters, as in `P.O.` and `N.W.` */
const INITIALS = /(?<![\p{L}\p{N}])(\p{L})\.(?=\p{L}(?![\p{L}\p{N}]))/gu
const INITIAL_AFTER = /(?<=(?<![\p{L}\p{N}])\p{L}{1,6})\.(?=\p{L}(?![\p{L}\p{N}]))/gu

/**
 * Words of an address in the form of the dictionaries: NFKC, small letters, no diacritics, apostrophes left out; `#` and `&` are words, Chinese characters are
 * parted from other letters, numbers stay with the letters after them (`5th`, `7a`).
 */
export function addressTokens(text: string): string[] {
  const folded = foldedText(text)
  if (isPlain(folded)) return folded.match(PLAIN_WORD) ?? []
  const words = folded.match(WORD) ?? []
  return isLatin(folded) ? words : words.flatMap((word) => word.match(HAN_OR_OTHER) ?? [])
}

/** The tokens of a text with single blanks between them: equal for texts that differ by case, punctuation and diacritics only. */
export function addressKey(text: string): string {
  return addressTokens(text).join(' ')
}

/** As `addressKey`, letters with two dots or a ring written as two letters (Müller, mueller); undefined where there are none. */
export function wideKey(text: string): string | undefined {
  if (isPlain(text)) return undefined
  const lower = text.normalize('NFC').toLowerCase()
  const wide = lower.replace(TWO_DOTS, (letter) => WIDE[letter]!)
  return wide === lower ? undefined : addressKey(wide)
}

/** Whether a text has Chinese characters (which Japanese has as well). */
export function hasHan(text: string): boolean {
  return !isLatin(text) && HAN.test(text)
}

function foldedText(text: string): string {
  const isAscii = isPlain(text)
  const even = isAscii ? text.toLowerCase() : evened(text)
  const joined = even.includes('.') ? even.replace(INITIALS, '$1').replace(INITIAL_AFTER, '') : even
  return isAscii && !joined.includes("'") ? joined : joined.replace(APOSTROPHES, '')
}

function evened(text: string): string {
  return text
    .replace(FRACTION, ' ')
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(ACCENTS, '')
    .normalize('NFC')
    .replace(OTHER_LETTERS, (letter) => LETTERS[letter]!)
    .replace(OTHER_DIGITS, digitOf)
}

/** Digits of other scripts stand ten by ten, from a code point that ends in 0 or 6. */
function digitOf(sign: string): string {
  const point = sign.codePointAt(0)!
  const first = point - (point & 15)
  return String(point - (ANY_DIGIT.test(String.fromCodePoint(first)) ? first : first + 6))
}

function isPlain(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 0x7e) return false
  return true
}

/** No unit from where the blocks of Chinese characters begin: Latin, Cyrillic, Arabic and other letters. */
function isLatin(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 0x2e7f) return false
  return true
}
