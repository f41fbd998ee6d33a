/** Measures of the matching of names, and the splits of its data. */
import { describe, expect, it } from 'vitest'
import { asciiFolded, jaroWinkler, type Similarity, tokenSortRatio } from '../../scripts/names/matching/baselines.js'
import { allScores, averageLink } from '../../scripts/names/matching/full-clusters.js'
import { areaUnderCurve, chanceOfFirst, pairFigures } from '../../scripts/names/matching/metrics.js'
import { Families, partOf } from '../../scripts/names/matching/split.js'
import { matchStatements, stated } from '../../scripts/names/matching/statements.js'

describe('area under the curve', () => {
  it('is how often matches score higher', () => {
    expect(areaUnderCurve([0.9, 0.8], [0.1, 0.2])).toBe(1)
    expect(areaUnderCurve([0.1], [0.9, 0.2])).toBe(0)
    expect(areaUnderCurve([0.9, 0.3], [0.5, 0.1])).toBe(0.75)
  })

  it('counts ties half', () => {
    expect(areaUnderCurve([0.5, 0.5], [0.5])).toBe(0.5)
    expect(areaUnderCurve([0.5, 0.9], [0.5, 0.1])).toBe(0.875)
  })
})

describe('first of several', () => {
  it('is drawn among equals', () => {
    expect(chanceOfFirst(0.9, [0.1, 0.8])).toBe(1)
    expect(chanceOfFirst(0.8, [0.9, 0.8])).toBe(0)
    expect(chanceOfFirst(0.8, [0.8, 0.1])).toBe(0.5)
    expect(chanceOfFirst(0, [0, 0, 0])).toBe(0.25)
  })
})

describe('pairs in clusters', () => {
  it('are compared whatever the clusters are called', () => {
    expect(pairFigures([1, 1, 2, 2], [7, 7, 5, 5])).toEqual({ precision: 1, recall: 1, f1: 1 })
    // pairs found: ab ac bc; true: ab cd
    const { precision, recall, f1 } = pairFigures([1, 1, 2, 2], [1, 1, 1, 2])
    expect([precision, recall]).toEqual([1 / 3, 1 / 2])
    expect(f1).toBeCloseTo(0.4)
  })

  it('are right where there is nothing to find', () => expect(pairFigures([1, 2], [1, 2])).toEqual({ precision: 1, recall: 1, f1: 1 }))
})

describe('baselines', () => {
  it('Jaro-Winkler gives the published values', () => {
    expect(jaroWinkler('martha', 'marhta')).toBeCloseTo(0.9611, 4)
    expect(jaroWinkler('dwayne', 'duane')).toBeCloseTo(0.84, 4)
    expect(jaroWinkler('dixon', 'dicksonx')).toBeCloseTo(0.8133, 4)
    expect(jaroWinkler('abc', 'xyz')).toBe(0)
    expect(jaroWinkler('', '')).toBe(1)
  })

  it('the order of words does not count in the ratio of sorted words', () => {
    expect(tokenSortRatio('john smith', 'smith john')).toBe(1)
    expect(tokenSortRatio('john', 'joan')).toBe(0.75)
  })

  it('read ASCII letters', () => expect(asciiFolded('Łukasz O’Neill-Müller')).toBe('lukasz oneill muller'))
})

describe('full comparison', () => {
  const byLength: Similarity = { name: 'length', score: (left, right) => 1 - Math.abs(left.text.length - right.text.length) / 10 }
  const named = (lengths: readonly number[]) => lengths.map((length) => ({ text: 'a'.repeat(length) }))
  const groupsOf = (clusters: readonly number[]) => clusters.map((cluster) => clusters.indexOf(cluster))

  it('joins by the mean score', () => {
    const scores = allScores(named([1, 2, 8, 9, 20]), byLength)
    expect(groupsOf(averageLink(scores, 5, 0.8))).toEqual([0, 0, 2, 2, 4])
    // the mean of the two groups is 0.3
    expect(groupsOf(averageLink(scores, 5, 0.29))).toEqual([0, 0, 0, 0, 4])
    expect(groupsOf(averageLink(scores, 5, 0.31))).toEqual([0, 0, 2, 2, 4])
  })

  it('finds the clusters that looking for the best pair each time finds', () => {
    let state = 5
    const next = () => {
      state = (state * 1103515245 + 12345) % 2147483648
      return state / 2147483648
    }
    for (let round = 0; round < 20; round++) {
      const count = 12
      const scores = new Float32Array(count * count)
      for (let row = 0; row < count; row++) {
        for (let column = 0; column < row; column++) scores[row * count + column] = scores[column * count + row] = next()
      }
      expect(groupsOf(averageLink(scores, count, 0.55))).toEqual(groupsOf(bestPairs(scores, count, 0.55)))
    }
  })

  function bestPairs(scores: Float32Array, count: number, threshold: number): number[] {
    let clusters = Array.from({ length: count }, (_, index) => [index])
    for (;;) {
      let best: { mean: number; one: number[]; other: number[] } | undefined
      for (const one of clusters) {
        for (const other of clusters) {
          if (one === other) continue
          const mean =
            one.flatMap((row) => other.map((column) => scores[row * count + column]!)).reduce((sum, score) => sum + score, 0) / (one.length * other.length)
          if (mean >= threshold && (best === undefined || mean > best.mean)) best = { mean, one, other }
        }
      }
      if (best === undefined) break
      const { one, other } = best
      clusters = [...clusters.filter((cluster) => cluster !== one && cluster !== other), [...one, ...other]]
    }
    return Array.from({ length: count }, (_, index) => clusters.findIndex((cluster) => cluster.includes(index)))
  }
})

describe('parts', () => {
  it('are about three fifths, a fifth and a fifth', () => {
    const counts = { train: 0, tune: 0, report: 0 }
    for (let entity = 0; entity < 5_000; entity++) counts[partOf(`Q${entity}`)]++
    expect(counts.train).toBeGreaterThan(2_800)
    expect(counts.tune).toBeGreaterThan(850)
    expect(counts.report).toBeGreaterThan(850)
  })

  it('have all names of a family, in whatever order the names come', () => {
    const pairs = [...Array(50).keys()].map((index) => [`name ${index}`, `name ${index + 1}`] as const)
    const [forth, back] = [new Families(), new Families()]
    for (const [left, right] of pairs) forth.join(left, right)
    for (const [left, right] of pairs.toReversed()) back.join(right, left)
    expect(new Set(pairs.flatMap((pair) => pair.flatMap((name) => [forth.partOf(name), back.partOf(name)]))).size).toBe(1)
  })

  it('families end at their size', () => {
    const families = new Families(2)
    const other = ['b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].find((name) => partOf(name) !== partOf('a'))!
    families.joinIfSmall('a', 'ab')
    families.joinIfSmall('a', other)
    expect(families.partOf('ab')).toBe(families.partOf('A'))
    expect(families.partOf(other)).toBe(partOf(other))
    expect(families.partOfPair('a', other)).toBeUndefined()
  })
})

describe('own statements', () => {
  it('are ninety-four, a third of them unseen, and whole', () => {
    const all = matchStatements()
    expect(all).toHaveLength(94)
    expect(all.filter(({ half }) => half === 'unseen').length).toBeGreaterThanOrEqual(20)
    for (const { relation, half, pair, other } of all) {
      expect(['same', 'different', 'first > second']).toContain(relation)
      expect(['seen', 'unseen']).toContain(half)
      expect(other !== undefined).toBe(relation === 'first > second')
      for (const { text } of [...pair, ...(other ?? [])]) expect(text).toBe(text.normalize('NFC'))
    }
  })

  it('hold by the relation that they state, and only seen ones are shown', () => {
    const lines: string[] = []
    const { seen, unseen } = stated({ name: 'all the same', score: () => 1 }, 0.75, (line) => lines.push(line))
    const same = matchStatements().filter(({ relation }) => relation === 'same').length
    expect(seen.held + unseen.held).toBe(same)
    expect(lines).toHaveLength(seen.all - seen.held)
  })
})
