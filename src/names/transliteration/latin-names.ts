/**
 * What names look like in Latin letters, and which of the ways that a name sounds like is one. A joint model knows the names of its language only; those of the world
 * are many more, and a way that is known as a name, or looks like one, is likelier than its sound alone says (shallow fusion by reranking). `names/latin` has
 *
 * - `persons.*`, `places.*`: letters of names, as joint models of a letter with itself
 * - `words.*`, `kinds` u8: a table of known words with where they are known from, see `KINDS`
 * - `languages` UTF-8, a line each, `weights` f32 [languages, 2, FEATURES]: of persons and of all else; the first language stands for those without weights
 */
import { FNV_OFFSET, fnvRun, fnvStep } from '../../core/hashing.js'
import { findHash, type HashTable, readHashTable } from '../../models/hash-table.js'
import type { ModelStore, NativeModel } from '../../models/store.js'
import type { NameKind } from '../types.js'
import { END, JointModel, STEPS } from './joint-model.js'

/** Made by scripts/names/latin/train.ts. */
export const LATIN_NAMES = 'names/latin'

/** Bits of `kinds`: persons and others of the knowledge base, lists of given names and surnames. */
export const KNOWN_PERSON = 1
export const KNOWN_OTHER = 2
export const LISTED = 4
/** Cost of the way by its sound, cost of its letters as those of a name (both in nats), known as a person's, as another's, listed, tens of letters. */
export const FEATURES = 6
/** Cost of a letter that no name has, in nats. */
const UNKNOWN = 12

export class LatinNames {
  readonly #persons: Letters
  readonly #places: Letters
  readonly #words: HashTable
  readonly #kinds: Uint8Array
  readonly #weights: ReadonlyMap<string, readonly [persons: Float32Array, others: Float32Array]>
  readonly #usual: string

  constructor(model: NativeModel) {
    this.#persons = new Letters(new JointModel(model, 'persons.'))
    this.#places = new Letters(new JointModel(model, 'places.'))
    this.#words = readHashTable(model, 'words')
    this.#kinds = model.u8('kinds')
    const languages = new TextDecoder().decode(model.u8('languages').slice()).split('\n')
    const weights = model.f32('weights')
    const at = (place: number) => weights.subarray(place * FEATURES, (place + 1) * FEATURES)
    this.#weights = new Map(languages.map((language, place) => [language, [at(2 * place), at(2 * place + 1)] as const]))
    this.#usual = languages[0]!
  }

  /** @throws ModelError when the artefact is missing or damaged */
  static open(store: ModelStore): LatinNames {
    return new LatinNames(store.load(LATIN_NAMES))
  }

  /** How good a way of a word is: the logarithm of its probability up to a constant. @param word a to z @param cost by its sound, in nats */
  level(word: string, cost: number, language: string, kind: NameKind): number {
    const [persons, others] = this.#weights.get(language) ?? this.#weights.get(this.#usual)!
    const weights = kind === 'PERSON' ? persons : others
    const features = this.features(word, cost, kind)
    return features.reduce((sum, value, place) => sum + value * weights[place]!, 0)
  }

  /** In the order of `FEATURES`. */
  features(word: string, cost: number, kind: NameKind): number[] {
    const found = findHash(this.#words, wordHash(word))
    const kinds = found < 0 ? 0 : this.#kinds[found]!
    const letters = (kind === 'PERSON' ? this.#persons : this.#places).cost(word)
    return [cost, letters, kinds & KNOWN_PERSON ? 1 : 0, kinds & KNOWN_OTHER ? 1 : 0, kinds & LISTED ? 1 : 0, word.length / 10]
  }
}

/** Of a folded word. */
export function wordHash(word: string): number {
  return hashOfState(fnvRun(FNV_OFFSET, word))
}

/** The hash of two words with a blank between them, as `wordHash` gives it, without making a string of them. */
export function hashOfTwo(first: string, second: string): number {
  return hashOfState(fnvRun(fnvStep(fnvRun(FNV_OFFSET, first), BLANK), second))
}

const BLANK = 32

function hashOfState(state: number): number {
  const hash = Math.imul(state ^ (state >>> 16), 0x85ebca6b)
  return (hash ^ (hash >>> 13)) >>> 0
}

/** Costs of words as names by their letters. */
class Letters {
  readonly #model: JointModel
  readonly #units: ReadonlyMap<string, number>

  constructor(model: JointModel) {
    this.#model = model
    this.#units = new Map(model.native.map((letter, unit) => [letter, unit]))
  }

  /** In nats. */
  cost(word: string): number {
    let state = this.#model.start
    let cost = 0
    for (const letter of word) {
      const unit = this.#units.get(letter)
      if (unit === undefined) {
        cost += UNKNOWN
        continue
      }
      state = this.#model.step(state, unit)
      cost += this.#model.cost / STEPS
    }
    this.#model.step(state, END)
    return cost + this.#model.cost / STEPS
  }
}
