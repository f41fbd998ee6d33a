/** The neural token classifier of names: encoder layers as ONNX over the shared embedding rows. Trained by scripts/entities/neural/train.py. */
import type { Interruption } from '../../core/hooks.js'
import type { TokenList } from '../../core/spans.js'
import { type EncoderFiles, EncoderNetwork } from '../../models/encoder/network.js'
import { WordPieces } from '../../models/encoder/word-pieces.js'
import { ModelError } from '../../models/errors.js'
import { openOnce } from '../../models/opened.js'
import type { ModelStore } from '../../models/store.js'
import { withoutRepeats } from './repeats.js'
import { windowsOf } from './windows.js'

/** Embedding rows of the multilingual encoder's kept pieces; shared by all networks over it. */
export const EMBEDDING = 'entities/dnn-words'
/** The tokenizer that goes with the rows. */
export const TOKENIZER = 'entities/dnn-tokenizer'

/**
 * When the lower layers' answer stands, for networks that are split: 48 % of the pieces of English are read on (scripts/reports/early-exit.md), and no corpus has an F1 of more than
 * 0.2 points below that of all layers for all pieces (scripts/entities/neural/README.md).
 */
const EXIT = { doubt: 0.1, beside: 3 } as const

const STYLE = { usual: 0n, social: 1n } as const

const tokenizers = new WeakMap<ModelStore, Promise<WordPieces>>()

/** The multilingual encoder's tokenizer, one a thread. @throws ModelError */
export function loadWordPieces(store: ModelStore): Promise<WordPieces> {
  return openOnce(tokenizers, store, () => WordPieces.open(store.text(TOKENIZER)))
}

/** Reads the tokens of a document. */
export interface TokenClassifier {
  /** `O`, `B-PERSON`, `I-PERSON`, ... */
  readonly labels: readonly string[]
  /**
   * Probabilities of the labels for each token, row by row: [tokens, labels].
   * @param post the text is a post
   * @throws ModelError, what the hooks throw
   */
  read(tokens: TokenList, post: boolean, hooks?: Interruption): Promise<Float32Array>
}

/** A thread's network. */
export class EntityNetwork implements TokenClassifier {
  readonly labels: readonly string[]
  readonly #encoder: EncoderNetwork
  readonly #wordPieces: WordPieces

  private constructor(encoder: EncoderNetwork, wordPieces: WordPieces, labels: readonly string[]) {
    this.#encoder = encoder
    this.#wordPieces = wordPieces
    this.labels = labels
  }

  /** @throws ModelError for a damaged artefact */
  static async open(store: ModelStore, network: string): Promise<EntityNetwork> {
    const labels = labelsOf(store)
    const encoder = await EncoderNetwork.open(store, taggerFiles(store, network))
    return new EntityNetwork(encoder, await loadWordPieces(store), labels)
  }

  async read(tokens: TokenList, post: boolean, hooks?: Interruption): Promise<Float32Array> {
    const count = this.labels.length
    const probabilities = new Float32Array(tokens.count * count)
    // what no window holds is outside of all names
    for (let token = 0; token < tokens.count; token++) probabilities[token * count] = 1
    const windows = withoutRepeats(windowsOf(tokens, this.#wordPieces, hooks && (() => hooks.check())))
    await this.#encoder.run(
      windows,
      ({ all }, values) => {
        for (const { first, start } of all)
          for (const [index, place] of first.entries()) probabilities.set(values.subarray(place * count, (place + 1) * count), (start + index) * count)
      },
      { guard: hooks, style: post ? STYLE.social : STYLE.usual }
    )
    return probabilities
  }
}

/** What a network is read from; one with upper layers of their own is read in two steps. */
export function taggerFiles(store: ModelStore, network: string): EncoderFiles {
  const upper = upperId(network)
  return { network, rows: EMBEDDING, output: 'probabilities', ...(store.has(upper) && { exit: { upper, ...EXIT } }) }
}

/** Id of the artefact that holds a network's upper layers. */
export function upperId(network: string): string {
  return `${network}-upper`
}

/** The labels that all networks over the rows have. */
export function labelsOf(store: ModelStore): string[] {
  const labels = store.load(EMBEDDING).metadata['labels']?.split(' ')
  if (labels === undefined || labels[0] !== 'O') throw new ModelError(`model ${EMBEDDING}: no labels`)
  return labels
}
