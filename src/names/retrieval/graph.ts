/** A Hierarchical Navigable Small World graph (Malkov and Yashunin, 2018) over the vectors of names: every form of a name is a point. */
import hnswlib, { type HierarchicalNSW } from 'hnswlib-node'
import { type NativeGuard, noHooks } from '../../core/hooks.js'
import type { PreparedName } from '../matching/types.js'
import { formsOf, MOST_FORMS } from './forms.js'
import type { FormVectors } from './vectors.js'

/** Links of a point (M) and candidates kept while building (efConstruction). */
const LINKS = 12
const BUILDING_EFFORT = 48
/** The same seed always: the same list gives the same graph. */
const SEED = 100
/** A form this near to another one of its name finds nothing that the other does not. */
const SAME = 0.9
const GROWTH = 1.25

/** A name that lies near to another. */
export interface NearName {
  readonly name: number
  /** Cosine, at most 1. */
  readonly similarity: number
}

/** The vectors of a name's forms, those left out that are zero or as good as another. */
export function vectorsOf(prepared: PreparedName, vectors: FormVectors): Float32Array[] {
  const kept: Float32Array[] = []
  for (const form of formsOf(prepared)) {
    const vector = vectors.of(form)
    if (vector.some((value) => value !== 0) && !kept.some((other) => product(other, vector) > SAME)) kept.push(vector)
  }
  return kept
}

export class NameGraph {
  readonly #graph: HierarchicalNSW
  readonly #guard: NativeGuard
  #points = 0

  /**
   * @param names about how many names it will have; it grows beyond
   * @param guard stands around native code: a thread that is ended within takes the process with it
   */
  constructor(width: number, names: number, guard: NativeGuard = noHooks) {
    this.#graph = new hnswlib.HierarchicalNSW('ip', width)
    this.#guard = guard
    if (names > 0) this.#graph.initIndex(names, LINKS, BUILDING_EFFORT, SEED)
  }

  /** @throws Error for a file that is no graph of this width */
  static read(path: string, width: number): NameGraph {
    const graph = new NameGraph(width, 0)
    graph.#graph.readIndexSync(path)
    graph.#points = graph.#graph.getCurrentCount()
    return graph
  }

  get points(): number {
    return this.#points
  }

  add(name: number, vectors: readonly Float32Array[]): void {
    this.#held(() => {
      for (const [form, vector] of vectors.entries()) {
        if (this.#points >= this.#graph.getMaxElements()) this.#graph.resizeIndex(Math.ceil(this.#points * GROWTH) + 1)
        this.#graph.addPoint(Array.from(vector), name * MOST_FORMS + form)
        this.#points++
      }
    })
  }

  /**
   * @param effort candidates kept while searching (efSearch), at least `count`
   * @returns `count` names nearest to any of the vectors, nearest first, no name twice
   */
  nearest(vectors: readonly Float32Array[], count: number, effort: number): NearName[] {
    if (this.#points === 0) return []
    const best = new Map<number, number>()
    this.#held(() => {
      this.#graph.setEf(Math.max(effort, count))
      for (const vector of vectors) {
        const { neighbors, distances } = this.#graph.searchKnn(Array.from(vector), Math.min(count, this.#points))
        for (const [place, label] of neighbors.entries()) {
          const name = Math.floor(label / MOST_FORMS)
          const similarity = 1 - distances[place]!
          if (similarity > (best.get(name) ?? -2)) best.set(name, similarity)
        }
      }
    })
    return nearestFirst(best, count)
  }

  write(path: string): void {
    this.#graph.writeIndexSync(path)
  }

  #held(call: () => void): void {
    this.#guard.enter()
    try {
      call()
    } finally {
      this.#guard.leave()
    }
  }
}

function nearestFirst(best: ReadonlyMap<number, number>, count: number): NearName[] {
  return [...best]
    .map(([name, similarity]) => ({ name, similarity }))
    .sort((left, right) => right.similarity - left.similarity || left.name - right.name)
    .slice(0, count)
}

function product(left: Float32Array, right: Float32Array): number {
  let sum = 0
  for (let column = 0; column < left.length; column++) sum += left[column]! * right[column]!
  return sum
}
