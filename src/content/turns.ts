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

export class Turns {
  readonly #limits: WorkLimits
  /** Those who wait, the first one first. */
  readonly #queue = new Set<() => void>()
  #taken = 0

  constructor(limits: WorkLimits) {
    this.#limits = limits
  }

  /**
   * Does the work when its turn comes; a caller who goes while waiting leaves the queue.
   * @param work is to end when its signal is aborted
   * @throws ApiError serviceUnavailable when too many wait or the turn does not come in time, badRequest when the work itself takes too long;
   *   the reason of `signal` when that is aborted; what the work throws
   */
  async run<Result>(work: (signal: AbortSignal) => Promise<Result>, signal: AbortSignal): Promise<Result> {
    signal.throwIfAborted()
    if (this.#taken < this.#limits.atOnce) this.#taken++
    else await this.#turn(signal)
    // The time of a document is its own: it must not be held to that of those before it.
    const timeout = AbortSignal.timeout(this.#limits.timeMs)
    try {
      return await work(AbortSignal.any([signal, timeout]))
    } catch (error) {
      if (signal.aborted) throw signal.reason
      if (timeout.aborted) throw apiError('badRequest', 'the document takes too long to be reduced to its text')
      throw error
    } finally {
      this.#passOn()
    }
  }

  async #turn(signal: AbortSignal): Promise<void> {
    const tooMany = () => apiError('serviceUnavailable', 'too many documents are waiting to be read')
    if (this.#queue.size >= this.#limits.queue) throw tooMany()
    const patience = AbortSignal.any([signal, AbortSignal.timeout(this.#limits.timeMs)])
    await new Promise<void>((resolve, reject) => {
      const leave = () => {
        this.#queue.delete(begin)
        reject(signal.aborted ? signal.reason : tooMany())
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
