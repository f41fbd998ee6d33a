/** `/entities`: what requests become, and answers with real workers and models behind them. */
import { connect } from 'node:net'
import { Value } from '@sinclair/typebox/value'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { buildApp } from '../../src/app.js'
import { EntitiesAnswerSchema } from '../../src/endpoints/entities/answer.js'
import { FullDetailSchema } from '../../src/endpoints/full-detail.js'
import { openModels } from '../../src/models/store.js'
import { loadSettings } from '../../src/settings.js'
import type { AnalysisPool } from '../../src/workers/analysis-pool.js'
import { contentStub, EchoPool, listen, memoryLog, post, realPool, testApp, until } from './helper.js'

// Models are opened on first use, and machines may be busy.
vi.setConfig({ testTimeout: 60_000 })

/** What requests that say nothing of links have. */
const linking = { confidence: true, findFurther: false, permId: false, ontologyTypes: false, salience: false }

describe('a request becomes a task', () => {
  for (const [body, options, further] of [
    [{}, {}, {}],
    [{ language: 'uen' }, {}, { language: 'uen' }],
    [{ language: 'de', genre: 'Social-Media' }, {}, { language: 'deu', genre: 'social-media' }],
    [{ genre: 'novel', profileId: 'x' }, {}, {}],
    [{ options: { modelType: 'dnn' } }, { modelType: 'DNN' }, {}],
    [{ options: { modelType: 'STATISTICAL', caseSensitivity: 'automatic' } }, { modelType: 'statistical', caseSensitivity: 'automatic' }, {}],
    [{ options: { caseSensitivity: 'caseinsensitive' } }, { caseSensitivity: 'caseInsensitive' }, {}],
    [
      { options: { calculateConfidence: 'true', calculateSalience: 'True' } },
      { calculateConfidence: true, calculateSalience: true },
      { linking: { ...linking, salience: true } }
    ],
    [{ options: { linkEntities: true } }, {}, { linkEntities: true }],
    [{ options: { linkEntities: 'true', calculateConfidence: 'false' } }, { calculateConfidence: false }, { linkEntities: true }],
    [
      { options: { linkEntities: false, linkingConfidence: 'true', linkMentionMode: 'Text', includePermanentId: true } },
      {},
      { linkEntities: false, linking: { confidence: true, findFurther: true, permId: true, ontologyTypes: false, salience: false } }
    ],
    [
      { options: { linkEntities: null, linkingConfidence: 'false', linkMentionMode: 'entities', includePermanentId: 'false' } },
      {},
      { linking: { ...linking, confidence: false } }
    ],
    [{ options: { includeOntologyTypes: 'true' } }, { includeOntologyTypes: true }, { linking: { ...linking, ontologyTypes: true } }],
    [{ options: { enableStructuredRegion: true, regexCurrencySplit: 'true' } }, { regexCurrencySplit: true, enableStructuredRegion: true }, {}],
    [{ options: { structuredRegionProcessingType: 7, useIndocServer: 'maybe', rtsDecoder: [], includeDBpediaTypes: 1, other: {} } }, {}, {}],
    [{ options: { modelType: null, calculateConfidence: null } }, {}, {}]
  ] as const) {
    test(JSON.stringify(body), async () => {
      const pool = new EchoPool()
      expect((await post(testApp({ pool }), '/entities', { content: 'x', ...body })).statusCode).toBe(200)
      expect(pool.tasks).toEqual([{ kind: 'entities', text: 'x', fullDetail: false, options, linking, ...further }])
    })
  }

  test('with the text of a contentUri, in full detail', async () => {
    const pool = new EchoPool()
    await post(testApp({ pool }), '/entities?output=glossa', { contentUri: 'http://a/b' })
    expect(pool.tasks).toEqual([{ kind: 'entities', text: 'text of http://a/b', fullDetail: true, options: {}, linking }])
  })
})

describe('a body that is not acceptable', () => {
  for (const [body, status, code, message] of [
    [{}, 400, 'badRequestFormat', 'no content provided'],
    [{ content: 'x', contentUri: 'http://a' }, 400, 'badRequestFormat', 'both'],
    [{ content: '' }, 400, 'badRequestFormat', 'empty'],
    [{ content: 'x', genre: 7 }, 400, 'badRequestFormat', 'field "genre"'],
    [{ content: 'x', language: 'klingon' }, 415, 'unsupportedLanguage', 'Language klingon is not supported'],
    [{ content: 'x', options: { modelType: 'best' } }, 400, 'badRequest', 'option "modelType": expected one of statistical, DNN'],
    [
      { content: 'x', options: { caseSensitivity: 'some' } },
      400,
      'badRequest',
      'option "caseSensitivity": expected one of caseSensitive, caseInsensitive, automatic'
    ],
    [{ content: 'x', options: { calculateConfidence: 'yes' } }, 400, 'badRequestFormat', 'option "calculateConfidence"'],
    [{ content: 'x', options: { calculateSalience: 1 } }, 400, 'badRequestFormat', 'option "calculateSalience"'],
    [{ content: 'x', options: { linkEntities: 'maybe' } }, 400, 'badRequestFormat', 'option "linkEntities"'],
    [{ content: 'x', options: { linkMentionMode: 'words' } }, 400, 'badRequest', 'option "linkMentionMode": expected one of text, entities'],
    [{ content: 'x', options: [] }, 400, 'badRequestFormat', 'field "options"'],
    [{ content: 'x'.repeat(50_001) }, 413, 'requestEntityTooLarge', '50001 characters']
  ] as const) {
    test(`${JSON.stringify(body).slice(0, 80)}: ${status} ${code}`, async () => {
      const answer = await post(testApp(), '/entities', body)
      expect(answer.json()).toEqual({ code, message: expect.stringContaining(message) })
      expect(answer.statusCode).toBe(status)
    })
  }

  test('a wrong method', async () => {
    expect((await testApp().inject({ method: 'GET', url: '/rest/v1/entities' })).statusCode).toBe(405)
  })
})

interface Entity {
  readonly type: string
  readonly mention: string
  readonly normalized: string
  readonly count: number
  readonly mentionOffsets: readonly { readonly startOffset: number; readonly endOffset: number }[]
  readonly entityId: string
  readonly confidence?: number
  readonly ontologyTypes?: readonly string[]
}

const store = openModels()
let pool: AnalysisPool
let app: FastifyInstance

beforeAll(async () => {
  pool = await realPool(store)
  const { settings } = loadSettings()
  app = buildApp({ settings, pool, store, logger: memoryLog().logger, content: { ...contentStub, fetch: async () => article } })
})
afterAll(async () => {
  await app.close()
  await pool.close()
})

const article =
  'The mayor of Hamburg met Angela Merkel in Berlin on 3 May 2019. Merkel thanked him; the visit cost $4,500. ' +
  'Write to press@example.org or see https://www.example.org/visit. Angela Merkel then flew to Paris.'

/** What holds for every answer, whatever the text. */
function checked(content: string, body: { entities: readonly Entity[] }): readonly Entity[] {
  expect([...Value.Errors(EntitiesAnswerSchema, body)]).toEqual([])
  const { entities } = body
  expect(entities.map(({ entityId }) => entityId)).toEqual(entities.map((_, index) => `T${index}`))
  expect(entities.map(({ count }) => count)).toEqual(entities.map(({ count }) => count).sort((left, right) => right - left))
  const places = entities.flatMap(({ mentionOffsets }) => mentionOffsets).sort((left, right) => left.startOffset - right.startOffset)
  let end = 0
  for (const { startOffset, endOffset } of places) {
    expect(startOffset).toBeGreaterThanOrEqual(end)
    expect(endOffset).toBeGreaterThan(startOffset)
    end = endOffset
  }
  expect(end).toBeLessThanOrEqual(content.length)
  for (const { mention, count, mentionOffsets } of entities) {
    expect(mentionOffsets).toHaveLength(count)
    expect(mentionOffsets.map(({ startOffset, endOffset }) => content.slice(startOffset, endOffset))).toContain(mention)
  }
  return entities
}

async function entitiesOf(content: string, further: object = {}): Promise<readonly Entity[]> {
  const answer = await post(app, '/entities', { content, ...further })
  expect(answer.statusCode).toBe(200)
  return checked(content, answer.json())
}

describe('POST /entities', () => {
  test('names, dates, amounts and addresses of an article', async () => {
    const answer = await post(app, '/entities', { contentUri: 'http://example.org/article' })
    expect(answer.headers['x-serviceapi-processedlanguage']).toBe('eng')
    const entities = checked(article, answer.json())
    const found = entities.map(({ type, mention, count }) => [type, mention, count])
    expect(found[0]).toEqual(['PERSON', 'Angela Merkel', 3])
    expect(found).toEqual(
      expect.arrayContaining([
        ['LOCATION', 'Hamburg', 1],
        ['LOCATION', 'Berlin', 1],
        ['LOCATION', 'Paris', 1],
        ['TEMPORAL:DATE', '3 May 2019', 1],
        ['IDENTIFIER:MONEY', '$4,500', 1],
        ['IDENTIFIER:EMAIL', 'press@example.org', 1],
        ['IDENTIFIER:URL', 'https://www.example.org/visit', 1]
      ])
    )
    expect(Object.keys(answer.json().entities[0])).toEqual(['type', 'mention', 'normalized', 'count', 'mentionOffsets', 'entityId'])
  })

  test('confidence only when asked for, and only of what a model found', async () => {
    const entities = await entitiesOf(article, { options: { calculateConfidence: 'true' } })
    for (const { type, confidence } of entities) {
      if (type === 'PERSON') expect(confidence).toBeGreaterThan(0.5)
      if (type.startsWith('IDENTIFIER:') || type.startsWith('TEMPORAL:')) expect(confidence).toBe(undefined)
    }
  })

  test('a person in a text of capitals, by the language uen and by the option', async () => {
    const content = 'THE MAYOR OF HAMBURG MET ANGELA MERKEL IN BERLIN ON TUESDAY, AND BOTH WERE PLEASED.'
    for (const further of [{ language: 'uen' }, { language: 'eng', options: { caseSensitivity: 'automatic' } }]) {
      const answer = await post(app, '/entities', { content, ...further })
      expect(answer.headers['x-serviceapi-processedlanguage']).toBe(further.language)
      expect(checked(content, answer.json()).map(({ type, mention }) => [type, mention])).toContainEqual(['PERSON', 'ANGELA MERKEL'])
    }
  })

  test('full detail: sentences, tokens, and where each mention comes from', async () => {
    const answer = await post(app, '/entities?output=glossa', { content: article })
    const body = answer.json()
    expect([...Value.Errors(FullDetailSchema, body)]).toEqual([])
    const { attributes, documentMetadata } = body
    expect(Object.keys(attributes)).toEqual(['scriptRegion', 'sentence', 'token', 'entities', 'languageDetection'])
    expect(attributes.sentence.items[0].startOffset).toBe(0)
    expect(attributes.sentence.items.at(-1).endOffset).toBe(article.length)
    expect(attributes.token.items[1]).toEqual({ startOffset: 4, endOffset: 9, text: 'mayor' })
    const items = attributes.entities.items as { type: string; headMentionIndex: number; entityId: string; mentions: Record<string, unknown>[] }[]
    expect(items[0]).toMatchObject({ type: 'PERSON', entityId: 'T0', headMentionIndex: 0 })
    expect(items[0]!.mentions[1]).toMatchObject({ startOffset: 64, endOffset: 70, source: 'statistical', normalized: 'Merkel' })
    expect(items.find(({ type }) => type === 'IDENTIFIER:EMAIL')!.mentions[0]).toMatchObject({ source: 'regex', normalized: 'press@example.org' })
    expect(attributes.languageDetection.detectionResults[0].language).toBe('eng')
    expect(documentMetadata.processedBy.map((step: string) => step.split('@')[0])).toEqual([
      'language-identification',
      'tokenization',
      'sentence-splitting',
      'entity-extraction',
      'coreference'
    ])
  })

  test('ontology types only when asked for, in the answer and in full detail', async () => {
    const options = { includeOntologyTypes: 'true' }
    const entities = await entitiesOf(article, { language: 'eng', options })
    const types = new Map(entities.map(({ mention, ontologyTypes }) => [mention, ontologyTypes]))
    expect(types.get('Angela Merkel')?.slice(0, 2)).toEqual(['Agent', 'Person'])
    expect(types.get('Hamburg')?.slice(0, 2)).toEqual(['Place', 'PopulatedPlace'])
    expect(types.get('$4,500')).toBe(undefined)
    expect((await entitiesOf(article)).every((entity) => !('ontologyTypes' in entity))).toBe(true)
    const { attributes, documentMetadata } = (await post(app, '/entities?output=glossa', { content: article, language: 'eng', options })).json()
    expect(attributes.entities.items[0].ontologyTypes.slice(0, 2)).toEqual(['Agent', 'Person'])
    expect(documentMetadata.processedBy.at(-1).split('@')[0]).toBe('ontology-typing')
  })

  for (const [body, message] of [
    [
      { content: '... !!! ...' },
      'Language xxx is not supported by entities: the language of the text could not be determined; give it in the field "language"'
    ],
    [{ content: ' \t\n' }, 'Language xxx is not supported by entities: the language of the text could not be determined; give it in the field "language"'],
    [{ content: 'Some text', language: 'kan' }, 'Language kan is not supported by entities; /entities/supported-languages lists those that are']
  ] as const) {
    test(`${JSON.stringify(body)} is not supported`, async () => {
      const answer = await post(app, '/entities', body)
      expect(answer.statusCode).toBe(415)
      expect(answer.json()).toEqual({
        code: 'unsupportedLanguage',
        message
      })
    })
  }

  for (const [content, language, entity] of [
    ['Kwame Mensah, Ama Owusu', 'eng', { type: 'PERSON', mention: 'Kwame Mensah' }],
    ['+49 30 1234567', 'eng', { type: 'IDENTIFIER:PHONE_NUMBER', mention: '+49 30 1234567' }],
    ['AB-12345\nAB-12346\n12.05.2024', 'eng', { type: 'TEMPORAL:DATE', mention: '12.05.2024' }],
    // words that no blanks part are no codes where they hold digits
    ['トヨタ自動車の佐藤恒治社長は5月8日、愛知県豊田市で記者会見した。', 'jpn', { type: 'TEMPORAL:DATE', mention: '5月8日' }],
    ['马云1964年出生于杭州。', 'zho', { type: 'LOCATION', mention: '杭州' }],
    ['เขามีลูก2คนอยู่ที่กรุงเทพ', 'tha', { type: 'LOCATION', mention: 'กรุงเทพ' }]
  ] as const) {
    test(`${JSON.stringify(content)}, in no language, is answered`, async () => {
      const answer = await post(app, '/entities', { content })
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['x-serviceapi-processedlanguage']).toBe(language)
      expect(answer.json().entities).toContainEqual(expect.objectContaining(entity))
    })
  }

  test('white space in a given language has no entities', async () => {
    expect(await entitiesOf(' \n ', { language: 'eng' })).toEqual([])
  })
})

/** Repeatable noise. */
function noise(length: number, highest: number): string {
  let state = 7
  return String.fromCharCode(
    ...Array.from({ length }, () => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0
      return state % highest
    })
  )
}

describe('hostile texts are answered with offsets that hold', () => {
  for (const [name, content] of [
    ['bytes of a binary file', noise(20_000, 256)],
    ['any UTF-16 units', noise(20_000, 65_536)],
    ['50,000 digits', '1'.repeat(50_000)],
    ['10,000 e-mail addresses', 'a@b.de '.repeat(7142)],
    ['10,000 @', '@'.repeat(10_000)],
    ['@ and blanks', '@ '.repeat(10_000)],
    ['one name again and again', 'Angela Merkel '.repeat(3571)],
    ['all capitals', article.toUpperCase()],
    ['no blanks', article.replaceAll(' ', '')],
    ['right to left with left to right in it', 'قال John Smith في مدينة القاهرة إن شركة Microsoft ستفتح מכתב عام 2019. '.repeat(300)],
    ['points and digits', '1.'.repeat(25_000)],
    ['brackets', '(('.repeat(25_000)],
    ['combining marks', '\u0301'.repeat(50_000)],
    ['lone surrogates', '\ud800'.repeat(5000)],
    ['NULs in a name', 'Angela\0Merkel '.repeat(1000)],
    ['line separators', 'Berlin\u2028Paris\r\n\t'.repeat(2000)],
    [
      'many different names',
      Array.from({ length: 3500 }, (_, index) => `Mr. ${String.fromCharCode(65 + (index % 26))}${(index * 7919).toString(36).replace(/\d/g, 'e')}`).join(', ')
    ]
  ] as const) {
    for (const language of ['eng', 'ara', 'zho']) {
      test(`${name}, said to be ${language}`, async () => {
        const entities = await entitiesOf(content.slice(0, 50_000), { language })
        expect(entities.length).toBeLessThanOrEqual(content.length)
      })
    }
  }

  test('ten thousand mentions of one name are one entity', async () => {
    const entities = await entitiesOf('Angela Merkel spoke. '.repeat(2300), { language: 'eng' })
    expect(entities.filter(({ type }) => type === 'PERSON').map(({ count }) => count)).toEqual([2300])
  })

  test('a text in another language than said', async () => {
    await entitiesOf('Владимир Путин прибыл в Париж 3 мая, сообщает агентство ТАСС.', { language: 'deu' })
  })
})

test('a caller who hangs up leaves the worker free', async () => {
  const echo = new EchoPool()
  echo.answer = () => new Promise(() => {})
  const port = await listen(testApp({ pool: echo }))
  const body = '{"content":"x","language":"eng"}'
  const socket = connect(port, '127.0.0.1', () =>
    socket.write(`POST /rest/v1/entities HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`)
  )
  await until(() => echo.tasks.length === 1)
  socket.destroy()
  await until(() => echo.cancelled.length === 1)
  expect(echo.running).toBe(0)
})

describe('GET /entities/supported-languages', () => {
  test('has every script once', async () => {
    const { supportedLanguages } = (await app.inject('/rest/v1/entities/supported-languages')).json()
    const entries = supportedLanguages.map(({ language, script, licensed }: Record<string, unknown>) => `${language} ${script} ${licensed}`)
    expect(entries).toEqual(expect.arrayContaining(['eng Latn true', 'uen Latn true', 'zho Hans true', 'srp Cyrl true', 'jpn Hani true', 'qkr Hang true']))
    expect(new Set(entries).size).toBe(entries.length)
    expect(entries.filter((entry: string) => entry.startsWith('xxx'))).toEqual([])
  })
})

describe('settings of the service', () => {
  const setUp = ['--entity-types-off=LOCATION,IDENTIFIER:URL', '--entity-social-media-names', '--entity-confidence']

  test('types that are off, social-media names, confidence', async () => {
    const own = await realPool(store, setUp)
    const { settings } = loadSettings()
    const application = buildApp({ settings, pool: own, store, logger: memoryLog().logger, content: { ...contentStub, fetch: async () => '' } })
    const content = `${article} Thanks to @example_user and #freedom.`
    const entities = checked(content, (await post(application, '/entities', { content, language: 'eng' })).json())
    const types = new Set(entities.map(({ type }) => type))
    expect([types.has('PERSON'), types.has('LOCATION'), types.has('IDENTIFIER:URL')]).toEqual([true, false, false])
    expect(entities.find(({ type }) => type === 'TWITTER_USERNAME')).toMatchObject({ mention: '@example_user', normalized: 'example_user' })
    expect(entities.find(({ type }) => type === 'HASHTAG')).toMatchObject({ mention: '#freedom', normalized: 'freedom' })
    expect(entities.find(({ type }) => type === 'PERSON')?.confidence).toBeGreaterThan(0)
    const without = (await post(application, '/entities', { content, language: 'eng', options: { calculateConfidence: false } })).json()
    expect(checked(content, without).every(({ confidence }) => confidence === undefined)).toBe(true)
    await application.close()
    await own.close()
  })
})
