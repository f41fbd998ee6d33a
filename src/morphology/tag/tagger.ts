/**
 * Part-of-speech taggers: greedy left to right, each word scored by the sum of sixteen small weights over some fifty hashed features of
 * the word, its neighbours and the two tags before (averaged perceptron, M. Collins 2002; trained by scripts/tagger/train.ts).
 * Weights are bytes, four to a 32-bit word and summed two at a time in 16-bit halves: a feature costs four loads and eight additions.
 */
import { wordHash } from '../../core/folding.js'
import { changesLowered, changesRaised } from '../../core/letter-case.js'
import { tagNumber } from '../../core/part-of-speech.js'
import { TokenClass, type TokenList } from '../../core/spans.js'
import { findHash, type HashTable, readHashTable } from '../../models/hash-table.js'
import type { ModelStore, NativeModel } from '../../models/store.js'
import { taggerArtefact } from '../languages.js'
import { type Constraint, constraintOf } from './constraints.js'
import { historyFeatures, MAX_FEATURES, NO_VERB, nextClause, staticFeatures } from './features.js'
import { mayBeMark, tagOfMark } from './marks.js'
import { closedTagsOf, isNoClosedWord } from './unknown-words.js'
import { type CaseUse, Column, MARGIN, WordColumns, writeWord } from './word-columns.js'

export interface TagOptions {
  /** false: every token is tagged alone. */
  readonly disambiguate?: boolean
  /** true: the text is a search query; every token is tagged alone and letters' case is not looked at. */
  readonly query?: boolean
  /** true: letters' case says nothing (English in capitals, `uen`). */
  readonly caseless?: boolean
  /** Numbers of sentences in which letters' case says nothing. */
  readonly caselessSentences?: ReadonlySet<number> | undefined
  /** Called every few milliseconds of work; throws when the task has been cancelled. */
  readonly check?: () => void
}

/** What a tagger is made of; as tensors in the model file. */
export interface TaggerTables {
  readonly features: HashTable
  /** Four 32-bit words an entry of `features`; byte t is tag t's weight plus 128. */
  readonly weights: Uint32Array
  readonly lexicon: HashTable
  /** Ambiguity class of each entry of `lexicon`, from 1. */
  readonly lexiconClasses: Uint8Array
  readonly clusters: HashTable
  readonly clusterNumbers: Uint16Array
}

/** Tokens that are tagged between two looks at whether the task has been cancelled. */
const TOKENS_A_CHECK = 1024

/** The tag before the first word of a sentence. */
export const NO_TAG = 16

/** Tokens of a sentence in which a word's neighbours tell little. */
const FEW = 4

const CLOSED = ~[tagNumber.ADJ, tagNumber.ADV, tagNumber.NOUN, tagNumber.PROPN, tagNumber.VERB, tagNumber.X].reduce((mask, tag) => mask | (1 << tag), 0)

const LOW = 0x00ff00ff

export class Tagger {
  readonly #tables: TaggerTables
  readonly #columns = new WordColumns()
  readonly #features = new Int32Array(MAX_FEATURES)

  readonly #constraint: Constraint | undefined
  readonly #closedTags: number

  /**
   * @param constraint what grammar says against the weights, in sentences
   * @param language whose closed tags unknown words do not have; without, those of any language
   */
  constructor(tables: TaggerTables, constraint?: Constraint, language?: string) {
    this.#tables = tables
    this.#constraint = constraint
    this.#closedTags = closedTagsOf(language)
  }

  /** Whether the tagger's lexicon has a word (wrongly also one in 16,000 others). */
  knows(word: string): boolean {
    return findHash(this.#tables.lexicon, wordHash(word)) >= 0
  }

  /** Tag numbers (`tagNumber`) of all tokens, by the model or, for addresses, handles and emoji, by their class. Linear in the length of the text. */
  tag(tokens: TokenList, options: TagOptions = {}): Uint8Array {
    const tags = new Uint8Array(tokens.count)
    const alone = options.query === true || options.disambiguate === false
    const caseUse: CaseUse = options.caseless === true || options.query === true ? 'ignored' : 'written'
    if (alone) {
      for (let index = 0; index < tokens.count; index++) {
        if (index % TOKENS_A_CHECK === 0) options.check?.()
        this.#tagSpan(tokens, index, index + 1, caseUse, false, tags)
      }
      return tags
    }
    const { sentences } = tokens
    let unchecked = 0
    for (let sentence = 0; sentence < sentences.length; sentence++) {
      const first = sentences[sentence]!
      const end = sentence + 1 < sentences.length ? sentences[sentence + 1]! : tokens.count
      unchecked += end - first
      if (unchecked > TOKENS_A_CHECK) {
        unchecked = 0
        options.check?.()
      }
      const isCaseless = caseUse === 'written' && (options.caselessSentences?.has(sentence) === true || inCapitals(tokens, first, end))
      this.#tagSpan(tokens, first, end, isCaseless ? 'ignored' : caseUse, true, tags, options.check)
      this.#constraint?.(tokens, first, end, tags)
    }
    return tags
  }

  /** The tag of an open class that a token alone has besides `tag`. */
  tagWithout(tokens: TokenList, index: number, tag: number): number {
    const columns = this.#columns
    columns.reset(1)
    writeToken(columns, MARGIN, tokens.text, tokens.starts[index]!, tokens.ends[index]!, true, 'written')
    fillLookups(columns, MARGIN, this.#tables)
    return this.#best(MARGIN, NO_TAG, NO_TAG, NO_VERB, (1 << tag) | CLOSED)
  }

  #tagSpan(tokens: TokenList, first: number, end: number, caseUse: CaseUse, inSentence: boolean, tags: Uint8Array, check?: () => void): void {
    const count = end - first
    const columns = this.#columns
    columns.reset(count)
    for (let index = 0; index < count; index++) {
      const token = first + index
      writeToken(columns, MARGIN + index, tokens.text, tokens.starts[token]!, tokens.ends[token]!, inSentence && index === 0, caseUse)
      fillLookups(columns, MARGIN + index, this.#tables)
    }
    let previous = NO_TAG
    let beforePrevious = NO_TAG
    let clause = NO_VERB
    for (let index = 0; index < count; index++) {
      if (index % TOKENS_A_CHECK === TOKENS_A_CHECK - 1) check?.()
      const tag =
        tagOfClass(tokens.classes[first + index]!) ??
        tagOfMark(
          tokens,
          first + index,
          this.#tagOfWord(tokens, first + index, MARGIN + index, previous, beforePrevious, clause, count),
          inSentence && index === 0
        )
      clause = nextClause(clause, tag)
      tags[first + index] = tag
      beforePrevious = previous
      previous = tag
    }
  }

  /** The best tag of a token among `count`; that of an open class for a word that the lexicon lacks where they are few. */
  #tagOfWord(tokens: TokenList, token: number, row: number, previous: number, beforePrevious: number, clause: number, count: number): number {
    const barred = mayBeMark(tokens, token) ? 0 : 1 << tagNumber.PUNCT
    const tag = this.#best(row, previous, beforePrevious, clause, barred)
    if (count > FEW || ((this.#closedTags >> tag) & 1) === 0 || tokens.classes[token] !== TokenClass.word) return tag
    const word = tokens.text.slice(tokens.starts[token], tokens.ends[token])
    if (!isNoClosedWord(word) || this.knows(word) || this.knows(word.toLowerCase())) return tag
    return this.#best(row, previous, beforePrevious, clause, barred | this.#closedTags)
  }

  /** @param barred tags that it may not be, a bit each */
  #best(row: number, previous: number, beforePrevious: number, clause: number, barred: number): number {
    const features = this.#features
    const { weights } = this.#tables
    const { offsets, checks, shift } = this.#tables.features
    const count = historyFeatures(this.#columns, row, previous, beforePrevious, clause, features, staticFeatures(this.#columns, row, features))
    let even0 = 0
    let odd0 = 0
    let even1 = 0
    let odd1 = 0
    let even2 = 0
    let odd2 = 0
    let even3 = 0
    let odd3 = 0
    for (let feature = 0; feature < count; feature++) {
      const hash = features[feature]!
      const bucket = hash >>> shift
      const check = hash & 0xffff
      const stop = offsets[bucket + 1]!
      for (let index = offsets[bucket]!; index < stop; index++) {
        if (checks[index] !== check) continue
        const at = index << 2
        const word0 = weights[at]!
        const word1 = weights[at + 1]!
        const word2 = weights[at + 2]!
        const word3 = weights[at + 3]!
        even0 += word0 & LOW
        odd0 += (word0 >>> 8) & LOW
        even1 += word1 & LOW
        odd1 += (word1 >>> 8) & LOW
        even2 += word2 & LOW
        odd2 += (word2 >>> 8) & LOW
        even3 += word3 & LOW
        odd3 += (word3 >>> 8) & LOW
        break
      }
    }
    // every tag's sum holds 128 for each feature found, so the sums compare as they are
    let tag = 0
    let best = -1
    const consider = (sum: number, candidate: number): void => {
      if (sum > best && ((barred >> candidate) & 1) === 0) {
        best = sum
        tag = candidate
      }
    }
    consider(even0 & 0xffff, 0)
    consider(odd0 & 0xffff, 1)
    consider(even0 >>> 16, 2)
    consider(odd0 >>> 16, 3)
    consider(even1 & 0xffff, 4)
    consider(odd1 & 0xffff, 5)
    consider(even1 >>> 16, 6)
    consider(odd1 >>> 16, 7)
    consider(even2 & 0xffff, 8)
    consider(odd2 & 0xffff, 9)
    consider(even2 >>> 16, 10)
    consider(odd2 >>> 16, tagNumber.PUNCT)
    consider(even3 & 0xffff, 12)
    consider(odd3 & 0xffff, 13)
    consider(even3 >>> 16, 14)
    consider(odd3 >>> 16, 15)
    return tag
  }
}

/** The tag that follows from a token's class alone, whatever the text around it. */
export function tagOfClass(tokenClass: number): number | undefined {
  if (tokenClass < TokenClass.url) return undefined
  if (tokenClass === TokenClass.handle) return tagNumber.PROPN
  return tokenClass === TokenClass.emoji ? tagNumber.SYM : tagNumber.X
}

/** Writes a token's columns; letters with separate accents (NFD) are composed first. */
export function writeToken(columns: WordColumns, row: number, text: string, start: number, end: number, initial: boolean, caseUse: CaseUse): void {
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at)
    if (code >= 0x300 && code < 0x370) {
      const composed = text.slice(start, end).normalize('NFC')
      writeWord(columns, row, composed, 0, composed.length, initial, caseUse)
      return
    }
  }
  writeWord(columns, row, text, start, end, initial, caseUse)
}

/** Fills the columns that come from tables: ambiguity class and cluster, 0 for a word in neither. */
export function fillLookups(columns: WordColumns, row: number, tables: Pick<TaggerTables, 'lexicon' | 'lexiconClasses' | 'clusters' | 'clusterNumbers'>): void {
  const { data, capacity } = columns
  const hash = data[Column.word * capacity + row]!
  const entry = findHash(tables.lexicon, hash)
  data[Column.lexicon * capacity + row] = entry < 0 ? 0 : tables.lexiconClasses[entry]!
  const cluster = findHash(tables.clusters, hash)
  data[Column.cluster * capacity + row] = cluster < 0 ? 0 : tables.clusterNumbers[cluster]!
}

/** Whether a sentence of two words or more with letters has capitals only. */
export function inCapitals(tokens: TokenList, first: number, end: number): boolean {
  let words = 0
  for (let token = first; token < end; token++) {
    if (tokens.classes[token] !== TokenClass.word) continue
    let upper = false
    for (let at = tokens.starts[token]!; at < tokens.ends[token]!; at++) {
      const code = tokens.text.charCodeAt(at)
      if (code < 65) continue
      if (changesRaised(code)) return false
      if (!upper && changesLowered(code)) upper = true
    }
    if (upper) words++
  }
  return words >= 2
}

/** Numbers of the sentences that have words and no capital: in German, whose nouns have capitals, letters' case says nothing there. */
export function inSmallLetters(tokens: TokenList): Set<number> {
  const found = new Set<number>()
  const { sentences } = tokens
  for (let sentence = 0; sentence < sentences.length; sentence++) {
    const end = sentences[sentence + 1] ?? tokens.count
    let hasWord = false
    let hasCapital = false
    for (let token = sentences[sentence]!; token < end && !hasCapital; token++) {
      if (tokens.classes[token] !== TokenClass.word) continue
      hasWord = true
      for (let at = tokens.starts[token]!; at < tokens.ends[token]! && !hasCapital; at++) hasCapital = changesLowered(tokens.text.charCodeAt(at))
    }
    if (hasWord && !hasCapital) found.add(sentence)
  }
  return found
}

/** Reads the tables of a model file. @throws ModelError when a tensor is absent */
export function readTaggerTables(model: NativeModel): TaggerTables {
  return {
    features: readHashTable(model, 'features'),
    weights: model.u32('features.weights'),
    lexicon: readHashTable(model, 'lexicon'),
    lexiconClasses: model.u8('lexicon.classes'),
    clusters: readHashTable(model, 'clusters'),
    clusterNumbers: model.u16('clusters.numbers')
  }
}

const loaded = new WeakMap<ModelStore, Map<string, Tagger | undefined>>()

/** The tagger of a language, memoised per store; undefined when there is none. @throws ModelError for a damaged model */
export function loadTagger(store: ModelStore, language: string): Tagger | undefined {
  let taggers = loaded.get(store)
  if (taggers === undefined) {
    taggers = new Map()
    loaded.set(store, taggers)
  }
  if (!taggers.has(language)) {
    const id = taggerArtefact(store, language)
    taggers.set(language, id === undefined ? undefined : new Tagger(readTaggerTables(store.load(id)), constraintOf(language), language))
  }
  return taggers.get(language)
}
