/** From trained weights to the tensors that the detector reads: int8 rows and a fingerprinted open-addressing table of 32-bit slots. */
import type { FeatureMap } from './select.js'
import type { SoftmaxModel } from './softmax.js'

/**
 * How much coarser an int8 step is than the finest that the largest weights allow: the scores stay as good, and most weights, which are small,
 * pack into half the space. Long rows, of which few cells matter, can have the coarsest.
 */
const STEP = 2
const LONG_ROW_STEP = 3

export interface PackedRows {
  readonly slots: Uint32Array
  readonly rows: Int8Array
  readonly biases: Float32Array
  /** Real weight of one int8 step. */
  readonly scale: number
  readonly lanes: number
}

/** @param lanes of a packed row. @throws RangeError when there are more classes than lanes */
export function packRows(model: SoftmaxModel, selected: FeatureMap, lanes: number): PackedRows {
  if (model.classCount > lanes) throw new RangeError(`${model.classCount} classes do not fit into rows of ${lanes} lanes`)
  const scale = ((lanes === 64 ? LONG_ROW_STEP : STEP) * clipLimit(model.weights)) / 127
  const rows = new Int8Array(selected.size * lanes)
  for (let row = 0; row < selected.size; row++) {
    for (let lane = 0; lane < model.classCount; lane++) {
      rows[row * lanes + lane] = Math.max(-127, Math.min(127, Math.round(model.weights[row * model.lanes + lane]! / scale)))
    }
  }
  const bits = Math.max(8, Math.ceil(Math.log2(selected.size * 1.4)))
  const slots = new Uint32Array(1 << bits)
  const mask = slots.length - 1
  // features with higher scores (lower rows) first, so that they have the shortest probe sequences
  const entries: [row: number, feature: number][] = []
  for (let at = 0; at < selected.keys.length; at++) if (selected.keys[at] !== 0) entries.push([selected.values[at]!, selected.keys[at]!])
  entries.sort((left, right) => left[0] - right[0])
  for (const [row, feature] of entries) {
    let at = (feature & mask) >>> 0
    while (slots[at] !== 0 && slots[at]! >>> 18 !== feature >>> 18) at = (at + 1) & mask
    if (slots[at] === 0) slots[at] = (((feature >>> 18) << 18) | row) >>> 0
  }
  return {
    slots,
    rows,
    biases: inLanes(model, lanes),
    scale,
    lanes
  }
}

/** The biases with `lanes` cells a length. */
function inLanes({ biases, lanes: trained, classCount }: SoftmaxModel, lanes: number): Float32Array {
  const packed = new Float32Array((biases.length / trained) * lanes)
  for (let length = 0; length * trained < biases.length; length++) packed.set(biases.subarray(length * trained, length * trained + classCount), length * lanes)
  return packed
}

/** The weight below which 9,998 of 10,000 lie: larger ones are clipped, so that the int8 steps stay fine. */
function clipLimit(weights: Float32Array): number {
  const sample: number[] = []
  for (let at = 0; at < weights.length; at += 17) if (weights[at] !== 0) sample.push(Math.abs(weights[at]!))
  sample.sort((left, right) => left - right)
  return sample[Math.floor(sample.length * 0.9998)] ?? 1
}
