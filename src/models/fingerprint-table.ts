/**
 * String tables as hash fingerprints: an entry is known by 32 bits of one hash at a place given by another, so no strings are kept.
 * A string that is not in the table is taken for one that is with a probability of about 1 in 2^31 (Talbot and Osborne 2007 use the same
 * trade for language models). Both hashes run over UTF-16 code units from left to right, so all prefixes of a string cost one pass.
 */

/** Start values of the two running hashes. */
export const PLACE_SEED = 0x811c9dc5 | 0
export const CHECK_SEED = 0x2545f491

/** The hash that gives the place, continued by one code unit (or any small number). */
export function placeHash(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, 0x01000193) + 0x3d4d51cb
}

/** The hash that is stored, continued by one code unit. */
export function checkHash(hash: number, unit: number): number {
  return Math.imul(hash + unit, 0x5bd1e995) ^ (hash >>> 13)
}

/** Spreads a running hash over all 32 bits (the finaliser of MurmurHash3). */
export function mix(hash: number): number {
  let mixed = hash ^ (hash >>> 16)
  mixed = Math.imul(mixed, 0x85ebca6b)
  mixed ^= mixed >>> 13
  mixed = Math.imul(mixed, 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

/** First place to look at in a table of `capacity` places. */
export function homePlace(place: number, capacity: number): number {
  return Math.floor((mix(place) * capacity) / 4294967296)
}

/** The stored fingerprint; 0 is an empty place. */
export function fingerprint(check: number): number {
  return mix(check) || 1
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
  let place = PLACE_SEED
  let check = CHECK_SEED
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    place = placeHash(place, unit)
    check = checkHash(check, unit)
  }
  return findPlace(keys, place, check)
}
