/** What a document is about, in pieces of the text: the words around each mention in time that grows with the text, not with the mentions. */

import type { ContextDocument, TextVectors } from '../knowledge/context/text-vectors.js'
import { foldName } from '../knowledge/names/fold.js'
import { type DocumentSigns, signsOf } from './document-signs.js'

/** Where a mention stands: UTF-16 offsets, the end exclusive. */
export interface Place {
  readonly start: number
  readonly end: number
}

/** Characters of a piece. */
const PIECE = 160

interface Piece {
  readonly end: number
  readonly words: ReadonlySet<string>
}

export class DocumentContext {
  readonly #pieces: readonly Piece[]
  readonly #document: ContextDocument
  /** Vector of the whole text, of length 1 (or 0). */
  readonly whole: Float32Array
  /** Folded words of the text. */
  readonly words: ReadonlySet<string>
  readonly signs: DocumentSigns
  readonly #texts: TextVectors

  constructor(text: string, texts: TextVectors, check: () => void) {
    const pieces: Piece[] = []
    for (let start = 0; start < text.length; ) {
      check()
      const end = endOfPiece(text, start)
      pieces.push({ end, words: new Set(foldName(text.slice(start, end)).split(' ')) })
      start = end
    }
    this.#pieces = pieces
    this.#texts = texts
    this.signs = signsOf(text)
    this.#document = texts.document(text)
    this.whole = this.#document.whole()
    this.words = new Set(pieces.flatMap(({ words }) => [...words]))
  }

  /** See `TextVectors.weightOf`. */
  weightOf(name: string): number {
    return this.#texts.weightOf(name)
  }

  /** Vector of what stands around a mention, of length 1 (or 0). */
  around({ start, end }: Place): Float32Array {
    return this.#document.around(start, end)
  }

  /** Whether the piece that a mention begins in, or one beside it, has a folded word. */
  near({ start }: Place): (word: string) => boolean {
    const at = this.#pieceOf(start)
    const pieces = this.#pieces.slice(Math.max(0, at - 1), at + 2)
    return (word) => pieces.some(({ words }) => words.has(word))
  }

  #pieceOf(start: number): number {
    let low = 0
    let high = this.#pieces.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.#pieces[middle]!.end > start) high = middle
      else low = middle + 1
    }
    return low
  }
}

/** A piece ends behind white space where there is some. */
function endOfPiece(text: string, start: number): number {
  const wanted = start + PIECE
  if (wanted >= text.length) return text.length
  for (let end = wanted; end > wanted - PIECE / 2; end--) if (/\s/u.test(text[end - 1]!)) return end
  return wanted
}

/** Cosine of a vector of length 1 (or 0) and an entity's. */
export function cosine(vector: Float32Array, bytes: Int8Array): number {
  let product = 0
  let square = 0
  for (let column = 0; column < vector.length; column++) {
    const value = bytes[column]!
    product += vector[column]! * value
    square += value * value
  }
  return square === 0 ? 0 : product / Math.sqrt(square)
}
