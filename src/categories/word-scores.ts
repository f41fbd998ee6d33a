/**
 * The linear model over content words: hashed single words and pairs of neighbours with tf-idf weights, trained by logistic regression
 * (scripts/categories/train-words.py). It sees the whole of a text, the encoder sees windows of it.
 */
import { FNV_OFFSET, fnvStep, productHash } from '../core/hashing.js'
import type { NativeModel } from '../models/store.js'

export class WordScores {
  readonly #weights: Int8Array
  readonly #scales: Float32Array
  readonly #rarities: Uint8Array
  readonly #bias: Float32Array
  readonly #mask: number
  readonly #labels: number

  /**
   * @param model int8 `weights` [buckets x labels] with float32 `scales` [buckets], uint8 `rarities` [buckets] (the inverse document frequency,
   *   in a unit that the norm takes away), float32 `bias` [labels]; the number of buckets is a power of two
   */
  constructor(model: NativeModel) {
    this.#weights = model.i8('weights')
    this.#scales = model.f32('scales')
    this.#rarities = model.u8('rarities')
    this.#bias = model.f32('bias')
    this.#mask = this.#rarities.length - 1
    this.#labels = this.#bias.length
  }

  /** Logits of the labels for the content words of a text. */
  of(terms: readonly string[]): Float32Array {
    const logits = Float32Array.from(this.#bias)
    let squares = 0
    const sums = new Float64Array(this.#labels)
    for (const [bucket, times] of countBuckets(terms, this.#mask + 1)) {
      const value = (1 + Math.log(times)) * this.#rarities[bucket]!
      squares += value * value
      const scaled = value * this.#scales[bucket]!
      const row = bucket * this.#labels
      for (let label = 0; label < this.#labels; label++) sums[label]! += scaled * this.#weights[row + label]!
    }
    if (squares > 0) for (let label = 0; label < this.#labels; label++) logits[label]! += sums[label]! / Math.sqrt(squares)
    return logits
  }
}

/**
 * Buckets of the words and of neighbouring pairs, each with how often it occurs.
 * @param size number of buckets, a power of two
 */
export function countBuckets(terms: readonly string[], size: number): Map<number, number> {
  const counts = new Map<number, number>()
  const add = (hash: number) => {
    const bucket = (hash ^ (hash >>> 15)) & (size - 1)
    counts.set(bucket, (counts.get(bucket) ?? 0) + 1)
  }
  let before: number | undefined
  for (const term of terms) {
    const hash = hashOf(term)
    add(hash)
    if (before !== undefined) add(productHash(before, hash))
    before = hash
  }
  return counts
}

/** FNV-1a, 32 bits. */
function hashOf(term: string): number {
  let hash = FNV_OFFSET
  for (let at = 0; at < term.length; at++) hash = fnvStep(hash, term.charCodeAt(at))
  return hash
}
