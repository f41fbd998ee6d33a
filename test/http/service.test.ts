/** The endpoints with real workers and real models behind them. */

import { Value } from '@sinclair/typebox/value'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../../src/app.js'
import { FullDetailSchema } from '../../src/endpoints/full-detail.js'
import { LanguageAnswerSchema } from '../../src/endpoints/language/endpoint.js'
import { MorphologyAnswerSchema } from '../../src/endpoints/morphology/endpoint.js'
import { openModels } from '../../src/models/store.js'
import { loadSettings } from '../../src/settings.js'
import type { AnalysisPool } from '../../src/workers/analysis-pool.js'
import { contentStub, memoryLog, post, realPool } from './helper.js'

const store = openModels()
let pool: AnalysisPool
let app: FastifyInstance

beforeAll(async () => {
  pool = await realPool(store)
  const { settings } = loadSettings()
  app = buildApp({
    settings,
    pool,
    store,
    logger: memoryLog().logger,
    content: { ...contentStub, fetch: async () => 'Le chat dort sur le canapé depuis ce matin.' }
  })
})

afterAll(async () => {
  await app.close()
  await pool.close()
})

describe('POST /language', () => {
  for (const [body, language] of [
    [{ content: 'The weather was fine when we left the house this morning.' }, 'eng'],
    [{ contentUri: 'http://example.org/chat' }, 'fra'],
    [{ content: '昨日は友達と一緒に映画を見に行きました。' }, 'jpn'],
    [{ content: '12345 ... !!!' }, 'xxx'],
    [{ content: '   \t\n ' }, 'xxx']
  ] as const) {
    test(`${JSON.stringify(body)}: ${language}`, async () => {
      const answer = await post(app, '/language', body)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['x-serviceapi-processedlanguage']).toBe(language)
      const detections = answer.json().languageDetections as { language: string; confidence: number }[]
      expect(detections[0]?.language).toBe(language)
      expect(detections.length).toBeLessThanOrEqual(5)
      expect(detections.map(({ confidence }) => confidence)).toEqual(detections.map(({ confidence }) => confidence).sort((left, right) => right - left))
    })
  }

  test('a given language is echoed', async () => {
    expect((await post(app, '/language', { content: 'Guten Tag', language: 'fr' })).json()).toEqual({
      languageDetections: [{ language: 'fra', confidence: 1 }]
    })
  })

  test('regions cover the text in order', async () => {
    const content = 'The train leaves at nine from the second platform. Это предложение написано по-русски, чтобы было две области.'
    const { regionalDetections } = (await post(app, '/language', { content, options: { multilingual: 'true' } })).json()
    expect(regionalDetections.map(({ region }: { region: string }) => region).join('')).toBe(content)
    expect(regionalDetections.map(({ languages }: { languages: { language: string }[] }) => languages[0]?.language)).toEqual(['eng', 'rus'])
  })

  test('full detail', async () => {
    const content = 'The weather was fine when we left the house this morning.'
    const answer = await post(app, '/language?output=glossa', { content })
    expect(answer.json()).toMatchObject({
      version: '1.1.0',
      data: content,
      attributes: { languageDetection: { type: 'languageDetection', startOffset: 0, endOffset: content.length, detectionResults: [{ language: 'eng' }] } }
    })
  })
})

test('answers are what the interface document says', async () => {
  const content = 'Die Donaudampfschifffahrt ruht. 北京大学的学生很多。'
  const bodies = [{ content, options: { multilingual: true } }, { content, language: 'zho' }, { content: '?!' }, { content: '\ud83d', language: 'deu' }]
  for (const [path, schema] of [
    ['/language', LanguageAnswerSchema],
    ['/morphology/complete', MorphologyAnswerSchema]
  ] as const) {
    for (const body of bodies) {
      for (const [query, shape] of [
        ['', schema],
        ['?output=glossa', FullDetailSchema]
      ] as const) {
        const answer = await post(app, path + query, body)
        if (answer.statusCode === 200) expect([...Value.Errors(shape, answer.json())]).toEqual([])
        else expect(answer.json().code).toBe('unsupportedLanguage')
      }
    }
  }
})

describe('POST /morphology', () => {
  test('complete has five parallel arrays', async () => {
    const answer = await post(app, '/morphology/complete', { content: 'The foxes were running.', language: 'eng' })
    const body = answer.json() as Record<string, unknown[]>
    expect(Object.keys(body)).toEqual(['tokens', 'posTags', 'lemmas', 'compoundComponents', 'hanReadings'])
    expect(body['tokens']).toEqual(['The', 'foxes', 'were', 'running', '.'])
    expect(Object.values(body).map(({ length }) => length)).toEqual([5, 5, 5, 5, 5])
    expect(body['hanReadings']).toEqual([null, null, null, null, null])
    expect(answer.headers['x-serviceapi-processedlanguage']).toBe('eng')
  })

  test('full detail names the steps, detection among them only where it ran', async () => {
    const processedBy = async (body: object) =>
      (await post(app, '/morphology/lemmas?output=glossa', body)).json().documentMetadata.processedBy.map((step: string) => step.split('@')[0])
    const steps = ['tokenization', 'sentence-splitting', 'morphology']
    expect(await processedBy({ content: 'Two small words of English text.', language: 'eng' })).toEqual(steps)
    expect(await processedBy({ content: 'Bonjour, je ne sais pas où il est parti.' })).toEqual(['language-identification', ...steps])
  })

  for (const [features, fields] of [
    ['lemmas', ['tokens', 'lemmas']],
    ['parts-of-speech', ['tokens', 'posTags']],
    ['compound-components', ['tokens', 'compoundComponents']],
    ['han-readings', ['tokens', 'hanReadings']],
    ['lemmas,parts-of-speech', ['tokens', 'posTags', 'lemmas']]
  ] as const) {
    test(`${features} has only its fields`, async () => {
      const answer = await post(app, `/morphology/${features}`, { content: 'Two small words.', language: 'eng' })
      expect(Object.keys(answer.json())).toEqual(fields)
    })
  }

  for (const [content, language] of [
    ['Bonjour, je ne sais pas où il est parti.', 'fra'],
    ['今天天气很好，我们去公园吧。', 'zho']
  ] as const) {
    test(`detects ${language}`, async () => {
      expect((await post(app, '/morphology/lemmas', { content })).headers['x-serviceapi-processedlanguage']).toBe(language)
    })
  }

  for (const [body, message] of [
    [{ content: '123 456' }, 'Language xxx is not supported by morphology: the language of the text could not be determined; give it in the field "language"'],
    [{ content: 'Text', language: 'pus' }, 'Language pus is not supported by morphology; /morphology/supported-languages lists those that are'],
    [{ content: '  ' }, 'Language xxx is not supported by morphology: the language of the text could not be determined; give it in the field "language"']
  ] as const) {
    test(`${JSON.stringify(body)} is not supported`, async () => {
      const answer = await post(app, '/morphology/complete', body)
      expect(answer.statusCode).toBe(415)
      expect(answer.json()).toEqual({
        code: 'unsupportedLanguage',
        message
      })
    })
  }
})

describe('hostile texts are answered, and the service goes on', () => {
  for (const [name, content] of [
    ['one word of 50,000 letters', 'a'.repeat(50_000)],
    ['50,000 combining marks', '\u0301'.repeat(50_000)],
    ['25,000 emoji', '😀'.repeat(25_000)],
    ['lone surrogates', '\ud800'.repeat(1000)],
    ['NULs', 'a\0'.repeat(1000)],
    ['only quotes', '"\'«'.repeat(10_000)],
    ['tabs and line separators', '\t\u2028\u2029\r\n'.repeat(5000)]
  ] as const) {
    for (const path of ['/language', '/morphology/complete']) {
      test(`${path}: ${name}`, async () => {
        const answer = await post(app, path, path === '/language' ? { content } : { content, language: 'eng' })
        expect(answer.statusCode).toBe(200)
        const { tokens } = answer.json() as { tokens?: string[] }
        let from = 0
        for (const token of tokens ?? []) {
          from = content.indexOf(token, from)
          expect(from).toBeGreaterThanOrEqual(0)
          from += token.length
        }
      })
    }
  }
})

describe('GET supported-languages', () => {
  for (const [path, some, none] of [
    ['/language', ['eng', 'zho', 'kur', 'vie'], ['xxx']],
    ['/morphology', ['eng', 'ara', 'jpn'], ['xxx', 'kur']],
    ['/morphology/complete', ['eng', 'ara', 'jpn'], ['kur']],
    ['/morphology/han-readings', ['zho', 'jpn'], ['eng', 'kor']],
    ['/morphology/compound-components', ['deu', 'jpn'], ['eng']],
    ['/morphology/compound-components,han-readings', ['jpn', 'zho'], ['deu']]
  ] as const) {
    test(path, async () => {
      const answer = await app.inject(`/rest/v1${path}/supported-languages`)
      const list = answer.json().supportedLanguages as { language: string; script: string; licensed: boolean }[]
      const languages = list.map(({ language }) => language)
      expect(languages).toEqual(expect.arrayContaining([...some]))
      expect(languages.filter((language) => (none as readonly string[]).includes(language))).toEqual([])
      expect(list.every(({ script, licensed }) => /^[A-Z][a-z]{3}$/.test(script) && typeof licensed === 'boolean')).toBe(true)
      expect(new Set(list.map(({ language, script }) => language + script)).size).toBe(list.length)
    })
  }

  test('of an unknown feature: 404', async () => {
    expect((await app.inject('/rest/v1/morphology/tones/supported-languages')).statusCode).toBe(404)
  })
})
