/** Requests in flight, and whether new ones are refused. */
export class Traffic {
  draining = false
  #inFlight = 0
  #whenIdle: (() => void) | undefined

  enter(): void {
    this.#inFlight++
  }

  leave(): void {
    this.#inFlight--
    if (this.#inFlight === 0) this.#whenIdle?.()
  }

  /** Refuses new requests; resolves when none is in flight, or after the time limit. */
  async drain(timeLimitMs: number): Promise<void> {
    this.draining = true
    if (this.#inFlight === 0) return
    await new Promise<void>((resolve) => {
      const deadline = setTimeout(resolve, timeLimitMs)
      this.#whenIdle = () => {
        clearTimeout(deadline)
        resolve()
      }
    })
  }
}
