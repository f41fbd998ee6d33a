/**
 * A linear model of label sequences: weights of features of each token and of pairs of labels; the sequence with the greatest sum wins (Viterbi 1967). Trained as a
 * structured perceptron (Collins 2002) by scripts/addresses/parsing/train.ts. Tensors: `weights` i8, a row of LABELS for each hash of a feature, in units of
 * `scale` f32; `transitions` f32 of what stands before, the label before (LABELS for none) and the label; `ends` f32 of the last label.
 */
import type { NativeModel } from '../../models/store.js'
import { ADDRESS_FIELDS } from '../types.js'

/** The fields, then none. */
export const LABELS = ADDRESS_FIELDS.length + 1
export const NO_FIELD = ADDRESS_FIELDS.length
/** Rows of weights; row 0 is of no feature. */
export const ROW_BITS = 19
export const ROWS = 2 ** ROW_BITS
export const TRANSITIONS = 3 * (LABELS + 1) * LABELS

export interface Weights {
  readonly rows: Int8Array | Float32Array
  readonly scale: number
  /** A bit for each row that is not of zeros: most features say nothing, and their rows lie far apart. */
  readonly present?: Uint8Array
  readonly transitions: Float32Array
  readonly ends: Float32Array
}

export function readWeights(model: NativeModel): Weights {
  const rows = model.i8('weights')
  return { rows, present: presentRows(rows), scale: model.f32('scale')[0]!, transitions: model.f32('transitions'), ends: model.f32('ends') }
}

function presentRows(rows: Int8Array): Uint8Array {
  const present = new Uint8Array(ROWS / 8)
  for (let row = 0; row < ROWS; row++) {
    for (let place = row * LABELS; place < (row + 1) * LABELS; place++) {
      if (rows[place] === 0) continue
      present[row >>> 3]! |= 1 << (row & 7)
      break
    }
  }
  return present
}

/** Place of a pair of labels. @param before what stands between both @param last LABELS at the start */
export function transition(before: number, last: number, label: number): number {
  return (before * (LABELS + 1) + last) * LABELS + label
}

/**
 * The likeliest label of each token.
 * @param features rows of each token, `width` of them one after another
 * @param before what stands before each token
 */
export function labelled({ rows, present, scale, transitions, ends }: Weights, features: Int32Array, width: number, before: Uint8Array): Uint8Array {
  const count = before.length
  const backs = new Uint8Array(count * LABELS)
  let scores = new Float64Array(LABELS)
  let next = new Float64Array(LABELS)
  const own = new Float64Array(LABELS)
  for (let token = 0; token < count; token++) {
    own.fill(0)
    for (let place = token * width; place < (token + 1) * width; place++) {
      const feature = features[place]!
      if (present !== undefined && (present[feature >>> 3]! & (1 << (feature & 7))) === 0) continue
      const row = feature * LABELS
      for (let label = 0; label < LABELS; label++) own[label]! += rows[row + label]!
    }
    for (let label = 0; label < LABELS; label++) {
      let best = Number.NEGATIVE_INFINITY
      let from = 0
      if (token === 0) best = transitions[transition(before[0]!, LABELS, label)]!
      else {
        let place = transition(before[token]!, 0, label)
        for (let last = 0; last < LABELS; last++, place += LABELS) {
          const sum = scores[last]! + transitions[place]!
          if (sum > best) {
            best = sum
            from = last
          }
        }
      }
      next[label] = best + scale * own[label]!
      backs[token * LABELS + label] = from
    }
    const spare = scores
    scores = next
    next = spare
  }
  const labels = new Uint8Array(count)
  let last = 0
  for (let label = 0; label < LABELS; label++) if (scores[label]! + ends[label]! > scores[last]! + ends[last]!) last = label
  for (let token = count - 1; token >= 0; token--) {
    labels[token] = last
    last = backs[token * LABELS + last]!
  }
  return labels
}

/** Row of a feature made of up to three values; never 0. */
export function rowOf(template: number, first: number, second = 0, third = 0): number {
  let hash = Math.imul(Math.imul(template + 1, 0x9e3779b1) ^ first, 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 15) ^ second, 0xc2b2ae35)
  hash = Math.imul(hash ^ (hash >>> 13) ^ third, 0x27d4eb2f)
  return (hash ^ (hash >>> 16)) >>> (32 - ROW_BITS) || 1
}
