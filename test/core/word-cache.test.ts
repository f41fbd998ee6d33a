import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { ownString, WordCache } from '../../src/core/word-cache.js'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** Bytes by which the heap has grown for what `make` gives, held meanwhile. */
function heapOf(make: () => unknown): number {
  collect()
  const before = process.memoryUsage().heapUsed
  const held = [make()]
  collect()
  return process.memoryUsage().heapUsed - before + (held.length - 1)
}

/** A text of its own: not put together of parts. */
const text = (start: string) => Buffer.from(start.padEnd(100_000, 'abcdefgh')).toString()

test('a word cache keeps values up to its bytes and then starts anew', () => {
  const cache = new WordCache<number>(() => 100, 2 * (64 + 2 * 3 + 100))
  cache.set('one', 1)
  cache.set('two', 2)
  expect([cache.get('one'), cache.get('two'), cache.get('six')]).toEqual([1, 2, undefined])
  cache.set('six', 3)
  expect([cache.get('one'), cache.get('two'), cache.get('six')]).toEqual([undefined, undefined, 3])
  cache.set('ten', 4)
  expect([cache.get('six'), cache.get('ten')]).toEqual([3, 4])
})

test('a word cache takes numbers for words and null for a value, and no long words', () => {
  const cache = new WordCache<string | null, number>(() => 0, 1000)
  cache.set(7, null)
  expect(cache.get(7)).toBeNull()
  expect(cache.get(8)).toBeUndefined()
  const words = new WordCache<number>(() => 0, 1000)
  for (const length of [64, 65]) words.set('a'.repeat(length), length)
  expect([words.get('a'.repeat(64)), words.get('a'.repeat(65))]).toEqual([64, undefined])
})

test('a word cache takes no more memory than it counts, and holds no text that a word was cut from', () => {
  const budget = 2 ** 21
  const filled = () => {
    const cache = new WordCache<readonly number[]>((numbers) => 48 + 8 * numbers.length, budget)
    for (let number = 0; number < 50_000; number++)
      cache.set(
        `wort${number}`.padEnd(8 + (number % 40), 'x'),
        Array.from({ length: number % 5 }, () => number)
      )
    return cache
  }
  // the map itself grows by doubling
  expect(heapOf(filled)).toBeLessThan(2 * budget)
  const cut = () => {
    const cache = new WordCache<number>(() => 0, budget)
    for (let number = 0; number < 100; number++) cache.set(text(String(number)).slice(0, 20), number)
    return cache
  }
  expect(heapOf(cut)).toBeLessThan(1_000_000)
})

test('a string of its own is the same string without the text that it was cut from', () => {
  for (const word of [
    '',
    'a',
    'twelve chars',
    'thirteen char',
    'Donaudampfschiff',
    'длинное слово и ещё',
    '漢字'.repeat(10),
    '👍'.repeat(9),
    '\ud83d'.repeat(14)
  ]) {
    expect(ownString(word)).toBe(word)
  }
  expect(heapOf(() => Array.from({ length: 100 }, (_, number) => ownString(text(String(number)).slice(0, 20))))).toBeLessThan(1_000_000)
})
