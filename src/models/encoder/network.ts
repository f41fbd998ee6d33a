/**
 * An encoder network (BERT layers as ONNX) over embedding rows that lie once in the memory of all threads. Such networks take float32 `rows`
 * [batch, length, width], int32 `mask` [batch, length] (1: a piece, 0: padding) and, where they know styles, int64 `style` [batch]; they are made by
 * scripts/glossa_training/onnx_graph.py.
 */
import type { NativeGuard } from '../../core/hooks.js'
import { ModelError } from '../errors.js'
import { type DenseArray, type OnnxSession, openSession } from '../onnx.js'
import type { ModelStore } from '../store.js'
import { batchesOf, type PieceWindow } from './batches.js'

/** Pieces that a network reads at once: 8 windows of 64 were the fastest. */
const BATCH = 512
const PADDING = 1

export interface EncoderFiles {
  /** Artefact id of the network. */
  readonly network: string
  /** Artefact id of its embedding rows: int8 `words` (pieces x width, row by row) and float32 `scales` (one a row). */
  readonly rows: string
}

/** A thread's encoder network. */
export class EncoderNetwork {
  readonly #session: OnnxSession
  readonly #words: Int8Array
  readonly #scales: Float32Array
  readonly #width: number
  readonly #network: string

  private constructor(session: OnnxSession, words: Int8Array, scales: Float32Array, network: string) {
    this.#session = session
    this.#words = words
    this.#scales = scales
    this.#width = words.length / scales.length
    this.#network = network
  }

  /** @throws ModelError for a missing or damaged artefact */
  static async open(store: ModelStore, { network, rows }: EncoderFiles): Promise<EncoderNetwork> {
    const embedding = store.load(rows)
    const words = embedding.i8('words')
    const scales = embedding.f32('scales')
    const session = await openSession(network, store.bytes(network), { guard: store.guard })
    return new EncoderNetwork(session, words, scales, network)
  }

  /**
   * Reads windows in batches of like length.
   * @param output the network's output wanted: [batch, length, columns] or [batch, columns]
   * @param take gets each window once, in no particular order, with its part of the output, row by row (`columns` values a piece, or for the whole window);
   *   a view that is good during the call only
   * @param style the style of all windows, for networks that know styles
   * @throws ModelError, what the guard throws
   */
  async run<Window extends PieceWindow>(
    windows: readonly Window[],
    output: string,
    take: (window: Window, values: Float32Array) => void,
    { guard, style }: { readonly guard?: NativeGuard | undefined; readonly style?: bigint } = {}
  ): Promise<void> {
    for (const batch of batchesOf(windows, BATCH)) {
      const feeds = this.#feeds(batch)
      if (style !== undefined) feeds['style'] = { shape: [batch.length], data: new BigInt64Array(batch.length).fill(style) }
      const { data, shape } = (await this.#session.run(feeds, guard, [output]))[output]!
      if (!(data instanceof Float32Array) || shape[0] !== batch.length) throw new ModelError(`model ${this.#network}: output ${output} has another form`)
      const size = data.length / batch.length
      const length = feeds['mask']!.shape[1]!
      for (const [row, window] of batch.entries()) {
        const values = shape.length === 2 ? size : (size / length) * window.pieces.length
        take(window, data.subarray(row * size, row * size + values))
      }
    }
  }

  #feeds(batch: readonly PieceWindow[]): Record<string, DenseArray> {
    const width = this.#width
    const words = this.#words
    const length = Math.max(...batch.map(({ pieces }) => pieces.length))
    const embedded = new Float32Array(batch.length * length * width)
    const mask = new Int32Array(batch.length * length)
    for (const [row, { pieces }] of batch.entries()) {
      for (let place = 0; place < length; place++) {
        const piece = pieces[place] ?? PADDING
        const scale = this.#scales[piece]!
        const at = (row * length + place) * width
        const source = piece * width
        for (let column = 0; column < width; column++) embedded[at + column] = words[source + column]! * scale
        if (place < pieces.length) mask[row * length + place] = 1
      }
    }
    return { rows: { shape: [batch.length, length, width], data: embedded }, mask: { shape: [batch.length, length], data: mask } }
  }
}
