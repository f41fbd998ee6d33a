/** From scores to the categories of an answer. */
import { type CategoryLabel, categoryLabels } from './labels.js'
import { type CategoryOptions, DEFAULT_THRESHOLD } from './options.js'

export interface Category {
  readonly label: CategoryLabel
  /** Share of the label among all labels of the document, 0 to 1; those of all labels sum to 1. */
  readonly confidence: number
  /** The label's margin, any real number: above 0 it is more likely than not. */
  readonly score: number
}

/** All labels in descending score. @param scores one a label @param sharpness what a step of score is worth in the softmax of the confidences */
export function rankedCategories(scores: ArrayLike<number>, sharpness: number): Category[] {
  const order = categoryLabels.map((_, index) => index).sort((left, right) => scores[right]! - scores[left]!)
  const best = scores[order[0]!]!
  const shares = order.map((index) => Math.exp(sharpness * (scores[index]! - best)))
  const sum = shares.reduce((total, share) => total + share, 0)
  return order.map((index, rank) => ({
    label: categoryLabels[index]!,
    confidence: rounded(shares[rank]! / sum, 1e6),
    score: rounded(scores[index]!, 1e4)
  }))
}

/**
 * Those of the ranked labels that the options ask for. Where no threshold is given, a text of one to three content words needs a higher score, and one
 * without any has none: greetings and small talk are about nothing, while a word that tells a subject alone scores well above.
 */
export function chosenCategories(ranked: readonly Category[], options: CategoryOptions, contentWords: number): Category[] {
  const { singleLabel, numCategories, scoreThreshold } = options
  if (singleLabel === true) return ranked.slice(0, 1)
  if (numCategories !== undefined) return ranked.slice(0, numCategories)
  if (contentWords === 0) return []
  const least = scoreThreshold ?? DEFAULT_THRESHOLD + (MORE_FOR_FEW[contentWords] ?? 0)
  return ranked.filter(({ score }) => score >= least)
}

/** What the score of a text of so many content words must be above the usual threshold. */
const MORE_FOR_FEW: readonly number[] = [0, 2.5, 2, 1.25]

function rounded(value: number, parts: number): number {
  return Math.round(value * parts) / parts
}
