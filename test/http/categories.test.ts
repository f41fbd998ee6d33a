/** `/categories`: what requests become, and answers with real workers and models behind them. */
import { Value } from '@sinclair/typebox/value'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { buildApp } from '../../src/app.js'
import { CategoriesAnswerSchema, categoriesEndpoint } from '../../src/endpoints/categories/endpoint.js'
import { needsDocument } from '../../src/endpoints/endpoint.js'
import { FullDetailSchema } from '../../src/endpoints/full-detail.js'
import { openModels } from '../../src/models/store.js'
import { loadSettings } from '../../src/settings.js'
import type { AnalysisPool } from '../../src/workers/analysis-pool.js'
import { contentStub, EchoPool, memoryLog, post, realPool, testApp } from './helper.js'

// Models are opened on first use, and machines may be busy.
vi.setConfig({ testTimeout: 60_000 })

describe('a request becomes a task', () => {
  for (const [body, options, further] of [
    [{}, {}, {}],
    [{ language: 'uen' }, {}, { language: 'uen' }],
    [{ language: 'en', genre: 'social-media', profileId: 'x' }, {}, { language: 'eng' }],
    [{ language: '', options: null }, {}, {}],
    [{ options: { singleLabel: true } }, { singleLabel: true }, {}],
    [{ options: { singleLabel: 'TRUE', numCategories: null } }, { singleLabel: true }, {}],
    [{ options: { numCategories: '3' } }, { numCategories: 3 }, {}],
    [{ options: { numCategories: 5.0, scoreThreshold: '-0.5' } }, { numCategories: 5, scoreThreshold: -0.5 }, {}],
    [{ options: { scoreThreshold: 0 } }, { scoreThreshold: 0 }, {}],
    [{ options: { scoreThreshold: '+1.25', other: 7 } }, { scoreThreshold: 1.25 }, {}],
    [{ options: { numCategories: 1000 } }, { numCategories: 1000 }, {}]
  ] as const) {
    test(JSON.stringify(body), async () => {
      const pool = new EchoPool()
      expect((await post(testApp({ pool }), '/categories', { content: 'x', ...body })).statusCode).toBe(200)
      expect(pool.tasks).toEqual([{ kind: 'categories', text: 'x', fullDetail: false, options, ...further }])
    })
  }

  test('with the text of a contentUri, in full detail', async () => {
    const pool = new EchoPool()
    await post(testApp({ pool }), '/categories?output=glossa', { contentUri: 'http://a/b' })
    expect(pool.tasks).toEqual([{ kind: 'categories', text: 'text of http://a/b', fullDetail: true, options: {} }])
  })

  test('from a line of the command line too', () => {
    const request = categoriesEndpoint.read({ content: 'x', options: { numCategories: '2' } }, { params: {} })
    expect(needsDocument(request) && request.toTask('x', false)).toEqual({
      kind: 'categories',
      text: 'x',
      fullDetail: false,
      options: { numCategories: 2 }
    })
  })
})

describe('a body that is not acceptable', () => {
  for (const [body, status, code, message] of [
    [{}, 400, 'badRequestFormat', 'no content provided'],
    [{ content: 'x', contentUri: 'http://a' }, 400, 'badRequestFormat', 'both'],
    [{ content: '' }, 400, 'badRequestFormat', 'empty'],
    [{ content: 7 }, 400, 'badRequestFormat', 'field "content"'],
    [{ content: 'x', language: 'klingon' }, 415, 'unsupportedLanguage', 'Language klingon is not supported'],
    [{ content: 'x', options: { singleLabel: 'yes' } }, 400, 'badRequestFormat', 'option "singleLabel"'],
    [{ content: 'x', options: { singleLabel: 1 } }, 400, 'badRequestFormat', 'option "singleLabel"'],
    [{ content: 'x', options: { numCategories: 0 } }, 400, 'badRequest', 'option "numCategories"'],
    [{ content: 'x', options: { numCategories: '-1' } }, 400, 'badRequest', 'option "numCategories"'],
    [{ content: 'x', options: { numCategories: 2.5 } }, 400, 'badRequestFormat', 'option "numCategories"'],
    [{ content: 'x', options: { numCategories: 'three' } }, 400, 'badRequestFormat', 'option "numCategories"'],
    [{ content: 'x', options: { scoreThreshold: 'low' } }, 400, 'badRequestFormat', 'option "scoreThreshold"'],
    [{ content: 'x', options: { scoreThreshold: [0] } }, 400, 'badRequestFormat', 'option "scoreThreshold"'],
    [{ content: 'x', options: 'all' }, 400, 'badRequestFormat', 'field "options"'],
    [{ content: 'x'.repeat(50_001) }, 413, 'requestEntityTooLarge', '50001 characters']
  ] as const) {
    test(`${JSON.stringify(body).slice(0, 80)}: ${status} ${code}`, async () => {
      const answer = await post(testApp(), '/categories', body)
      expect(answer.json()).toEqual({ code, message: expect.stringContaining(message) })
      expect(answer.statusCode).toBe(status)
    })
  }

  test('a wrong method', async () => {
    expect((await testApp().inject({ method: 'GET', url: '/rest/v1/categories' })).statusCode).toBe(405)
  })
})

interface Category {
  readonly label: string
  readonly confidence: number
  readonly score: number
}

const store = openModels()
let pool: AnalysisPool
let app: FastifyInstance

beforeAll(async () => {
  pool = await realPool(store)
  app = buildApp({ settings: loadSettings().settings, pool, store, logger: memoryLog().logger, content: { ...contentStub, fetch: async () => article } })
})
afterAll(async () => {
  await app.close()
  await pool.close()
})

const article =
  'The home side scored three goals in the second half and won the cup final for the first time since 1987. The captain, who had missed the penalty in the ' +
  'semi-final, lifted the trophy in front of eighty thousand fans at the stadium.'

async function categoriesOf(content: string, further: object = {}): Promise<readonly Category[]> {
  const answer = await post(app, '/categories', { content, ...further })
  expect(answer.statusCode).toBe(200)
  const body = answer.json()
  expect([...Value.Errors(CategoriesAnswerSchema, body)]).toEqual([])
  const { categories } = body as { categories: readonly Category[] }
  expect(categories.map(({ confidence }) => confidence)).toEqual(categories.map(({ confidence }) => confidence).sort((left, right) => right - left))
  return categories
}

describe('POST /categories', () => {
  test('the categories of an article, in the processed language', async () => {
    const answer = await post(app, '/categories', { contentUri: 'http://example.org/article' })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['x-serviceapi-processedlanguage']).toBe('eng')
    expect(answer.json().categories[0].label).toBe('SPORTS')
    expect(Object.keys(answer.json().categories[0])).toEqual(['label', 'confidence', 'score'])
  })

  test('all 21 have confidences that sum to 1', async () => {
    const all = await categoriesOf(article, { options: { numCategories: 21 } })
    expect(new Set(all.map(({ label }) => label)).size).toBe(21)
    expect(all.reduce((sum, { confidence }) => sum + confidence, 0)).toBeCloseTo(1, 4)
  })

  for (const [options, expected] of [
    [{ singleLabel: true }, 1],
    [{ singleLabel: 'true', scoreThreshold: 1000 }, 1],
    [{ numCategories: 4 }, 4],
    [{ numCategories: '4', scoreThreshold: 1000 }, 4],
    [{ scoreThreshold: 1000 }, 0],
    [{ scoreThreshold: '-1000' }, 21]
  ] as const) {
    test(`${JSON.stringify(options)}: ${expected}`, async () => expect(await categoriesOf(article, { language: 'eng', options })).toHaveLength(expected))
  }

  test('capitals, by the language uen', async () => {
    const answer = await post(app, '/categories', { content: article.toUpperCase(), language: 'uen' })
    expect(answer.headers['x-serviceapi-processedlanguage']).toBe('uen')
    expect(answer.json()).toEqual({ categories: await categoriesOf(article, { language: 'eng' }) })
  })

  for (const [content, options, count] of [
    ['The of and to', {}, 0],
    ['?!... --', {}, 0],
    ['?!... --', { numCategories: 2 }, 2],
    ['?!... --', { singleLabel: true }, 1],
    [' \n ', {}, 0]
  ] as const) {
    test(`nothing but stop words and punctuation, ${JSON.stringify([content, options])}: ${count}`, async () =>
      expect(await categoriesOf(content, { language: 'eng', options })).toHaveLength(count))
  }

  for (const [body, message] of [
    [
      { content: 'Der Bundestag hat gestern über das neue Gesetz zur Rente beraten und abgestimmt.' },
      'Language deu is not supported by categories: the text was found to be in deu (confidence 1.00); if it is in a language of /categories/supported-languages, give that in the field "language"'
    ],
    [{ content: 'Some text', language: 'fra' }, 'Language fra is not supported by categories; /categories/supported-languages lists those that are'],
    [{ content: ' \t\n' }, 'Language xxx is not supported by categories: the language of the text could not be determined; give it in the field "language"'],
    [
      { content: '... !!! ...' },
      'Language xxx is not supported by categories: the language of the text could not be determined; give it in the field "language"'
    ],
    [{ content: '😀😀😀' }, 'Language xxx is not supported by categories: the language of the text could not be determined; give it in the field "language"']
  ] as const) {
    test(`${JSON.stringify(body)} is not supported`, async () => {
      const answer = await post(app, '/categories', body)
      expect(answer.statusCode).toBe(415)
      expect(answer.json()).toEqual({
        code: 'unsupportedLanguage',
        message
      })
    })
  }

  test('full detail: the results and the language', async () => {
    const answer = await post(app, '/categories?output=glossa', { content: article, options: { numCategories: 2 } })
    const body = answer.json()
    expect([...Value.Errors(FullDetailSchema, body)]).toEqual([])
    const { attributes, documentMetadata, data } = body
    expect(data).toBe(article)
    expect(Object.keys(attributes)).toEqual(['scriptRegion', 'categorizerResults', 'languageDetection'])
    expect(attributes.categorizerResults).toEqual({
      type: 'list',
      itemType: 'categorizerResults',
      items: (await categoriesOf(article, { options: { numCategories: 2 } })).map(({ label, score, confidence }) => ({ label, score, confidence }))
    })
    expect(attributes.languageDetection.detectionResults[0].language).toBe('eng')
    expect(documentMetadata.processedBy.map((step: string) => step.split('@')[0])).toEqual(['language-identification', 'categorization'])
  })

  test('a language that is wrongly given is believed', async () => {
    expect(await categoriesOf('Le premier ministre a rencontré le président', { language: 'eng', options: { numCategories: 1 } })).toHaveLength(1)
  })
})

describe('hostile texts are answered', () => {
  for (const [name, content] of [
    ['a word of 50,000 letters', 'x'.repeat(50_000)],
    ['50,000 apostrophes', "'".repeat(50_000)],
    ['25,000 at signs', 'a@'.repeat(25_000)],
    ['25,000 short words', 'a b '.repeat(12_500)],
    ['50,000 letters outside the vocabulary', '漢字'.repeat(25_000)],
    ['emoji', '👩‍👩‍👧‍👦🇩🇪'.repeat(3000)],
    ['combining marks', 'e\u0301'.repeat(25_000)],
    ['lone surrogates', '\ud800'.repeat(5000)],
    ['control characters', 'news\0 of\u0001 sports\u200b '.repeat(2000)],
    ['right to left with left to right in it', 'قال John Smith في مدينة القاهرة إن شركة Microsoft. '.repeat(900)]
  ] as const) {
    test(name, async () => {
      const text = content.slice(0, 50_000)
      expect(await categoriesOf(text, { language: 'eng', options: { singleLabel: true } })).toHaveLength(1)
      await categoriesOf(text, { language: 'eng' })
    })
  }
})

describe('GET /categories/supported-languages', () => {
  test('English, with and without regard to case', async () => {
    const { supportedLanguages } = (await app.inject('/rest/v1/categories/supported-languages')).json()
    expect(supportedLanguages).toEqual([
      { language: 'eng', script: 'Latn', licensed: true },
      { language: 'uen', script: 'Latn', licensed: true }
    ])
  })
})

test('the metrics tell the stages apart', async () => {
  await categoriesOf(article, { language: 'eng' })
  const text = (await app.inject('/metrics')).body
  for (const stage of ['words', 'encoder', 'write'])
    expect(text).toMatch(new RegExp(`glossa_stage_seconds_count\\{endpoint="[^"]*categories",stage="${stage}"\\}`))
})

test('a pool that preloads the categorizer is ready with it', async () => {
  const own = await realPool(store, ['--preload=categories'])
  const result = await own.run({ kind: 'categories', text: article, fullDetail: false, language: 'eng', options: {} })
  expect('answer' in result).toBe(true)
  await own.close()
})
