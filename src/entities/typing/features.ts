/** What the encoder says of a mention, as numbers for the head; scripts/glossa_training/mention_typing/encoder.py (`features_of`) does the same in training. */
import type { MentionPlace } from './windows.js'

/** Pieces on each side of a mention whose mean is its nearer context. */
const NEAR = 12
/** Mean over the mention, first piece, last piece, left context, right context. */
export const FEATURE_PARTS = 5

/**
 * Writes the five vectors of one mention into `target` from `at` on.
 * @param states hidden states of the window, row by row: [pieces, width], begin and end marks included
 */
export function writeFeatures(states: Float32Array, width: number, { from, to }: MentionPlace, target: Float32Array, at: number): void {
  const last = states.length / width - 1
  writeMean(states, width, from, to, target, at)
  target.set(states.subarray(from * width, (from + 1) * width), at + width)
  target.set(states.subarray((to - 1) * width, to * width), at + 2 * width)
  writeMean(states, width, Math.max(1, from - NEAR), from, target, at + 3 * width)
  writeMean(states, width, to, Math.min(last, to + NEAR), target, at + 4 * width)
}

/** Zeros for no pieces at all. */
function writeMean(states: Float32Array, width: number, from: number, to: number, target: Float32Array, at: number): void {
  target.fill(0, at, at + width)
  if (to <= from) return
  for (let piece = from; piece < to; piece++) {
    const row = piece * width
    for (let column = 0; column < width; column++) target[at + column]! += states[row + column]!
  }
  for (let column = 0; column < width; column++) target[at + column]! /= to - from
}
