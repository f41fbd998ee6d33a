/** The shape of an endpoint holds tasks that are no documents: through the routes, the service, a real pool and a real thread. */
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpointAt, endpoints, notPreloadable } from '../../src/endpoints/index.js'
import { openModels } from '../../src/models/store.js'
import { openPool } from '../../src/service/pool.js'
import { loadSettings } from '../../src/settings.js'
import type { AnalysisPool } from '../../src/workers/analysis-pool.js'
import { pairEndpoint } from '../fixtures/pair-endpoint/endpoint.js'
import { memoryLog, post, testApp } from '../http/helper.js'

const all = [...endpoints, pairEndpoint]
const store = openModels()
const { settings } = loadSettings({ argv: ['--workers=1', '--preload=pairs'] })
let pool: AnalysisPool

beforeAll(async () => {
  pool = await openPool(settings, store, all, {}, { workerFile: join(import.meta.dirname, '../fixtures/pair-endpoint/worker.mjs') })
})
afterAll(() => pool.close())

describe('an endpoint of pairs', () => {
  const { logger, lines } = memoryLog()
  const application = () => testApp({ pool, store, endpoints: all, logger })

  test('answers without a text or a language', async () => {
    const answer = await post(application(), '/pair-similarity', pairEndpoint.examples[0].request)
    expect(answer.json()).toEqual({ score: 0.25, same: true, types: [null, null], settings: { maxCharacters: 50_000 }, preloaded: 'pairs' })
    expect(answer.headers['x-serviceapi-processedlanguage']).toBeUndefined()
    expect(lines.at(-1)).toMatchObject({
      endpoint: '/pair-similarity',
      status: 200,
      characters: 10,
      stages: { pairs: expect.any(Number), write: expect.any(Number) }
    })
    expect(lines.at(-1)).toHaveProperty('language', undefined)
  })
  test('refuses in the words of the thread', async () => {
    const answer = await post(application(), '/pair-similarity', { name1: '', name2: 'x' })
    expect([answer.statusCode, answer.json()]).toEqual([400, { code: 'badRequest', message: 'a name is empty' }])
  })
  for (const [body, status, message] of [
    [{ name1: 'x' }, 400, 'field "name2": expected required property'],
    [{ name1: 'x', name2: 5 }, 400, 'field "name2": expected object or string'],
    [{ name1: 'x', name2: {} }, 400, 'field "name2.text": expected required property'],
    [{ name1: 'x', name2: { text: 'y'.repeat(501) } }, 400, 'field "name2.text": expected string length less or equal to 500'],
    [{ name1: 'y'.repeat(501), name2: 'x' }, 400, 'field "name1": expected string length less or equal to 500'],
    [{ name1: 'x', name2: { text: 'y', entityType: 'dog' } }, 400, 'field "name2.entityType": expected one of PERSON, LOCATION, ORGANIZATION'],
    [{ name1: 'x', name2: 'y', threshold: 2 }, 400, 'field "threshold": expected number to be less or equal to 1']
  ] as const) {
    test(`refuses ${JSON.stringify(body).slice(0, 60)}`, async () => {
      const answer = await post(application(), '/pair-similarity', body)
      expect([answer.statusCode, answer.json().message]).toEqual([status, message])
    })
  }
  test('takes names as objects or strings, words in any case, nulls, numbers as strings, and fills the default', async () => {
    const name1 = { text: 'night', language: null, entityType: 'person', extra: 1 }
    const ask = async (more: object) => (await post(application(), '/pair-similarity', { name1, name2: 'nacht', ...more })).json()
    expect(await ask({})).toMatchObject({ same: true, types: ['PERSON', null] })
    expect(await ask({ threshold: '0.5' })).toMatchObject({ same: false })
  })
  test('writes a whole score with its decimal point', async () => {
    expect((await post(application(), '/pair-similarity', { name1: 'same', name2: 'same' })).body).toContain('"score":1.0,')
  })
  test('stands beside the endpoints on documents', async () => {
    expect((await post(application(), '/language', { content: 'The weather is nice today.' })).json().languageDetections[0].language).toBe('eng')
  })
  test('lists its pairs of languages', async () => {
    const { supportedLanguagePairs } = (await application().inject('/rest/v1/pair-similarity/supported-languages')).json()
    expect(supportedLanguagePairs).toEqual([
      { source: { language: 'eng', script: 'Latn' }, target: { language: 'rus', script: 'Cyrl', transliterationScheme: 'IC' }, licensed: true }
    ])
  })
  test('is in the interface document and in the metrics', async () => {
    const app = application()
    const operation = (await app.inject('/openapi.json')).json().paths['/rest/v1/pair-similarity'].post
    expect(operation).toMatchObject({ tags: ['names'], summary: pairEndpoint.summary })
    expect(operation.parameters).toBeUndefined()
    await post(app, '/pair-similarity', pairEndpoint.examples[0].request)
    const { body } = await app.inject('/metrics')
    expect(body).toContain('glossa_requests_total{endpoint="/pair-similarity",status="200"} 1')
    expect(body).toMatch(/glossa_stage_seconds_count\{endpoint="\/pair-similarity",stage="pairs"\} 1/)
  })
  test('is found by its path, and its words can be preloaded', () => {
    expect(endpointAt('/pair-similarity', all)).toEqual({ endpoint: pairEndpoint, params: {} })
    expect([notPreloadable(['pairs', 'eng'], all), notPreloadable(['pairs'])]).toEqual([undefined, 'pairs'])
  })
})
