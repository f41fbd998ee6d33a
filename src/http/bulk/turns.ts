/** Shares the thread between the readers of lines and everybody else. */

/** Milliseconds for which the lines of all requests are read in one go. */
const TURN_MS = 5

/**
 * Readers of lines have the thread together for a few milliseconds of each round of the event loop, so that no number of them holds up requests of other kinds.
 * Those that have more to read wait in a queue, and one of them goes on in each round.
 */
export class Turns {
  #began: number | undefined
  readonly #waiting: (() => void)[] = []
  readonly #next = (): void => {
    this.#began = undefined
    this.#waiting.shift()!()
    if (this.#waiting.length > 0) setImmediate(this.#next)
  }

  /** Waits where the time of this round is over. */
  async next(): Promise<void> {
    const at = performance.now()
    if (this.#began === undefined) {
      this.#began = at
      setImmediate(() => {
        this.#began = undefined
      })
    }
    if (at <= this.#began + TURN_MS) return
    await new Promise<void>((resolve) => {
      this.#waiting.push(resolve)
      if (this.#waiting.length === 1) setImmediate(this.#next)
    })
  }
}
