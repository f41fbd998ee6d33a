/**
 * String tables as hash fingerprints: an entry is known by 32 bits of one hash at a place given by another, so no strings are kept.
 * A string that is not in the table is taken for one that is with a probability of about 1 in 2^31 (Talbot and Osborne 2007 use the same
 * trade for language models). Both hashes run over UTF-16 code units from left to right, so all prefixes of a string cost one pass:
 * the place by `fnvSumStep` from `FNV_OFFSET`, the fingerprint by `murmur2Step` from `SECOND_SEED`.
 */
import { FNV_OFFSET, fnvSumStep, murmur2Step, murmurFinaliser, SECOND_SEED } from '../core/hashing.js'

/** First place to look at in a table of `capacity` places. */
export function homePlace(place: number, capacity: number): number {
  return Math.floor((murmurFinaliser(place) * capacity) / 4294967296)
}

/** The stored fingerprint; 0 is an empty place. */
export function fingerprint(check: number): number {
  return murmurFinaliser(check) || 1
}

/** The place of the string with these running hashes, or -1. `keys` holds the fingerprints, at least one of them 0. */
export function findPlace(keys: Uint32Array, place: number, check: number): number {
  const capacity = keys.length
  const wanted = fingerprint(check)
  let at = homePlace(place, capacity)
  for (;;) {
    const key = keys[at]!
    if (key === wanted) return at
    if (key === 0) return -1
    if (++at === capacity) at = 0
  }
}

/** The place of `text`, or -1. */
export function findText(keys: Uint32Array, text: string): number {
  let place = FNV_OFFSET
  let check = SECOND_SEED
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    place = fnvSumStep(place, unit)
    check = murmur2Step(check, unit)
  }
  return findPlace(keys, place, check)
}
