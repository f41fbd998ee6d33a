/** Addresses made ready to be compared: words, numbers and places of each field, and the words of all. */
import type { AddressDictionaries } from '../dictionaries/dictionaries.js'
import { addressKey, addressTokens, hasHan } from '../dictionaries/normalise.js'
import type { PlaceSenses } from '../dictionaries/places.js'
import { ADDRESS_FIELDS, type AddressField } from '../types.js'
import { type HanAddress, HanReader } from './han.js'
import { type HouseNumber, houseNumber } from './numbers.js'
import { type PostCode, postCode } from './post-codes.js'
import { type Token, TokenMaker } from './tokens.js'
import type { AddressToMatch, PreparedAddress } from './types.js'
import { type Within, withinOf } from './units.js'

export type FieldShape = 'name' | 'number' | 'within' | 'postCode'

/** How each field is compared, in the order of the fields. */
export const FIELD_SHAPES: Readonly<Record<AddressField, FieldShape>> = {
  house: 'name',
  houseNumber: 'number',
  road: 'name',
  unit: 'within',
  level: 'within',
  staircase: 'within',
  entrance: 'within',
  suburb: 'name',
  cityDistrict: 'name',
  city: 'name',
  island: 'name',
  stateDistrict: 'name',
  state: 'name',
  countryRegion: 'name',
  country: 'name',
  worldRegion: 'name',
  postCode: 'postCode',
  poBox: 'number'
}

export interface PreparedField {
  readonly field: AddressField
  readonly shape: FieldShape
  readonly text: string
  readonly key: string
  readonly tokens: readonly Token[]
  readonly places: PlaceSenses | undefined
  readonly number: HouseNumber | undefined
  readonly postCode: PostCode | undefined
  readonly within: Within | undefined
}

export interface Prepared extends PreparedAddress {
  readonly byField: ReadonlyMap<AddressField, PreparedField>
  /** Numbers of what the words of all fields usually stand for, ascending. */
  readonly bag: Int32Array
  /** Weights of the words in `bag`. */
  readonly bagWeights: Float32Array
  /** Pairs of adjacent letters of all fields, hashed, ascending. */
  readonly letterPairs: Uint16Array
  /** Digits of all numbers but those of post codes. */
  readonly numbers: ReadonlySet<string>
  readonly han: HanAddress | undefined
}

/** Fields kept with what was made of them: cities, states and countries come again and again. */
const MOST_KEPT = 20_000

export class Preparer {
  readonly #dictionaries: AddressDictionaries
  readonly #tokens: TokenMaker
  readonly #han: HanReader
  readonly #kept = new Map<string, PreparedField>()

  /** @param rarity of pairs of Chinese characters, see `HanReader` */
  constructor(dictionaries: AddressDictionaries, rarity: Uint8Array) {
    this.#dictionaries = dictionaries
    this.#tokens = new TokenMaker(dictionaries)
    this.#han = new HanReader(dictionaries, rarity)
  }

  prepare(address: AddressToMatch): Prepared {
    const byField = new Map<AddressField, PreparedField>()
    for (const field of ADDRESS_FIELDS) {
      const text = address.fields[field]?.trim()
      const prepared = text === undefined || text === '' ? undefined : this.#field(field, text)
      if (prepared !== undefined) byField.set(field, prepared)
    }
    const fields = [...byField.values()]
    const key = address.line === undefined ? fields.map(({ field, key: own }) => `${field}:${own}`).join('\n') : addressKey(address.line)
    const tokens = address.line === undefined ? fields.flatMap((field) => field.tokens) : this.#tokens.tokens(address.line, true)
    const order = tokens.map((token) => token).sort((left, right) => left.usual - right.usual)
    const written = address.line ?? fields.map(({ text }) => text).join(' ')
    return {
      address,
      key,
      byField,
      bag: Int32Array.from(order, ({ usual }) => usual),
      bagWeights: Float32Array.from(order, ({ weight }) => weight),
      letterPairs: letterPairs(address.line === undefined ? fields.map((field) => field.key).join(' ') : key),
      numbers: numbersIn(fields),
      han: hasHan(written) ? this.#han.read(address) : undefined
    }
  }

  #field(field: AddressField, text: string): PreparedField | undefined {
    const kept = `${field} ${text}`
    const known = this.#kept.get(kept)
    if (known !== undefined) return known
    const made = this.#made(field, text)
    if (made === undefined) return undefined
    if (this.#kept.size >= MOST_KEPT) this.#kept.clear()
    this.#kept.set(kept, made)
    return made
  }

  #made(field: AddressField, text: string): PreparedField | undefined {
    const key = addressKey(text)
    if (!/[\p{L}\p{N}]/u.test(key)) return undefined
    const shape = FIELD_SHAPES[field]
    const isPlace = shape === 'name' && field !== 'road' && field !== 'house'
    return {
      field,
      shape,
      text,
      key,
      tokens: this.#tokens.tokens(text, true),
      places: isPlace ? this.#place(text) : undefined,
      number: shape === 'number' ? this.#numberOf(text) : undefined,
      postCode: shape === 'postCode' ? postCode(text) : undefined,
      within:
        shape === 'within'
          ? withinOf(this.#dictionaries, this.#dictionaries.han.withDigits(this.#dictionaries.han.simplified(text)), field === 'level')
          : undefined
    }
  }

  #numberOf(text: string): HouseNumber | undefined {
    const { han } = this.#dictionaries
    return houseNumber(hasHan(text) ? han.withDigits(han.simplified(text)).replace(/[号弄栋幢第]/gu, ' ') : text)
  }

  /** The whole field as the name of a place, or what remains of it without what stands behind a comma or in brackets. */
  #place(text: string): PlaceSenses | undefined {
    const { places, han } = this.#dictionaries
    for (const part of [text, text.replace(/\s*(?:,|\(|\/| - ).*$/u, '')]) {
      const tokens = addressTokens(han.simplified(part))
      const found = places.find(tokens.join(' ')) ?? (tokens.length > 1 ? places.find(tokens.join('')) : undefined)
      if (found !== undefined) return found
    }
    return undefined
  }
}

function numbersIn(fields: readonly PreparedField[]): Set<string> {
  const found = new Set<string>()
  for (const { key, shape } of fields) {
    if (shape === 'postCode' || !/\d/u.test(key)) continue
    for (const [digits] of key.matchAll(/\d+/gu)) found.add(String(Number(digits)))
  }
  return found
}

function letterPairs(key: string): Uint16Array {
  const pairs = new Uint16Array(Math.max(0, key.length - 1))
  for (let at = 0; at + 1 < key.length; at++) pairs[at] = Math.imul(key.charCodeAt(at), 0x9e37) + key.charCodeAt(at + 1)
  return pairs.sort()
}
