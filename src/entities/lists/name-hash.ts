/**
 * Hashes under which the lists know a name: its folded characters with one blank for a run of blanks, so that it does not matter how the
 * tokenizer cuts "Jean-Pierre" or "St." A name of one word has the hash that `wordHash` gives it.
 */
import { foldCode } from '../../core/folding.js'
import { FNV_OFFSET, fnvStep, murmurRound } from '../../core/hashing.js'

/** Appended to short names all in capitals ("US", "WHO"), which are not meant by "us" and "who". */
export const CAPITALS_MARK = 1

/** Longest name all in capitals that is kept apart from the same letters in small. */
export const CAPITALS_LENGTH = 6

const SPACE = 32

/** Hash of a name as the lists keep it. */
export function nameHash(name: string, capitals = false): number {
  let hash = FNV_OFFSET
  let blank = false
  for (let at = 0; at < name.length; at++) {
    const code = foldCode(name.charCodeAt(at))
    if (code === 0) continue
    if (isBlank(code)) {
      blank = true
      continue
    }
    if (blank) hash = fnvStep(hash, SPACE)
    blank = false
    hash = fnvStep(hash, code)
  }
  return murmurRound(capitals ? fnvStep(hash, CAPITALS_MARK) : hash)
}

/** White space inside names, as UTF-16 unit. */
export function isBlank(code: number): boolean {
  return code === SPACE || code === 9 || code === 10 || code === 13 || code === 0xa0 || code === 0x202f || code === 0x3000
}

/** Names all in capitals that are kept apart: two to six capitals, with points or ampersands. */
export function isCapitals(name: string): boolean {
  return name.length <= CAPITALS_LENGTH && /^\p{Lu}[\p{Lu}.&]+$/u.test(name)
}
