/** Names as they are looked up: letter case, accents, width, punctuation and variant characters evened out. The form is part of the format of a base. */
import { simplifiedOf } from './han-variants.js'

const PLAIN = /^[a-z0-9 ]*$/
const SIMPLE = /^[\x20-\x7e]*$/
const NOT_WRITTEN = /['’ʼʻ‘`´ʾʿʹʺˈ\u05f3\u05f4\p{Cf}]|(?<=[א-ת])"(?=[א-ת])/gu
const SEPARATORS = /[\p{P}\p{S}\p{Z}\s]+/gu
const PLAIN_SEPARATORS = /[^a-z0-9]+/g
/** Marks that are no vowels of Indic or Thai writing: Latin, Greek and Cyrillic accents, Hebrew points, Arabic vowel signs. */
const OPTIONAL_MARKS = /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u0640\u06d6-\u06ed]/gu
/** Letters that are one with others in names: Latin ones without decomposition, Greek final sigma, Persian and Urdu forms of Arabic letters. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ı: 'i',
  ĸ: 'k',
  ħ: 'h',
  ŋ: 'n',
  ə: 'e',
  ς: 'σ',
  ґ: 'г',
  ى: 'ي',
  ک: 'ك',
  ی: 'ي',
  ة: 'ه',
  ہ: 'ه',
  ھ: 'ه',
  ٱ: 'ا'
}
const SPECIAL = /[ßøđðłæœþıĸħŋəςґىکیةہھٱ]/gu
const HAN = /\p{Script=Han}/gu
const HAS_HAN = /\p{Script=Han}/u
const OTHER_DIGITS = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0e50-\u0e59]/gu
/** Single letters one after the other, after separators have become blanks. */
const SINGLE_LETTERS =
  /(?<![\p{L}\p{M}\p{N}])(?:[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}] ){1,8}[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}](?![\p{L}\p{M}\p{N}])/gu

/**
 * The form under which a name is looked up, in any script: NFKC, lower case, without accents, optional vowel signs, apostrophes and invisible characters,
 * one blank between words, single letters together (`J. R. R. Tolkien`, `JRR Tolkien`), Chinese characters simplified, digits of ASCII.
 * German ü and ue are not made one, nor are articles or legal forms dropped: that is left to those who look for candidates.
 * Empty for a name without letters and digits. `foldName(foldName(name))` is `foldName(name)`.
 */
export function foldName(name: string): string {
  return joinLetters(SIMPLE.test(name) ? foldPlain(name) : foldAny(name)).trim()
}

function foldPlain(name: string): string {
  const lower = name.toLowerCase()
  return PLAIN.test(lower) && !lower.includes('  ') ? lower : lower.replace(/['`]/g, '').replace(PLAIN_SEPARATORS, ' ')
}

function foldAny(name: string): string {
  const even = name
    .normalize('NFKC')
    .toLowerCase()
    .replace(NOT_WRITTEN, '')
    .normalize('NFD')
    .replace(OPTIONAL_MARKS, '')
    .normalize('NFC')
    .replace(SPECIAL, (letter) => LETTERS[letter]!)
    .replace(SEPARATORS, ' ')
    .replace(OTHER_DIGITS, (digit) => String.fromCharCode(48 + digitValue(digit.charCodeAt(0))))
  return HAS_HAN.test(even) ? even.replace(HAN, (character) => simplifiedOf.get(character) ?? character) : even
}

/** Nought in Arabic, Persian, Devanagari, Bengali and Thai writing; the other digits follow it. */
const NOUGHTS = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50] as const

function digitValue(code: number): number {
  return code - NOUGHTS.find((nought) => code >= nought && code < nought + 10)!
}

function joinLetters(text: string): string {
  return hasNeighbours(text) ? text.replace(SINGLE_LETTERS, (letters) => letters.replaceAll(' ', '')) : text
}

/** Whether two words of one letter follow one another: blanks two places apart twice. */
function hasNeighbours(text: string): boolean {
  for (let at = text.indexOf(' '); at >= 0 && at + 2 <= text.length; at = text.indexOf(' ', at + 1)) {
    const single = at === 1 || (at > 1 && text[at - 2] === ' ')
    if (single && (at + 2 === text.length || text[at + 2] === ' ')) return true
  }
  return false
}
