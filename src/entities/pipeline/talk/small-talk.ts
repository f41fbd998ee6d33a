/**
 * Given names in messages without capitals, which models mostly know from sentences with them: friends in a row (`mit max und ole`, `रोहन और नेहा के साथ`), who is greeted
 * (`hej freja, ...`), and names that a model took together with the greeting before or the word behind (`hai rina`, `tom tmrw`).
 */
import { TokenClass, type TokenList } from '../../../core/spans.js'
import { foldWord } from '../../chains/fold.js'
import { withoutCapitals } from '../../language-kinds.js'
import type { EntityLanguage } from '../../languages.js'
import type { GivenNames } from '../../lists/given-names.js'
import { Flag } from '../../lists/kinds.js'
import { perLanguage } from '../../per-language.js'
import { type Mention, ruleMention } from '../../types.js'
import { meetings, withFound } from '../cover.js'
import { isOffice } from '../greeted-groups.js'
import { greetingWords } from '../greetings.js'
import { isBlankBehind, textOf, tokenFrom } from '../token-places.js'
import { callsOf, talkAndsOf } from './calls.js'
import { withWords } from './given-groups.js'

/** Behind the names of those with whom one does something. */
const withBehind: Partial<Record<EntityLanguage, string>> = {
  fin: 'kanssa kans kaa',
  est: 'ga koos',
  tur: 'ile',
  hin: 'के',
  urd: 'کے',
  ben: 'সাথে সঙ্গে'
}
/** Words for with of languages without capitals. */
const uncasedWith: Partial<Record<EntityLanguage, string>> = {
  fas: 'با',
  ara: 'مع',
  heb: 'עם',
  ind: 'sama bareng dengan',
  msa: 'dengan',
  tgl: 'kasama',
  vie: 'với',
  lit: 'su',
  lav: 'ar'
}
/** Articles and the like before given names. */
const articles: ReadonlySet<string> = new Set(
  'la il el o a os as l en na der die dem den ο η τον την το si sina cu con com amb avec mit med met s z с з'.split(' ')
)
const SHORTEST = 3
/** Names of one row. */
const MOST_NAMES = 6
const CONFIDENCE = 0.8
const PERSONAL = Flag.given | Flag.surname
const TALK = 'small-talk'

const wordsOf = perLanguage((language) => ({
  together: new Set(`${withWords[language] ?? ''} ${uncasedWith[language] ?? ''}`.split(' ').filter((word) => word !== '')),
  behind: new Set(withBehind[language]?.split(' ')),
  calls: callsOf(language),
  ands: talkAndsOf(language)
}))

/**
 * The names with those of such talk. Linear.
 * @param names of models, in any order
 * @param flags of the lists, by token (`Flag`), read without capitals
 * @param givenNames by gender
 */
export function withSmallTalk(
  tokens: TokenList,
  names: readonly Mention[],
  language: EntityLanguage,
  flags: Uint32Array,
  givenNames: GivenNames | undefined
): Mention[] {
  const reader = new Reader(tokens, flags, language, givenNames)
  const told = new Set<number>()
  for (let token = 0; token < tokens.count; token++) {
    const greeted = reader.greetedAt(token)
    if (greeted !== undefined) told.add(greeted)
    const row = reader.rowFrom(token)
    if (row.length < 2) continue
    for (const one of row) told.add(one)
    token = row.at(-1)!
  }
  const found = [...told].sort((left, right) => left - right).map((token) => reader.person(token))
  // surnames that no list has are cut off where friends talk, and nowhere else
  const trimmed = names.map((name) => (name.type === 'PERSON' && name.confidence !== undefined ? reader.trimmed(name, found.length > 0) : name))
  if (found.length === 0) return trimmed
  // what a model found of more words may be a whole name, but not of two of a row
  const within = meetings(found)
  const isWhole = (name: Mention) => within(name).length === 1 && /[ \u00a0]/u.test(tokens.text.slice(name.start, name.end))
  return withFound(tokens.text.length, trimmed, found, (name) => name.confidence !== undefined && !isWhole(name))
}

class Reader {
  readonly #tokens: TokenList
  readonly #flags: Uint32Array
  readonly #words: {
    readonly together: ReadonlySet<string>
    readonly behind: ReadonlySet<string>
    readonly calls: ReadonlySet<string>
    readonly ands: ReadonlySet<string>
  }

  readonly #givenNames: GivenNames | undefined
  /** Whether the script has capitals, which were left out. */
  readonly #isCased: boolean

  constructor(tokens: TokenList, flags: Uint32Array, language: EntityLanguage, givenNames: GivenNames | undefined) {
    this.#givenNames = givenNames
    this.#isCased = !withoutCapitals.has(language)
    this.#tokens = tokens
    this.#flags = flags
    this.#words = wordsOf(language)
  }

  person(token: number): Mention {
    return ruleMention(this.#tokens.starts[token]!, this.#tokens.ends[token]!, 'PERSON', TALK, CONFIDENCE)
  }

  /** The name without a call before it and without words behind it that are nobody's name. */
  trimmed(name: Mention, isTalk: boolean): Mention {
    const { starts, ends } = this.#tokens
    let first = tokenFrom(this.#tokens, name.start)
    let last = tokenFrom(this.#tokens, name.end - 1)
    if (first >= last) return name
    if (this.#words.calls.has(this.#at(first)) && starts[first] === name.start && this.#isGiven(first + 1)) first++
    const isWhole = isTalk && this.#isCased && ends[last] === name.end && this.#isGiven(first)
    while (isWhole && first < last && this.#flags[last] === 0 && /^\p{L}+$/u.test(this.#at(last)) && isBlankBehind(this.#tokens, last - 1)) last--
    const [start, end] = [starts[first]!, ends[last]!]
    return start === name.start && end === name.end ? name : { ...name, start: Math.max(start, name.start), end: Math.min(end, name.end) }
  }

  /** The given name behind a greeting at the head of a sentence, before a mark. */
  greetedAt(token: number): number | undefined {
    const name = token + 1
    if (name >= this.#tokens.count || !isBlankBehind(this.#tokens, token)) return undefined
    const word = this.#at(token)
    if (!this.#words.calls.has(word) && !greetingWords.has(word)) return undefined
    if (token > 0 && isBlankBehind(this.#tokens, token - 1) && this.#tokens.classes[token - 1] === TokenClass.word) return undefined
    if (!this.#isGiven(name) || this.#at(name).length < SHORTEST || isOffice(this.#at(name))) return undefined
    return name + 1 === this.#tokens.count || /^[,!?.،!…]+$/u.test(this.#at(name + 1)) || /[\n\r]/u.test(this.#gapBehind(name)) ? name : undefined
  }

  /** The names of a row behind a word for with, or before one; given names, and one at least that is nothing else. */
  rowFrom(token: number): number[] {
    const behind = this.#words.together.has(this.#at(token))
    const row: number[] = []
    /** Behind a comma. */
    let isListed = false
    let at = behind ? token + 1 : token
    if (behind && !isBlankBehind(this.#tokens, token)) return []
    while (row.length < MOST_NAMES && at < this.#tokens.count) {
      if (row.length > 0 || behind) while (articles.has(this.#at(at)) && !this.#isSure(at) && isBlankBehind(this.#tokens, at)) at++
      // what follows a comma may be the next part of the sentence
      if (!this.#isWord(at) || (isListed && !this.#isSure(at))) break
      row.push(at)
      const next = at + 1
      if (next >= this.#tokens.count) break
      const between = this.#at(next)
      isListed = between === ',' && isBlankBehind(this.#tokens, next)
      if (isListed) at = next + 1
      else if (this.#words.ands.has(between) && isBlankBehind(this.#tokens, at) && isBlankBehind(this.#tokens, next)) at = next + 1
      else break
    }
    if (row.length < 2) return []
    const end = row.at(-1)!
    const isTogether = behind || (end + 1 < this.#tokens.count && isBlankBehind(this.#tokens, end) && this.#words.behind.has(this.#at(end + 1)))
    if (!isTogether || !row.some((one) => this.#isSure(one) && this.#isOfPersons(one))) return []
    return row.every((one) => this.#isPersonal(one)) ? row : []
  }

  #at(token: number): string {
    return token < this.#tokens.count ? textOf(this.#tokens, token).toLowerCase() : ''
  }

  #gapBehind(token: number): string {
    const { text, starts, ends, count } = this.#tokens
    return token + 1 < count ? text.slice(ends[token], starts[token + 1]) : ''
  }

  #isWord(token: number): boolean {
    return this.#tokens.classes[token] === TokenClass.word && this.#at(token).length >= SHORTEST - 1
  }

  #isGiven(token: number): boolean {
    return token < this.#tokens.count && (this.#flags[token]! & (Flag.given | Flag.common)) === Flag.given
  }

  /** A given name, and no well-known place. */
  #isSure(token: number): boolean {
    return this.#isGiven(token) && (this.#flags[token]! & Flag.major) === 0
  }

  /** Whether the given name is one of women or of men by the list of those, or stands in another form or script than they do there (`bus` is one by chance). */
  #isOfPersons(token: number): boolean {
    const word = this.#at(token)
    return (
      this.#givenNames === undefined ||
      this.#givenNames.gender(foldWord(word)) !== undefined ||
      (this.#flags[token]! & Flag.inflected) !== 0 ||
      !/^[a-z]/u.test(foldWord(word))
    )
  }

  /** A word that may be somebody's name in company: one of the lists, or one that they do not have. */
  #isPersonal(token: number): boolean {
    const flag = this.#flags[token]!
    if ((flag & Flag.common) !== 0) return false
    return this.#isCased ? (flag & PERSONAL) !== 0 || (flag === 0 && this.#at(token).length >= SHORTEST) : (flag & Flag.given) !== 0
  }
}
