/** The calls that the holder of a key has running. */
import { apiError } from '../core/errors.js'
import type { Exchange } from './exchange.js'

/** Share of the newest call in the mean duration. */
const NEWEST = 0.2
/** Longest wait that a caller is told. */
const LONGEST_WAIT_SECONDS = 60

export class Calls {
  readonly #running = new Set<Exchange>()
  /** Mean duration in milliseconds, with more weight for newer calls. */
  #meanMs: number | undefined

  /** Takes one of the places until the call is over. @throws ApiError tooManyRequests, with the time after which one of the calls is expected to be over */
  enter(exchange: Exchange, allowed: number): void {
    if (this.#running.size >= allowed) throw apiError('tooManyRequests', allowed, this.#retryAfterSeconds())
    this.#running.add(exchange)
    exchange.hold(() => {
      this.#running.delete(exchange)
      const ms = performance.now() - exchange.started
      this.#meanMs = this.#meanMs === undefined ? ms : this.#meanMs + (ms - this.#meanMs) * NEWEST
    })
  }

  #retryAfterSeconds(): number {
    const now = performance.now()
    let soonest = Number.POSITIVE_INFINITY
    for (const { started } of this.#running) {
      const age = now - started
      // Of a call that has taken longer than the others nothing is known but that: it is expected to take as long again.
      soonest = Math.min(soonest, this.#meanMs !== undefined && age < this.#meanMs ? this.#meanMs - age : age)
    }
    return Math.min(Math.max(Math.ceil(soonest / 1000), 1), LONGEST_WAIT_SECONDS)
  }
}
