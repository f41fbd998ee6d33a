import { describe, expect, it } from 'vitest'
import { firstAtLeast } from '../../src/core/sorted.js'

describe('firstAtLeast', () => {
  it.each([
    [[], 3, undefined, 0],
    [[1, 3, 5], 0, undefined, 0],
    [[1, 3, 5], 3, undefined, 1],
    [[1, 3, 5], 4, undefined, 2],
    [[1, 3, 5], 6, undefined, 3],
    [[1, 3, 3, 3, 5], 3, undefined, 1],
    [[1, 3, 5, 0, 0], 9, 3, 3]
  ])('%j, %d (%s entries) is %d', (sorted, value, count, wanted) => expect(firstAtLeast(Uint32Array.from(sorted), value, count)).toBe(wanted))
})
