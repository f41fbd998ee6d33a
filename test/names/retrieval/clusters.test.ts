import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { averageClusters } from '../../../src/names/retrieval/clusters.js'
import { Heap } from '../../../src/names/retrieval/heap.js'

const noCheck = () => {}

/** Clusters of a table of scores, all of which are known. */
function clustersOf(scores: readonly (readonly number[])[], threshold: number): number[] {
  const pairs = scores.flatMap((row, left) => row.slice(0, left).map((score, right) => ({ left: right, right: left, score })))
  return averageClusters(scores.length, pairs, threshold, (left, right) => scores[Math.max(left, right)]![Math.min(left, right)]!, noCheck)
}

describe('clusters', () => {
  it('do not chain: a middle one takes the nearer side', () => {
    expect(clustersOf([[], [0.9], [0.2, 0.8]], 0.75)).toEqual([0, 0, 2])
  })

  it('join where the average reaches the threshold', () => {
    expect(clustersOf([[], [0.9], [0.7, 0.8]], 0.75)).toEqual([0, 0, 0])
    expect(clustersOf([[], [0.9], [0.69, 0.8]], 0.75)).toEqual([0, 0, 2])
  })

  it('take the first of equal pairs', () => expect(clustersOf([[], [0.8], [0, 0.8]], 0.75)).toEqual([0, 0, 2]))

  it('ask for scores that are missing where they count', () => {
    const asked: string[] = []
    const score = (left: number, right: number) => {
      asked.push(`${left}-${right}`)
      return 0.1
    }
    const pairs = [
      { left: 0, right: 1, score: 0.9 },
      { left: 1, right: 2, score: 0.8 },
      { left: 0, right: 3, score: 0.3 }
    ]
    expect(averageClusters(4, pairs, 0.75, score, noCheck)).toEqual([0, 0, 2, 3])
    expect(asked).toEqual(['2-0'])
  })

  it('are those of comparing all pairs of clusters anew at each step', () => {
    const table = fc
      .integer({ min: 2, max: 9 })
      .chain((count) => fc.array(fc.integer({ min: 0, max: 1_000 }), { minLength: count * count, maxLength: count * count }))
    fc.assert(
      fc.property(table, fc.double({ min: 0.1, max: 1, noNaN: true }), (numbers, threshold) => {
        const count = Math.sqrt(numbers.length)
        // no two averages alike: the naive way may break ties otherwise
        const scores = Array.from({ length: count }, (_, left) =>
          Array.from({ length: left }, (_, right) => numbers[left * count + right]! / 1_000 - (left * count + right) * 1e-7)
        )
        expect(clustersOf(scores, threshold)).toEqual(naive(scores, threshold))
      })
    )
  })

  it('of a large group that is known in part only are found with few scores', () => {
    const count = 600
    let asked = 0
    const score = () => {
      asked++
      return 0.9
    }
    const ring = Array.from({ length: count - 1 }, (_, left) => ({ left, right: left + 1, score: 0.9 }))
    expect(new Set(averageClusters(count, ring, 0.75, score, noCheck)).size).toBe(1)
    expect(asked).toBeLessThan(40 * count)
  })

  it('end when the task is cancelled', () => {
    const cancelled = () => {
      throw new Error('cancelled')
    }
    expect(() => averageClusters(2, [{ left: 0, right: 1, score: 1 }], 0.5, () => 0, cancelled)).toThrow('cancelled')
  })
})

/** Every pair of clusters is weighed anew before each merge. */
function naive(scores: readonly (readonly number[])[], threshold: number): number[] {
  const clusters = scores.map((_, item) => [item])
  const average = (one: readonly number[], other: readonly number[]) =>
    one.reduce((sum, left) => sum + other.reduce((part, right) => part + scores[Math.max(left, right)]![Math.min(left, right)]!, 0), 0) /
    (one.length * other.length)
  for (;;) {
    let best: { at: [number, number]; score: number } | undefined
    for (let left = 0; left < clusters.length; left++) {
      for (let right = left + 1; right < clusters.length; right++) {
        const score = average(clusters[left]!, clusters[right]!)
        if (score >= threshold - 1e-9 && score > (best?.score ?? -1)) best = { at: [left, right], score }
      }
    }
    if (best === undefined) return scores.map((_, item) => Math.min(...clusters.find((cluster) => cluster.includes(item))!))
    clusters[best.at[0]]!.push(...clusters[best.at[1]]!)
    clusters.splice(best.at[1], 1)
  }
}

it('a heap gives its items in their order', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), (numbers) => {
      const heap = new Heap<number>((one, other) => one - other)
      for (const number of numbers) heap.add(number)
      const taken: number[] = []
      for (let item = heap.take(); item !== undefined; item = heap.take()) taken.push(item)
      expect(taken).toEqual([...numbers].sort((one, other) => one - other))
    })
  )
})
