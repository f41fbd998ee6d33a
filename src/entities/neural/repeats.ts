/** Windows of the same pieces are read once: a network says the same of them, and a text of repetitions costs what one turn of it costs. */
import type { PieceWindow } from '../../models/encoder/batches.js'

/** A window and all that stand for the same pieces, itself included. */
export interface RepeatedWindow<Window extends PieceWindow> extends PieceWindow {
  readonly all: readonly Window[]
}

/** The distinct windows in the order of their first place. O(pieces). */
export function withoutRepeats<Window extends PieceWindow>(windows: readonly Window[]): RepeatedWindow<Window>[] {
  const distinct = new Map<string, { readonly pieces: readonly number[]; readonly all: Window[] }>()
  for (const window of windows) {
    const key = window.pieces.join(' ')
    const known = distinct.get(key)
    if (known === undefined) distinct.set(key, { pieces: window.pieces, all: [window] })
    else known.all.push(window)
  }
  return [...distinct.values()]
}
