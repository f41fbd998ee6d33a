/** What a word must begin with to be one of a few: a look at two letters that spares cutting most words out of the text. */

/** Places of pairs of letters: others share them. */
const PLACES = 4096
const FACTOR = 61

export class Beginnings {
  readonly #pairs = new Uint8Array(PLACES)
  /** Of words of one letter. */
  readonly #single = new Uint8Array(PLACES)

  add(word: string): void {
    if (word.length > 1) this.#pairs[place(word.charCodeAt(0), word.charCodeAt(1))] = 1
    else if (word !== '') this.#single[place(word.charCodeAt(0), 0)] = 1
  }

  /** False where none of the words begins at this place of a text. */
  has(text: string, at: number): boolean {
    const first = text.charCodeAt(at)
    return this.#pairs[place(first, text.charCodeAt(at + 1))] === 1 || this.#single[place(first, 0)] === 1
  }

  /** False where none of the words, added with their letters in reverse, ends before this place of a text. */
  endsAt(text: string, end: number): boolean {
    const last = text.charCodeAt(end - 1)
    return this.#pairs[place(last, text.charCodeAt(end - 2))] === 1 || this.#single[place(last, 0)] === 1
  }
}

const place = (first: number, second: number) => (first * FACTOR + second) & (PLACES - 1)

/** The beginnings of words as they are written. */
export function beginningsOf(...lists: readonly Iterable<string>[]): Beginnings {
  const beginnings = new Beginnings()
  for (const list of lists) for (const word of list) beginnings.add(word)
  return beginnings
}

/** The beginnings of words in small letters, in a text that writes them so, with a capital or in capitals. */
export function beginningsInAnyCase(...lists: readonly Iterable<string>[]): Beginnings {
  const beginnings = new Beginnings()
  for (const list of lists) {
    for (const word of list) {
      const [first = '', second = ''] = word.slice(0, 2)
      for (const one of new Set([first, first.toUpperCase(), first.toLocaleUpperCase('tr')]))
        for (const other of new Set([second, second.toUpperCase(), second.toLocaleUpperCase('tr')])) beginnings.add(one + other)
    }
  }
  return beginnings
}
