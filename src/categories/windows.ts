/** Windows of pieces spread over a document: the encoder's cost is bounded whatever the length of the text. */
import type { BertPieces } from '../models/encoder/bert-pieces.js'

/** Pieces of a window with its two marks. */
export const WINDOW = 64
const LEAST_WINDOWS = 4
export const MOST_WINDOWS = 12
/** Weight of the first window, where a text says what it is about; the others have 1. Tuned: best category of 2 % more documents right. */
const FIRST_WINDOW = 2
/** A window for so many words, between the two bounds: a document of 300 words has four. */
const WORDS_A_WINDOW = 150

export interface DocumentWindow {
  readonly pieces: readonly number[]
  /** What the window's logits count for in the document's. */
  readonly weight: number
}

/**
 * Windows in the order of the text: all of a short text, one after the other; of a longer one windows evenly spread from its begin to its end.
 * Only the words inside windows are cut into pieces.
 */
export function windowsOf(words: readonly string[], pieces: BertPieces): DocumentWindow[] {
  const most = Math.min(MOST_WINDOWS, Math.max(LEAST_WINDOWS, Math.ceil(words.length / WORDS_A_WINDOW)))
  const windows: DocumentWindow[] = []
  let next = 0
  while (next < words.length && windows.length < most) {
    const filled = windowFrom(words, next, pieces)
    windows.push(filled.window)
    next = filled.next
  }
  if (next === words.length) return windows
  const last = lastStart(words, pieces)
  return Array.from({ length: most }, (_, index) => {
    const start = Math.floor((index * last + Math.floor((most - 1) / 2)) / (most - 1))
    return windowFrom(words, start, pieces).window
  })
}

function windowFrom(words: readonly string[], start: number, pieces: BertPieces): { window: DocumentWindow; next: number } {
  const found: number[] = [pieces.begin]
  let next = start
  for (; next < words.length; next++) {
    const more = pieces.of(words[next]!)
    if (found.length + more.length >= WINDOW) break
    found.push(...more)
  }
  found.push(pieces.end)
  return { window: { pieces: found, weight: found.length * (start === 0 ? FIRST_WINDOW : 1) }, next }
}

/** The first word from which all words to the end go into one window. */
function lastStart(words: readonly string[], pieces: BertPieces): number {
  let room = WINDOW - 2
  let start = words.length
  while (start > 0) {
    room -= pieces.of(words[start - 1]!).length
    if (room < 0) break
    start--
  }
  return start
}
