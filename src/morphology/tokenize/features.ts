/** Hashed features of the decision whether two touching atoms belong to one token; training and run time share them. */

import { Kind, kinds, lower } from '../../core/characters.js'
import { FNV_OFFSET, fnvStep, mix } from '../../core/hashing.js'
import type { Priors } from './abbreviations.js'
import { type Atoms, Gap } from './atoms.js'

/** Most features that one decision has. */
export const JUNCTION_FEATURES = 32

/** Hash of a piece of text without regard to case; every digit counts as 0. */
export function hashText(text: string, start: number, end: number): number {
  let hash = FNV_OFFSET
  for (let index = start; index < end; index++) {
    const code = text.charCodeAt(index)
    hash = fnvStep(hash, kinds[code] === Kind.digit ? 48 : lower[code]!)
  }
  return hash
}

/** 0 no letter, 1 small, 2 one capital, 3 Capital word, 4 CAPITALS. */
export function caseShape(text: string, start: number, end: number): number {
  const first = text.charCodeAt(start)
  if (kinds[first] !== Kind.letter) return 0
  if (lower[first] === first) return 1
  if (end - start === 1) return 2
  const second = text.charCodeAt(start + 1)
  return lower[second] === second ? 3 : 4
}

/** How much of a token joined of many atoms is looked at: keeps "a.a.a.a" linear. */
const GROUP_TAIL = 16

/** Copies of the features of listed abbreviations. */
export const LISTED_COPIES = 3

/** Cell of the table of certain decisions: 2 x 4 x 32 x 32. */
export const CERTAIN_CELLS = 8192

/** Which cell of the table of certain decisions the junction before atom `index` falls into. */
export function certainCell(atoms: Atoms, index: number, joined: boolean): number {
  const { kinds: kind, gaps, count } = atoms
  let beyond = 0
  if (index + 1 < count && gaps[index + 1]! <= Gap.cut) {
    const next = kind[index + 1]!
    beyond = next === Kind.letter ? 1 : next === Kind.digit ? 2 : 3
  }
  return (((joined ? 4 : 0) + beyond) << 10) | (kind[index - 1]! << 5) | kind[index]!
}

const hashes = { text: '', values: new Int32Array(0), done: new Uint8Array(0) }

/** Prepares the cache of atom hashes for a new text. */
export function resetHashes(atoms: Atoms): void {
  if (hashes.values.length < atoms.starts.length) {
    hashes.values = new Int32Array(atoms.starts.length)
    hashes.done = new Uint8Array(atoms.starts.length)
  } else hashes.done.fill(0, 0, atoms.count)
}

function atomHash(atoms: Atoms, index: number): number {
  if (hashes.done[index] === 1) return hashes.values[index]!
  const start = atoms.starts[index]!
  // a single digit keeps its value: "1人" is a word, "3人" a number and its counter
  const value =
    atoms.kinds[index] === Kind.digit && atoms.ends[index]! - start === 1
      ? mix(atoms.text.charCodeAt(start), 0)
      : hashText(atoms.text, start, atoms.ends[index]!)
  hashes.values[index] = value
  hashes.done[index] = 1
  return value
}

/**
 * Writes the feature hashes of the junction between atoms `index - 1` and `index` to `out`.
 * @param group first atom of the token that the left atom belongs to
 * @param priors what is known of the language
 * @returns how many were written
 */
export function junctionFeatures(atoms: Atoms, index: number, group: number, priors: Priors, out: Int32Array): number {
  const { text, starts, ends, kinds: kind, gaps, count } = atoms
  const left = index - 1
  const leftStart = starts[left]!
  const leftEnd = ends[left]!
  const rightStart = starts[index]!
  const rightEnd = ends[index]!
  const joined = group < left ? 1 : 0
  const leftKind = kind[left]!
  const rightKind = kind[index]!
  const spaced = rightStart > leftEnd ? 1 : 0
  const before = left > 0 ? (gaps[left]! <= Gap.cut ? kind[left - 1]! : Kind.space) : Kind.newline
  const hasNext = index + 1 < count
  const nextGap = hasNext ? (gaps[index + 1]! <= Gap.cut ? 0 : gaps[index + 1]! < Gap.newline ? 1 : 2) : 2
  const next = hasNext ? kind[index + 1]! : Kind.newline
  const beyond = nextGap === 0 ? next : Kind.space
  const nextHash = mix(hasNext ? atomHash(atoms, index + 1) : 1, nextGap)
  const nextShape = hasNext ? caseShape(text, starts[index + 1]!, ends[index + 1]!) : 0
  const leftHash = atomHash(atoms, left)
  const rightHash = atomHash(atoms, index)
  const groupHash = joined ? mix(atomHash(atoms, group), hashText(text, Math.max(ends[group]!, leftEnd - GROUP_TAIL), leftEnd)) : leftHash
  const leftShape = caseShape(text, leftStart, leftEnd)
  const rightShape = caseShape(text, rightStart, rightEnd)
  const leftLength = Math.min(leftEnd - leftStart, 6)
  const rightLength = Math.min(rightEnd - rightStart, 6)
  const pair = (leftKind << 5) | rightKind | (spaced << 10)
  const leftCode = text.charCodeAt(leftEnd - 1)
  const rightCode = text.charCodeAt(rightStart)
  const leftSign = leftKind === Kind.letter || leftKind === Kind.digit ? leftKind : leftCode
  const rightSign = rightKind === Kind.letter || rightKind === Kind.digit ? rightKind : rightCode
  const signs = mix(leftSign, rightSign)
  let size = 0
  out[size++] = mix(1, (pair << 1) | joined)
  out[size++] = mix(2, (pair << 10) | (before << 5) | beyond)
  out[size++] = mix(3, mix(leftHash, rightSign))
  out[size++] = mix(4, mix(rightHash, leftSign))
  out[size++] = mix(5, mix(leftHash, rightHash))
  out[size++] = mix(6, mix(mix(leftHash, rightSign), nextHash))
  out[size++] = mix(7, mix(rightHash, mix(leftSign, nextHash)))
  out[size++] = mix(8, mix(signs, (leftShape << 12) | (rightShape << 9) | (nextShape << 6) | (nextGap << 3) | joined))
  out[size++] = mix(9, mix(signs, (leftLength << 12) | (rightLength << 8) | (beyond << 2) | joined))
  out[size++] = mix(10, mix(groupHash, rightSign))
  out[size++] = mix(11, mix(groupHash, mix(rightSign, (nextShape << 3) | nextGap)))
  out[size++] = mix(12, mix(hashText(text, Math.max(leftStart, leftEnd - 3), leftEnd), rightSign))
  out[size++] = mix(13, mix(hashText(text, rightStart, Math.min(rightEnd, rightStart + 3)), leftSign))
  out[size++] = mix(14, mix(signs, (before << 8) | (beyond << 3) | joined))
  out[size++] = mix(15, mix(signs, (leftShape << 8) | (leftLength << 4) | (nextShape << 1) | joined))
  out[size++] = mix(16, mix(signs, nextHash))
  out[size++] = mix(17, mix(signs, (before << 12) | (beyond << 7) | (leftLength << 4) | rightLength))
  if (joined) {
    out[size++] = mix(18, mix(mix(atomHash(atoms, left - 1), leftHash), rightSign))
    out[size++] = mix(19, mix(mix(atomHash(atoms, left - 1), leftHash), rightHash))
    out[size++] = mix(20, mix(mix(kind[left - 1]!, signs), (caseShape(text, starts[left - 1]!, ends[left - 1]!) << 4) | rightShape))
    out[size++] = mix(21, mix(mix(Math.min(ends[left - 1]! - starts[left - 1]!, 6), signs), (Math.min(left - group, 4) << 3) | rightLength))
  } else {
    out[size++] = mix(22, mix(signs, left > 0 ? atomHash(atoms, left - 1) : 0))
  }
  if (rightKind === Kind.period) {
    const after = (nextShape << 3) | nextGap
    if (leftKind === Kind.letter) {
      const groupStart = starts[group]!
      const listed = leftEnd - groupStart <= 8 && priors.abbreviations.has(text.slice(groupStart, leftEnd).toLowerCase()) ? 1 : 0
      // several times: words known from training must not take all the credit
      for (let copy = 0; copy < LISTED_COPIES; copy++) {
        out[size++] = mix(23 + 100 * copy, (listed << 6) | after)
        out[size++] = mix(24 + 100 * copy, listed)
      }
    } else if (leftKind === Kind.digit) {
      const ordinal = priors.ordinals ? 1 : 0
      out[size++] = mix(25, (ordinal << 9) | (after << 3) | leftLength)
      out[size++] = mix(26, mix(nextHash, ordinal))
      out[size++] = mix(27, (ordinal << 9) | (after << 3) | joined)
    }
  }
  return size
}

/** Sum of the int8 weights that the features select; `size` is a power of two. */
export function score(weights: Int8Array, features: Int32Array, count: number): number {
  const bits = weights.length - 1
  let sum = 0
  for (let index = 0; index < count; index++) sum += weights[(features[index]! ^ (features[index]! >>> 16)) & bits]!
  return sum
}
