/**
 * Given names of everyday talk that a model took for places or companies: behind an article that persons have (`en Pau`, `ο Γιάννης`), and in a row with other given names
 * (`z Kubą i Magdą`). Talk of friends says no more of them than that.
 */
import type { TokenList } from '../../../core/spans.js'
import { andPattern } from '../../../core/words/and-words.js'
import { createForm } from '../../chains/name.js'
import type { EntityLanguage } from '../../languages.js'
import type { GivenNames } from '../../lists/given-names.js'
import { Flag } from '../../lists/kinds.js'
import type { KnownNames } from '../../lists/known-names.js'
import { perLanguage } from '../../per-language.js'
import { type Mention, ruleMention } from '../../types.js'
import { withFound } from '../cover.js'
import { knownAs } from '../known-type.js'
import { byStart } from '../redactor.js'
import { isBeside, isOneToken, startsSentence, textOf, tokenFrom } from '../token-places.js'

/** Articles before given names; other names have them as well. */
const articles: Partial<Record<EntityLanguage, string>> = {
  cat: "la el l' l’",
  ell: 'ο η του της τον την ή',
  deu: 'der die dem den'
}
/** Articles that only persons have. */
const ownArticles: Partial<Record<EntityLanguage, string>> = { cat: "en na n' n’" }
/** Words for with, before whom one does something together with. */
export const withWords: Partial<Record<EntityLanguage, string>> = {
  eng: 'with',
  deu: 'mit',
  nld: 'met',
  swe: 'med',
  dan: 'med',
  nob: 'med',
  nno: 'med',
  fra: 'avec',
  spa: 'con',
  cat: 'amb',
  por: 'com',
  ita: 'con',
  ron: 'cu',
  pol: 'z ze',
  ces: 's se',
  slk: 's so',
  slv: 's z',
  hrv: 's sa',
  srp: 's sa с са',
  rus: 'с со',
  ukr: 'з із зі',
  bul: 'с със',
  ell: 'με'
}

const wordsOf = perLanguage((language) => ({
  articles: new Set(articles[language]?.split(' ')),
  own: new Set(ownArticles[language]?.split(' ')),
  together: new Set(withWords[language]?.split(' '))
}))

/** Between two names of a row: a comma or the word for and, and before the second an article or a preposition with it. */
const gap = new RegExp(`^(?:,? (?:${andPattern}|in) |, )(?:\\p{Ll}{1,4}[ ’']){0,2}$`, 'u')
const LONGEST_GAP = 14
const capitalised = /^\p{Lu}\p{Ll}/u
const contested: ReadonlySet<string> = new Set(['PERSON', 'LOCATION', 'ORGANIZATION'])
/** Of these a model that is surer is believed. */
const SURE = 0.9
/** Share of them that are right. */
const CONFIDENCE = 0.85
const LISTED = Flag.given | Flag.surname | Flag.placeFirst | Flag.organisationFirst | Flag.major | Flag.common

export interface NamesKnown {
  readonly known: KnownNames | undefined
  readonly givenNames: GivenNames | undefined
}

/**
 * The mentions, with given names behind an article or in a row of given names as persons.
 * @param mentions in any order
 * @param flags of the lists, by token (`Flag`)
 */
export function withGivenGroups(
  tokens: TokenList,
  mentions: readonly Mention[],
  language: EntityLanguage,
  { known, givenNames }: NamesKnown,
  flags: Uint32Array
): Mention[] {
  const { text, starts, ends, count } = tokens
  const words = wordsOf(language)
  const sorted = [...mentions].sort(byStart)
  const isOthers = (start: number, end: number) => {
    const one = known && knownAs(createForm(text.slice(start, end), language), language, known)
    return one !== undefined && one.type !== 'PERSON' && (one.ofLanguage || one.isListed || known!.isFamous(one.entity))
  }
  /** A given name that is nothing else that many know. */
  const isSureGiven = (token: number) => {
    const isListed = (flags[token]! & Flag.given) !== 0 || givenNames?.gender(createForm(textOf(tokens, token), language).folded.join(' ')) !== undefined
    return isListed && (flags[token]! & (Flag.major | Flag.common)) === 0 && !isOthers(starts[token]!, ends[token]!)
  }
  const wordBefore = (token: number) => (token > 0 && isBeside(tokens, token - 1) ? textOf(tokens, token - 1).toLowerCase() : '')
  /** Whether a mention is one whole word that no further name stands beside. */
  const isSingle = (mention: Mention) => {
    const first = tokenFrom(tokens, mention.start)
    return isOneToken(tokens, mention) && capitalised.test(textOf(tokens, first)) && !goesOn(tokens, first)
  }
  const persons = new Set<number>()
  sorted.forEach((mention, index) => {
    const first = tokenFrom(tokens, mention.start)
    if (mention.type === 'PERSON' || !contested.has(mention.type) || !isSingle(mention)) return
    const article = wordBefore(first)
    const isUnsure = (mention.confidence ?? 1) < SURE
    if (words.own.has(article) ? (flags[first]! & Flag.given) !== 0 || isSureGiven(first) : isUnsure && words.articles.has(article) && isSureGiven(first))
      persons.add(index)
  })
  const close = (row: readonly number[]) => {
    if (row.length < 2) return
    const tokensOf = row.map((index) => tokenFrom(tokens, sorted[index]!.start))
    // towns have articles now and then, all names of a row hardly
    const areCalled = words.own.size > 0 && tokensOf.every((token) => words.own.has(wordBefore(token)) || words.articles.has(wordBefore(token)))
    if (!tokensOf.some((token) => (areCalled ? (flags[token]! & Flag.given) !== 0 : isSureGiven(token)))) return
    let before = tokensOf[0]!
    if (words.articles.has(wordBefore(before))) before--
    const isTogether = areCalled || words.together.has(wordBefore(before))
    // without a word for company a row of names tells nothing: `Marcel et Lyon` of an old newspaper
    if (!isTogether) return
    row.forEach((index, at) => {
      const [mention, token] = [sorted[index]!, tokensOf[at]!]
      if (mention.type === 'PERSON') return
      const flag = flags[token]!
      const isPersonal = (flag & (Flag.given | Flag.surname)) !== 0 || isSureGiven(token)
      // in company a country may be somebody's name, a place that few know as well; elsewhere it is the place
      if (isPersonal || ((flag & LISTED) === 0 && (areCalled || !isOthers(mention.start, mention.end)))) persons.add(index)
    })
  }
  let row: number[] = []
  sorted.forEach((mention, index) => {
    if (!contested.has(mention.type)) return
    const last = row.length === 0 ? undefined : sorted[row.at(-1)!]!.end
    const isNext = last !== undefined && mention.start > last && mention.start - last <= LONGEST_GAP && gap.test(text.slice(last, mention.start))
    if (!isNext || !isSingle(mention)) {
      close(row)
      row = []
    }
    if (isSingle(mention)) row.push(index)
  })
  close(row)
  const missed: Mention[] = []
  for (let token = 1; words.own.size > 0 && token < count; token++) {
    if (!words.own.has(wordBefore(token)) || !capitalised.test(textOf(tokens, token)) || goesOn(tokens, token)) continue
    if ((flags[token]! & (Flag.given | Flag.major)) === Flag.given) missed.push(ruleMention(starts[token]!, ends[token]!, 'PERSON', 'given-groups', CONFIDENCE))
  }
  if (persons.size === 0 && missed.length === 0) return [...mentions]
  const read = sorted.map((mention, index) => (persons.has(index) ? { ...mention, type: 'PERSON', confidence: CONFIDENCE } : mention))
  return withFound(text.length, read, missed, () => false)
}

/** Whether a capitalised word stands beside a word: it is a part of a longer name. */
function goesOn(tokens: TokenList, token: number): boolean {
  const isName = (other: number) => /^\p{Lu}/u.test(textOf(tokens, other))
  return (
    (token + 1 < tokens.count && isBeside(tokens, token) && (isName(token + 1) || textOf(tokens, token + 1) === '-')) ||
    (token > 0 && isBeside(tokens, token - 1) && isName(token - 1) && !startsSentence(tokens, token - 1))
  )
}
