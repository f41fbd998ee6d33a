/**
 * Names of sports clubs of the knowledge base, with and without `FC` and the like: those that many know, and all others in the languages of their countries. A club
 * has the name of its town, of a river or of a trade, so a name counts on pages of sport only.
 */
import { findHash, type HashTable, readHashTable } from '../../models/hash-table.js'
import type { ModelStore, NativeModel } from '../../models/store.js'
import type { NameForm } from '../chains/name.js'
import type { EntityLanguage } from '../languages.js'
import { knownNameHash } from './known-names.js'

export const CLUB_NAMES = 'entities/club-names'

/** Most words of a name. */
export const MOST_CLUB_WORDS = 4

export class ClubNames {
  readonly #table: HashTable
  readonly #uppers: Uint16Array

  constructor(model: NativeModel) {
    this.#table = readHashTable(model, 'names')
    this.#uppers = model.u16('uppers')
  }

  /** Whether a club is called so, in any case of the language. */
  has({ folded, stems }: Pick<NameForm, 'folded' | 'stems'>, language: EntityLanguage): boolean {
    return folded.length > 0 && folded.length <= MOST_CLUB_WORDS && (this.#has(knownNameHash(stems, language)) || this.#has(knownNameHash(folded)))
  }

  #has(hash: number): boolean {
    const index = findHash(this.#table, hash)
    return index >= 0 && this.#uppers[index] === hash >>> 16
  }
}

const opened = new WeakMap<ModelStore, ClubNames>()

/** Opened once a store; undefined where the store has none. @throws ModelError for a damaged file */
export function loadClubNames(store: ModelStore): ClubNames | undefined {
  if (!store.has(CLUB_NAMES)) return undefined
  let names = opened.get(store)
  if (names === undefined) {
    names = new ClubNames(store.load(CLUB_NAMES))
    opened.set(store, names)
  }
  return names
}
