import { expect, test } from 'vitest'
import { WordCache } from '../../src/core/word-cache.js'

test('a word cache keeps values up to its capacity and then starts anew', () => {
  const cache = new WordCache<number>(2)
  cache.set('one', 1)
  cache.set('two', 2)
  expect([cache.get('one'), cache.get('two'), cache.get('three')]).toEqual([1, 2, undefined])
  cache.set('three', 3)
  expect([cache.get('one'), cache.get('two'), cache.get('three')]).toEqual([undefined, undefined, 3])
})

test('a word cache takes numbers for words and null for a value', () => {
  const cache = new WordCache<string | null, number>()
  cache.set(7, null)
  expect(cache.get(7)).toBeNull()
  expect(cache.get(8)).toBeUndefined()
})
