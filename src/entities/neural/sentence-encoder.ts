/** Vectors of texts by the multilingual encoder (12 layers, as its authors trained it; Wang et al. 2024, Multilingual E5), for linking and mention typing. */
import type { NativeGuard } from '../../core/hooks.js'
import type { PieceWindow } from '../../models/encoder/batches.js'
import { EncoderNetwork } from '../../models/encoder/network.js'
import type { WordPieces } from '../../models/encoder/word-pieces.js'
import { openOnce } from '../../models/opened.js'
import type { ModelStore } from '../../models/store.js'
import { EMBEDDING, loadWordPieces, TOKENIZER } from './network.js'

/** Artefact of the network. Made by scripts/typing/export-encoder.py. */
export const SENTENCE_NETWORK = 'entities/sentence-encoder'
/** Columns of a vector. */
export const SENTENCE_WIDTH = 384
/** Pieces of a text that are read, the begin and end marks included; what comes after is ignored. */
const LONGEST = 256
const BEGIN = 0
const END = 2

/** Whether the encoder and all it needs is there under the store's licence policy. */
export function hasSentenceEncoder(store: ModelStore): boolean {
  return store.has(SENTENCE_NETWORK) && store.has(EMBEDDING) && store.has(TOKENIZER)
}

const opened = new WeakMap<ModelStore, Promise<SentenceEncoder>>()

/** The encoder, one a thread, opened with the first call. @throws ModelError */
export function loadSentenceEncoder(store: ModelStore): Promise<SentenceEncoder> {
  return openOnce(opened, store, () => SentenceEncoder.open(store))
}

export class SentenceEncoder {
  readonly #network: EncoderNetwork
  readonly #pieces: WordPieces

  private constructor(network: EncoderNetwork, pieces: WordPieces) {
    this.#network = network
    this.#pieces = pieces
  }

  /** @throws ModelError for a damaged artefact */
  static async open(store: ModelStore): Promise<SentenceEncoder> {
    const network = await EncoderNetwork.open(store, { network: SENTENCE_NETWORK, rows: EMBEDDING, output: 'vectors' })
    return new SentenceEncoder(network, await loadWordPieces(store))
  }

  /**
   * One vector a text, in any of the encoder's languages: the mean of the last hidden states over all pieces, of length 1, so that the inner product of two
   * vectors is their cosine. Texts of like meaning lie near one another across languages.
   * @param texts of any length; the first 254 pieces (some 200 words) count
   * @returns Float32Array of 384 values for each text, row by row
   * @throws ModelError, what the guard throws
   */
  async vectors(texts: readonly string[], guard?: NativeGuard): Promise<Float32Array> {
    const found = new Float32Array(texts.length * SENTENCE_WIDTH)
    const windows = texts.map((text, index) => ({ index, pieces: [BEGIN, ...this.#pieces.ofText(text, LONGEST - 2), END] }))
    await this.states(windows, ({ index }, states) => writePooled(states, found, index * SENTENCE_WIDTH), guard)
    return found
  }

  /** Gives the last hidden states of windows of pieces to `take`: [pieces, 384], row by row, a view that is good during the call only. @throws as `vectors` */
  async states<Window extends PieceWindow>(
    windows: readonly Window[],
    take: (window: Window, states: Float32Array) => void,
    guard?: NativeGuard
  ): Promise<void> {
    await this.#network.run(windows, take, { guard })
  }
}

function writePooled(states: Float32Array, target: Float32Array, at: number): void {
  for (let index = 0; index < states.length; index++) target[at + (index % SENTENCE_WIDTH)]! += states[index]!
  let square = 0
  for (let column = 0; column < SENTENCE_WIDTH; column++) square += target[at + column]! ** 2
  const factor = square > 0 ? 1 / Math.sqrt(square) : 0
  for (let column = 0; column < SENTENCE_WIDTH; column++) target[at + column]! *= factor
}
