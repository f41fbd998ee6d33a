/**
 * Built-in lists of names: which stretches of tokens are listed, and as what. Names of one script lie in one table for all its languages;
 * titles, nationalities, religions, words of organisation names and the mark "ordinary word" in a small table of each language.
 * Time is linear: a walk from a token ends after `MAX_TOKENS` tokens or `MAX_CHARACTERS` characters.
 */
import { foldCode } from '../../core/folding.js'
import { FNV_OFFSET, fnvStep, murmurRound } from '../../core/hashing.js'
import { TokenClass, type TokenList } from '../../core/spans.js'
import { findHash, type HashTable, readHashTable } from '../../models/hash-table.js'
import type { ModelStore } from '../../models/store.js'
import { type EndingRules, lookInflected, noRules, type Proclitic, procliticsOf, readRules } from './inflection.js'
import { capitalTermLanguages, Entry, Flag, firstFlag, NAMES, SPANS, spanKinds } from './kinds.js'
import { isLower, isUpper } from './letter-case.js'
import { CAPITALS_LENGTH, CAPITALS_MARK, isBlank, nameHash } from './name-hash.js'

const MAX_TOKENS = 8
const MAX_CHARACTERS = 60
/** Longest token that is looked up, in characters. */
const MAX_WORD = 40

/** Vowels of a Greek word that may have its accent, from the end. */
const ACCENTED = 3
const accents: ReadonlyMap<number, number> = new Map(Array.from('αεηιουω', (vowel, at) => [vowel.charCodeAt(0), 'άέήίόύώ'.charCodeAt(at)]))
const SIGMA = 'σ'.charCodeAt(0)
const FINAL_SIGMA = 'ς'.charCodeAt(0)
const isLatin = (code: number) => code < 0x250 || (code >= 0x1e00 && code < 0x1f00)
const isGreek = (code: number) => code >= 0x370 && code < 0x400

/** A table of names with the bits of each entry. */
export interface NameTable {
  readonly table: HashTable
  readonly values: Uint16Array
  /** Upper halves of the entries' hashes, in small tables: without them one foreign word in 16,000 would be taken for an entry. */
  readonly uppers?: Uint16Array
  /** The bits of all entries together, where they are known. */
  readonly kinds?: number
}

/** Bits of the entry with this hash, 0 when there is none. */
export function entryBits({ table, values, uppers }: NameTable, hash: number): number {
  const index = findHash(table, hash)
  return index < 0 || (uppers !== undefined && uppers[index] !== hash >>> 16) ? 0 : values[index]!
}

export interface FlagOptions {
  /** Case says nothing here: names are found in small letters too. */
  readonly caseless?: boolean
}

const scripts: Readonly<Record<string, string>> = {
  ara: 'arab',
  ben: 'beng',
  bul: 'cyrl',
  ell: 'grek',
  fas: 'arab',
  heb: 'hebr',
  hin: 'deva',
  jpn: 'hani',
  kor: 'hang',
  pus: 'arab',
  rus: 'cyrl',
  srp: 'cyrl',
  tam: 'taml',
  tel: 'telu',
  tha: 'thai',
  ukr: 'cyrl',
  urd: 'arab',
  zho: 'hani'
}

/** Id of the table with the names in the script of a language, `entities/lists-cyrl`. */
export function scriptTable(language: string): string {
  return `entities/lists-${scripts[language] ?? 'latn'}`
}

const SPAN_KINDS = spanKinds.length
/** Kinds of terms that some languages write with a capital. */
const CAPITAL_TERMS = Entry.nationality | Entry.religion

interface Seen {
  readonly tokens: TokenList
  readonly caseless: boolean
  readonly flags: Uint32Array
}

/** Whether two lists of the same tokens differ in no sentence's start but where no name goes on anyway: behind a line break. */
function haveSameNames(one: TokenList, other: TokenList): boolean {
  if (one === other) return true
  if (one.text !== other.text || one.ends !== other.ends || one.classes !== other.classes || one.count !== other.count) return false
  const { text, starts, ends } = one
  for (let at = 0, to = 0; at < one.sentences.length || to < other.sentences.length; ) {
    const left = one.sentences[at] ?? one.count
    const right = other.sentences[to] ?? one.count
    const token = Math.min(left, right)
    if (left === token) at++
    if (right === token) to++
    if (left === right || token === 0) continue
    if (starts[token]! <= ends[token - 1]! || isBlank(text.charCodeAt(starts[token]! - 1))) return false
  }
  return true
}

export class Gazetteer {
  readonly #latin: NameTable | undefined
  readonly #native: NameTable | undefined
  readonly #own: NameTable | undefined
  readonly #rules: EndingRules
  readonly #proclitics: readonly Proclitic[]
  /** Rolling hash before each character of the last token walked over, and after its last. */
  readonly #states = new Int32Array(MAX_WORD + 1)
  readonly #codes = new Uint16Array(MAX_WORD)
  /** Last token of the longest match of each span kind from the present token, -1 for none. */
  readonly #longest = new Int32Array(SPAN_KINDS)
  /** First token after the latest match of each span kind. */
  readonly #free = new Int32Array(SPAN_KINDS)
  /** Terms that inflected words in small letters cannot be: all that the language writes with a capital. */
  readonly #capitalTerms: number
  #shared: NameTable | undefined
  /** Flags of documents that are still being analysed, by the offsets, which the same tokens in other sentences share. */
  readonly #seen = new WeakMap<Uint32Array, Seen[]>()

  constructor(tables: { latin?: NameTable | undefined; native?: NameTable | undefined; own?: NameTable | undefined }, rules: EndingRules, language: string) {
    this.#latin = tables.latin
    this.#native = tables.native
    this.#own = tables.own
    this.#rules = rules
    this.#proclitics = procliticsOf(language)
    this.#capitalTerms = capitalTermLanguages.has(language) ? CAPITAL_TERMS : 0
  }

  /** Writes the `Flag` bits of every token to `out` (length at least `tokens.count`); computed once for a document, however often they are asked for. */
  flags(tokens: TokenList, out: Uint32Array, options: FlagOptions = {}): void {
    const caseless = options.caseless === true
    const seen = this.#seen.get(tokens.starts)
    const known = seen?.find((one) => one.caseless === caseless && haveSameNames(one.tokens, tokens))
    if (known !== undefined) {
      out.set(known.flags)
      return
    }
    this.#write(tokens, out, caseless)
    const made = { tokens, caseless, flags: out.slice(0, tokens.count) }
    if (seen === undefined) this.#seen.set(tokens.starts, [made])
    else seen.push(made)
  }

  /** Whether a token by itself is listed as an occupation or form of address. */
  isOccupation(tokens: TokenList, index: number): boolean {
    const hash = nameHash(tokens.text.slice(tokens.starts[index], tokens.ends[index]))
    return this.#own !== undefined && (entryBits(this.#own, hash) & Entry.job) !== 0
  }

  /** Bits of a name as it is written (`Entry`), 0 where the lists have none. */
  entry(name: string): number {
    const initial = name.charCodeAt(0)
    const shared = isLatin(initial) ? this.#latin : this.#native
    const hash = nameHash(name)
    return (this.#own === undefined ? 0 : entryBits(this.#own, hash)) | (shared === undefined ? 0 : entryBits(shared, hash))
  }

  #write(tokens: TokenList, out: Uint32Array, caseless: boolean): void {
    out.fill(0, 0, tokens.count)
    this.#free.fill(0)
    let sentence = 0
    let limit = 0
    for (let index = 0; index < tokens.count; index++) {
      if (index >= limit) {
        sentence++
        limit = tokens.sentences[sentence] ?? tokens.count
      }
      if (tokens.classes[index] === TokenClass.word) this.#from(tokens, index, limit, out, caseless)
    }
  }

  #from(tokens: TokenList, first: number, limit: number, out: Uint32Array, caseless: boolean): void {
    const initial = tokens.text.charCodeAt(tokens.starts[first]!)
    this.#shared = isLatin(initial) ? this.#latin : this.#native
    this.#longest.fill(-1)
    if (!this.#walk(tokens, first, limit, out, caseless, 0, FNV_OFFSET)) this.#withoutProclitic(tokens, first, limit, out, caseless)
    for (let kind = 0; kind < SPAN_KINDS; kind++) {
      const last = this.#longest[kind]!
      if (last < 0 || this.#free[kind]! > first) continue
      this.#free[kind] = last + 1
      const flag = firstFlag(kind)
      out[first] = out[first]! | flag
      for (let inside = first + 1; inside <= last; inside++) out[inside] = out[inside]! | (flag << 1)
      if (kind < 3 && last > first) for (let inside = first; inside <= last; inside++) out[inside] = out[inside]! | Flag.several
    }
  }

  #withoutProclitic(tokens: TokenList, first: number, limit: number, out: Uint32Array, caseless: boolean): void {
    const { text } = tokens
    const start = tokens.starts[first]!
    const length = tokens.ends[first]! - start
    for (const proclitic of this.#proclitics) {
      const size = proclitic.codes.length
      if (length < size + 2) continue
      let same = true
      for (let at = 0; at < size && same; at++) same = foldCode(text.charCodeAt(start + at)) === proclitic.codes[at]
      if (!same) continue
      let state = FNV_OFFSET
      for (const code of proclitic.replacement) state = fnvStep(state, code)
      if (this.#walk(tokens, first, limit, out, caseless, size, state)) {
        out[first] = out[first]! | Flag.inflected
        return
      }
    }
  }

  /**
   * Looks up the names that begin with token `first`, without its first `skip` characters.
   * @returns whether there are any
   */
  #walk(tokens: TokenList, first: number, limit: number, out: Uint32Array, caseless: boolean, skip: number, seed: number): boolean {
    const { text, starts, ends } = tokens
    const states = this.#states
    const codes = this.#codes
    const lowerFirst = !caseless && isLower(text.charCodeAt(starts[first]! + skip))
    let state = seed
    let characters = 0
    let any = false
    const end = Math.min(limit, first + MAX_TOKENS)
    for (let last = first; last < end; last++) {
      const from = last === first ? starts[last]! + skip : starts[last]!
      const to = ends[last]!
      characters += to - from
      if (to - from > MAX_WORD || characters > MAX_CHARACTERS) break
      if (last > first && from > ends[last - 1]!) {
        if (!isBlank(text.charCodeAt(from - 1))) break
        state = fnvStep(state, 32)
      }
      let length = 0
      let allUpper = to - from <= CAPITALS_LENGTH
      let apostrophe = -1
      for (let at = from; at < to; at++) {
        const unit = text.charCodeAt(at)
        if (allUpper && !isUpper(unit) && unit !== 46 && unit !== 38) allUpper = false
        const code = foldCode(unit)
        if (code === 0) continue
        if (code === 39 && length > 1) apostrophe = length
        states[length] = state
        codes[length++] = code
        state = fnvStep(state, code)
      }
      states[length] = state
      let value = this.#look(murmurRound(state))
      if (allUpper || caseless) value |= this.#look(murmurRound(fnvStep(state, CAPITALS_MARK)))
      if (value === 0 && last === first && length > 2 && isGreek(codes[0]!) && isUpper(text.charCodeAt(to - 1)) && isUpper(text.charCodeAt(from)))
        value = this.#withAccent(length, first, out)
      let bits = value
      if (lowerFirst && (last === first || isLower(text.charCodeAt(from)))) bits = this.#inSmallLetters(bits, murmurRound(state))
      if ((bits & ~(Entry.continues | Entry.common)) === 0 && length > 3 && (last === first || !isLower(text.charCodeAt(from)))) {
        bits |= this.#inflected(length, apostrophe, lowerFirst, last === first)
        if ((bits & ~(Entry.continues | Entry.common)) !== 0) out[last] = out[last]! | Flag.inflected
      }
      if (this.#record(bits, first, last, out)) any = true
      const attachedNext = last + 1 < end && starts[last + 1] === to
      if (!attachedNext && (value & Entry.continues) === 0) break
    }
    return any
  }

  /** What a Greek word in capitals is, which have no accents, with one on each of its last three vowels; with an ending, too. */
  #withAccent(length: number, token: number, out: Uint32Array): number {
    const states = this.#states
    const codes = this.#codes
    if (codes[length - 1] === SIGMA) {
      codes[length - 1] = FINAL_SIGMA
      states[length] = fnvStep(states[length - 1]!, FINAL_SIGMA)
    }
    for (let at = length - 1, vowels = 0; at >= 0 && vowels < ACCENTED; at--) {
      const vowel = codes[at]!
      const accented = accents.get(vowel)
      if (accented === undefined) continue
      vowels++
      codes[at] = accented
      for (let from = at; from < length; from++) states[from + 1] = fnvStep(states[from]!, codes[from]!)
      let bits = this.#look(murmurRound(states[length]!))
      if ((bits & ~(Entry.continues | Entry.common)) === 0 && length > 3) {
        const inflected = this.#inflected(length, -1, false, true)
        if (inflected !== 0) out[token] = out[token]! | Flag.inflected
        bits |= inflected
      }
      codes[at] = vowel
      for (let from = at; from < length; from++) states[from + 1] = fnvStep(states[from]!, codes[from]!)
      if (bits !== 0) return bits
    }
    return 0
  }

  /** What an entry can be where it is written without a capital; terms that need one have `major` in the language's own table. */
  #inSmallLetters(bits: number, hash: number): number {
    if ((bits & CAPITAL_TERMS) === 0 || this.#own === undefined) return bits & ~NAMES
    const needsCapital = (entryBits(this.#own, hash) & Entry.major) !== 0
    return bits & ~NAMES & (needsCapital ? ~CAPITAL_TERMS : ~0)
  }

  #inflected(length: number, apostrophe: number, lowerFirst: boolean, single: boolean): number {
    const wanted = (lowerFirst ? ~(NAMES | this.#capitalTerms) : ~0) & ~(Entry.continues | Entry.common | Entry.suffix)
    const allowed = single ? wanted : wanted & SPANS
    if (apostrophe > 0) {
      const found = this.#lookFor(murmurRound(this.#states[apostrophe]!), allowed)
      if (found !== 0) return found
    }
    return lookInflected(this.#rules, this.#states, this.#codes, length, (hash) => this.#lookFor(hash, allowed))
  }

  #record(value: number, first: number, last: number, out: Uint32Array): boolean {
    if ((value & ~Entry.continues) === 0) return false
    let flags = 0
    if ((value & Entry.given) !== 0) flags |= Flag.given
    if ((value & Entry.surname) !== 0) flags |= Flag.surname
    if ((value & Entry.suffix) !== 0) flags |= Flag.suffix
    if ((value & Entry.head) !== 0) flags |= Flag.head
    if ((value & Entry.major) !== 0 && (value & Entry.place) !== 0) flags |= Flag.major
    if ((value & Entry.common) !== 0 && last === first) flags |= Flag.common
    if (flags !== 0) for (let index = first; index <= last; index++) out[index] = out[index]! | flags
    if ((value & SPANS) !== 0) for (let kind = 0; kind < SPAN_KINDS; kind++) if ((value & spanKinds[kind]!) !== 0) this.#longest[kind] = last
    return (value & ~(Entry.continues | Entry.common)) !== 0
  }

  /** The wanted bits of a name; a table that has none of them is not looked into. */
  #lookFor(hash: number, wanted: number): number {
    const own = this.#own
    const shared = this.#shared
    const bits = own === undefined ? 0 : entryBits(own, hash)
    return (shared === undefined || ((shared.kinds ?? wanted) & wanted) === 0 ? bits : bits | entryBits(shared, hash)) & wanted
  }

  #look(hash: number): number {
    const own = this.#own
    const shared = this.#shared
    return (own === undefined ? 0 : entryBits(own, hash)) | (shared === undefined ? 0 : entryBits(shared, hash))
  }
}

function readTable(store: ModelStore, id: string): NameTable | undefined {
  if (!store.has(id)) return undefined
  const model = store.load(id)
  const values = model.u16('values')
  let kinds = 0
  for (let entry = 0; entry < values.length; entry++) kinds |= values[entry]!
  const table = { table: readHashTable(model, 'names'), values, kinds }
  return model.has('uppers') ? { ...table, uppers: model.u16('uppers') } : table
}

const opened = new WeakMap<ModelStore, Map<string, Gazetteer>>()

/** The lists of a language (`entityLanguage`), opened once a store; without any artefact a gazetteer that finds nothing. */
export function loadGazetteer(store: ModelStore, language: string): Gazetteer {
  const languages = opened.get(store) ?? new Map<string, Gazetteer>()
  opened.set(store, languages)
  const gazetteer = languages.get(language) ?? openGazetteer(store, language)
  languages.set(language, gazetteer)
  return gazetteer
}

function openGazetteer(store: ModelStore, language: string): Gazetteer {
  const id = `entities/lists-${language}`
  const native = scriptTable(language)
  const rules = store.has(id) ? (store.load(id).metadata['endings'] ?? '') : ''
  const tables = {
    latin: readTable(store, 'entities/lists-latn'),
    native: native === 'entities/lists-latn' ? undefined : readTable(store, native),
    own: readTable(store, id)
  }
  return new Gazetteer(tables, rules === '' ? noRules : readRules(rules.split(' ')), language)
}
