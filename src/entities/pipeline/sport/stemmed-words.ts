/** Sets of words of which some are stems. */

const SHORTEST_STEM = 4

/** Words and stems (`league`, `bundesliga*`) of one kind; of a word each beginning is looked up, so that the cost does not grow with the table. */
export class StemmedWords {
  readonly #words = new Set<string>()
  readonly #stems = new Set<string>()
  #longest = 0

  constructor(list = '') {
    for (const word of list.split(' ')) {
      if (!word.endsWith('*')) {
        if (word !== '') this.#words.add(word)
        continue
      }
      this.#stems.add(word.slice(0, -1))
      this.#longest = Math.max(this.#longest, word.length - 1)
    }
  }

  get isEmpty(): boolean {
    return this.#words.size === 0 && this.#stems.size === 0
  }

  /** @param word in small letters */
  has(word: string): boolean {
    if (this.#words.has(word)) return true
    for (let length = Math.min(word.length, this.#longest); length >= SHORTEST_STEM; length--) if (this.#stems.has(word.slice(0, length))) return true
    return false
  }
}
