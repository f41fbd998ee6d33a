/** `/name-translation`: what requests become, and answers with real workers and models behind them. */
import { Value } from '@sinclair/typebox/value'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { NameTranslationAnswerSchema, nameTranslationEndpoint } from '../../src/endpoints/name-translation/endpoint.js'
import { openModels } from '../../src/models/store.js'
import type { AnalysisPool } from '../../src/workers/analysis-pool.js'
import { EchoPool, post, realPool, testApp } from './helper.js'

// Models are opened on first use, and machines may be busy.
vi.setConfig({ testTimeout: 60_000 })

const name = 'Владимир Путин'

describe('a request becomes a task', () => {
  const plain = { text: name, kind: 'PERSON', targetLanguage: 'eng', targetScript: 'Latn' }
  for (const [body, task] of [
    [{}, { name: plain }],
    [{ name: ` ${name}\n` }, { name: plain }],
    [{ targetLanguage: 'EN', entityType: 'location' }, { name: { ...plain, kind: 'LOCATION' } }],
    [{ entityType: null, sourceScript: null, maximumResults: null, extra: 1 }, { name: plain }],
    [{ sourceLanguageOfUse: 'ru', sourceLanguageOfOrigin: 'xxx' }, { name: { ...plain, sourceLanguageOfUse: 'rus' } }],
    [{ sourceScript: 'CYRL', targetScheme: 'bgn' }, { name: { ...plain, sourceScript: 'Cyrl', targetScheme: 'BGN' } }],
    [{ sourceScript: 'Zyyy', targetScheme: 'UNKNOWN', targetScript: '' }, { name: plain }],
    [{ maximumResults: '5' }, { name: plain, maximumResults: 5 }],
    [{ targetLanguage: 'zht' }, { name: { ...plain, targetLanguage: 'zht', targetScript: 'Hant' } }],
    [{ targetLanguage: 'jpn', targetScript: 'kana' }, { name: { ...plain, targetLanguage: 'jpn', targetScript: 'Kana' } }],
    [{ targetLanguage: 'be' }, { name: { ...plain, targetLanguage: 'bel', targetScript: 'Cyrl' } }]
  ] as const) {
    test(JSON.stringify(body), async () => {
      const pool = new EchoPool()
      expect((await post(testApp({ pool }), '/name-translation', { name, targetLanguage: 'eng', ...body })).statusCode).toBe(200)
      expect(pool.tasks).toEqual([{ kind: 'name-translation', ...task }])
    })
  }
})

describe('a body that is not acceptable', () => {
  for (const [body, status, code, message] of [
    [{ name: undefined }, 400, 'badRequestFormat', 'field "name": expected required property'],
    [{ name: '' }, 400, 'badRequestFormat', 'field "name": the name is empty'],
    [{ name: ' \t\u00a0' }, 400, 'badRequestFormat', 'field "name": the name is empty'],
    [{ name: '?! – …' }, 400, 'badRequest', 'field "name": there is no letter in it'],
    [{ name: '\u{e0001}\u0378' }, 400, 'badRequest', 'field "name": there is no letter in it'],
    [{ name: 5 }, 400, 'badRequestFormat', 'field "name": expected string'],
    [{ name: ['x'] }, 400, 'badRequestFormat', 'field "name": expected string'],
    [{ name: { text: 'x' } }, 400, 'badRequestFormat', 'field "name": expected string'],
    [{ name: 'x'.repeat(501) }, 400, 'badRequest', 'field "name": expected string length less or equal to 500'],
    [{ targetLanguage: undefined }, 400, 'badRequestFormat', 'field "targetLanguage": expected required property'],
    [{ targetLanguage: 'xxx' }, 400, 'badRequestFormat', 'field "targetLanguage": the language to translate to is needed'],
    [{ targetLanguage: 'klingon' }, 400, 'badRequest', 'field "targetLanguage": language klingon is not known'],
    [{ targetLanguage: 'eng', sourceLanguageOfUse: '__proto__' }, 400, 'badRequest', 'field "sourceLanguageOfUse": language __proto__ is not known'],
    [{ targetLanguage: 'eng', sourceLanguageOfOrigin: 'constructor' }, 400, 'badRequest', 'field "sourceLanguageOfOrigin": language constructor is not known'],
    [
      { targetLanguage: 'guj' },
      415,
      'unsupportedLanguage',
      'Language guj is not supported by name-translation; /name-translation/supported-languages lists those that are'
    ],
    [{ sourceLanguageOfUse: 'zz' }, 400, 'badRequest', 'field "sourceLanguageOfUse": language zz is not known'],
    [{ sourceLanguageOfOrigin: 'qqq' }, 400, 'badRequest', 'field "sourceLanguageOfOrigin": language qqq is not known'],
    [{ sourceScript: 'Klin' }, 400, 'badRequest', 'field "sourceScript": script Klin is not known'],
    [{ targetScript: 'Cyrl' }, 400, 'badRequest', 'field "targetScript": names in eng are written in Latn, not in Cyrl'],
    [{ targetScheme: 'NONSENSE' }, 400, 'badRequestFormat', 'field "targetScheme": scheme NONSENSE is not known'],
    [{ entityType: 'DOG' }, 400, 'badRequest', 'field "entityType": expected one of PERSON, LOCATION, ORGANIZATION'],
    [{ maximumResults: 0 }, 400, 'badRequest', 'field "maximumResults": expected integer to be greater or equal to 1'],
    [{ maximumResults: 101 }, 400, 'badRequest', 'field "maximumResults": expected integer to be less or equal to 100'],
    [{ maximumResults: 1.5 }, 400, 'badRequestFormat', 'field "maximumResults": expected integer']
  ] as const) {
    test(JSON.stringify(body).slice(0, 80), async () => {
      const answer = await post(testApp({ pool: new EchoPool() }), '/name-translation', { name, targetLanguage: 'eng', ...body })
      expect([answer.statusCode, answer.json()]).toEqual([status, { code, message }])
    })
  }
})

describe('answers', () => {
  const store = openModels()
  let pool: AnalysisPool

  beforeAll(async () => {
    pool = await realPool(store)
  })
  afterAll(() => pool.close())

  const ask = async (body: object) => {
    const answer = await post(testApp({ pool, store }), '/name-translation', body)
    expect(answer.statusCode, answer.body).toBe(200)
    expect([...Value.Errors(NameTranslationAnswerSchema, answer.json())]).toEqual([])
    return answer.json()
  }

  test('one answer without maximumResults, a list with it', async () => {
    const one = await ask({ name, targetLanguage: 'eng' })
    expect(one).toMatchObject({ sourceScript: 'Cyrl', sourceLanguageOfUse: 'rus', targetLanguage: 'eng', targetScript: 'Latn', translation: 'Vladimir Putin' })
    expect(one).not.toHaveProperty('translations')
    const list = await ask({ name, targetLanguage: 'eng', maximumResults: 3 })
    expect(list).not.toHaveProperty('translation')
    expect(list.translations[0]).toEqual({ translation: one.translation, confidence: one.confidence })
    expect(list.translations.length).toBeLessThanOrEqual(3)
  })

  test('echoes what the caller said of the source', async () => {
    const answer = await ask({ name: 'Катрин Денёв', targetLanguage: 'eng', sourceLanguageOfUse: 'rus', sourceLanguageOfOrigin: 'fra', sourceScript: 'Cyrl' })
    expect(answer).toMatchObject({ sourceScript: 'Cyrl', sourceLanguageOfUse: 'rus', sourceLanguageOfOrigin: 'fra', translation: 'Catherine Deneuve' })
  })

  test('a scheme that is known and not implemented falls back and says so', async () => {
    const answer = await ask({ name: 'Иванов', targetLanguage: 'eng', targetScheme: 'MORSE' })
    expect(answer).toMatchObject({ translation: 'Ivanov', targetScheme: 'IC' })
  })

  for (const text of [
    'a',
    '\u200f\u200fمحمد\u200f',
    '山'.repeat(500),
    'ש'.repeat(500),
    'x '.repeat(250),
    '김'.repeat(500),
    'ア・'.repeat(250),
    'é'.repeat(400),
    '١٢٣',
    'Иван Smith 山田',
    '🙂 Ivan',
    '\ud800 Ivan',
    'กรุงเทพ'.repeat(70)
  ]) {
    test(`a name of any kind gets names of letters: ${JSON.stringify(text.slice(0, 20))}`, async () => {
      for (const targetLanguage of ['eng', 'rus', 'jpn', 'ara', 'zht', 'deu']) {
        const { translations } = await ask({ name: text, targetLanguage, maximumResults: 5 })
        expect(translations.length).toBeGreaterThan(0)
        for (const { translation, confidence } of translations) {
          expect(translation.trim()).not.toBe('')
          expect(confidence).toBeGreaterThanOrEqual(0)
          expect(confidence).toBeLessThanOrEqual(1)
        }
        const texts = translations.map(({ translation }: { translation: string }) => translation)
        expect(new Set(texts).size).toBe(texts.length)
      }
    })
  }

  test('the pairs of languages are in the list', async () => {
    const answer = await testApp({ pool, store }).inject('/rest/v1/name-translation/supported-languages')
    const { supportedLanguagePairs } = answer.json()
    expect(supportedLanguagePairs).toContainEqual({
      source: { language: 'ara', script: 'Arab' },
      target: { language: 'eng', script: 'Latn', transliterationScheme: 'IC' },
      licensed: true
    })
    expect(supportedLanguagePairs.length).toBe(nameTranslationEndpoint.supportedLanguages(store, {}).supportedLanguagePairs!.length)
  })
})
