/**
 * Vectors of what texts are about, without a network: each piece of a text has a vector, a text the sum of them (model2vec, Tulkens and van Dongen 2024, distilled
 * from multilingual E5, Wang et al. 2024), then trained so that the words around a name lie near the text of the entity that is meant and far from those of its
 * namesakes. Trained by scripts/linking/context.
 */
import { ModelError } from '../../models/errors.js'
import { openOnce } from '../../models/opened.js'
import type { ModelStore, NativeModel } from '../../models/store.js'
import { cutDocument, type DocumentPieces, eachRing, RINGS, samplePieces } from './document.js'
import { type EntityText, entityParts } from './entity-text.js'
import { PieceTable } from './piece-table.js'

/** Columns of a vector of a text. */
export const TEXT_WIDTH = 64

const PERMISSIVE = 'linking/text-vectors'
/** Trained on texts for non-commercial use as well. */
const ALL = 'linking/text-vectors-all'
/** Pieces that are looked up of a text of its own; more tell nothing new. */
const LONGEST = 20_000

const opened = new WeakMap<ModelStore, Promise<TextVectors>>()

/** Artefact that is read under the store's licence policy: vectors of one are not comparable to those of another. */
export function textVectorsArtefact(store: ModelStore): string {
  return store.has(ALL) ? ALL : PERMISSIVE
}

export class TextVectors {
  readonly #table: PieceTable
  readonly #rows: Int8Array
  readonly #scales: Float32Array
  readonly #parts: Float32Array
  readonly #rings: Float32Array

  private constructor(model: NativeModel) {
    this.#table = new PieceTable(model.u32('fingerprints'))
    this.#rows = model.i8('rows')
    this.#scales = model.f32('scales')
    this.#parts = model.f32('parts')
    this.#rings = model.f32('rings')
    const isWhole =
      this.#rows.length === TEXT_WIDTH * this.#scales.length && this.#parts.length === entityParts.length && this.#rings.length === RINGS.length + 1
    if (!isWhole) throw new ModelError(`model ${model.id}: it has another form than its reader expects`)
  }

  /** One a thread; the rows lie in the memory of all threads. @throws ModelError for a missing or damaged artefact */
  static open(store: ModelStore): Promise<TextVectors> {
    return openOnce(opened, store, async () => new TextVectors(store.load(textVectorsArtefact(store))))
  }

  /** A vector of length 1 (zeros where no word is known); the inner product of two is their cosine. Linear in the text. */
  of(text: string): Float32Array {
    const sum = new Float32Array(TEXT_WIDTH)
    this.#addText(sum, text, 1)
    return unit(sum)
  }

  /** How much the words of a name say: the length of their vectors' sum by the word, small for words that are in every text. 0 where none is known. */
  weightOf(name: string): number {
    const sum = new Float32Array(TEXT_WIDTH)
    let pieces = 0
    this.#table.cut(name, 0, name.length, (place) => {
      this.#add(sum, place, 1)
      pieces++
    })
    let square = 0
    for (const value of sum) square += value * value
    return pieces === 0 ? 0 : Math.sqrt(square / pieces)
  }

  /** The vector of an entity, to be compared with those of contexts. */
  ofEntity(text: EntityText): Float32Array {
    const sum = new Float32Array(TEXT_WIDTH)
    for (const [index, part] of entityParts.entries()) this.#addText(sum, text[part], this.#parts[index]!)
    return unit(sum)
  }

  /** Cuts a document, so that the contexts of its mentions can be had one after the other. Linear in the text. */
  document(text: string): ContextDocument {
    return new ContextDocument(cutDocument(this.#table, text), this.#rings, (sum, place, weight) => this.#add(sum, place, weight))
  }

  #addText(sum: Float32Array, text: string, weight: number): void {
    this.#table.cut(text, 0, Math.min(text.length, LONGEST), (place) => this.#add(sum, place, weight))
  }

  #add(sum: Float32Array, place: number, weight: number): void {
    const scale = weight * this.#scales[place]!
    const at = place * TEXT_WIDTH
    for (let column = 0; column < TEXT_WIDTH; column++) sum[column]! += scale * this.#rows[at + column]!
  }
}

/** A document whose mentions are to be linked. */
export class ContextDocument {
  readonly #pieces: DocumentPieces
  readonly #rings: Float32Array
  readonly #add: (sum: Float32Array, place: number, weight: number) => void
  readonly #whole = new Float32Array(TEXT_WIDTH)

  constructor(pieces: DocumentPieces, rings: Float32Array, add: (sum: Float32Array, place: number, weight: number) => void) {
    this.#pieces = pieces
    this.#rings = rings
    this.#add = add
    const sample = samplePieces(pieces)
    for (const place of sample) add(this.#whole, place, rings[RINGS.length]! / sample.length)
  }

  /** The vector of the whole document, of length 1. */
  whole(): Float32Array {
    return unit(this.#whole.slice())
  }

  /**
   * The vector of what stands around a mention, the nearest words counting most, and of the whole document; length 1, zeros where no word is known.
   * @param start UTF-16 offset @param end exclusive
   */
  around(start: number, end: number): Float32Array {
    const sum = this.#whole.slice()
    eachRing(this.#pieces, start, end, (ring, from, to) => {
      for (let at = from; at < to; at++) this.#add(sum, this.#pieces.places[at]!, this.#rings[ring]!)
    })
    return unit(sum)
  }
}

function unit(sum: Float32Array): Float32Array {
  let square = 0
  for (const value of sum) square += value * value
  if (square > 0) {
    const factor = 1 / Math.sqrt(square)
    for (let column = 0; column < sum.length; column++) sum[column]! *= factor
  }
  return sum
}
