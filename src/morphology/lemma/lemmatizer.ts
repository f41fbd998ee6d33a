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
import { withoutAttached } from './attached.js'
import { LemmaContexts, readContextTables, SentenceContext } from './contexts.js'
import { applyScript, type LemmaScript, type LowerCase, parseScript, plainLower, titleCase, turkishLower } from './edit-scripts.js'
import { isKnownLemma } from './known-lemmas.js'

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
  /** Lemmas that are known (known-lemmas.ts); absent in older models, which have no second scripts either. */
  readonly known?: Uint8Array
  readonly grouping: Grouping
  /** Tells what may be written to a word. */
  readonly language?: string | undefined
  /** What writes the vowels into a bare lemma (Arabic); absent where lemmas are complete. */
  readonly vowels?: LemmaTables
  /** Small letters are written the Turkish way. */
  readonly turkish: boolean
  /** Russian lemmas have е for ё. */
  readonly withoutYo: boolean
}

/** Longest ending that is looked up besides the whole word. */
const LONGEST_ENDING = 14
const WHOLE = 0x10001
const SECOND = 0x10002

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

/** Hash under which the second best script of an ending is kept. */
export function secondHash(rolling: number): number {
  return murmurRound(fnvStep(rolling, SECOND))
}

const CACHE = 8192
/** Longer words seldom come again; so the words and lemmas of a language take 1.5 MB at most. */
const LONGEST_REMEMBERED = 32
const HYPHEN = 45
const POINT = 46
/** Shorter lemmas are those of other words (`Self` is no form of `s`). */
const SHORTEST_STEM = 3
/** First unit of the East Asian scripts. */
const CJK_START = 0x2e80

export class Lemmatizer {
  readonly #tables: LemmaTables
  readonly #scripts: LemmaScript[]
  /** 1 for scripts that leave out a word's first letters. */
  readonly #cutsBeginning: Uint8Array
  readonly #lower: LowerCase
  readonly #cacheForms = new Array<string>(CACHE).fill('')
  readonly #cacheTags = new Uint8Array(CACHE)
  readonly #cacheLemmas = new Array<string>(CACHE).fill('')
  /** Entries of the remembered words in `contexts`, -1 for words with one lemma. */
  readonly #cacheEntries = new Int32Array(CACHE).fill(-1)
  readonly #vowels: Lemmatizer | undefined
  readonly #contexts: LemmaContexts | undefined
  readonly #contextScripts: LemmaScript[]
  /** What the longest known ending of the word last asked for makes. */
  #usual: string | undefined
  /** Whether the scripts collected are those of a word that has one of its own. */
  #isWhole = false
  /** Scripts that a word's endings speak for. */
  readonly #found = new Uint16Array(2 * LONGEST_ENDING + 1)

  /** @param contexts what tells a word's lemmas apart; none: each word with its tag has one lemma */
  constructor(tables: LemmaTables, contexts?: LemmaContexts) {
    this.#tables = tables
    this.#vowels = tables.vowels === undefined ? undefined : new Lemmatizer(tables.vowels)
    this.#contexts = contexts
    this.#contextScripts = contexts === undefined ? [] : contexts.scripts.map(parseScript)
    this.#lower = tables.turkish ? turkishLower : plainLower
    this.#scripts = new TextDecoder().decode(tables.scripts.slice()).split('\n').map(parseScript)
    this.#cutsBeginning = Uint8Array.from(this.#scripts, ({ beginning }) => Number(beginning[0] !== undefined && 'drop' in beginning[0]))
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
    const own = tag === tagNumber.PROPN ? word : lower
    const lemma = this.#edited(word, lower, tag)
    if (lemma === undefined) return own
    // an abbreviation of several words (z.B.) is as it is written
    if (word.charCodeAt(1) === POINT && word.length > SHORTEST_STEM && !this.#isWhole) return word
    // a French pronoun with its hyphen (-le, -y, -t-il) that the treebanks lack
    if (tag === tagNumber.PRON && lemma.length > 1 && lemma.charCodeAt(0) === HYPHEN && letterKind(lemma.charCodeAt(1)) > 0)
      return this.#compute(form.slice(form.lastIndexOf('-') + 1), tag)
    // A particle written alone loses all its letters as an ending.
    const complete = lemma || own || form
    return this.#vowels?.lemma(complete, tag) ?? complete
  }

  /**
   * The known lemma of a word, where there is none that of the word without what is written to it, or of the word that the longest known ending makes
   * (`házamban`, `házam`, `ház`), else that word.
   */
  #edited(word: string, lower: string, tag: number): string | undefined {
    const lemma = this.#knownLemma(word, lower, tag)
    const usual = this.#usual
    const { known, language } = this.#tables
    if (lemma !== undefined || known === undefined) return lemma ?? usual
    for (const [start, end] of withoutAttached(lower, language, SHORTEST_STEM)) {
      const rest = this.#knownLemma(word.slice(start, end), lower.slice(start, end), tag)
      if (rest !== undefined) return rest
    }
    if (this.#tables.grouping !== 'tag' || usual === undefined || usual.length <= SHORTEST_STEM || usual.length >= lower.length) return usual
    return this.#knownLemma(usual, this.#lower(usual), tag) ?? usual
  }

  /**
   * The lemma that the longest known ending makes (`#usual`), where that is no known lemma, the one of the longest ending that makes a known one;
   * undefined where none does.
   */
  #knownLemma(word: string, lower: string, tag: number): string | undefined {
    const { known, grouping } = this.#tables
    const seeds = groupSeeds(tag, lower, grouping)
    let group = 0
    let count = 0
    while (count === 0) {
      count = this.#collectScripts(lower, tag, seeds[group]!, group === seeds.length - 1)
      group++
    }
    const usual = this.#lemmaBy(this.#found[0]!, word)
    this.#usual = usual
    if (known === undefined || this.#isWhole || (usual !== undefined && isKnownLemma(known, this.#lower(usual), tag))) return usual
    // a prefix that a rule cuts off is that of the words it was learnt from; Hebrew and Arabic rules know the beginnings they are for
    const isPlain = grouping === 'tag'
    const shortest = Math.max(1, Math.min(SHORTEST_STEM, lower.length - 1))
    for (;;) {
      for (let index = 0; index < count; index++) {
        const lemma = isPlain && this.#cutsBeginning[this.#found[index]!] === 1 ? undefined : this.#lemmaBy(this.#found[index]!, word)
        if (lemma !== undefined && lemma.length >= shortest && isKnownLemma(known, this.#lower(lemma), tag)) return lemma
      }
      if (group >= seeds.length) return undefined
      count = this.#collectScripts(lower, tag, seeds[group]!, group === seeds.length - 1)
      group++
    }
  }

  #lemmaBy(script: number, word: string): string | undefined {
    const lemma = applyScript(this.#scripts[script]!, word, this.#lower)
    return lemma === undefined || addsForeignLetter(word, lemma) ? undefined : lemma
  }

  /**
   * Collects the scripts for a lower-cased word in `#found`, those of its longest known ending first; a word that has a script of its own has no other.
   * @param isLast whether the group is the widest one, which every word belongs to
   * @returns their number, 0 where the group is none of the table's
   */
  #collectScripts(word: string, tag: number, seed: number, isLast: boolean): number {
    const { endings, endingScripts, defaults, known } = this.#tables
    const found = this.#found
    const group = findHash(endings, endingHash(seed, false))
    if (group < 0 && !isLast) return 0
    let at = found.length
    found[--at] = group < 0 ? defaults[tag]! : endingScripts[group]!
    const longest = Math.min(word.length, LONGEST_ENDING)
    let rolling = seed
    for (let size = 1; size <= word.length; size++) {
      rolling = fnvStep(rolling, endingCode(word.charCodeAt(word.length - size)))
      if (size > longest) continue
      const entry = findHash(endings, endingHash(rolling, false))
      if (entry < 0) continue
      const second = known === undefined ? -1 : findHash(endings, secondHash(rolling))
      if (second >= 0) found[--at] = endingScripts[second]!
      found[--at] = endingScripts[entry]!
    }
    const whole = findHash(endings, endingHash(rolling, true))
    this.#isWhole = whole >= 0
    if (whole >= 0) {
      found[0] = endingScripts[whole]!
      return 1
    }
    found.copyWithin(0, at)
    return found.length - at
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
  const language = model.metadata['language']
  const settings = { language, turkish: language === 'tur', withoutYo: language === 'rus' }
  const vowels = model.has('vowels.scripts') ? { vowels: readTables(model, 'vowels.', { ...settings, language: undefined, grouping: 'length' }) } : {}
  return { ...readTables(model, '', { ...settings, grouping: (model.metadata['grouping'] ?? 'tag') as Grouping }), ...vowels }
}

type Settings = Pick<LemmaTables, 'grouping' | 'language' | 'turkish' | 'withoutYo'>

function readTables(model: NativeModel, prefix: string, settings: Settings): LemmaTables {
  return {
    endings: readHashTable(model, `${prefix}endings`),
    endingScripts: model.u16(`${prefix}endings.scripts`),
    scripts: model.u8(`${prefix}scripts`),
    defaults: model.u16(`${prefix}scripts.defaults`),
    ...(model.has(`${prefix}lemmas.known`) ? { known: model.u8(`${prefix}lemmas.known`) } : {}),
    ...settings
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
