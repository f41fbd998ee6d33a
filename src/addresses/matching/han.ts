/** Chinese addresses as written: divisions, roads, numbers and what remains, which no parse has to be right for. */
import type { AddressDictionaries } from '../dictionaries/dictionaries.js'
import type { PlaceKind } from '../dictionaries/places.js'
import { ADDRESS_FIELDS } from '../types.js'
import type { AddressToMatch } from './types.js'

/** Numbers of what they count: doors, lanes, buildings, entrances, rooms, floors. */
export const HAN_COUNTED = ['door', 'lane', 'building', 'entrance', 'room', 'floor'] as const
type Counted = (typeof HAN_COUNTED)[number]

export interface HanAddress {
  /** Letters, digits and characters, simplified. */
  readonly text: string
  /** Pairs of adjacent characters, ascending, and how much each says. */
  readonly pairs: Uint16Array
  readonly pairWeights: Float32Array
  /** Ids of divisions and of those that they lie in, by kind. */
  readonly divisions: ReadonlyMap<PlaceKind, ReadonlySet<number>>
  /** Ids of the provinces that these lie in, as far as names tell. */
  readonly provinces: ReadonlySet<number>
  readonly roads: readonly string[]
  readonly numbers: ReadonlyMap<Counted, ReadonlySet<string>>
  /** What remains without divisions, roads, numbers and words for positions. */
  readonly rest: string
  readonly restPairs: Uint16Array
  readonly restWeights: Float32Array
  /** Whether it is told by a crossing or by what is near. */
  readonly isRelative: boolean
}

/** Entries of the table of rarities; a hash of two characters is a place in it. */
export const RARITIES = 1 << 15

const COUNTED: readonly (readonly [words: RegExp, counted: Counted])[] = [
  [/^(?:号楼|栋|幢|座|号院)/u, 'building'],
  [/^(?:号|號)/u, 'door'],
  [/^弄/u, 'lane'],
  [/^单元/u, 'entrance'],
  [/^室/u, 'room'],
  [/^(?:层|楼|F)/u, 'floor']
]
const NUMBER = /(\d+|[A-Za-z]\d*)(?:[-~至](\d+))?(号楼|号院|单元|栋|幢|座|号|弄|室|层|楼|F(?![A-Z]))/gu
const ROAD = /([^|\d]{1,5}?)(大道|大街|公路|国道|省道|路|街(?!道)|巷|胡同|道(?!办))((?:[东西南北中]|\d+)段)?/gu
const RELATIVE = /交叉口|交汇处|路口|附近|向[东南西北]|[东南西北]\d+米|对面|旁/u
const POSITIONS = /(?:与|和)?(?:交叉口|交汇处|路口|附近|对面|旁边?|以?[东南西北]{1,2}(?:行|侧|面|向)?\d+米|向[东南西北]+|交界|靠近|办事处|街道|内)/gu
const DIVISION_ENDING = /[省市区县镇乡盟旗]$|街道$/u
const CHINESE = new Set(['cn', 'tw', 'hk', 'mo'])
const KINDS = new Set<PlaceKind>(['state', 'city', 'district', 'neighbourhood'])
const LONGEST_DIVISION = 9
const SIGNS = /[^\p{L}\p{N}]+/gu
/** Roads with numbers have them in characters (中山二路). */
const NUMBERED_ROAD = /(?<!\d)[1-9](?=[路街道])/gu
const NUMERALS = '一二三四五六七八九'
/** No address has more characters; what is behind them is not read, nor are more roads. */
const LONGEST_TEXT = 600
const MOST_ROADS = 12

export class HanReader {
  readonly #dictionaries: AddressDictionaries
  readonly #rarity: Uint8Array

  /** @param rarity RARITIES of them, of pairs of characters, in sixteenths of a doubling */
  constructor(dictionaries: AddressDictionaries, rarity: Uint8Array) {
    this.#dictionaries = dictionaries
    this.#rarity = rarity
  }

  read(address: AddressToMatch): HanAddress {
    const parts = this.#written(address)
    const text = parts.replace(SIGNS, '')
    const divisions = new Map<PlaceKind, Set<number>>()
    const local = this.#withoutDivisions(parts, divisions)
    const numbers = new Map<Counted, Set<string>>()
    const roads: string[] = []
    const isRelative = RELATIVE.test(local)
    const withoutPositions = local.replace(POSITIONS, '|')
    const withoutRoads = withoutPositions.replace(ROAD, (_, name: string, ending: string, section: string | undefined) => {
      if (roads.length < MOST_ROADS) roads.push(`${name}${ending}${section ?? ''}`)
      return '|'
    })
    const rest = withoutRoads.replace(NUMBER, (_, low: string, high: string | undefined, words: string) => {
      const counted = COUNTED.find(([pattern]) => pattern.test(words))![1]
      const known = numbers.get(counted) ?? new Set<string>()
      numbers.set(counted, known.add(low.toUpperCase()))
      if (high !== undefined) known.add(high)
      return '|'
    })
    const remaining = rest.replace(SIGNS, '')
    const [pairs, pairWeights] = this.#pairs(text)
    const [restPairs, restWeights] = this.#pairs(remaining)
    return { text, pairs, pairWeights, divisions, provinces: this.#provinces(divisions), roads, numbers, rest: remaining, restPairs, restWeights, isRelative }
  }

  /** Those that all divisions may lie in, or any of them may where they do not agree. */
  #provinces(divisions: ReadonlyMap<PlaceKind, ReadonlySet<number>>): Set<number> {
    let common: Set<number> | undefined
    for (const ids of divisions.values()) {
      const tops = new Set([...ids].map((id) => this.#topOf(id)).filter((id) => id > 0))
      if (tops.size === 0) continue
      const both = common === undefined ? tops : new Set([...tops].filter((id) => common!.has(id)))
      common = both.size > 0 ? both : new Set([...tops, ...common!])
    }
    return common ?? new Set()
  }

  /** The division just below the country; 0 for a place that is no division. */
  #topOf(id: number): number {
    const { places } = this.#dictionaries
    let top = id
    for (let above = places.parent(top); above > 0 && places.parent(above) > 0; above = places.parent(top)) top = above
    return places.parent(top) > 0 ? top : 0
  }

  /** Parts from the large to the small, parted by `|`; numbers in digits. */
  #written({ line, fields }: AddressToMatch): string {
    const { han } = this.#dictionaries
    const written = (line ?? fieldsInOrder(fields)).slice(0, LONGEST_TEXT)
    return han
      .withDigits(han.simplified(written.normalize('NFKC')))
      .replace(SIGNS, '|')
      .toUpperCase()
      .replace(NUMBERED_ROAD, (digit) => NUMERALS[Number(digit) - 1]!)
      .slice(0, LONGEST_TEXT)
  }

  /** Divisions at the beginning, and later ones that have the word for their level. @returns the text without them */
  #withoutDivisions(text: string, divisions: Map<PlaceKind, Set<number>>): string {
    let rest = ''
    let isStart = true
    for (let at = 0; at < text.length; ) {
      const length = this.#divisionAt(text, at, isStart, divisions)
      if (length === 0) {
        if (text[at] !== '|') isStart = false
        rest += text[at]
        at++
      } else {
        rest += '|'
        at += length
      }
    }
    return rest
  }

  #divisionAt(text: string, at: number, isStart: boolean, divisions: Map<PlaceKind, Set<number>>): number {
    const { places } = this.#dictionaries
    for (let length = Math.min(LONGEST_DIVISION, text.length - at); length >= 2; length--) {
      const name = text.slice(at, at + length)
      if (name.includes('|') || (!isStart && !DIVISION_ENDING.test(name))) continue
      const senses = places.find(name)
      if (senses === undefined) continue
      let isFound = false
      for (let sense = senses.first; sense < senses.last; sense++) {
        if (!CHINESE.has(places.country(sense)) || !KINDS.has(places.kind(sense))) continue
        isFound = true
        this.#enter(divisions, places.kind(sense), places.id(sense))
      }
      if (isFound) return length
    }
    return 0
  }

  #enter(divisions: Map<PlaceKind, Set<number>>, kind: PlaceKind, id: number): void {
    divisions.set(kind, (divisions.get(kind) ?? new Set<number>()).add(id))
  }

  #pairs(text: string): [pairs: Uint16Array, weights: Float32Array] {
    const pairs = new Uint16Array(Math.max(0, text.length - 1))
    for (let at = 0; at + 1 < text.length; at++) pairs[at] = hanPair(text.charCodeAt(at), text.charCodeAt(at + 1))
    pairs.sort()
    return [pairs, Float32Array.from(pairs, (pair) => this.#rarity[pair]! / 16)]
  }
}

/** Place of a pair of characters in the table of rarities. */
export function hanPair(first: number, second: number): number {
  return ((Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca6b)) >>> 16) & (RARITIES - 1)
}

/** Chinese writes the country first and the room last. */
function fieldsInOrder(fields: AddressToMatch['fields']): string {
  const last = ['road', 'houseNumber', 'house', 'staircase', 'entrance', 'level', 'unit'] as const
  const first = [...ADDRESS_FIELDS].reverse().filter((field) => field !== 'postCode' && field !== 'poBox' && !(last as readonly string[]).includes(field))
  const number = fields.houseNumber
  return [...first, ...last]
    .map((field) => (field === 'houseNumber' && number !== undefined && /^\d+$/u.test(number) ? `${number}号` : (fields[field] ?? '')))
    .join('|')
}
