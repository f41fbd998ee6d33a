/** A parse by a few rules, as a simple measure: segments between commas, patterns of post codes, street words of the dictionaries. */
import type { AddressDictionaries } from '../../src/addresses/dictionaries/dictionaries.js'
import { addressKey, addressTokens, hasHan } from '../../src/addresses/dictionaries/normalise.js'
import type { PhraseClass } from '../../src/addresses/dictionaries/phrases.js'
import type { PlaceKind } from '../../src/addresses/dictionaries/places.js'
import type { AddressField, AddressFields } from '../../src/addresses/types.js'

const POST_CODES = [
  /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/iu,
  /\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b/iu,
  /\b\d{5}-\d{4}\b/u,
  /\b\d{4} ?[A-Z]{2}\b(?=[\s,]|$)/u,
  /\b[A-Z]{1,2}-\d{4,5}\b/u,
  /\b\d{3} \d{2}\b/u,
  /\b\d{2}-\d{3}\b/u,
  /\b\d{4,6}\b/u
]
const PO_BOX = /\b(?:p\.? ?o\.? ?box|post office box|postfach|apartado|bo[iî]te postale)\s*#?(\w+)/iu
const NUMBER_FIRST = /^#?(\d+(?:\s*[-/]\s*\d+)?\s?[A-Za-z]?)(?:\s+(?![A-Za-z]$)|$)/u
const NUMBER = /^\d+[A-Za-z]?(?:[-/]\d+[A-Za-z]?)?$/u
const NUMBER_LAST = /^(.*\p{L}\.?)\s+(\d+(?:\s*[-/]\s*\d+)?\s?[A-Za-z]?)$/u

type Fields = Partial<Record<AddressField, string>>

export class RuleParser {
  readonly #dictionaries: AddressDictionaries

  constructor(dictionaries: AddressDictionaries) {
    this.#dictionaries = dictionaries
  }

  parse(line: string): { readonly fields: AddressFields } {
    if (hasHan(line)) return { fields: { house: line } }
    const fields: Fields = {}
    let rest = this.#take(line, PO_BOX, fields, 'poBox')
    rest = this.#postCode(rest, fields)
    const segments = rest
      .split(/[,;\n]/u)
      .map((segment) => segment.trim())
      .filter((segment) => /[\p{L}\p{N}]/u.test(segment))
    this.#fromEnd(segments, fields, 'country', 'country', 1)
    this.#fromEnd(segments, fields, 'state', 'state', 1)
    this.#streets(segments, fields)
    return { fields }
  }

  #take(text: string, pattern: RegExp, fields: Fields, field: AddressField): string {
    const found = pattern.exec(text)
    if (found === null) return text
    fields[field] = found[1]!
    return text.replace(found[0], ' ')
  }

  /** The last match that is not at the very beginning. */
  #postCode(text: string, fields: Fields): string {
    for (const pattern of POST_CODES) {
      const all = [...text.matchAll(new RegExp(pattern, `${pattern.flags}g`))].filter(
        ({ index }) => index > 0 && (text.includes(',') ? text.indexOf(',') < index : true)
      )
      const last = all.at(-1)
      if (last === undefined) continue
      fields.postCode = last[0]
      return `${text.slice(0, last.index)} ${text.slice(last.index + last[0].length)}`
    }
    return text
  }

  /** Words at the end of the last segment that name a place of a kind. */
  #fromEnd(segments: string[], fields: Fields, field: AddressField, kind: PlaceKind, least: number): void {
    const last = segments.at(-1)
    if (last === undefined || segments.length < least) return
    const words = last.split(/\s+/u)
    for (let count = Math.min(4, words.length); count > 0; count--) {
      const name = words.slice(-count).join(' ')
      if ((segments.length === 1 && count === words.length) || !this.#isPlace(name, kind)) continue
      fields[field] = name
      const before = words.slice(0, -count).join(' ')
      if (before === '') segments.pop()
      else segments[segments.length - 1] = before
      return
    }
  }

  #isPlace(name: string, kind: PlaceKind): boolean {
    const { places } = this.#dictionaries
    const found = places.find(addressKey(name))
    if (found === undefined) return false
    for (let sense = found.first; sense < found.last; sense++) if (places.kind(sense) === kind && (name.length > 3 || name === name.toUpperCase())) return true
    return false
  }

  #has(token: string, of: PhraseClass): boolean {
    return this.#dictionaries.phrases.senses(token).some((sense) => sense.class === of)
  }

  /** The first segment that looks like a street; what stands before is a house, what follows units and places. */
  #streets(segments: readonly string[], fields: Fields): void {
    const at = segments.findIndex((segment) => this.#isStreet(segment))
    const place = at < 0 ? Math.min(segments.length - 1, segments.length > 1 ? 1 : 0) : at
    const house: string[] = []
    const localities: string[] = []
    for (const [index, segment] of segments.entries()) {
      if (index === place && at >= 0) localities.push(...this.#street(segment, fields))
      else if (this.#isUnit(segment)) fields.unit = segment
      else if (index < place) house.push(segment)
      else localities.push(segment)
    }
    if (house.length > 0) fields.house = house.join(' ')
    if (localities.length > 1) fields.suburb = localities.slice(0, -1).join(' ')
    const city = localities.at(-1)
    if (city !== undefined) fields.city = city
  }

  #isStreet(segment: string): boolean {
    const tokens = addressTokens(segment)
    const hasNumber = tokens.some((token) => /^\d/u.test(token))
    return hasNumber && !this.#isUnit(segment) && tokens.some((token) => /^\p{L}/u.test(token))
  }

  #isUnit(segment: string): boolean {
    const [first = '', ...more] = addressTokens(segment)
    return more.length > 0 && more.length < 3 && (first === '#' || ((this.#has(first, 'unit') || this.#has(first, 'level')) && first.length > 1))
  }

  /**
   * A segment with a number: what stands before it is a unit, a level or a house, behind it the road up to a word for streets, then places.
   * @returns the places
   */
  #street(segment: string, fields: Fields): string[] {
    const last = NUMBER_FIRST.test(segment) ? null : NUMBER_LAST.exec(segment)
    if (last !== null) {
      fields.road = last[1]!
      fields.houseNumber = last[2]!
      return []
    }
    const words = segment.split(/\s+/u).filter((word) => word !== '')
    const number = this.#houseNumberAt(words)
    if (number < 0) {
      fields.road = segment
      return []
    }
    fields.houseNumber = words[number]!
    this.#before(words.slice(0, number), fields)
    return this.#behind(words.slice(number + 1), fields)
  }

  /** The last number before the first word for streets, numbers of units left out where there is another. */
  #houseNumberAt(words: readonly string[]): number {
    const first = words.findIndex((word, place) => place > 1 && this.#isStreetWord(word) && words.slice(0, place).some((each) => NUMBER.test(each)))
    const end = first < 0 ? words.length : first
    const numbers = [...words.keys()].filter((place) => place < end && NUMBER.test(words[place]!))
    const free = numbers.filter((place) => place === 0 || !this.#isUnitWord(words[place - 1]!))
    return free.findLast((place) => place + 1 < words.length) ?? numbers.findLast((place) => place + 1 < words.length) ?? free[0] ?? -1
  }

  #isStreetWord(word: string): boolean {
    const key = addressKey(word)
    return key.length > 1 && this.#has(key, 'street')
  }

  #isUnitWord(word: string): boolean {
    const key = addressKey(word)
    return word.startsWith('#') || (key.length > 2 && this.#has(key, 'unit'))
  }

  #before(words: readonly string[], fields: Fields): void {
    if (words.length === 0) return
    const isWithin = words.some((word) => this.#isUnitWord(word) || this.#has(addressKey(word), 'level') || this.#has(addressKey(word), 'levelAlone'))
    const text = words.join(' ')
    if (!isWithin) fields.house = text
    else if (words.some((word) => this.#isUnitWord(word))) fields.unit = text
    else fields.level = text
  }

  #behind(words: string[], fields: Fields): string[] {
    const unit = words.findIndex((word, place) => place > 0 && this.#isUnitWord(word))
    if (unit > 0) fields.unit = words.splice(unit, words[unit]!.length > 1 && words[unit]!.startsWith('#') ? 1 : 2).join(' ')
    let end = words.findIndex((word, place) => place > 0 && this.#isStreetWord(word))
    if (end < 0) end = this.#placeAt(words) - 1
    if (end + 1 < words.length && this.#has(addressKey(words[end + 1]!), 'direction')) end++
    if (end < 0) end = words.length - 1
    const road = words.slice(0, end + 1).join(' ')
    if (road !== '') fields.road = road
    const places = words.slice(end + 1)
    const city = this.#placeAt(places, 0)
    return [places.slice(0, city).join(' '), places.slice(city).join(' ')].filter((place) => place !== '')
  }

  /** Where the city at the end of some words begins; `words.length` where there is none. */
  #placeAt(words: readonly string[], first = 1): number {
    for (let at = Math.max(first, words.length - 4); at < words.length; at++) if (this.#isPlace(words.slice(at).join(' '), 'city')) return at
    return words.length
  }
}
