/** Labels the tokens of lines with a model of label sequences, by a SIMD kernel (src/kernels/addresses.ts). */
import { instantiateKernel } from '../../models/kernels.js'
import type { ModelStore } from '../../models/store.js'
import { LABELS, TRANSITIONS } from './sequence-model.js'

/** Tokens of the longest line. */
const MOST_TOKENS = 512
const MOST_FEATURES = 64
const LANES = 20
const ROW_BYTES = LANES * 4

interface AddressKernel {
  label(
    rows: number,
    scale: number,
    transitions: number,
    ends: number,
    features: number,
    width: number,
    before: number,
    count: number,
    scratch: number,
    labels: number
  ): void
}

/** One thread's: it has its own scratch space in the memory of the models. */
export class Labeller {
  readonly #kernel: AddressKernel
  readonly #rows: number
  readonly #scale: number
  readonly #space: Space
  readonly #features: Uint32Array
  readonly #before: Uint8Array
  readonly #labels: Uint8Array

  /**
   * @param id of a model as `sequence-model.ts` describes it
   * @throws ModelError when it is missing or damaged
   */
  constructor(store: ModelStore, id: string) {
    const model = store.load(id)
    this.#kernel = instantiateKernel('addresses', model.memory)
    this.#rows = model.address('weights')
    this.#scale = model.f32('scale')[0]!
    this.#space = spaceAt(store.reserve(SPACE_BYTES))
    const { buffer } = model.memory
    this.#features = new Uint32Array(buffer, this.#space.features, MOST_TOKENS * MOST_FEATURES)
    this.#before = new Uint8Array(buffer, this.#space.before, MOST_TOKENS)
    this.#labels = new Uint8Array(buffer, this.#space.labels, MOST_TOKENS)
    padded(model.f32('transitions'), new Float32Array(buffer, this.#space.transitions, TRANSITION_ROWS * LANES))
    padded(model.f32('ends'), new Float32Array(buffer, this.#space.ends, LANES))
  }

  /**
   * The likeliest label of each token.
   * @param features rows of each token, `width` of them one after another
   * @param before what stands before each token (tokens.ts)
   * @throws RangeError for more than 512 tokens or 64 features
   */
  label(features: Int32Array, width: number, before: Uint8Array): Uint8Array {
    if (before.length > MOST_TOKENS || width > MOST_FEATURES) throw new RangeError(`${before.length} tokens with ${width} features are too many`)
    this.#features.set(features)
    this.#before.set(before)
    const { transitions, ends, features: at, before: beforeAt, scratch, labels } = this.#space
    this.#kernel.label(this.#rows, this.#scale, transitions, ends, at, width, beforeAt, before.length, scratch, labels)
    return this.#labels.slice(0, before.length)
  }
}

/** Addresses of what one thread works with. */
interface Space {
  readonly features: number
  readonly scratch: number
  readonly transitions: number
  readonly ends: number
  readonly before: number
  readonly labels: number
}

const TRANSITION_ROWS = TRANSITIONS / LABELS
const FEATURE_BYTES = MOST_TOKENS * MOST_FEATURES * 4
const SCRATCH_BYTES = (1 + MOST_TOKENS) * ROW_BYTES
const TRANSITION_BYTES = TRANSITION_ROWS * ROW_BYTES
const SPACE_BYTES = FEATURE_BYTES + SCRATCH_BYTES + TRANSITION_BYTES + ROW_BYTES + 2 * MOST_TOKENS

function spaceAt(features: number): Space {
  const scratch = features + FEATURE_BYTES
  const transitions = scratch + SCRATCH_BYTES
  const ends = transitions + TRANSITION_BYTES
  const before = ends + ROW_BYTES
  return { features, scratch, transitions, ends, before, labels: before + MOST_TOKENS }
}

/** Rows of LABELS as rows of LANES. */
function padded(rows: Float32Array, lanes: Float32Array): void {
  for (let row = 0; row * LABELS < rows.length; row++) lanes.set(rows.subarray(row * LABELS, (row + 1) * LABELS), row * LANES)
}
