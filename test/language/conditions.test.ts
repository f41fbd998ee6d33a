import { describe, expect, it } from 'vitest'
import { CONDITIONS, createPlace, familiarityOf, isPlain, locate, PLAIN_WORDS } from '../../src/language/conditions.js'

/** Value of a function of the conditions at a place between them. */
function valueAt(words: number, familiarity: number, values: (condition: number) => number): number {
  const place = createPlace()
  locate(words, familiarity, place)
  return place.shares.reduce((sum, share, corner) => sum + share * values(place.conditions[corner]!), 0)
}

describe('locate', () => {
  it.each([
    [1, 0],
    [1, 3],
    [4, 1.5],
    [7, 2.99],
    [20, 0.2],
    [5000, 3]
  ])('shares of the points around %d words of familiarity %d add up to 1, and all are points of the grid', (words, familiarity) => {
    const place = createPlace()
    locate(words, familiarity, place)
    expect(place.shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
    for (const share of place.shares) expect(share).toBeGreaterThanOrEqual(0)
    for (const condition of place.conditions) expect(condition >= 0 && condition < CONDITIONS).toBe(true)
  })

  it('makes no step: nothing jumps where words or familiarity change a little', () => {
    const values = (condition: number) => Math.sin(condition * 12.9898) * 10
    for (let words = 1; words < 40; words++) {
      for (let familiarity = 0; familiarity < 3; familiarity += 0.1) {
        const here = valueAt(words, familiarity, values)
        expect(Math.abs(valueAt(words, familiarity + 1e-6, values) - here)).toBeLessThan(1e-3)
        expect(Math.abs(valueAt(words + 1e-6, familiarity, values) - here)).toBeLessThan(1e-3)
      }
    }
  })

  it('is at a point of its own for a single unknown word, and beyond the last length stays there', () => {
    expect(valueAt(1, 0, (condition) => condition)).toBe(0)
    expect(valueAt(100, 3, (condition) => condition)).toBe(CONDITIONS - 4)
  })
})

describe('plain lengths', () => {
  it('from PLAIN_WORDS on it does not matter how well known the words are', () => {
    const values = (condition: number) => Math.sin(condition * 78.233)
    for (const words of [PLAIN_WORDS, PLAIN_WORDS + 1, 30]) expect(valueAt(words, 2.5, values)).toBeCloseTo(valueAt(words, 0, values))
    expect(valueAt(PLAIN_WORDS - 1, 2.5, values)).not.toBeCloseTo(valueAt(PLAIN_WORDS - 1, 0, values))
    expect(isPlain(0)).toBe(false)
    expect(isPlain(CONDITIONS - 1)).toBe(true)
  })
})

describe('familiarityOf', () => {
  it('is 0 for unknown words and grows with the share from 1 to 3', () => {
    expect(familiarityOf(-1)).toBe(0)
    expect(familiarityOf(0)).toBe(1)
    expect(familiarityOf(34)).toBe(2)
    expect(familiarityOf(255)).toBe(3)
  })
})
