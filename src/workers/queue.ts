/** Tasks that wait, in the order in which they are to be begun. */

/** What the queue needs to know of a task. */
export interface Queued {
  /** Milliseconds on the pool's clock by which it is ordered: `rankOf`. */
  readonly rank: number
  /** Milliseconds of work that are expected of it. */
  readonly expectedMs: number
}

/**
 * A task may be overtaken by cheaper ones that come within this many times its own work after it, and by none that come later. So cheap ones do not wait behind
 * slow ones, and slow ones wait for a bounded time: an order by deadlines, the deadline being a multiple of the work.
 */
const PATIENCE = 4

/** @param longestMs bound on how far a task may fall behind */
export function rankOf(acceptedMs: number, expectedMs: number, longestMs: number): number {
  return acceptedMs + Math.min(PATIENCE * expectedMs, longestMs)
}

export class WaitingTasks<T extends Queued> implements Iterable<T> {
  /** By rank; the first one is the next. */
  readonly #tasks: T[] = []
  #expectedMs = 0

  get size(): number {
    return this.#tasks.length
  }

  /** Milliseconds of work that wait. */
  get expectedMs(): number {
    return this.#expectedMs
  }

  get first(): T | undefined {
    return this.#tasks[0]
  }

  [Symbol.iterator](): Iterator<T> {
    return this.#tasks.values()
  }

  add(task: T): void {
    this.#tasks.splice(this.#placeAfter(task.rank), 0, task)
    this.#expectedMs += task.expectedMs
  }

  /** @returns whether it was there */
  remove(task: T): boolean {
    const at = this.#tasks.indexOf(task)
    if (at < 0) return false
    this.#tasks.splice(at, 1)
    // sums of fractions drift
    this.#expectedMs = this.#tasks.length === 0 ? 0 : this.#expectedMs - task.expectedMs
    return true
  }

  /** Milliseconds of work that would be begun before a task of a rank. */
  expectedBefore(rank: number): number {
    const end = this.#placeAfter(rank)
    if (end === this.#tasks.length) return this.expectedMs
    let sum = 0
    for (let at = 0; at < end; at++) sum += this.#tasks[at]!.expectedMs
    return sum
  }

  /** Place behind all of this rank or a lower one. */
  #placeAfter(rank: number): number {
    let low = 0
    let high = this.#tasks.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.#tasks[middle]!.rank <= rank) low = middle + 1
      else high = middle
    }
    return low
  }
}
