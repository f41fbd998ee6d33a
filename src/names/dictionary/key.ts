/** The form by which names are looked up: what writers of the same name do differently (case, blanks, signs, optional marks, letter variants) is evened out. */

/** Accents of Latin, Greek and Cyrillic, hamza and vowel signs of Arabic, points of Hebrew; signs of other scripts are letters of the name. */
const MARKS = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed]/gu
const NOT_WRITTEN = /[^\p{L}\p{N}\p{M}]|\u0640/gu
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
  ħ: 'h',
  ς: 'σ',
  ی: 'ي',
  ى: 'ي',
  ې: 'ي',
  ے: 'ي',
  ک: 'ك',
  ة: 'ه',
  ہ: 'ه',
  ھ: 'ه',
  ە: 'ه',
  ۃ: 'ه'
}
const VARIANTS = /[ıøłđðßæœəþħςیىېےکةہھەۃ]/gu

/** Key of a name; in Chinese the characters are taken as simplified ones by the caller. */
export function nameKey(name: string): string {
  if (isAscii(name)) return name.toLowerCase().replace(/[^a-z0-9]/gu, '')
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(MARKS, '')
    .replace(NOT_WRITTEN, '')
    .replace(VARIANTS, (letter) => LETTERS[letter]!)
    .normalize('NFC')
}

function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 0x7f) return false
  return true
}
