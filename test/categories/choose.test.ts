/** From scores to categories: order, confidences, options. */
import { describe, expect, it } from 'vitest'
import { type Category, chosenCategories, rankedCategories } from '../../src/categories/choose.js'
import { categoryLabels } from '../../src/categories/labels.js'
import type { CategoryOptions } from '../../src/categories/options.js'

const scores = categoryLabels.map((_, index) => [-3, 1.5, -0.25, -0.2501, 0.7][index] ?? -2 - index / 10)
const ranked = rankedCategories(scores, 0.8)
const sum = (categories: readonly Category[]) => categories.reduce((total, { confidence }) => total + confidence, 0)

describe('ranked labels', () => {
  it('are all 21, each once', () => expect(ranked.map(({ label }) => label).sort()).toEqual([...categoryLabels].sort()))
  it('descend in score and confidence alike', () => {
    for (const [index, { score, confidence }] of ranked.entries()) {
      expect(score).toBeLessThanOrEqual(ranked[index - 1]?.score ?? Number.POSITIVE_INFINITY)
      expect(confidence).toBeLessThanOrEqual(ranked[index - 1]?.confidence ?? 1)
    }
  })
  it.each([
    ['usual scores', scores, 0.8],
    ['equal scores', categoryLabels.map(() => 0), 1],
    ['one far above the others', categoryLabels.map((_, index) => (index === 7 ? 900 : -900)), 1.3],
    ['all far below', categoryLabels.map((_, index) => -1000 - index), 1]
  ])('have confidences that sum to 1: %s', (_, given, sharpness) => {
    const all = rankedCategories(given, sharpness)
    expect(sum(all)).toBeCloseTo(1, 4)
    for (const { confidence, score } of all) {
      expect(confidence).toBeGreaterThanOrEqual(0)
      expect(confidence).toBeLessThanOrEqual(1)
      expect(Number.isFinite(score)).toBe(true)
    }
  })
})

describe('options', () => {
  it.each<[CategoryOptions, number]>([
    [{}, 3],
    [{ scoreThreshold: 0 }, 2],
    [{ scoreThreshold: 0.7 }, 2],
    [{ scoreThreshold: 5 }, 0],
    [{ scoreThreshold: -100 }, 21],
    [{ numCategories: 1 }, 1],
    [{ numCategories: 5 }, 5],
    [{ numCategories: 21 }, 21],
    [{ numCategories: 400 }, 21],
    [{ numCategories: 4, scoreThreshold: 5 }, 4],
    [{ numCategories: 1, scoreThreshold: -100 }, 1],
    [{ singleLabel: true }, 1],
    [{ singleLabel: true, scoreThreshold: 5 }, 1],
    [{ singleLabel: true, numCategories: 3 }, 1],
    [{ singleLabel: false, numCategories: 3 }, 3],
    [{ singleLabel: false, scoreThreshold: 0 }, 2]
  ])('%j: %d categories', (options, count) => {
    const chosen = chosenCategories(ranked, options, 20)
    expect(chosen).toEqual(ranked.slice(0, count))
  })
  it.each<[number, CategoryOptions, number]>([
    [0, {}, 0],
    [0, { scoreThreshold: -100 }, 0],
    [0, { numCategories: 3 }, 3],
    [0, { singleLabel: true }, 1],
    [1, {}, 0],
    [2, {}, 0],
    [3, {}, 1],
    [4, {}, 3],
    [1, { scoreThreshold: 0 }, 2],
    [1, { numCategories: 5 }, 5]
  ])('a text of %d content words, %j: %d categories', (words, options, count) => {
    expect(chosenCategories(ranked, options, words)).toEqual(ranked.slice(0, count))
  })
})
