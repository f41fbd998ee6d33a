import { describe, expect, test } from 'vitest'
import { PoolError } from '../../src/workers/analysis-pool.js'
import { answerOf, contentStub, EchoPool, memoryLog, post, refusalOf, testApp } from './helper.js'

async function taskOf(path: string, body: unknown, query = '') {
  const pool = new EchoPool()
  const answer = await post(testApp({ pool }), path + query, body)
  return { status: answer.statusCode, body: answer.json(), task: pool.tasks[0] as unknown as Record<string, unknown> }
}

describe('a request becomes a task', () => {
  for (const [path, body, task] of [
    ['/language', { content: 'x' }, { kind: 'language', text: 'x', fullDetail: false, options: {} }],
    ['/language?output=glossa', { content: 'x' }, { kind: 'language', text: 'x', fullDetail: true, options: {} }],
    ['/language?output=other', { content: 'x' }, { kind: 'language', text: 'x', fullDetail: false, options: {} }],
    ['/language?output=a&output=glossa', { content: 'x' }, { kind: 'language', text: 'x', fullDetail: true, options: {} }],
    ['/language', { content: 'x', contentUri: null, language: null, options: null }, { kind: 'language', text: 'x', fullDetail: false, options: {} }],
    ['/language', { content: 'x', language: 'EN' }, { kind: 'language', text: 'x', fullDetail: false, language: 'eng', options: {} }],
    ['/language', { content: 'x', language: 'xxx' }, { kind: 'language', text: 'x', fullDetail: false, options: {} }],
    ['/language', { content: 'x', language: '' }, { kind: 'language', text: 'x', fullDetail: false, options: {} }],
    ['/language', { content: 'x', genre: 7, profileId: {}, further: [] }, { kind: 'language', text: 'x', fullDetail: false, options: {} }],
    ['/language', { contentUri: 'http://a/b' }, { kind: 'language', text: 'text of http://a/b', fullDetail: false, options: {} }],
    [
      '/language',
      {
        content: 'x',
        options: { multilingual: 'true', minValidChars: '7', ambiguityThreshold: '2.5', koreanDialects: 'False', unknown: 1, languageHint: 'de' }
      },
      {
        kind: 'language',
        text: 'x',
        fullDetail: false,
        options: { multilingual: true, minValidChars: 7, ambiguityThreshold: 2.5, koreanDialects: false, languageHint: 'deu' }
      }
    ],
    [
      '/language',
      { content: 'x', options: { languageWeightAdjustments: [{ language: 'no', script: 'Latn', weight: '80' }] } },
      { kind: 'language', text: 'x', fullDetail: false, options: { languageWeightAdjustments: [{ language: 'nor', script: 'Latn', weight: 80 }] } }
    ],
    [
      '/morphology/complete',
      { content: 'x', options: { modelType: 'Perceptron', disambiguatorType: 'DNN', partOfSpeechTagSet: 'UPT16', query: 'true', disambiguate: null } },
      {
        kind: 'morphology',
        text: 'x',
        fullDetail: false,
        features: ['parts-of-speech', 'lemmas', 'compound-components', 'han-readings'],
        options: { modelType: 'perceptron', disambiguatorType: 'DNN', query: true }
      }
    ],
    [
      '/morphology/lemmas',
      { content: 'x', options: { partOfSpeechTagSet: 'basis' } },
      { kind: 'morphology', text: 'x', fullDetail: false, features: ['lemmas'], options: {} }
    ],
    [
      '/morphology/han-readings,lemmas',
      { content: 'x' },
      { kind: 'morphology', text: 'x', fullDetail: false, features: ['lemmas', 'han-readings'], options: {} }
    ],
    ['/morphology/lemmas%2Clemmas', { content: 'x' }, { kind: 'morphology', text: 'x', fullDetail: false, features: ['lemmas'], options: {} }]
  ] as const) {
    test(`${path} ${JSON.stringify(body)}`, async () => {
      const answer = await taskOf(path, body)
      expect(answer.status).toBe(200)
      expect(answer.task).toEqual(task)
      expect(answer.body).toEqual(task)
    })
  }
})

describe('a body that is not acceptable', () => {
  const noContent = 'no content provided; must be one of an attachment, an inline "content" field, or an external "contentUri"'
  for (const [path, body, status, code, message] of [
    ['/language', {}, 400, 'badRequestFormat', noContent],
    ['/language', '', 400, 'badRequestFormat', noContent],
    ['/language', { content: null, contentUri: null }, 400, 'badRequestFormat', noContent],
    ['/language', { content: 'x', contentUri: 'http://a' }, 400, 'badRequestFormat', 'both'],
    ['/language', { content: '' }, 400, 'badRequestFormat', 'empty'],
    ['/language', { content: 5 }, 400, 'badRequestFormat', 'field "content"'],
    ['/language', { content: ['x'] }, 400, 'badRequestFormat', 'field "content"'],
    ['/language', { contentUri: {} }, 400, 'badRequestFormat', 'field "contentUri"'],
    ['/language', { content: 'x', language: 1 }, 400, 'badRequestFormat', 'field "language"'],
    ['/language', { content: 'x', language: 'klingon' }, 415, 'unsupportedLanguage', 'Language klingon is not supported'],
    ['/language', { content: 'x', options: 'multilingual' }, 400, 'badRequestFormat', 'field "options"'],
    ['/language', { content: 'x', options: [] }, 400, 'badRequestFormat', 'field "options"'],
    ['/language', { content: 'x', options: { multilingual: 'yes' } }, 400, 'badRequestFormat', 'option "multilingual"'],
    ['/language', { content: 'x', options: { minValidChars: 0 } }, 400, 'badRequest', 'option "minValidChars"'],
    ['/language', { content: 'x', options: { minValidChars: {} } }, 400, 'badRequestFormat', 'option "minValidChars"'],
    ['/language', { content: 'x', options: { languageHintWeight: 100 } }, 400, 'badRequest', 'option "languageHintWeight"'],
    ['/language', { content: 'x', options: { languageHint: 'qqq' } }, 400, 'badRequest', 'option "languageHint"'],
    [
      '/language',
      { content: 'x', options: { languageWeightAdjustments: [{ weight: 5 }] } },
      400,
      'badRequestFormat',
      'option "languageWeightAdjustments.0.language"'
    ],
    [
      '/language',
      { content: 'x', options: { languageWeightAdjustments: [{ language: 'eng', script: 'Runes', weight: 5 }] } },
      400,
      'badRequest',
      'option "languageWeightAdjustments": script Runes is not known'
    ],
    ['/morphology/lemmas', { content: 'x', options: { modelType: 'best' } }, 400, 'badRequest', 'option "modelType": expected one of default, perceptron, DNN'],
    ['/morphology/lemmas', { content: 'x', options: { modelType: 1 } }, 400, 'badRequestFormat', 'option "modelType"'],
    [
      '/morphology/lemmas',
      { content: 'x', options: { partOfSpeechTagSet: 'ptb' } },
      400,
      'badRequest',
      'option "partOfSpeechTagSet": expected one of upt16, basis'
    ],
    ['/morphology/lemma', { content: 'x' }, 404, 'notFound', '/morphology/lemma'],
    ['/morphology/lemmas,', { content: 'x' }, 404, 'notFound', '/morphology/lemmas,'],
    ['/language', '[]', 400, 'badRequestFormat', 'JSON object'],
    ['/language', '"x"', 400, 'badRequestFormat', 'JSON object'],
    ['/language', '{"content": "x"', 400, 'badRequestFormat', 'not valid JSON'],
    ['/language', '{} {}', 400, 'badRequestFormat', 'not valid JSON'],
    ['/language', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d]), 400, 'badRequestFormat', 'UTF-8']
  ] as const) {
    test(`${path} ${typeof body === 'object' ? JSON.stringify(body) : body}: ${status} ${code}`, async () => {
      const answer = await post(testApp(), path, body)
      expect(answer.headers['content-type']).toBe('application/json')
      expect(answer.json()).toEqual({ code, message: expect.stringContaining(message) })
      expect(answer.statusCode).toBe(status)
    })
  }

  test('the message does not repeat the text', async () => {
    expect((await post(testApp(), '/language', '{"content": "my secret", oops}')).body).not.toContain('secret')
  })
})

describe('strange but well-formed bodies', () => {
  for (const [name, body, text] of [
    ['duplicate keys: the last one counts', '{"content":"first","content":"last"}', 'last'],
    [
      '__proto__ is an unknown field',
      '{"__proto__":{"content":"no"},"constructor":{"prototype":1},"content":"x","options":{"__proto__":{"multilingual":1}}}',
      'x'
    ],
    ['lone surrogates', '{"content":"a\\ud800b"}', 'a\ud800b'],
    ['NUL', '{"content":"a\\u0000b"}', 'a\0b'],
    ['a byte order mark', '\ufeff{"content":"x"}', 'x'],
    ['deep nesting in an unknown field', `{"content":"x","deep":${'['.repeat(4000)}${']'.repeat(4000)}}`, 'x']
  ] as const) {
    test(name, async () => {
      const answer = await taskOf('/language', body)
      expect(answer.status).toBe(200)
      expect(answer.task).toEqual({ kind: 'language', text, fullDetail: false, options: {} })
    })
  }

  test('nesting so deep that it takes the time of others is refused', async () => {
    expect((await taskOf('/language', `{"content":"x","deep":${'['.repeat(100_000)}${']'.repeat(100_000)}}`)).status).toBe(400)
  })

  test('a content that only the prototype would have is none', async () => {
    expect((await taskOf('/language', '{"__proto__":{"content":"x"}}')).status).toBe(400)
  })
})

describe('limits', () => {
  const bodyOf = (bytes: number) => JSON.stringify({ content: 'x', pad: 'p'.repeat(bytes - 24) })

  for (const [name, body, status] of [
    ['50,000 characters', { content: 'x'.repeat(50_000) }, 200],
    ['50,001 characters', { content: 'x'.repeat(50_001) }, 413],
    ['50,000 UTF-16 units of emoji', { content: '😀'.repeat(25_000) }, 200],
    ['614,400 bytes', bodyOf(614_400), 200],
    ['614,401 bytes', bodyOf(614_401), 413]
  ] as const) {
    test(`${name}: ${status}`, async () => {
      if (typeof body === 'string') expect(body.length === 614_400).toBe(status === 200)
      const answer = await post(testApp(), '/language', body)
      expect(answer.statusCode).toBe(status)
      if (status === 413) expect(answer.json().code).toBe('requestEntityTooLarge')
    })
  }

  test('a fetched text has the same limit', async () => {
    const app = testApp({ content: { ...contentStub, fetch: async () => 'x'.repeat(50_001) } })
    expect((await post(app, '/language', { contentUri: 'http://a' })).statusCode).toBe(413)
  })
})

describe('what the pool says', () => {
  for (const [reason, status, code] of [
    ['overloaded', 503, 'serviceUnavailable'],
    ['timeout', 503, 'serviceUnavailable'],
    ['closing', 503, 'serviceUnavailable'],
    ['failed', 500, 'internalServerError']
  ] as const) {
    test(reason, async () => {
      const pool = new EchoPool()
      pool.answer = () => Promise.reject(new PoolError(reason, { cause: new Error('internals of a stage') }))
      const log = memoryLog()
      const answer = await post(testApp({ pool, logger: log.logger }), '/language', { content: 'x' })
      expect(answer.statusCode).toBe(status)
      expect(answer.json().code).toBe(code)
      expect(answer.headers['retry-after']).toBe(status === 503 ? '1' : undefined)
      expect(answer.body).not.toContain('internals')
      expect(log.lines.some(({ err }) => String(err).includes('internals'))).toBe(status === 500)
      expect(log.lines.filter(({ err }) => err !== undefined)).toHaveLength(status === 500 ? 1 : 0)
      expect(log.lines.map(({ refusal }) => refusal).find((why) => why !== undefined)).toBe(status === 503 ? answer.json().message : undefined)
    })
  }

  test('overloaded, with the time after which there is room', async () => {
    const pool = new EchoPool()
    pool.answer = () => Promise.reject(new PoolError('overloaded', { retryMs: 6_100, times: { queueMs: 70, workMs: 0, stages: {} } }))
    const log = memoryLog()
    const answer = await post(testApp({ pool, logger: log.logger }), '/language', { content: 'x' })
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '7'])
    expect(log.lines.at(-1)).toMatchObject({ status: 503, queueMs: 70, workMs: 0 })
  })

  test('an unsupported language', async () => {
    const pool = new EchoPool()
    pool.answer = () => refusalOf('xxx')
    const answer = await post(testApp({ pool }), '/morphology/complete', { content: '...' })
    expect(answer.statusCode).toBe(415)
    expect(answer.json()).toEqual({
      code: 'unsupportedLanguage',
      message: 'Language xxx is not supported: the language of the text could not be determined; give it in the field "language"'
    })
  })

  test('bytes go out as they are, with their headers', async () => {
    const pool = new EchoPool()
    pool.answer = () => answerOf({ tokens: ['日本\ud800'] }, 'jpn')
    const answer = await post(testApp({ pool }), '/morphology/lemmas', { content: 'x' }, { 'x-serviceapi-app': 'my app' })
    expect(answer.body).toBe('{"tokens":["日本\\ud800"]}')
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json',
      'x-serviceapi-processedlanguage': 'jpn',
      'x-serviceapi-app-id': 'my app',
      'x-serviceapi-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/)
    })
  })
})
