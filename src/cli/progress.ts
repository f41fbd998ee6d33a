import type { Context } from './context.js'

const refreshMs = 500

/** Counts lines: shows the count on standard error while that is a terminal, and a summary at the end. */
export class Progress {
  readonly #stream: Context['stderr']
  readonly #started = performance.now()
  readonly #timer: NodeJS.Timeout | undefined
  #lines = 0
  #errors = 0

  constructor(stream: Context['stderr']) {
    this.#stream = stream
    // Carriage return and "erase to the end of the line": the count stays in its place.
    if (stream.isTTY === true) this.#timer = setInterval(() => this.#stream.write(`\r\x1b[K${this.#summary()}`), refreshMs)
  }

  /** Lines that failed. */
  get errors(): number {
    return this.#errors
  }

  count(failed: boolean): void {
    this.#lines++
    if (failed) this.#errors++
  }

  end(): void {
    clearInterval(this.#timer)
    this.#stream.write(`${this.#timer === undefined ? '' : '\r\x1b[K'}${this.#summary()}\n`)
  }

  #summary(): string {
    const seconds = (performance.now() - this.#started) / 1000
    return `glossa: ${this.#lines} lines in ${seconds.toFixed(1)} s, ${Math.round(this.#lines / seconds)} a second, ${this.#errors} failed`
  }
}
