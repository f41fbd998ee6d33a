/**
 * Whether a name in Chinese characters is foreign: characters that write foreign sounds against those of Chinese names (log odds of single characters, naive
 * Bayes), and how long it is. The artefact `names/han-origin` has `characters` (UTF-8, in ascending order of their units), `odds` i8 in steps of 1/STEPS, and
 * `lengths` i8 for names of 0 to LONGEST characters, longer ones as the last.
 */
import type { ModelStore } from '../../models/store.js'

export const STEPS = 16
export const LONGEST = 6

export class HanOrigin {
  readonly #odds: ReadonlyMap<string, number>
  readonly #lengths: readonly number[]

  private constructor(odds: ReadonlyMap<string, number>, lengths: readonly number[]) {
    this.#odds = odds
    this.#lengths = lengths
  }

  /** @throws ModelError when the artefact is missing or damaged */
  static open(store: ModelStore): HanOrigin {
    const model = store.load('names/han-origin')
    const odds = model.i8('odds')
    const characters = [...new TextDecoder().decode(model.u8('characters'))]
    return new HanOrigin(
      new Map(characters.map((character, place) => [character, odds[place]! / STEPS])),
      Array.from(model.i8('lengths'), (value) => value / STEPS)
    )
  }

  /** Probability that a name is foreign, in simplified characters; signs between its words say so by themselves. */
  foreign(name: string): number {
    if (/[·•‧・]/u.test(name)) return 1
    const characters = [...name]
    const sum = characters.reduce((odds, character) => odds + (this.#odds.get(character) ?? 0), this.#lengths[Math.min(LONGEST, characters.length)] ?? 0)
    return 1 / (1 + Math.exp(-sum))
  }
}
