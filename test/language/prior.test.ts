import { describe, expect, it } from 'vitest'
import { createDetector } from '../../src/language/detector.js'
import { DEFAULT_WEIGHTS, logPrior, readWeights, unlistedDiscount } from '../../src/language/prior.js'
import { openModels } from '../../src/models/store.js'

const classes = [
  { name: 'eng', language: 'eng', script: 'Latn' },
  { name: 'nob', language: 'nor', script: 'Latn' },
  { name: 'nno', language: 'nor', script: 'Latn' },
  { name: 'hin-Latn', language: 'hin', script: 'Latn' },
  { name: 'xxx-celtic', language: 'xxx', script: 'Latn' },
  { name: 'xxx-basque', language: 'xxx', script: 'Latn' }
]
const weightsOf = (weights: Readonly<Record<string, number>>) => [...logPrior(classes, weights)].map(Math.exp)

describe('default weights', () => {
  it('grow with how much is written in a language, and leave none far behind', () => {
    expect(DEFAULT_WEIGHTS['eng']!).toBeGreaterThan(2 * DEFAULT_WEIGHTS['deu']!)
    expect(DEFAULT_WEIGHTS['deu']!).toBeGreaterThan(DEFAULT_WEIGHTS['nld']!)
    expect(DEFAULT_WEIGHTS['som']).toBe(DEFAULT_WEIGHTS['isl'])
    expect(Math.min(...Object.values(DEFAULT_WEIGHTS))).toBeGreaterThan(0.8)
  })
})

describe('logPrior', () => {
  it('gives the classes of one language its weight together, and one against its custom a part', () => {
    const [eng, nob, nno, hindi] = weightsOf({ eng: 4, nor: 2, hin: 1 })
    expect(eng).toBeCloseTo(4)
    expect(nob! + nno!).toBeCloseTo(2)
    expect(hindi!).toBeLessThan(0.5)
  })

  it('gives all clusters of unlisted languages the same, whatever the weights are', () => {
    const [, , , , celtic, basque] = weightsOf({})
    expect(celtic).toBe(basque)
    expect(weightsOf({ eng: 100 })[4]).toBe(celtic)
  })

  it('takes unlisted languages to be less likely in few words, without a step', () => {
    const discounts = [1, 2, 5, 10, 100].map(unlistedDiscount)
    expect([...discounts].sort((left, right) => left - right)).toEqual(discounts)
    expect(unlistedDiscount(1e6)).toBeCloseTo(0)
  })
})

describe('readWeights', () => {
  it('puts weights in the place of the defaults, or of all alike', () => {
    expect(readWeights([])).toEqual(DEFAULT_WEIGHTS)
    expect(readWeights(['eng=8'])).toEqual({ ...DEFAULT_WEIGHTS, eng: 8 })
    expect(readWeights(['som=2.5', 'uniform'])).toEqual({ som: 2.5 })
  })

  it('refuses a language that is not told', () => expect(() => readWeights(['eus=3'])).toThrow('eus'))
})

describe('a detector with other weights', () => {
  const best = (weights: Readonly<Record<string, number>>, text: string) => createDetector(openModels(), { weights }).detect(text, {})[0]

  it('decides otherwise where a short text fits several languages', () => {
    expect(best({ dan: 8 }, 'Det er en fin dag i dag.')?.language).toBe('dan')
    expect(best({ nor: 8 }, 'Det er en fin dag i dag.')?.language).toBe('nor')
  })

  it('follows the evidence of a sentence whatever the weights are', () => {
    expect(best({ eng: 20 }, 'Der Ausschuss trifft sich am Donnerstag wieder im großen Saal.')?.language).toBe('deu')
  })
})
