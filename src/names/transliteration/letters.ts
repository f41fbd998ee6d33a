/** Names as transliteration reads and writes them: small letters, one blank between words. The form is part of the format of the models. */

const NOT_WRITTEN = /[\u02b0-\u02bf\u02c8'’‘`´]/gu
const LATIN: Readonly<Record<string, string>> = { ı: 'i', ø: 'o', ł: 'l', đ: 'd', ð: 'd', ß: 'ss', æ: 'ae', œ: 'oe', ə: 'e', þ: 'th', ŋ: 'ng', ħ: 'h' }
const LATIN_LETTERS = /[ıøłđðßæœəþŋħ]/gu

/** A name in Latin letters: a to z and single blanks; diacritics, apostrophes and hyphens are left out. */
export function foldedLatin(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(NOT_WRITTEN, '')
    .replace(/[\p{M}\p{Cf}-]/gu, '')
    .replace(LATIN_LETTERS, (letter) => LATIN[letter]!)
    .replace(/[^a-z]+/gu, ' ')
    .trim()
}

/** Vowel signs and other marks of the scripts that leave them out mostly. */
const OPTIONAL = /[\u064b-\u065f\u0670\u0640\u0591-\u05bd\u05bf-\u05c7]/gu
/** Letters that Persian, Urdu and Pashto keyboards and Arabic ones write differently. */
const ARABIC: Readonly<Record<string, string>> = { ي: 'ی', ى: 'ی', ك: 'ک' }
const PERSIAN_LETTERS = new Set(['fas', 'pus', 'urd'])
const HAN_OR_KANA = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** A name in native script: NFKC in small letters, optional vowel signs left out, signs between words as blanks; hangul by its letters. */
export function foldedNative(name: string, language: string): string {
  const even = name
    .normalize('NFKC')
    .toLowerCase()
    .replace(OPTIONAL, '')
    .replace(/\u200c/gu, ' ')
    .replace(/\p{Cf}/gu, '')
    .replace(/[^\p{L}\p{M}ー]+/gu, ' ')
    .trim()
  if (PERSIAN_LETTERS.has(language)) return even.replace(/[يىك]/gu, (letter) => ARABIC[letter]!)
  return language === 'kor' ? even.normalize('NFD') : even
}

/** The native form of what the models write. */
export function writtenNative(folded: string, language: string): string {
  if (language === 'kor') return folded.normalize('NFC')
  return language === 'jpn' && HAN_OR_KANA.test(folded) ? folded.replaceAll(' ', '・') : folded
}
