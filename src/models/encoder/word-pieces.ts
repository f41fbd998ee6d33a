/** Pieces of single words from a `tokenizer.json` (SentencePiece unigram). */
import { rememberedPieces } from './remembered-pieces.js'
import { openDescribed, PieceTokenizer, type TokenizerDescription } from './tokenizer.js'

/** A word has no more pieces than this; the rest is dropped, in training as well. */
const PIECES_A_WORD = 12
/** Letters of a word that are looked at: no word of twelve pieces is longer. */
const LETTERS_A_WORD = 192
/** No piece has more letters. */
const LETTERS_A_PIECE = 16

interface UnigramDescription extends TokenizerDescription {
  readonly model: { readonly unk_id: number; readonly vocab: readonly unknown[] }
}

export class WordPieces {
  readonly #spaced: PieceTokenizer
  readonly #joined: PieceTokenizer
  readonly #unknown: number
  readonly #spacedWords = rememberedPieces()
  readonly #joinedWords = rememberedPieces()

  private constructor(spaced: PieceTokenizer, joined: PieceTokenizer, unknown: number) {
    this.#spaced = spaced
    this.#joined = joined
    this.#unknown = unknown
  }

  /** @param json the text of `tokenizer.json` @throws ModelError when it is not one */
  static open(json: string): Promise<WordPieces> {
    return openDescribed(json, async (description: UnigramDescription) => {
      const { model, pre_tokenizer } = description
      const spaced = await PieceTokenizer.open(description)
      const joined = await spaced.withSamePieces({
        ...description,
        pre_tokenizer: { ...pre_tokenizer, prepend_scheme: 'never' },
        model: { ...model, vocab: model.vocab.slice(0, model.unk_id + 1) }
      })
      return new WordPieces(spaced, joined, model.unk_id)
    })
  }

  /**
   * Ids of a word's pieces, at least one.
   * @param spaced whether white space (or nothing at all) stands before the word
   */
  of(word: string, spaced: boolean): readonly number[] {
    const words = spaced ? this.#spacedWords : this.#joinedWords
    const found = words.get(word)
    if (found !== undefined) return found
    const letters = word.length > LETTERS_A_WORD ? word.slice(0, LETTERS_A_WORD) : word
    const ids = (spaced ? this.#spaced : this.#joined).encode(letters)
    const pieces = ids.length === 0 ? [this.#unknown] : ids.slice(0, PIECES_A_WORD)
    words.set(word, pieces)
    return pieces
  }

  /** Ids of the first `limit` pieces of a running text; none for a text without letters or signs. Linear in `limit`. */
  ofText(text: string, limit: number): number[] {
    return this.#spaced.encode(text.trimStart().slice(0, limit * LETTERS_A_PIECE)).slice(0, limit)
  }
}
