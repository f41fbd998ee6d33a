/**
 * Boosted regression trees (Friedman 2001): the sum of what small trees say of some numbers. Stored as flat arrays: `feature` i16 (-1 for a leaf), `threshold` f32
 * (of a leaf: its value), `next` u16 (first of the two nodes below: up to the threshold, above it), `roots` u16. Made by scripts/names/matching/boost.ts.
 */
import type { NativeModel } from '../../models/store.js'

/** Cells of a node: they are read together, so they lie together. */
const NODE = 4
const THRESHOLD = 1
const NEXT = 2

export class Trees {
  /** Of each node: feature (-1 for a leaf), threshold or value, place of the first node below. */
  readonly #nodes: Int32Array
  /** The same cells, for thresholds and values. */
  readonly #values: Float32Array
  /** Places of the roots. */
  readonly #roots: Int32Array

  constructor(feature: Int16Array, threshold: Float32Array, next: Uint16Array, roots: Uint16Array) {
    this.#nodes = new Int32Array(feature.length * NODE)
    this.#values = new Float32Array(this.#nodes.buffer)
    for (let node = 0; node < feature.length; node++) {
      this.#nodes[node * NODE] = feature[node]!
      this.#values[node * NODE + THRESHOLD] = threshold[node]!
      this.#nodes[node * NODE + NEXT] = next[node]! * NODE
    }
    this.#roots = Int32Array.from(roots, (root) => root * NODE)
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
    const nodes = this.#nodes
    const thresholds = this.#values
    let sum = 0
    for (const root of this.#roots) {
      let node = root
      for (let feature = nodes[node]!; feature >= 0; feature = nodes[node]!)
        node = nodes[node + NEXT]! + NODE - NODE * Number(values[feature]! <= thresholds[node + THRESHOLD]!)
      sum += thresholds[node + THRESHOLD]!
    }
    return sum
  }
}
