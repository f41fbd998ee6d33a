import { describe, expect, test } from 'vitest'
import { Beginnings, beginningsInAnyCase, beginningsOf } from '../../src/entities/beginnings.js'

describe('where a word may begin', () => {
  const words = beginningsOf(['goal', 'y', 'łuk'])
  test.each([
    ['goal', true],
    ['going', true],
    ['gate', false],
    ['yes', true],
    ['y', true],
    ['łukasz', true],
    ['g', false],
    ['', false]
  ])('%s: %s', (word, may) => {
    expect(words.has(word, 0)).toBe(may)
    expect(words.has(`a ${word}`, 2)).toBe(may)
  })

  test.each(['istanbul', 'Istanbul', 'İstanbul', 'ISTANBUL', 'İSTANBUL'])('in any case: %s', (word) => {
    expect(beginningsInAnyCase(['istanbul']).has(word, 0)).toBe(true)
    expect(beginningsInAnyCase(['ankara']).has(word, 0)).toBe(false)
  })
})

test('where a word may end', () => {
  const endings = new Beginnings()
  endings.add('muisan')
  expect(endings.endsAt('gymnasium, ', 9)).toBe(true)
  expect(endings.endsAt('gymnastik, ', 9)).toBe(false)
})
