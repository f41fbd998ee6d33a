/** Batches of windows for an encoder network. */

/** Pieces that a network reads as one sequence, its begin and end marks included. */
export interface PieceWindow {
  readonly pieces: readonly number[]
}

/** A window this much shorter than the longest of its batch would be mostly padding: it goes into another batch. */
const LEAST_FILLED = 0.8

/** Groups windows of like length so that rows x longest stays within `size` pieces; the padding is what the lengths within a group differ by. */
export function batchesOf<Window extends PieceWindow>(windows: readonly Window[], size: number): Window[][] {
  const sorted = [...windows].sort((left, right) => left.pieces.length - right.pieces.length)
  const batches: Window[][] = []
  let batch: Window[] = []
  for (const window of sorted) {
    const length = window.pieces.length
    const shorter = batch.length > 0 && batch[0]!.pieces.length < LEAST_FILLED * length
    if (batch.length > 0 && ((batch.length + 1) * length > size || shorter)) {
      batches.push(batch)
      batch = []
    }
    batch.push(window)
  }
  if (batch.length > 0) batches.push(batch)
  return batches
}
