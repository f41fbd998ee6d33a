/**
 * The best row of words for a run: what the local model says about each place between two characters, and a bonus for each listed word. The local model sees
 * the longest listed words around a place only, so it cuts words in new surroundings by the habits of its training text.
 */
import { FNV_OFFSET, fnvStep, goldenStep, SECOND_SEED } from '../../core/hashing.js'
import { CONTINUES, LONGEST, lookUp } from './lexicon.js'
import { CONTEXT, type RunText, Type } from './text.js'

/** What a listed word of two and more characters counts, in units of log-odds. */
export const WORD_BONUS = 1

/** Whether a cut before character `at` is between katakana: foreign names and words begin and end like listed ones. */
function cutsKatakana({ types }: RunText, at: number): boolean {
  return types[CONTEXT + at] === Type.katakana && types[CONTEXT + at - 1] === Type.katakana
}

/** Finds rows of words; its arrays are used again. */
export class WordRows {
  #best = new Float64Array(257)
  /** Score of the best row whose last word is not listed and goes on. */
  #open = new Float64Array(257)
  #from = new Uint32Array(257)
  #openFrom = new Uint32Array(257)
  /** Log-odds of a word's start at each character, to be filled before `find`. */
  odds = new Float64Array(257)

  reserve(length: number): void {
    if (this.odds.length > length) return
    const size = 2 * length + 1
    this.#best = new Float64Array(size)
    this.#open = new Float64Array(size)
    this.#from = new Uint32Array(size)
    this.#openFrom = new Uint32Array(size)
    this.odds = new Float64Array(size)
  }

  /**
   * Sets the odds to 1 where a word of the best row starts, to -1 elsewhere.
   * @param bonus what a listed word of two and more characters counts
   */
  find(run: RunText, slots: Uint32Array, bonus: number): void {
    const { length, codes } = run
    const best = this.#best
    const open = this.#open
    const from = this.#from
    const openFrom = this.#openFrom
    const { odds } = this
    best.fill(-Infinity, 0, length + 1)
    best[0] = 0
    odds[0] = 0
    open[0] = -Infinity
    for (let at = 0; at < length; at++) {
      close(at)
      const begun = best[at]! + odds[at]!
      const goesOn = open[at]! >= begun
      open[at + 1] = goesOn ? open[at]! : begun
      openFrom[at + 1] = goesOn ? openFrom[at]! : at
      if (begun === -Infinity) continue
      let place = FNV_OFFSET
      let check = SECOND_SEED
      const limit = Math.min(length, at + LONGEST)
      for (let index = at; index < limit; index++) {
        const code = codes[CONTEXT + index]!
        place = fnvStep(place, code)
        check = goldenStep(check, code)
        const value = lookUp(slots, place, check)
        if (value === 0) break
        const sum = index === at || cutsKatakana(run, at) || cutsKatakana(run, index + 1) ? begun : begun + bonus
        if ((value & ~CONTINUES) > 0 && sum > best[index + 1]!) {
          best[index + 1] = sum
          from[index + 1] = at
        }
        if ((value & CONTINUES) === 0) break
      }
    }
    close(length)
    odds.fill(-1, 0, length)
    for (let at = length; at > 0; at = from[at]!) odds[from[at]!] = 1

    /** A word that is not listed may end before character `at`. */
    function close(at: number): void {
      if (open[at]! <= best[at]!) return
      best[at] = open[at]!
      from[at] = openFrom[at]!
    }
  }
}

/** Joins the pieces of whole words: a listed word that starts and ends where words do has no start inside. */
export function joinWhole(run: RunText, odds: Float64Array, slots: Uint32Array): void {
  const { length, codes } = run
  for (let at = 0; at < length; at++) {
    if (at > 0 && odds[at]! <= 0) continue
    let place = FNV_OFFSET
    let check = SECOND_SEED
    let end = 0
    const limit = Math.min(length, at + LONGEST)
    for (let index = at; index < limit; index++) {
      place = fnvStep(place, codes[CONTEXT + index]!)
      check = goldenStep(check, codes[CONTEXT + index]!)
      const value = lookUp(slots, place, check)
      if (value === 0) break
      if ((value & ~CONTINUES) > 0 && (index + 1 === length || odds[index + 1]! > 0)) end = index + 1
      if ((value & CONTINUES) === 0) break
    }
    if (end === 0) continue
    odds.fill(-1, at + 1, end)
    at = end - 1
  }
}
