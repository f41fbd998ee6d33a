import { BREAK, COUNTED, STOP } from './classes.js'

/** The atoms of a text that mean something in a date or a time; letters of the language's alphabet, `BREAK` or `STOP`. */
export class Atoms {
  count = 0
  letters = new Uint16Array(1024)
  starts = new Uint32Array(1024)
  ends = new Uint32Array(1024)

  push(letter: number, start: number, end: number): void {
    if (this.count === this.letters.length) this.#grow()
    this.letters[this.count] = letter
    this.starts[this.count] = start
    this.ends[this.count] = end
    this.count++
  }

  /** Ends the running expression; runs of breaks are kept as one. */
  break(letter: number, at: number): void {
    const last = this.count === 0 ? 0 : this.letters[this.count - 1]!
    if (last !== BREAK && last !== STOP && last !== COUNTED) this.push(letter, at, at)
  }

  #grow(): void {
    const { letters, starts, ends } = this
    this.letters = new Uint16Array(letters.length * 2)
    this.starts = new Uint32Array(letters.length * 2)
    this.ends = new Uint32Array(letters.length * 2)
    this.letters.set(letters)
    this.starts.set(starts)
    this.ends.set(ends)
  }
}
