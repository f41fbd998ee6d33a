/**
 * Feature templates of the entity tagger (after L. Ratinov and D. Roth, "Design challenges and misconceptions in named entity recognition", 2009):
 * each yields 32-bit hashes, kept apart by the template's number.
 */
import { pairFeature, valueFeature } from '../../core/hashing.js'
import { Flag } from '../lists/kinds.js'
import { Case, Column, type TokenColumns } from './columns.js'

// V8 treats a constant of this file as known; an imported function is looked up at each of the many calls (1 to 5 % of the time)
const one = valueFeature
const two = pairFeature

/** More than any token has. */
export const MAX_FEATURES = 144

/** The features that know the very word come first: so many; training now and then hides them. */
export const LEXICAL_FEATURES = 4

/** Kinds of text with weights of their own beside the common ones (H. Daumé III, "Frustratingly easy domain adaptation", 2007). */
export const Style = { usual: 0, social: 1, machineRead: 2, official: 3, derived: 4, small: 5, silver: 6 } as const

/**
 * Writes the features of the token in `row`.
 * @param style `Style` of the text
 * @returns the number of features written to `out`
 */
export function tokenFeatures(columns: TokenColumns, row: number, style: number, out: Int32Array): number {
  const { data, capacity } = columns
  const words = Column.word * capacity + row
  const word = data[words]!
  const left = data[words - 1]!
  const right = data[words + 1]!
  const left2 = data[words - 2]!
  const right2 = data[words + 2]!
  const shapes = Column.shape * capacity + row
  const shape = data[shapes]!
  const situations = Column.situation * capacity + row
  const situation = data[situations]!
  const situationLeft = data[situations - 1]!
  const situationRight = data[situations + 1]!
  const suffixes = Column.suffix1 * capacity + row
  const prefixes = Column.prefix1 * capacity + row
  let at = 0
  out[at++] = one(1, word)
  out[at++] = two(6, left, word)
  out[at++] = two(7, word, right)
  out[at++] = two(8, word, situation)
  out[at++] = 0x1234567
  out[at++] = one(2, left)
  out[at++] = one(3, right)
  out[at++] = one(4, left2)
  out[at++] = one(5, right2)
  for (let size = 0; size < 5; size++) {
    const suffix = data[suffixes + size * capacity]!
    if (suffix !== 0) out[at++] = one(9 + size, suffix)
  }
  for (let size = 0; size < 4; size++) {
    const prefix = data[prefixes + size * capacity]!
    if (prefix !== 0) out[at++] = one(15 + size, prefix)
  }
  const letterCase = situation & 15
  // endings hide a name that is known without them; a word in small letters is hardly one
  if (letterCase !== Case.lower) at = stemFeatures(columns, row, out, at)
  out[at++] = one(20, shape)
  out[at++] = one(21, situation)
  out[at++] = two(22, situation, situationRight)
  out[at++] = two(23, situationLeft, situation)
  out[at++] = two(24, two(0, situationLeft, situation), situationRight)
  out[at++] = two(25, left, situation)
  out[at++] = two(26, right, situation)
  out[at++] = two(27, left2, left)
  out[at++] = two(28, right, right2)
  out[at++] = two(29, left, right)
  out[at++] = two(30, shape, data[suffixes + 2 * capacity]!)
  out[at++] = two(31, situation, data[suffixes + capacity]!)
  out[at++] = one(32, data[suffixes - 1 + 2 * capacity]!)
  out[at++] = one(33, data[suffixes + 1 + 2 * capacity]!)
  out[at++] = one(34, data[shapes - 1]!)
  out[at++] = one(35, data[shapes + 1]!)
  out[at++] = one(36, situationLeft)
  out[at++] = one(37, situationRight)
  out[at++] = one(38, data[situations - 2]!)
  out[at++] = one(39, data[situations + 2]!)
  if (letterCase === Case.uncased || letterCase === Case.katakana) at = borderFeatures(columns, row, out, at)
  for (let grain = 0; grain < 3; grain++) {
    const clusters = (Column.clusterFine + grain) * capacity + row
    const cluster = data[clusters]!
    if (cluster !== 0) out[at++] = one(40 + grain, cluster)
    if (data[clusters - 1] !== 0) out[at++] = one(43 + grain, data[clusters - 1]!)
    if (data[clusters + 1] !== 0) out[at++] = one(46 + grain, data[clusters + 1]!)
  }
  const middles = Column.clusterMiddle * capacity + row
  const middle = data[middles]!
  if (middle !== 0 || data[middles - 1] !== 0 || data[middles + 1] !== 0) {
    out[at++] = two(50, data[middles - 1]!, middle)
    out[at++] = two(51, middle, data[middles + 1]!)
    out[at++] = two(52, middle, situation)
    out[at++] = two(53, data[middles - 1]!, data[middles + 1]!)
  }
  // a word that is in no table of common words is more of a name, at the start of a sentence above all
  if (middle === 0) out[at++] = two(54, situation, data[suffixes + capacity]!)
  out[at++] = two(55, middle === 0 ? 1 : 0, situation)
  at = knownFeatures(columns, row, situation, out, at)
  const lexicons = Column.lexicon * capacity + row
  const lexicon = data[lexicons]!
  const lexiconLeft = data[lexicons - 1]!
  const lexiconRight = data[lexicons + 1]!
  if ((lexicon | lexiconLeft | lexiconRight) !== 0) {
    out[at++] = two(102, lexicon, situation)
    out[at++] = one(103, lexiconLeft)
    out[at++] = one(104, lexiconRight)
    out[at++] = two(105, lexiconLeft, lexicon)
    out[at++] = two(106, lexicon, lexiconRight)
  }
  if (style !== Style.usual) {
    out[at++] = two(80, style, 0)
    out[at++] = two(81, style, word)
    out[at++] = two(82, style, situation)
    out[at++] = two(83, style, shape)
    out[at++] = two(84, two(0, style, situation), situationRight)
    out[at++] = two(85, style, left)
    out[at++] = two(86, two(0, style, word), situation)
    out[at++] = two(87, style, middle)
  }
  return listFeatures(columns, row, situation, evidenceFeatures(columns, row, situation, out, at), out)
}

/** What the knowledge base knows of the word as part of a name, and of its neighbours. */
function knownFeatures(columns: TokenColumns, row: number, situation: number, out: Int32Array, from: number): number {
  const { data, capacity } = columns
  const signs = Column.known * capacity + row
  const sign = data[signs]!
  const left = data[signs - 1]!
  const right = data[signs + 1]!
  if ((sign | left | right) === 0) return from
  let at = from
  out[at++] = one(107, sign)
  out[at++] = two(108, sign, situation)
  out[at++] = two(109, left, sign)
  out[at++] = two(110, sign, right)
  out[at++] = two(111, sign, data[Column.lists * capacity + row]! & (NAMES | GENERAL))
  out[at++] = two(112, sign, data[Column.clusterCoarse * capacity + row]!)
  return at
}

function stemFeatures(columns: TokenColumns, row: number, out: Int32Array, from: number): number {
  const { data, capacity } = columns
  let at = from
  for (let column = Column.prefix5; column <= Column.stem3; column++) {
    const value = data[column * capacity + row]!
    // the stems share one template: a name is the same one whatever its ending's length
    if (value !== 0) out[at++] = column < Column.stem1 ? one(column - Column.prefix5 + 98, value) : one(100, value)
  }
  return at
}

/** Letters on both sides of a word's borders; scripts without case say with them what capitals say elsewhere. */
function borderFeatures(columns: TokenColumns, row: number, out: Int32Array, from: number): number {
  const { data, capacity } = columns
  const first = Column.prefix1 * capacity + row
  const last = Column.suffix1 * capacity + row
  let at = from
  out[at++] = one(89, data[last - 1]!)
  out[at++] = one(90, data[first + 1]!)
  out[at++] = two(91, data[last - 1]!, data[first]!)
  out[at++] = two(92, data[last]!, data[first + 1]!)
  out[at++] = two(93, data[first]!, data[last]!)
  out[at++] = one(94, data[last + capacity - 1]!)
  out[at++] = one(95, data[first + capacity + 1]!)
  out[at++] = two(96, data[Column.shape * capacity + row - 1]!, data[Column.shape * capacity + row]!)
  out[at++] = two(97, data[Column.shape * capacity + row]!, data[Column.shape * capacity + row + 1]!)
  return at
}

/** What other mentions of the word in the document say. */
function evidenceFeatures(columns: TokenColumns, row: number, situation: number, out: Int32Array, from: number): number {
  const { data, capacity } = columns
  let at = from
  const evidence = data[Column.evidence * capacity + row]!
  if (evidence === 0) return at
  out[at++] = two(60, evidence, situation)
  const other = data[Column.elsewhere * capacity + row]!
  if (other < 0) return at
  const words = Column.word * capacity + other
  const situations = Column.situation * capacity + other
  out[at++] = one(61, data[words - 1]!)
  out[at++] = one(62, data[words + 1]!)
  out[at++] = two(63, data[situations - 1]!, data[situations + 1]!)
  const middles = Column.clusterMiddle * capacity + other
  if (data[middles - 1] !== 0) out[at++] = one(64, data[middles - 1]!)
  if (data[middles + 1] !== 0) out[at++] = one(65, data[middles + 1]!)
  const lists = Column.lists * capacity + other
  if (data[lists - 1] !== 0) out[at++] = one(66, data[lists - 1]! & (NAMES | GENERAL))
  if (data[lists + 1] !== 0) out[at++] = one(67, data[lists + 1]! & (NAMES | GENERAL))
  return at
}

/** The flags of a mention's neighbours that are told one by one: parts of names, legal forms, head words, titles, jobs. */
const NEIGHBOUR_FLAGS = Flag.given | Flag.surname | Flag.suffix | Flag.head | (3 * Flag.titleFirst) | (3 * Flag.jobFirst)
const GENERAL = 0xff
const NAMES = 0x3f00

function listFeatures(columns: TokenColumns, row: number, situation: number, from: number, out: Int32Array): number {
  const { data, capacity } = columns
  const lists = Column.lists * capacity + row
  const flags = data[lists]!
  const left = data[lists - 1]!
  const right = data[lists + 1]!
  let at = from
  if ((flags | left | right) === 0) return at
  for (let rest = flags; rest !== 0; rest &= rest - 1) out[at++] = one(70, rest & -rest)
  for (let rest = left & NEIGHBOUR_FLAGS; rest !== 0; rest &= rest - 1) out[at++] = one(71, rest & -rest)
  for (let rest = right & NEIGHBOUR_FLAGS; rest !== 0; rest &= rest - 1) out[at++] = one(72, rest & -rest)
  const general = flags & GENERAL
  const names = flags & (NAMES | Flag.common)
  out[at++] = one(73, general)
  out[at++] = one(74, names)
  out[at++] = two(75, general, situation)
  out[at++] = two(76, names, situation)
  out[at++] = two(77, left & (NAMES | GENERAL), flags & (NAMES | GENERAL))
  out[at++] = two(78, flags & (NAMES | GENERAL), right & (NAMES | GENERAL))
  out[at++] = one(79, left & NAMES)
  out[at++] = one(88, right & NAMES)
  return at
}
