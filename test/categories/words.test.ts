/** Words, content words, hashes, pieces and windows: the same as in training (scripts/glossa_training/categories/text.py). */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { TOKENIZER, WORDS } from '../../src/categories/artefacts.js'
import { MOST_WINDOWS, WINDOW, windowsOf } from '../../src/categories/windows.js'
import { countBuckets } from '../../src/categories/word-scores.js'
import { termsOf, wordsOf } from '../../src/categories/words.js'
import { BertPieces } from '../../src/models/encoder/bert-pieces.js'
import { openModels } from '../../src/models/store.js'

interface Case {
  readonly text: string
  readonly words: readonly string[]
  readonly terms: readonly string[]
  readonly buckets: readonly (readonly [number, number])[]
  readonly windows: readonly (readonly number[])[]
}

// written by the Python code that prepares the training data
const cases = JSON.parse(readFileSync(new URL('../fixtures/categories-words.json', import.meta.url), 'utf8')) as Case[]
const store = openModels()
const pieces = await BertPieces.open(store.text(TOKENIZER))
const model = store.load(WORDS)
const stopWords = new Set(model.metadata['stopWords']!.split(' '))
const buckets = model.u8('rarities').length

describe('a text is read as in training', () => {
  it.each(cases.map((known) => [JSON.stringify(known.text).slice(0, 60), known] as const))('%s', (_, known) => {
    const words = wordsOf(known.text)
    expect(words).toEqual(known.words)
    const terms = termsOf(words, stopWords)
    expect(terms).toEqual(known.terms)
    expect([...countBuckets(terms, buckets)].sort(([left], [right]) => left - right)).toEqual(known.buckets)
    expect(windowsOf(words, pieces).map((window) => window.pieces)).toEqual(known.windows)
  })
})

describe('windows', () => {
  it.each([
    ['50,000 letters without a space', 'x'.repeat(50_000)],
    ['50,000 signs', '!'.repeat(50_000)],
    ['50,000 characters outside the vocabulary', '漢'.repeat(50_000)],
    ['25,000 emoji', '😀'.repeat(25_000)],
    ['half an emoji', '\ud83d'.repeat(1000)],
    ['25,000 words', 'a '.repeat(25_000)],
    ['control characters', '\u0001\u200b '.repeat(10_000)],
    ['new lines', 'line\n'.repeat(10_000)]
  ])('of %s are few and short', (_, text) => {
    const windows = windowsOf(wordsOf(text), pieces)
    expect(windows.length).toBeGreaterThan(0)
    expect(windows.length).toBeLessThanOrEqual(MOST_WINDOWS)
    for (const window of windows) {
      expect(window.pieces.length).toBeLessThanOrEqual(WINDOW)
      expect(window.pieces[0]).toBe(pieces.begin)
      expect(window.pieces.at(-1)).toBe(pieces.end)
    }
  })
  it('of a long text begin at its begin and end at its end', () => {
    const words = Array.from({ length: 3000 }, (_, index) => (index === 0 ? 'begin' : index === 2999 ? 'finish' : 'word'))
    const windows = windowsOf(words, pieces)
    expect(windows.length).toBe(MOST_WINDOWS)
    expect(windows[0]!.pieces[1]).toBe(pieces.of('begin')[0])
    expect(windows.at(-1)!.pieces.at(-2)).toBe(pieces.of('finish')[0])
  })
  it('of a text without words are none', () => expect(windowsOf([], pieces)).toEqual([]))
})

describe('what is left without stop words and punctuation', () => {
  it.each([
    ['the', false],
    ['The, and AND; of... the!', false],
    ["don't can't it’s", false],
    ['?!... -- 😀 ❤️', false],
    ['', false],
    ['https://example.org/the-news', false],
    ['42 x 3.14', false],
    ['日本 футбол', false],
    ['The dog', true],
    ['ÉTÉ', true],
    ['covfefe', true]
  ])('%s: %s', (text, left) => expect(termsOf(wordsOf(text), stopWords).length > 0).toBe(left))
})

describe('pieces', () => {
  it('of a word are at most 32', () => expect(pieces.of('!'.repeat(128)).length).toBe(32))
  it('need a tokenizer', async () => {
    await expect(BertPieces.open('{"model":')).rejects.toThrow(/tokenizer cannot be read/)
    await expect(BertPieces.open('{"model":{"vocab":{}}}')).rejects.toThrow(/tokenizer cannot be read/)
  })
})
