import { describe, expect, it } from 'vitest'
import {
  FNV_OFFSET,
  fibonacciHash,
  fnvStep,
  fnvSumStep,
  goldenStep,
  labelledPlace,
  mix,
  murmur2Step,
  murmurFinaliser,
  murmurRound,
  pairFeature,
  productHash,
  SECOND_SEED,
  shiftRound,
  tripleFeature,
  valueFeature
} from '../../src/core/hashing.js'

const FIRST = -123_456_789
const SECOND = 987_654_321

/** The trained models depend on these values: one that changes makes every model stale. */
describe('hashes of the trained models', () => {
  it.each<[name: string, hash: number, expected: number]>([
    ['fnvSumStep', fnvSumStep(FNV_OFFSET, 0x6771) | 0, 837548839],
    ['murmur2Step', murmur2Step(SECOND_SEED, 0x6771), -1890421499],
    ['goldenStep', goldenStep(SECOND_SEED, 0x6771), 126910531],
    ['murmurRound', murmurRound(FIRST), -1241361094],
    ['shiftRound', shiftRound(FIRST), -11560606],
    ['murmurFinaliser', murmurFinaliser(FIRST), 2059234239],
    ['mix', mix(FIRST, SECOND), 1317126278],
    ['productHash', productHash(FIRST, SECOND), 923819374],
    ['valueFeature', valueFeature(7, FIRST), 1787618567],
    ['pairFeature', pairFeature(7, FIRST, SECOND), 220482937],
    ['tripleFeature', tripleFeature(7, FIRST, SECOND, 17), -1075116031],
    ['tripleFeature of one value', tripleFeature(7, FIRST, 0, 0), -1974817366],
    ['fibonacciHash', fibonacciHash(FIRST, 20), 524628],
    ['labelledPlace', labelledPlace(FIRST, 42, 20), 825084]
  ])('%s', (_, hash, expected) => expect(hash).toBe(expected))
})

describe('published values', () => {
  it.each([
    ['', 0x811c9dc5],
    ['a', 0xe40c292c],
    ['foobar', 0xbf9cf968]
  ])('FNV-1a of "%s"', (text, expected) => {
    let hash = FNV_OFFSET
    for (const character of text) hash = fnvStep(hash, character.charCodeAt(0))
    expect(hash >>> 0).toBe(expected)
  })

  it.each([
    [0, 0],
    [1, 0x514e28b7],
    [0xffffffff, 0x81f16f39]
  ])("MurmurHash3's finaliser of %d", (hash, expected) => expect(murmurFinaliser(hash)).toBe(expected))
})
