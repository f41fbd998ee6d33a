import { expect, it } from 'vitest'
import { Network } from '../../src/linking/network.js'
import { judgedColumns, shares } from '../../src/linking/ranker.js'
import { ModelError } from '../../src/models/errors.js'

// relu(1x + 2y + 3z + 0.5) * 2 + relu(-x + y) * -1 + 0.25
const network = new Network(Float32Array.of(1, 2, 3, -1, 1, 0), Float32Array.of(0.5, 0), Float32Array.of(2, -1), 0.25, 'test')

it.each([
  [[0, 0, 0], 1.25],
  [[1, 0, 0], 3.25],
  [[-1, 0, 0], -0.75],
  [[0, 1, 2], 16.25],
  [[-2, 0, 0], -1.75]
])('of %j is %f', (row, score) => {
  expect(network.score(Float32Array.from(row), 0)).toBeCloseTo(score)
  expect(network.score(Float32Array.from([9, ...row, 9]), 1)).toBeCloseTo(score)
})

it('refuses parts that do not fit', () =>
  expect(() => new Network(new Float32Array(5), new Float32Array(2), new Float32Array(2), 0, 'test')).toThrow(ModelError))

it('shares add up to one, whatever the scores', () => {
  const rows = Float32Array.of(0, 0, 0, 500, 0, 0, 1, 1, 1)
  const found = shares(network, rows, 3, 3)
  expect(found.shares.reduce((sum, value) => sum + value)).toBeCloseTo(1)
  expect(found.shares[1]).toBeCloseTo(1)
})

it('tells what the scores say of the best one', () => {
  const two = judgedColumns({ scores: Float32Array.of(1, 3), shares: Float32Array.of(0.1192, 0.8808) }, 1)
  expect(two[1]).toBeCloseTo(0.2)
  expect(two[2]).toBeCloseTo(0.8808)
  expect(two[5]).toBe(0)
  const one = judgedColumns({ scores: Float32Array.of(2), shares: Float32Array.of(1) }, 0)
  expect(one[1]).toBeCloseTo(1)
  expect(one[3]).toBeCloseTo(0)
  expect(one[5]).toBe(1)
})
