/** Weights of what speaks for a way of writing a word: multinomial logistic regression over the ways that were found, drawn towards given weights (MAP). */

export interface Choice {
  /** Features of each way. */
  readonly ways: readonly (readonly number[])[]
  /** Which of them are right; at least one. */
  readonly right: readonly boolean[]
}

const STEPS_OF_DESCENT = 400
const RATE = 0.05

/** @param prior weights without data @param strength of the prior, in choices (Adam, Kingma and Ba 2015) */
export function fitWeights(choices: readonly Choice[], prior: readonly number[], strength: number): number[] {
  const weights = [...prior]
  const mean = weights.map(() => 0)
  const square = weights.map(() => 0)
  for (let step = 1; step <= STEPS_OF_DESCENT; step++) {
    const gradient = weights.map((weight, place) => strength * (weight - prior[place]!))
    for (const choice of choices) addGradient(choice, weights, gradient)
    for (const [place, slope] of gradient.entries()) {
      const scaled = slope / (choices.length + strength)
      mean[place] = 0.9 * mean[place]! + 0.1 * scaled
      square[place] = 0.999 * square[place]! + 0.001 * scaled * scaled
      weights[place]! -= (RATE * (mean[place]! / (1 - 0.9 ** step))) / (Math.sqrt(square[place]! / (1 - 0.999 ** step)) + 1e-8)
    }
  }
  return weights
}

/** Gradient of minus the logarithm of the probability of the right ways together. */
function addGradient({ ways, right }: Choice, weights: readonly number[], gradient: number[]): void {
  const levels = ways.map((features) => features.reduce((sum, value, place) => sum + value * weights[place]!, 0))
  const most = Math.max(...levels)
  const shares = levels.map((level) => Math.exp(level - most))
  const all = shares.reduce((sum, share) => sum + share, 0)
  const good = shares.reduce((sum, share, way) => sum + (right[way] ? share : 0), 0)
  for (const [way, features] of ways.entries()) {
    const pull = shares[way]! / all - (right[way] ? shares[way]! / good : 0)
    for (const [place, value] of features.entries()) gradient[place]! += pull * value
  }
}
