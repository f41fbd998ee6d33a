/** Places for a bounded number of lines, given in the order in which they are asked for, whoever asks. */
export class Places {
  /** Places there are; may change at any time. */
  limit: number
  #taken = 0
  readonly #waiting = new Set<() => void>()

  constructor(limit: number) {
    this.limit = limit
  }

  /** Waits for a place. */
  async enter(): Promise<void> {
    if (this.#taken < this.limit && this.#waiting.size === 0) this.#taken++
    else await new Promise<void>((resolve) => this.#waiting.add(resolve))
  }

  /** Gives a place back. */
  leave(): void {
    this.#taken--
    for (const next of this.#waiting) {
      if (this.#taken >= this.limit) return
      this.#waiting.delete(next)
      this.#taken++
      next()
    }
  }
}
