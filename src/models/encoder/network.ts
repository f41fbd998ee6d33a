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
  /** The network's output that is wanted: [batch, length, columns] or [batch, columns]. */
  readonly output: string
}

/** Windows of one caller, and what becomes of them. */
interface Reading {
  readonly windows: readonly PieceWindow[]
  readonly style: bigint | undefined
  readonly guard: NativeGuard | undefined
  take(window: PieceWindow, values: Float32Array): void
  /** Why it is not read on. */
  fault?: unknown
}

interface ReadingWindow extends PieceWindow {
  readonly window: PieceWindow
  readonly reading: Reading
}

/**
 * A thread's encoder network. Tasks that are worked on side by side read together: many short texts fill a batch that one alone does not (measured with eight
 * headlines: 1.4 to 1.7 times as many a second). What is read of a window does not depend on what it is read with, since the networks' 8-bit ranges are fixed.
 */
export class EncoderNetwork {
  readonly #session: OnnxSession
  readonly #words: Int8Array
  readonly #scales: Float32Array
  readonly #width: number
  readonly #network: string
  readonly #output: string
  /** Readings of a company that has not gathered yet. */
  #gathering: Reading[] = []
  /** The reading for the company, while it lasts. */
  #shared: Promise<void> | undefined

  private constructor(session: OnnxSession, words: Int8Array, scales: Float32Array, { network, output }: EncoderFiles) {
    this.#session = session
    this.#words = words
    this.#scales = scales
    this.#width = words.length / scales.length
    this.#network = network
    this.#output = output
  }

  /** @throws ModelError for a missing or damaged artefact */
  static async open(store: ModelStore, files: EncoderFiles): Promise<EncoderNetwork> {
    const { network, rows } = files
    const embedding = store.load(rows)
    const words = embedding.i8('words')
    const scales = embedding.f32('scales')
    const session = await openSession(network, store.bytes(network), { guard: store.guard })
    return new EncoderNetwork(session, words, scales, files)
  }

  /**
   * Reads windows in batches of like length, together with those of the guard's company.
   * @param take gets each window once, in no particular order, with its part of the output, row by row (`columns` values a piece, or for the whole window);
   *   a view that is good during the call only
   * @param style the style of all windows, for networks that know styles
   * @throws ModelError, what the guard and `take` throw
   */
  async run<Window extends PieceWindow>(
    windows: readonly Window[],
    take: (window: Window, values: Float32Array) => void,
    { guard, style }: { readonly guard?: NativeGuard | undefined; readonly style?: bigint } = {}
  ): Promise<void> {
    // the windows given are those that are handed back
    const reading: Reading = { windows, style, guard, take: take as Reading['take'] }
    if (guard?.company === undefined) await this.#read([reading])
    else {
      this.#gathering.push(reading)
      await guard.company.gathered()
      // the first one that is told reads for all; the others find nothing left to do
      this.#shared ??= this.#readGathered()
      await this.#shared
    }
    if (reading.fault !== undefined) throw reading.fault
  }

  async #readGathered(): Promise<void> {
    const readings = this.#gathering
    this.#gathering = []
    try {
      await this.#read(readings)
    } finally {
      this.#shared = undefined
    }
  }

  /** Reads all of them, each until its own fault. */
  async #read(readings: readonly Reading[]): Promise<void> {
    const windows = readings.flatMap((reading) => reading.windows.map((window): ReadingWindow => ({ pieces: window.pieces, window, reading })))
    for (const batch of batchesOf(windows, BATCH)) {
      const entered = new Set<Reading>()
      for (const { reading } of batch) if (!entered.has(reading) && enter(reading)) entered.add(reading)
      const rows = batch.filter(({ reading }) => entered.has(reading))
      if (rows.length === 0) continue
      let found: DenseArray
      try {
        found = await this.#outputOf(rows)
      } catch (error) {
        for (const reading of entered) reading.fault = error
        continue
      } finally {
        for (const { guard } of entered) guard?.leave()
      }
      this.#handOut(rows, found)
    }
  }

  async #outputOf(rows: readonly ReadingWindow[]): Promise<DenseArray> {
    const feeds = this.#feeds(rows)
    const { style } = rows[0]!.reading
    if (style !== undefined) feeds['style'] = { shape: [rows.length], data: BigInt64Array.from(rows, ({ reading }) => reading.style!) }
    const found = (await this.#session.run(feeds, undefined, [this.#output]))[this.#output]!
    if (!(found.data instanceof Float32Array) || found.shape[0] !== rows.length)
      throw new ModelError(`model ${this.#network}: output ${this.#output} has another form`)
    return found
  }

  #handOut(rows: readonly ReadingWindow[], { data, shape }: DenseArray): void {
    const size = data.length / rows.length
    const perPiece = shape.length === 2 ? undefined : size / shape[1]!
    for (const [row, { window, reading }] of rows.entries()) {
      if (reading.fault !== undefined) continue
      const values = perPiece === undefined ? size : perPiece * window.pieces.length
      try {
        reading.take(window, (data as Float32Array).subarray(row * size, row * size + values))
      } catch (error) {
        reading.fault = error
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

/** @returns whether the reading goes on */
function enter(reading: Reading): boolean {
  if (reading.fault !== undefined) return false
  try {
    reading.guard?.enter()
    return true
  } catch (error) {
    reading.fault = error
    return false
  }
}
