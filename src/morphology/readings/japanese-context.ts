/** Which of a Japanese word's readings is meant: a linear model over hashed features of the neighbours, the same code in training and use. */
import { labelledPlace, tripleFeature } from '../../core/hashing.js'

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
  out[count++] = tripleFeature(1, word, 0, 0)
  out[count++] = tripleFeature(2, word, tag, 0)
  out[count++] = tripleFeature(3, word, leftTag, tag)
  out[count++] = tripleFeature(4, word, rightTag, tag)
  out[count++] = tripleFeature(5, word, leftTag, rightTag)
  out[count++] = tripleFeature(6, word, left, 0)
  out[count++] = tripleFeature(7, word, right, 0)
  out[count++] = tripleFeature(8, word, left, right)
  out[count++] = tripleFeature(9, word, hasLeft ? context.lasts[at - 1]! : 0, 0)
  out[count++] = tripleFeature(10, word, hasRight ? context.firsts[at + 1]! : 0, 0)
  out[count++] = tripleFeature(11, word, at > 1 ? context.hashes[at - 2]! : 0, left)
  out[count++] = tripleFeature(12, word, at + 2 < context.count ? context.hashes[at + 2]! : 0, right)
  return count
}

/** Place of the weight that a feature has for a reading (by its hash) in a table of 2^`bits` weights. */
export function japaneseWeightPlace(feature: number, reading: number, bits: number): number {
  return labelledPlace(feature, reading, bits)
}

/** Feature of a candidate's rank in the lexicon and of whether its tags hold the token's; it needs no word. */
export function rankFeature(rank: number, fits: boolean, tag: number): number {
  return tripleFeature(20, Math.min(rank, 5), fits ? 1 : 0, tag)
}
