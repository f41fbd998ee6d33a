import type { Context } from './context.js'

const refreshMs = 500

/** Counts lines: shows the count on standard error while that is a terminal, and a summary at the end. */
export class Progress {
  readonly #stream: Context['stderr']
  readonly #started = performance.now()
  #timer: NodeJS.Timeout | undefined
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

  /** All lines are through: writes the summary. */
  end(): void {
    this.stop()
    this.#stream.write(`${this.#summary()}\n`)
  }

  /** Shows nothing any more; the count that was shown is wiped. */
  stop(): void {
    if (this.#timer === undefined) return
    clearInterval(this.#timer)
    this.#timer = undefined
    this.#stream.write('\r\x1b[K')
  }

  #summary(): string {
    const seconds = (performance.now() - this.#started) / 1000
    return `glossa: ${this.#lines} lines in ${seconds.toFixed(1)} s, ${Math.round(this.#lines / seconds)} a second, ${this.#errors} failed`
  }
}
