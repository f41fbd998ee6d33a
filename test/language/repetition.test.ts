import { describe, expect, it } from 'vitest'
import { isMask, isMonotonous, keptOf, periodOf } from '../../src/language/repetition.js'

const unitsOf = (word: string) => Uint16Array.from(word, (letter) => letter.charCodeAt(0))

describe('syllables over and over', () => {
  it.each([
    ['aaaa', 'aaa'],
    ['hahahahaha', 'haha'],
    ['ahahaha', 'ahah'],
    ['jajajajaj', 'jaja'],
    ['lollollol', 'lollol'],
    ['ㅋㅋㅋㅋㅋㅋ', 'ㅋㅋㅋ'],
    ['haha', 'haha'],
    ['mmm', 'mmm'],
    ['banana', 'banana'],
    ['mississippi', 'mississippi'],
    ['soooooo', 'soooooo'],
    ['a', 'a']
  ])('%s reads as %s', (word, expected) => {
    const period = periodOf(unitsOf(word), 0, word.length)
    expect(period === 0 ? word : word.slice(0, keptOf(period))).toBe(expected)
  })

  it.each([
    ['a'.repeat(40), true],
    ['xoxoxoxoxo', true],
    ['жжжжжжжж', true],
    ['aaaaaa', false],
    ['hahahahahaha', false],
    ['ахахахахаха', false],
    ['哈哈哈哈哈哈哈哈哈', false]
  ])('%s counts against language: %s', (word, expected) => {
    const units = unitsOf(word)
    expect(isMonotonous(units, 0, units.length, periodOf(units, 0, units.length))).toBe(expected)
  })

  it.each([
    ['xxxx', true],
    ['xx', true],
    ['wwww', true],
    ['x', false],
    ['ww', false],
    ['xxl', false],
    ['zzzz', false]
  ])('%s is a mask: %s', (word, expected) => {
    expect(isMask(unitsOf(word), 0, word.length)).toBe(expected)
  })
})
