import { describe, expect, it } from 'vitest'
import { scoreCase } from '../../scripts/entities/patterns/score.js'
import {
  addReliability,
  calibrationError,
  comparable,
  countSpans,
  f1,
  noReliability,
  pooled,
  spanErrors,
  type TypeCounts
} from '../../scripts/entities/score.js'

const span = (start: number, end: number, type = 'PERSON', confidence?: number) => ({ start, end, type, ...(confidence !== undefined && { confidence }) })

describe('scores of names', () => {
  it('counts exact spans of the same type only', () => {
    const counts: TypeCounts = {}
    countSpans(counts, [span(0, 5), span(10, 12, 'LOCATION')], [span(0, 5), span(10, 12), span(20, 21, 'ORGANIZATION')])
    expect(counts).toEqual({
      PERSON: { gold: 1, found: 2, correct: 1 },
      LOCATION: { gold: 1, found: 0, correct: 0 },
      ORGANIZATION: { gold: 0, found: 1, correct: 0 }
    })
    expect(f1(pooled(counts))).toBe(40)
  })
  it('leaves user names and types that are not annotated out on both sides', () => {
    const text = '@anna met Anna at @ bob 5'
    const gold = [span(0, 5, 'HANDLE'), span(10, 14), span(18, 23, 'HANDLE')]
    const found = [span(1, 5), span(10, 14), span(20, 23), span(24, 25, 'IDENTIFIER:NUMBER')]
    const types = new Set(['PERSON'])
    expect(comparable(text, gold, gold, types)).toEqual([span(10, 14)])
    expect(comparable(text, found, gold, types)).toEqual([span(10, 14)])
  })
  it('pairs wrong spans with the annotated ones they overlap', () => {
    const gold = [span(0, 5), span(10, 15), span(20, 25), span(30, 32)]
    const found = [span(0, 5), span(10, 14), span(20, 25, 'LOCATION'), span(40, 45)]
    expect(spanErrors(gold, found).map(({ kind, gold, found }) => [kind, gold?.start, found?.start])).toEqual([
      ['boundary', 10, 10],
      ['type', 20, 20],
      ['spurious', undefined, 40],
      ['missed', 30, undefined]
    ])
  })
  it('measures the gap between confidence and precision', () => {
    const reliability = noReliability()
    addReliability(reliability, [span(0, 1), span(2, 3)], [span(0, 1, 'PERSON', 1), span(2, 3, 'PERSON', 0.6), span(4, 5, 'PERSON', 0.6), span(6, 7)])
    expect(reliability.mentions[9]).toBe(1)
    expect(reliability.mentions[6]).toBe(2)
    expect(calibrationError(reliability)).toBeCloseTo(6.7, 1)
  })
})

describe('scores of patterns', () => {
  it.each([
    ['exact', [[0, 5]], [span(0, 5, 'TEMPORAL:TIME')], { expected: 1, exact: 1, touched: 1, half: 1, spurious: 0 }],
    ['less than half', [[0, 5]], [span(0, 2, 'TEMPORAL:TIME')], { expected: 1, touched: 1, half: 0 }],
    ['partly', [[0, 5]], [span(0, 4, 'TEMPORAL:DATE')], { expected: 1, exact: 0, touched: 1, spurious: 1 }],
    ['another family', [[0, 5]], [span(0, 5, 'IDENTIFIER:NUMBER')], { expected: 1, exact: 0, touched: 0, spurious: 0 }],
    ['nothing wanted', [], [span(0, 5, 'TEMPORAL:DATE')], { expected: 0, empty: 1, wrong: 1, spurious: 1 }]
  ] as const)('%s', (_, spans, mentions, figures) => {
    const found = mentions.map((mention) => ({ ...mention, source: 'regex' as const, weight: 60 }))
    expect(scoreCase({ family: 'temporal', spans }, found)).toMatchObject(figures)
  })
})
