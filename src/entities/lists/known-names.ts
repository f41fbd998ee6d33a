/**
 * Well-known persons, places and organizations of the knowledge base by all of their names, in every language, with brands and listed organizations in the
 * languages that know them: which entity a name is of, as far as one of its bearers is far better known than the others. What the names of one
 * document have in common with it, chains and types use.
 */
import { FNV_OFFSET, fnvRun, fnvStep, goldenStep, murmurRound, SECOND_SEED } from '../../core/hashing.js'
import { findHash, type HashTable, readHashTable } from '../../models/hash-table.js'
import type { ModelStore, NativeModel } from '../../models/store.js'

export const KNOWN_NAMES = 'entities/known-names'

/** In the order of the entities' numbers. */
export const knownTypes = ['PERSON', 'LOCATION', 'ORGANIZATION'] as const

/** Bits of a hash by which names are sieved. */
const SIEVE = 23

export type KnownType = (typeof knownTypes)[number]

/**
 * The hash of a name, 32 bits.
 * @param words folded as chains fold them (`foldWord`), or their stems
 * @param language of stems; left out for the words as they are
 */
export function knownNameHash(words: readonly string[], language = ''): number {
  let state = nameState(language)
  for (const word of words) state = withWord(state, word)
  return hashOfState(state)
}

/** The hash of a name is made word by word: the state before the first one, as for `knownNameHash`. */
export function nameState(language = ''): number {
  return fnvRun(FNV_OFFSET, language)
}

/** The state after one more word. */
export function withWord(state: number, word: string): number {
  return fnvRun(fnvStep(state, 32), word)
}

/** The hash of the name whose words made the state. */
export function hashOfState(state: number): number {
  return murmurRound(state) >>> 0
}

/** Bit of a name's mark: it is an ordinary word of its language, too. */
export const ORDINARY_WORD = 0x80

/** Bit of a name's mark: readers of its language know somebody, some place or an organization by it, as somebody who knows the language listed it. */
export const LISTED_NAME = 0x40

/** Another hash of a name's words, 1 to 31, which tells it from most stretches of words that have its hash by chance. */
export function knownNameCheck(words: readonly string[]): number {
  let check = SECOND_SEED
  for (const word of words) {
    check = goldenStep(check, 32)
    for (let at = 0; at < word.length; at++) check = goldenStep(check, word.charCodeAt(at))
  }
  return ((check >>> 8) % 31) + 1
}

/** A name that stands in a text. */
export interface FoundName {
  readonly entity: number
  /** Whether it is an ordinary word of its language, too. */
  readonly isWord: boolean
  /** Whether it was listed by hand for the language. */
  readonly isListed: boolean
}

export class KnownNames {
  readonly #table: HashTable
  readonly #uppers: Uint16Array
  readonly #entities: Uint32Array
  readonly #marks: Uint8Array
  /** Number of the first entity of each type but the first. */
  readonly #firsts: readonly number[]
  /** Number after the last famous one of each type. */
  readonly #famous: readonly number[]
  /** A bit for the first bits of each name's hash: most stretches of a text are no name, and this says so with one look. */
  readonly #bits = new Uint8Array(1 << (SIEVE - 3))
  /** Number after the last well-known one of each type; brands that are known in their countries only come behind. */
  readonly #wellKnown: readonly number[]

  constructor(model: NativeModel) {
    this.#table = readHashTable(model, 'names')
    this.#uppers = model.u16('uppers')
    this.#entities = model.u32('entities')
    this.#marks = model.u8('marks')
    this.#firsts = numbers(model, 'firsts')
    this.#famous = numbers(model, 'famous')
    this.#wellKnown = numbers(model, 'wellKnown')
    const { checks } = this.#table
    for (let index = 0; index < checks.length; index++) {
      const place = ((this.#uppers[index]! << 16) | checks[index]!) >>> (32 - SIEVE)
      this.#bits[place >>> 3]! |= 1 << (place & 7)
    }
  }

  /** False where no name has this hash; quicker than `entity`. */
  mayKnow(hash: number): boolean {
    const place = hash >>> (32 - SIEVE)
    return ((this.#bits[place >>> 3]! >>> (place & 7)) & 1) === 1
  }

  /** Number of the entity that a name with this hash is of; undefined where none is known, or several are. */
  entity(hash: number): number | undefined {
    if (!this.mayKnow(hash)) return undefined
    const index = findHash(this.#table, hash)
    return index < 0 || this.#uppers[index] !== hash >>> 16 ? undefined : this.#entities[index]
  }

  /**
   * A name of a famous entity, or a language's name of a well-known organization, by words that nothing else says are a name; undefined for any other.
   * @param words and @param language as for `knownNameHash`
   */
  find(words: readonly string[], language = ''): FoundName | undefined {
    const hash = knownNameHash(words, language)
    if (!this.mayKnow(hash)) return undefined
    const index = findHash(this.#table, hash)
    if (index < 0 || this.#uppers[index] !== hash >>> 16) return undefined
    const mark = this.#marks[index]!
    if ((mark & ~(ORDINARY_WORD | LISTED_NAME)) !== knownNameCheck(words)) return undefined
    return { entity: this.#entities[index]!, isWord: (mark & ORDINARY_WORD) !== 0, isListed: (mark & LISTED_NAME) !== 0 }
  }

  typeOf(entity: number): KnownType {
    return knownTypes[this.typeIndex(entity)]!
  }

  /** Whether nearly everybody knows it: it has an article in some thirty Wikipedias or more. */
  isFamous(entity: number): boolean {
    return entity < this.#famous[this.typeIndex(entity)]!
  }

  /** Place of its type in `knownTypes`. */
  typeIndex(entity: number): number {
    let type = 0
    while (type < this.#firsts.length && entity >= this.#firsts[type]!) type++
    return type
  }

  /** Whether it is more than one of the many brands of a country. */
  isWellKnown(entity: number): boolean {
    return entity < this.#wellKnown[this.typeIndex(entity)]!
  }
}

function numbers(model: NativeModel, name: string): number[] {
  return (model.metadata[name] ?? '').split(' ').map(Number)
}

const opened = new WeakMap<ModelStore, KnownNames>()

/** Opened once a store; undefined where the store has none. @throws ModelError for a damaged file */
export function loadKnownNames(store: ModelStore): KnownNames | undefined {
  if (!store.has(KNOWN_NAMES)) return undefined
  let names = opened.get(store)
  if (names === undefined) {
    names = new KnownNames(store.load(KNOWN_NAMES))
    opened.set(store, names)
  }
  return names
}
