/** Punctuation marks have the tag of punctuation, and letters never: taggers that meet a mark or an interjection where the treebanks have none guess. */
import { Kind, kinds } from '../../core/characters.js'
import { tagNumber } from '../../core/part-of-speech.js'
import { TokenClass, type TokenList } from '../../core/spans.js'

/** Marks that nothing is said with. Others may stand for words: `&`, `§`, `/`. */
const marks = new Set<number>([Kind.period, Kind.comma, Kind.quote, Kind.open, Kind.close, Kind.colon, Kind.semicolon, Kind.terminal, Kind.ellipsis])
/** What else a mark may be, as in formulas, and what a dash may be between numbers ("from to"). */
const ofMarks = new Set<number>([tagNumber.PUNCT, tagNumber.SYM])
const ofDashes = new Set<number>([tagNumber.PUNCT, tagNumber.SYM, tagNumber.ADP, tagNumber.X])
/** Letters that are signs of repetition, of abbreviation, of numbers and of lengthening, and what a Vietnamese treebank writes for brackets. */
const signs = 'ๆฯªº²³¹ـ'
const bracketWords: ReadonlySet<string> = new Set(['LBKT', 'RBKT'])

const THOUSANDS = /^\d{1,3}[,，]\d{3}/u
const LONGEST_NUMBER = 12

/** The tag of a token that the tagger gives `tag`; a dash that begins a sentence begins what somebody says. */
export function tagOfMark(tokens: TokenList, index: number, tag: number, isFirst: boolean): number {
  // half of a character says nothing
  if (tokens.classes[index] === TokenClass.symbol && isHalf(tokens.text.codePointAt(tokens.starts[index]!)!)) return tagNumber.X
  // "1,200", which treebanks cut
  if (
    tag === tagNumber.NOUN &&
    tokens.classes[index] === TokenClass.number &&
    THOUSANDS.test(tokens.text.slice(tokens.starts[index], Math.min(tokens.ends[index]!, tokens.starts[index]! + LONGEST_NUMBER)))
  )
    return tagNumber.NUM
  if (tag === tagNumber.PUNCT || tokens.classes[index] !== TokenClass.punctuation) return tag
  const kind = kinds[tokens.text.charCodeAt(tokens.starts[index]!)]!
  if (kind === Kind.hyphen) return isFirst || !ofDashes.has(tag) ? tagNumber.PUNCT : tag
  return marks.has(kind) && !ofMarks.has(tag) ? tagNumber.PUNCT : tag
}

/** Whether a surrogate stands without its other one. */
const isHalf = (point: number): boolean => point >= 0xd800 && point <= 0xdfff

/** Whether a token may be punctuation. */
export function mayBeMark(tokens: TokenList, index: number): boolean {
  const { text, starts, ends } = tokens
  const first = text[starts[index]!]!
  const kind = kinds[first.charCodeAt(0)]!
  if (kind !== Kind.letter && !(kind >= Kind.han && kind <= Kind.thai)) return true
  return signs.includes(first) || (ends[index]! - starts[index]! === 4 && bracketWords.has(text.slice(starts[index], ends[index])))
}
