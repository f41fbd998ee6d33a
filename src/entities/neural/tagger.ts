/**
 * The neural tagger of names (`modelType: DNN`): layers of a multilingual encoder as ONNX, its embedding rows in the shared memory of all threads.
 * Trained by scripts/train-entities-dnn.py.
 */
import type { TokenList } from '../../core/spans.js'
import { ModelError } from '../../models/errors.js'
import { type NativeGuard, type OnnxSession, openSession } from '../../models/onnx.js'
import type { ModelStore, NativeModel } from '../../models/store.js'
import { WordPieces } from '../../models/word-pieces.js'
import { looksLikePost } from '../model/tagger.js'
import { type Mention, mentionWeight } from '../types.js'
import { decodeSentence, type LabelColumns, labelColumns } from './decode.js'
import { batchesOf, type Window, windowsOf } from './windows.js'

export const NETWORK = 'entities/dnn'
export const EMBEDDING = 'entities/dnn-words'
export const TOKENIZER = 'entities/dnn-tokenizer'

/** Pieces that the network reads at once: 8 windows of 64 were the fastest. */
const BATCH = 512
const PADDING = 1
/** Religions and nationalities are too rare in the training data: the lists find them. */
const TYPES = ['PERSON', 'LOCATION', 'ORGANIZATION', 'PRODUCT', 'TITLE']
/** Tuned on dev parts of eight corpora: names that are only likely are taken up, doubtful ones are left out. */
const OUTSIDE = 0.7
const LEAST_PROBABILITY = 0.5
const STYLE = { usual: 0n, social: 1n } as const

export interface NeuralTagOptions {
  /** The text is a post; found out from the text (handles, hashtags) when left out. */
  readonly socialMedia?: boolean
  readonly confidence?: boolean
}

/** Whether the network and all it needs is there under the store's licence policy. */
export function hasNeuralTagger(store: ModelStore): boolean {
  return store.has(NETWORK) && store.has(EMBEDDING) && store.has(TOKENIZER)
}

/** A thread's neural tagger; the network is opened with the first text. */
export class NeuralTagger {
  readonly #store: ModelStore
  #parts: Promise<Parts> | undefined

  constructor(store: ModelStore) {
    this.#store = store
  }

  /**
   * Mentions in text order, never overlapping.
   * @param guard told before and after native code
   * @throws ModelError for a damaged model, what the guard throws
   */
  async tag(tokens: TokenList, options: NeuralTagOptions, guard?: NativeGuard): Promise<Mention[]> {
    this.#parts ??= openParts(this.#store, guard)
    const parts = await this.#parts.catch((error: unknown) => {
      this.#parts = undefined
      throw error
    })
    const post = options.socialMedia ?? looksLikePost(tokens)
    const probabilities = new Float32Array(tokens.count * parts.columns.labels)
    for (const batch of batchesOf(windowsOf(tokens, parts.wordPieces), BATCH)) await read(parts, batch, post, probabilities, guard)
    return mentionsOf(tokens, probabilities, parts.columns, options.confidence !== false)
  }
}

interface Parts {
  readonly session: OnnxSession
  readonly wordPieces: WordPieces
  readonly rows: Int8Array
  readonly scales: Float32Array
  readonly width: number
  readonly columns: LabelColumns
}

async function openParts(store: ModelStore, guard: NativeGuard | undefined): Promise<Parts> {
  const embedding = store.load(EMBEDDING)
  const rows = embedding.i8('words')
  const scales = embedding.f32('scales')
  const session = await openSession(store.file(NETWORK), guard === undefined ? {} : { guard })
  const wordPieces = new WordPieces(store.text(TOKENIZER))
  return { session, wordPieces, rows, scales, width: rows.length / scales.length, columns: labelColumns(labelsOf(embedding), TYPES) }
}

function labelsOf({ metadata }: NativeModel): string[] {
  const labels = metadata['labels']?.split(' ')
  if (labels === undefined || labels[0] !== 'O') throw new ModelError(`model ${EMBEDDING}: no labels`)
  return labels
}

/** Reads one batch and writes the label probabilities of each token of its windows. */
async function read(parts: Parts, batch: readonly Window[], post: boolean, probabilities: Float32Array, guard: NativeGuard | undefined): Promise<void> {
  const { session, rows, scales, width, columns } = parts
  const length = Math.max(...batch.map(({ pieces }) => pieces.length))
  const embedded = new Float32Array(batch.length * length * width)
  const mask = new Int32Array(batch.length * length)
  for (const [row, { pieces }] of batch.entries()) {
    for (let place = 0; place < length; place++) {
      const piece = pieces[place] ?? PADDING
      const scale = scales[piece]!
      const at = (row * length + place) * width
      const source = piece * width
      for (let column = 0; column < width; column++) embedded[at + column] = rows[source + column]! * scale
      if (place < pieces.length) mask[row * length + place] = 1
    }
  }
  const feeds = {
    rows: { shape: [batch.length, length, width], data: embedded },
    mask: { shape: [batch.length, length], data: mask },
    style: { shape: [batch.length], data: new BigInt64Array(batch.length).fill(post ? STYLE.social : STYLE.usual) }
  }
  const found = (await session.run(feeds, guard, ['probabilities']))['probabilities']!.data as Float32Array
  for (const [row, { first, start }] of batch.entries()) {
    for (const [index, place] of first.entries()) {
      const at = (row * length + place) * columns.labels
      probabilities.set(found.subarray(at, at + columns.labels), (start + index) * columns.labels)
    }
  }
}

function mentionsOf(tokens: TokenList, probabilities: Float32Array, columns: LabelColumns, confidence: boolean): Mention[] {
  const mentions: Mention[] = []
  const { sentences, count, starts, ends } = tokens
  for (let sentence = 0; sentence < sentences.length; sentence++) {
    const end = sentence + 1 < sentences.length ? sentences[sentence + 1]! : count
    for (const span of decodeSentence(probabilities, sentences[sentence]!, end, columns, OUTSIDE)) {
      if (span.probability < LEAST_PROBABILITY) continue
      mentions.push({
        start: starts[span.first]!,
        end: ends[span.end - 1]!,
        type: span.type,
        source: 'DNN',
        subsource: NETWORK,
        weight: mentionWeight.model,
        ...(confidence && { confidence: span.probability })
      })
    }
  }
  return mentions
}
