/**
 * Hash functions of words and features. Trained models lie where these put them: a change here makes every model stale. All take and give 32-bit
 * integers, signed where nothing else is said, and are small enough to be inlined into the loops that call them.
 * Sources: FNV-1a (G. Fowler, L. C. Noll, K.-P. Vo), MurmurHash2 and 3 (A. Appleby), multiplicative hashing (D. Knuth, TAOCP 6.4).
 */

/** Start value of FNV-1a. */
export const FNV_OFFSET = 0x811c9dc5 | 0
/** Start value of a second running hash beside one that starts at `FNV_OFFSET`. */
export const SECOND_SEED = 0x2545f491

const FNV_PRIME = 0x01000193
/** 2^32 divided by the golden ratio. */
const GOLDEN = 0x9e3779b1
/** Multipliers of MurmurHash3's finaliser, of MurmurHash2, and of xxHash32 (its fourth prime). */
const MURMUR_FIRST = 0x85ebca6b
const MURMUR_SECOND = 0xc2b2ae35
const MURMUR2 = 0x5bd1e995
const XXHASH_FOURTH = 0x27d4eb2f

/** FNV-1a continued by one UTF-16 unit, or any other integer, in place of a byte. */
export function fnvStep(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, FNV_PRIME)
}

/** FNV-1a continued by all units of a text. */
export function fnvRun(hash: number, text: string): number {
  let run = hash
  for (let at = 0; at < text.length; at++) run = fnvStep(run, text.charCodeAt(at))
  return run
}

/** `fnvStep` with a constant added. The sum may pass 32 bits; the next step cuts it. */
export function fnvSumStep(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, FNV_PRIME) + 0x3d4d51cb
}

/** A running hash by the multiplier of MurmurHash2, independent of `fnvStep`. */
export function murmur2Step(hash: number, unit: number): number {
  return Math.imul(hash + unit, MURMUR2) ^ (hash >>> 13)
}

/** A running hash by the golden ratio, independent of `fnvStep`. */
export function goldenStep(hash: number, unit: number): number {
  const next = Math.imul(hash + unit, GOLDEN)
  return next ^ (next >>> 15)
}

/** First round of MurmurHash3's finaliser: enough for the end of a running hash whose bits are then compared or masked. */
export function murmurRound(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 16), MURMUR_FIRST)
  return mixed ^ (mixed >>> 13)
}

/** MurmurHash3's finaliser: every bit depends on every bit. @returns unsigned */
export function murmurFinaliser(hash: number): number {
  const mixed = Math.imul(murmurRound(hash), MURMUR_SECOND)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

/** One round like MurmurHash3's with a first shift of 15: spreads a running hash over the lower bits. */
export function shiftRound(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 15), MURMUR_FIRST)
  return mixed ^ (mixed >>> 13)
}

/** Two hashes in one; the order counts. */
export function mix(left: number, right: number): number {
  let hash = Math.imul(left ^ Math.imul(right, MURMUR2), 0x1b873593)
  hash ^= hash >>> 15
  return Math.imul(hash, MURMUR_FIRST) ^ (hash >>> 13)
}

/** Product of two hashes, the order counts: quick, its lower bits depend on lower bits only. */
export function productHash(first: number, second: number): number {
  return Math.imul(second ^ Math.imul(first, GOLDEN), MURMUR_FIRST)
}

/** Hash of a feature of one value. @param template number that keeps kinds of features apart */
export function valueFeature(template: number, value: number): number {
  let hash = Math.imul(value ^ Math.imul(template, GOLDEN), MURMUR_FIRST)
  hash ^= hash >>> 15
  hash = Math.imul(hash, MURMUR_SECOND)
  return hash ^ (hash >>> 16)
}

/** Hash of a feature of two values. @param template as in `valueFeature` */
export function pairFeature(template: number, first: number, second: number): number {
  let hash = Math.imul(first ^ Math.imul(template, GOLDEN), MURMUR_FIRST)
  hash = Math.imul(hash ^ (hash >>> 15) ^ second, MURMUR_SECOND)
  hash ^= hash >>> 15
  hash = Math.imul(hash, XXHASH_FOURTH)
  return hash ^ (hash >>> 16)
}

/** Hash of a feature of one to three values (0 for none); not the same as the features of one and two. @param template as in `valueFeature` */
export function tripleFeature(template: number, first: number, second: number, third: number): number {
  let value = Math.imul(template + 1, GOLDEN)
  value = Math.imul(value ^ first, MURMUR_FIRST)
  value = Math.imul(value ^ (value >>> 15) ^ second, MURMUR_SECOND)
  value = Math.imul(value ^ (value >>> 13) ^ third, XXHASH_FOURTH)
  return value ^ (value >>> 16)
}

/** Upper `bits` bits of a hash times the golden ratio (Fibonacci hashing): a place in a table of 2^`bits`. @returns unsigned */
export function fibonacciHash(hash: number, bits: number): number {
  return Math.imul(hash, GOLDEN) >>> (32 - bits)
}

/** Place of the weight that a feature has for a label in a table of 2^`bits` weights. */
export function labelledPlace(feature: number, label: number, bits: number): number {
  return Math.imul(feature + Math.imul(label, 0x3c6ef372), GOLDEN) >>> (32 - bits)
}
