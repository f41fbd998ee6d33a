/** Sentences that certainly begin or do not begin behind a point; the treebanks have too few of each to learn from. */
import { Kind, kinds, lower } from '../../core/characters.js'
import { isStreetBeforeNumber, isTitle, isUnit } from '../tokenize/abbreviations.js'
import { Gap } from '../tokenize/atoms.js'
import { caseShape } from '../tokenize/features.js'
import { isBeforeCardinal, isBeforeNumber, isMonth, splitsOrdinals } from '../tokenize/numbers.js'
import { followsOrdinals } from '../tokenize/ordinal-nouns.js'
import { goesOnBehindMark, startsBehindPoint, startsTurn } from './behind-points.js'
import { beforePoint, wordBeforePoint } from './features.js'
import { Ending, type TokenDraft } from './rules.js'

/** Tokens of a number with its point: what follows goes on the sentence, "1. Beat the eggs." */
const LIST_NUMBER = 2
const POINT = 46
const LONGEST_WORD = 24
/** What `caseShape` says of capitals. */
const CAPITALS = 4

/**
 * Whether a sentence begins at token `index`; undefined where only the trained model may tell.
 * @param length tokens in the sentence so far
 * @param listed the abbreviations of the language
 */
export function startsSurely(
  draft: TokenDraft,
  index: number,
  ending: number,
  length: number,
  language: string,
  listed: ReadonlySet<string>
): boolean | undefined {
  const { text, starts } = draft
  if (length <= LIST_NUMBER && isListNumber(draft, index, length)) return false
  const first = text.charCodeAt(starts[index]!)
  const word = wordBeforePoint(draft, index)
  if (isTitle(word) && !(isUnit(word) && isCounted(draft, index))) return false
  if (goesOnBehindMark(draft, index, ending, length, language)) return false
  if (startsTurn(draft, index, ending, length)) return true
  const isUpper = lower[first] !== first
  if (ending === Ending.weak && isUpper) return true
  if (kinds[first] === Kind.digit && (isBeforeNumber(word, language) || isStreetBeforeNumber(lastWord(draft, index), language)) && !isCounted(draft, index))
    return false
  if (ending === Ending.point && isUpper && length > LIST_NUMBER && endsWithNumber(draft, index, language)) return true
  return startsBehindPoint(draft, index, ending, length, language, listed)
}

/** The word that stands with a point before token `index`, as it is written. */
function lastWord(draft: TokenDraft, index: number): string {
  const before = beforePoint(draft, index)
  return before === undefined || before.end - draft.starts[before.token]! > LONGEST_WORD ? '' : draft.text.slice(draft.starts[before.token], before.end)
}

/** Whether the `length` tokens before token `index` are a number and its point and nothing else. */
function isListNumber({ text, starts, ends }: TokenDraft, index: number, length: number): boolean {
  const start = starts[index - length]!
  const end = ends[index - 1]!
  if (text.charCodeAt(end - 1) !== POINT || kinds[text.charCodeAt(start)] !== Kind.digit) return false
  for (let at = start; at < end; at++) if (kinds[text.charCodeAt(at)] !== Kind.digit && text.charCodeAt(at) !== POINT) return false
  return true
}

/** Whether a number stands before the word with its point before token `index`: "5 min. 20 Leute". */
function isCounted(draft: TokenDraft, index: number): boolean {
  const last = index - 1
  const word = draft.ends[last]! - draft.starts[last]! === 1 ? last - 1 : last
  return word > 0 && kinds[draft.text.charCodeAt(draft.ends[word - 1]! - 1)] === Kind.digit
}

/** Whether the point before token `index` is a token of its own behind a number that is no ordinal number. */
function endsWithNumber(draft: TokenDraft, index: number, language: string): boolean {
  const { text, starts, ends, gaps } = draft
  const number = index - 2
  if (number < 1 || ends[index - 1]! - starts[index - 1]! !== 1 || gaps[index - 1]! >= Gap.space) return false
  if (kinds[text.charCodeAt(starts[number]!)] !== Kind.digit || kinds[text.charCodeAt(ends[number]! - 1)] !== Kind.digit) return false
  if (isOutlineNumber(text, starts[number]!, ends[number]!)) return false
  // elsewhere the point of an ordinal number is no token of its own
  if (!splitsOrdinals(language) || isBeforeCardinal(wordBefore(draft, number), language)) return true
  // these languages write a capital behind an ordinal number in names and headings only
  const next = text.slice(starts[index], Math.min(ends[index]!, starts[index]! + LONGEST_WORD)).toLowerCase()
  if (kinds[text.charCodeAt(ends[number - 1]! - 1)] !== Kind.letter || caseShape(text, starts[index]!, ends[index]!) === CAPITALS) return false
  return !isMonth(next, language) && !followsOrdinals(next, language)
}

/** Whether digits with a point between them are the number of a chapter: "2.1". */
function isOutlineNumber(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (text.charCodeAt(at) === POINT) return end - at <= 3
  return false
}

/** The word before token `index`, in small letters, its point left out. */
function wordBefore({ text, starts, ends }: TokenDraft, index: number): string {
  const last = index - 1
  const isPoint = last > 0 && ends[last]! - starts[last]! === 1 && kinds[text.charCodeAt(starts[last]!)] === Kind.period
  const word = isPoint ? last - 1 : last
  const end = !isPoint && kinds[text.charCodeAt(ends[word]! - 1)] === Kind.period ? ends[word]! - 1 : ends[word]!
  return text.slice(starts[word], Math.min(end, starts[word]! + 16)).toLowerCase()
}
