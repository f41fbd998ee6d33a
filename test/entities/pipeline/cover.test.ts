import { expect, it } from 'vitest'
import { Cover, holds, meetings, withFound } from '../../../src/entities/pipeline/cover.js'

const span = (start: number, end: number) => ({ start, end })

it('tells which stretches share text', () => {
  const met = meetings([span(2, 4), span(4, 6), span(9, 12)])
  expect([span(0, 2), span(3, 5), span(6, 9), span(0, 20)].map((one) => met(one).length)).toEqual([0, 2, 0, 3])
  const cover = new Cover(20, [span(2, 4)])
  expect([cover.overlaps(span(4, 6)), cover.overlaps(span(3, 6))]).toEqual([false, true])
})

it('a stretch holds itself and what is inside it', () => {
  expect([holds(span(1, 4), span(1, 4)), holds(span(1, 4), span(2, 5))]).toEqual([true, false])
})

it('what is found gives way to names, but to those that yield', () => {
  const names = [span(8, 10), span(0, 4)]
  const found = [span(9, 12), span(2, 3), span(5, 6)]
  expect(withFound(20, names, found, () => false)).toEqual([span(0, 4), span(5, 6), span(8, 10)])
  expect(withFound(20, names, found, ({ start }) => start === 0)).toEqual([span(2, 3), span(5, 6), span(8, 10)])
  expect(withFound(20, names, [], () => true)).toEqual(names)
})
