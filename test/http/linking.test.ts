/** `/entities` with links: both pools with real threads, and a linker that knows a few names (`test/fixtures/linking-worker.mjs`). */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Value } from '@sinclair/typebox/value'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { buildApp } from '../../src/app.js'
import { EntitiesAnswerSchema } from '../../src/endpoints/entities/answer.js'
import { endpoints } from '../../src/endpoints/index.js'
import { openModels } from '../../src/models/store.js'
import type { FoundBase } from '../../src/service/knowledge.js'
import { openPool } from '../../src/service/pool.js'
import { openResources } from '../../src/service/resources.js'
import { loadSettings } from '../../src/settings.js'
import type { AnalysisPool } from '../../src/workers/analysis-pool.js'
import { contentStub, listen, memoryLog, post, realPool, testApp, until } from './helper.js'

// Models are opened on first use, and machines may be busy.
vi.setConfig({ testTimeout: 60_000 })

const workerFile = fileURLToPath(new URL('../fixtures/linking-worker.mjs', import.meta.url))
const report = { version: '0123456789abcdef', entities: 4, names: 5, vectors: 5, indexMemoryBytes: 2_000, recordBytes: 8_192 }
const base: FoundBase = { folder: '/nonexistent', report }
const store = openModels()

const folder = mkdtempSync(join(tmpdir(), 'glossa-linking-'))
mkdirSync(join(folder, 'reject/xxx'), { recursive: true })
writeFileSync(join(folder, 'reject/xxx/anything.txt'), 'Bonn\n')

interface Answer {
  readonly entities: readonly Record<string, unknown>[]
}

/** A service with both pools. */
async function linkingService(argv: readonly string[] = []): Promise<{ app: FastifyInstance; pool: AnalysisPool }> {
  const { settings } = loadSettings({ argv: ['--workers=1', ...argv] })
  const resources = await openResources(settings, endpoints)
  const pool = await openPool(settings, store, endpoints, resources, { knowledge: { base: async () => base, atOnce: true, workerFile } })
  const app = buildApp({ settings, pool, store, knowledgeBase: report, logger: memoryLog().logger, content: contentStub })
  return { app, pool }
}

let service: Awaited<ReturnType<typeof linkingService>>
let hosted: Awaited<ReturnType<typeof linkingService>>

beforeAll(async () => {
  service = await linkingService()
  hosted = await linkingService(['--link-entities', `--entity-lists=${folder}`, '--entity-types-off=PRODUCT', '--queue-length=1'])
})
afterAll(async () => {
  for (const { app, pool } of [service, hosted]) {
    await app.close()
    await pool.close()
  }
  rmSync(folder, { recursive: true, force: true })
})

const content = 'Angela Merkel spoke in Paris. Merkel praised the North Atlantic Treaty Organization; NATO thanked Odo Quibberfax of Paris.'

async function answerOf(app: FastifyInstance, text: string, options: object | undefined, path = '/entities'): Promise<Answer> {
  const answer = await post(app, path, { content: text, language: 'eng', options })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

const ids = ({ entities }: Answer) => Object.fromEntries(entities.map(({ mention, entityId }) => [mention, entityId]))

describe('POST /entities with links', () => {
  test('gives ids of the base, and numbers what is not in it', async () => {
    const answer = await answerOf(service.app, content, { linkEntities: true })
    expect([...Value.Errors(EntitiesAnswerSchema, answer)]).toEqual([])
    expect(answer.entities.map(({ mention, count, entityId, linkingConfidence }) => [mention, count, entityId, linkingConfidence])).toEqual([
      ['Angela Merkel', 2, 'Q567', 0.988],
      ['Paris', 2, 'Q90', 0.75],
      ['North Atlantic Treaty Organization', 2, 'Q7184', 1],
      ['Odo Quibberfax', 1, 'T0', undefined]
    ])
    for (const { confidence } of answer.entities) expect(confidence).toBeGreaterThan(0)
    expect(answer.entities.flatMap((entity) => ['ontologyTypes', 'permId', 'salience'].filter((field) => field in entity))).toEqual([])
  })

  test('says how sure a link is to the decimal, also where it is whole', async () => {
    const { body } = await post(service.app, '/entities', { content, options: { linkEntities: true } })
    expect(body).toContain('"linkingConfidence":1.0')
  })

  test.each([
    [{}, false, false, false],
    [{ linkEntities: 'false' }, false, false, false],
    [{ linkEntities: true }, true, true, true],
    [{ linkEntities: 'true', linkingConfidence: false }, true, true, false],
    [{ linkEntities: true, calculateConfidence: false }, true, false, true],
    [{ linkEntities: false, calculateConfidence: true }, false, true, false]
  ])('%j', async (options, links, confidences, linkingConfidences) => {
    const [merkel] = (await answerOf(service.app, content, options)).entities
    expect([merkel!['entityId'], 'confidence' in merkel!, 'linkingConfidence' in merkel!]).toEqual([links ? 'Q567' : 'T0', confidences, linkingConfidences])
  })

  test('gives classes of the base, of the typing model, of the type', async () => {
    const { entities } = await answerOf(service.app, content, { linkEntities: true, includeOntologyTypes: true })
    const types = Object.fromEntries(entities.map(({ mention, ontologyTypes }) => [mention, ontologyTypes as string[]]))
    expect(types['Angela Merkel']).toEqual(['Agent', 'Person', 'Politician'])
    expect(types['Paris']).toEqual(['Place', 'PopulatedPlace', 'Settlement', 'City'])
    expect(types['North Atlantic Treaty Organization']!.slice(0, 2)).toEqual(['Agent', 'Organisation'])
    expect(types['Odo Quibberfax']!.slice(0, 2)).toEqual(['Agent', 'Person'])
  })

  test('gives permanent identifiers when asked for', async () => {
    const { entities } = await answerOf(service.app, content, { linkEntities: true, includePermanentId: true })
    expect(entities.flatMap(({ permId }) => permId ?? [])).toEqual(['4295'])
  })

  test('gives names that only the linker found, when asked for', async () => {
    const text = `${content} He saw <Quib>.`
    expect(ids(await answerOf(service.app, text, { linkEntities: true }))).not.toHaveProperty('Quib')
    expect(ids(await answerOf(service.app, text, { linkEntities: true, linkMentionMode: 'TEXT' }))['Quib']).toBe('Q4')
  })

  test('in full detail: where each mention comes from, how sure its link is, which steps were taken', async () => {
    const document = await answerOf(service.app, `${content} See <Quib>.`, { linkEntities: true, linkMentionMode: 'text' }, '/entities?output=glossa')
    const { attributes, documentMetadata } = document as unknown as {
      attributes: { entities: { items: { entityId: string; mentions: Record<string, unknown>[] }[] }; token: { items: unknown[] } }
      documentMetadata: { processedBy: string[] }
    }
    const byId = Object.fromEntries(attributes.entities.items.map(({ entityId, mentions }) => [entityId, mentions]))
    expect(byId['Q567']!.map(({ startOffset, endOffset, linkingConfidence }) => [startOffset, endOffset, linkingConfidence])).toEqual([
      [0, 13, 0.988],
      [30, 36, 0.988]
    ])
    expect(byId['Q4']).toEqual([{ startOffset: 128, endOffset: 132, source: 'kb-linker', normalized: 'Quib', linkingConfidence: 0.5 }])
    expect(byId['T0']!.every((mention) => !('linkingConfidence' in mention))).toBe(true)
    expect(attributes.token.items.length).toBeGreaterThan(20)
    expect(documentMetadata.processedBy.map((step) => step.split('@')[0]).slice(-2)).toEqual(['coreference', 'entity-linking'])
  })

  test('gives every entity a salience when asked for, those of the linker too', async () => {
    const { entities } = await answerOf(service.app, `${content} See <Quib>.`, { linkEntities: true, linkMentionMode: 'text', calculateSalience: true })
    expect(entities.map(({ salience }) => salience).filter((salience) => salience !== 0 && salience !== 1)).toEqual([])
    expect(entities.find(({ entityId }) => entityId === 'Q4')!['salience']).toBe(0)
  })

  test('answers a text without entities', async () => {
    expect(await answerOf(service.app, 'it is so.', { linkEntities: true })).toEqual({ entities: [] })
  })

  test('tells the language, and refuses one that is not supported before anything is handed over', async () => {
    const good = await post(service.app, '/entities', { content, options: { linkEntities: true } })
    expect(good.headers['x-serviceapi-processedlanguage']).toBe('eng')
    expect((await post(service.app, '/entities', { content, language: 'som', options: { linkEntities: true } })).statusCode).toBe(415)
  })
})

describe('a service that links by default', () => {
  test('links unless the request says no', async () => {
    expect(ids(await answerOf(hosted.app, content, undefined))['Paris']).toBe('Q90')
    expect(ids(await answerOf(hosted.app, content, { linkEntities: false }))['Paris']).toMatch(/^T\d$/)
  })

  test('returns nothing of the types that are off, or that its lists reject, from the linker either', async () => {
    const found = ids(await answerOf(hosted.app, `${content} See <Bonn>, <Quib> and [Zorb].`, { linkMentionMode: 'text' }))
    expect(found).toHaveProperty('Quib')
    expect(found).not.toHaveProperty('Bonn')
    expect(found).not.toHaveProperty('Zorb')
  })
})

describe('the knowledge pool', () => {
  test('has a queue of its own: full, it refuses what is to be linked, and only that', async () => {
    const caller = new AbortController()
    const port = await listen(hosted.app)
    const ask = (text: string, signal?: AbortSignal) =>
      fetch(`http://127.0.0.1:${port}/rest/v1/entities`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ content: text, language: 'eng' }),
        ...(signal && { signal })
      })
    const { pool } = hosted
    const hanging = ask(`${content} linker hangs`, caller.signal).catch(({ name }: Error) => name)
    await until(() => pool.knowledge?.running === 1)
    const waiting = ask(`${content} linker hangs`, caller.signal).catch(({ name }: Error) => name)
    await until(() => pool.knowledge?.queueLength === 1)
    // one more than may wait there
    const refused = await ask(content)
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([503, 'serviceUnavailable'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    // what needs no link is answered meanwhile
    expect((await post(hosted.app, '/entities', { content, language: 'eng', options: { linkEntities: false } })).statusCode).toBe(200)
    caller.abort()
    expect([await hanging, await waiting]).toEqual(['AbortError', 'AbortError'])
    await until(() => pool.running === 0)
    expect((await ask(content)).status).toBe(200)
  })

  test('answers 500 for a fault of its own, and for a thread that dies, and goes on', async () => {
    for (const text of ['The linker throws in Paris.', 'The linker dies in Paris.']) {
      const answer = await post(service.app, '/entities', { content: text, language: 'eng', options: { linkEntities: true } })
      expect([answer.statusCode, answer.json().code]).toEqual([500, 'internalServerError'])
      expect(ids(await answerOf(service.app, content, { linkEntities: true }))['Paris']).toBe('Q90')
    }
    await until(() => service.pool.ready)
  })

  test('has its figures among the metrics', async () => {
    const { body } = await service.app.inject('/metrics')
    for (const line of ['glossa_linking_queue_tasks 0', 'glossa_linking_running_tasks 0', 'glossa_stage_seconds_count{endpoint="/entities",stage="linking"}'])
      expect(body).toContain(line)
  })

  test('is reported by /info', async () => {
    expect((await service.app.inject('/rest/v1/info')).json().knowledgeBase).toEqual(report)
    expect((await testApp().inject('/rest/v1/info')).json()).not.toHaveProperty('knowledgeBase')
  })
})

test('a service without a base answers every entity with a number, and the confidences that links would have come with', async () => {
  const pool = await realPool(store)
  try {
    const { entities } = await answerOf(testApp({ pool }), content, { linkEntities: true, includePermanentId: true, linkMentionMode: 'text' })
    expect(entities.map(({ entityId }) => entityId)).toEqual(entities.map((_, index) => `T${index}`))
    expect(entities.every((entity) => 'confidence' in entity && !('linkingConfidence' in entity))).toBe(true)
  } finally {
    await pool.close()
  }
})
