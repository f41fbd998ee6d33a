/**
 * The upper layers of an encoder network that reads in two steps. The lower layers answer first; they are sure of most pieces of ordinary text, and only the doubtful ones
 * and what stands beside them are read on (after Li et al. 2021, "Accelerating BERT inference for sequence labeling via early-exit"; there the layers above still see the states of
 * settled pieces, here not). Made by scripts/entities/neural/split.py.
 */
import { ModelError } from '../errors.js'
import { type DenseArray, type OnnxSession, openSession } from '../onnx.js'
import type { ModelStore } from '../store.js'
import type { PieceWindow } from './batches.js'

/** Output of the lower layers and input of the upper ones: hidden states, [batch, length, width]. */
export const STATES = 'states'

export interface EarlyExit {
  /** Artefact id of the upper layers. */
  readonly upper: string
  /** A piece is doubtful where the probability of the first column is less than 1 minus this. */
  readonly doubt: number
  /** Pieces on each side of a doubtful one that are read on with it. */
  readonly beside: number
}

/** A window of which the upper layers read the pieces at some places. */
export interface StatesWindow extends PieceWindow {
  /** Hidden states of these pieces, row by row. */
  readonly states: Float32Array
}

export class UpperLayers {
  readonly #session: OnnxSession
  readonly #exit: EarlyExit
  readonly #output: string

  private constructor(session: OnnxSession, exit: EarlyExit, output: string) {
    this.#session = session
    this.#exit = exit
    this.#output = output
  }

  /** @param output name of the output that both parts of the network have. @throws ModelError for a missing or damaged artefact */
  static async open(store: ModelStore, exit: EarlyExit, output: string): Promise<UpperLayers> {
    const session = await openSession(exit.upper, store.bytes(exit.upper), { guard: store.guard })
    return new UpperLayers(session, exit, output)
  }

  /** Places of the pieces of a window that are to be read on: see `doubtfulPlaces`. */
  doubtful(values: Float32Array, columns: number): number[] {
    return doubtfulPlaces(values, columns, this.#exit)
  }

  /** Copies the hidden states of a window's pieces out of what the lower layers found. @param row the window's place in the batch */
  statesOf(found: Readonly<Record<string, DenseArray>>, row: number, places: readonly number[]): Float32Array {
    const { data, shape } = found[STATES]!
    const [, length, width] = shape as [number, number, number]
    const states = new Float32Array(places.length * width)
    for (const [index, place] of places.entries()) {
      const at = (row * length + place) * width
      states.set((data as Float32Array).subarray(at, at + width), index * width)
    }
    return states
  }

  /** @returns the output, [batch, length, columns]. @throws ModelError */
  async run(windows: readonly StatesWindow[]): Promise<DenseArray> {
    const length = Math.max(...windows.map(({ pieces }) => pieces.length))
    const width = windows[0]!.states.length / windows[0]!.pieces.length
    const states = new Float32Array(windows.length * length * width)
    const mask = new Int32Array(windows.length * length)
    for (const [row, window] of windows.entries()) {
      states.set(window.states, row * length * width)
      mask.fill(1, row * length, row * length + window.pieces.length)
    }
    const feeds = { [STATES]: { shape: [windows.length, length, width], data: states }, mask: { shape: [windows.length, length], data: mask } }
    return checked(this.#exit.upper, await this.#session.run(feeds, undefined, [this.#output]), windows.length)[this.#output]!
  }
}

/**
 * Places of the pieces that are to be read on, in order; none where nothing is doubtful. The first piece, the begin mark, goes with the others.
 * @param values probabilities, `columns` a piece
 */
export function doubtfulPlaces(values: Float32Array, columns: number, { doubt, beside }: Pick<EarlyExit, 'doubt' | 'beside'>): number[] {
  const count = values.length / columns
  const places: number[] = []
  // the first place that is not yet decided on
  let next = 1
  for (let place = 0; place < count; place++) {
    if (values[place * columns]! >= 1 - doubt) continue
    if (places.length === 0) places.push(0)
    const end = Math.min(count, place + beside + 1)
    for (let near = Math.max(next, place - beside); near < end; near++) places.push(near)
    next = Math.max(next, end)
  }
  return places
}

/** @throws ModelError where an output is no float32 array with one row for each window */
export function checked(network: string, found: Record<string, DenseArray>, rows: number): Record<string, DenseArray> {
  for (const [name, { data, shape }] of Object.entries(found))
    if (!(data instanceof Float32Array) || shape[0] !== rows) throw new ModelError(`model ${network}: output ${name} has another form`)
  return found
}
