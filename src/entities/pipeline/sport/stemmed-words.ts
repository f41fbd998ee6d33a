/** Sets of words of which some are stems. */

/** Letters of the shortest stem that is looked up: a shorter one would be that of too many words. */
export const SHORTEST_STEM = 4

/** The letters of a stem in a list (`bramk*`); undefined for a whole word. @throws TypeError for a stem that would never be looked up */
export function stemOf(word: string): string | undefined {
  if (!word.endsWith('*')) return undefined
  const stem = word.slice(0, -1)
  if (stem.length < SHORTEST_STEM) throw new TypeError(`stem ${word} has less than ${SHORTEST_STEM} letters: write whole words`)
  return stem
}

/** Words and stems (`league`, `bundesliga*`) of one kind; of a word each beginning is looked up, so that the cost does not grow with the table. */
export class StemmedWords {
  readonly #words = new Set<string>()
  readonly #stems = new Set<string>()
  #longest = 0

  constructor(list = '') {
    for (const word of list.split(' ')) {
      const stem = stemOf(word)
      if (stem === undefined) {
        if (word !== '') this.#words.add(word)
        continue
      }
      this.#stems.add(stem)
      this.#longest = Math.max(this.#longest, stem.length)
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
