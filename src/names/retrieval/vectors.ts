/** Vectors of names for cosine search. A name is the sum of its words, so that their order does not matter. */
import { gramRows } from '../../knowledge/names/grams.js'
import { NAME_WIDTH, NameVectors } from '../../knowledge/names/vectors.js'
import type { ModelStore } from '../../models/store.js'

/** Words a thread remembers: those of names come again and again. */
const REMEMBERED = 20_000
/** Longest word that is read as a whole; longer ones are cut. */
const LONGEST_WORD = 96
const MOST_WORDS = 40
const HASHED_WIDTH = 192
const SIGNS = 32

export interface FormVectors {
  /** Columns. */
  readonly width: number
  /**
   * @param form a name in Latin letters, words parted by single blanks; characters of other scripts count as they are
   * @returns `width` columns of length 1, so that the inner product of two is their cosine; zeros for a form without letters and digits
   */
  of(form: string): Float32Array
}

/**
 * Vectors of 64 columns, of the learned rows that the knowledge base has its names by (`src/knowledge/names/vectors.ts`).
 * @throws ModelError for a missing or damaged artefact
 */
export function learnedVectors(store: ModelStore): FormVectors {
  const vectors = NameVectors.open(store)
  return new WordSums(NAME_WIDTH, (word) => vectors.of(word))
}

/** Vectors of 192 columns without a model: every n-gram of letters and of sounds has signs of its own in all columns (Achlioptas 2003, database-friendly random projections). */
export function hashedVectors(): FormVectors {
  return new WordSums(HASHED_WIDTH, hashedWord)
}

/** Remembers words, and adds them up. */
class WordSums implements FormVectors {
  readonly #remembered = new Map<string, Float32Array>()
  readonly #ofWord: (word: string) => Float32Array

  constructor(
    readonly width: number,
    ofWord: (word: string) => Float32Array
  ) {
    this.#ofWord = ofWord
  }

  of(form: string): Float32Array {
    const sum = new Float32Array(this.width)
    for (const word of form.split(' ', MOST_WORDS)) {
      if (word === '') continue
      const vector = this.#word(word.slice(0, LONGEST_WORD))
      // a long word says more than a short one
      const weight = Math.sqrt(word.length)
      for (let column = 0; column < sum.length; column++) sum[column]! += weight * vector[column]!
    }
    return toLengthOne(sum)
  }

  #word(word: string): Float32Array {
    const known = this.#remembered.get(word)
    if (known !== undefined) return known
    const vector = this.#ofWord(word)
    if (this.#remembered.size >= REMEMBERED) this.#remembered.clear()
    this.#remembered.set(word, vector)
    return vector
  }
}

function hashedWord(word: string): Float32Array {
  const vector = new Float32Array(HASHED_WIDTH)
  for (const row of gramRows(word)) {
    for (let from = 0; from < HASHED_WIDTH; from += SIGNS) {
      let signs = mixed(row * (HASHED_WIDTH / SIGNS) + from / SIGNS + 1)
      for (let column = from; column < from + SIGNS; column++) {
        vector[column]! += (signs & 1) === 1 ? 1 : -1
        signs >>>= 1
      }
    }
  }
  return toLengthOne(vector)
}

/** All bits of the number depend on all of the one given (the finaliser of MurmurHash3, Appleby). */
function mixed(number: number): number {
  let hash = number | 0
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return hash ^ (hash >>> 16)
}

function toLengthOne(vector: Float32Array): Float32Array {
  let square = 0
  for (let column = 0; column < vector.length; column++) square += vector[column]! * vector[column]!
  const factor = square > 0 ? 1 / Math.sqrt(square) : 0
  for (let column = 0; column < vector.length; column++) vector[column]! *= factor
  return vector
}
