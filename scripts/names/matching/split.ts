/** Which part of the labelled data a name is in: 60 % to train on, 20 % to tune on, 20 % to report. */
import { textHash } from '../../language/data/rows.js'
import { congruential, shuffle } from '../../lib/shuffle.js'
import { foldedForMeasure } from '../measure.js'

export type Part = 'train' | 'tune' | 'report'

/** @param entity whatever is one entity and so must not be in two parts */
export function partOf(entity: string): Part {
  const fifth = textHash(entity) % 5
  return fifth < 3 ? 'train' : fifth === 3 ? 'tune' : 'report'
}

/** A name as it counts as the same one in the data. */
export function keyOf(name: string): string {
  return foldedForMeasure(name) || name
}

/**
 * Names that stand in pairs, directly or by others, are of one family, and a family is in one part: so is each of its names. Pairs alone would bring most
 * names of some data into a single family, so families end at a size, and pairs of names of different parts are left out by who makes a set.
 */
export class Families {
  readonly #above = new Map<string, string>()
  readonly #sizes = new Map<string, number>()
  readonly #most: number

  /** @param most names of a family, but for those that `join` puts together */
  constructor(most = Number.POSITIVE_INFINITY) {
    this.#most = most
  }

  join(left: string, right: string): void {
    this.#unite(this.#root(left), this.#root(right))
  }

  /** Joins families if they are not too large together. */
  joinIfSmall(left: string, right: string): void {
    const [one, other] = [this.#root(left), this.#root(right)]
    if (this.#size(one) + this.#size(other) <= this.#most) this.#unite(one, other)
  }

  partOf(name: string): Part {
    return partOf(this.#root(name))
  }

  /** The part of a pair; undefined where its names are in different ones. */
  partOfPair(left: string, right: string): Part | undefined {
    const part = this.partOf(left)
    return part === this.partOf(right) ? part : undefined
  }

  #size(root: string): number {
    return this.#sizes.get(root) ?? 1
  }

  /** The first name of a family in the order of its letters stands for it: the order of the data does not matter then. */
  #unite(one: string, other: string): void {
    if (one === other) return
    const [root, below] = one < other ? [one, other] : [other, one]
    this.#above.set(below, root)
    this.#sizes.set(root, this.#size(one) + this.#size(other))
  }

  #root(name: string): string {
    let root = keyOf(name)
    for (let above = this.#above.get(root); above !== undefined; above = this.#above.get(root)) root = above
    return root
  }
}

/** At most so many of the rows, always the same ones. */
export function sampled<T>(rows: readonly T[], most: number): T[] {
  const mixed = [...rows]
  shuffle(mixed, congruential(16))
  return mixed.slice(0, most)
}
