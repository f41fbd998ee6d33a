/** Pieces of single words from a `tokenizer.json` (SentencePiece unigram). */
import { Tokenizer } from '@huggingface/tokenizers'
import { ModelError } from '../errors.js'

/** A word has no more pieces than this; the rest is dropped, in training as well. */
const PIECES_A_WORD = 12
/** Letters of a word that are looked at: no word of twelve pieces is longer. */
const LETTERS_A_WORD = 192
/** No piece has more letters. */
const LETTERS_A_PIECE = 16
/** Words remembered by a thread before it forgets all of them. */
const REMEMBERED = 50_000

export class WordPieces {
  readonly #spaced: Tokenizer
  readonly #joined: Tokenizer
  readonly #unknown: number
  readonly #remembered = new Map<string, readonly number[]>()

  /** @param json the text of `tokenizer.json` @throws ModelError when it is not one */
  constructor(json: string) {
    try {
      const description = JSON.parse(json) as { pre_tokenizer: object; model: { unk_id: number; vocab: unknown[] } }
      this.#unknown = description.model.unk_id
      this.#spaced = new Tokenizer(description, {})
      const few = { ...description.model, vocab: description.model.vocab.slice(0, this.#unknown + 1) }
      this.#joined = new Tokenizer({ ...description, pre_tokenizer: { ...description.pre_tokenizer, prepend_scheme: 'never' }, model: few }, {})
      this.#joined.model = this.#spaced.model
    } catch (error) {
      throw new ModelError(`tokenizer cannot be read: ${error instanceof Error ? error.message : String(error)}`)
    }
  }

  /**
   * Ids of a word's pieces, at least one.
   * @param spaced whether white space (or nothing at all) stands before the word
   */
  of(word: string, spaced: boolean): readonly number[] {
    const key = spaced ? word : `\0${word}`
    const found = this.#remembered.get(key)
    if (found !== undefined) return found
    const letters = word.length > LETTERS_A_WORD ? word.slice(0, LETTERS_A_WORD) : word
    const { ids } = (spaced ? this.#spaced : this.#joined).encode(letters, { add_special_tokens: false })
    const pieces = ids.length === 0 ? [this.#unknown] : ids.slice(0, PIECES_A_WORD)
    if (this.#remembered.size >= REMEMBERED) this.#remembered.clear()
    this.#remembered.set(key, pieces)
    return pieces
  }

  /** Ids of the first `limit` pieces of a running text; none for a text without letters or signs. Linear in `limit`. */
  ofText(text: string, limit: number): number[] {
    return this.#spaced.encode(text.trimStart().slice(0, limit * LETTERS_A_PIECE), { add_special_tokens: false }).ids.slice(0, limit)
  }
}
