/**
 * Places by name, code, alias and exonym. Names are not kept: a key is known by its hash (src/models/hash-table.ts), so about one unknown key in 16,000 is taken for
 * a known one. Tensors: `places.*` a hash table of keys, `places.counts` u8 senses of each key, and of each sense `places.kinds` u8, `places.countries` u8,
 * `places.ids` u32, `places.weights` u8; `divisions.parents` u32 the division that a Chinese division lies in, by its id.
 */
import { FNV_OFFSET, fnvStep } from '../../core/hashing.js'
import { findHash, type HashTable, readHashTable } from '../../models/hash-table.js'
import type { NativeModel } from '../../models/store.js'
import { linesOf } from './phrases.js'

export const PLACE_KINDS = ['country', 'state', 'county', 'city', 'district', 'neighbourhood', 'island'] as const
export type PlaceKind = (typeof PLACE_KINDS)[number]

/** Senses of a key: `first` up to `last`, exclusive, are numbers for the methods of `Places`. */
export interface PlaceSenses {
  readonly first: number
  readonly last: number
}

export interface FoundPlace extends PlaceSenses {
  /** Tokens that it takes. */
  readonly length: number
}

/** Tokens of the longest name that is looked up. */
const LONGEST_NAME = 7

export class Places {
  readonly #keys: HashTable
  readonly #starts: Uint32Array
  readonly #kinds: Uint8Array
  readonly #countries: Uint8Array
  readonly #ids: Uint32Array
  readonly #weights: Uint8Array
  readonly #parents: Uint32Array
  readonly #codes: readonly string[]

  constructor(model: NativeModel) {
    this.#keys = readHashTable(model, 'places')
    this.#starts = startsOf(model.u8('places.counts'))
    this.#kinds = model.u8('places.kinds')
    this.#countries = model.u8('places.countries')
    this.#ids = model.u32('places.ids')
    this.#weights = model.u8('places.weights')
    this.#parents = model.u32('divisions.parents')
    this.#codes = linesOf(model, 'countries')
  }

  /** @param key in the form of `addressKey`, Chinese in simplified characters */
  find(key: string): PlaceSenses | undefined {
    return this.#at(findHash(this.#keys, placeHash(key)))
  }

  /** The longest name that begins at a token. @param tokens of `addressTokens`, Chinese in simplified characters */
  longest(tokens: readonly string[], at: number): FoundPlace | undefined {
    const end = Math.min(tokens.length, at + LONGEST_NAME)
    let running = FNV_OFFSET
    let found: FoundPlace | undefined
    for (let to = at; to < end; to++) {
      if (to > at) running = fnvStep(running, 32)
      running = continued(running, tokens[to]!)
      const senses = this.#at(findHash(this.#keys, finished(running)))
      if (senses !== undefined) found = { ...senses, length: to - at + 1 }
    }
    return found
  }

  kind(sense: number): PlaceKind {
    return PLACE_KINDS[this.#kinds[sense]!]!
  }

  /** ISO 3166-1 alpha-2, lower case. */
  country(sense: number): string {
    return this.#codes[this.#countries[sense]!]!
  }

  /** The same for all names of a place; 0 for a place that has a single name. */
  id(sense: number): number {
    return this.#ids[sense]!
  }

  /** How well known a place is: four times the doublings of its inhabitants, or less where they are not known; 0 to 127. */
  weight(sense: number): number {
    return this.#weights[sense]!
  }

  /** The division that a Chinese one lies in, by ids; 0 where there is none, or for places elsewhere. */
  parent(id: number): number {
    return this.#parents[id] ?? 0
  }

  /** Whether both keys name the same place, in any of their senses. @param kinds that count, all where none is given */
  areSame(left: PlaceSenses, right: PlaceSenses, kinds?: ReadonlySet<PlaceKind>): boolean {
    for (let one = left.first; one < left.last; one++) {
      const id = this.#ids[one]!
      if (id === 0 || (kinds !== undefined && !kinds.has(this.kind(one)))) continue
      for (let other = right.first; other < right.last; other++) if (this.#ids[other] === id) return true
    }
    return false
  }

  #at(place: number): PlaceSenses | undefined {
    return place < 0 ? undefined : { first: this.#starts[place]!, last: this.#starts[place + 1]! }
  }
}

/** Hash under which a key stands in the table. */
export function placeHash(key: string): number {
  return finished(continued(FNV_OFFSET, key))
}

function continued(hash: number, text: string): number {
  let running = hash
  for (let at = 0; at < text.length; at++) running = fnvStep(running, text.charCodeAt(at))
  return running
}

function finished(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return (mixed ^ (mixed >>> 13)) >>> 0
}

function startsOf(counts: Uint8Array): Uint32Array {
  const starts = new Uint32Array(counts.length + 1)
  for (let index = 0; index < counts.length; index++) starts[index + 1] = starts[index]! + counts[index]!
  return starts
}
