/**
 * Ordinary persons behind what they are, in scripts without capitals, whose models know few of their names (`விவசாயி முருகேசன் மீது`, `किसान रामसनेही की मौत`): the name ends
 * where a word stands that persons govern, and the role is no part of it.
 */
import { type Span, TokenClass, type TokenList } from '../../../core/spans.js'
import { type Beginnings, beginningsOf } from '../../beginnings.js'
import type { EntityLanguage } from '../../languages.js'
import { Flag } from '../../lists/kinds.js'
import { isOffice, officesOf } from '../../lists/offices.js'
import { UsualName, type UsualNames } from '../../lists/usual-names.js'
import { perLanguage } from '../../per-language.js'
import { type Mention, ruleMention } from '../../types.js'
import { meetings } from '../cover.js'
import { byStart } from '../redactor.js'
import { isBlankBehind, textOf, tokenFrom } from '../token-places.js'
import { chinesePersonsBehindRoles } from './chinese-roles.js'
import { roleWords } from './role-words.js'

interface Words {
  /** By their first word, the others behind it, longest first. */
  readonly roles: ReadonlyMap<string, readonly (readonly string[])[]>
  readonly beginnings: Beginnings
  readonly ends: ReadonlySet<string>
  /** By the word behind a name: what must follow it, nothing where it is enough. */
  readonly persons: ReadonlyMap<string, ReadonlySet<string>>
  readonly others: ReadonlySet<string>
  readonly endings: RegExp | undefined
  readonly parts: RegExp | undefined
}

/** Words of a name; of one that no list knows any word of. */
const MOST_WORDS = 3
const MOST_UNKNOWN = 2
const SHORTEST = 3
/** Share of such persons that are right. */
const CONFIDENCE = 0.85
/** Letters of the longest Chinese role. */
const LONGEST_CHINESE = 3
/** Signs of a Chinese name and one that is no part of it (`鄭清海|捐`). */
const WHOLE_CHINESE = 4
/** A model that is surer of something else is believed. */
const SURE = 0.9
const SOURCE = 'role'

const wordsOf = perLanguage((language): Words | undefined => {
  const row = roleWords[language]
  if (row === undefined) return undefined
  const roles = new Map<string, string[][]>()
  for (const role of new Set([...row.roles.split(' '), ...officesOf(language)])) {
    const [first = '', ...rest] = role.split('_')
    roles.set(
      first,
      [...(roles.get(first) ?? []), rest].sort((left, right) => right.length - left.length)
    )
  }
  const persons = new Map<string, Set<string>>()
  for (const phrase of row.persons?.split(' ') ?? []) {
    const [word = '', next] = phrase.split('_')
    const nexts = persons.get(word) ?? new Set()
    persons.set(word, next === undefined ? nexts : nexts.add(next))
  }
  return {
    roles,
    beginnings: beginningsOf(roles.keys()),
    ends: new Set([...row.ends.split(' '), ...persons.keys()]),
    persons,
    others: new Set(row.others?.split(' ')),
    endings: row.endings,
    parts: row.parts
  }
})

/** The names with such persons, and without roles that a model took for a name or its beginning. Linear. @param mentions in any order @param flags of the lists, by token (`Flag`) */
export function withPersonsBehindRoles(
  tokens: TokenList,
  mentions: readonly Mention[],
  language: EntityLanguage,
  flags: Uint32Array,
  usual: () => UsualNames | undefined
): readonly Mention[] {
  if (language === 'zho') {
    const persons = chinesePersonsBehindRoles(tokens).map(({ start, end }) => ruleMention(start, end, 'PERSON', SOURCE, CONFIDENCE))
    return withPersons(mentions, persons, LONGEST_CHINESE)
  }
  const words = wordsOf(language)
  if (words === undefined) return mentions
  const reader = new RoleReader(tokens, words, flags, usual)
  const found: Mention[] = []
  for (let token = 0; token + 1 < tokens.count; token++) {
    const behind = reader.roleEnd(token)
    if (behind === undefined) continue
    const name = reader.nameBehind(behind)
    if (name !== undefined) found.push(ruleMention(name.start, name.end, 'PERSON', SOURCE, CONFIDENCE))
    token = name === undefined ? behind - 1 : tokenFrom(tokens, name.end) - 1
  }
  const named = new Set([...found, ...mentions.filter(({ type }) => type === 'PERSON')].map(({ start }) => start))
  const trimmed = mentions.flatMap((mention) => reader.withoutRole(mention, named, language))
  return withPersons(trimmed, found, 0)
}

/** The names with persons, where nothing else goes beyond them. @param found in text order @param longest letters of a role that a model took for the beginning of one */
function withPersons(mentions: readonly Mention[], found: readonly Mention[], longest: number): readonly Mention[] {
  if (found.length === 0) return mentions
  const at = meetings(found)
  const kept: Mention[] = []
  const blocked = new Set<Mention>()
  for (const mention of mentions) {
    const met = at(mention)
    const isRight = met.length === 0 || met.every((one) => gives(mention, one, longest))
    if (!isRight) for (const one of met) blocked.add(one)
    if (isRight && met.length > 0) continue
    kept.push(mention)
  }
  return [...kept, ...found.filter((one) => !blocked.has(one))].sort(byStart)
}

/** Whether what a model found gives way to a person: a part of it, or the same of another type of which the model is not sure. */
function gives({ start, end, type, confidence }: Mention, one: Span, longest: number): boolean {
  if (confidence === undefined || start < one.start - longest || end > one.end + (longest > 0 && start === one.start && end - start === WHOLE_CHINESE ? 1 : 0))
    return false
  return type === 'PERSON' ? start !== one.start || end !== one.end : confidence < SURE
}

class RoleReader {
  readonly #tokens: TokenList
  readonly #words: Words
  readonly #flags: Uint32Array
  readonly #usual: () => UsualNames | undefined

  constructor(tokens: TokenList, words: Words, flags: Uint32Array, usual: () => UsualNames | undefined) {
    this.#tokens = tokens
    this.#words = words
    this.#flags = flags
    this.#usual = usual
  }

  /** The token behind a role that begins at a token. */
  roleEnd(token: number): number | undefined {
    const { text, starts, classes, count } = this.#tokens
    if (token >= count || classes[token] !== TokenClass.word || !this.#words.beginnings.has(text, starts[token]!)) return undefined
    const rest = this.#words.roles.get(textOf(this.#tokens, token))?.find((others) => others.every((one, at) => this.#isNext(token + at, one)))
    return rest === undefined ? undefined : token + 1 + rest.length
  }

  /** The person's name that begins at a token. */
  nameBehind(token: number): Span | undefined {
    const { starts, ends, count } = this.#tokens
    let first = token
    // `किसान नेता`, `आरोपी चालक`
    for (let next = this.roleEnd(first); next !== undefined && isBlankBehind(this.#tokens, first - 1); next = this.roleEnd(first)) first = next
    let last = first - 1
    while (last + 1 < count && last - first + 1 <= MOST_WORDS && isBlankBehind(this.#tokens, last) && !this.#isEnd(last + 1)) {
      if (!this.#mayBeName(last + 1)) return this.#knownRun(first)
      last++
    }
    const size = last - first + 1
    if (size === 0) return undefined
    if (size > MOST_WORDS) return this.#knownRun(first)
    const name = { start: starts[first]!, end: ends[last]! }
    // `किसान विकास पत्र`: a word that ends what is no name
    if (this.#isKnown(last)) return name
    const isNamed = size > MOST_UNKNOWN && this.#isKnown(first)
    return (size <= MOST_UNKNOWN || isNamed) && this.#isPersonBefore(last + 1) ? name : undefined
  }

  /** A mention without the role that it begins with, or none for a role alone. @param named where persons begin */
  withoutRole(mention: Mention, named: ReadonlySet<number>, language: EntityLanguage): Mention[] {
    const { type, confidence } = mention
    if (confidence === undefined || (type !== 'PERSON' && (type !== 'ORGANIZATION' || confidence >= SURE))) return [mention]
    const { starts, ends, text } = this.#tokens
    const first = tokenFrom(this.#tokens, mention.start)
    if (starts[first] !== mention.start) return [mention]
    let behind = first
    for (let next = this.roleEnd(behind); next !== undefined && ends[next - 1]! <= mention.end; next = this.roleEnd(behind)) behind = next
    const rest = text.slice(starts[behind] ?? mention.end, mention.end)
    if (type === 'ORGANIZATION') return behind > first && named.has(starts[behind] ?? 0) ? [{ ...mention, start: starts[behind]!, type: 'PERSON' }] : [mention]
    if (behind > first && rest === '') {
      // Bengali texts that models learn from have whoever is meant by his role, and offices before a name
      const isKept = language === 'ben' && (isOffice(text.slice(mention.start, mention.end), language) || !named.has(mention.end + 1))
      return isKept ? [mention] : []
    }
    return behind > first && starts[behind]! < mention.end ? [{ ...mention, start: starts[behind]! }] : [mention]
  }

  /** A name of words that lists have as such, where nothing tells where it ends; an unknown given name may stand before the surname. */
  #knownRun(first: number): Span | undefined {
    const { starts, ends, count } = this.#tokens
    if (first + 1 >= count || !isBlankBehind(this.#tokens, first - 1)) return undefined
    const isUnknown = this.#mayBeName(first) && !this.#isKnown(first) && isBlankBehind(this.#tokens, first) && (this.#flags[first + 1]! & Flag.surname) !== 0
    let last = isUnknown ? first : first - 1
    while (last + 1 < count && last - first + 1 < MOST_WORDS && isBlankBehind(this.#tokens, last) && this.#mayBeName(last + 1) && this.#isKnown(last + 1))
      last++
    // one name alone may be what something else is called after
    return last > first || (last === first && this.#isMade(first)) ? { start: starts[first]!, end: ends[last]! } : undefined
  }

  #isNext(token: number, word: string): boolean {
    return token + 1 < this.#tokens.count && isBlankBehind(this.#tokens, token) && textOf(this.#tokens, token + 1) === word
  }

  #isEnd(token: number): boolean {
    return this.#tokens.classes[token] !== TokenClass.word || this.#words.ends.has(textOf(this.#tokens, token))
  }

  #isPersonBefore(token: number): boolean {
    if (token >= this.#tokens.count || !isBlankBehind(this.#tokens, token - 1)) return false
    const nexts = this.#words.persons.get(textOf(this.#tokens, token))
    if (nexts === undefined) return false
    return nexts.size === 0 || (token + 1 < this.#tokens.count && nexts.has(textOf(this.#tokens, token + 1)))
  }

  #mayBeName(token: number): boolean {
    const word = textOf(this.#tokens, token)
    const { others, endings } = this.#words
    if (word.length < SHORTEST - 1 || others.has(word) || this.roleEnd(token) !== undefined) return false
    const own = this.#flags[token]!
    if ((own & (Flag.given | Flag.surname)) === 0 && (own & (Flag.common | Flag.head | Flag.major | Flag.organisationFirst | Flag.nationalityFirst)) !== 0)
      return false
    return this.#isKnown(token) || endings?.test(word) !== true
  }

  #isMade(token: number): boolean {
    return this.#words.parts?.test(textOf(this.#tokens, token)) === true
  }

  /** Whether a list has the word as a name rather than as something else, or it is made as names are. */
  #isKnown(token: number): boolean {
    const own = this.#flags[token]!
    if (this.#isMade(token)) return true
    if ((own & (Flag.given | Flag.surname)) !== 0 && (own & (Flag.common | Flag.head)) === 0) return true
    return ((this.#usual()?.kind(textOf(this.#tokens, token)) ?? 0) & (UsualName.own | UsualName.everywhere)) !== 0
  }
}
