/**
 * Words and parts of words that texts are cut into, as fingerprints (`models/fingerprint-table.ts`). A word is cut from left to right, the longest piece
 * first (as WordPiece does, Wu et al. 2016): known words are one look-up, others are parts of words, and writing without blanks falls into the longest known
 * words. Pieces that begin a word are other ones than those inside.
 */
import { FNV_OFFSET, fnvSumStep, murmur2Step, SECOND_SEED } from '../../core/hashing.js'
import { findPlace } from '../../models/fingerprint-table.js'
import { foldedUnits, isUnspaced, SEPARATOR, SKIPPED } from './letters.js'

/** Stands before a piece that begins a word, in scripts with blanks. */
export const WORD_START = 0x2581
/** No piece has more units, skipped ones left out. */
export const LONGEST_PIECE = 20

export class PieceTable {
  readonly #fingerprints: Uint32Array

  /** @param fingerprints as `placeText` of the training script lays them out, at least one of them 0 */
  constructor(fingerprints: Uint32Array) {
    this.#fingerprints = fingerprints
  }

  /** Calls `take` with the place in the table and the offset of each known piece between two offsets of a text, in order. Linear. */
  cut(text: string, from: number, to: number, take: (place: number, offset: number) => void): void {
    let inWord = false
    let at = from
    while (at < to) {
      const code = foldedUnits[text.charCodeAt(at)]!
      if (code === SEPARATOR || code === SKIPPED) {
        if (code === SEPARATOR) inWord = false
        at++
        continue
      }
      at = this.#cutPiece(text, at, to, inWord || isUnspaced(code), take)
      inWord = true
    }
  }

  /** @returns the offset after the longest piece that begins at `start`, or after its first unit where none does */
  #cutPiece(text: string, start: number, to: number, isInside: boolean, take: (place: number, offset: number) => void): number {
    let hash = FNV_OFFSET
    let check = SECOND_SEED
    if (!isInside) {
      hash = fnvSumStep(hash, WORD_START)
      check = murmur2Step(check, WORD_START)
    }
    let place = -1
    let end = start + 1
    let units = 0
    for (let at = start; at < to && units < LONGEST_PIECE; at++) {
      const code = foldedUnits[text.charCodeAt(at)]!
      if (code === SKIPPED) continue
      if (code === SEPARATOR) break
      units++
      hash = fnvSumStep(hash, code)
      check = murmur2Step(check, code)
      const found = findPlace(this.#fingerprints, hash, check)
      if (found < 0) continue
      place = found
      end = at + 1
    }
    if (place >= 0) take(place, start)
    return end
  }
}
