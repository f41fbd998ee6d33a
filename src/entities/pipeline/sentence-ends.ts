/**
 * Names that a model took over the end of a sentence (`Olefin III. Posłanka Zielińska`): behind a number or a whole word, and before a form of address or an office
 * with a capital, a full stop is no sign of an abbreviation.
 */
import { foldWord } from '../chains/fold.js'
import type { EntityLanguage } from '../languages.js'
import type { Mention } from '../types.js'
import { formsApart, formsOfPersons } from './forms-of-address.js'

const border = /[.!?…][ \u00a0](?=(\p{Lu}\p{Ll}{2,24})[ \u00a0]\p{Lu})/gu
/** Letters of an abbreviation, at most, are fewer than those of such a word. */
const lastWord = /(?:^|[ \u00a0])(?:(?<number>[IVXLC]{2,8}|\d{1,4})|\p{L}{6,30})$/u
const LONGEST_WORD = 32
/** Longer names stay as they are. */
const MAX_LENGTH = 200

/** The mention, or what stands in it on both sides of such an end; a person before it whom a number closes was none. Bounded work. */
export function splitAtSentence(mention: Mention, text: string, language: EntityLanguage, isGiven: (offset: number) => boolean): Mention[] {
  const { start, end, type } = mention
  if (end - start > MAX_LENGTH || (type !== 'PERSON' && type !== 'ORGANIZATION' && type !== 'LOCATION')) return [mention]
  const name = text.slice(start, end)
  for (const { 0: mark, 1: word = '', index } of name.matchAll(border)) {
    const last = lastWord.exec(name.slice(Math.max(0, index - LONGEST_WORD), index))
    if (last === null || !(formsApart(language).has(foldWord(word)) || formsOfPersons(language).has(word.toLowerCase()))) continue
    const rest: Mention = { ...mention, start: start + index + mark.length, type: 'PERSON' }
    const isKept = type !== 'PERSON' || last.groups!['number'] === undefined || isGiven(start)
    return isKept ? [{ ...mention, end: start + index }, rest] : [rest]
  }
  return [mention]
}
