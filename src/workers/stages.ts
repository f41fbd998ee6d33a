import type { StageTimes } from './messages.js'

/** Measures the stages of one task; `times` goes into the log and the metrics. */
export class StageClock {
  readonly #times: Record<string, number> = {}
  #last = performance.now()

  /** Books the time since the last call (or the start) on a stage. */
  mark(stage: string): void {
    const now = performance.now()
    this.#times[stage] = (this.#times[stage] ?? 0) + now - this.#last
    this.#last = now
  }

  get times(): StageTimes {
    return this.#times
  }
}
