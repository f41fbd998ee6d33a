/** The door to the tokenizer library: pieces as in training in many scripts, and nothing fetched. */
import { readFileSync } from 'node:fs'
import { AutoTokenizer, env } from '@xenova/transformers'
import { describe, expect, it } from 'vitest'
import { TOKENIZER } from '../../src/entities/neural/network.js'
import { openDescribed, PieceTokenizer, type TokenizerDescription } from '../../src/models/encoder/tokenizer.js'
import { ModelError } from '../../src/models/errors.js'
import { openModels } from '../../src/models/store.js'

const openTokenizer = (json: string) => openDescribed(json, (description: TokenizerDescription) => PieceTokenizer.open(description))
const json = openModels().text(TOKENIZER)
const tokenizer = await openTokenizer(json)

const scripts =
  `Latin Greek Cyrillic Armenian Georgian Arabic Hebrew Devanagari Bengali Tamil Telugu Thai Hangul Han Hiragana Katakana Ethiopic Khmer Lao Myanmar
  Sinhala Gujarati Gurmukhi Kannada Malayalam`.split(/\s+/)

describe('pieces', () => {
  // word, ids after white space, ids written on: from the Python tokenizer that the networks were trained with
  const known = JSON.parse(readFileSync(new URL('../fixtures/pieces.json', import.meta.url), 'utf8')) as [string, number[], number[]][]

  it('are known in twenty scripts', () => {
    const found = scripts.filter((script) => known.some(([word]) => new RegExp(`\\p{Script=${script}}`, 'u').test(word)))
    expect(found.length).toBeGreaterThanOrEqual(20)
  })
  it('are those of training', () => {
    for (const [word, spaced] of known) expect(tokenizer.encode(word).slice(0, spaced.length), word).toEqual(spaced)
  })
  it('of nothing are none', () => expect(tokenizer.encode('')).toEqual([]))
  it('are shared with a tokenizer that differs in the rest', async () => {
    const description = JSON.parse(json)
    const joined = await tokenizer.withSamePieces({ ...description, pre_tokenizer: { ...description.pre_tokenizer, prepend_scheme: 'never' } })
    for (const [word, , ids] of known) expect(joined.encode(word).slice(0, ids.length), word).toEqual(ids)
  })
})

describe('a tokenizer', () => {
  it.each(['', 'null', '{}', '{"model":{"vocab":{}}}'])('is not made from %j', (text) => expect(openTokenizer(text)).rejects.toThrow(ModelError))
  it('is not fetched, nor looked for in a folder', async () => {
    let fetched = 0
    const fetchBefore = env.fetch
    env.fetch = async () => {
      fetched++
      return new Response('{}')
    }
    try {
      await expect(AutoTokenizer.from_pretrained('someone/model')).rejects.toThrow()
    } finally {
      env.fetch = fetchBefore
    }
    expect(fetched).toBe(0)
  })
})
