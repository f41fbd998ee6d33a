import { expect, test } from 'vitest'
import { jsonFaultPlace } from '../../src/core/json-fault.js'

test('where a text stops being JSON', () => {
  for (const [text, line, column] of [
    ['x', 1, 1],
    ['', 1, 1],
    ['{', 1, 2],
    ['[1, 2', 1, 6],
    ['[1, 2,]', 1, 7],
    ['{"a": 1} {', 1, 10],
    ['{"a": 01}', 1, 8],
    ['{"a": tru}', 1, 10],
    ['{"a": 1.}', 1, 9],
    ['{"a": -x}', 1, 8],
    ['{"a": "b\\x"}', 1, 10],
    ['{"a": "\\u00g0"}', 1, 12],
    ['{\n\t"a": 1,\n\t\'b\': 2\n}', 3, 2],
    ['{"a": "open\n"}', 1, 12]
  ] as const) {
    expect(() => JSON.parse(text)).toThrow()
    expect([text, jsonFaultPlace(text)]).toEqual([text, { line, column }])
  }
})
