/**
 * Known words and how common they are in each class: a fingerprinted open-addressing table of 32-bit slots (fingerprint << 21 | place + 1)
 * over lists of 16-bit entries (last << 15 | level << 6 | class). A level is the share of running words in quarter powers of two above 2^-24.
 */
import { fnvStep, murmurFinaliser } from '../core/hashing.js'
import type { NativeModel } from '../models/store.js'

const WORD_SEED = 0x3c6ef372

/** Bits of a slot that tell a word's place among the entries. */
export const PLACE_BITS = 21
export const MOST_ENTRIES = (1 << PLACE_BITS) - 1

/** Natural logarithm of one level. */
export const LEVEL = Math.LN2 / 4
/** Share of running words that counts as level 0. */
export const LOWEST_SHARE = 2 ** -24

/** Level of a share of running words, 0..255. */
export function levelOf(share: number): number {
  return Math.max(0, Math.min(255, Math.round(Math.log(share / LOWEST_SHARE) / LEVEL)))
}

/** Hash of a folded word; `group` keeps words of different scripts apart. */
export function wordHash(units: Uint16Array, start: number, end: number, group: number): number {
  let hash = WORD_SEED + group
  for (let at = start; at < end; at++) hash = fnvStep(hash, units[at]!)
  return murmurFinaliser(hash)
}

export class WordTable {
  readonly #slots: Uint32Array
  readonly #entries: Uint16Array
  readonly #mask: number

  constructor(slots: Uint32Array, entries: Uint16Array) {
    this.#slots = slots
    this.#entries = entries
    this.#mask = slots.length - 1
  }

  static of(model: NativeModel): WordTable {
    return new WordTable(model.u32('words.slots'), model.u16('words.entries'))
  }

  /**
   * Adds to `evidence`, for each class that knows the word, its log share above the lowest, times `weight`.
   * @returns the highest level of any class, -1 when the word is not in the table
   */
  add(hash: number, weight: number, evidence: Float64Array): number {
    let slot = hash & this.#mask
    const fingerprint = hash >>> PLACE_BITS
    for (;;) {
      const content = this.#slots[slot]!
      if (content === 0) return -1
      if (content >>> PLACE_BITS === fingerprint) {
        // the class that the word is most common in comes first
        const first = (content & MOST_ENTRIES) - 1
        const step = weight * LEVEL
        for (let at = first; ; at++) {
          const entry = this.#entries[at]!
          evidence[entry & 63]! += ((entry >> 6) & 255) * step
          if (entry & 0x8000) return (this.#entries[first]! >> 6) & 255
        }
      }
      slot = (slot + 1) & this.#mask
    }
  }
}
