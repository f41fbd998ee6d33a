/** Which of a Japanese word's readings is meant: a linear model over hashed features of the neighbours, the same code in training and use. */
import { labelledPlace, tripleFeature } from '../../core/hashing.js'

// V8 treats a constant of this file as known; an imported function is looked up at each of the many calls (1 to 5 % of the time)
const hash = tripleFeature
const placeOf = labelledPlace

/** What the model sees of a sentence: by token a hash of its text, its tag number, its first and last code unit (0 beyond the edges). */
export interface ReadingContext {
  readonly hashes: Int32Array
  readonly tags: Uint8Array
  readonly firsts: Uint16Array
  readonly lasts: Uint16Array
  count: number
}

/** Most features that `japaneseFeatures` writes. */
export const MAX_JAPANESE_FEATURES = 14

const EDGE_TAG = 200

/** Writes the features of token `at` that concern its word; returns their number. */
export function japaneseFeatures(context: ReadingContext, at: number, out: Int32Array): number {
  const word = context.hashes[at]!
  const tag = context.tags[at]!
  const hasLeft = at > 0
  const hasRight = at + 1 < context.count
  const leftTag = hasLeft ? context.tags[at - 1]! : EDGE_TAG
  const rightTag = hasRight ? context.tags[at + 1]! : EDGE_TAG
  const left = hasLeft ? context.hashes[at - 1]! : 0
  const right = hasRight ? context.hashes[at + 1]! : 0
  let count = 0
  out[count++] = hash(1, word, 0, 0)
  out[count++] = hash(2, word, tag, 0)
  out[count++] = hash(3, word, leftTag, tag)
  out[count++] = hash(4, word, rightTag, tag)
  out[count++] = hash(5, word, leftTag, rightTag)
  out[count++] = hash(6, word, left, 0)
  out[count++] = hash(7, word, right, 0)
  out[count++] = hash(8, word, left, right)
  out[count++] = hash(9, word, hasLeft ? context.lasts[at - 1]! : 0, 0)
  out[count++] = hash(10, word, hasRight ? context.firsts[at + 1]! : 0, 0)
  out[count++] = hash(11, word, at > 1 ? context.hashes[at - 2]! : 0, left)
  out[count++] = hash(12, word, at + 2 < context.count ? context.hashes[at + 2]! : 0, right)
  return count
}

/** Place of the weight that a feature has for a reading (by its hash) in a table of 2^`bits` weights. */
export function japaneseWeightPlace(feature: number, reading: number, bits: number): number {
  return placeOf(feature, reading, bits)
}

/** Feature of a candidate's rank in the lexicon and of whether its tags hold the token's; it needs no word. */
export function rankFeature(rank: number, fits: boolean, tag: number): number {
  return hash(20, Math.min(rank, 5), fits ? 1 : 0, tag)
}
