import { expect, it } from 'vitest'
import { eachRing, RINGS, samplePieces } from '../../../src/knowledge/context/document.js'

/** A hundred pieces of one unit, with a blank after each. */
const pieces = { places: Uint32Array.from({ length: 100 }, (_, at) => at), offsets: Uint32Array.from({ length: 100 }, (_, at) => 2 * at) }

function ringsOf(start: number, end: number): number[][] {
  const rings: number[][] = RINGS.map(() => [])
  eachRing(pieces, start, end, (ring, from, to) => {
    for (let at = from; at < to; at++) rings[ring]!.push(at)
  })
  return rings
}

it('rings lie around the mention, without its own words', () => {
  const [near, further, far] = ringsOf(100, 103)
  expect(near).toEqual([46, 47, 48, 49, 52, 53, 54, 55])
  const from = (start: number, count: number) => Array.from({ length: count }, (_, at) => start + at)
  expect(further).toEqual([...from(34, 12), ...from(56, 12)])
  expect([...near!, ...further!, ...far!].sort((left, right) => left - right)).toEqual(Array.from({ length: 98 }, (_, at) => (at < 50 ? at : at + 2)))
})

it('at the ends of a document there is less', () => {
  expect(ringsOf(0, 1)[0]).toEqual([1, 2, 3, 4])
  expect(ringsOf(198, 199)[0]).toEqual([95, 96, 97, 98])
  expect(ringsOf(0, 200).flat()).toEqual([])
})

it('each piece is in one ring at most', () => {
  const all = ringsOf(90, 91).flat()
  expect(new Set(all).size).toBe(all.length)
})

it('a long document is sampled from its beginning to its end', () => {
  const places = Uint32Array.from({ length: 10_000 }, (_, at) => at)
  const sample = samplePieces({ places, offsets: places })
  expect(sample).toHaveLength(256)
  expect(sample[0]).toBe(0)
  expect(sample[255]).toBeGreaterThan(9900)
  expect(samplePieces(pieces)).toBe(pieces.places)
})
