/**
 * Clubs with the names of towns beside whose they are (`il Torino di Vanoli`, `La Roma di De Rossi ha vinto`, `Bielsa's Leeds`), in sentences of matches, or with an article
 * that towns do not have.
 */
import type { TokenList } from '../../../core/spans.js'
import { createForm } from '../../chains/name.js'
import type { EntityLanguage } from '../../languages.js'
import type { ClubNames } from '../../lists/club-names.js'
import { Flag } from '../../lists/kinds.js'
import { type Mention, ruleMention } from '../../types.js'
import { meetings } from '../cover.js'
import { byStart } from '../redactor.js'
import { isBlankBehind, startsSentence, textOf } from '../token-places.js'
import { Sign, type SignWords, signsOf } from './sport-signs.js'
import { lossWords } from './team-words.js'

/** Between a club and whose it is. */
const links: Partial<Record<EntityLanguage, string>> = { ita: 'di', spa: 'de', cat: 'de', por: 'de', fra: 'de', nld: 'van', ell: 'του της', ron: 'lui' }
/** Between whose it is and a club. */
const owners: Partial<Record<EntityLanguage, string>> = { eng: "'s ’s" }
/** Articles of clubs alone: Italian towns are women. */
const ownArticles: Partial<Record<EntityLanguage, string>> = { ita: 'il del al dal col' }

const MOST_WORDS = 3
/** Tokens of a sentence that are looked at on each side. */
const WITHIN = 30
const CONFIDENCE = 0.85
const capital = /^\p{Lu}[\p{L}’'-]*$/u
const setOf = (words: string | undefined): ReadonlySet<string> => new Set(words?.split(' '))

/** The names with such clubs, and who coaches them, each by itself. Linear. @param names in text order, without overlaps @param flags of the lists, by token (`Flag`) */
export function withCoachedClubs(
  tokens: TokenList,
  names: readonly Mention[],
  language: EntityLanguage,
  clubs: ClubNames | undefined,
  flags: Uint32Array
): readonly Mention[] {
  const own = links[language] ?? owners[language]
  const signs = signsOf(language)
  if (own === undefined || signs === undefined || clubs === undefined) return names
  const words = setOf(own)
  const longest = Math.max(...Array.from(words, (word) => word.length))
  const { starts, ends, count } = tokens
  const isOwnerFirst = owners[language] !== undefined
  const articles = setOf(ownArticles[language])
  const losses = lossWords[language] === undefined ? undefined : setOf(lossWords[language])
  const met = meetings(names)
  const found: Mention[] = []
  for (let token = 1; token + 1 < count; token++) {
    if (ends[token]! - starts[token]! > longest || !isBlankBehind(tokens, token) || !words.has(textOf(tokens, token))) continue
    if (!isOwnerFirst && !isBlankBehind(tokens, token - 1)) continue
    const before = run(tokens, token - 1, -1)
    const behind = run(tokens, token + 1, 1)
    if (before === undefined || behind === undefined) continue
    const [club, person] = isOwnerFirst ? [behind, before] : [before, behind]
    const [start, end] = [starts[club[0]]!, ends[club[1]]!]
    if (!clubs.has(createForm(tokens.text.slice(start, end), language), language)) continue
    if (isOther(flags[person[1]]!) || (flags[club[1]]! & Flag.nationalityFirst) !== 0) continue
    const article = club[0] > 0 ? textOf(tokens, club[0] - 1).toLowerCase() : ''
    if (!articles.has(article) && !isOfMatch(tokens, token, signs, losses)) continue
    const owner = ruleMention(starts[person[0]]!, ends[person[1]]!, 'PERSON', 'coached-club', CONFIDENCE)
    // `One Nation's Victorian leader`
    if (isOwnerFirst && met(owner).some(({ type }) => type === 'ORGANIZATION')) continue
    found.push(ruleMention(start, end, 'ORGANIZATION', 'coached-club', CONFIDENCE), owner)
  }
  if (found.length === 0) return names
  found.sort(byStart)
  const near = meetings(found)
  return [...names.filter((name) => near(name).length === 0), ...found].sort(byStart)
}

/** A country or a city, or a word that nobody is called by. */
function isOther(flags: number): boolean {
  return (flags & Flag.major) !== 0 || (flags & (Flag.common | Flag.given | Flag.surname)) === Flag.common
}

/** The capitalised words that end or begin at a token. */
function run(tokens: TokenList, token: number, step: 1 | -1): readonly [first: number, last: number] | undefined {
  if (!capital.test(textOf(tokens, token))) return undefined
  let end = token
  for (let size = 1; size < MOST_WORDS; size++) {
    const next = end + step
    if (next < 0 || next >= tokens.count || !isBlankBehind(tokens, Math.min(end, next)) || startsSentence(tokens, Math.max(end, next))) break
    // an article that begins the sentence
    if (!capital.test(textOf(tokens, next)) || (step < 0 && startsSentence(tokens, next))) break
    end = next
  }
  return step < 0 ? [end, token] : [token, end]
}

/** Whether the sentence around a token is of a match: a word of sport, or what teams do. */
function isOfMatch(tokens: TokenList, token: number, signs: SignWords, losses: ReadonlySet<string> | undefined): boolean {
  let first = token
  while (first > 0 && token - first < WITHIN && !startsSentence(tokens, first)) first--
  let next = token + 1
  while (next < tokens.count && next - token < WITHIN && !startsSentence(tokens, next)) next++
  if (signs.areSure(tokens, first, next)) return true
  for (let at = first; at < next; at++)
    if ((signs.of(textOf(tokens, at).toLowerCase()) & Sign.verb) !== 0 || losses?.has(textOf(tokens, at)) === true) return true
  return false
}
