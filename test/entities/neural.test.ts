/** The neural tagger: pieces as in training, windows, decoding, mentions. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { TokenList } from '../../src/core/spans.js'
import { decodeSentence, labelColumns } from '../../src/entities/neural/decode.js'
import { NeuralTagger, TOKENIZER } from '../../src/entities/neural/tagger.js'
import { batchesOf, WINDOW, windowsOf } from '../../src/entities/neural/windows.js'
import { createExtractor } from '../../src/entities/pipeline/extract.js'
import { entityTokens } from '../../src/entities/tokens.js'
import { openModels } from '../../src/models/store.js'
import { WordPieces } from '../../src/models/word-pieces.js'

const store = openModels()
const wordPieces = new WordPieces(store.text(TOKENIZER))
const tagger = new NeuralTagger(store)

async function names(text: string, code: string): Promise<string[]> {
  return (await tagger.tag(entityTokens(text, code, store), {})).map(({ start, end, type }) => `${text.slice(start, end)}/${type}`)
}

describe('pieces of words', () => {
  // word, ids after white space, ids written on: from the Python tokenizer that the network was trained with
  const known = JSON.parse(readFileSync(new URL('../fixtures/pieces.json', import.meta.url), 'utf8')) as [string, number[], number[]][]
  it.each(known)('%s', (word, spaced, joined) => {
    expect(wordPieces.of(word, true)).toEqual(spaced)
    expect(wordPieces.of(word, false)).toEqual(joined)
  })
  it('of a word of 50,000 letters are few', () => expect(wordPieces.of('a'.repeat(50_000), true).length).toBeLessThanOrEqual(12))
  it('need a tokenizer', () => expect(() => new WordPieces('{"model":')).toThrow(/tokenizer cannot be read/))
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
  it('are grouped by length', () => {
    const windows = windowsOf(entityTokens(long, 'eng', store), wordPieces)
    const batches = batchesOf(windows, 512)
    expect(batches.flat().length).toBe(windows.length)
    for (const batch of batches) expect(batch.length * Math.max(...batch.map(({ pieces }) => pieces.length))).toBeLessThanOrEqual(512)
  })
})

describe('decoding', () => {
  const columns = labelColumns(['O', 'B-PERSON', 'I-PERSON', 'B-EVENT', 'I-EVENT', 'B-LOCATION', 'I-LOCATION'], ['PERSON', 'LOCATION', 'PRODUCT'])
  const row = (values: Partial<Record<string, number>>) =>
    ['O', 'B-PERSON', 'I-PERSON', 'B-EVENT', 'I-EVENT', 'B-LOCATION', 'I-LOCATION'].map((label) => values[label] ?? 0.001)
  const decode = (rows: number[][]) => decodeSentence(Float32Array.from(rows.flat()), 0, rows.length, columns).map(({ first, end, type }) => [first, end, type])

  it('knows the types that the network has', () => expect(columns.types).toEqual(['PERSON', 'LOCATION']))
  it.each([
    ['a name of two tokens', [row({ 'B-PERSON': 0.9 }), row({ 'I-PERSON': 0.9 }), row({ O: 0.9 })], [[0, 2, 'PERSON']]],
    ['two names side by side', [row({ 'B-PERSON': 0.9 }), row({ 'B-PERSON': 0.9 })], [[0, 1, 'PERSON'], [1, 2, 'PERSON']]], // biome-ignore format: one case a line
    ['an inside label goes with the type before it', [row({ 'B-PERSON': 0.9 }), row({ 'I-LOCATION': 0.5, 'I-PERSON': 0.45 })], [[0, 2, 'PERSON']]],
    ['no name begins inside', [row({ 'I-PERSON': 0.6, O: 0.3 })], []],
    ['types that are not wanted are outside', [row({ 'B-EVENT': 0.5, 'B-PERSON': 0.4 })], []],
    ['an empty sentence', [], []]
  ])('%s', (_, rows, wanted) => expect(decode(rows)).toEqual(wanted))
  it('gives the mean probability of the labels', () => {
    const [span] = decodeSentence(Float32Array.from([...row({ 'B-PERSON': 0.9 }), ...row({ 'I-PERSON': 0.4 })]), 0, 2, columns)
    expect(span!.probability).toBeCloseTo(0.6, 5)
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
    for (const { start, end, confidence } of await tagger.tag(tokens, {})) {
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
    ['kor', '문재인 대통령은 서울에서 이재용을 만났다.', 'statistical'],
    ['nor', 'Jens Stoltenberg møtte Erna Solberg i Oslo.', 'statistical']
  ])('in %s', async (code, text, source) => {
    const { entities } = await createExtractor(store).extract(text, code, { options: { modelType: 'DNN' } })
    const sources = entities.flatMap(({ type, mentions }) => (type === 'PERSON' ? mentions.map((mention) => mention.source) : []))
    expect(sources.length).toBeGreaterThan(0)
    expect(new Set(sources)).toEqual(new Set([source]))
  })
})
