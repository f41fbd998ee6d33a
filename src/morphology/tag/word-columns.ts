/**
 * Features of words for the taggers: rolling hashes over folded character codes, written to flat columns, no strings.
 * Training and run time share this file; a change here makes every trained model stale.
 */
import { foldCode, letterKind } from '../../core/folding.js'
import { FNV_OFFSET, fnvStep, murmurRound } from '../../core/hashing.js'

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

const tail = new Uint16Array(8)

/** How letters' case counts in the shape: as written; or not at all (text wholly in capitals, or lower-cased). */
export type CaseUse = 'written' | 'ignored'

/**
 * Writes the columns of `text[start, end)`, except `lexicon` and `cluster`, to row `row`.
 * @param initial whether it is the first word of its sentence (a capital means little there)
 */
export function writeWord(columns: WordColumns, row: number, text: string, start: number, end: number, initial: boolean, caseUse: CaseUse): void {
  const { data, capacity } = columns
  let hash = FNV_OFFSET
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
    const kind = letterKind(written)
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
    hash = fnvStep(hash, code)
    tail[length & 7] = code
    length++
    if (length <= 4) data[(Column.prefix1 + length - 1) * capacity + row] = murmurRound(hash)
  }
  data[Column.word * capacity + row] = murmurRound(hash)
  let suffix = FNV_OFFSET
  for (let size = 1; size <= 5; size++) {
    if (size <= length) suffix = fnvStep(suffix, tail[(length - size) & 7]!)
    data[(Column.suffix1 + size - 1) * capacity + row] = size <= length ? murmurRound(suffix) : 0
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
