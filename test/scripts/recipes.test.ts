/** Texts that the benches search for growth with. */
import { describe, expect, it } from 'vitest'
import { randomRecipes } from '../../bench/random-recipes.js'
import { recipes } from '../../bench/recipes.js'

describe('recipes of texts', () => {
  for (const [name, all] of [
    ['known', recipes],
    ['random', randomRecipes(100, 1)]
  ] as const) {
    it(`${name} ones make as many characters as they are told to`, () => {
      expect(all.length).toBeGreaterThanOrEqual(100)
      expect(all.filter(({ make }) => make(1000).length !== 1000).map((recipe) => recipe.name)).toEqual([])
      expect(all.filter(({ make }) => make(5000).length !== 5000).map((recipe) => recipe.name)).toEqual([])
    })
  }

  it('random ones are the same for the same seed, and others for another', () => {
    const texts = (seed: number) => randomRecipes(20, seed).map(({ make }) => make(200))
    expect(texts(3)).toEqual(texts(3))
    expect(texts(3)).not.toEqual(texts(4))
    expect(new Set(texts(3)).size).toBeGreaterThan(18)
  })
})
