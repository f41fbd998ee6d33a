/** Feature templates of the taggers over the word columns of a sentence: each yields one 32-bit hash, kept apart by the template's number. */
import { pairFeature, valueFeature } from '../../core/hashing.js'
import { tagNumber } from '../../core/part-of-speech.js'
import { Column, type WordColumns } from './word-columns.js'

// V8 treats a constant of this file as known; an imported function is looked up at each of the many calls (1 to 5 % of the time)
const one = valueFeature
const two = pairFeature

/** More than any word has. */
export const MAX_FEATURES = 64

/**
 * Writes the features of the word in `row` that do not depend on tags.
 * @returns the number of features written to `out`
 */
export function staticFeatures(columns: WordColumns, row: number, out: Int32Array): number {
  const { data, capacity } = columns
  const words = Column.word * capacity + row
  const word = data[words]!
  const left = data[words - 1]!
  const right = data[words + 1]!
  const lexicons = Column.lexicon * capacity + row
  const lexicon = data[lexicons]!
  const lexiconLeft = data[lexicons - 1]!
  const lexiconRight = data[lexicons + 1]!
  const lexiconRight2 = data[lexicons + 2]!
  const clusters = Column.cluster * capacity + row
  const cluster = data[clusters]!
  const clusterLeft = data[clusters - 1]!
  const clusterRight = data[clusters + 1]!
  const shapes = Column.shape * capacity + row
  const shape = data[shapes]!
  const suffix1 = Column.suffix1 * capacity + row
  const suffix2 = data[suffix1 + capacity]!
  const suffix3 = data[suffix1 + 2 * capacity]!
  let at = 0
  out[at++] = 0x1234567
  out[at++] = one(1, word)
  out[at++] = one(2, left)
  out[at++] = one(3, right)
  out[at++] = one(4, data[words - 2]!)
  out[at++] = one(5, data[words + 2]!)
  out[at++] = two(6, left, word)
  out[at++] = two(7, word, right)
  for (let size = 0; size < 5; size++) {
    const suffix = data[suffix1 + size * capacity]!
    if (suffix !== 0) out[at++] = one(8 + size, suffix)
  }
  const prefix1 = Column.prefix1 * capacity + row
  for (let size = 0; size < 4; size++) {
    const prefix = data[prefix1 + size * capacity]!
    if (prefix !== 0) out[at++] = one(13 + size, prefix)
  }
  out[at++] = one(17, shape)
  out[at++] = two(18, shape, suffix2)
  out[at++] = two(19, shape, data[shapes + 1]!)
  out[at++] = two(20, shape, data[shapes - 1]!)
  out[at++] = one(21, lexicon)
  out[at++] = two(22, lexiconLeft, lexicon)
  out[at++] = two(23, lexicon, lexiconRight)
  out[at++] = two(24, lexiconRight, lexiconRight2)
  out[at++] = two(25, two(0, lexiconLeft, lexicon), lexiconRight)
  out[at++] = two(26, word, lexiconRight)
  out[at++] = two(27, word, lexiconLeft)
  out[at++] = one(28, data[suffix1 - 1 + 2 * capacity]!)
  out[at++] = one(29, data[suffix1 + 1 + 2 * capacity]!)
  out[at++] = two(30, suffix2, data[suffix1 + 1 + capacity]!)
  out[at++] = two(31, suffix2, right)
  out[at++] = two(32, lexicon, suffix3)
  out[at++] = two(33, lexicon, shape)
  out[at++] = two(34, left, right)
  if (cluster !== 0) {
    out[at++] = one(35, cluster)
    out[at++] = two(36, clusterLeft, cluster)
    out[at++] = two(37, cluster, clusterRight)
    out[at++] = two(38, cluster, lexicon)
  }
  out[at++] = one(39, clusterLeft)
  out[at++] = one(40, clusterRight)
  out[at++] = two(41, clusterRight, data[clusters + 2]!)
  out[at++] = two(42, lexiconRight, suffix3)
  out[at++] = two(43, clusterRight, word)
  out[at++] = two(44, clusterLeft, word)
  out[at++] = two(45, two(0, clusterLeft, cluster), clusterRight)
  return at
}

/** State of a clause before its first verb. */
export const NO_VERB = 7

/** Words since the last verb of the clause (at most 5), or `NO_VERB`; a punctuation mark starts a clause. */
export function nextClause(clause: number, tag: number): number {
  if (tag === tagNumber.VERB) return 0
  if (tag === tagNumber.PUNCT) return NO_VERB
  return clause < 5 ? clause + 1 : clause
}

/**
 * Appends to `out` from `at` on the features that depend on the tags of the two words before and on `nextClause`'s state.
 * @returns the number of features now in `out`
 */
export function historyFeatures(
  columns: WordColumns,
  row: number,
  previous: number,
  beforePrevious: number,
  clause: number,
  out: Int32Array,
  at: number
): number {
  const { data, capacity } = columns
  const word = data[Column.word * capacity + row]!
  const right = data[Column.word * capacity + row + 1]!
  const lexicon = data[Column.lexicon * capacity + row]!
  const lexiconRight = data[Column.lexicon * capacity + row + 1]!
  const both = 1 + previous + 32 * (1 + beforePrevious)
  out[at++] = one(48, previous)
  out[at++] = one(49, both)
  out[at++] = two(50, previous, word)
  out[at++] = two(51, previous, lexicon)
  out[at++] = two(52, both, lexicon)
  out[at++] = two(53, previous, data[Column.suffix3 * capacity + row]!)
  out[at++] = two(54, previous, right)
  out[at++] = two(55, two(0, previous, lexicon), lexiconRight)
  out[at++] = two(56, previous, data[Column.shape * capacity + row]!)
  out[at++] = two(57, both, data[Column.suffix2 * capacity + row]!)
  out[at++] = two(58, previous, data[Column.cluster * capacity + row]!)
  out[at++] = two(59, both, word)
  out[at++] = two(60, clause, word)
  out[at++] = two(61, two(0, clause, previous), lexicon)
  return at
}
