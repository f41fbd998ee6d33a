/** Towns behind a preposition of place and firms behind a verb for working or shopping, in texts without capitals. */
import { TokenClass, type TokenList } from '../../../core/spans.js'
import { tokenWords } from '../../chains/token-words.js'
import type { EntityLanguage } from '../../languages.js'
import { Flag } from '../../lists/kinds.js'
import type { KnownNames } from '../../lists/known-names.js'
import { UsualName, type UsualNames } from '../../lists/usual-names.js'
import { type Mention, ruleMention } from '../../types.js'
import { withFound } from '../cover.js'
import { isBeside, isOneToken, startsSentence, textOf } from '../token-places.js'
import { talkWordsOf } from './words.js'

const TALK = 'talk-places'
/** Share of them that are right. */
const CONFIDENCE = 0.75
/** A model that is surer is believed. */
const SURE = 0.8
/** Words between the verb and the preposition. */
const MOST_BETWEEN = 3
const SHORTEST = 2
/** Shorter ones are abbreviations and pronouns (`us`). */
const SHORTEST_TOWN = 4
const SHORTEST_SMALL_TOWN = 4
/** Prepositions that stand inside names as well (`universidad de Lima`). */
const insideNames: ReadonlySet<string> = new Set(
  "de d' di da do du von van aus uit från fra frå od z ze zo iz из з із от від από απο dari from din of des".split(' ')
)
/** To, and in Portuguese of the. */
const SLAVIC_TO = 'do'
/** Letters of a firm that is an ordinary word as well. */
const SHORTEST_WORD = 5
/** Articles between a preposition and a firm. */
const articles: ReadonlySet<string> = new Set("la le l' el il lo der die das dem den de het the o a os as η ο το".split(' '))

/**
 * The names with those; single words that a model took for something else, and is not sure of, give way. Linear.
 * @param flags of the lists, by token (`Flag`), read without capitals
 */
export function withTalkPlaces(
  tokens: TokenList,
  names: readonly Mention[],
  language: EntityLanguage,
  flags: Uint32Array,
  usual: UsualNames,
  known: KnownNames | undefined
): Mention[] {
  const words = talkWordsOf(language)
  if (words === undefined || words.places.size === 0) return [...names]
  const { starts, ends, count, classes } = tokens
  const folded = tokenWords(tokens, language)
  const isFirm = (token: number) => {
    if ((flags[token]! & Flag.common) !== 0 && textOf(tokens, token).length < SHORTEST_WORD) return false
    const one = known?.find([folded.stem(token)], language) ?? known?.find([folded.folded(token)])
    return one !== undefined && known!.typeOf(one.entity) === 'ORGANIZATION' && known!.isWellKnown(one.entity)
  }
  const found: Mention[] = []
  /** Where the latest verb for working stands. */
  let work = -1
  for (let token = 0; token < count; token++) {
    if (startsSentence(tokens, token)) work = -1
    const word = textOf(tokens, token)
    if (words.works.has(word)) {
      work = token
      continue
    }
    if (token === 0 || classes[token] !== TokenClass.word || word.length < SHORTEST || !isBeside(tokens, token - 1)) continue
    const hasArticle = token > 1 && articles.has(textOf(tokens, token - 1)) && isBeside(tokens, token - 2)
    const preposition = textOf(tokens, token - 1)
    const before = hasArticle && !words.at.has(preposition) ? token - 2 : token - 1
    const isAtWork = work >= 0 && before - work >= 1 && before - work <= MOST_BETWEEN + 1 && words.at.has(textOf(tokens, before))
    const kind = usual.kind(word)
    const isOfPersons = words.before.has(preposition)
    if (isAtWork && (isFirm(token) || isNameOfFirm(kind, isOfPersons) || (kind === 0 && !isOfPersons && isListedFirm(flags[token]!))))
      found.push(ruleMention(starts[token]!, ends[token]!, 'ORGANIZATION', TALK, CONFIDENCE))
    else if (
      !isAtWork &&
      words.places.has(preposition) &&
      !(insideNames.has(preposition) && !(preposition === SLAVIC_TO && words.hasCases)) &&
      word.length >= SHORTEST_TOWN &&
      (kind & UsualName.own) === 0 &&
      (isTown(flags[token]!, words.hasCases) || (isSmallTown(flags[token]!, words.hasCases) && kind === 0 && word.length >= SHORTEST_SMALL_TOWN))
    )
      found.push(ruleMention(starts[token]!, ends[token]!, 'LOCATION', TALK, CONFIDENCE))
  }
  return withFound(tokens.text.length, names, found, (name) => (name.confidence ?? 1) < SURE && isOneToken(tokens, name))
}

/** A given name that nobody works in: behind a preposition that persons do not have. */
function isNameOfFirm(kind: number, isOfPersons: boolean): boolean {
  return !isOfPersons && (kind & (UsualName.own | UsualName.everywhere)) !== 0 && (kind & (UsualName.ordinary | UsualName.inflected)) === 0
}

/** A word that the lists have as somebody's or a firm's name, and not as a place or a word of the language. */
function isListedFirm(flag: number): boolean {
  return (flag & (Flag.given | Flag.surname | Flag.organisationFirst)) !== 0 && (flag & (Flag.common | Flag.placeFirst | Flag.nationalityFirst)) === 0
}

/** A town of the lists that is nothing else, and no word of the language. @param hasCases whether it may have an ending */
function isSmallTown(flag: number, hasCases: boolean): boolean {
  const others =
    Flag.common |
    Flag.several |
    Flag.given |
    Flag.surname |
    Flag.organisationFirst |
    Flag.nationalityFirst |
    Flag.languageFirst |
    (hasCases ? 0 : Flag.inflected)
  return (flag & (Flag.placeFirst | others)) === Flag.placeFirst
}

/** A large town or a country, and no people or language. @param hasCases whether it may have an ending */
function isTown(flag: number, hasCases: boolean): boolean {
  const others = Flag.common | Flag.several | Flag.nationalityFirst | Flag.languageFirst | (hasCases ? 0 : Flag.inflected)
  return (flag & (Flag.major | others)) === Flag.major
}
