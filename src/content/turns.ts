/** Pieces of work in the order of asking, a few at once, each within a time of its own. */
import { apiError } from '../core/errors.js'

export interface WorkLimits {
  /** Pieces of work that go on at the same time. */
  readonly atOnce: number
  /** Milliseconds for one piece of work, and as many again for waiting until its turn comes. */
  readonly timeMs: number
  /** Pieces of work that may wait. */
  readonly queue: number
}

/** Of the last piece of work in the mean of all. */
const weightOfLast = 1 / 8

export class Turns {
  readonly #limits: WorkLimits
  /** Those who wait, the first one first. */
  readonly #queue = new Set<() => void>()
  #taken = 0
  /** How long a piece of work takes; at first the most that it may. */
  #meanMs: number

  constructor(limits: WorkLimits) {
    this.#limits = limits
    this.#meanMs = limits.timeMs
  }

  /**
   * Does the work when its turn comes; a caller who goes while waiting leaves the queue.
   * @param work is to end when its signal is aborted; it keeps its turn until it settles, though its caller has the error at once
   * @throws ApiError serviceUnavailable when too many wait or the turn does not come in time, badRequest when the work itself takes too long;
   *   the reason of `signal` when that is aborted; what the work throws
   */
  async run<Result>(work: (signal: AbortSignal) => Promise<Result>, signal: AbortSignal): Promise<Result> {
    signal.throwIfAborted()
    if (this.#taken < this.#limits.atOnce) this.#taken++
    else await this.#turn(signal)
    // The time of a document is its own: it must not be held to that of those before it.
    const timeout = AbortSignal.timeout(this.#limits.timeMs)
    const either = AbortSignal.any([signal, timeout])
    try {
      return await Promise.race([this.#measured(work(either)), aborted(either)])
    } catch (error) {
      if (signal.aborted) throw signal.reason
      if (timeout.aborted) throw apiError('badRequest', 'the document takes too long to be reduced to its text')
      throw error
    }
  }

  /** Passes the turn on when the work has ended. */
  async #measured<Result>(work: Promise<Result>): Promise<Result> {
    const begun = performance.now()
    try {
      return await work
    } finally {
      this.#meanMs += (performance.now() - begun - this.#meanMs) * weightOfLast
      this.#passOn()
    }
  }

  /** @returns seconds that those who are here may take; after the time limit none of those who wait now still waits */
  #retrySeconds(): number {
    const milliseconds = (this.#meanMs * (this.#queue.size + this.#taken)) / this.#limits.atOnce
    return Math.max(1, Math.ceil(Math.min(milliseconds, this.#limits.timeMs) / 1000))
  }

  async #turn(signal: AbortSignal): Promise<void> {
    if (this.#queue.size >= this.#limits.queue)
      throw apiError('serviceUnavailable', 'too many documents are waiting to be read; try again', this.#retrySeconds())
    const patience = AbortSignal.any([signal, AbortSignal.timeout(this.#limits.timeMs)])
    await new Promise<void>((resolve, reject) => {
      const leave = () => {
        this.#queue.delete(begin)
        reject(
          signal.aborted ? signal.reason : apiError('serviceUnavailable', 'the turn of the document did not come in time; try again', this.#retrySeconds())
        )
      }
      const begin = () => {
        patience.removeEventListener('abort', leave)
        resolve()
      }
      patience.addEventListener('abort', leave, { once: true })
      this.#queue.add(begin)
    })
  }

  /** The place goes to the next without becoming free: nobody who asks meanwhile comes first. */
  #passOn(): void {
    const [next] = this.#queue
    if (next === undefined) this.#taken--
    else {
      this.#queue.delete(next)
      next()
    }
  }
}

/** Rejects when the signal is aborted. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    else signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
