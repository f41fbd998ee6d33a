/**
 * What matching knows of words, in the artefact `names/matching`:
 *
 * - `words.*` a table of folded words, `persons` and `others` u8: how often they occur in names of persons and in those of places and organisations, in steps of
 *   1/RARITY_STEPS of a doubling
 * - `genders` u8 of the same words: 1 a given name of women, 2 one of men, 0 of both or none; of both, but more often of women 3, of men 4
 * - `pairs.*` a table of pairs of words with `relations` u8: 1 a nickname, 2 forms of one given name, 3 names with such a one between
 *   them
 * - `roles` UTF-8: lines of a word or several, its role (`T` title, `P` particle, `S` suffix, `F` legal form, `G` generic word,
 *   `D` a word that tells places apart, such as north) and what it stands for, parted by tabs
 */
import { findHash, type HashTable, readHashTable } from '../../models/hash-table.js'
import type { NativeModel } from '../../models/store.js'
import { hashOfTwo, wordHash } from '../transliteration/latin-names.js'

export const RARITY_STEPS = 10
export type Role = 'T' | 'P' | 'S' | 'F' | 'G' | 'D'
export interface RoleOf {
  readonly role: Role
  /** What all spellings of it share. */
  readonly meaning: string
}

/** The last of the genders that are sure. */
const MEN = 2
/** Begins the meaning of generic words of places. */
export const PLACE = 'place '
/** Doublings of the number of names that the commonest word is in, about. */
const MOST = 13

export class MatchingTables {
  readonly #words: HashTable
  readonly #persons: Uint8Array
  readonly #others: Uint8Array
  readonly #genders: Uint8Array
  readonly #pairs: HashTable
  readonly #relations: Uint8Array
  readonly #roles = new Map<string, RoleOf>()
  /** Words of the longest entry of the roles. */
  readonly longestRole: number

  constructor(model: NativeModel) {
    this.#words = readHashTable(model, 'words')
    this.#persons = model.u8('persons')
    this.#others = model.u8('others')
    this.#genders = model.u8('genders')
    this.#pairs = readHashTable(model, 'pairs')
    this.#relations = model.u8('relations')
    let longest = 1
    for (const line of new TextDecoder().decode(model.u8('roles').slice()).split('\n')) {
      const [words = '', role = '', meaning = ''] = line.split('\t')
      this.#roles.set(words, { role: role as Role, meaning })
      longest = Math.max(longest, words.split(' ').length)
    }
    this.longestRole = longest
  }

  /** How much a word says, in doublings: 0 for the commonest, MOST for one that was never seen. */
  rarity(word: string, isPerson: boolean): number {
    const found = findHash(this.#words, wordHash(word))
    if (found < 0) return MOST
    return Math.max(0, MOST - (isPerson ? this.#persons : this.#others)[found]! / RARITY_STEPS)
  }

  /** 1 a given name of women, 2 one of men, 0 of both or none. */
  gender(word: string): number {
    const leaning = this.#genderOf(word)
    return leaning > MEN ? 0 : leaning
  }

  /** 1 a given name that rather is of women, 2 one that rather is of men, 0 not told. */
  leaning(word: string): number {
    const leaning = this.#genderOf(word)
    return leaning > MEN ? leaning - MEN : leaning
  }

  #genderOf(word: string): number {
    const found = findHash(this.#words, wordHash(word))
    return found < 0 ? 0 : this.#genders[found]!
  }

  /** 0 none, 1 a nickname, 2 forms of one given name, 3 both such of a third. */
  relation(left: string, right: string): number {
    const found = findHash(this.#pairs, pairHash(left, right))
    return found < 0 ? 0 : this.#relations[found]!
  }

  /** @param words parted by single blanks */
  role(words: string): RoleOf | undefined {
    return this.#roles.get(words)
  }
}

/** The same for both orders. */
export function pairHash(left: string, right: string): number {
  return left < right ? hashOfTwo(left, right) : hashOfTwo(right, left)
}
