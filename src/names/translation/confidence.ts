/**
 * How sure an answer is: of the answers told with 0.8, four in five are the name as it is usually written. What the ways came to is brought there by logistic regression
 * (Platt 1999) by language and direction, apart for names that the dictionary has. `names/confidence` has `languages` (UTF-8, lines) and `weights`
 * f32 [languages, 2, 4]: to English and from it, see `confidenceFeatures`.
 */
import type { ModelStore } from '../../models/store.js'
import type { Rendering } from '../types.js'

/** Made by scripts/names/confidence/train.ts. */
export const CONFIDENCE = 'names/confidence'
export const CONFIDENCE_FEATURES = 4

export type ConfidenceDirection = 'toEnglish' | 'fromEnglish'

const SMALLEST = 0.001

export class Confidence {
  readonly #weights: ReadonlyMap<string, Float32Array>

  private constructor(weights: ReadonlyMap<string, Float32Array>) {
    this.#weights = weights
  }

  /** @throws ModelError when the artefact is missing or damaged */
  static open(store: ModelStore): Confidence {
    const model = store.load(CONFIDENCE)
    const weights = model.f32('weights')
    const size = CONFIDENCE_FEATURES
    const sides = (language: string, place: number): [string, Float32Array][] => [
      [`${language} toEnglish`, weights.subarray(2 * place * size, (2 * place + 1) * size)],
      [`${language} fromEnglish`, weights.subarray((2 * place + 1) * size, (2 * place + 2) * size)]
    ]
    return new Confidence(new Map(new TextDecoder().decode(model.u8('languages').slice()).split('\n').flatMap(sides)))
  }

  /** Leaves everything as it is. */
  static none(): Confidence {
    return new Confidence(new Map())
  }

  /** The same renderings in the same order. @param isKnown the dictionary has the name */
  of(renderings: readonly Rendering[], language: string, direction: ConfidenceDirection, isKnown: boolean): readonly Rendering[] {
    const weights = this.#weights.get(`${language} ${direction}`)
    const first = renderings[0]
    if (weights === undefined || first === undefined || first.probability <= 0) return renderings
    const level = confidenceFeatures(first.probability, isKnown).reduce((sum, value, place) => sum + value * weights[place]!, 0)
    const scale = 1 / (1 + Math.exp(-level)) / first.probability
    // what is left is shared by the others
    const others = renderings.slice(1).reduce((sum, { probability }) => sum + probability, 0)
    const rest = Math.min(scale, others > 0 ? (1 - scale * first.probability) / others : 1)
    return renderings.map(({ text, probability }, place) => ({ text, probability: rounded(probability * (place === 0 ? scale : rest)) }))
  }
}

/** What tells how sure an answer is: a constant and the log odds of its probability, for names that are known and for others. */
export function confidenceFeatures(probability: number, isKnown: boolean): number[] {
  const within = Math.min(1 - SMALLEST, Math.max(SMALLEST, probability))
  const odds = Math.log(within / (1 - within))
  return isKnown ? [0, 0, 1, odds] : [1, odds, 0, 0]
}

function rounded(value: number): number {
  return Math.round(Math.min(1, value) * 10_000) / 10_000
}
