/** Labels of entities by number, a bounded part of them in memory: those of places and countries are asked for again and again. */

const REMEMBERED = 50_000

export class RecentLabels {
  readonly #read: (index: number) => string
  readonly #labels = new Map<number, string>()

  constructor(read: (index: number) => string) {
    this.#read = read
  }

  of(index: number): string {
    let label = this.#labels.get(index)
    if (label === undefined) {
      label = this.#read(index)
      if (this.#labels.size >= REMEMBERED) this.#labels.clear()
      this.#labels.set(index, label)
    }
    return label
  }
}
