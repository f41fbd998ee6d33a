/** The neural tagger: pieces as in training, windows, decoding, mentions. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { TokenList } from '../../src/core/spans.js'
import { TOKENIZER } from '../../src/entities/neural/network.js'
import { withoutRepeats } from '../../src/entities/neural/repeats.js'
import { NeuralTaggers } from '../../src/entities/neural/tagger.js'
import { WINDOW, windowsOf } from '../../src/entities/neural/windows.js'
import { createExtractor } from '../../src/entities/pipeline/extract.js'
import { entityTokens } from '../../src/entities/tokens.js'
import { batchesOf } from '../../src/models/encoder/batches.js'
import { WordPieces } from '../../src/models/encoder/word-pieces.js'
import { openModels } from '../../src/models/store.js'

const store = openModels()
const wordPieces = await WordPieces.open(store.text(TOKENIZER))
const taggers = new NeuralTaggers(store)

async function names(text: string, code: string): Promise<string[]> {
  return (await taggers.of(code)!.tag(entityTokens(text, code, store), {})).map(({ start, end, type }) => `${text.slice(start, end)}/${type}`)
}

describe('pieces of words', () => {
  // word, ids after white space, ids written on: from the Python tokenizer that the network was trained with
  const known = JSON.parse(readFileSync(new URL('../fixtures/pieces.json', import.meta.url), 'utf8')) as [string, number[], number[]][]
  it.each(known)('%s', (word, spaced, joined) => {
    expect(wordPieces.of(word, true)).toEqual(spaced)
    expect(wordPieces.of(word, false)).toEqual(joined)
  })
  it('of a word of 50,000 letters are few', () => expect(wordPieces.of('a'.repeat(50_000), true).length).toBeLessThanOrEqual(12))
  it('need a tokenizer', () => expect(WordPieces.open('{"model":')).rejects.toThrow(/tokenizer cannot be read/))
})

describe('windows', () => {
  const long = `${'Anna met Bob in Oslo. '.repeat(90)}${'word '.repeat(400)}`
  it.each([
    ['many sentences and one without end', long],
    ['one word', 'x'.repeat(50_000)],
    ['no space', '漢'.repeat(900)],
    ['nothing', '']
  ])('cover every token once: %s', (_, text) => {
    const tokens = entityTokens(text, 'eng', store)
    const windows = windowsOf(tokens, wordPieces)
    expect(windows.flatMap(({ start, first }) => first.map((_, index) => start + index))).toEqual(Array.from({ length: tokens.count }, (_, index) => index))
    for (const { pieces } of windows) expect(pieces.length).toBeLessThanOrEqual(WINDOW)
  })
  it.each([
    ['brackets', '['.repeat(500)],
    ['quotes and signs of all kinds', '"(« @*| '.repeat(100)],
    ['emoji', '🙂 '.repeat(200)]
  ])('hold the outer signs of a long run only: %s', (_, signs) => {
    const tokens = entityTokens(`Anna ${signs} Oslo`, 'eng', store)
    const held = windowsOf(tokens, wordPieces).flatMap(({ start, first }) => first.map((_, index) => start + index))
    const last = tokens.count - 1
    expect(held).toEqual([...Array.from({ length: 9 }, (_, index) => index), ...Array.from({ length: 9 }, (_, index) => last - 8 + index)])
  })
  it('hold the signs of shorter runs, such as rules and dotted lines', () => {
    const tokens = entityTokens(`Anna ${'. '.repeat(60)}Oslo\n${'-'.repeat(60)}\n${'| '.repeat(40)}`, 'eng', store)
    expect(windowsOf(tokens, wordPieces).flatMap(({ first }) => first).length).toBe(tokens.count)
  })
  it('of the same pieces are one to the network, in the order of the text', () => {
    const windows = [[1, 2], [3], [1, 2], [12], [3], [1, 2]].map((pieces, place) => ({ pieces, place }))
    expect(withoutRepeats(windows).map(({ pieces, all }) => [pieces, all.map(({ place }) => place)])).toEqual([
      [
        [1, 2],
        [0, 2, 5]
      ],
      [[3], [1, 4]],
      [[12], [3]]
    ])
  })
  it('are grouped by length', () => {
    const windows = windowsOf(entityTokens(long, 'eng', store), wordPieces)
    const batches = batchesOf(windows, 512)
    expect(batches.flat().length).toBe(windows.length)
    for (const batch of batches) expect(batch.length * Math.max(...batch.map(({ pieces }) => pieces.length))).toBeLessThanOrEqual(512)
  })
})

describe('names', () => {
  it.each([
    ['eng', 'Dr. Jane Goodall visited the United Nations in New York.', ['Jane Goodall/PERSON', 'United Nations/ORGANIZATION', 'New York/LOCATION']],
    ['deu', 'Angela Merkel traf in Paris den Chef der Deutschen Bank.', ['Angela Merkel/PERSON', 'Paris/LOCATION', 'Deutschen Bank/ORGANIZATION']],
    ['rus', 'Владимир Путин прибыл в Москву.', ['Владимир Путин/PERSON', 'Москву/LOCATION']],
    ['ara', 'وصل عبد الفتاح السيسي إلى القاهرة', ['عبد الفتاح السيسي/PERSON', 'القاهرة/LOCATION']],
    ['cat', 'Carles Puigdemont va visitar Barcelona.', ['Carles Puigdemont/PERSON', 'Barcelona/LOCATION']]
  ])('in %s', async (code, text, wanted) => expect(await names(text, code)).toEqual(expect.arrayContaining(wanted)))

  it.each([
    ['nothing', ''],
    ['emoji', '🙂🙃👩‍👩‍👧 '.repeat(200)],
    ['one long word', 'q'.repeat(50_000)],
    ['lone surrogates', '\ud800 \udc00 Anna']
  ])('in odd text: %s', async (_, text) => {
    const tokens: TokenList = entityTokens(text, 'eng', store)
    for (const { start, end, confidence } of await taggers.of('eng')!.tag(tokens, {})) {
      expect(start).toBeLessThan(end)
      expect(end).toBeLessThanOrEqual(text.length)
      expect(confidence).toBeGreaterThan(0)
      expect(confidence).toBeLessThanOrEqual(1)
    }
  })
})

describe('modelType DNN', () => {
  it.each([
    ['eng', 'Angela Merkel met Emmanuel Macron in Paris.', 'DNN'],
    ['uen', 'ANGELA MERKEL MET EMMANUEL MACRON IN PARIS.', 'DNN'],
    ['kor', '문재인 대통령은 서울에서 이재용을 만났다.', 'DNN'],
    ['nor', 'Jens Stoltenberg møtte Erna Solberg i Oslo.', 'DNN'],
    // no annotated text
    ['pus', 'حامد کرزی په کابل کې وو.', 'DNN'],
    ['fas', 'حسن روحانی در تهران با محمدجواد ظریف دیدار کرد.', 'DNN']
  ])('in %s', async (code, text, source) => {
    const { entities } = await createExtractor(store).extract(text, code, { options: { modelType: 'DNN' } })
    const sources = entities.flatMap(({ type, mentions }) => (type === 'PERSON' ? mentions.map((mention) => mention.source) : []))
    expect(sources.length).toBeGreaterThan(0)
    expect(new Set(sources)).toEqual(new Set([source]))
  })
  it('is offered with free models alone, also where there is no free statistical one', async () => {
    const free = createExtractor(openModels(undefined, 'permissive'))
    for (const [code, text] of [
      ['eng', 'Angela Merkel met Emmanuel Macron in Paris.'],
      ['ita', 'Mario Draghi ha incontrato Emmanuel Macron a Parigi.']
    ] as const) {
      const { entities } = await free.extract(text, code, { options: { modelType: 'DNN' } })
      const persons = entities.filter(({ type }) => type === 'PERSON')
      expect(persons.length).toBe(2)
      for (const { mentions } of persons) expect(mentions.map(({ source }) => source)).toEqual(['DNN'])
    }
  })
})
