/** The normal form of a mention: its text with the white space evened out. */
import { dereferenced } from '../../core/character-references.js'
import { isPlain } from '../lists/letter-case.js'

const whiteSpace = /[\s\u0085]+/g
/** White space that is more than one blank between words. */
const irregularSpace = /[^\S ]|\u0085| {2}|^ | $/

/** Scripts written without blanks: Han, kana, bopomofo, Thai, Lao, Khmer, Myanmar. */
const blankless = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]/u

/**
 * One blank for each run of white space, line breaks too. Between two letters of a script written without blanks a run that breaks the line
 * leaves nothing: the line was broken inside a word.
 */
export function normalForm(text: string): string {
  if (isPlain(text, 0, text.length) || !irregularSpace.test(text)) return text
  return text.trim().replace(whiteSpace, (run, offset: number, whole: string) => {
    if (!/[\n\r\u0085]/.test(run)) return ' '
    return blankless.test(lastCharacter(whole, offset)) && blankless.test(firstCharacter(whole, offset + run.length)) ? '' : ' '
  })
}

/** The normal form of a stretch of a text as it came, whose character references are still to be read. */
export function normalFormAsItCame(written: string): string {
  return normalForm(dereferenced(written)?.text ?? written)
}

function firstCharacter(text: string, at: number): string {
  return String.fromCodePoint(text.codePointAt(at) ?? 32)
}

function lastCharacter(text: string, end: number): string {
  const low = text.charCodeAt(end - 1)
  return low >= 0xdc00 && low <= 0xdfff ? text.slice(end - 2, end) : text.slice(end - 1, end)
}
