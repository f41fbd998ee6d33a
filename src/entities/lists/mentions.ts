/** Mentions of titles, nationalities and religions by the built-in lists, in every language. */
import { TokenClass, type TokenList } from '../../core/spans.js'
import { blankless } from '../language-kinds.js'
import { type Mention, mentionWeight } from '../types.js'
import type { Gazetteer } from './gazetteer.js'
import { capitalTermLanguages, Flag } from './kinds.js'
import { languageIsMeant } from './language-use.js'
import { isLower, isUpper } from './letter-case.js'
import { isBehindNames, markOffices } from './offices.js'

export interface ListOptions {
  /** Case says nothing here. */
  readonly caseless?: boolean
}

/** Languages whose forms of address follow the name. */
const addressAfterName: ReadonlySet<string> = new Set(['jpn', 'kor', 'zho'])
/** Languages in which an inflected title is a plural, that is no title of a person. */
const pluralTitles: ReadonlySet<string> = new Set(['eng', 'fra', 'spa', 'por', 'ita', 'cat', 'nld'])
/** Tokens of a title that says what an occupation is for: `Secretary of State for Health`. */
const WHOLE_OFFICE = 4
/** Most characters between a title and its name. */
const GAP = 1

/** Finds the listed titles, nationalities and religions of a text. */
export class ListMentions {
  readonly #gazetteer: Gazetteer
  readonly #language: string
  #flags = new Uint32Array(1024)

  constructor(gazetteer: Gazetteer, language: string) {
    this.#gazetteer = gazetteer
    this.#language = language
  }

  /**
   * Listed mentions in text order.
   * @param names what the model found: titles stand beside persons, and nothing is marked inside a name
   */
  find(tokens: TokenList, options: ListOptions, names: readonly Mention[]): Mention[] {
    if (this.#flags.length < tokens.count) this.#flags = new Uint32Array(2 * tokens.count)
    const flags = this.#flags
    const caseless = options.caseless === true
    this.#gazetteer.flags(tokens, flags, { caseless })
    const whole = markOffices(tokens, flags, this.#language)
    const neighbours = new Names(names)
    const found: Mention[] = []
    for (let index = 0; index < tokens.count; ) {
      const bits = flags[index]!
      let end = index + 1
      if ((bits & (Flag.titleFirst | Flag.jobFirst)) !== 0) {
        const title = spanEnd(flags, tokens.count, index, Flag.titleFirst)
        const job = spanEnd(flags, tokens.count, index, Flag.jobFirst)
        end = Math.max(title, job)
        // an office stands alone; occupations and forms of address need their name, also as parts of longer occupations
        const needsName =
          !whole.has(index) && (title === index || title === job || (title - index < WHOLE_OFFICE && this.#gazetteer.isOccupation(tokens, index)))
        if (this.#isTitle(tokens, index, end, bits, needsName, caseless, neighbours)) {
          found.push(mention(tokens, index, end, 'TITLE', 'titles'))
          index = end
          continue
        }
      }
      if ((bits & Flag.nationalityFirst) !== 0) {
        end = spanEnd(flags, tokens.count, index, Flag.nationalityFirst)
        if (
          !neighbours.covers(tokens.starts[index]!, tokens.ends[end - 1]!) &&
          (capitalTermLanguages.has(this.#language) || !isCountry(tokens.text, tokens.starts[index]!, bits)) &&
          !languageIsMeant(tokens, index, end, this.#language, (bits & Flag.languageFirst) !== 0)
        ) {
          found.push(mention(tokens, index, end, 'NATIONALITY', 'nationalities'))
          index = end
          continue
        }
      }
      if ((bits & Flag.religionFirst) !== 0) {
        end = spanEnd(flags, tokens.count, index, Flag.religionFirst)
        if (!neighbours.covers(tokens.starts[index]!, tokens.ends[end - 1]!)) {
          found.push(mention(tokens, index, end, 'RELIGION', 'religions'))
          index = end
          continue
        }
      }
      index++
    }
    return found
  }

  #isTitle(tokens: TokenList, first: number, end: number, bits: number, needsName: boolean, caseless: boolean, names: Names): boolean {
    const { text } = tokens
    const from = tokens.starts[first]!
    const to = tokens.ends[end - 1]!
    if (tokens.classes[first] !== TokenClass.word) return false
    const before = names.personFrom(to, blankless.has(this.#language) ? 0 : GAP)
    const after = addressAfterName.has(this.#language) && names.personTo(from, GAP)
    if (names.covers(from, to) && !names.personFrom(from, 0)) return false
    if (isBehindNames(text.slice(from, to), this.#language)) return names.personTo(from, GAP)
    if (before || after || names.personCovers(from, to)) return true
    if (needsName) return this.#nameFollows(tokens, end, caseless) && (bits & Flag.titleFirst) !== 0
    if ((bits & Flag.inflected) !== 0 && pluralTitles.has(this.#language)) return false
    if (to - from <= 2 && !isUpper(text.charCodeAt(from + 1)) && (isLower(text.charCodeAt(from)) || isUpper(text.charCodeAt(from)))) return false
    // English writes offices with a capital where they stand for their holder
    return this.#language !== 'eng' || caseless || !isLower(text.charCodeAt(from)) || end - first > 1
  }

  /** Whether a listed given name or surname with a capital comes next. */
  #nameFollows(tokens: TokenList, next: number, caseless: boolean): boolean {
    if (next >= tokens.count || tokens.starts[next]! - tokens.ends[next - 1]! > 1) return false
    const listed = (this.#flags[next]! & (Flag.given | Flag.surname | Flag.personFirst)) !== 0 && (this.#flags[next]! & Flag.common) === 0
    return listed && (caseless || isUpper(tokens.text.charCodeAt(tokens.starts[next]!)))
  }
}

/** End of the span of a kind that begins at a token; the token itself when none does. */
function spanEnd(flags: Uint32Array, count: number, first: number, flag: number): number {
  if ((flags[first]! & flag) === 0) return first
  let end = first + 1
  while (end < count && (flags[end]! & (flag << 1)) !== 0) end++
  return end
}

/** "Suisse", "Polen", "Niemcy": with a capital the country rather than its people. */
function isCountry(text: string, start: number, bits: number): boolean {
  return (bits & Flag.placeFirst) !== 0 && (bits & Flag.major) !== 0 && isUpper(text.charCodeAt(start))
}

function mention(tokens: TokenList, first: number, end: number, type: string, subsource: string): Mention {
  return { start: tokens.starts[first]!, end: tokens.ends[end - 1]!, type, source: 'gazetteer', subsource, weight: mentionWeight.list }
}

/** The names that a model found, asked for in text order. */
class Names {
  readonly #names: readonly Mention[]
  #at = 0

  constructor(names: readonly Mention[]) {
    this.#names = [...names]
      .filter((name) => name.type !== 'TITLE' && name.type !== 'NATIONALITY' && name.type !== 'RELIGION')
      .sort((left, right) => left.start - right.start)
  }

  /** The names from just before a place on. */
  #near(place: number): number {
    while (this.#at < this.#names.length && this.#names[this.#at]!.end < place - GAP) this.#at++
    return this.#at
  }

  /** Whether a name overlaps the stretch. */
  covers(start: number, end: number): boolean {
    for (let at = this.#near(start); at < this.#names.length && this.#names[at]!.start < end; at++) if (this.#names[at]!.end > start) return true
    return false
  }

  /** Whether a person's name begins with the stretch and goes on after it. */
  personCovers(start: number, end: number): boolean {
    for (let at = this.#near(start); at < this.#names.length && this.#names[at]!.start <= start; at++) {
      const name = this.#names[at]!
      if (name.type === 'PERSON' && name.start === start && name.end > end) return true
    }
    return false
  }

  /** Whether a person's name begins at a place, or at most `gap` characters after it. */
  personFrom(place: number, gap: number): boolean {
    for (let at = this.#near(place - 60); at < this.#names.length && this.#names[at]!.start <= place + gap; at++) {
      if (this.#names[at]!.type === 'PERSON' && this.#names[at]!.start >= place) return true
    }
    return false
  }

  /** Whether a person's name ends at a place, or at most `gap` characters before it. */
  personTo(place: number, gap: number): boolean {
    for (let at = this.#near(place); at < this.#names.length && this.#names[at]!.start < place; at++) {
      const name = this.#names[at]!
      if (name.type === 'PERSON' && name.end <= place && name.end >= place - gap) return true
    }
    return false
  }
}
