/**
 * Boosted regression trees (Friedman 2001): the sum of what small trees say of some numbers. Stored as flat arrays: `feature` i16 (-1 for a leaf), `threshold` f32
 * (of a leaf: its value), `next` u16 (first of the two nodes below: up to the threshold, above it), `roots` u16. Made by scripts/names/matching/boost.ts.
 */
import type { NativeModel } from '../../models/store.js'

export class Trees {
  readonly #feature: Int16Array
  readonly #threshold: Float32Array
  readonly #next: Uint16Array
  readonly #roots: Uint16Array

  constructor(feature: Int16Array, threshold: Float32Array, next: Uint16Array, roots: Uint16Array) {
    this.#feature = feature
    this.#threshold = threshold
    this.#next = next
    this.#roots = roots
  }

  /** @param name of the tensors in the artefact */
  static read(model: NativeModel, name: string): Trees {
    return new Trees(
      Int16Array.from(model.u16(`${name}.feature`), (feature) => (feature === 0xffff ? -1 : feature)),
      model.f32(`${name}.threshold`),
      model.u16(`${name}.next`),
      model.u16(`${name}.roots`)
    )
  }

  /** Log odds. */
  level(values: Float32Array): number {
    let sum = 0
    for (let tree = 0; tree < this.#roots.length; tree++) {
      let node = this.#roots[tree]!
      for (let feature = this.#feature[node]!; feature >= 0; feature = this.#feature[node]!)
        node = this.#next[node]! + (values[feature]! <= this.#threshold[node]! ? 0 : 1)
      sum += this.#threshold[node]!
    }
    return sum
  }
}
