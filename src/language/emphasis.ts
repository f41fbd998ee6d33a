/**
 * How much the words of a text count. In scripts with case, capitalised words among small ones are names for the most part, which say little
 * about the language they stand in. The more of a text is in small letters, the less its capitalised words count; in a text of capitals or
 * of names alone all count fully.
 */
import { CAPITALISED, CASELESS, IN_CAPITALS, IN_SMALL, OPENING, type WordReader } from './text.js'

/** Sixteenths: the weight of a word that counts fully. */
export const FULL_WEIGHT = 16
/** Weights, in a text half of whose words or more are in small letters: of names, and of capitalised words that open a sentence. */
const NAME_WEIGHT = 6
const OPENING_WEIGHT = 11
/** Share of words in small letters from which on the weights are those. */
const ENOUGH_SMALL = 0.5

/**
 * Adds the words of a group, from number `from` to `to`, to a kernel's list: pairs of first unit and end unit, with what their weight lacks in
 * the end's highest byte.
 * @returns how many
 */
export function listWords({ groups, bounds, cases }: WordReader, group: number, from: number, to: number, list: Uint32Array): number {
  let count = 0
  let small = 0
  let capitalised = 0
  for (let word = from; word < to; word++) {
    if (groups[word] !== group) continue
    const written = cases[word]! & ~OPENING
    if (written === IN_SMALL) small++
    else if (written !== CASELESS) capitalised++
    list[count * 2] = bounds[word * 2]!
    list[count * 2 + 1] = bounds[word * 2 + 1]!
    count++
  }
  if (small === 0 || capitalised === 0) return count
  const reduction = Math.min(1, small / (small + capitalised) / ENOUGH_SMALL)
  const name = Math.round(reduction * (FULL_WEIGHT - NAME_WEIGHT)) << 24
  const opening = Math.round(reduction * (FULL_WEIGHT - OPENING_WEIGHT)) << 24
  let at = 0
  for (let word = from; word < to; word++) {
    if (groups[word] !== group) continue
    const written = cases[word]!
    if (written === CAPITALISED || (written & ~OPENING) === IN_CAPITALS) list[at * 2 + 1]! |= name
    else if (written === (CAPITALISED | OPENING)) list[at * 2 + 1]! |= opening
    at++
  }
  return count
}

/** Weight in sixteenths of a word in a kernel's list. */
export function weightOf(end: number): number {
  return FULL_WEIGHT - (end >>> 24)
}

/** End unit of a word in a kernel's list. */
export function endOf(end: number): number {
  return end & 0xffffff
}
