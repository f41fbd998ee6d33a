/**
 * Clusters by the average of their pairs' scores (average linkage, Sokal and Michener 1958): two names that a third one resembles are not put together unless
 * they resemble one another, as they would be were one good pair enough.
 */
import { Heap } from './heap.js'

/** Pairs of two clusters that stand for all of them, where a score between the two is missing. */
const MOST_SAMPLED = 16
/**
 * Scores for each item that are asked for while merging: by samples, then by single pairs; after that names that were never compared are taken for unlike. Only
 * lists of hundreds of names that are all alike need more.
 */
const SCORES_OF_ITEM = 60
const SAMPLES_OF_ITEM = 20
/** Averages are sums of rounded products. */
const ROUNDING = 1e-9

interface Merge {
  readonly score: number
  readonly left: number
  readonly right: number
}

export interface Scored {
  readonly left: number
  readonly right: number
  /** 0 to 1. */
  readonly score: number
}

/**
 * @param count items, numbered from 0
 * @param scored pairs whose score is known, each once
 * @param score of any other pair, asked for where a merge depends on it
 * @param check called before every merge; throws when the task is cancelled
 * @returns for each item the least item of its cluster; no cluster's average lies below the threshold
 * @throws what `check` and `score` throw
 */
export function averageClusters(
  count: number,
  scored: Iterable<Scored>,
  threshold: number,
  score: (left: number, right: number) => number,
  check: () => void
): number[] {
  return new Clusters(count, threshold - ROUNDING, score).merged(scored, check)
}

class Clusters {
  readonly #threshold: number
  readonly #score: (left: number, right: number) => number
  /** Scores that may still be asked for. */
  #left: number
  /** By the least item: the items of the cluster, none once it has become part of another. */
  readonly #items: number[][]
  /** By the least item: averages to other clusters. */
  readonly #averages: Map<number, number>[]
  /** The best first; of equal ones the first of the list, so that the result is always the same. */
  readonly #merges = new Heap<Merge>((one, other) => other.score - one.score || one.left - other.left || one.right - other.right)

  constructor(count: number, threshold: number, score: (left: number, right: number) => number) {
    this.#threshold = threshold
    this.#score = score
    this.#left = SCORES_OF_ITEM * count
    this.#items = Array.from({ length: count }, (_, item) => [item])
    this.#averages = this.#items.map(() => new Map())
  }

  merged(scored: Iterable<Scored>, check: () => void): number[] {
    for (const { left, right, score } of scored) this.#know(left, right, score)
    for (let merge = this.#merges.take(); merge !== undefined; merge = this.#merges.take()) {
      check()
      const { left, right, score } = merge
      // an average that has changed since is in the heap again
      if (this.#averages[left]!.get(right) === score) this.#merge(Math.min(left, right), Math.max(left, right))
    }
    const result = new Array<number>(this.#items.length)
    for (const [cluster, items] of this.#items.entries()) for (const item of items) result[item] = cluster
    return result
  }

  #know(left: number, right: number, score: number): void {
    this.#averages[left]!.set(right, score)
    this.#averages[right]!.set(left, score)
    if (score >= this.#threshold) this.#merges.add({ score, left: Math.min(left, right), right: Math.max(left, right) })
  }

  #merge(into: number, from: number): void {
    const [one, other] = [this.#averages[into]!, this.#averages[from]!]
    const near = [...new Set([...one.keys(), ...other.keys()])].filter((cluster) => cluster !== into && cluster !== from)
    const averages = near.map((cluster) => this.#averageWith(cluster, into, from))
    for (const cluster of near) {
      this.#averages[cluster]!.delete(into)
      this.#averages[cluster]!.delete(from)
    }
    this.#items[into]!.push(...this.#items[from]!)
    this.#items[from] = []
    one.clear()
    other.clear()
    for (const [place, cluster] of near.entries()) if (averages[place] !== undefined) this.#know(into, cluster, averages[place])
  }

  /** Average of a cluster with two together (Lance and Williams 1967); undefined where it is not worth knowing. */
  #averageWith(cluster: number, into: number, from: number): number | undefined {
    const known = this.#averages[cluster]!
    const [one, other] = [known.get(into), known.get(from)]
    if ((one ?? 0) < this.#threshold && (other ?? 0) < this.#threshold) return undefined
    const [ofInto, ofFrom] = [this.#items[into]!.length, this.#items[from]!.length]
    return ((one ?? this.#sampled(cluster, into)) * ofInto + (other ?? this.#sampled(cluster, from)) * ofFrom) / (ofInto + ofFrom)
  }

  /** Of large clusters some items stand for all, evenly taken. */
  #sampled(left: number, right: number): number {
    if (this.#left <= 0) return 0
    const pairs = this.#left > (SCORES_OF_ITEM - SAMPLES_OF_ITEM) * this.#items.length ? MOST_SAMPLED : 1
    const [some, others] = sampledOf(this.#items[left]!, this.#items[right]!, pairs)
    this.#left -= some.length * others.length
    let sum = 0
    for (const one of some) for (const other of others) sum += this.#score(one, other)
    return sum / (some.length * others.length)
  }
}

/** @param pairs at most so many */
function sampledOf(left: readonly number[], right: readonly number[], pairs: number): readonly [readonly number[], readonly number[]] {
  if (left.length * right.length <= pairs) return [left, right]
  const side = Math.floor(Math.sqrt(pairs))
  const most = (shorter: number) => Math.floor(pairs / Math.min(side, shorter))
  return [evenly(left, most(right.length)), evenly(right, most(left.length))]
}

function evenly(items: readonly number[], most: number): readonly number[] {
  if (items.length <= most) return items
  return Array.from({ length: most }, (_, place) => items[Math.floor((place * items.length) / most)]!)
}
