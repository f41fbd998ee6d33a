/** The progress of an index of names in one line: in its place on a terminal, now and then elsewhere. */
import type { Context } from '../context.js'
import { count } from '../kb/progress-line.js'

const TERMINAL_MS = 500
const LINES_MS = 10_000

/** What is done, and how fast. */
export class NamesProgress {
  readonly #stream: Context['stderr']
  readonly #every: number
  readonly #started = performance.now()
  #shown = performance.now()
  #indexing: number | undefined

  constructor(stream: Context['stderr']) {
    this.#stream = stream
    this.#every = stream.isTTY === true ? TERMINAL_MS : LINES_MS
  }

  /** Seconds since the beginning. */
  get seconds(): number {
    return (performance.now() - this.#started) / 1000
  }

  read(lines: number): void {
    if (this.#isDue()) this.#write(`reading: ${count(lines)} lines, ${count(Math.round(lines / this.seconds))} a second`)
  }

  indexed(done: number, all: number): void {
    this.#indexing ??= performance.now()
    if (!this.#isDue()) return
    const seconds = (performance.now() - this.#indexing) / 1000
    const rate = done / Math.max(seconds, 0.001)
    const left = seconds < 2 || rate === 0 ? '' : `, about ${Math.ceil((all - done) / rate)} s left`
    this.#write(`indexing: ${count(done)} of ${count(all)} names, ${count(Math.round(rate))} a second${left}`)
  }

  /** Wipes the line off a terminal. */
  clear(): void {
    if (this.#stream.isTTY === true) this.#stream.write('\r\x1b[K')
  }

  #isDue(): boolean {
    const now = performance.now()
    if (now - this.#shown < this.#every) return false
    this.#shown = now
    return true
  }

  #write(text: string): void {
    this.#stream.write(this.#stream.isTTY === true ? `\r\x1b[K${text}` : `glossa: ${text}\n`)
  }
}
