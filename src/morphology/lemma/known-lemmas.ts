/**
 * The lemmas that treebanks and dictionaries have, with their tags, as a Bloom filter: where several rules could make a word's lemma, the one that
 * makes a known lemma is believed. Nothing known is ever missed; of what is unknown about one in a hundred is taken for known.
 */
import { FNV_OFFSET, fnvStep, murmurRound } from '../../core/hashing.js'

/** Bits looked at for each lemma. */
const PROBES = 6
const BITS_A_LEMMA = 10
const SECOND = 0x9e3779b1

/** Running hash of a lemma with a tag before its first character: to be continued by `fnvStep`, and asked for by `hasLemma`. */
export function lemmaStart(tag: number): number {
  return fnvStep(FNV_OFFSET, tag + 0x101)
}

/** Running hash of a lower-cased lemma with its tag. */
function lemmaHash(lower: string, tag: number): number {
  let hash = lemmaStart(tag)
  for (let at = 0; at < lower.length; at++) hash = fnvStep(hash, lower.charCodeAt(at))
  return hash
}

/** Distance between the bits of a hash. */
function stepOf(hash: number): number {
  return (Math.imul(hash, SECOND) | 1) >>> 0
}

/** Builds the filter of lower-cased lemmas with their tags. */
export function buildKnownLemmas(lemmas: Iterable<readonly [lower: string, tag: number]>): Uint8Array {
  const hashes = new Set<number>()
  for (const [lower, tag] of lemmas) hashes.add(murmurRound(lemmaHash(lower, tag)))
  const filter = new Uint8Array(Math.max(8, Math.ceil((hashes.size * BITS_A_LEMMA) / 8)))
  const bits = filter.length * 8
  for (const hash of hashes) {
    const step = stepOf(hash)
    for (let probe = hash >>> 0, count = 0; count < PROBES; count++, probe = (probe + step) >>> 0) filter[(probe % bits) >> 3]! |= 1 << ((probe % bits) & 7)
  }
  return filter
}

/** Whether the filter has the lemma with this running hash. */
export function hasLemma(filter: Uint8Array, running: number): boolean {
  const bits = (filter.length * 8) >>> 0
  const hash = murmurRound(running)
  const step = stepOf(hash)
  let probe = hash >>> 0
  for (let count = 0; count < PROBES; count++) {
    const bit = probe % bits
    if ((filter[bit >>> 3]! & (1 << (bit & 7))) === 0) return false
    probe = (probe + step) >>> 0
  }
  return true
}

/** Whether the filter has a lower-cased lemma with a tag. */
export function isKnownLemma(filter: Uint8Array, lower: string, tag: number): boolean {
  return hasLemma(filter, lemmaHash(lower, tag))
}
