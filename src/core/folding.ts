/**
 * Characters as words are compared and hashed by: letter case, width, digits and optional vowel signs evened out, no strings made.
 * Trained models depend on it: a change here makes every one of them stale.
 */
import { FNV_OFFSET, fnvStep, murmurRound } from './hashing.js'

/** Folded code of each character below U+0700, 0 for one to skip; others are themselves (full-width forms apart). */
const folded = foldTable()
/** 1 lower-case, 2 upper-case, 3 digit, 4 other letter, 0 none of these; below U+0700. */
const kinds = kindTable()

function foldTable(): Uint16Array {
  const table = new Uint16Array(0x700)
  for (let code = 0; code < table.length; code++) {
    const character = String.fromCharCode(code)
    // İ becomes two characters, of which the first counts
    table[code] = character.toLowerCase().charCodeAt(0)
    if (/\p{Nd}/u.test(character)) table[code] = 48
    // Arabic vowel signs, tatweel and Hebrew points carry no part of speech and are rarely written
    if ((code >= 0x64b && code <= 0x652) || code === 0x670 || code === 0x640 || (code >= 0x591 && code <= 0x5c7 && code !== 0x5be)) table[code] = 0
  }
  for (const alef of [0x622, 0x623, 0x625, 0x671]) table[alef] = 0x627
  table[0x649] = table[0x64a] = 0x6cc
  table[0x643] = 0x6a9
  return table
}

function kindTable(): Uint8Array {
  const table = new Uint8Array(0x700)
  for (let code = 0; code < table.length; code++) {
    const character = String.fromCharCode(code)
    if (/\p{Nd}/u.test(character)) table[code] = 3
    else if (/\p{Lu}|\p{Lt}/u.test(character)) table[code] = 2
    else if (/\p{Ll}/u.test(character)) table[code] = 1
    else if (/\p{L}/u.test(character)) table[code] = 4
  }
  return table
}

/** Folded code of a UTF-16 unit: lower case, ASCII for full-width forms and curly apostrophes, `0` for every digit, 0 to skip it. */
export function foldCode(code: number): number {
  if (code < 0x700) return folded[code]!
  if (code === 0x2019 || code === 0x2bc) return 39
  if (code >= 0xff01 && code <= 0xff5e) return folded[code - 0xfee0]!
  if (code === 0x200c || code === 0x200d) return 0
  return code
}

/** What a UTF-16 unit is: 1 lower-case letter, 2 upper-case, 3 digit, 4 letter of a script without case, 0 none of these. */
export function letterKind(code: number): number {
  if (code < 0x700) return kinds[code]!
  if (code >= 0x1e00 && code < 0x2000) return String.fromCharCode(code).toUpperCase().charCodeAt(0) === code ? 2 : 1
  if (code >= 0xff10 && code <= 0xff19) return 3
  return code >= 0x900 && !(code >= 0x2000 && code < 0x2c00) && !(code >= 0x3000 && code < 0x3041) ? 4 : 0
}

/** Hash under which word tables (dictionaries, clusters, lists) know a word: of its folded characters. */
export function wordHash(word: string): number {
  let hash = FNV_OFFSET
  for (let at = 0; at < word.length; at++) {
    const code = foldCode(word.charCodeAt(at))
    if (code !== 0) hash = fnvStep(hash, code)
  }
  return murmurRound(hash)
}
