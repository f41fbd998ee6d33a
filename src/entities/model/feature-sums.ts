/** Sums of the weights of a token's features, by a SIMD kernel (src/kernels/entities.ts) in the memory that holds the tables. */
import { instantiateKernel } from '../../models/kernels.js'
import { allocate, createModelMemory } from '../../models/memory.js'
import type { ModelStore } from '../../models/store.js'
import { MAX_FEATURES } from './features.js'
import { labelCount } from './labels.js'
import type { EntityTables } from './tables.js'

interface SumsKernel {
  addFeatures(
    offsets: number,
    checks: number,
    shift: number,
    entries: number,
    directions: number,
    lengths: number,
    unit: number,
    codebook: number,
    labels: number,
    space: number,
    count: number
  ): void
}

/** Where a thread's kernel works: the memory in which the tables lie, and the address of `SPACE_BYTES` that it has for itself. */
export interface Place {
  readonly memory: WebAssembly.Memory
  readonly space: number
}

/** As the kernel parts its space. */
const FEATURE_BYTES = 4 * MAX_FEATURES
const MOST_LABELS = 64
const SUM_BYTES = 4 * MOST_LABELS
const SPACE_BYTES = FEATURE_BYTES + 2 * SUM_BYTES + 7 * FEATURE_BYTES
/** The kernel takes four labels at a time. */
const FEWEST_LABELS = 4

export class FeatureSums {
  /** The features of a token, to be written before `add`. */
  readonly features: Int32Array
  /** What each label's sum begins with; shared by all taggers of a thread, as all of this is. */
  readonly before: Float32Array
  /** The sums that `add` made. */
  readonly sums: Float32Array
  readonly #tables: EntityTables
  readonly #labels: number
  readonly #space: number
  readonly #kernel: SumsKernel

  /**
   * @param place of tables that lie in the memory of the models; others are copied to a memory of their own
   * @throws RangeError for fewer than four labels, or more than 64
   */
  constructor(tables: EntityTables, place?: Place) {
    const labels = labelCount(tables.types.length)
    if (labels < FEWEST_LABELS || labels > MOST_LABELS) throw new RangeError(`${labels} labels are too few or too many`)
    const own = place === undefined ? copied(tables) : { tables, place }
    const { memory, space } = own.place
    this.#tables = own.tables
    this.#labels = labels
    this.#space = space
    this.#kernel = instantiateKernel('entities', memory)
    this.features = new Int32Array(memory.buffer, space, MAX_FEATURES)
    this.before = new Float32Array(memory.buffer, space + FEATURE_BYTES, labels)
    this.sums = new Float32Array(memory.buffer, space + FEATURE_BYTES + SUM_BYTES, labels)
  }

  /** Adds the label weights of those of the first `count` features that are known to `before`, in this order. */
  add(count: number): void {
    const { features, directions, lengths, codebook, unit } = this.#tables
    const { offsets, checks, shift } = features
    this.#kernel.addFeatures(
      offsets.byteOffset,
      checks.byteOffset,
      shift,
      checks.length,
      directions.byteOffset,
      lengths.byteOffset,
      unit,
      codebook.byteOffset,
      this.#labels,
      this.#space,
      count
    )
  }
}

const spaces = new WeakMap<ModelStore, number>()

/** Where the kernel works for the tables of a store's models: one space serves them all. */
export function placeIn(store: ModelStore): Place {
  let space = spaces.get(store)
  if (space === undefined) {
    space = store.reserve(SPACE_BYTES)
    spaces.set(store, space)
  }
  return { memory: store.sharedMemory.memory, space }
}

interface Copy {
  readonly tables: EntityTables
  readonly place: Place
}

/** By the directions, which tables that differ in bias and calibration alone share. */
const copies = new WeakMap<Uint8Array, Copy>()

function copied(tables: EntityTables): Copy {
  const known = copies.get(tables.directions)
  if (known !== undefined) return known
  const shared = createModelMemory()
  const { offsets, checks, shift } = tables.features
  const arrays = [offsets, checks, tables.directions, tables.lengths, tables.codebook] as const
  const addresses = arrays.map(({ byteLength }) => allocate(shared, byteLength))
  const space = allocate(shared, SPACE_BYTES)
  const { buffer } = shared.memory
  const [atOffsets, atChecks, atDirections, atLengths, atCodebook] = addresses as [number, number, number, number, number]
  const made: EntityTables = {
    ...tables,
    features: { offsets: new Uint32Array(buffer, atOffsets, offsets.length), checks: new Uint16Array(buffer, atChecks, checks.length), shift },
    directions: new Uint8Array(buffer, atDirections, tables.directions.length),
    lengths: new Uint8Array(buffer, atLengths, tables.lengths.length),
    codebook: new Float32Array(buffer, atCodebook, tables.codebook.length)
  }
  made.features.offsets.set(offsets)
  made.features.checks.set(checks)
  made.directions.set(tables.directions)
  made.lengths.set(tables.lengths)
  made.codebook.set(tables.codebook)
  const copy = { tables: made, place: { memory: shared.memory, space } }
  copies.set(tables.directions, copy)
  return copy
}
