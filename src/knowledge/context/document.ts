/** The pieces of a document with their offsets, and which of them surround a mention. */
import type { PieceTable } from './piece-table.js'

/** Pieces on either side of a mention that belong to each ring, the nearest ring first; the whole document is one ring more. */
export const RINGS = [4, 16, 64] as const
/** Pieces of a document that stand for the whole, evenly taken. */
const SAMPLE = 256

export interface DocumentPieces {
  /** Place of each piece in the table. */
  readonly places: Uint32Array
  /** Where each begins in the text. */
  readonly offsets: Uint32Array
}

/** Cuts a document into pieces. Linear in its length. */
export function cutDocument(table: PieceTable, text: string): DocumentPieces {
  const places = new Uint32Array(text.length)
  const offsets = new Uint32Array(text.length)
  let count = 0
  table.cut(text, 0, text.length, (place, offset) => {
    places[count] = place
    offsets[count++] = offset
  })
  return { places: places.slice(0, count), offsets: offsets.slice(0, count) }
}

/** Pieces that stand for the whole document: all of a short one. */
export function samplePieces({ places }: DocumentPieces): Uint32Array {
  if (places.length <= SAMPLE) return places
  return Uint32Array.from({ length: SAMPLE }, (_, index) => places[Math.floor((index * places.length) / SAMPLE)]!)
}

/** Calls `take` with the places [from, to) of each ring around a mention, which itself is left out. @param start UTF-16 offsets @param end exclusive */
export function eachRing({ offsets }: DocumentPieces, start: number, end: number, take: (ring: number, from: number, to: number) => void): void {
  let left = firstFrom(offsets, start)
  let right = firstFrom(offsets, end)
  let inner = 0
  for (const [ring, outer] of RINGS.entries()) {
    const width = outer - inner
    const from = Math.max(0, left - width)
    const to = Math.min(offsets.length, right + width)
    take(ring, from, left)
    take(ring, right, to)
    left = from
    right = to
    inner = outer
  }
}

/** Index of the first offset at or after `wanted`. */
function firstFrom(offsets: Uint32Array, wanted: number): number {
  let low = 0
  let high = offsets.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (offsets[middle]! < wanted) low = middle + 1
    else high = middle
  }
  return low
}
