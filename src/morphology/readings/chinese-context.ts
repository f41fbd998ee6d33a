/** Which reading a Chinese character has among its neighbours: a linear model over hashed features, the same code in training and use. */
import { labelledPlace, tripleFeature } from '../../core/hashing.js'

// V8 treats a constant of this file as known; an imported function is looked up at each of the many calls (1 to 5 % of the time)
const hash = tripleFeature
const placeOf = labelledPlace

/** Characters (code points, simplified where there is a simplified form) of adjacent Han tokens, and what is known about each. */
export interface HanRun {
  /** Number of characters. */
  length: number
  /** Code point of each character in simplified form; 0 stands for a gap (punctuation, Latin, white space, edge of the text). */
  units: Uint32Array
  /** Index of the first character of the token that holds the character. */
  tokenStart: Uint32Array
  /** Index after the last character of that token. */
  tokenEnd: Uint32Array
  /** Tag number of that token, 255 where it is not known. */
  tags: Uint8Array
  /** Length of the longest listed word that covers the character and is shorter than its token; 0 for none. */
  coverLength: Uint8Array
  /** Reading (syllable number) of the character in that word. */
  coverReading: Uint16Array
}

/** A run with room for `capacity` characters. */
export function createRun(capacity: number): HanRun {
  return {
    length: 0,
    units: new Uint32Array(capacity),
    tokenStart: new Uint32Array(capacity),
    tokenEnd: new Uint32Array(capacity),
    tags: new Uint8Array(capacity),
    coverLength: new Uint8Array(capacity),
    coverReading: new Uint16Array(capacity)
  }
}

/** Most features that `contextFeatures` writes. */
export const MAX_FEATURES = 20

const UNKNOWN_TAG = 255

/**
 * Writes the features of character `at` to `out`.
 * @returns their number; the first two concern the covering word's reading and count only for that reading
 */
export function contextFeatures(run: HanRun, at: number, out: Int32Array): number {
  const { units } = run
  const character = units[at]!
  const start = run.tokenStart[at]!
  const end = run.tokenEnd[at]!
  const left = at > 0 ? units[at - 1]! : 0
  const left2 = at > 1 && left !== 0 ? units[at - 2]! : 0
  const right = at + 1 < run.length ? units[at + 1]! : 0
  const right2 = at + 2 < run.length && right !== 0 ? units[at + 2]! : 0
  const inToken = (at > start ? 1 : 0) + (at + 1 < end ? 2 : 0)
  const size = Math.min(end - start, 5)
  const place = at === start ? 0 : at === end - 1 ? 2 : 1
  let count = 0
  const cover = run.coverLength[at]!
  out[count++] = hash(1, cover, size, 0)
  out[count++] = hash(2, cover, character, 0)
  out[count++] = hash(3, character, 0, 0)
  out[count++] = hash(4, character, left, 0)
  out[count++] = hash(5, character, right, 0)
  out[count++] = hash(6, character, left, right)
  out[count++] = hash(7, character, left2, left)
  out[count++] = hash(8, character, right, right2)
  out[count++] = hash(9, character, inToken, 0)
  out[count++] = hash(10, character, size, place)
  out[count++] = hash(11, left, inToken, character)
  out[count++] = hash(12, right, inToken, character)
  out[count++] = hash(13, character, left2, 0)
  out[count++] = hash(14, character, right2, 0)
  if (at > start) out[count++] = hash(15, character, units[start]!, size)
  const tag = run.tags[at]!
  if (tag !== UNKNOWN_TAG) {
    out[count++] = hash(16, character, tag, inToken)
    out[count++] = hash(17, character, start > 0 ? run.tags[start - 1]! : 254, tag)
    out[count++] = hash(18, character, end < run.length ? run.tags[end]! : 254, tag)
  }
  return count
}

/** Place of the weight that `feature` has for `reading` in a table of 2^`bits` weights. */
export function weightPlace(feature: number, reading: number, bits: number): number {
  return placeOf(feature, reading + 1, bits)
}

/** The features of the covering word count only for the reading that the word has. */
export const COVER_FEATURES = 2
