/** Sets of words of which some are stems. */

/** Letters of the shortest stem that is looked up: a shorter one would be that of too many words. */
const SHORTEST_STEM = 4

/** The letters of a stem in a list (`bramk*`); undefined for a whole word. @throws TypeError for a stem that would never be looked up */
function stemOf(word: string): string | undefined {
  if (!word.endsWith('*')) return undefined
  const stem = word.slice(0, -1)
  if (stem.length < SHORTEST_STEM) throw new TypeError(`stem ${word} has less than ${SHORTEST_STEM} letters: write whole words`)
  return stem
}

/** Signs of words and of stems (`league`, `bundesliga*`), as bits; of a word each beginning is looked up, so that the cost does not grow with the table. */
export class StemmedSigns {
  readonly #words = new Map<string, number>()
  readonly #stems = new Map<string, number>()
  #longest = 0

  /** @param list words with blanks between them @param sign bits @returns the words and the letters of the stems, in the list's order */
  add(list: string, sign: number): string[] {
    const added: string[] = []
    for (const word of list.split(' ')) {
      if (word === '') continue
      const stem = stemOf(word)
      const written = stem ?? word
      const map = stem === undefined ? this.#words : this.#stems
      map.set(written, (map.get(written) ?? 0) | sign)
      if (stem !== undefined) this.#longest = Math.max(this.#longest, written.length)
      added.push(written)
    }
    return added
  }

  get isEmpty(): boolean {
    return this.#words.size === 0 && this.#stems.size === 0
  }

  /** All signs of a word, its own and those of its stems; 0 for none. @param enough signs of which one ends the search @param word in small letters */
  of(word: string, enough = 0): number {
    let signs = this.#words.get(word) ?? 0
    for (let length = Math.min(word.length, this.#longest); length >= SHORTEST_STEM && (signs & enough) === 0; length--)
      signs |= this.#stems.get(word.slice(0, length)) ?? 0
    return signs
  }
}

const LISTED = 1

/** Words and stems of one kind. */
export class StemmedWords {
  readonly #signs = new StemmedSigns()

  constructor(list = '') {
    this.#signs.add(list, LISTED)
  }

  get isEmpty(): boolean {
    return this.#signs.isEmpty
  }

  /** @param word in small letters */
  has(word: string): boolean {
    return this.#signs.of(word, LISTED) !== 0
  }
}
