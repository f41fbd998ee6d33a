import { describe, expect, test } from 'vitest'
import { excessOf } from '../../src/core/json-limits.js'

const range = <T>(length: number, make: (index: number) => T) => Array.from({ length }, (_, index) => make(index))
const padding = `${' '.repeat(8192)}`
const excess = (value: unknown) => excessOf(Buffer.from(padding + (typeof value === 'string' ? value : JSON.stringify(value))))

describe('what a JSON text may hold', () => {
  for (const [name, value, expected] of [
    ['1000 different keys', Object.fromEntries(range(1000, (index) => [`k${index}`, 0])), undefined],
    ['more', Object.fromEntries(range(1100, (index) => [`k${index}`, 0])), 'more than 1000 different keys'],
    ['the same keys often', range(12_000, (index) => ({ [`k${index % 500}`]: 0 })), undefined],
    ['7000 different strings', range(7000, (index) => `${index} é`), undefined],
    ['more', range(9000, (index) => `${index} é`), 'more than 8000 different strings'],
    ['the same strings often', range(40_000, (index) => `${index % 100}`), undefined],
    ['100 levels', '['.repeat(100) + ']'.repeat(100), undefined],
    ['more', '['.repeat(101), 'more than 100 levels'],
    ['objects in arrays in objects', '{"a":['.repeat(51), 'more than 100 levels'],
    ['many arrays beside each other', `[${'[],'.repeat(20_000)}0]`, undefined],
    ['50000 values', range(49_999, () => 1), undefined],
    ['more', range(50_001, () => 1), 'more than 50000 values'],
    ['signs within a string', `"${'[{:,\\"'.repeat(60_000)}"`, undefined],
    ['an escaped backslash at the end of a string', `"\\\\"${'['.repeat(101)}`, 'more than 100 levels'],
    ['a string without an end', `"${'['.repeat(101)}`, undefined],
    ['an escape at the end of all', '"\\', undefined]
  ] as const) {
    test(`${name}: ${expected ?? 'passes'}`, () => expect(excess(value)).toBe(expected))
  }

  test('is not counted in a small one', () => expect(excessOf(Buffer.from('['.repeat(8192)))).toBeUndefined())
})
