import { describe, expect, it } from 'vitest'
import { wordHash } from '../../src/core/folding.js'
import { loadClusters } from '../../src/entities/lists/clusters.js'
import { openModels } from '../../src/models/store.js'

const store = openModels()

describe('word clusters', () => {
  it.each([
    ['eng', 'London', 'England', 'because'],
    ['eng', 'said', 'says', 'Argentina'],
    ['deu', 'Sonntag', 'Samstag', 'Hauptstadt'],
    ['fin', 'Helsinki', 'Helsingissä', 'mutta']
  ])('%s: %s stands near %s, not near %s', (language, word, near, far) => {
    const clusters = loadClusters(store, language)!
    const coarse = (form: string) => clusters.coarse(clusters.of(wordHash(form)))
    expect(coarse(near)).toBe(coarse(word))
    expect(coarse(far)).not.toBe(coarse(word))
  })
  it('numbers leaves below 1024, middle clusters below 256, coarse ones below 64; unknown words have none', () => {
    const clusters = loadClusters(store, 'eng')!
    for (const word of ['the', 'president', 'Paris', 'walked', 'Obama']) {
      const leaf = clusters.of(wordHash(word))
      expect(leaf).toBeGreaterThanOrEqual(0)
      expect(leaf).toBeLessThan(1024)
      expect(clusters.middle(leaf)).toBeLessThan(256)
      expect(clusters.coarse(leaf)).toBeLessThan(64)
    }
    expect(clusters.of(wordHash('qzxvkjwq'))).toBe(-1)
  })
  it('are absent for a language without any', () => {
    expect(loadClusters(store, 'xxx')).toBeUndefined()
  })
})
