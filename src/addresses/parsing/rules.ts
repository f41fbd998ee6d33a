/** A parse by a few rules, as a simple measure: segments between commas, patterns of post codes, street words of the dictionaries. */
import type { AddressDictionaries } from '../dictionaries/dictionaries.js'
import { addressKey, addressTokens, hasHan } from '../dictionaries/normalise.js'
import type { PhraseClass } from '../dictionaries/phrases.js'
import type { PlaceKind } from '../dictionaries/places.js'
import type { AddressField, AddressFields } from '../types.js'

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

  /** @returns what stands behind the word for the street: a city that no comma parts from it */
  #street(segment: string, fields: Fields): string[] {
    const first = NUMBER_FIRST.exec(segment)
    const last = first === null ? NUMBER_LAST.exec(segment) : null
    if (last !== null) {
      fields.road = last[1]!
      fields.houseNumber = last[2]!
      return []
    }
    if (first !== null) fields.houseNumber = first[1]!.trim()
    const words = segment
      .slice(first?.[0].length ?? 0)
      .split(/\s+/u)
      .filter((word) => word !== '')
    const unit = words.findIndex((word, place) => place > 0 && (word.startsWith('#') || (this.#has(addressKey(word), 'unit') && word.length > 2)))
    if (unit > 0) fields.unit = words.splice(unit, 2).join(' ')
    let end = words.findIndex((word, place) => place > 0 && this.#has(addressKey(word), 'street'))
    if (end >= 0 && end + 1 < words.length && this.#has(addressKey(words[end + 1]!), 'direction')) end++
    const road = end < 0 ? words : words.slice(0, end + 1)
    if (road.length > 0) fields.road = road.join(' ')
    return end < 0 || end + 1 >= words.length ? [] : [words.slice(end + 1).join(' ')]
  }
}
