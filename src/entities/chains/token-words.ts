/** The words of a document as `foldWord` and `stemWord` give them, each made once, however many steps ask for it. */
import type { TokenList } from '../../core/spans.js'
import type { EntityLanguage } from '../languages.js'
import { foldWord, stemWord } from './fold.js'

export class TokenWords {
  readonly #tokens: TokenList
  readonly #language: EntityLanguage
  readonly #folded: (string | undefined)[]
  readonly #stems: (string | undefined)[]

  constructor(tokens: TokenList, language: EntityLanguage) {
    this.#tokens = tokens
    this.#language = language
    this.#folded = new Array(tokens.count)
    this.#stems = new Array(tokens.count)
  }

  /** Whether these are the words of a list of tokens in a language. */
  areOf({ text, starts, ends, count }: TokenList, language: EntityLanguage): boolean {
    const own = this.#tokens
    return own.starts === starts && own.ends === ends && own.count === count && own.text === text && this.#language === language
  }

  folded(token: number): string {
    let folded = this.#folded[token]
    if (folded === undefined) {
      const { text, starts, ends } = this.#tokens
      folded = foldWord(text.slice(starts[token], ends[token]))
      this.#folded[token] = folded
    }
    return folded
  }

  stem(token: number): string {
    let stem = this.#stems[token]
    if (stem === undefined) {
      stem = stemWord(this.folded(token), this.#language)
      this.#stems[token] = stem
    }
    return stem
  }
}

/** By the offsets, which the same tokens in other sentences share. */
const made = new WeakMap<Uint32Array, TokenWords>()

/** The words of a list of tokens, shared by all that ask while it is analysed. */
export function tokenWords(tokens: TokenList, language: EntityLanguage): TokenWords {
  let words = made.get(tokens.starts)
  if (words === undefined || !words.areOf(tokens, language)) {
    words = new TokenWords(tokens, language)
    made.set(tokens.starts, words)
  }
  return words
}
