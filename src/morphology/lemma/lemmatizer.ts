/**
 * Lemmatizers: a word's ending (at most the whole word) and its tag choose an edit script. The table holds endings whose script differs from
 * that of the next shorter one in it, so regular words cost nothing and irregular ones one entry each (ripple-down rules, as in LemmaGen,
 * M. Juršič et al. 2010). Built by scripts/tagger/train.ts from treebanks and dictionaries.
 */
import { letterKind } from '../../core/folding.js'
import { FNV_OFFSET, fnvStep, murmurRound } from '../../core/hashing.js'
import { tagNumber } from '../../core/part-of-speech.js'
import { INHERITED, SCRIPT_OF_UNIT } from '../../core/scripts.js'
import { TokenClass, type TokenList } from '../../core/spans.js'
import { ownString } from '../../core/word-cache.js'
import { findHash, type HashTable, readHashTable } from '../../models/hash-table.js'
import type { ModelStore, NativeModel } from '../../models/store.js'
import { taggerArtefact } from '../languages.js'
import { LemmaContexts, readContextTables, SentenceContext } from './contexts.js'
import { applyScript, type LemmaScript, type LowerCase, parseScript, plainLower, titleCase, turkishLower } from './edit-scripts.js'

/** What a lemmatizer is made of; as tensors in the tagger's model file. */
export interface LemmaTables {
  /** Endings with their tags. */
  readonly endings: HashTable
  /** Script of each entry of `endings`. */
  readonly endingScripts: Uint16Array
  /** Script strings, joined by line feeds (UTF-8). */
  readonly scripts: Uint8Array
  /** Script of each of the 16 tags where no ending is known. */
  readonly defaults: Uint16Array
  readonly grouping: Grouping
  /** Small letters are written the Turkish way. */
  readonly turkish: boolean
  /** Russian lemmas have е for ё. */
  readonly withoutYo: boolean
}

/** Longest ending that is looked up besides the whole word. */
const LONGEST_ENDING = 14
const WHOLE = 0x10001

/** Code under which a lower-cased word's characters are known: straight apostrophes. */
export function endingCode(code: number): number {
  return code === 0x2019 || code === 0x2bc ? 39 : code
}

/**
 * Which words share a table of endings: all of a tag's; those that also begin alike (languages with prefixes); those that begin alike and are equally
 * long (scripts that name every letter).
 */
export type Grouping = 'tag' | 'beginning' | 'length'

/** Beginnings that make groups, longest first. */
const BEGINNINGS = [4, 3, 2, 1]

/** Rolling hashes before the first character from the end, one for each group that a lower-cased word may belong to, narrowest first. */
export function groupSeeds(tag: number, word: string, grouping: Grouping): number[] {
  const seeds: number[] = []
  const base = fnvStep(fnvStep(FNV_OFFSET, tag + 1), grouping === 'length' ? word.length : 0)
  if (grouping !== 'tag')
    for (const size of BEGINNINGS) {
      if (size > word.length) continue
      let seed = fnvStep(base, 0x10100 + size)
      for (let at = 0; at < size; at++) seed = fnvStep(seed, word.charCodeAt(at))
      seeds.push(seed)
    }
  seeds.push(base)
  return seeds
}

export { fnvStep as endingStep, LONGEST_ENDING }

/** Hash of an ending; `whole` for the complete word. */
export function endingHash(rolling: number, whole: boolean): number {
  return murmurRound(whole ? fnvStep(rolling, WHOLE) : rolling)
}

const CACHE = 8192
/** Longer words seldom come again; so the words and lemmas of a language take 1.5 MB at most. */
const LONGEST_REMEMBERED = 32
const HYPHEN = 45
/** First unit of the East Asian scripts. */
const CJK_START = 0x2e80

export class Lemmatizer {
  readonly #tables: LemmaTables
  readonly #scripts: LemmaScript[]
  readonly #lower: LowerCase
  readonly #cacheForms = new Array<string>(CACHE).fill('')
  readonly #cacheTags = new Uint8Array(CACHE)
  readonly #cacheLemmas = new Array<string>(CACHE).fill('')
  /** Entries of the remembered words in `contexts`, -1 for words with one lemma. */
  readonly #cacheEntries = new Int32Array(CACHE).fill(-1)
  readonly #contexts: LemmaContexts | undefined
  readonly #contextScripts: LemmaScript[]

  /** @param contexts what tells a word's lemmas apart; none: each word with its tag has one lemma */
  constructor(tables: LemmaTables, contexts?: LemmaContexts) {
    this.#tables = tables
    this.#contexts = contexts
    this.#contextScripts = contexts === undefined ? [] : contexts.scripts.map(parseScript)
    this.#lower = tables.turkish ? turkishLower : plainLower
    this.#scripts = new TextDecoder().decode(tables.scripts.slice()).split('\n').map(parseScript)
  }

  /** Lemmas of all tokens, given their tags (`Tagger.tag`). */
  lemmas(tokens: TokenList, tags: Uint8Array): string[] {
    const lemmas = new Array<string>(tokens.count)
    const context = new SentenceContext(tokens, tags)
    for (let index = 0; index < tokens.count; index++) {
      const form = tokens.text.slice(tokens.starts[index], tokens.ends[index])
      if (tokens.classes[index]! >= TokenClass.url) {
        lemmas[index] = form
        continue
      }
      const tag = tags[index]!
      const slot = this.#remember(form, tag)
      if (slot < 0) lemmas[index] = this.#compute(form, tag)
      else {
        const entry = this.#cacheEntries[slot]!
        lemmas[index] = (entry < 0 ? undefined : this.#inContext(form, entry, context, index)) ?? this.#cacheLemmas[slot]!
      }
    }
    return lemmas
  }

  /** Lemma of one word with the tag `tag`, whatever stands around it. */
  lemma(form: string, tag: number): string {
    const slot = this.#remember(form, tag)
    return slot < 0 ? this.#compute(form, tag) : this.#cacheLemmas[slot]!
  }

  #inContext(form: string, entry: number, context: SentenceContext, index: number): string | undefined {
    context.moveTo(index)
    const script = this.#contexts!.choose(entry, context, index)
    return script < 0 ? undefined : applyScript(this.#contextScripts[script]!, this.#normal(form), this.#lower)
  }

  /** Place of a word in the cache; -1 for a word too long to be remembered. */
  #remember(form: string, tag: number): number {
    let slot = tag
    for (let at = Math.max(0, form.length - 12); at < form.length; at++) slot = fnvStep(slot, form.charCodeAt(at))
    slot = murmurRound(slot) & (CACHE - 1)
    if (this.#cacheForms[slot] === form && this.#cacheTags[slot] === tag) return slot
    if (form.length > LONGEST_REMEMBERED) return -1
    // a lemma may be a view of its form, and the form one of the whole text
    const own = ownString(form)
    this.#cacheLemmas[slot] = this.#compute(own, tag)
    this.#cacheForms[slot] = own
    this.#cacheTags[slot] = tag
    if (this.#contexts !== undefined) this.#cacheEntries[slot] = this.#contexts.entry(this.#lower(this.#normal(own)), tag)
    return slot
  }

  #normal(form: string): string {
    return this.#tables.withoutYo ? withoutYo(plainForm(form)) : plainForm(form)
  }

  #compute(form: string, tag: number): string {
    if (tag === tagNumber.PUNCT || tag === tagNumber.SYM) return form
    const number = numberLemma(form)
    if (number !== undefined) return number
    if (form.length > 64) return form
    const word = this.#normal(form)
    const lower = this.#lower(word)
    const script = this.#scripts[this.#scriptOf(lower, tag)]!
    const own = tag === tagNumber.PROPN ? word : lower
    const lemma = applyScript(script, word, this.#lower)
    if (lemma === undefined || addsForeignLetter(word, lemma)) return own
    // a French pronoun with its hyphen (-le, -y, -t-il) that the treebanks lack
    if (tag === tagNumber.PRON && lemma.length > 1 && lemma.charCodeAt(0) === HYPHEN && letterKind(lemma.charCodeAt(1)) > 0)
      return this.#compute(form.slice(form.lastIndexOf('-') + 1), tag)
    // A particle written alone loses all its letters as an ending.
    return lemma || own || form
  }

  /** Number of the script for a lower-cased word: that of its longest known ending. */
  #scriptOf(word: string, tag: number): number {
    const { endings, endingScripts, defaults, grouping } = this.#tables
    const seeds = groupSeeds(tag, word, grouping)
    let rolling = seeds.at(-1)!
    let found = defaults[tag]!
    for (const seed of seeds) {
      const entry = findHash(endings, endingHash(seed, false))
      if (entry < 0) continue
      rolling = seed
      found = endingScripts[entry]!
      break
    }
    const longest = Math.min(word.length, LONGEST_ENDING)
    for (let size = 1; size <= word.length; size++) {
      rolling = fnvStep(rolling, endingCode(word.charCodeAt(word.length - size)))
      if (size > longest) continue
      const entry = findHash(endings, endingHash(rolling, false))
      if (entry >= 0) found = endingScripts[entry]!
    }
    const whole = findHash(endings, endingHash(rolling, true))
    return whole >= 0 ? endingScripts[whole]! : found
  }
}

/** е for ё, as Russian is mostly written. */
export function withoutYo(word: string): string {
  return word.replaceAll('ё', 'е').replaceAll('Ё', 'Е')
}

/** Full-width digits and letters to ASCII, accents composed, other text unchanged. */
function plainForm(form: string): string {
  for (let at = 0; at < form.length; at++) {
    const code = form.charCodeAt(at)
    if ((code >= 0xff10 && code <= 0xff19) || (code >= 0xff21 && code <= 0xff3a) || (code >= 0xff41 && code <= 0xff5a)) return form.normalize('NFKC')
    if (code >= 0x300 && code < 0x370) return form.normalize('NFC')
  }
  return form
}

/** Lemma of a token of digits: ASCII digits, no thousands separators; undefined for any other token. */
export function numberLemma(form: string): string | undefined {
  let digits = 0
  for (let at = 0; at < form.length; at++) {
    const code = form.charCodeAt(at)
    if ((code >= 48 && code <= 57) || (code >= 0xff10 && code <= 0xff19)) digits++
    else if (code !== 44 && code !== 46 && code !== 0xff0c && code !== 0xff0e && code !== 0xa0 && code !== 0x202f && code !== 32) return undefined
  }
  if (digits === 0 || form.length > 64) return undefined
  const plain = form.normalize('NFKC')
  return /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(plain) ? plain.replaceAll(',', '') : plain
}

/** Whether a script learned on the language's own letters has put one of them behind a word in another alphabet. Kanji take kana. */
function addsForeignLetter(word: string, lemma: string): boolean {
  const last = lemma.charCodeAt(lemma.length - 1)
  if (last >= CJK_START || last === word.charCodeAt(word.length - 1)) return false
  const written = SCRIPT_OF_UNIT[word.charCodeAt(0)]!
  const added = SCRIPT_OF_UNIT[last]!
  return written > INHERITED && added > INHERITED && written !== added
}

/** Shortest name in capitals that is taken for a name rather than for an acronym. */
const SHORTEST_NAME = 4

/** Lemma of a proper noun in a text wholly in capitals: LONDON is London; what is short or cannot be spoken stays (USA, NBC). */
export function lemmaFromCapitals(lemma: string): string {
  return lemma.length >= SHORTEST_NAME && /[AEIOUY]/.test(lemma) && lemma === lemma.toUpperCase() ? titleCase(lemma.toLowerCase()) : lemma
}

/** Reads the tables of a model file. @throws ModelError when a tensor is absent */
export function readLemmaTables(model: NativeModel): LemmaTables {
  return {
    endings: readHashTable(model, 'endings'),
    endingScripts: model.u16('endings.scripts'),
    scripts: model.u8('scripts'),
    defaults: model.u16('scripts.defaults'),
    grouping: (model.metadata['grouping'] ?? 'tag') as Grouping,
    turkish: model.metadata['language'] === 'tur',
    withoutYo: model.metadata['language'] === 'rus'
  }
}

const loaded = new WeakMap<ModelStore, Map<string, Lemmatizer | undefined>>()

/** The lemmatizer of a language, memoised per store; undefined when there is none. @throws ModelError for a damaged model */
export function loadLemmatizer(store: ModelStore, language: string): Lemmatizer | undefined {
  let lemmatizers = loaded.get(store)
  if (lemmatizers === undefined) {
    lemmatizers = new Map()
    loaded.set(store, lemmatizers)
  }
  if (!lemmatizers.has(language)) {
    const id = taggerArtefact(store, language)
    lemmatizers.set(language, id === undefined ? undefined : new Lemmatizer(readLemmaTables(store.load(id)), openContexts(store, language)))
  }
  return lemmatizers.get(language)
}

function openContexts(store: ModelStore, language: string): LemmaContexts | undefined {
  const id = `morphology/${language}-lemma-contexts`
  return store.has(id) ? new LemmaContexts(readContextTables(store.load(id))) : undefined
}
