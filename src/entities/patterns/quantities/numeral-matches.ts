/** The entries of a numeral lexicon that begin at a place of a text; the place looked up last is remembered, as several questions are asked of it. */
import type { NumeralWord } from './composer.js'
import type { NumeralLexicon } from './numeral-lexicon.js'

export class NumeralMatches {
  /** The first `count` of these begin at the place, the shortest first; what lies behind them is of earlier places. */
  readonly words: NumeralWord[] = []
  /** Where each ends. */
  readonly ends: number[] = []
  count = 0
  readonly #text: string
  readonly #trie: NumeralLexicon['trie']
  #place = -1

  constructor(text: string, { trie }: NumeralLexicon) {
    this.#text = text
    this.#trie = trie
  }

  find(place: number): void {
    if (place === this.#place) return
    this.#place = place
    this.count = 0
    this.#trie.walk(this.#text, place, this.#visit)
  }

  readonly #visit = (word: NumeralWord, end: number): void => {
    this.words[this.count] = word
    this.ends[this.count++] = end
  }
}
