import type { Context } from './context.js'

const refreshMs = 500

/** Counts lines, and shows the count on standard error while that is a terminal. */
export class Progress {
  readonly #stream: Context['stderr']
  readonly #started = performance.now()
  readonly #timer: NodeJS.Timeout | undefined
  #lines = 0
  #errors = 0

  constructor(stream: Context['stderr']) {
    this.#stream = stream
    if (stream.isTTY === true) this.#timer = setInterval(() => this.#show(), refreshMs)
  }

  count(failed: boolean): void {
    this.#lines++
    if (failed) this.#errors++
  }

  end(): void {
    if (this.#timer === undefined) return
    clearInterval(this.#timer)
    this.#show()
    this.#stream.write('\n')
  }

  #show(): void {
    const seconds = (performance.now() - this.#started) / 1000
    // Carriage return and "erase to the end of the line": the count stays in its place.
    this.#stream.write(`\r\x1b[Kglossa: ${this.#lines} lines, ${Math.round(this.#lines / seconds)} a second, ${this.#errors} errors`)
  }
}
