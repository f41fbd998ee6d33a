/** Spelling of pinyin syllables. */

/** Combining marks of the four tones. */
const combining = ['\u0304', '\u0301', '\u030c', '\u0300']

/**
 * A syllable with a tone digit, written with its diacritic by the rules of Hanyu Pinyin: on `a` or `e`, else on the `o` of `ou`, else on the
 * last vowel. The neutral tone (digit 0) has none.
 */
export function markSyllable(syllable: string): string {
  const tone = syllable.charCodeAt(syllable.length - 1) - 48
  const letters = tone >= 0 && tone <= 9 ? syllable.slice(0, -1) : syllable
  if (tone < 1 || tone > 4) return letters
  let at = letters.search(/[aeê]/)
  if (at === -1) at = letters.indexOf('ou')
  if (at === -1) at = Math.max(letters.lastIndexOf('i'), letters.lastIndexOf('o'), letters.lastIndexOf('u'), letters.lastIndexOf('ü'))
  if (at === -1) at = letters.search(/[nm]/)
  if (at === -1) return letters
  return letters.slice(0, at) + (letters[at]! + combining[tone - 1]!).normalize('NFC') + letters.slice(at + 1)
}
