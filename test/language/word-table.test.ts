import { describe, expect, it } from 'vitest'
import { LEVEL, levelOf, PLACE_BITS, WordTable, wordHash } from '../../src/language/word-table.js'

const unitsOf = (word: string) => Uint16Array.from(word, (letter) => letter.charCodeAt(0))
const hashOf = (word: string, group = 0) => wordHash(unitsOf(word), 0, word.length, group)

/** A table of 8 slots with one word: class 5 at level 40 and class 2 at level 10. */
function tableOf(word: string): WordTable {
  const slots = new Uint32Array(8)
  slots[hashOf(word) & 7] = (((hashOf(word) >>> PLACE_BITS) << PLACE_BITS) | 1) >>> 0
  return new WordTable(slots, Uint16Array.of((40 << 6) | 5, 0x8000 | (10 << 6) | 2))
}

describe('WordTable', () => {
  it('adds the log shares of a known word and answers its highest level', () => {
    const evidence = new Float64Array(64)
    expect(tableOf('hello').add(hashOf('hello'), 1, evidence)).toBe(40)
    expect(evidence[5]).toBeCloseTo(40 * LEVEL)
    expect(evidence[2]).toBeCloseTo(10 * LEVEL)
    expect(evidence.reduce((sum, value) => sum + value, 0)).toBeCloseTo(50 * LEVEL)
  })

  it('adds half of them for a word of half the weight', () => {
    const evidence = new Float64Array(64)
    tableOf('hello').add(hashOf('hello'), 0.5, evidence)
    expect(evidence[5]).toBeCloseTo(20 * LEVEL)
  })

  it('knows neither other words nor the word of another script group', () => {
    const evidence = new Float64Array(64)
    expect(tableOf('hello').add(hashOf('goodbye'), 1, evidence)).toBe(-1)
    expect(tableOf('hello').add(hashOf('hello', 1), 1, evidence)).toBe(-1)
    expect(evidence.every((value) => value === 0)).toBe(true)
  })

  it.each([
    [2 ** -24, 0],
    [2 ** -23, 4],
    [2 ** -4, 80],
    [1e-12, 0]
  ])('share %d has level %d', (share, level) => {
    expect(levelOf(share)).toBe(level)
  })
})
