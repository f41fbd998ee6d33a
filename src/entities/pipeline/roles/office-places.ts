/**
 * The place of an office (`Primátor Trnavy Peter Bročka`, `Simav Belediye Başkanı`, `Bupati Wonosobo Afif Nurhidayat`): a place by itself, whatever a model made of it or of
 * it and who has the office, and beside inhabitants and administrations, where the language puts the place before them.
 */
import type { TokenList } from '../../../core/spans.js'
import { createForm } from '../../chains/name.js'
import type { EntityLanguage } from '../../languages.js'
import { Flag } from '../../lists/kinds.js'
import type { KnownNames } from '../../lists/known-names.js'
import { UsualName, type UsualNames } from '../../lists/usual-names.js'
import { perLanguage } from '../../per-language.js'
import { type Mention, ruleMention } from '../../types.js'
import { knownAs } from '../known-type.js'
import { byStart } from '../redactor.js'
import { isBlankBehind, tokenFrom } from '../token-places.js'
import { governingOffices } from './governing-offices.js'

export interface OfficeKnowledge {
  readonly known: KnownNames | undefined
  readonly usualNames: () => UsualNames | undefined
  /** Whether towns of two words begin with a word. */
  readonly isTownAdjective?: (word: string, language: EntityLanguage) => boolean
}

interface Patterns {
  /** An office and what stands between it and its place; for places before it the office alone. */
  readonly office: RegExp
  readonly inhabitants: RegExp | undefined
  readonly before: boolean
  /** A preposition says that it is a place. */
  readonly linked: boolean
  readonly genitive: RegExp | undefined
  readonly others: ReadonlySet<string>
  readonly beginnings: ReadonlySet<string>
  readonly firsts: ReadonlySet<string>
  readonly endings: ReadonlySet<string>
}

/** Words of the longest place, and of a place and a person. */
const LONGEST_PLACE = 3
const LONGEST_RUN = 8
/** Share of such places that are right. */
const CONFIDENCE = 0.85
const SOURCE = 'office-place'
/** Banks have governors as well. */
const bank = /^(?:Ban(?:co|que|ca|k|cul|ka|ky|ken)|Nationalbank|Bundesbank|Reserve|Federal|Banxico|Bank\p{L}+|Τράπεζας|Банка)$/u
const particle = /^(?:de|del|do|da|dos|das|di|della|d)$/u
const capital = /^\p{Lu}/u
const longer = /^ \p{Lu}/u
const unheard = /^\p{Lu}\p{Ll}{4,}$/u
const uncased = /^(?![\p{Lu}\p{Ll}])\p{L}/u

const patternsOf = perLanguage((language): Patterns | undefined => {
  const row = governingOffices[language]
  if (row === undefined) return undefined
  const start = '(?<![\\p{L}\\p{M}\\p{N}-])'
  const end = '(?![\\p{L}\\p{M}\\p{N}-])'
  // in small letters and with a capital
  const flags = language === 'tur' ? 'gu' : 'giu'
  const units = row.units === undefined ? '' : `(?: (?:${row.units}))?`
  const link = row.linked === undefined ? `${units} ` : `${units} (?:${row.linked})(?:(?<=[’']) ?| )`
  return {
    office: new RegExp(
      row.before ? `${start}(?:${[row.offices, row.administrations].filter(Boolean).join('|')})${end}` : `${start}(?:${row.offices})${link}(?=\\p{L})`,
      flags
    ),
    inhabitants: row.inhabitants === undefined ? undefined : new RegExp(`${start}(?:${row.inhabitants})${row.before ? end : `${link}(?=\\p{L})`}`, 'gu'),
    before: row.before === true,
    linked: row.linked !== undefined,
    genitive: row.genitive,
    others: new Set(row.others?.split(' ')),
    beginnings: new Set(row.beginnings?.split(' ')),
    firsts: new Set(row.firsts?.split(' ')),
    endings: new Set(row.endings?.split(' '))
  }
})

/** The mentions with such places. Bounded work for each office. @param mentions in any order @param flags of the lists, by token (`Flag`) */
export function withOfficePlaces(
  tokens: TokenList,
  mentions: readonly Mention[],
  language: EntityLanguage,
  flags: Uint32Array,
  knowledge: OfficeKnowledge
): readonly Mention[] {
  const patterns = patternsOf(language)
  if (patterns === undefined) return mentions
  const persons = new Set(mentions.filter(({ type }) => type === 'PERSON').map(({ start }) => start))
  const reader = new OfficeReader(tokens, language, flags, knowledge, patterns, persons)
  const found: Found[] = []
  for (const { 0: whole, index } of tokens.text.matchAll(patterns.office)) {
    const one = patterns.before ? reader.placeBefore(index, index + whole.length, true) : reader.placeBehind(index, index + whole.length, true)
    if (one !== undefined) found.push(one)
  }
  if (patterns.inhabitants !== undefined) {
    for (const { 0: whole, index } of tokens.text.matchAll(patterns.inhabitants)) {
      const one = patterns.before ? reader.placeBefore(index, index + whole.length, false) : reader.placeBehind(index, index + whole.length, false)
      // `Warga Rawa Buaya`: of a longer name the lists know the beginning alone
      // a nation of a country, and large towns are found by models
      const isOther = reader.hasUnlistedPlaces && one !== undefined && (longer.test(tokens.text.slice(one.end, one.end + 2)) || reader.isMajor(one))
      if (one !== undefined && !isOther) found.push(one)
    }
  }
  if (found.length === 0) return mentions
  return merged(
    [...mentions].sort(byStart),
    found.sort((left, right) => left.start - right.start)
  )
}

interface Found {
  /** Of the place. */
  readonly start: number
  readonly end: number
  /** Where the office begins that a mention may have taken in, or ends. */
  readonly office: number
  /** Where the office ends that stands behind its place. */
  readonly officeEnd?: number
  /** Where the names behind the place end. */
  readonly last: number
  /** Where the person behind the place begins and ends. */
  readonly person: { readonly start: number; readonly end: number } | undefined
  /** Whether it is a place though no model found one there. */
  readonly isSure: boolean
}

class OfficeReader {
  readonly #tokens: TokenList
  readonly #language: EntityLanguage
  readonly #flags: Uint32Array
  readonly #knowledge: OfficeKnowledge
  readonly #patterns: Patterns
  /** Where persons begin that were found. */
  readonly #persons: ReadonlySet<number>

  constructor(tokens: TokenList, language: EntityLanguage, flags: Uint32Array, knowledge: OfficeKnowledge, patterns: Patterns, persons: ReadonlySet<number>) {
    this.#tokens = tokens
    this.#language = language
    this.#flags = flags
    this.#knowledge = knowledge
    this.#patterns = patterns
    this.#persons = persons
  }

  /** The place that stands right before an office. */
  placeBefore(office: number, officeEnd: number, isOffice: boolean): Found | undefined {
    const { starts, ends, text } = this.#tokens
    const last = tokenFrom(this.#tokens, office) - 1
    if (last < 0 || !isBlankBehind(this.#tokens, last)) return undefined
    let first = last
    while (last - first + 1 < LONGEST_PLACE && first > 0 && isBlankBehind(this.#tokens, first - 1) && this.#isName(first - 1)) first--
    if (!this.#isName(last)) return undefined
    const word = this.#word(last)
    const { others, genitive } = this.#patterns
    if (others.has(word)) return undefined
    const as = (from: number, isSure: boolean): Found => ({
      start: starts[from]!,
      end: ends[last]!,
      office: text[ends[last]!] === ' ' ? ends[last]! + 1 : ends[last]!,
      officeEnd,
      last: ends[last]!,
      person: undefined,
      isSure
    })
    for (let from = first; from <= last; from++)
      if (this.#isPlace(from, last)) return as(from, from < last || (this.#flags[last]! & Flag.given) === 0 || isOffice)
    if (genitive !== undefined && !genitive.test(word)) return undefined
    const own = this.#flags[last]!
    const isUnknown = (own & (Flag.common | Flag.head | Flag.organisationFirst | Flag.nationalityFirst)) === 0
    if (!isUnknown || /(?:l[ıiuü])$/u.test(word) || /läisen$/u.test(word)) return undefined
    // two names without a known place among them are a person or a firm
    if (first < last) return undefined
    return as(last, isOffice || (own & (Flag.given | Flag.surname)) === 0)
  }

  /** The place that stands right behind an office. @param from where the office begins @param to where its place does */
  placeBehind(from: number, to: number, isOffice: boolean): Found | undefined {
    const { starts, ends, count } = this.#tokens
    const first = tokenFrom(this.#tokens, to)
    if (first >= count || starts[first] !== to) return undefined
    let last = first
    if (!this.#isName(first)) return undefined
    while (last - first + 1 < LONGEST_RUN && isBlankBehind(this.#tokens, last) && this.#isName(last + 1)) last++
    for (let token = first; token <= last; token++) if (bank.test(this.#word(token))) return undefined
    const size = this.#placeSize(first, last - first + 1, isOffice)
    if (size === undefined) return undefined
    const place = this.#wholePlace(first + size.words - 1)
    while (last < place || (last - first + 1 < LONGEST_RUN && isBlankBehind(this.#tokens, last) && this.#isName(last + 1))) last++
    const end = isOffice ? this.#personEnd(place + 1, last) : undefined
    return {
      start: to,
      end: ends[place]!,
      office: from,
      last: ends[last]!,
      person: end === undefined ? undefined : { start: starts[place + 1]!, end: ends[end]! },
      isSure: size.isSure
    }
  }

  /** The last token of a place that goes on behind a Romance particle (`Feira de Santana`). */
  #wholePlace(last: number): number {
    if (!this.#patterns.linked || !isBlankBehind(this.#tokens, last) || !particle.test(this.#word(last + 1))) return last
    let next = last + 2
    if (next < this.#tokens.count && isBlankBehind(this.#tokens, last + 1) && /^l[aoe]s?$/u.test(this.#word(next))) next++
    return next < this.#tokens.count && isBlankBehind(this.#tokens, next - 1) && capital.test(this.#word(next)) && !this.#isGiven(next) ? next : last
  }

  /** The last token of a person's name that begins at a token and goes on to another at most. */
  #personEnd(first: number, last: number): number | undefined {
    if (last <= first) return undefined
    if (capital.test(this.#word(first))) return this.#isGiven(first) || this.hasUnlistedPlaces ? last : undefined
    // two names that nothing else is; a third that is no ordinary word
    // of which a model found the second
    if (!this.#isGiven(first) || !(this.#isPersonal(first + 1) || this.#persons.has(this.#tokens.starts[first + 1]!))) return undefined
    return last > first + 1 && this.#isPersonal(first + 2) && (this.#flags[first + 2]! & Flag.common) === 0 ? first + 2 : first + 1
  }

  #placeSize(first: number, count: number, isOffice: boolean): { words: number; isSure: boolean } | undefined {
    const { linked, genitive, others } = this.#patterns
    const { starts } = this.#tokens
    const isNamed = (token: number) => token < first + count && this.#isGiven(token)
    if (others.has(this.#word(first))) return undefined
    // `כפר ורדים`, `كفر مندا`
    if (count > 1 && this.#patterns.firsts.has(this.#word(first))) return { words: 2, isSure: true }
    for (let words = Math.min(LONGEST_PLACE, count); words > 0; words--) {
      if (!this.#isPlace(first, first + words - 1)) continue
      // `Кметът на Горно Драглище Стоян Кюркчиев`
      if (words === 1 && count > 2 && this.#knowledge.isTownAdjective?.(this.#word(first), this.#language) === true && !isNamed(first + 1))
        return { words: 2, isSure: true }
      // a given name as well: a place before another given name alone, and where no capitals tell how far names go before two of them
      const isPersonal = words === 1 && !linked && this.#isGiven(first)
      const isBeforeName =
        isNamed(first + 1) && (capital.test(this.#word(first)) || (this.#isPersonal(first + 2) && (this.#flags[first + 2]! & Flag.common) === 0))
      if (isPersonal && !(count >= 3 && isBeforeName)) return undefined
      if (genitive !== undefined && words === 1 && !genitive.test(this.#word(first)) && count > 1 && !isNamed(first + 1)) return undefined
      return { words, isSure: true }
    }
    if (!isOffice) return this.hasUnlistedPlaces && count === 1 && this.#isUnheardTown(first) ? { words: 1, isSure: true } : undefined
    // a word between an office and a person
    if (!capital.test(this.#word(first))) {
      const isFree = (this.#flags[first]! & (Flag.common | Flag.given | Flag.titleFirst | Flag.jobFirst)) === 0
      return count > 1 && isFree && this.#persons.has(starts[first + 1]!) ? { words: 1, isSure: true } : undefined
    }
    if (genitive !== undefined && !genitive.test(this.#word(first))) return undefined
    if (linked && count === 1) return { words: 1, isSure: true }
    if (!linked && this.#isGiven(first)) return undefined
    if (this.hasUnlistedPlaces) {
      const isLong = this.#patterns.beginnings.has(this.#word(first)) || (count > 1 && this.#patterns.endings.has(this.#word(first + 1)))
      const words = isLong ? 2 : 1
      return count - words >= 2 || (isLong && count === words) ? { words, isSure: true } : undefined
    }
    for (let words = 1; words <= LONGEST_PLACE && count - words >= 2; words++) {
      if (isNamed(first + words)) return { words, isSure: linked || (this.#flags[first]! & (Flag.surname | Flag.common)) === 0 }
    }
    return undefined
  }

  /** Whether a place is a country or a large town. */
  isMajor({ start }: Found): boolean {
    return (this.#flags[tokenFrom(this.#tokens, start)]! & Flag.major) !== 0
  }

  /** A word that no list has, behind those who live somewhere; a society (`Masyarakat Baduy`) is called after a people as often. */
  #isUnheardTown(token: number): boolean {
    const isHeard = this.#flags[token] !== 0 || (this.#knowledge.usualNames()?.kind(this.#word(token)) ?? 0) !== 0
    return !isHeard && unheard.test(this.#word(token)) && !/^masyarakat$/iu.test(this.#word(token - 1))
  }

  /** Indonesian and Malay districts are in no list, and whatever stands behind one is a person. */
  get hasUnlistedPlaces(): boolean {
    return this.#patterns.beginnings.size > 0
  }

  #isPersonal(token: number): boolean {
    return (this.#flags[token]! & (Flag.given | Flag.surname)) !== 0
  }

  #word(token: number): string {
    return this.#tokens.text.slice(this.#tokens.starts[token], this.#tokens.ends[token])
  }

  #isName(token: number): boolean {
    const word = this.#word(token)
    return capital.test(word) || uncased.test(word)
  }

  #isGiven(token: number): boolean {
    if ((this.#flags[token]! & Flag.given) !== 0) return true
    return this.hasUnlistedPlaces && ((this.#knowledge.usualNames()?.kind(this.#word(token)) ?? 0) & (UsualName.own | UsualName.everywhere)) !== 0
  }

  /** Whether lists or known names have a stretch of tokens as a place. */
  #isPlace(first: number, last: number): boolean {
    const flags = this.#flags
    if ((flags[first]! & Flag.placeFirst) !== 0) {
      let end = first
      while (end < last && (flags[end + 1]! & (Flag.placeFirst << 1)) !== 0) end++
      const goesOn = end === last && last + 1 < this.#tokens.count && (flags[last + 1]! & (Flag.placeFirst << 1)) !== 0 && isBlankBehind(this.#tokens, last)
      if (end === last && !goesOn) return true
    }
    const { known } = this.#knowledge
    if (known === undefined) return false
    const name = this.#tokens.text.slice(this.#tokens.starts[first], this.#tokens.ends[last])
    return knownAs(createForm(name, this.#language), this.#language, known)?.type === 'LOCATION'
  }
}

/** The names with the places found; both in text order. */
function merged(mentions: readonly Mention[], found: readonly Found[]): Mention[] {
  const result: Mention[] = []
  let next = 0
  let end = 0
  for (const one of found) {
    if (one.start < end) continue
    const from = Math.min(one.start, one.office)
    const to = one.person?.end ?? one.end
    while (next < mentions.length && mentions[next]!.end <= from) result.push(mentions[next++]!)
    const inside: Mention[] = []
    while (next < mentions.length && mentions[next]!.start < to) inside.push(mentions[next++]!)
    const changed = placed(one, inside)
    result.push(...(changed ?? inside))
    end = Math.max(one.end, ...inside.map((mention) => mention.end))
  }
  return [...result, ...mentions.slice(next)].sort(byStart)
}

/** The mentions around a place with it as one of them; undefined where they say something else. @param inside in text order */
function placed({ start, end, office, officeEnd, last, person, isSure }: Found, inside: readonly Mention[]): Mention[] | undefined {
  const result: Mention[] = []
  const touching = inside.filter((mention) => mention.start < end && mention.end > start)
  let place: Mention | undefined
  for (const mention of touching) {
    // what is longer on the side away from the office is a longer name
    const startsAtOffice = mention.start === office && office < start
    if (mention.start < start && !startsAtOffice) return undefined
    if (mention.end > end && mention.end > last && office < start) return undefined
    if (mention.source !== undefined && mention.confidence === undefined && mention.type !== 'TITLE') return undefined
    if (mention.start > start) return undefined
    place = { ...mention, start, end, type: 'LOCATION' }
    if (mention.end <= end) continue
    if (office > start) {
      // a place, its office, and who has it
      if (mention.type === 'PERSON' && officeEnd !== undefined && mention.end > officeEnd + 1) result.push({ ...mention, start: officeEnd + 1 })
      else if (mention.type === 'TITLE' && office < mention.end) result.push({ ...mention, start: office })
      else return undefined
    } else if (mention.type === 'LOCATION' && person === undefined) return undefined
    else result.push({ ...mention, start: end + 1, type: 'PERSON' })
  }
  if (place === undefined && !isSure) return undefined
  result.push(place ?? ruleMention(start, end, 'LOCATION', SOURCE, CONFIDENCE))
  const whole = person
  const others = inside.filter(
    (mention) =>
      !touching.includes(mention) &&
      // a part of the person
      !(whole !== undefined && mention.type === 'PERSON' && mention.start === whole.start && mention.end < whole.end && mention.confidence !== undefined)
  )
  const isFound = [...result, ...others].some((mention) => person !== undefined && mention.start < person.end && mention.end > person.start)
  if (person !== undefined && !isFound) result.push(ruleMention(person.start, person.end, 'PERSON', SOURCE, CONFIDENCE))
  return [...others, ...result]
}
