/** The pieces that texts are cut into for context vectors, as text and as the table that is served. */
import { FNV_OFFSET, fnvSumStep, murmur2Step, SECOND_SEED } from '../../../src/core/hashing.js'
import { foldedUnits, isUnspaced, SEPARATOR, SKIPPED } from '../../../src/knowledge/context/letters.js'
import { LONGEST_PIECE, WORD_START } from '../../../src/knowledge/context/piece-table.js'
import { fingerprint, homePlace } from '../../../src/models/fingerprint-table.js'

const MARK = String.fromCharCode(WORD_START)
/** Free places for each piece. */
const ROOM = 1.2

/** The form in which a piece is looked up: its folded units, with the mark of a word's beginning in scripts with blanks; undefined for what is no part of a word. */
export function pieceKey(text: string, beginsWord: boolean): string | undefined {
  let key = ''
  for (let at = 0; at < text.length; at++) {
    const code = foldedUnits[text.charCodeAt(at)]!
    if (code === SEPARATOR) return undefined
    if (code !== SKIPPED) key += String.fromCharCode(code)
  }
  if (key === '' || key.length > LONGEST_PIECE) return undefined
  return beginsWord && !isUnspaced(key.charCodeAt(0)) ? MARK + key : key
}

/** Folded words of a text; writing without blanks is left out. */
export function* wordsOf(text: string): Generator<string> {
  let word = ''
  for (let at = 0; at <= text.length; at++) {
    const code = at < text.length ? foldedUnits[text.charCodeAt(at)]! : SEPARATOR
    if (code === SKIPPED) continue
    if (code === SEPARATOR || isUnspaced(code)) {
      if (word !== '') yield word
      word = ''
    } else word += String.fromCharCode(code)
  }
}

export interface LaidPieces {
  readonly fingerprints: Uint32Array
  /** The place of each piece. */
  readonly places: Uint32Array
}

/** Lays pieces out as `PieceTable` reads them. @throws Error for two pieces with one fingerprint at one place */
export function layPieces(keys: readonly string[]): LaidPieces {
  const capacity = Math.ceil(ROOM * keys.length) + 1
  const fingerprints = new Uint32Array(capacity)
  const places = Uint32Array.from(keys, (key) => {
    let hash = FNV_OFFSET
    let check = SECOND_SEED
    for (let at = 0; at < key.length; at++) {
      hash = fnvSumStep(hash, key.charCodeAt(at))
      check = murmur2Step(check, key.charCodeAt(at))
    }
    const print = fingerprint(check)
    let place = homePlace(hash, capacity)
    while (fingerprints[place] !== 0) {
      if (fingerprints[place] === print) throw new Error(`${key} cannot be told from another piece`)
      if (++place === capacity) place = 0
    }
    fingerprints[place] = print
    return place
  })
  return { fingerprints, places }
}
