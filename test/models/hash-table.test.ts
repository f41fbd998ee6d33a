import { expect, test } from 'vitest'
import { buildHashTable, findHash } from '../../src/models/hash-table.js'

test('hash tables find what was put in and keep the more important of two that look alike', () => {
  const hashes = Uint32Array.of(5, 0x10005, 0xfffffff0, 5)
  const { table, order } = buildHashTable(hashes)
  expect(order[findHash(table, 0xfffffff0)]).toBe(2)
  expect(order[findHash(table, 5)]).toBe(0)
  expect(findHash(table, 0x7fff1234)).toBe(-1)
})
