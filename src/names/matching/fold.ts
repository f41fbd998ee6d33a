/** Words of a name as matching compares them: a to z, or digits. */
import { foldedLatin } from '../transliteration/letters.js'

const PIECES = /[a-z]+|\d+/g
const GERMANIC = /[äöüåø]/gu
const EXPANDED: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' }
const DIGITS = /\p{Nd}/gu

/** Digits that are read or typed for a letter within a word (J0hn, Pit5s). */
const FOR_LETTERS: Readonly<Record<string, string>> = { 0: 'o', 1: 'l', 3: 'e', 4: 'a', 5: 's', 6: 'b', 7: 't', 8: 'b' }
const WITHIN_WORD = /(?<=\p{L})[01345678](?=\p{L})/gu

/** The ending of an English ordinal (5th) is no word. */
const ORDINAL = /(?<=\d)(?:st|nd|rd|th)\b/giu

/** Folded words of a name in Latin letters; `&` and `+` are words. */
export function foldedWords(name: string): string[] {
  const digits = name
    .normalize('NFKC')
    .replace(/[&+]/gu, ' and ')
    .replace(DIGITS, (digit) => String(digitOf(digit)))
    .replace(ORDINAL, '')
    .replace(WITHIN_WORD, (digit) => FOR_LETTERS[digit]!)
  return digits.split(/(\d+)/u).flatMap((part) => (/^\d/u.test(part) ? [part] : (foldedLatin(part).match(PIECES) ?? [])))
}

/** With letters of two dots as two letters (Müller, Mueller); undefined where there are none. */
export function expanded(name: string): string | undefined {
  const lower = name.normalize('NFC').toLowerCase()
  const wide = lower.replace(GERMANIC, (letter) => EXPANDED[letter]!)
  return wide === lower ? undefined : wide
}

/** Value of a decimal digit of any script: Unicode has them in tens. */
function digitOf(digit: string): number {
  const code = digit.codePointAt(0)!
  if (code <= 0x39) return code - 0x30
  let zero = code
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return code - zero
}
