/** The tasks of one job that are worked on side by side. */
import type { Company } from '../core/hooks.js'

export class JobCompany implements Company {
  #active: number
  #waiting: (() => void)[] = []

  /** @param tasks how many there are */
  constructor(tasks: number) {
    this.#active = tasks
  }

  gathered(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve)
      this.#look()
    })
  }

  /** A task has ended: the others need not wait for it. */
  leave(): void {
    this.#active--
    this.#look()
  }

  #look(): void {
    if (this.#waiting.length < this.#active) return
    for (const resolve of this.#waiting.splice(0)) resolve()
  }
}
