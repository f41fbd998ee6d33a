import { describe, expect, it } from 'vitest'
import { isRepetition } from '../../src/language/repetition.js'

describe('letters over and over', () => {
  for (const [text, expected] of [
    ['a'.repeat(52), true],
    ['xoxoxoxoxoxo', true],
    ['AaAaAaAaAaAa', true],
    ['жжж жжж жжж жжж', true],
    ['aaa', false],
    ['', false],
    ['12 12 12 12 12 12', false],
    ['哈哈哈哈哈哈哈哈哈哈哈哈哈', false],
    ['ㅋㅋㅋㅋㅋㅋㅋㅋㅋㅋㅋㅋㅋ', false],
    ['banana banana banana', false]
  ] as const) {
    it(`${expected ? 'are seen' : 'are not seen'} in "${text.slice(0, 20)}"`, () => expect(isRepetition(text)).toBe(expected))
  }
})
