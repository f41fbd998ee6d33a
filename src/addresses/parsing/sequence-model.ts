/**
 * A linear model of label sequences: weights of features of each token and of pairs of labels; the sequence with the greatest sum wins (Viterbi 1967). Trained as a
 * structured perceptron (Collins 2002) by scripts/addresses/parsing/train.ts. Tensors: `weights` i8, a row of LABELS for each hash of a feature, in units of
 * `scale` f32; `transitions` f32 of what stands before, the label before (LABELS for none) and the label; `ends` f32 of the last label.
 */
import { ADDRESS_FIELDS } from '../types.js'

/** The fields, then none. */
export const LABELS = ADDRESS_FIELDS.length + 1
export const NO_FIELD = ADDRESS_FIELDS.length
/** Rows of weights; row 0 is of no feature. */
export const ROW_BITS = 19
export const ROWS = 2 ** ROW_BITS
export const TRANSITIONS = 3 * (LABELS + 1) * LABELS

/** Place of a pair of labels. @param before what stands between both @param last LABELS at the start */
export function transition(before: number, last: number, label: number): number {
  return (before * (LABELS + 1) + last) * LABELS + label
}

/** Row of a feature made of up to three values; never 0. */
export function rowOf(template: number, first: number, second = 0, third = 0): number {
  let hash = Math.imul(Math.imul(template + 1, 0x9e3779b1) ^ first, 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 15) ^ second, 0xc2b2ae35)
  hash = Math.imul(hash ^ (hash >>> 13) ^ third, 0x27d4eb2f)
  return (hash ^ (hash >>> 16)) >>> (32 - ROW_BITS) || 1
}
