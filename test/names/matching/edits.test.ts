/** Edits between two words. */
import { describe, expect, it } from 'vitest'
import { compare, distance, EDITS, found } from '../../../src/names/matching/edits.js'

const weights = new Float32Array(EDITS).fill(0.5)
const words = [
  'anna',
  'hanna',
  'johansson',
  'jonsson',
  'bartholomew',
  'aa',
  'aabbaabb',
  'mohammed',
  'muhamad',
  'abcdefghijklmnopqrstuvwxyz',
  'qwx',
  'baab',
  'abba'
]

describe('edits that may cost no more than a limit', () => {
  it.each(words)('are as without a limit, or too many: %s', (left) => {
    for (const right of words) {
      compare(left, right, weights)
      const whole = { ...found }
      expect(whole.cost).toBe(distance(left, right))
      for (const most of [0, 60, 100, 250, 400, 1000, whole.cost, whole.cost - 1]) {
        expect(compare(left, right, weights, most)).toBe(whole.cost <= most)
        if (whole.cost <= most) expect({ ...found }).toEqual(whole)
      }
    }
  })
})
