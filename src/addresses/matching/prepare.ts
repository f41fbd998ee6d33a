/** Addresses made ready to be compared: words, numbers and places of each field, and the words of all. */
import type { AddressDictionaries } from '../dictionaries/dictionaries.js'
import { addressKey, addressTokens, hasHan } from '../dictionaries/normalise.js'
import type { PhraseSense } from '../dictionaries/phrases.js'
import type { PlaceSenses } from '../dictionaries/places.js'
import { ADDRESS_FIELDS, type AddressField } from '../types.js'
import { type HanAddress, HanReader } from './han.js'
import { type HouseNumber, houseNumber } from './numbers.js'
import { type PostCode, postCode } from './post-codes.js'
import { IS_WITHIN, type Token, TokenMaker } from './tokens.js'
import type { AddressToMatch, PreparedAddress } from './types.js'
import { type Within, withinOf, withinText } from './units.js'

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
  /** Place of the field in `ADDRESS_FIELDS`. */
  readonly index: number
  readonly shape: FieldShape
  readonly text: string
  readonly key: string
  /** Its words in Latin letters, and a blank. */
  readonly letters: string
  /** The field and its key, as part of the address's. */
  readonly line: string
  /** Numbers in it, each once; none of post codes. */
  readonly numbers: readonly number[]
  readonly isHan: boolean
  readonly tokens: readonly Token[]
  readonly places: PlaceSenses | undefined
  readonly number: HouseNumber | undefined
  readonly postCode: PostCode | undefined
  readonly within: Within | undefined
}

export interface Prepared extends PreparedAddress {
  /** In the order of `ADDRESS_FIELDS`. */
  readonly byField: readonly (PreparedField | undefined)[]
  readonly fields: readonly PreparedField[]
  /** Numbers of what the words of all fields usually stand for, ascending. */
  readonly bag: readonly number[]
  /** Weights of the words in `bag`. */
  readonly bagWeights: readonly number[]
  /** All words, in Latin letters, each with a blank behind it. */
  readonly letters: string
  /** Numbers anywhere but in post codes, each once. */
  readonly numbers: readonly number[]
  /** Words in the order of a line; of fields the number and the road. */
  readonly sequence: readonly Token[]
  /** Units and levels that any of its words tell. */
  readonly within: Within
  readonly han: HanAddress | undefined
}

const HOUSE = ADDRESS_FIELDS.indexOf('house')
const HOUSE_NUMBER = ADDRESS_FIELDS.indexOf('houseNumber')
const ROAD = ADDRESS_FIELDS.indexOf('road')
const NO_TOKENS: readonly Token[] = []
const NO_NUMBERS: readonly number[] = []
const WITHIN = ADDRESS_FIELDS.flatMap((field, index) => (FIELD_SHAPES[field] === 'within' ? [index] : []))
const NOTHING_WITHIN: Within = { units: [], levels: [] }

const HAN_NUMERAL = /[零〇一二两三四五六七八九十百千]$/u
const WORD_ALONE = /^\s*\p{L}[\p{L}\s-]*$/u
const isEnglishNumber = ({ class: of, languages }: PhraseSense) => of === 'cardinal' && languages.includes('en')
const BEFORE_SIGN = /\s*(?:,|\(|\/| - ).*$/u

/** Texts of a field that are kept with what was made of them, cities, states and countries come again and again; and letters of the longest. */
const MOST_KEPT = 5_000
const LONGEST_KEPT = 60

export class Preparer {
  readonly #dictionaries: AddressDictionaries
  readonly #tokens: TokenMaker
  readonly #han: HanReader
  readonly #kept = ADDRESS_FIELDS.map(() => new Map<string, PreparedField>())

  /** @param rarity of pairs of Chinese characters, see `HanReader` */
  constructor(dictionaries: AddressDictionaries, rarity: Uint8Array) {
    this.#dictionaries = dictionaries
    this.#tokens = new TokenMaker(dictionaries)
    this.#han = new HanReader(dictionaries, rarity)
  }

  prepare(address: AddressToMatch): Prepared {
    const byField = new Array<PreparedField | undefined>(ADDRESS_FIELDS.length).fill(undefined)
    const fields: PreparedField[] = []
    let [key, letters] = ['', '']
    for (let index = 0; index < ADDRESS_FIELDS.length; index++) {
      const text = address.fields[ADDRESS_FIELDS[index]!]
      const prepared = text === undefined || text === '' ? undefined : this.#field(index, text)
      if (prepared === undefined) continue
      byField[index] = prepared
      fields.push(prepared)
      key += prepared.line
      letters += prepared.letters
    }
    let words: readonly Token[] | undefined
    if (address.line !== undefined) {
      const texts = addressTokens(address.line)
      key = texts.join(' ')
      words = this.#tokens.tokens(address.line, texts)
      letters = lettersOf(words)
    }
    const [bag, bagWeights] = bagOf(words === undefined ? fields.map(({ tokens }) => tokens) : [words])
    const sequence = words ?? [...(byField[HOUSE_NUMBER]?.tokens ?? NO_TOKENS), ...(byField[ROAD]?.tokens ?? NO_TOKENS)]
    const isHan = address.line === undefined ? fields.some((field) => field.isHan) : hasHan(address.line)
    const within = this.#within(address, byField, sequence)
    return {
      address,
      key,
      byField,
      fields,
      bag,
      bagWeights,
      letters,
      numbers: distinct(fields),
      sequence,
      within,
      han: isHan ? this.#han.read(address) : undefined
    }
  }

  #within({ line }: AddressToMatch, byField: readonly (PreparedField | undefined)[], sequence: readonly Token[]): Within {
    const house = byField[HOUSE]
    const parts = WITHIN.map((index) => byField[index]?.within).filter((part) => part !== undefined)
    if (line !== undefined) parts.push(withinWords(sequence, () => withinText(this.#dictionaries, line)))
    else if (house?.within !== undefined) parts.push(house.within)
    if (parts.length < 2) return parts[0] ?? NOTHING_WITHIN
    const all = (of: keyof Within) => [...new Set(parts.flatMap((part) => part[of]))].sort()
    return { units: all('units'), levels: all('levels') }
  }

  #field(index: number, text: string): PreparedField | undefined {
    const kept = this.#kept[index]!
    const known = kept.get(text)
    if (known !== undefined) return known
    const made = this.#made(index, text)
    if (made === undefined) return undefined
    if (kept.size >= MOST_KEPT) kept.clear()
    if (text.length <= LONGEST_KEPT) kept.set(text, made)
    return made
  }

  #made(index: number, text: string): PreparedField | undefined {
    const field = ADDRESS_FIELDS[index]!
    const words = addressTokens(text)
    if (words.every((word) => word === '#' || word === '&')) return undefined
    const tokens = this.#tokens.tokens(text, words)
    const shape = FIELD_SHAPES[field]
    const key = words.join(' ')
    const number = shape === 'number' ? this.#numberOf(text, field === 'poBox') : undefined
    const isPlace = shape === 'name' && field !== 'road' && field !== 'house'
    return {
      field,
      index,
      shape,
      text: text.trim(),
      key,
      letters: lettersOf(tokens),
      line: `${field}:${key}\n`,
      numbers: shape === 'postCode' ? NO_NUMBERS : numbersIn(number === undefined || number.values.length > 1 ? key : number.values.join(' ')),
      isHan: hasHan(text),
      tokens,
      places: isPlace ? this.#place(text) : undefined,
      number,
      postCode: shape === 'postCode' ? postCode(text) : undefined,
      within:
        field === 'house' ? withinWords(tokens, () => withinText(this.#dictionaries, text)) : shape === 'within' ? this.#withinField(field, text) : undefined
    }
  }

  #withinField(field: AddressField, text: string): Within {
    const { han } = this.#dictionaries
    return withinOf(this.#dictionaries, han.withDigits(han.simplified(text)), field === 'level')
  }

  #numberOf(text: string, isBox: boolean): HouseNumber | undefined {
    const { han } = this.#dictionaries
    const even = hasHan(text)
      ? han.withDigits(`${han.simplified(text)}${HAN_NUMERAL.test(text) ? '号' : ''}`).replace(/[号弄栋幢第]/gu, ' ')
      : this.#withDigits(text)
    return houseNumber(even, isBox)
  }

  /** A number that is written as a word (One) in digits. */
  #withDigits(text: string): string {
    const found = WORD_ALONE.test(text) ? this.#dictionaries.phrases.senses(addressKey(text)).find(isEnglishNumber) : undefined
    return found?.canonical ?? text
  }

  /** The whole field as the name of a place, or what remains of it without what stands behind a comma or in brackets. */
  #place(text: string): PlaceSenses | undefined {
    const { places, han } = this.#dictionaries
    for (const part of BEFORE_SIGN.test(text) ? [text, text.replace(BEFORE_SIGN, '')] : [text]) {
      const tokens = addressTokens(han.simplified(part))
      const found = places.find(tokens.join(' ')) ?? (tokens.length > 1 ? places.find(tokens.join('')) : undefined)
      if (found !== undefined) return found
    }
    return undefined
  }
}

function lettersOf(tokens: readonly Token[]): string {
  let letters = ''
  for (const { text } of tokens) letters += `${text} `
  return letters
}

/** Units and levels, where a word for such is among the words. */
function withinWords(words: readonly Token[], read: () => Within): Within {
  return words.some(({ flags }) => (flags & IS_WITHIN) !== 0) ? read() : NOTHING_WITHIN
}

/** Numbers of all fields, each once. */
function distinct(fields: readonly PreparedField[]): number[] {
  const found: number[] = []
  for (const { numbers } of fields) for (const number of numbers) if (!found.includes(number)) found.push(number)
  return found
}

function numbersIn(key: string): number[] {
  const found: number[] = []
  let value = -1
  for (let at = 0; at <= key.length; at++) {
    const digit = at < key.length ? key.charCodeAt(at) - 48 : -1
    if (digit >= 0 && digit <= 9) value = (value < 0 ? 0 : value * 10) + digit
    else if (value >= 0) {
      if (!found.includes(value)) found.push(value)
      value = -1
    }
  }
  return found
}

/** Words up to which putting each into its place is quicker than sorting. */
const FEW = 40

/** Usual meanings of all words, ascending, with their weights. */
function bagOf(lists: readonly (readonly Token[])[]): [bag: number[], weights: number[]] {
  const bag: number[] = []
  const weights: number[] = []
  const count = lists.reduce((sum, list) => sum + list.length, 0)
  const words = count > FEW ? [lists.flat().sort((one, other) => one.usual - other.usual)] : lists
  for (const list of words) {
    for (const { usual, weight } of list) {
      let at = bag.length
      bag.push(usual)
      weights.push(weight)
      for (; at > 0 && bag[at - 1]! > usual; at--) {
        bag[at] = bag[at - 1]!
        weights[at] = weights[at - 1]!
      }
      bag[at] = usual
      weights[at] = weight
    }
  }
  return [bag, weights]
}
