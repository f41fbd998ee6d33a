/**
 * The one door to the tokenizer library, transformers.js: text becomes the ids of the pieces that a network was trained on. Tokenizers are made from the text of
 * a `tokenizer.json` in the store; the library may neither fetch files nor look for them on its own.
 *
 * The library is loaded by the first tokenizer of a thread, for it brings all of its parts along. Measured on Node 20.20, a thread: 190 ms of processor time
 * and 20 MB, against 8 ms and 1 MB for the tokenizer code in it alone, which is the same: some 160,000 unigram pieces a second either way. Threads that read no
 * text with a network, and the start of the server, do not pay for it.
 */
import type { PreTrainedTokenizer } from '@xenova/transformers'
import { ModelError } from '../errors.js'

/** What is read here of a `tokenizer.json`. */
export interface TokenizerDescription {
  readonly pre_tokenizer: object
  readonly model: { readonly vocab: object; readonly unk_id?: number }
}

/** Cuts text into pieces. */
export class PieceTokenizer {
  readonly #tokenizer: PreTrainedTokenizer

  private constructor(tokenizer: PreTrainedTokenizer) {
    this.#tokenizer = tokenizer
  }

  /** @throws Error when the description is not one of a tokenizer */
  static async open(description: TokenizerDescription): Promise<PieceTokenizer> {
    const library = await loadLibrary()
    return new PieceTokenizer(new library.PreTrainedTokenizer(description, {}))
  }

  /**
   * A tokenizer that differs in all but the pieces: the table of pieces, by far its largest part, is shared.
   * @param description its table of pieces is ignored and may be cut down to what a table must have
   * @throws Error when the description is not one of a tokenizer
   */
  async withSamePieces(description: TokenizerDescription): Promise<PieceTokenizer> {
    const other = await PieceTokenizer.open(description)
    other.#tokenizer._tokenizer.model = this.#tokenizer._tokenizer.model
    return other
  }

  /** Ids of the pieces of a text, without marks of begin and end. Linear in the text. */
  encode(text: string): number[] {
    return this.#tokenizer.encode(text, { add_special_tokens: false })
  }
}

/**
 * Reads the text of a `tokenizer.json` and makes something of it.
 * @throws ModelError for whatever goes wrong with it
 */
export async function openDescribed<Made, Description extends TokenizerDescription>(
  json: string,
  make: (description: Description) => Promise<Made>
): Promise<Made> {
  try {
    return await make(JSON.parse(json) as Description)
  } catch (error) {
    throw new ModelError(`tokenizer cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}

async function loadLibrary(): Promise<typeof import('@xenova/transformers')> {
  const library = await import('@xenova/transformers')
  const { env } = library
  env.allowRemoteModels = false
  env.allowLocalModels = false
  env.useFSCache = false
  env.useWasmCache = false
  return library
}
