/** Vectors of names: sums of learned rows of their n-grams. Made by scripts/linking/names. */
import { ModelError } from '../../models/errors.js'
import type { ModelStore } from '../../models/store.js'
import { GRAM_ROWS, gramRows } from './grams.js'

/** Artefact of the rows: int8 `rows` [GRAM_ROWS, NAME_WIDTH] and float32 `scales`. */
export const NAME_VECTORS = 'linking/name-vectors'
/** Columns of a vector of a name. */
export const NAME_WIDTH = 64

/** Vectors of names: names that are spelt or sound alike, in whatever script, lie near to one another. */
export class NameVectors {
  readonly #rows: Int8Array
  readonly #scales: Float32Array

  private constructor(rows: Int8Array, scales: Float32Array) {
    this.#rows = rows
    this.#scales = scales
  }

  /** @throws ModelError for a missing or damaged artefact */
  static open(store: ModelStore): NameVectors {
    const model = store.load(NAME_VECTORS)
    const rows = model.i8('rows')
    const scales = model.f32('scales')
    if (scales.length !== GRAM_ROWS || rows.length !== scales.length * NAME_WIDTH) throw new ModelError(`model ${NAME_VECTORS} has another form`)
    return new NameVectors(rows, scales)
  }

  /**
   * @param name as it is written, in any script; the first 96 characters count
   * @returns 64 columns, of length 1, so that the inner product of two is their cosine; zeros for a name without letters and digits
   */
  of(name: string): Float32Array {
    const vector = new Float32Array(NAME_WIDTH)
    const places = gramRows(name)
    // eight columns at a time: their sums stay in registers
    for (let column = 0; column < NAME_WIDTH; column += 8) addColumns(vector, this.#rows, this.#scales, places, column)
    let square = 0
    for (let column = 0; column < NAME_WIDTH; column++) square += vector[column]! * vector[column]!
    const factor = square > 0 ? 1 / Math.sqrt(square) : 0
    for (let column = 0; column < NAME_WIDTH; column++) vector[column]! *= factor
    return vector
  }
}

function addColumns(vector: Float32Array, rows: Int8Array, scales: Float32Array, places: readonly number[], column: number): void {
  let a = 0
  let b = 0
  let c = 0
  let d = 0
  let e = 0
  let f = 0
  let g = 0
  let h = 0
  for (const place of places) {
    const scale = scales[place]!
    const at = place * NAME_WIDTH + column
    a += rows[at]! * scale
    b += rows[at + 1]! * scale
    c += rows[at + 2]! * scale
    d += rows[at + 3]! * scale
    e += rows[at + 4]! * scale
    f += rows[at + 5]! * scale
    g += rows[at + 6]! * scale
    h += rows[at + 7]! * scale
  }
  vector.set([a, b, c, d, e, f, g, h], column)
}
