/** Characters as texts are compared by: one table look-up a UTF-16 unit, no strings made. Trained vectors depend on it: a change here makes them stale. */

/** Folded code of a unit that stands between words. */
export const SEPARATOR = 0
/** Folded code of a unit that is passed over: accents, optional vowel signs, apostrophes. */
export const SKIPPED = 1

const SKIPPED_UNITS = /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u0640\u06d6-\u06ed]/u
const SKIPPED_SIGNS: ReadonlySet<string> = new Set(['\u00ad', '\u200c', '\u200d', "'", '’', 'ʼ', '¬'])
const ACCENTS = /[\u0300-\u036f]/gu
const LETTERS: Readonly<Record<string, string>> = {
  ß: 's',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  æ: 'a',
  œ: 'o',
  þ: 't',
  ı: 'i',
  ħ: 'h',
  ς: 'σ',
  ى: 'ي',
  ک: 'ك',
  ی: 'ي',
  ة: 'ه'
}

/** Folded code of every UTF-16 unit: lower case, without accents, ASCII for full-width forms; `SEPARATOR` or `SKIPPED`. Halves of surrogate pairs separate. */
export const foldedUnits: Uint16Array = foldTable()

function foldTable(): Uint16Array {
  const table = new Uint16Array(0x10000)
  for (let code = 1; code < table.length; code++) table[code] = isUniform(code) ? code : foldUnit(String.fromCharCode(code))
  return table
}

/** Han characters and Hangul syllables are what they are; looking closer at them would take most of the time. */
function isUniform(code: number): boolean {
  return (code >= 0x3400 && code <= 0x9fff) || (code >= 0xac00 && code <= 0xd7a3)
}

function foldUnit(unit: string): number {
  if (SKIPPED_SIGNS.has(unit) || SKIPPED_UNITS.test(unit)) return SKIPPED
  if (!/[\p{L}\p{N}\p{M}]/u.test(unit)) return SEPARATOR
  const plain = unit.normalize('NFKC').toLowerCase().normalize('NFD').replace(ACCENTS, '').normalize('NFC')[0] ?? unit
  return (LETTERS[plain] ?? plain).charCodeAt(0)
}

/** Whether words of this script are written without blanks between them: Thai, Lao, Khmer, Burmese, Han, Kana. */
export function isUnspaced(code: number): boolean {
  return (code >= 0x0e00 && code < 0x0f00) || (code >= 0x1000 && code < 0x10a0) || (code >= 0x1780 && code < 0x1800) || (code >= 0x2e80 && code < 0xa000)
}
