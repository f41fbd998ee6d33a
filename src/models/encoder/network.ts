/**
 * An encoder network (BERT layers as ONNX) over embedding rows that lie once in the memory of all threads. Such networks take float32 `rows`
 * [batch, length, width], int32 `mask` [batch, length] (1: a piece, 0: padding) and, where they know styles, int64 `style` [batch]; they are made by
 * scripts/glossa_training/onnx_graph.py.
 */
import type { NativeGuard } from '../../core/hooks.js'
import { type DenseArray, type OnnxSession, openSession } from '../onnx.js'
import type { ModelStore } from '../store.js'
import { batchesOf, type PieceWindow } from './batches.js'
import { checked, type EarlyExit, STATES, UpperLayers } from './upper-layers.js'

/** Pieces that a network reads at once: 8 windows of 64 were the fastest. */
const BATCH = 512
const PADDING = 1
/** Pieces that wait for the upper layers, so that windows of like length come together: 8 batches. */
const WAITING = 4096

export interface EncoderFiles {
  /** Artefact id of the network. */
  readonly network: string
  /** Artefact id of its embedding rows: int8 `words` (pieces x width, row by row) and float32 `scales` (one a row). */
  readonly rows: string
  /** The network's output that is wanted: [batch, length, columns] or [batch, columns]. */
  readonly output: string
  /** Where the network is the lower layers only, what becomes of the pieces on which they leave doubt. */
  readonly exit?: EarlyExit
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

/** A window whose lower layers have been read: its `pieces` are the places that the upper layers read on. */
interface DoubtfulWindow extends ReadingWindow {
  /** Output of the lower layers for all pieces; that of the upper layers is put in its place. */
  readonly values: Float32Array
  /** Hidden states of the pieces that are read on, row by row. */
  readonly states: Float32Array
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
  readonly #upper: UpperLayers | undefined
  /** Readings of a company that has not gathered yet. */
  #gathering: Reading[] = []
  /** The reading for the company, while it lasts. */
  #shared: Promise<void> | undefined

  private constructor(session: OnnxSession, words: Int8Array, scales: Float32Array, { network, output }: EncoderFiles, upper: UpperLayers | undefined) {
    this.#session = session
    this.#words = words
    this.#scales = scales
    this.#width = words.length / scales.length
    this.#network = network
    this.#output = output
    this.#upper = upper
  }

  /** @throws ModelError for a missing or damaged artefact */
  static async open(store: ModelStore, files: EncoderFiles): Promise<EncoderNetwork> {
    const { network, rows } = files
    const embedding = store.load(rows)
    const words = embedding.i8('words')
    const scales = embedding.f32('scales')
    const session = await openSession(network, store.bytes(network), { guard: store.guard })
    const upper = files.exit && (await UpperLayers.open(store, files.exit, files.output))
    return new EncoderNetwork(session, words, scales, files, upper)
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
    let doubtful: DoubtfulWindow[] = []
    let pieces = 0
    for (const batch of batchesOf(windows, BATCH)) {
      const read = await inCompany(batch, (rows) => this.#run(rows))
      if (read === undefined) continue
      for (const row of this.#settled(read.rows, read.found)) {
        doubtful.push(row)
        pieces += row.pieces.length
      }
      if (pieces < WAITING) continue
      await this.#readOn(doubtful)
      doubtful = []
      pieces = 0
    }
    await this.#readOn(doubtful)
  }

  /** Hands out the windows that are settled. @returns the others */
  #settled(rows: readonly ReadingWindow[], found: Readonly<Record<string, DenseArray>>): DoubtfulWindow[] {
    const doubtful: DoubtfulWindow[] = []
    for (const { row, values, columns, index } of partsOf(rows, found[this.#output]!)) {
      const places = this.#upper?.doubtful(values, columns) ?? []
      if (places.length === 0) handOut(row, values)
      else doubtful.push({ ...row, pieces: places, values: values.slice(), states: this.#upper!.statesOf(found, index, places) })
    }
    return doubtful
  }

  /** Reads the upper layers of windows and hands these out. */
  async #readOn(windows: readonly DoubtfulWindow[]): Promise<void> {
    for (const batch of batchesOf(windows, BATCH)) {
      const read = await inCompany(batch, (rows) => this.#upper!.run(rows))
      if (read === undefined) continue
      for (const { row, values, columns } of partsOf(read.rows, read.found)) {
        for (const [index, place] of row.pieces.entries()) row.values.set(values.subarray(index * columns, (index + 1) * columns), place * columns)
        handOut(row, row.values)
      }
    }
  }

  async #run(rows: readonly ReadingWindow[]): Promise<Record<string, DenseArray>> {
    const feeds = this.#feeds(rows)
    const { style } = rows[0]!.reading
    if (style !== undefined) feeds['style'] = { shape: [rows.length], data: BigInt64Array.from(rows, ({ reading }) => reading.style!) }
    const wanted = this.#upper === undefined ? [this.#output] : [this.#output, STATES]
    return checked(this.#network, await this.#session.run(feeds, undefined, wanted), rows.length)
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

/**
 * Runs a batch for the readings that go on. What it throws is the fault of all of them.
 * @param run gets the windows of these readings, one at least
 * @returns undefined where there is nothing to hand out
 */
async function inCompany<Row extends ReadingWindow, Found>(
  batch: readonly Row[],
  run: (rows: readonly Row[]) => Promise<Found>
): Promise<{ readonly rows: readonly Row[]; readonly found: Found } | undefined> {
  const entered = new Set<Reading>()
  for (const { reading } of batch) if (!entered.has(reading) && enter(reading)) entered.add(reading)
  const rows = batch.filter(({ reading }) => entered.has(reading))
  if (rows.length === 0) return undefined
  try {
    return { rows, found: await run(rows) }
  } catch (error) {
    for (const reading of entered) reading.fault = error
    return undefined
  } finally {
    for (const { guard } of entered) guard?.leave()
  }
}

/** Each window's part of an output, its padding left out. */
function partsOf<Row extends ReadingWindow>(
  rows: readonly Row[],
  { data, shape }: DenseArray
): { row: Row; values: Float32Array; columns: number; index: number }[] {
  const size = data.length / rows.length
  const columns = shape.length === 2 ? size : size / shape[1]!
  return rows.map((row, index) => {
    const at = index * size
    return { row, values: (data as Float32Array).subarray(at, at + (shape.length === 2 ? size : columns * row.pieces.length)), columns, index }
  })
}

function handOut({ window, reading }: ReadingWindow, values: Float32Array): void {
  if (reading.fault !== undefined) return
  try {
    reading.take(window, values)
  } catch (error) {
    reading.fault = error
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
