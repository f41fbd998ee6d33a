/**
 * Texts and names of lists cut alike, at least as fine as tokens: words, single signs, and single letters of scripts written without blanks or
 * with particles joined to words.
 */

export interface NameUnits {
  readonly count: number
  readonly starts: Uint32Array
  readonly ends: Uint32Array
}

const blankless = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}'
const single = `${blankless}\\p{Script=Hangul}\\p{Script=Arabic}\\p{Script=Hebrew}`
const unit = new RegExp(`[${single}]|(?:(?![${single}])[\\p{L}\\p{M}\\p{N}])+|\\S`, 'gu')
const blanklessLetter = new RegExp(`^[${blankless}]`, 'u')

/** Linear in the length of the text; lone surrogates are units. */
export function cutUnits(text: string): NameUnits {
  const starts: number[] = []
  const ends: number[] = []
  for (const { 0: found, index } of text.matchAll(unit)) {
    starts.push(index)
    ends.push(index + found.length)
  }
  return { count: starts.length, starts: Uint32Array.from(starts), ends: Uint32Array.from(ends) }
}

/** Whether a letter of a script written without blanks stands at an offset. */
export function isBlankless(text: string, offset: number): boolean {
  const code = text.charCodeAt(offset)
  return code >= 0x0e00 && blanklessLetter.test(String.fromCodePoint(text.codePointAt(offset)!))
}
