/**
 * The lemmas that treebanks and dictionaries have, with their tags, as a Bloom filter: where several rules could make a word's lemma, the one that
 * makes a known lemma is believed. Nothing known is ever missed; of what is unknown about one in a hundred is taken for known.
 */
import { FNV_OFFSET, fnvStep, murmurRound } from '../../core/hashing.js'

/** Bits looked at for each lemma. */
const PROBES = 6
const BITS_A_LEMMA = 10
const SECOND = 0x9e3779b1

/** Hash of a lemma with its tag; letters' case makes no difference. */
function lemmaHash(lower: string, tag: number): number {
  let hash = fnvStep(FNV_OFFSET, tag + 0x101)
  for (let at = 0; at < lower.length; at++) hash = fnvStep(hash, lower.charCodeAt(at))
  return murmurRound(hash)
}

/** Visits the bits of a hash; stops and answers false as soon as `visit` does. */
function everyBit(hash: number, bits: number, visit: (bit: number) => boolean): boolean {
  let probe = hash >>> 0
  const step = (Math.imul(hash, SECOND) | 1) >>> 0
  for (let count = 0; count < PROBES; count++) {
    if (!visit(probe % bits)) return false
    probe = (probe + step) >>> 0
  }
  return true
}

/** Builds the filter of lower-cased lemmas with their tags. */
export function buildKnownLemmas(lemmas: Iterable<readonly [lower: string, tag: number]>): Uint8Array {
  const hashes = new Set<number>()
  for (const [lower, tag] of lemmas) hashes.add(lemmaHash(lower, tag))
  const filter = new Uint8Array(Math.max(8, Math.ceil((hashes.size * BITS_A_LEMMA) / 8)))
  for (const hash of hashes)
    everyBit(hash, filter.length * 8, (bit) => {
      filter[bit >> 3]! |= 1 << (bit & 7)
      return true
    })
  return filter
}

/** Whether the filter has a lower-cased lemma with a tag. */
export function isKnownLemma(filter: Uint8Array, lower: string, tag: number): boolean {
  return everyBit(lemmaHash(lower, tag), filter.length * 8, (bit) => (filter[bit >> 3]! & (1 << (bit & 7))) !== 0)
}
