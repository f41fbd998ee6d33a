import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadWordPieces } from '../../src/entities/neural/network.js'
import { loadSentenceEncoder, SENTENCE_WIDTH } from '../../src/entities/neural/sentence-encoder.js'
import { openModels } from '../../src/models/store.js'

const store = openModels()

interface Reference {
  readonly language: string
  readonly text: string
  readonly pieces: number
  readonly vector: readonly number[]
}

/** Float32 vectors of scripts/typing/export-encoder.py. */
const references = JSON.parse(readFileSync(join(import.meta.dirname, '../fixtures/sentence-vectors.json'), 'utf8')) as Reference[]
const cosine = (left: ArrayLike<number>, right: ArrayLike<number>) => Array.from(left).reduce((sum, value, index) => sum + value * right[index]!, 0)
const row = (vectors: Float32Array, index: number) => vectors.subarray(index * SENTENCE_WIDTH, (index + 1) * SENTENCE_WIDTH)

async function vectorsOf(...texts: string[]): Promise<Float32Array> {
  return (await loadSentenceEncoder(store)).vectors(texts)
}

describe('sentence vectors', () => {
  it.each(references)('cut $language into the same number of pieces as in training: $text', async ({ text, pieces }) => {
    expect((await loadWordPieces(store)).ofText(text, 254).length + 2).toBe(pieces)
  })

  it('lie where the float32 network puts them, in every script', async () => {
    const vectors = await vectorsOf(...references.map(({ text }) => text))
    const near = references.map(({ language, vector }, index) => ({ language, cosine: cosine(row(vectors, index), vector) }))
    expect(near.filter((one) => one.cosine < 0.98)).toEqual([])
    expect(new Set(references.map(({ language }) => language)).size).toBeGreaterThanOrEqual(14)
  })

  it('have length 1, and are the same alone and in company', async () => {
    const together = await vectorsOf('Paris', 'A somewhat longer sentence about the capital of France.', 'x')
    for (let index = 0; index < 3; index++) expect(cosine(row(together, index), row(together, index))).toBeCloseTo(1, 4)
    expect(cosine(await vectorsOf('Paris'), row(together, 0))).toBeGreaterThan(0.99)
  })

  it.each([
    ['The dog sleeps in the garden.', 'Der Hund schläft im Garten.', 'The parliament passed the budget.'],
    ['Das Parlament verabschiedete den Haushalt.', 'Парламент принял бюджет.', 'Собака спит в саду.'],
    ['東京は日本の首都です。', 'Tokyo is the capital of Japan.', 'My cat likes fish.']
  ])('put %s nearer to %s than to %s', async (text, same, other) => {
    const vectors = await vectorsOf(text, same, other)
    expect(cosine(row(vectors, 0), row(vectors, 1))).toBeGreaterThan(cosine(row(vectors, 0), row(vectors, 2)))
  })

  it.each([
    ['nothing', ''],
    ['white space', ' \n\t '],
    ['one word of 50,000 characters', 'a'.repeat(50_000)],
    ['50,000 Han characters', '漢'.repeat(50_000)],
    ['emoji', '👩‍👩‍👧‍👦'.repeat(500)],
    ['half a surrogate pair', '\ud83d'],
    ['control characters', '\0\u0007\u200b\ufeff']
  ])('are there for %s', async (_name, text) => {
    const vector = await vectorsOf(text)
    expect(vector.length).toBe(SENTENCE_WIDTH)
    expect(vector.every(Number.isFinite)).toBe(true)
  })

  it('are none for no texts', async () => expect(await vectorsOf()).toHaveLength(0))

  it('let a guard stop them, and work afterwards', async () => {
    const encoder = await loadSentenceEncoder(store)
    const refuse = () => {
      throw new RangeError('cancelled')
    }
    await expect(encoder.vectors(['x'], { enter: refuse, leave: () => undefined })).rejects.toThrow(RangeError)
    expect(await encoder.vectors(['x'])).toHaveLength(SENTENCE_WIDTH)
  })
})
