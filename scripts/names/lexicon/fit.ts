/**
 * How well a native spelling fits a Latin one: association of characters with Latin letters, counted over training pairs of good quality. It tells the
 * usual name of an entity from its aliases, of which some sources give an unordered list.
 */
import { foldedLatin, foldedNative } from '../../../src/names/transliteration/letters.js'

const SMOOTHING = 0.5

export class Fit {
  readonly #together = new Map<string, Map<string, number>>()
  readonly #letters = new Map<string, number>()
  #pairs = 0
  #nativeLength = 0
  #latinLength = 0
  readonly #language: string

  constructor(language: string) {
    this.#language = language
  }

  learn(native: string, latin: string): void {
    const characters = new Set(foldedNative(native, this.#language))
    const letters = new Set(foldedLatin(latin))
    this.#pairs++
    this.#nativeLength += native.length
    this.#latinLength += latin.length
    for (const letter of letters) this.#letters.set(letter, (this.#letters.get(letter) ?? 0) + 1)
    for (const character of characters) {
      const counts = this.#together.get(character) ?? new Map<string, number>()
      this.#together.set(character, counts)
      counts.set('', (counts.get('') ?? 0) + 1)
      for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1)
    }
  }

  /** About 1 for regular transliterations, 0 and less for other names. */
  of(native: string, latin: string): number {
    const characters = [...foldedNative(native, this.#language)].filter((character) => character !== ' ')
    const letters = [...new Set(foldedLatin(latin))].filter((letter) => letter !== ' ')
    if (characters.length === 0 || letters.length === 0 || this.#pairs === 0) return 0
    const best = new Map<string, number>()
    let sum = 0
    for (const character of characters) {
      let most = -2
      for (const letter of letters) {
        const value = this.#association(character, letter)
        if (value > most) most = value
        if (value > (best.get(letter) ?? -2)) best.set(letter, value)
      }
      sum += most
    }
    const covered = [...best.values()].reduce((total, value) => total + value, 0) / letters.length
    const ratio = Math.log((native.length * this.#latinLength) / (latin.length * this.#nativeLength))
    return sum / characters.length + covered - Math.abs(ratio)
  }

  #association(character: string, letter: string): number {
    const counts = this.#together.get(character)
    if (counts === undefined) return 0
    const share = ((counts.get(letter) ?? 0) + SMOOTHING) / (counts.get('')! + 2 * SMOOTHING)
    const usual = ((this.#letters.get(letter) ?? 0) + SMOOTHING) / (this.#pairs + 2 * SMOOTHING)
    return Math.max(-2, Math.min(2, Math.log(share / usual)))
  }
}
