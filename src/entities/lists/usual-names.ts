/** Given names that are usual where a language is spoken, whether they are ordinary words of it as well, and ordinary words that look like forms of them. */
import { FNV_OFFSET, fnvStep, murmurRound } from '../../core/hashing.js'
import { findHash, type HashTable, readHashTable } from '../../models/hash-table.js'
import type { ModelStore, NativeModel } from '../../models/store.js'
import type { EntityLanguage } from '../languages.js'
import { type EndingRules, foldedCodes, lookInflected, noRules, type Proclitic, procliticsOf, readRules } from './inflection.js'
import { withTalkEndings } from './name-endings.js'

export const USUAL_NAMES = 'entities/usual-names'

/** Bits of a word of the table. */
export const UsualName = {
  /** Where the language is spoken. */
  own: 1,
  /** In many countries. */
  everywhere: 2,
  /** It is met as an ordinary word as well, more seldom than as a name. */
  mixed: 4,
  /** An ordinary word in the first place; without the others, a word that looks like a form of a name. */
  ordinary: 8,
  /** Found under its dictionary form; not in the table. */
  inflected: 16
} as const

const NAME = UsualName.own | UsualName.everywhere
const LONGEST = 24
const SPACE = 32

/** State of the hash of a language's words. */
export function languageState(language: string): number {
  let state = FNV_OFFSET
  for (let at = 0; at < language.length; at++) state = fnvStep(state, language.charCodeAt(at))
  return fnvStep(state, SPACE)
}

/** @param codes folded (`foldedCodes`) */
export function usualNameHash(language: string, codes: readonly number[]): number {
  let state = languageState(language)
  for (const code of codes) state = fnvStep(state, code)
  return murmurRound(state) >>> 0
}

/**
 * What a word is by a table of usual names, looked up as it stands and without the endings and the words written to its front that names have.
 * @param look what the table has of the hash of folded characters behind a language
 * @returns bits of `UsualName`, `ordinary` alone for a word that only looks like a form of a name; 0 for a word that the table does not have
 */
export function usualNameOf(word: string, state: number, rules: EndingRules, proclitics: readonly Proclitic[], look: (hash: number) => number): number {
  const codes = foldedCodes(word)
  const { length } = codes
  if (length < 2 || length > LONGEST) return 0
  const whole = read(codes, state, rules, look)
  if (whole !== 0) return whole
  for (const { codes: front, replacement } of proclitics) {
    if (length < front.length + 2 || front.some((code, at) => codes[at] !== code)) continue
    const found = read([...replacement, ...codes.slice(front.length)], state, noRules, look)
    if ((found & NAME) !== 0) return found | UsualName.inflected
  }
  return 0
}

function read(codes: readonly number[], state: number, rules: EndingRules, look: (hash: number) => number): number {
  const states = new Int32Array(codes.length + 1)
  states[0] = state
  for (let at = 0; at < codes.length; at++) states[at + 1] = fnvStep(states[at]!, codes[at]!)
  const found = look(murmurRound(states[codes.length]!) >>> 0)
  if (found !== 0) return found
  if (codes.length < 4) return 0
  const base = lookInflected(rules, states, Uint16Array.from(codes), codes.length, (hash) => {
    const bits = look(hash >>> 0)
    return (bits & NAME) === 0 ? 0 : bits
  })
  return base === 0 ? 0 : base | UsualName.inflected
}

/** The usual names of one language. */
export class UsualNames {
  readonly #state: number
  readonly #rules: EndingRules
  readonly #proclitics: readonly Proclitic[]
  readonly #look: (hash: number) => number

  constructor(language: EntityLanguage, rules: EndingRules, look: (hash: number) => number) {
    this.#state = languageState(language)
    this.#rules = rules
    this.#proclitics = procliticsOf(language)
    this.#look = look
  }

  /** Bits of `UsualName`: `ordinary` alone for a word that only looks like a form of a name, 0 for one that the table does not have. @param word in any letter case */
  kind(word: string): number {
    return usualNameOf(word, this.#state, this.#rules, this.#proclitics, this.#look)
  }
}

/** The table of all languages. */
class Table {
  readonly #table: HashTable
  /** Upper halves of the hashes: without them one word in ten thousand would be taken for a name. */
  readonly #uppers: Uint16Array
  readonly #kinds: Uint8Array
  readonly languages = new Map<EntityLanguage, UsualNames>()

  constructor(model: NativeModel) {
    this.#table = readHashTable(model, 'names')
    this.#uppers = model.u16('uppers')
    this.#kinds = model.u8('kinds')
  }

  look(hash: number): number {
    const index = findHash(this.#table, hash)
    return index < 0 || this.#uppers[index] !== hash >>> 16 ? 0 : this.#kinds[index]!
  }
}

const opened = new WeakMap<ModelStore, Table>()

/** The usual names of a language, opened once a store; undefined where the store has none. @throws ModelError for a damaged file */
export function loadUsualNames(store: ModelStore, language: EntityLanguage): UsualNames | undefined {
  if (!store.has(USUAL_NAMES)) return undefined
  let table = opened.get(store)
  if (table === undefined) {
    table = new Table(store.load(USUAL_NAMES))
    opened.set(store, table)
  }
  let names = table.languages.get(language)
  if (names === undefined) {
    const shared = table
    names = new UsualNames(language, endingRulesOf(store, language), (hash) => shared.look(hash))
    table.languages.set(language, names)
  }
  return names
}

/** The endings that the lists of a language were trained with, and those that names have in talk. */
export function endingRulesOf(store: ModelStore, language: string): EndingRules {
  const id = `entities/lists-${language}`
  const endings = store.has(id) ? store.load(id).metadata['endings'] : undefined
  const lines = withTalkEndings(endings === undefined || endings === '' ? [] : endings.split(' '), language)
  return lines.length === 0 ? noRules : readRules(lines)
}
