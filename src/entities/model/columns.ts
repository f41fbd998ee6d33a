/**
 * What the entity tagger sees of each token: rolling hashes and small classes in flat columns, no strings.
 * Training and run time share this file; a change here makes every trained model stale.
 */
import { foldCode, letterKind } from '../../core/folding.js'
import { FNV_OFFSET, fnvStep, murmurRound } from '../../core/hashing.js'
import { TokenClass, type TokenList } from '../../core/spans.js'

/** Columns of a token; `TokenColumns.data[column * capacity + row]`. */
export const Column = {
  word: 0,
  prefix1: 1,
  prefix2: 2,
  prefix3: 3,
  prefix4: 4,
  suffix1: 5,
  suffix2: 6,
  suffix3: 7,
  suffix4: 8,
  suffix5: 9,
  /** Pattern of capitals, small letters, digits and marks, runs shortened. */
  shape: 10,
  /** `Case`, 0 to 15. */
  letterCase: 11,
  /** Letters' case, place in the sentence and kind of sentence in one number. */
  situation: 12,
  clusterFine: 13,
  clusterMiddle: 14,
  clusterCoarse: 15,
  /** Flags of the lists. */
  lists: 16,
  /** What the rest of the document says of the word: bits of `Evidence`, 0 for nothing. */
  evidence: 17,
  /** Row of another mention of the word in the document, or -1. */
  elsewhere: 18,
  /** How the word and the one before it meet: index of the transition table. */
  junction: 19,
  prefix5: 20,
  prefix6: 21,
  /** The word without its last one, two, three letters: what an ending leaves. */
  stem1: 22,
  stem2: 23,
  stem3: 24,
  /** Which parts of speech the dictionary knows the word as, 0 for an unknown word. */
  lexicon: 25,
  /** What the token is of a name that the knowledge base knows, `knownSign`. */
  known: 26
} as const

const COLUMNS = 27
/** Rows before the first and after the last token of a sentence that stand for "nothing there". */
export const MARGIN = 2

/** Case and kind of a token. */
export const Case = {
  mark: 0,
  lower: 1,
  capital: 2,
  capitals: 3,
  mixed: 4,
  single: 5,
  uncased: 6,
  ignored: 7,
  number: 8,
  symbol: 9,
  address: 10,
  handle: 11,
  hashtag: 12,
  emoji: 13,
  /** Digits and letters. */
  code: 14,
  /** Katakana: words from abroad, many of them names. */
  katakana: 15
} as const

/** What the other mentions of a word say: seen with a capital inside a sentence, seen in small letters. */
export const Evidence = { capital: 1, lower: 2 } as const

/** Columns of one text; sentences stand one after another with `MARGIN` rows before and after each. Grows as needed and is reused. */
export class TokenColumns {
  capacity = 0
  data: Int32Array = new Int32Array(0)

  /** Makes room for `count` rows. */
  reset(count: number): void {
    if (count > this.capacity) {
      this.capacity = Math.max(1024, 2 * count)
      this.data = new Int32Array(this.capacity * COLUMNS)
    }
  }

  /** Marks the rows before a sentence and, from `after` on, those after it. */
  fence(before: number, after: number): void {
    for (let column = 0; column < COLUMNS; column++) {
      const at = column * this.capacity
      const value = column < Column.clusterFine ? 1 : 0
      this.data[at + before] = this.data[at + before + 1] = value * BEFORE
      this.data[at + after] = this.data[at + after + 1] = value * AFTER
    }
  }
}

const BEFORE = 0x51ab7
const AFTER = 0x7c3d1

const tail = new Uint16Array(8)
/** Hashes of the last beginnings of the word. */
const beginnings = new Int32Array(4)
const specialCase = new Map<number, number>([
  [TokenClass.url, Case.address],
  [TokenClass.email, Case.address],
  [TokenClass.handle, Case.handle],
  [TokenClass.hashtag, Case.hashtag],
  [TokenClass.emoji, Case.emoji]
])

const HIRAGANA = 7
const KATAKANA = 8

/** Sign of an East Asian letter in a shape. */
function scriptSign(code: number): number {
  if (code < 0x30a0) return HIRAGANA
  if (code < 0x3100 || (code >= 0xff66 && code < 0xffa0)) return KATAKANA
  return code >= 0xac00 && code < 0xd7b0 ? 10 : 9
}

/**
 * Writes word, affixes, shape and case of token `index` to row `row`; linear in its length, of which only the ends and the first 64 units
 * of the shape matter.
 * @param caseless letters' case says nothing
 */
export function writeToken(columns: TokenColumns, row: number, tokens: TokenList, index: number, caseless: boolean): void {
  const { data, capacity } = columns
  const { text } = tokens
  const end = tokens.ends[index]!
  // a hashtag is known by its word
  const start = tokens.classes[index] === TokenClass.hashtag ? tokens.starts[index]! + 1 : tokens.starts[index]!
  let hash = FNV_OFFSET
  let length = 0
  let upper = 0
  let lower = 0
  let digits = 0
  let others = 0
  let hiragana = 0
  let katakana = 0
  let firstUpper = false
  let shape = FNV_OFFSET
  let shapeRun = -1
  let shapeRepeat = 0
  let shapeLength = 0
  for (let column = Column.prefix1; column <= Column.prefix4; column++) data[column * capacity + row] = 0
  data[Column.prefix5 * capacity + row] = 0
  data[Column.prefix6 * capacity + row] = 0
  for (let at = start; at < end; at++) {
    const written = text.charCodeAt(at)
    const kind = letterKind(written)
    let sign: number = kind
    if (kind === 2) {
      upper++
      if (length === 0) firstUpper = true
      if (caseless) sign = 1
    } else if (kind === 1) lower++
    else if (kind === 3) digits++
    else if (kind === 4) others++
    else sign = written < 0x80 ? written : 5
    if (written >= 0x3041 && kind !== 2 && kind !== 1) {
      sign = scriptSign(written)
      if (sign === HIRAGANA) hiragana++
      else if (sign === KATAKANA) katakana++
    }
    if (sign !== shapeRun) {
      shapeRun = sign
      shapeRepeat = 1
      if (shapeLength++ < 12) shape = fnvStep(shape, sign)
    } else if (++shapeRepeat === 2 && shapeLength <= 12) shape = fnvStep(shape, 6)
    const code = foldCode(written)
    if (code === 0) continue
    hash = fnvStep(hash, code)
    tail[length & 7] = code
    length++
    beginnings[length & 3] = hash
    if (length <= 4) data[(Column.prefix1 + length - 1) * capacity + row] = murmurRound(hash)
    else if (length <= 6) data[(Column.prefix5 + length - 5) * capacity + row] = murmurRound(hash)
  }
  data[Column.word * capacity + row] = murmurRound(hash)
  for (let cut = 1; cut <= 3; cut++) data[(Column.stem1 + cut - 1) * capacity + row] = length - cut >= 3 ? murmurRound(beginnings[(length - cut) & 3]!) : 0
  let suffix = FNV_OFFSET
  for (let size = 1; size <= 5; size++) {
    if (size <= length) suffix = fnvStep(suffix, tail[(length - size) & 7]!)
    data[(Column.suffix1 + size - 1) * capacity + row] = size <= length ? murmurRound(suffix) : 0
  }
  const letters = upper + lower + others
  let letterCase: number
  if (letters === 0) letterCase = digits > 0 ? Case.number : tokens.classes[index] === TokenClass.symbol ? Case.symbol : Case.mark
  else if (digits > 0 && letters <= 2 * digits) letterCase = Case.code
  else if (others > upper + lower) letterCase = hiragana === others ? Case.lower : 2 * katakana > others ? Case.katakana : Case.uncased
  else if (caseless) letterCase = Case.ignored
  else if (upper === 0) letterCase = Case.lower
  else if (lower === 0) letterCase = upper === 1 ? Case.single : Case.capitals
  else letterCase = firstUpper && upper === 1 ? Case.capital : Case.mixed
  data[Column.letterCase * capacity + row] = specialCase.get(tokens.classes[index]!) ?? letterCase
  data[Column.shape * capacity + row] = murmurRound(shape)
}

/** Whether a case is one that a name would have in a script with case. */
export function isCapital(letterCase: number): boolean {
  return letterCase >= Case.capital && letterCase <= Case.single
}

/** How many tables of transitions there are: case groups of both words, and whether a space stands between them. */
export const JUNCTIONS = 50

const groups = [0, 1, 2, 2, 2, 2, 3, 3, 4, 0, 4, 4, 4, 0, 4, 2] as const

/** Index of the transition table for a token after another. */
export function junctionOf(previousCase: number, letterCase: number, attached: boolean): number {
  return (groups[previousCase] ?? 0) * 5 + (groups[letterCase] ?? 0) + (attached ? 25 : 0)
}
