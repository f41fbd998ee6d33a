/** What a word must begin with to be one of a few: a look at one letter that spares cutting most words out of the text. */

/** Place of a letter: others share it. */
const PLACES = 256

export class FirstLetters {
  readonly #begins = new Uint8Array(PLACES)

  add(word: string): void {
    this.#begins[word.charCodeAt(0) & (PLACES - 1)] = 1
  }

  /** False where none of the words begins with this UTF-16 unit. */
  has(code: number): boolean {
    return this.#begins[code & (PLACES - 1)] === 1
  }
}

/** Of words that are not empty. */
export function firstLetters(...lists: readonly Iterable<string>[]): FirstLetters {
  const letters = new FirstLetters()
  for (const list of lists) for (const word of list) letters.add(word)
  return letters
}
