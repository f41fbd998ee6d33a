import { describe, expect, test } from 'vitest'
import type { EntityAnswer } from '../../src/playground/answer/shapes.js'
import { differenceOf } from '../../src/playground/views/entities/difference.js'
import { blocksOf, mentionsOf, type Segment, segmentsOf } from '../../src/playground/views/entities/segments.js'

const entity = (type: string, ...places: readonly (readonly [number, number])[]): EntityAnswer => ({
  type,
  mention: '',
  count: places.length,
  entityId: 'T0',
  mentionOffsets: places.map(([startOffset, endOffset]) => ({ startOffset, endOffset }))
})

/** `[a](0)` for a piece that mention of entity 0 covers, innermost first. */
const shown = (text: string, segments: readonly Segment[]) =>
  segments.map(({ start, end, mentions }) => {
    const piece = text.slice(start, end)
    return mentions.length === 0 ? piece : `[${piece}](${mentions.map((mention) => mention.entity).join(',')})`
  })

describe('a text is cut', () => {
  for (const [what, text, entities, expected] of [
    ['nowhere without mentions', 'abc', [], ['abc']],
    ['around a mention', 'abcde', [entity('X', [1, 3])], ['a', '[bc](0)', 'de']],
    ['between two that touch', 'abcd', [entity('X', [0, 2]), entity('Y', [2, 4])], ['[ab](0)', '[cd](1)']],
    ['inside a longer one', 'abcdef', [entity('X', [0, 6]), entity('Y', [2, 4])], ['[ab](0)', '[cd](1,0)', '[ef](0)']],
    ['where two cross', 'abcdef', [entity('X', [0, 4]), entity('Y', [2, 6])], ['[ab](0)', '[cd](0,1)', '[ef](1)']],
    ['by two of the same place', 'abcd', [entity('X', [1, 3]), entity('Y', [1, 3])], ['a', '[bc](0,1)', 'd']],
    ['by UTF-16 units, as the interface counts', '😀 Ada', [entity('X', [3, 6])], ['😀 ', '[Ada](0)']],
    ['from right to left as it is written', 'אבג דה', [entity('X', [4, 6])], ['אבג ', '[דה](0)']],
    ['not outside of it', 'abc', [entity('X', [2, 9], [-1, 1], [1, 1])], ['abc']]
  ] as const)
    test(what, () => expect(shown(text, segmentsOf(text, mentionsOf(entities, text.length)))).toEqual(expected))

  test('so that its pieces are the text again', () => {
    const entities = [entity('X', [0, 7], [3, 12]), entity('Y', [5, 20], [9, 10])]
    const text = 'one two\nthree four five six'
    const segments = segmentsOf(text, mentionsOf(entities, text.length))
    const pieces = blocksOf(text, segments).flat()
    for (const all of [segments, pieces]) expect(all.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text)
  })

  test('once for each mention that ends', () => {
    const segments = segmentsOf('abcdef', mentionsOf([entity('X', [0, 6]), entity('Y', [2, 4])], 6))
    expect(segments.map(({ closes }) => closes.map(({ entity: closed }) => closed))).toEqual([[], [1], [0]])
  })

  test('into lines, a mention over a line break stays whole', () => {
    const text = 'a\n\nbc\nd'
    const blocks = blocksOf(text, segmentsOf(text, mentionsOf([entity('X', [4, 7])], text.length)))
    expect(blocks.map((block) => block.map(({ start, end }) => text.slice(start, end)))).toEqual([['a\n'], ['\n'], ['b', 'c\nd']])
  })

  test('into blocks of bounded length where no line ends', () => {
    const text = '1 '.repeat(25_000)
    const entities = Array.from({ length: 25_000 }, (_, index) => entity('X', [2 * index, 2 * index + 1]))
    const blocks = blocksOf(text, segmentsOf(text, mentionsOf(entities, text.length)))
    expect(Math.max(...blocks.map((block) => block.length))).toBeLessThanOrEqual(1500)
  })
})

test('two readings: the same, another type, one only', () => {
  const left = [entity('PERSON', [0, 3], [10, 12]), entity('LOCATION', [5, 8])]
  const right = [entity('PERSON', [0, 3]), entity('ORGANIZATION', [5, 8], [20, 24])]
  const { counts, left: ofLeft, right: ofRight } = differenceOf(left, right)
  expect(counts).toEqual({ same: 1, type: 1, onlyLeft: 1, onlyRight: 1 })
  expect(Object.fromEntries(ofLeft)).toEqual({ '0-3': 'same', '10-12': 'only', '5-8': 'type' })
  expect(ofRight.get('20-24')).toBe('only')
})
