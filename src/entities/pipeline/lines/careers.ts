/**
 * Stations of a curriculum vitae: a line with a time, a post, who gave it and where (`2018–2021 Senior Analyst, Deloitte, London`; the time may stand at the end). Models
 * have only ever seen employers in sentences; in such lines they take them for towns and persons, and the towns behind them for persons and companies.
 */
import type { TokenList } from '../../../core/spans.js'
import type { EntityLanguage } from '../../languages.js'
import { Flag } from '../../lists/kinds.js'
import { type Mention, ruleMention } from '../../types.js'
import { hasLegalForm } from '../companies/legal-forms.js'
import { formsOfPersons } from '../forms-of-address.js'
import { byStart } from '../redactor.js'
import { linesOf } from '../text-lines.js'
import { textOf, tokenFrom } from '../token-places.js'
import { isFullName } from './attendance.js'
import { roles, since, terms, untilNow } from './career-words.js'

const MOST_LINE = 240
/** Parts of one station, and letters and words of each. */
const MOST_PARTS = 6
const MOST_LETTERS = 70
const MOST_WORDS = 8
const CONFIDENCE = 0.85
/** A model that is surer of a name is believed. */
const SURE = 0.9
/** Stations that tell a life without a word for a post. */
const FEWEST = 2
const CAREERS = 'careers'
const either = (words: readonly string[]) =>
  [...words]
    .sort((left, right) => right.length - left.length)
    .map((word) => word.replaceAll('.', '\\.'))
    .join('|')
const point =
  '(?:\\p{Nd}{1,2}[./ ]){0,2}(?:[\\p{L}\\p{M}]{2,14}\\.?[ \\u00a0])?(?:\\p{Nd}{1,2}[./])?\\p{Nd}{4}(?:[ \\u00a0]?[年년])?(?:[ \\u00a0]?\\p{Nd}{1,2}[ \\u00a0]?[月월])?'
const now = `(?:${either(untilNow)})`
const range = `${point}[ \\u00a0]?(?:[-–—−~〜～]|до|to|bis|à|al|a)[ \\u00a0]?(?:${point}|${now}(?![\\p{L}\\p{M}]))?`
const mark = '[\\s•*·▪◦●○–>-]{0,6}'
const rangeBefore = new RegExp(`^${mark}\\(?${range}\\)?[ \\u00a0]?(?:[:：,;|•·–—-][ \\u00a0]?)?(?:[\\s|]+|(?<=[:：]))`, 'iu')
const rangeBehind = new RegExp(`[ \\u00a0\\t]*[,|·–—-]?[ \\u00a0\\t]*[(（]?${range}[)）]?[\\s.]*$`, 'iu')
const yearBefore = new RegExp(`^${mark}(?:(?:${either(since)})[ \\u00a0])?${point}[ \\u00a0]?(?:[:：,;|•·–—-][ \\u00a0]?)?\\s+`, 'iu')
const fieldBefore = /^[^\p{Nd}:：;\n]{2,32}[:：][ \u00a0\t]*/u
const parted = /[ \u00a0]?[,，、،|·؛;][ \u00a0\t]*|[ \u00a0][–—-][ \u00a0]|\t+/gu
const quotes = /^["“„«'‘「](.*)["”“»'’」]$/u
const startsName = /^["“„«'‘「(]?(?:[\p{Lu}\p{Lt}\p{Nd}]|(?![\p{Lu}\p{Ll}])\p{L})/u
const sentence = /\p{Ll}{3}[.!?] \p{Lu}/u

interface Part {
  readonly start: number
  readonly end: number
  readonly text: string
}

interface Station {
  readonly parts: readonly Part[]
  /** A year alone, which stands before anything. */
  readonly isLoose: boolean
}

/**
 * Names with the employers and towns of such lines; what models found of posts in them is dropped. Only where at least one line has a post that is known. Linear.
 * @param names of models, in any order
 * @param flags of the lists, by token (`Flag`)
 */
export function withCareers(tokens: TokenList, names: readonly Mention[], language: EntityLanguage, flags: Uint32Array): Mention[] {
  const { text } = tokens
  if (!/\p{Nd}{4}/u.test(text)) return [...names]
  const stations = stationsOf(text)
  const timed = stations.filter(({ parts, isLoose }) => !isLoose && parts.length >= 2)
  const isTold = timed.some(({ parts }) => parts.some((part) => isRole(part, tokens, flags, language)))
  // posts that no list has, below each other
  if (!isTold && timed.filter(({ parts }) => parts.length >= 3 && !isFullName(tokens, flags, parts[0]!.start, parts[0]!.end)).length < FEWEST) return [...names]
  const sorted = [...names].sort(byStart)
  const reader = new Reader(tokens, flags, language, sorted)
  const found: Mention[] = []
  const dropped = new Set<Mention>()
  for (const { parts, isLoose } of stations) for (const one of reader.read(parts, isLoose, dropped)) found.push(one)
  return [...sorted.filter((one) => !dropped.has(one)), ...found].sort(byStart)
}

function stationsOf(text: string): Station[] {
  const stations: Station[] = []
  for (const line of linesOf(text)) {
    if (line.text.length > MOST_LINE || !/\p{Nd}{4}/u.test(line.text) || sentence.test(line.text)) continue
    let from = 0
    for (const piece of line.text.split(/[;；]/u)) {
      const field = fieldBefore.exec(piece)?.[0].length ?? 0
      const station = stationIn(piece.slice(field), line.start + from + field)
      if (station !== undefined) stations.push(station)
      from += piece.length + 1
    }
  }
  return stations
}

function stationIn(line: string, at: number): Station | undefined {
  const before = rangeBefore.exec(line)?.[0].length
  if (before !== undefined) return { parts: partsOf(line.slice(before), at + before), isLoose: false }
  const behind = rangeBehind.exec(line)
  if (behind !== null && behind.index > 0) return { parts: partsOf(line.slice(0, behind.index), at), isLoose: false }
  const year = yearBefore.exec(line)?.[0].length
  return year === undefined ? undefined : { parts: partsOf(line.slice(year), at + year), isLoose: true }
}

/** The parts between commas and strokes; none where one of them is too long for a name. */
function partsOf(rest: string, at: number): Part[] {
  const parts: Part[] = []
  const add = (from: number, to: number) => {
    const piece = rest.slice(from, to)
    const text = piece.trim().replace(/\.$/u, '')
    const start = at + from + (piece.length - piece.trimStart().length)
    if (text !== '') parts.push({ start, end: start + text.length, text })
  }
  let from = 0
  for (const { 0: gap, index } of rest.matchAll(parted)) {
    add(from, index)
    from = index + gap.length
  }
  add(from, rest.length)
  const isLong = parts.length > MOST_PARTS || parts.some(({ text }) => text.length > MOST_LETTERS || text.split(/[ \u00a0]/u).length > MOST_WORDS)
  return isLong ? [] : parts
}

/** Whether a part of a station is a post by its words. */
function isRole({ start, end, text }: Part, tokens: TokenList, flags: Uint32Array, language: EntityLanguage): boolean {
  const small = text.toLowerCase()
  if (roles.has(small)) return true
  const last = tokenFrom(tokens, end - 1)
  for (let token = tokenFrom(tokens, start); token <= last; token++) {
    const word = textOf(tokens, token).toLowerCase()
    if (roles.has(word)) return true
    const flag = flags[token]!
    if (
      (flag & Flag.jobFirst) !== 0 &&
      (flag & (Flag.given | Flag.surname | Flag.organisationFirst | Flag.placeFirst)) === 0 &&
      !formsOfPersons(language).has(word)
    )
      return true
  }
  return false
}

class Reader {
  readonly #tokens: TokenList
  readonly #flags: Uint32Array
  readonly #language: EntityLanguage
  /** In text order. */
  readonly #names: readonly Mention[]
  #next = 0

  constructor(tokens: TokenList, flags: Uint32Array, language: EntityLanguage, names: readonly Mention[]) {
    this.#tokens = tokens
    this.#flags = flags
    this.#language = language
    this.#names = names
  }

  /** The names of one station. @param dropped takes what of the models they replace */
  read(parts: readonly Part[], isLoose: boolean, dropped: Set<Mention>): Mention[] {
    const [post] = parts
    if (parts.length < 2 || post === undefined) return []
    const isPost = isRole(post, this.#tokens, this.#flags, this.#language)
    // names of persons are no posts: `1998–2005 Gerhard Schröder, SPD`
    if (!isPost && (isLoose || !this.#isUnnamed(post))) return []
    const rest = parts.slice(1).filter(({ text }) => startsName.test(text) && !terms.has(text.toLowerCase()))
    const at = this.#employerOf(rest)
    const employer = rest[at]
    if (employer === undefined || (!isPost && this.#isPerson(employer))) return []
    const found: Mention[] = []
    for (const name of this.#within(post)) if (name.type !== 'TITLE' && name.start === post.start && name.source !== 'gazetteer') dropped.add(name)
    const named = this.#named(employer, 'ORGANIZATION', dropped)
    if (named !== undefined) found.push(named)
    for (const part of rest.slice(at + 1)) {
      if (part.text.split(/[ \u00a0]/u).length > 3 || this.#isOrganization(part)) continue
      const isKnown = this.#isPlace(part) || this.#within(part).some(({ type }) => type !== 'TITLE')
      const place = isKnown && !isRole(part, this.#tokens, this.#flags, this.#language) ? this.#named(part, 'LOCATION', dropped) : undefined
      if (place !== undefined) found.push(place)
    }
    return found
  }

  /** Which part gave the post: the first one, unless it is a place or another one is surely a company (`Referent, Vertrieb, Siemens AG`); -1 where none did. */
  #employerOf(rest: readonly Part[]): number {
    const sure = rest.findIndex(({ text }) => hasLegalForm(text))
    if (sure >= 0) return sure
    return rest.findIndex((part, index) => index <= 1 && !(index === 0 ? this.#isListedPlace(part) : this.#isPlace(part)))
  }

  #isPerson(part: Part): boolean {
    const isCompany = this.#within(part).some(({ start, end, type }) => type === 'ORGANIZATION' && start <= part.start + 1 && end >= part.end - 1)
    return !isCompany && !part.text.includes('&') && isFullName(this.#tokens, this.#flags, part.start, part.end)
  }

  /** The part as a name; undefined where a list or pattern says otherwise, or where it is found already. */
  #named(part: Part, type: string, dropped: Set<Mention>): Mention | undefined {
    const inside = this.#within(part)
    if (inside.some(({ start, end, confidence }) => (start < part.start || end > part.end) && confidence === undefined)) return undefined
    const quoted = quotes.exec(part.text)
    const [start, end] = quoted === null ? [part.start, part.end] : [part.start + 1, part.end - 1]
    if (inside.some((one) => one.type === type && one.end >= end - 1 && (one.start <= start + 1 || /["“„«]$/u.test(this.#tokens.text.slice(start, one.start)))))
      return undefined
    const [first] = inside
    for (const one of inside) dropped.add(one)
    return ruleMention(start, end, type, CAREERS, Math.max(CONFIDENCE, first?.type === type ? (first.confidence ?? 0) : 0))
  }

  /** Whether a part may be a post: neither a whole name of a person nor a place or a company. */
  #isUnnamed(part: Part): boolean {
    if (this.#isListedPlace(part) || this.#isOrganization(part) || isFullName(this.#tokens, this.#flags, part.start, part.end)) return false
    return this.#within(part).every(({ type, confidence }) => type === 'TITLE' || (type !== 'ORGANIZATION' && confidence !== undefined && confidence < SURE))
  }

  #isPlace(part: Part): boolean {
    return this.#isListedPlace(part) || this.#within(part).some(({ start, end, type }) => type === 'LOCATION' && start <= part.start && end >= part.end)
  }

  /** A part that is a place by the lists, and not as well a company of a place that few know. */
  #isListedPlace(part: Part): boolean {
    const first = tokenFrom(this.#tokens, part.start)
    const last = tokenFrom(this.#tokens, part.end - 1)
    const flag = this.#flags[first]!
    if ((flag & Flag.placeFirst) === 0 || (first < last && (flag & Flag.several) === 0)) return false
    // lists that begin here may end before
    if (first < last && (this.#flags[last]! & (Flag.placeFirst << 1)) === 0) return false
    return (flag & Flag.major) !== 0 || (flag & Flag.organisationFirst) === 0
  }

  #isOrganization(part: Part): boolean {
    return hasLegalForm(part.text) || (!this.#isListedPlace(part) && (this.#flags[tokenFrom(this.#tokens, part.end - 1)]! & Flag.head) !== 0)
  }

  /** Names that touch a part; asked for in any order within a station. */
  #within({ start, end }: Part): Mention[] {
    while (this.#next > 0 && this.#names[this.#next - 1]!.end > start) this.#next--
    while (this.#next < this.#names.length && this.#names[this.#next]!.end <= start) this.#next++
    const found: Mention[] = []
    for (let at = this.#next; at < this.#names.length && this.#names[at]!.start < end; at++) found.push(this.#names[at]!)
    return found
  }
}
