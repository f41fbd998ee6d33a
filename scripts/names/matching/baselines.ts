/** Simple measures of names, which the matching is compared with. Names of other scripts come to Latin letters by any-ascii, letter by letter. */
import anyAscii from 'any-ascii'
import type { NameToMatch } from '../../../src/names/matching/types.js'
import { editDistance } from '../measure.js'

/** How alike two names are, 0 to 1. */
export interface Similarity {
  readonly name: string
  score(left: NameToMatch, right: NameToMatch): number
}

/** Share of the length of the longest common beginning that Winkler's bonus counts, and its letters at most. */
const BEGINNING_WEIGHT = 0.1
const LONGEST_BEGINNING = 4

/** Jaro's similarity with Winkler's bonus for a common beginning (Jaro 1989, Winkler 1990). */
export function jaroWinkler(left: string, right: string): number {
  const reach = Math.max(0, Math.floor(Math.max(left.length, right.length) / 2) - 1)
  const taken = new Uint8Array(right.length)
  let common = ''
  for (let at = 0; at < left.length; at++) {
    for (let to = Math.max(0, at - reach); to <= Math.min(right.length - 1, at + reach); to++) {
      if (taken[to] === 1 || left[at] !== right[to]) continue
      taken[to] = 1
      common += left[at]
      break
    }
  }
  if (common === '') return left === right ? 1 : 0
  let moved = 0
  let next = 0
  for (let to = 0; to < right.length; to++) if (taken[to] === 1 && right[to] !== common[next++]) moved++
  const jaro = (common.length / left.length + common.length / right.length + (common.length - moved / 2) / common.length) / 3
  let beginning = 0
  while (beginning < LONGEST_BEGINNING && beginning < common.length && left[beginning] === right[beginning]) beginning++
  return jaro + BEGINNING_WEIGHT * beginning * (1 - jaro)
}

/** Share of letters that need no edit, the words of both names in the order of the alphabet. */
export function tokenSortRatio(left: string, right: string): number {
  const [one, other] = [sorted(left), sorted(right)]
  return 1 - editDistance(one, other) / Math.max(1, one.length, other.length)
}

function sorted(name: string): string {
  return name.split(' ').sort().join(' ')
}

/** Small ASCII letters and digits, words parted by single blanks. */
export function asciiFolded(name: string): string {
  return anyAscii(name)
    .toLowerCase()
    .replace(/['’`]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

function foldedOnce(name: string, measure: (left: string, right: string) => number): Similarity {
  const folded = new WeakMap<NameToMatch, string>()
  const foldedOf = (one: NameToMatch) => {
    const known = folded.get(one) ?? asciiFolded(one.text)
    folded.set(one, known)
    return known
  }
  return { name, score: (left, right) => measure(foldedOf(left), foldedOf(right)) }
}

export function baselines(): Similarity[] {
  return [foldedOnce('Jaro-Winkler', jaroWinkler), foldedOnce('token sort', tokenSortRatio)]
}
