/** How a lemmatizer's table of endings is hashed: by groups of words that share their endings, and from a word's end to its beginning. */
import { FNV_OFFSET, fnvStep, murmurRound } from '../../core/hashing.js'

/** Longest ending that is looked up besides the whole word. */
export const LONGEST_ENDING = 14
const WHOLE = 0x10001
const SECOND = 0x10002

/** Code under which a lower-cased word's characters are known: straight apostrophes. */
export function endingCode(code: number): number {
  return code === 0x2019 || code === 0x2bc ? 39 : code
}

/**
 * Which words share a table of endings: all of a tag's; those that also begin alike (languages with prefixes); those that begin alike and are equally
 * long (scripts that name every letter).
 */
export type Grouping = 'tag' | 'beginning' | 'length'

/** Beginnings that make groups, longest first. */
export const BEGINNINGS: readonly number[] = [4, 3, 2, 1]

/** Rolling hash before the first character from the end for the group of all words with a tag (and of a length). */
export function groupBase(tag: number, length: number, grouping: Grouping): number {
  return fnvStep(fnvStep(FNV_OFFSET, tag + 1), grouping === 'length' ? length : 0)
}

/** That of the words that begin with the first `size` characters of `word`. */
export function groupSeed(base: number, word: string, size: number): number {
  let seed = fnvStep(base, 0x10100 + size)
  for (let at = 0; at < size; at++) seed = fnvStep(seed, word.charCodeAt(at))
  return seed
}

/** Rolling hashes before the first character from the end, one for each group that a lower-cased word may belong to, narrowest first. */
export function groupSeeds(tag: number, word: string, grouping: Grouping): number[] {
  const base = groupBase(tag, word.length, grouping)
  const sizes = grouping === 'tag' ? [] : BEGINNINGS.filter((size) => size <= word.length)
  return [...sizes.map((size) => groupSeed(base, word, size)), base]
}

export { fnvStep as endingStep }

/** Hash of an ending; `whole` for the complete word. */
export function endingHash(rolling: number, whole: boolean): number {
  return murmurRound(whole ? fnvStep(rolling, WHOLE) : rolling)
}

/** Hash under which the second best script of an ending is kept. */
export function secondHash(rolling: number): number {
  return murmurRound(fnvStep(rolling, SECOND))
}
