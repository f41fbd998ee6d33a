/** WordPiece pieces of single words from a BERT `tokenizer.json` (lower-cased, accents removed), as the encoders of English read them. */
import { rememberedPieces } from './remembered-pieces.js'
import { openDescribed, PieceTokenizer, type TokenizerDescription } from './tokenizer.js'

/** A word has no more pieces than this; the rest is dropped, in training as well. */
const PIECES_A_WORD = 32

interface WordPieceDescription extends TokenizerDescription {
  readonly model: { readonly vocab: Readonly<Record<string, number>> }
}

export class BertPieces {
  /** Mark before the first piece of a sequence. */
  readonly begin: number
  /** Mark after its last piece. */
  readonly end: number
  readonly #tokenizer: PieceTokenizer
  readonly #remembered = rememberedPieces()

  private constructor(tokenizer: PieceTokenizer, begin: number, end: number) {
    this.#tokenizer = tokenizer
    this.begin = begin
    this.end = end
  }

  /** @param json the text of `tokenizer.json` @throws ModelError when it is not one of WordPiece */
  static open(json: string): Promise<BertPieces> {
    return openDescribed(json, async (description: WordPieceDescription) => {
      const { '[CLS]': begin, '[SEP]': end } = description.model.vocab
      if (begin === undefined || end === undefined) throw new TypeError('no marks of begin and end')
      return new BertPieces(await PieceTokenizer.open(description), begin, end)
    })
  }

  /** Ids of the pieces of a word, none where nothing of it can be seen (control characters). @param word without white space, of bounded length */
  of(word: string): readonly number[] {
    const found = this.#remembered.get(word)
    if (found !== undefined) return found
    const pieces = this.#tokenizer.encode(word).slice(0, PIECES_A_WORD)
    this.#remembered.set(word, pieces)
    return pieces
  }
}
