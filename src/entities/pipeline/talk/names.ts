/**
 * Given names in texts without capitals that no model found, or that one took together with the words behind: names that are usual where the language is spoken and no
 * ordinary words stand for themselves; the others need words of talk beside them (`words.ts`) or friends in the same text.
 */
import { TokenClass, type TokenList } from '../../../core/spans.js'
import { nameParticles } from '../../../core/words/name-particles.js'
import { blankless, withoutCapitals } from '../../language-kinds.js'
import type { EntityLanguage } from '../../languages.js'
import { Flag } from '../../lists/kinds.js'
import type { KnownNames } from '../../lists/known-names.js'
import { UsualName, type UsualNames } from '../../lists/usual-names.js'
import { type Mention, ruleMention } from '../../types.js'
import { Cover, meetings, withFound } from '../cover.js'
import { byStart } from '../redactor.js'
import { isBeside, isBlankBehind, startsSentence, textOf, tokenFrom } from '../token-places.js'
import { talkAddressOf } from './calls.js'
import { withTalkPlaces } from './places.js'
import { withTurkishTowns } from './turkish-towns.js'
import { type TalkWordSets, talkWordsOf } from './words.js'

/** Share of them that are right. */
const CONFIDENCE = 0.8
const SHORTEST = 3
/** Surnames of one person. */
const MOST_SURNAMES = 2
/** Letters of a name that needs no words beside it. */
const ALONE = 4
/** So many words of Japanese sound like it. */
const twoKana = /^[\p{Script=Hiragana}\p{Script=Katakana}]{2}$/u
const TALK = 'talk-names'
/** Of ordinary words a model that is less sure is not believed. */
const UNSURE = 0.5
/** A model that is surer is believed that a given name is something else. */
const SURE = 0.8
/** Languages whose models know few texts without capitals, and take ordinary words for names there unless they are as sure as this. */
const littleKnown: ReadonlySet<EntityLanguage> = new Set(['vie', 'cat'])
const SURE_OF_UNLISTED = 0.7
const NAMED =
  Flag.given |
  Flag.surname |
  Flag.head |
  Flag.several |
  Flag.personFirst |
  Flag.placeFirst |
  (Flag.placeFirst << 1) |
  Flag.organisationFirst |
  (Flag.organisationFirst << 1)
/** Letters of a message in a script without capitals, where nothing else says that it is one. */
const MOST_UNCASED = 120
/** More than any name gets. */
const NEVER = 9

/** What is known of names beside the text. */
export interface TalkKnowledge {
  readonly usual: UsualNames | undefined
  readonly known: KnownNames | undefined
  /** Bits of a name in the lists (`Entry`). */
  entry(name: string): number
  /** What patterns found. */
  readonly patterns: readonly Mention[]
}

/**
 * The names of a text without capitals with those. Linear.
 * @param names of models and rules, in any order
 * @param flags of the lists, by token (`Flag`), read without capitals
 */
export function withTalkNames(
  tokens: TokenList,
  names: readonly Mention[],
  language: EntityLanguage,
  flags: Uint32Array,
  { usual, known, patterns, entry }: TalkKnowledge
): Mention[] {
  if (usual === undefined || talkWordsOf(language) === undefined || (withoutCapitals.has(language) && tokens.text.length > MOST_UNCASED)) return [...names]
  const reader = new Reader(tokens, flags, language, usual)
  const isDoubtful = littleKnown.has(language)
  const isDay = meetings(patterns.filter(({ type }) => type.startsWith('TEMPORAL')).sort(byStart))
  const read = names
    .filter(
      (name) =>
        ((name.confidence ?? 1) >= UNSURE || !reader.isWord(name)) &&
        ((name.confidence ?? 1) >= SURE || !reader.isThing(name)) &&
        !(isDoubtful && reader.isUnlisted(name))
    )
    .map((name) => (name.confidence === undefined ? name : reader.retyped(reader.trimmed(name, isDay(name)))))
  const towns = language === 'tur' ? withTurkishTowns(tokens, read, entry, known, usual) : read
  const placed = withTalkPlaces(tokens, towns, language, flags, usual, known)
  const kept = withoutCapitals.has(language) ? placed.sort(byStart) : withSurnamesOf(tokens, placed, (token) => reader.surnameBehind(token))
  const taken = new Cover(tokens.text.length, kept)
  const found: Mention[] = []
  const wanting: { token: number; needed: number }[] = []
  const add = (token: number) => {
    const one = ruleMention(tokens.starts[token]!, tokens.ends[token]!, 'PERSON', TALK, CONFIDENCE)
    if (taken.overlaps(one)) return
    taken.add(one)
    found.push(one)
  }
  for (let token = 0; token < tokens.count; token++) {
    if (tokens.classes[token] !== TokenClass.word) continue
    const needed = reader.needed(token)
    if (needed === NEVER) continue
    const evidence = reader.evidence(token)
    // half of a whole name
    if ((evidence === 0 || evidence === needed) && !withoutCapitals.has(language) && reader.mayGoOn(token)) continue
    if (evidence >= needed) add(token)
    else if (evidence + 1 >= needed) wanting.push({ token, needed })
  }
  // who talks of one friend talks of others
  if (wanting.length > 0 && (found.length > 0 || kept.some(({ type }) => type === 'PERSON')))
    for (const { token, needed } of wanting) if (needed <= 1) add(token)
  return [...kept, ...(withoutCapitals.has(language) && !blankless.has(language) ? inOne(tokens, found, flags) : found)].sort(byStart)
}

/** A given name and the surname right behind it are one person. @param found in text order */
function inOne(tokens: TokenList, found: readonly Mention[], flags: Uint32Array): Mention[] {
  const persons: Mention[] = []
  for (const one of [...found].sort(byStart)) {
    const last = persons.at(-1)
    const token = tokenFrom(tokens, one.start)
    const isSurname =
      last !== undefined && token > 0 && tokens.ends[token - 1] === last.end && isBlankBehind(tokens, token - 1) && (flags[token]! & Flag.surname) !== 0
    if (isSurname) persons[persons.length - 1] = { ...last, end: one.end }
    else persons.push(one)
  }
  return persons
}

/** The names with given names and their surnames; what a model found of them, and was not sure that it is no person, gives way. */
function withSurnamesOf(tokens: TokenList, names: readonly Mention[], surnameBehind: (token: number) => number | undefined): Mention[] {
  const found: Mention[] = []
  for (let token = 0; token < tokens.count; token++) {
    const last = tokens.classes[token] === TokenClass.word ? surnameBehind(token) : undefined
    if (last === undefined) continue
    found.push(ruleMention(tokens.starts[token]!, tokens.ends[last]!, 'PERSON', TALK, CONFIDENCE))
    token = last
  }
  const near = meetings(found)
  return withFound(tokens.text.length, names, found, (name) =>
    near(name).every((one) => one.start <= name.start && one.end >= name.end && (name.type === 'PERSON' || (name.confidence ?? 1) < SURE))
  )
}

class Reader {
  readonly #tokens: TokenList
  readonly #flags: Uint32Array
  readonly #usual: UsualNames
  readonly #words: TalkWordSets
  readonly #address: ReturnType<typeof talkAddressOf>
  /** What is no name could be one by its letters. */
  readonly #isUncased: boolean
  readonly #isBlankless: boolean
  /** Whether printed texts set endings apart from names, so that words that look like forms of them are known. */
  readonly #isApart: boolean

  constructor(tokens: TokenList, flags: Uint32Array, language: EntityLanguage, usual: UsualNames) {
    this.#tokens = tokens
    this.#flags = flags
    this.#usual = usual
    this.#words = talkWordsOf(language)!
    this.#address = talkAddressOf(language)
    this.#isUncased = withoutCapitals.has(language)
    this.#isBlankless = blankless.has(language)
    this.#isApart = language === 'tur'
  }

  /** How many signs a word needs to be taken for somebody's name; `NEVER` for one that is none. */
  needed(token: number): number {
    const word = textOf(this.#tokens, token)
    if (word.length < (this.#isBlankless ? SHORTEST - 1 : SHORTEST)) return NEVER
    const kind = this.#usual.kind(word)
    if ((kind & (UsualName.own | UsualName.everywhere)) === 0 || this.#isPartOfWord(token)) return NEVER
    const isOwn = (kind & UsualName.own) !== 0
    const isInflected = (kind & UsualName.inflected) !== 0
    const isMajor = (this.#flags[token]! & Flag.major) !== 0
    if (isInflected && !this.#words.hasCases) return NEVER
    if (isOwn && !isInflected && !isMajor && this.#isAddressed(token)) return 0
    if ((kind & UsualName.ordinary) !== 0) return isInflected || isMajor || !isOwn || (kind & UsualName.mixed) === 0 ? NEVER : 2
    if (isMajor && this.#words.places.has(this.#wordBefore(token))) return NEVER
    const isPlace = this.#words.places.has(this.#wordBefore(token)) && !this.#words.before.has(this.#wordBefore(token))
    const doubts =
      Number(this.#isUncased) +
      Number(isPlace) +
      Number(!isOwn) +
      Number(isInflected && !this.#isUncased && !this.#isApart) +
      Number(isMajor) +
      Number((kind & UsualName.mixed) !== 0) +
      Number(this.#isUncased ? twoKana.test(word) : word.length < ALONE)
    return Math.min(doubts, 2)
  }

  /** Words of talk before and behind a name. */
  evidence(token: number): number {
    const { before, behind } = this.#words
    return Number(before.has(this.#wordBefore(token))) + Number(behind.has(this.#wordBehind(token)) || this.#isCalled(token))
  }

  /** The last surname behind a usual given name, in the same case. */
  surnameBehind(token: number): number | undefined {
    const flags = this.#flags
    const kind = this.#usual.kind(textOf(this.#tokens, token))
    if ((kind & UsualName.own) === 0 || (kind & UsualName.ordinary) !== 0 || (flags[token]! & Flag.common) !== 0 || this.#isPartOfWord(token)) return undefined
    const isInflected = !this.#isApart && (kind & UsualName.inflected) !== 0
    let last = token
    // a second given name stands between
    let first = token
    if (isBlankBehind(this.#tokens, token) && this.#isPlain(token + 1)) first++
    for (let next = first + 1; next <= first + MOST_SURNAMES && isBlankBehind(this.#tokens, next - 1); next++) {
      const word = textOf(this.#tokens, next)
      const flag = flags[next]!
      const isSurname = (flag & (Flag.surname | Flag.common)) === Flag.surname && ((flag & Flag.inflected) !== 0) === isInflected
      if (!isSurname || word.length < ALONE || this.#words.before.has(word) || this.#words.behind.has(word) || this.#isPartOfWord(next)) break
      // another friend, or a word of the language
      if ((this.#usual.kind(word) & (UsualName.own | UsualName.ordinary)) !== 0) break
      last = next
    }
    return last === token ? undefined : last
  }

  /** A usual given name that is nothing else and stands in no case. */
  #isPlain(token: number): boolean {
    const kind = this.#usual.kind(textOf(this.#tokens, token))
    return (kind & (UsualName.own | UsualName.ordinary | UsualName.inflected)) === UsualName.own && (this.#flags[token]! & (Flag.common | Flag.major)) === 0
  }

  /** Whether a word that may be another part of the name stands beside it. */
  mayGoOn(token: number): boolean {
    const isPart = (other: number) => (this.#flags[other]! & (Flag.surname | Flag.common)) === Flag.surname
    return (isBeside(this.#tokens, token) && isPart(token + 1)) || (token > 0 && isBeside(this.#tokens, token - 1) && isPart(token - 1))
  }

  /** Whether what a model took for a name is an ordinary word that words of talk do not stand around. */
  isWord(name: Mention): boolean {
    const token = tokenFrom(this.#tokens, name.start)
    if (!this.#isToken(name, token)) return false
    if (name.type === 'LOCATION') return false
    const kind = this.#usual.kind(textOf(this.#tokens, token))
    return (kind & UsualName.ordinary) !== 0 && (kind & UsualName.mixed) === 0 && this.evidence(token) < 2
  }

  /** Whether a place or a firm is one word that is an ordinary one in the first place by the lists (`terra`). */
  isThing({ type, start, end }: Mention): boolean {
    if (this.#isUncased) return false
    const token = tokenFrom(this.#tokens, start)
    if (type === 'PERSON' && this.evidence(token) > 0) return false
    if (this.#tokens.starts[token] !== start || this.#tokens.ends[token] !== end || (this.#flags[token]! & Flag.major) !== 0) return false
    return (type !== 'PERSON' && (this.#flags[token]! & Flag.common) !== 0) || this.#usual.kind(textOf(this.#tokens, token)) === UsualName.ordinary
  }

  /** Whether a model that is not sure found words that no list has as parts of a name. */
  isUnlisted(name: Mention): boolean {
    if ((name.confidence ?? 1) >= SURE_OF_UNLISTED) return false
    const first = tokenFrom(this.#tokens, name.start)
    for (let token = first; token < this.#tokens.count && this.#tokens.starts[token]! < name.end; token++)
      if ((this.#flags[token]! & NAMED) !== 0 && (this.#flags[token]! & Flag.common) === 0) return false
    const isUsual = this.#isToken(name, first) && (this.#usual.kind(textOf(this.#tokens, first)) & UsualName.own) !== 0
    return !isUsual || this.evidence(first) === 0
  }

  /** What a model took for something else though words of talk stand beside a usual given name. */
  retyped(name: Mention): Mention {
    const token = tokenFrom(this.#tokens, name.start)
    if (name.type === 'PERSON' || (name.confidence ?? 1) >= SURE || !this.#isToken(name, token) || (this.#flags[token]! & Flag.major) !== 0) return name
    const kind = this.#usual.kind(textOf(this.#tokens, token))
    const isPlain = (kind & UsualName.own) !== 0 && (kind & (UsualName.mixed | UsualName.ordinary)) === 0
    return isPlain && this.needed(token) === 0 && this.evidence(token) > 0 ? { ...name, type: 'PERSON' } : name
  }

  /** The name without the words of talk and the days behind it. @param days that it meets */
  trimmed(name: Mention, days: readonly Mention[]): Mention {
    const { starts, ends, count } = this.#tokens
    const first = tokenFrom(this.#tokens, name.start)
    const day = days.find(({ start }) => start > name.start && start >= ends[first]! && start < name.end)
    if (day !== undefined && !(this.#isBlankless && isPartOfName(name, day))) return { ...name, end: ends[tokenFrom(this.#tokens, day.start) - 1]! }
    if (name.type !== 'PERSON') return name
    if ((this.#usual.kind(textOf(this.#tokens, first)) & (UsualName.own | UsualName.everywhere)) === 0) return name
    for (let token = first + 1; token < count && starts[token]! < name.end; token++) {
      const word = textOf(this.#tokens, token)
      if (this.#words.behind.has(word) && !nameParticles.has(word) && word.length > 1 && isBlankBehind(this.#tokens, token - 1))
        return { ...name, end: ends[token - 1]! }
    }
    return name
  }

  /** Whether a word stands beside a name that only persons have there; words for relatives are called in the same way. */
  #isAddressed(token: number): boolean {
    const { before, behind } = this.#address
    if (behind.has(this.#wordBehind(token))) return !this.#words.before.has(textOf(this.#tokens, token))
    return before.has(this.#wordBefore(token))
  }

  /** Whether somebody is spoken to by the name: it is parted by commas from the rest of a sentence, or begins it. */
  #isCalled(token: number): boolean {
    const { count } = this.#tokens
    return startsSentence(this.#tokens, token) && token + 1 < count && textOf(this.#tokens, token + 1) === ','
  }

  #isToken({ start, end }: Mention, token: number): boolean {
    return this.#tokens.starts[token] === start && this.#tokens.ends[token] === end
  }

  #wordBefore(token: number): string {
    return token > 0 && isBeside(this.#tokens, token - 1) && !startsSentence(this.#tokens, token) ? textOf(this.#tokens, token - 1) : ''
  }

  #wordBehind(token: number): string {
    return isBeside(this.#tokens, token) ? textOf(this.#tokens, token + 1) : ''
  }

  /** Whether it is written together with something before or behind: an address, a compound, a hashtag. */
  #isPartOfWord(token: number): boolean {
    const { text, starts, ends } = this.#tokens
    const before = text[starts[token]! - 1] ?? ''
    const behind = text.slice(ends[token], ends[token]! + 2)
    if (/[-@#_/.&«"“”„・]/u.test(before) || /^[-@_/&»"“”・]|^[.][\p{L}\p{N}]/u.test(behind)) return true
    return !this.#isBlankless && (/[\p{L}\p{N}]/u.test(before) || /^\p{N}/u.test(behind))
  }
}

/** Whether a day that stands in a Chinese or Japanese name is a part of it (`新潟県十日町市`, `刘国庆`): the name goes on behind it, or is a surname but for it. */
function isPartOfName({ start, end, type }: Mention, day: Mention): boolean {
  return day.end < end || (type === 'PERSON' && day.end === end && day.start - start === 1)
}
