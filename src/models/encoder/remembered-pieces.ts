import { WordCache } from '../../core/word-cache.js'

/** For some 50,000 words. */
const BUDGET = 2 ** 23

/** Pieces of words met before; bytes of an array of numbers. */
export function rememberedPieces(): WordCache<readonly number[]> {
  return new WordCache((pieces) => 48 + 8 * pieces.length, BUDGET)
}
