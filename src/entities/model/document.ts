/** Columns of a whole text: what each token is, where it stands in its sentence, and what the rest of the text says of the same word. */
import { fibonacciHash } from '../../core/hashing.js'
import type { Interruption } from '../../core/hooks.js'
import { TokenClass, type TokenList } from '../../core/spans.js'
import { findHash, type HashTable } from '../../models/hash-table.js'
import type { WordClusters } from '../lists/clusters.js'
import type { KnownSpans } from '../lists/known-spans.js'
import { Case, Column, Evidence, isCapital, junctionOf, MARGIN, TokenColumns, writeToken } from './columns.js'

/** Word tables beside the model; all optional. */
export interface WordTables {
  readonly clusters?: WordClusters | undefined
  /** Dictionary of the part-of-speech tagger. */
  readonly lexicon?: Lexicon | undefined
  /** Writes the flags of the lists, one number a token. */
  /** Names that the knowledge base knows. */
  readonly known?: KnownSpans | undefined
  readonly listFlags?: (tokens: TokenList, caseless: boolean, out: Uint32Array) => void
}

/** Words and the class of parts of speech of each. */
export interface Lexicon {
  readonly table: HashTable
  readonly classes: Uint8Array
}

/** Tokens that are written between two looks at whether the task has been cancelled. */
const TOKENS_A_CHECK = 4096

/** Kinds of sentences by their capitals. */
const SentenceCase = { usual: 0, capitals: 1, heading: 2, small: 3 } as const

/** Least `Column.situation` of a token in a sentence of small letters. */
const SMALL_SENTENCE = 16 * 3 * SentenceCase.small

/** A text's columns, ready for `tokenFeatures`; token i of sentence s stands in row `i + MARGIN + 2 * MARGIN * s`. Reused from text to text. */
export class DocumentColumns extends TokenColumns {
  /** Row of each token. */
  rows: Uint32Array = new Uint32Array(0)
  #flags: Uint32Array = new Uint32Array(0)
  /** Whether a sentence of the document has small letters only. */
  #small = false
  #smallFlags: Uint32Array = new Uint32Array(0)
  #known: Uint8Array = new Uint8Array(0)
  #slots: Int32Array = new Int32Array(0)

  /**
   * Fills all columns. Linear in the text.
   * @param post the text is a post: listed names count in small letters too, as in every sentence that has no capitals
   */
  fill(tokens: TokenList, caseless: boolean, post: boolean, tables: WordTables, hooks?: Interruption): void {
    const { count, sentences } = tokens
    this.#small = false
    this.reset(count + 2 * MARGIN * (sentences.length + 1))
    if (this.rows.length < count) {
      this.rows = new Uint32Array(2 * count)
      this.#flags = new Uint32Array(2 * count)
    }
    for (let sentence = 0; sentence < sentences.length; sentence++) {
      const first = sentences[sentence]!
      const end = sentence + 1 < sentences.length ? sentences[sentence + 1]! : count
      const shift = MARGIN + 2 * MARGIN * sentence
      this.fence(first + shift - MARGIN, end + shift)
      for (let token = first; token < end; token++) this.rows[token] = token + shift
      this.#fillSentence(tokens, first, end, caseless, hooks)
    }
    hooks?.check()
    this.#fillLookups(tokens, caseless || post, tables)
    hooks?.check()
    this.#fillEvidence(tokens)
  }

  #fillSentence(tokens: TokenList, first: number, end: number, caseless: boolean, hooks: Interruption | undefined): void {
    const { data, capacity, rows } = this
    const cases = Column.letterCase * capacity
    let capital = 0
    let small = 0
    let allCapitals = 0
    for (let token = first; token < end; token++) {
      if (token % TOKENS_A_CHECK === TOKENS_A_CHECK - 1) hooks?.check()
      const row = rows[token]!
      writeToken(this, row, tokens, token, caseless)
      const letterCase = data[cases + row]!
      if (letterCase === Case.lower) small++
      else if (isCapital(letterCase)) {
        capital++
        if (letterCase === Case.capitals || letterCase === Case.single) allCapitals++
      }
    }
    let kind: number = SentenceCase.usual
    if (small === 0 && capital >= 3 && 4 * allCapitals >= 3 * capital) kind = SentenceCase.capitals
    else if (capital >= 3 && capital > 2 * small) kind = SentenceCase.heading
    else if (capital === 0 && small >= 3) kind = SentenceCase.small
    if (kind === SentenceCase.small) this.#small = true
    let initial = 1
    let previous: number = Case.mark
    for (let token = first; token < end; token++) {
      const row = rows[token]!
      if (kind === SentenceCase.capitals && isCapital(data[cases + row]!)) writeToken(this, row, tokens, token, true)
      const letterCase = data[cases + row]!
      data[Column.situation * capacity + row] = letterCase + 16 * (initial + 3 * kind)
      const attached = token > first && tokens.ends[token - 1] === tokens.starts[token]
      data[Column.junction * capacity + row] = junctionOf(previous, letterCase, attached)
      previous = letterCase
      if (letterCase === Case.mark) {
        const code = tokens.text.charCodeAt(tokens.starts[token]!)
        // a colon or an opening quotation may start a sentence of its own
        if (initial === 0 && (code === 58 || code === 0x201c || code === 0x201e || code === 0xab || code === 34)) initial = 2
      } else initial = 0
    }
  }

  #fillLookups(tokens: TokenList, caseless: boolean, tables: WordTables): void {
    const { data, capacity, rows } = this
    const { count } = tokens
    const flags = this.#flags
    const { clusters, lexicon, listFlags, known } = tables
    const plain = withoutHashes(tokens)
    if (known !== undefined) {
      if (this.#known.length < count) this.#known = new Uint8Array(2 * count)
      known.write(plain, caseless, this.#known)
    }
    if (listFlags !== undefined) {
      flags.fill(0, 0, count)
      listFlags(plain, caseless, flags)
      if (!caseless && this.#small) {
        // somebody who writes no capitals writes names without them
        if (this.#smallFlags.length < count) this.#smallFlags = new Uint32Array(flags.length)
        listFlags(plain, true, this.#smallFlags)
        for (let token = 0; token < count; token++) {
          if (data[Column.situation * capacity + rows[token]!]! >= SMALL_SENTENCE) flags[token] = this.#smallFlags[token]!
        }
      }
    }
    for (let token = 0; token < count; token++) {
      const row = rows[token]!
      data[Column.known * capacity + row] = known === undefined ? 0 : this.#known[token]!
      data[Column.lists * capacity + row] = listFlags === undefined ? 0 : flags[token]!
      const entry = lexicon === undefined ? -1 : findHash(lexicon.table, data[Column.word * capacity + row]!)
      data[Column.lexicon * capacity + row] = entry < 0 ? 0 : lexicon!.classes[entry]!
      const leaf = clusters === undefined ? -1 : clusters.of(data[Column.word * capacity + row]!)
      data[Column.clusterFine * capacity + row] = leaf + 1
      data[Column.clusterMiddle * capacity + row] = leaf < 0 ? 0 : clusters!.middle(leaf) + 1
      data[Column.clusterCoarse * capacity + row] = leaf < 0 ? 0 : clusters!.coarse(leaf) + 1
    }
  }

  /** One pass gathers where each word stands with a capital inside a sentence, a second one writes it to the word's other mentions. */
  #fillEvidence(tokens: TokenList): void {
    const { data, capacity, rows } = this
    const { count } = tokens
    let size = 64
    while (size < 2 * count) size *= 2
    if (this.#slots.length < 4 * size) this.#slots = new Int32Array(4 * size)
    const slots = this.#slots
    slots.fill(-1, 0, 4 * size)
    const mask = size - 1
    for (let token = 0; token < count; token++) {
      const row = rows[token]!
      const situation = data[Column.situation * capacity + row]!
      const letterCase = situation & 15
      const isEvidence = letterCase === Case.uncased || letterCase === Case.ignored || letterCase === Case.katakana || (situation < 16 && isCapital(letterCase))
      if (!isEvidence && letterCase !== Case.lower) continue
      const slot = 4 * findSlot(slots, mask, data[Column.word * capacity + row]!)
      slots[slot] = data[Column.word * capacity + row]!
      if (letterCase === Case.lower) slots[slot + 3] = 1
      else {
        if (slots[slot + 1] === -1) slots[slot + 1] = row
        slots[slot + 2] = row
      }
      if (slots[slot + 3] === -1) slots[slot + 3] = 0
    }
    for (let token = 0; token < count; token++) {
      const row = rows[token]!
      const letterCase = data[Column.letterCase * capacity + row]!
      let evidence = 0
      let elsewhere = -1
      if ((letterCase >= Case.lower && letterCase <= Case.ignored) || letterCase === Case.katakana) {
        const slot = 4 * findSlot(slots, mask, data[Column.word * capacity + row]!)
        const first = slots[slot + 1]!
        const last = slots[slot + 2]!
        elsewhere = first !== row ? first : last !== row ? last : -1
        if (elsewhere >= 0) evidence |= Evidence.capital
        if (letterCase !== Case.lower && slots[slot + 3] === 1) evidence |= Evidence.lower
      }
      data[Column.evidence * capacity + row] = evidence
      data[Column.elsewhere * capacity + row] = elsewhere
    }
  }
}

/** Slot of a word: its own or a free one; a free one has -1 in its last cell. */
function findSlot(slots: Int32Array, mask: number, word: number): number {
  let slot = fibonacciHash(word, 25)
  for (;;) {
    slot &= mask
    if (slots[4 * slot + 3] === -1 || slots[4 * slot] === word) return slot
    slot++
  }
}

/** Hashtags as plain words, so that lists know them. */
function withoutHashes(tokens: TokenList): TokenList {
  const { classes, count } = tokens
  if (!classes.includes(TokenClass.hashtag)) return tokens
  const starts = tokens.starts.slice(0, count)
  const plain = classes.slice(0, count)
  for (let token = 0; token < count; token++) {
    if (plain[token] !== TokenClass.hashtag) continue
    starts[token]!++
    plain[token] = TokenClass.word
  }
  return { ...tokens, starts, classes: plain }
}
