/** WordPiece pieces of single words from a BERT `tokenizer.json` (lower-cased, accents removed), as the encoders of English read them. */
import { Tokenizer } from '@huggingface/tokenizers'
import { ModelError } from '../errors.js'

/** A word has no more pieces than this; the rest is dropped, in training as well. */
const PIECES_A_WORD = 32
/** Words remembered by a thread before it forgets all of them. */
const REMEMBERED = 50_000

export class BertPieces {
  /** Mark before the first piece of a sequence. */
  readonly begin: number
  /** Mark after its last piece. */
  readonly end: number
  readonly #tokenizer: Tokenizer
  readonly #remembered = new Map<string, readonly number[]>()

  /** @param json the text of `tokenizer.json` @throws ModelError when it is not one of WordPiece */
  constructor(json: string) {
    try {
      const description = JSON.parse(json) as { model: { vocab: Record<string, number> } }
      const { '[CLS]': begin, '[SEP]': end } = description.model.vocab
      if (begin === undefined || end === undefined) throw new TypeError('no marks of begin and end')
      this.begin = begin
      this.end = end
      this.#tokenizer = new Tokenizer(description, {})
    } catch (error) {
      throw new ModelError(`tokenizer cannot be read: ${error instanceof Error ? error.message : String(error)}`)
    }
  }

  /** Ids of the pieces of a word, none where nothing of it can be seen (control characters). @param word without white space, of bounded length */
  of(word: string): readonly number[] {
    const found = this.#remembered.get(word)
    if (found !== undefined) return found
    const { ids } = this.#tokenizer.encode(word, { add_special_tokens: false })
    const pieces = ids.slice(0, PIECES_A_WORD)
    if (this.#remembered.size >= REMEMBERED) this.#remembered.clear()
    this.#remembered.set(word, pieces)
    return pieces
  }
}
