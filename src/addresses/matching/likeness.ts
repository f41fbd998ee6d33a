/** How alike two words are, and two names made of words. */
import { letterLikeness } from './distance.js'
import type { MatchOptions } from './parameters.js'
import { IS_DIRECTION, IS_NUMBER, IS_STREET, type Token } from './tokens.js'

const SAME_MEANING = 0.97
const SAME_VALUE = 0.98
/** Two words for streets that do not mean the same. */
const OTHER_STREET = 0.1
const INITIAL = 0.5
const OTHER_FIRST = 0.85
/** Words that are less alike are no pair. */
const LEAST = 0.5
/** Letters of the shortest words whose letters are compared, and that are put together from several. */
const SHORTEST = 4
/** Words of this weight name something. */
const NAME_WEIGHT = 0.9
const SURELY_JOINED = 0.85

/** 0 to 1. */
export function tokenLikeness(left: Token, right: Token): number {
  if (left.id === right.id) return 1
  if (left.value >= 0 && right.value >= 0) {
    if (left.value === right.value) return SAME_VALUE
    if ((left.flags & right.flags & IS_NUMBER) !== 0) return 0
  }
  if (haveCommon(left.meanings, right.meanings)) return SAME_MEANING
  if ((left.flags & right.flags & (IS_STREET | IS_DIRECTION)) !== 0) return OTHER_STREET
  if (((left.flags | right.flags) & IS_NUMBER) !== 0) return 0
  return spelledAlike(left, right)
}

function spelledAlike(left: Token, right: Token): number {
  const [short, long] = left.text.length <= right.text.length ? [left, right] : [right, left]
  if (long.text.startsWith(short.text)) return short.text.length === 1 ? INITIAL : Math.max(LEAST, 0.25 + (0.6 * short.text.length) / long.text.length)
  // Bahnhofstrasse and Bahnhofsplatz are two streets
  if (left.ending !== 0 && right.ending !== 0 && left.ending !== right.ending) return 0
  if (long.text.length < SHORTEST || bits(left.letters ^ right.letters) * 2 > long.text.length + 2) return 0
  // slips seldom hit the first letter
  const likeness = (left.text[0] === right.text[0] ? 1 : OTHER_FIRST) * letterLikeness(left.text, right.text)
  return likeness < LEAST ? 0 : likeness
}

function haveCommon(left: readonly number[], right: readonly number[]): boolean {
  for (const one of left) for (const other of right) if (one === other) return true
  return false
}

function bits(value: number): number {
  let left = value - ((value >>> 1) & 0x55555555)
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333)
  return Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

export interface NameLikeness {
  /** 0 to 1. */
  score: number
  /** Share of the words of either name that has a partner, by weight: the smaller and the larger one. */
  least: number
  most: number
  /** Of words for streets, and of directions: 1 where they match, -1 where they differ, 0 where one name has none, 2 where neither has. */
  streets: number
  directions: number
  /** Both names have numbers, and they differ. */
  hasOtherNumber: boolean
  /** Both have words that name something, none of which has a partner. */
  hasOtherName: boolean
  /** All words of both have partners that mean the same. */
  isSame: boolean
}

const MOST = 24
const scores = new Float32Array(MOST * MOST)
const partners = new Int8Array(MOST)
const taken = new Int8Array(MOST)

/** Compares names word by word, best pairs first; words that one name writes together are put together in the other. */
export function nameLikeness(left: readonly Token[], right: readonly Token[], options: MatchOptions): NameLikeness {
  const rows = Math.min(MOST, left.length)
  const columns = Math.min(MOST, right.length)
  partners.fill(-1, 0, rows)
  taken.fill(-1, 0, columns)
  pairUp(left, right, rows, columns)
  const joined = options.joinedTokenLimit > 1 ? joinWords(left, right, rows, columns, options.joinedTokenLimit) : 0
  return summed(left, right, rows, columns, joined, options)
}

/** Of a name with itself. */
export function identity(tokens: readonly Token[]): NameLikeness {
  let flags = 0
  for (const token of tokens) flags |= token.flags
  const agreed = (flag: number) => ((flags & flag) === 0 ? 2 : 1)
  return { score: 1, least: 1, most: 1, streets: agreed(IS_STREET), directions: agreed(IS_DIRECTION), hasOtherNumber: false, hasOtherName: false, isSame: true }
}

function pairUp(left: readonly Token[], right: readonly Token[], rows: number, columns: number): void {
  for (let row = 0; row < rows; row++) for (let column = 0; column < columns; column++) scores[row * MOST + column] = tokenLikeness(left[row]!, right[column]!)
  for (let count = Math.min(rows, columns); count > 0; count--) {
    let best = LEAST - 0.001
    let bestRow = -1
    let bestColumn = -1
    for (let row = 0; row < rows; row++) {
      if (partners[row]! !== -1) continue
      for (let column = 0; column < columns; column++) {
        // of equal pairs those at the same place first
        const score = scores[row * MOST + column]! - 0.0005 * Math.abs(row - column)
        if (taken[column] === -1 && score > best) {
          best = score
          bestRow = row
          bestColumn = column
        }
      }
    }
    if (bestRow < 0) return
    partners[bestRow] = bestColumn
    taken[bestColumn] = bestRow
  }
}

/** Words without a partner that together are a word of the other name. @returns weight of what was joined, on both sides */
function joinWords(left: readonly Token[], right: readonly Token[], rows: number, columns: number, limit: number): number {
  return joinedInto(left, right, rows, columns, partners, taken, limit) + joinedInto(right, left, columns, rows, taken, partners, limit)
}

const JOINED = -2

function joinedInto(many: readonly Token[], one: readonly Token[], count: number, others: number, of: Int8Array, ofOthers: Int8Array, limit: number): number {
  let weight = 0
  for (let place = 0; place < others; place++) {
    const word = one[place]!
    const isWeak = ofOthers[place] === -1 || (ofOthers[place]! >= 0 && tokenLikeness(many[ofOthers[place]!]!, word) < SURELY_JOINED)
    if (!isWeak || word.text.length < SHORTEST) continue
    for (let from = 0; from + 1 < count; from++) {
      let together = many[from]!.text
      let own = many[from]!.weight
      for (let to = from + 1; to < Math.min(count, from + limit); to++) {
        together += many[to]!.text
        own += many[to]!.weight
        if (together.length > word.text.length + 4 || !isFree(of, from, to, place) || !isJoined(together, word)) continue
        release(of, ofOthers, from, to, place)
        weight += own + word.weight
        break
      }
      if (ofOthers[place] === JOINED) break
    }
  }
  return weight
}

/** Whether the words have no partner but the one that they may be together. */
function isFree(of: Int8Array, from: number, to: number, place: number): boolean {
  for (let at = from; at <= to; at++) if (of[at] !== -1 && of[at] !== place) return false
  return true
}

function isJoined(together: string, word: Token): boolean {
  return together === word.text || (word.text.length > 5 && letterLikeness(together, word.text) >= SURELY_JOINED)
}

function release(of: Int8Array, ofOthers: Int8Array, from: number, to: number, place: number): void {
  if (ofOthers[place]! >= 0) of[ofOthers[place]!] = -1
  for (let at = from; at <= to; at++) of[at] = JOINED
  ofOthers[place] = JOINED
}

function summed(left: readonly Token[], right: readonly Token[], rows: number, columns: number, joined: number, options: MatchOptions): NameLikeness {
  let [allLeft, allRight, paired, pairedLeft, pairedRight] = [0, 0, joined * SAME_MEANING, 0, 0]
  let isSame = joined === 0
  let inversions = 0
  let pairs = 0
  let last = -1
  for (let row = 0; row < rows; row++) {
    const { weight } = left[row]!
    allLeft += weight
    const partner = partners[row]!
    if (partner === JOINED) pairedLeft += weight
    if (partner < 0) {
      isSame &&= partner === JOINED
      continue
    }
    const score = scores[row * MOST + partner]!
    isSame &&= score >= SAME_MEANING
    paired += score * (weight + right[partner]!.weight)
    pairedLeft += score * weight
    pairedRight += score * right[partner]!.weight
    if (partner < last) inversions++
    last = partner
    pairs++
  }
  for (let column = 0; column < columns; column++) {
    const { weight } = right[column]!
    allRight += weight
    if (taken[column] === JOINED) pairedRight += weight
    if (taken[column] === -1) isSame = false
  }
  const [openLeft, openRight] = [Math.max(0, allLeft - pairedLeft), Math.max(0, allRight - pairedRight)]
  const onlyOne = Math.abs(openLeft - openRight)
  const all = allLeft + allRight
  const score = all === 0 ? 0 : (paired + options.deletionScore * (pairs > 0 || joined > 0 ? onlyOne : 0)) / all
  const turned = pairs > 1 ? inversions / (pairs - 1) : 0
  const shares = [allLeft > 0 ? pairedLeft / allLeft : 0, allRight > 0 ? pairedRight / allRight : 0] as const
  return {
    score: clamped(score - options.reorderPenalty * turned),
    least: Math.min(...shares),
    most: Math.max(...shares),
    streets: agreement(left, right, rows, columns, IS_STREET),
    directions: agreement(left, right, rows, columns, IS_DIRECTION),
    hasOtherNumber: agreement(left, right, rows, columns, IS_NUMBER) === -1,
    hasOtherName: hasOtherName(left, right, rows, columns),
    isSame: isSame && inversions === 0 && rows > 0
  }
}

function hasOtherName(left: readonly Token[], right: readonly Token[], rows: number, columns: number): boolean {
  let [hasLeft, hasRight] = [false, false]
  for (let row = 0; row < rows; row++) {
    if (left[row]!.weight < NAME_WEIGHT) continue
    hasLeft = true
    if (partners[row] !== -1) return false
  }
  for (let column = 0; column < columns; column++) {
    if (right[column]!.weight < NAME_WEIGHT) continue
    hasRight = true
    if (taken[column] !== -1) return false
  }
  return hasLeft && hasRight
}

function agreement(left: readonly Token[], right: readonly Token[], rows: number, columns: number, flag: number): number {
  let hasLeft = false
  let hasRight = false
  for (let row = 0; row < rows; row++) {
    if ((left[row]!.flags & flag) === 0) continue
    hasLeft = true
    if (partners[row]! >= 0 || partners[row] === JOINED) return 1
  }
  for (let column = 0; column < columns; column++) {
    if ((right[column]!.flags & flag) === 0) continue
    hasRight = true
    if (taken[column]! >= 0 || taken[column] === JOINED) return 1
  }
  return hasLeft && hasRight ? -1 : hasLeft || hasRight ? 0 : 2
}

function clamped(score: number): number {
  return Math.max(0, Math.min(1, score))
}
