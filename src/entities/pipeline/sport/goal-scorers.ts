/**
 * Players by what they do (`gól dal Chramosta`, `Böde fejelt gólt`, `strijelac Pršir`): who stands beside a verb for scoring that has a goal, or behind the word for who scored.
 * Surnames without a given name are often missed, or taken for places and firms.
 */
import { TokenClass, type TokenList } from '../../../core/spans.js'
import { andWordsOf } from '../../../core/words/and-words.js'
import { beginningsInAnyCase } from '../../beginnings.js'
import { capitalNouns } from '../../language-kinds.js'
import type { EntityLanguage } from '../../languages.js'
import { Flag } from '../../lists/kinds.js'
import { perLanguage } from '../../per-language.js'
import { type Mention, ruleMention } from '../../types.js'
import { meetings } from '../cover.js'
import { byStart } from '../redactor.js'
import { isBlankBehind, startsSentence, textOf, tokenFrom } from '../token-places.js'
import { goalWords } from './goal-words.js'
import { mayBePlayer, type PlayerShape, type PlayerText, type SportLists } from './players.js'
import { StemmedWords } from './stemmed-words.js'

interface Words {
  readonly verbs: ReadonlySet<string>
  readonly goals: StemmedWords
  readonly scorers: ReadonlySet<string>
  readonly and: ReadonlySet<string>
  readonly beginnings: ReturnType<typeof beginningsInAnyCase>
}

const wordsOf = perLanguage((language): Words | undefined => {
  const words = goalWords[language]
  if (words === undefined) return undefined
  const verbs = new Set(words.verbs.split(' '))
  const scorers = new Set(words.scorers?.split(' '))
  return {
    verbs,
    scorers,
    goals: new StemmedWords(words.goals),
    and: new Set(andWordsOf[language]?.split(' ')),
    beginnings: beginningsInAnyCase(verbs, scorers)
  }
})
/** Auxiliaries and pronouns between the verb and the player, and articles of the goal between a verb and what is scored. */
const LONGEST_AUXILIARY = 5
/** Words on either side of the verb among which the goal stands. */
const REACH = 5
/** Players of one row. */
const MOST = 5
const surname = /^\p{Lu}[\p{Ll}\p{M}’'-]{2,30}(?:-\p{Lu}[\p{Ll}\p{M}]+)?$/u
const capital = /^\p{Lu}/u
const small = /^\p{Ll}+$/u
/** What is written between the verb and a row of players. */
const comma = /^,$/u
const CONFIDENCE = 0.8
/** A model that is surer is believed. */
const SURE = 0.9

/** The names with such players. Linear. @param names in any order @param flags of the lists, by token (`Flag`) */
export function withGoalScorers(
  tokens: TokenList,
  names: readonly Mention[],
  language: EntityLanguage,
  flags: Uint32Array,
  lists: SportLists
): readonly Mention[] {
  const words = wordsOf(language)
  if (words === undefined) return names
  const { text, starts, ends, classes, count } = tokens
  let meeting: ReturnType<typeof meetings<Mention>> | undefined
  const near = (span: { start: number; end: number }) => {
    meeting ??= meetings(names.toSorted(byStart))
    return meeting(span)
  }
  const replaced = new Set<Mention>()
  const found: Mention[] = []
  /** Whether a word may be a player's surname, and what gives way to it. */
  const add = (token: number): boolean => {
    const span = { start: starts[token]!, end: ends[token]! }
    const met = near(span)
    if (met.length > 1) return false
    const [name] = met
    if (name?.type === 'PERSON') return true
    const isThere = name !== undefined && (name.start !== span.start || name.end !== span.end || (name.confidence ?? 1) >= SURE || name.source === 'gazetteer')
    if (isThere || !mayBePlayer(document, token, textOf(tokens, token), player)) return false
    if (name !== undefined) replaced.add(name)
    found.push(ruleMention(span.start, span.end, 'PERSON', 'goal-scorers', CONFIDENCE))
    return true
  }
  const document: PlayerText = { tokens, language, flags, ...lists }
  const player: PlayerShape = {
    surname,
    never: NO_PLAYER,
    listsFirst: false,
    // the word for the goal, or the head of a longer name
    isOther: (word, token) => words.goals.has(word.toLowerCase()) || (isBlankBehind(tokens, token) && capital.test(textOf(tokens, token + 1))),
    believes: (token) => !capitalNouns.has(language) && !startsSentence(tokens, token)
  }
  const hasGoal = (verb: number): boolean => {
    for (let token = Math.max(0, verb - REACH); token <= Math.min(count - 1, verb + REACH); token++) {
      if (token !== verb && words.goals.has(textOf(tokens, token).toLowerCase()) && !isParted(tokens, token, verb)) return true
    }
    return false
  }
  const isAuxiliary = (token: number) => token >= 0 && token < count && ends[token]! - starts[token]! <= LONGEST_AUXILIARY && small.test(textOf(tokens, token))
  for (let verb = 0; verb < count; verb++) {
    if (classes[verb] !== TokenClass.word || !words.beginnings.has(text, starts[verb]!)) continue
    const word = textOf(tokens, verb).toLowerCase()
    const isScorer = words.scorers.has(word)
    if (!isScorer && !(words.verbs.has(word) && hasGoal(verb))) continue
    let before = verb - 1
    if (before > 0 && isAuxiliary(before) && isBlankBehind(tokens, before)) before--
    if (before >= 0 && isBlankBehind(tokens, before) && !startsSentence(tokens, before + 1) && capital.test(textOf(tokens, before)) && add(before)) continue
    let next = verb + 1
    if (next < count && (isAuxiliary(next) || textOf(tokens, next) === ':') && !startsSentence(tokens, next)) next++
    for (let players = 0; players < MOST && next < count && !startsSentence(tokens, next) && add(next); players++) {
      next = behind(tokens, near, next)
      if (next + 1 >= count || !(comma.test(textOf(tokens, next)) || words.and.has(textOf(tokens, next)))) break
      next++
    }
  }
  return found.length === 0 ? names : [...names.filter((name) => !replaced.has(name)), ...found].sort(byStart)
}

const NO_PLAYER = Flag.common | Flag.placeFirst | Flag.major | Flag.jobFirst | Flag.titleFirst | Flag.nationalityFirst | Flag.organisationFirst

/** The token behind a player, or behind the whole name that was found there. */
function behind(tokens: TokenList, near: (one: { start: number; end: number }) => readonly Mention[], token: number): number {
  const [name] = near({ start: tokens.starts[token]!, end: tokens.ends[token]! })
  return name === undefined ? token + 1 : Math.max(token + 1, tokenFrom(tokens, name.end))
}

/** Whether a sentence ends between two tokens. */
function isParted(tokens: TokenList, one: number, other: number): boolean {
  for (let token = Math.min(one, other) + 1; token <= Math.max(one, other); token++) if (startsSentence(tokens, token)) return true
  return false
}
