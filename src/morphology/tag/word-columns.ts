/**
 * Features of words for the taggers: rolling hashes over folded character codes, written to flat columns, no strings.
 * Training and run time share this file; a change here makes every trained model stale.
 */

/** Columns of a word; `Columns.data[column * capacity + row]`. */
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
  shape: 10,
  lexicon: 11,
  cluster: 12
} as const

const COLUMNS = 13
/** Rows before the first and after the last word of a sentence that stand for "nothing there". */
export const MARGIN = 2

/** Columns of one sentence; row `MARGIN + i` is word i. Grows as needed and is reused. */
export class WordColumns {
  capacity = 0
  data: Int32Array = new Int32Array(0)

  /** Makes room for `count` words and marks the rows around them. */
  reset(count: number): void {
    if (count + 2 * MARGIN > this.capacity) {
      this.capacity = Math.max(256, 2 * (count + 2 * MARGIN))
      this.data = new Int32Array(this.capacity * COLUMNS)
    }
    for (let column = 0; column < COLUMNS; column++) {
      const at = column * this.capacity
      this.data[at] = this.data[at + 1] = BEFORE
      this.data[at + MARGIN + count] = this.data[at + MARGIN + count + 1] = AFTER
    }
  }
}

const BEFORE = 0x51ab7
const AFTER = 0x7c3d1

/** Folded code of each character below U+0700, 0 for one to skip; others are themselves (full-width forms apart). */
const folded = foldTable()
/** 1 lower-case, 2 upper-case, 3 digit, 4 other letter, 0 none of these; below U+0700. */
const kinds = kindTable()

function foldTable(): Uint16Array {
  const table = new Uint16Array(0x700)
  for (let code = 0; code < table.length; code++) {
    const character = String.fromCharCode(code)
    const lower = character.toLowerCase()
    // İ lower-cases to two characters
    table[code] = lower.length === 1 ? lower.charCodeAt(0) : lower.charCodeAt(0)
    if (/\p{Nd}/u.test(character)) table[code] = 48
    // Arabic vowel signs, tatweel and Hebrew points carry no part of speech and are rarely written
    if ((code >= 0x64b && code <= 0x652) || code === 0x670 || code === 0x640 || (code >= 0x591 && code <= 0x5c7 && code !== 0x5be)) table[code] = 0
  }
  for (const alef of [0x622, 0x623, 0x625, 0x671]) table[alef] = 0x627
  table[0x649] = table[0x64a] = 0x6cc
  table[0x643] = 0x6a9
  return table
}

function kindTable(): Uint8Array {
  const table = new Uint8Array(0x700)
  for (let code = 0; code < table.length; code++) {
    const character = String.fromCharCode(code)
    if (/\p{Nd}/u.test(character)) table[code] = 3
    else if (/\p{Lu}|\p{Lt}/u.test(character)) table[code] = 2
    else if (/\p{Ll}/u.test(character)) table[code] = 1
    else if (/\p{L}/u.test(character)) table[code] = 4
  }
  return table
}

/** The folded code of a UTF-16 unit: lower case, ASCII for full-width forms and curly apostrophes, `0` for every digit, 0 to skip it. */
export function foldCode(code: number): number {
  if (code < 0x700) return folded[code]!
  if (code === 0x2019 || code === 0x2bc) return 39
  if (code >= 0xff01 && code <= 0xff5e) return folded[code - 0xfee0]!
  if (code === 0x200c || code === 0x200d) return 0
  return code
}

/** What a UTF-16 unit is: 1 lower-case letter, 2 upper-case, 3 digit, 4 letter of a script without case, 0 none of these. */
export function kindOf(code: number): number {
  if (code < 0x700) return kinds[code]!
  if (code >= 0x1e00 && code < 0x2000) return String.fromCharCode(code).toUpperCase().charCodeAt(0) === code ? 2 : 1
  if (code >= 0xff10 && code <= 0xff19) return 3
  return code >= 0x900 && !(code >= 0x2000 && code < 0x2c00) && !(code >= 0x3000 && code < 0x3041) ? 4 : 0
}

/** FNV-1a style step over 16-bit units. */
export function step(hash: number, code: number): number {
  return Math.imul(hash ^ code, 0x01000193)
}

/** Final mix of a hash (murmur3's), so that all bits depend on all characters. */
export function finish(hash: number): number {
  let mixed = hash ^ (hash >>> 16)
  mixed = Math.imul(mixed, 0x85ebca6b)
  mixed ^= mixed >>> 13
  return mixed
}

export const SEED = 0x811c9dc5 | 0

/** Hash under which lexicon and cluster tables know a word: its folded characters, as `writeWord` stores them in the word column. */
export function wordHash(word: string): number {
  let hash = SEED
  for (let at = 0; at < word.length; at++) {
    const code = foldCode(word.charCodeAt(at))
    if (code !== 0) hash = step(hash, code)
  }
  return finish(hash)
}

const tail = new Uint16Array(8)

/** How letters' case counts in the shape: as written; or not at all (text wholly in capitals, or lower-cased). */
export type CaseUse = 'written' | 'ignored'

/**
 * Writes the columns of `text[start, end)`, except `lexicon` and `cluster`, to row `row`.
 * @param initial whether it is the first word of its sentence (a capital means little there)
 */
export function writeWord(columns: WordColumns, row: number, text: string, start: number, end: number, initial: boolean, caseUse: CaseUse): void {
  const { data, capacity } = columns
  let hash = SEED
  let length = 0
  let upper = 0
  let lower = 0
  let digits = 0
  let others = 0
  let firstUpper = false
  let marks = 0
  for (let column = Column.prefix1; column <= Column.prefix4; column++) data[column * capacity + row] = 0
  for (let at = start; at < end; at++) {
    const written = text.charCodeAt(at)
    const kind = kindOf(written)
    if (kind === 2) {
      upper++
      if (length === 0) firstUpper = true
    } else if (kind === 1) lower++
    else if (kind === 3) digits++
    else if (kind === 4) others++
    else if (written === 45 || written === 0x2010) marks |= 1
    else if (written === 46) marks |= 2
    else if (written === 39 || written === 0x2019) marks |= 4
    else marks |= 8
    const code = foldCode(written)
    if (code === 0) continue
    hash = step(hash, code)
    tail[length & 7] = code
    length++
    if (length <= 4) data[(Column.prefix1 + length - 1) * capacity + row] = finish(hash)
  }
  data[Column.word * capacity + row] = finish(hash)
  let suffix = SEED
  for (let size = 1; size <= 5; size++) {
    if (size <= length) suffix = step(suffix, tail[(length - size) & 7]!)
    data[(Column.suffix1 + size - 1) * capacity + row] = size <= length ? finish(suffix) : 0
  }
  let letterCase = 0
  if (caseUse === 'ignored') letterCase = 5
  else if (upper === 0) letterCase = lower > 0 ? 1 : 0
  else if (lower === 0) letterCase = upper > 1 ? 3 : 2
  else letterCase = firstUpper && upper === 1 ? 2 : 4
  const digitUse = digits === 0 ? 0 : upper + lower + others === 0 ? 1 : 2
  const letterUse = others > 0 ? 1 : 0
  data[Column.shape * capacity + row] =
    1 + letterCase + 6 * (digitUse + 3 * (marks + 16 * (letterUse + 2 * ((initial ? 1 : 0) + 2 * (length >= 4 ? 0 : length === 3 ? 1 : length === 2 ? 2 : 3)))))
}
