import { describe, expect, it } from 'vitest'
import { redact } from '../../../src/entities/pipeline/redactor.js'
import type { Mention } from '../../../src/entities/types.js'

const mention = (start: number, end: number, weight = 1, type = 'X'): Mention => ({ start, end, type, source: 'regex', weight })
const spans = (mentions: readonly Mention[]) => mentions.map(({ start, end, type }) => [start, end, type])

describe('redact', () => {
  it.each([
    [
      'keeps neighbours',
      [mention(0, 2), mention(2, 4)],
      [
        [0, 2, 'X'],
        [2, 4, 'X']
      ]
    ],
    ['keeps the longer', [mention(0, 3, 9), mention(2, 7)], [[2, 7, 'X']]],
    ['keeps the heavier of one length', [mention(0, 3, 1, 'A'), mention(0, 3, 2, 'B')], [[0, 3, 'B']]],
    ['keeps the earlier of one length and weight', [mention(2, 5, 1, 'B'), mention(0, 3, 1, 'A')], [[0, 3, 'A']]],
    ['drops what a longer one holds', [mention(0, 9), mention(3, 4, 99), mention(8, 9, 99)], [[0, 9, 'X']]],
    [
      'frees what a loser would have covered',
      [mention(0, 10), mention(8, 15), mention(12, 14)],
      [
        [0, 10, 'X'],
        [12, 14, 'X']
      ]
    ],
    ['drops empty ones and such beyond the text', [mention(3, 3), mention(18, 30), mention(5, 6)], [[5, 6, 'X']]],
    ['keeps a single one of many alike', Array.from({ length: 5 }, () => mention(1, 4)), [[1, 4, 'X']]]
  ])('%s', (_, mentions, expected) => {
    expect(spans(redact(mentions, 20))).toEqual(expected)
  })
})
