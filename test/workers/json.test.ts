import { expect, test } from 'vitest'
import { endpoints } from '../../src/endpoints/index.js'
import { jsonEncoder } from '../../src/workers/json.js'

const encodeJson = jsonEncoder(endpoints.map(({ answer }) => answer))
const written = (value: unknown) => new TextDecoder().decode(encodeJson(value))

test('confidences and scores have a decimal point, as in recordings; counts, offsets, times and salience are whole numbers', () => {
  expect(written({ entities: [{ count: 2, mentionOffsets: [{ startOffset: 0, endOffset: 4 }], confidence: 1, salience: 1 }] })).toBe(
    '{"entities":[{"count":2,"mentionOffsets":[{"startOffset":0,"endOffset":4}],"confidence":1.0,"salience":1}]}'
  )
  expect(written({ categories: [{ label: 'A', confidence: 0.25, score: -3 }], time: 1_700_000_000_000 })).toBe(
    '{"categories":[{"label":"A","confidence":0.25,"score":-3.0}],"time":1700000000000}'
  )
})

test('no text looks like a field', () => {
  const value = { tokens: ['"confidence":1}', '\\"score":2,', 'confidence'], confidence: 1 }
  expect(written(value)).toBe(`{"tokens":${JSON.stringify(value.tokens)},"confidence":1.0}`)
  expect(JSON.parse(written(value))).toEqual(value)
})

test('values keep their value', () => {
  for (const confidence of [1e21, 1e-9, 0.1, -0, 0, 123456789])
    expect((JSON.parse(written({ confidence })) as { confidence: number }).confidence === confidence).toBe(true)
  expect(JSON.parse(written({ text: '\ud800', buffer: 1 }))).toEqual({ text: '\ud800', buffer: 1 })
})
