/** Words of names and how likely two of them are one word. */
import type { NativeModel } from '../../models/store.js'
import { compare, found } from './edits.js'
import type { MatchingTables, Role, RoleOf } from './tables.js'
import { Trees } from './trees.js'

export interface Word {
  /** The same for words of the same spellings, rarity and telling meaning, another for all else. */
  readonly id: number
  /** Ways to write it in Latin letters or digits, the likeliest first; at least one. */
  readonly spellings: readonly string[]
  /** Letters of each spelling, a bit for each. */
  readonly letters: readonly number[]
  /** In doublings, see `MatchingTables.rarity`. */
  readonly rarity: number
  readonly role?: RoleOf
  /** See `MatchingTables.gender`. */
  readonly gender: number
  /** What it counts in the name, in doublings. */
  readonly weight: number
}

/** What words count by what they do in the name. */
const PART_OF_ROLE: Readonly<Record<Role, number>> = { P: 0.15, S: 0.3, T: 0.1, F: 0.45, G: 0.45, D: 1 }
/** Numbers of words that are told apart; those of names come again and again. */
const MOST_KNOWN = 50_000
const known = new Map<string, number>()
let words = 0

function idOf(spellings: readonly string[], rarity: number, telling: string): number {
  const key = `${rarity} ${telling} ${spellings.join(' ')}`
  const id = known.get(key) ?? ++words
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(key, id)
  return id
}

export function wordOf(spellings: readonly string[], rarity: number, role?: RoleOf, gender = 0): Word {
  const part = role === undefined ? 1 : PART_OF_ROLE[role.role]
  const weight = part * (spellings[0]!.length === 1 ? 2 : 2 + rarity)
  return {
    id: idOf(spellings, rarity, role?.role === 'D' ? role.meaning : ''),
    spellings,
    letters: spellings.map(lettersOf),
    rarity,
    gender,
    weight,
    ...(role !== undefined && { role })
  }
}

/** Numbers that a pair of words is judged by. */
export const WORD_FEATURES = 13

/** How a pair matches. */
export interface WordMatch {
  /** That both are one word, 0 to 1. */
  readonly probability: number
  readonly kind: 'exact' | 'spelling' | 'sound' | 'nickname' | 'initial' | 'conflict'
}

const EXACT: WordMatch = { probability: 1, kind: 'exact' }
const DIFFERENT_NUMBERS: WordMatch = { probability: 0.01, kind: 'conflict' }
const SAME_MEANING: WordMatch = { probability: 0.97, kind: 'spelling' }
const APART: WordMatch = { probability: 0.002, kind: 'conflict' }
/** A nickname that is known is one, however little of the name is in it (Peggy, Margaret). */
const NICKNAME = 0.7
/** Cost of a letter, in hundredths, from which words are not looked at closer. */
const TOO_FAR = 52
/** Pairs of words that are remembered, a power of two: a newer one takes the place of an older. */
const REMEMBERED_BITS = 15
const REMEMBERED = 2 ** REMEMBERED_BITS
const REST = 32 - REMEMBERED_BITS

export class WordModel {
  readonly #tables: MatchingTables
  readonly #edits: Float32Array
  readonly #trees: Trees
  readonly #values = new Float32Array(WORD_FEATURES)
  readonly #first = new Float64Array(REMEMBERED)
  readonly #second = new Float64Array(REMEMBERED)
  readonly #matches = new Array<WordMatch>(REMEMBERED).fill(APART)

  constructor(tables: MatchingTables, edits: Float32Array, trees: Trees) {
    this.#tables = tables
    this.#edits = edits
    this.#trees = trees
  }

  static read(model: NativeModel, tables: MatchingTables): WordModel {
    return new WordModel(tables, model.f32('edits'), Trees.read(model, 'word-trees'))
  }

  /** The best of all their spellings; symmetric. */
  match(left: Word, right: Word): WordMatch {
    if (left.id === right.id) return EXACT
    const low = Math.min(left.id, right.id)
    const high = Math.max(left.id, right.id)
    const place = (Math.imul(low, 0x9e3779b1) ^ Math.imul(high, 0x85ebca6b)) >>> REST
    if (this.#first[place] === low && this.#second[place] === high) return this.#matches[place]!
    const match = this.#compared(left, right)
    this.#first[place] = low
    this.#second[place] = high
    this.#matches[place] = match
    return match
  }

  #compared(left: Word, right: Word): WordMatch {
    if (left.role?.role === 'D' && right.role?.role === 'D') return left.role.meaning === right.role.meaning ? SAME_MEANING : APART
    let best = APART
    for (let at = 0; at < left.spellings.length; at++) {
      const one = left.spellings[at]!
      for (let to = 0; to < right.spellings.length; to++) {
        const other = right.spellings[to]!
        if (one === other) return EXACT
        const match =
          isApart(left.letters[at]!, right.letters[to]!) && this.#tables.relation(one, other) === 0
            ? APART
            : this.spellings(one, other, left.rarity, right.rarity)
        if (match.probability > best.probability) best = best.kind === 'nickname' ? { ...match, kind: 'nickname' } : match
        else if (match.kind === 'nickname') best = { ...best, kind: 'nickname' }
      }
    }
    return best
  }

  spellings(left: string, right: string, leftRarity: number, rightRarity: number): WordMatch {
    if (isNumber(left) || isNumber(right)) return DIFFERENT_NUMBERS
    const [short, long] = left.length < right.length ? [left, right] : [right, left]
    if (short.length === 1) return { probability: long.startsWith(short) ? 0.5 : 0.01, kind: long.startsWith(short) ? 'initial' : 'conflict' }
    const relation = this.#tables.relation(left, right)
    if (!compare(left, right, this.#edits, relation === 0 ? TOO_FAR * long.length : Number.POSITIVE_INFINITY)) return APART
    wordFeatures(left, right, leftRarity, rightRarity, relation, this.#values)
    const told = 1 / (1 + Math.exp(-this.#trees.level(this.#values)))
    const probability = relation === 1 ? Math.max(told, NICKNAME) : told
    return { probability, kind: relation === 1 ? 'nickname' : probability < 0.5 ? 'conflict' : found.cost <= 100 ? 'spelling' : 'sound' }
  }
}

/** Bits of the letters of a word; digits are the last. */
export function lettersOf(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at++) {
    const unit = word.charCodeAt(at)
    bits |= 1 << (unit >= 97 && unit <= 122 ? unit - 97 : 26)
  }
  return bits
}

/** Words of which fewer than three in five of the fewer letters are shared are no spellings of one. */
export function isApart(left: number, right: number): boolean {
  return 5 * bits(left & right) < 3 * Math.min(bits(left), bits(right))
}

/** How many bits of a number are set. */
export function bits(number: number): number {
  let rest = number - ((number >>> 1) & 0x55555555)
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333)
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** Of the words that were compared last. @param values WORD_FEATURES of them, written to */
export function wordFeatures(left: string, right: string, leftRarity: number, rightRarity: number, relation: number, values: Float32Array): void {
  const [short, long] = left.length < right.length ? [left, right] : [right, left]
  values[0] = found.cost / 100
  values[1] = found.cost / (100 * long.length)
  values[2] = short.length
  values[3] = long.length
  values[4] = sharedStart(left, right) / short.length
  values[5] = sharedEnd(left, right) / short.length
  values[6] = found.weight
  values[7] = relation
  values[8] = Math.min(leftRarity, rightRarity)
  values[9] = Math.max(leftRarity, rightRarity)
  values[10] = sameConsonants(left, right) ? 1 : 0
  values[11] = left.charCodeAt(0) === right.charCodeAt(0) ? 1 : 0
  values[12] = long.startsWith(short) ? short.length / long.length : 0
}

/** Whether the consonants are the same in the same order, each once; h and w sound like none. */
export function sameConsonants(left: string, right: string): boolean {
  let at = 0
  let to = 0
  let last = 0
  for (;;) {
    while (at < left.length && (isSilent(left.charCodeAt(at)) || left.charCodeAt(at) === last)) at++
    while (to < right.length && (isSilent(right.charCodeAt(to)) || right.charCodeAt(to) === last)) to++
    if (at === left.length || to === right.length) return at === left.length && to === right.length
    if (left.charCodeAt(at) !== right.charCodeAt(to)) return false
    last = left.charCodeAt(at)
    at++
    to++
  }
}

/** Bits of aeiouyhw from a. */
const SILENT = [...'aeiouyhw'].reduce((bits, letter) => bits | (1 << (letter.charCodeAt(0) - 97)), 0)

function isSilent(unit: number): boolean {
  return (SILENT >>> (unit - 97)) % 2 === 1
}

function isNumber(word: string): boolean {
  const unit = word.charCodeAt(0)
  return unit >= 48 && unit <= 57
}

function sharedStart(left: string, right: string): number {
  let at = 0
  while (at < left.length && at < right.length && left.charCodeAt(at) === right.charCodeAt(at)) at++
  return at
}

function sharedEnd(left: string, right: string): number {
  let at = 0
  while (at < left.length && at < right.length && left.charCodeAt(left.length - 1 - at) === right.charCodeAt(right.length - 1 - at)) at++
  return at
}
