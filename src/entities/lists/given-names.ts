/** Given names that are of women or of men alone. */
import { FNV_OFFSET, fnvStep, murmurRound } from '../../core/hashing.js'
import { findHash, type HashTable, readHashTable } from '../../models/hash-table.js'
import type { ModelStore, NativeModel } from '../../models/store.js'

export const GIVEN_NAMES = 'entities/given-names'

/** @param word folded as chains fold it (`foldWord`) */
export function givenNameHash(word: string): number {
  let hash = FNV_OFFSET
  for (let at = 0; at < word.length; at++) hash = fnvStep(hash, word.charCodeAt(at))
  return murmurRound(hash) >>> 0
}

export class GivenNames {
  readonly #table: HashTable
  /** One bit a name. */
  readonly #women: Uint8Array

  constructor(model: NativeModel) {
    this.#table = readHashTable(model, 'names')
    this.#women = model.u8('women')
  }

  /** `f` or `m`; undefined for a word that is of both, or no given name. @param word folded as chains fold it */
  gender(word: string): 'f' | 'm' | undefined {
    const index = findHash(this.#table, givenNameHash(word))
    if (index < 0) return undefined
    return ((this.#women[index >> 3]! >> (index & 7)) & 1) === 1 ? 'f' : 'm'
  }
}

const opened = new WeakMap<ModelStore, GivenNames>()

/** Opened once a store; undefined where the store has none. @throws ModelError for a damaged file */
export function loadGivenNames(store: ModelStore): GivenNames | undefined {
  if (!store.has(GIVEN_NAMES)) return undefined
  let names = opened.get(store)
  if (names === undefined) {
    names = new GivenNames(store.load(GIVEN_NAMES))
    opened.set(store, names)
  }
  return names
}
