import type { FastifyInstance } from 'fastify'
import { describe, expect, test } from 'vitest'
import type { KeyRing } from '../../src/http/access.js'
import { answerOf, EchoPool, memoryLog, post, testApp, until } from './helper.js'

const keys: KeyRing = {
  check: (key) => (key === 'good' ? { id: 'k1', concurrency: 1 } : key === 'wide' ? { id: 'k2', concurrency: 3 } : undefined)
}
const document = { content: 'x' }
const withKey = (key: string) => ({ 'X-ServiceAPI-Key': key })
const get = (app: FastifyInstance, url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

describe('keys', () => {
  for (const [name, headers, status] of [
    ['missing', {}, 403],
    ['wrong', withKey('bad'), 403],
    ['empty', withKey(''), 403],
    ['good', withKey('good'), 200],
    ['good, under another prefix', { 'x-other-key': 'good' }, 200],
    ['good, under an unknown prefix', { 'x-strange-key': 'good' }, 403]
  ] as const) {
    test(`${name}: ${status}`, async () => {
      const app = testApp({ keys, argv: ['--header-prefixes', 'X-ServiceAPI-,X-Other-'] })
      const answer = await post(app, '/language', document, headers)
      expect(answer.statusCode).toBe(status)
      if (status === 403) expect(answer.json()).toEqual({ code: 'forbidden', message: 'access to this resource denied' })
    })
  }

  test('401 where it is set', async () => {
    const answer = await post(testApp({ keys, argv: ['--key-missing-status', '401'] }), '/language', document)
    expect(answer.statusCode).toBe(401)
    expect(answer.json().code).toBe('unauthorized')
  })

  test('off: no key is looked at', async () => {
    expect((await post(testApp(), '/language', document, withKey('bad'))).statusCode).toBe(200)
  })

  test('a wrong key is refused before the body is read', async () => {
    expect((await post(testApp({ keys }), '/language', '{broken', withKey('bad'))).statusCode).toBe(403)
  })
})

describe('open paths', () => {
  for (const path of ['/rest/v1/ping', '/rest/v1/ping/', '/rest/v1/info', '/health/live', '/rest/v1/health/ready', '/openapi.json', '/docs/']) {
    test(`${path} needs no key, and refuses a wrong one`, async () => {
      const app = testApp({ keys })
      expect((await get(app, path)).statusCode).toBe(200)
      expect((await get(app, path, withKey('good'))).statusCode).toBe(200)
      expect((await get(app, path, withKey('bad'))).statusCode).toBe(403)
    })
  }

  for (const path of ['/metrics', '/rest/v1/language/supported-languages']) {
    test(`${path} needs a key`, async () => {
      const app = testApp({ keys })
      expect((await get(app, path)).statusCode).toBe(403)
      expect((await get(app, path, withKey('good'))).statusCode).toBe(200)
    })
  }

  test('are a setting', async () => {
    const app = testApp({ keys, argv: ['--open-paths', '/metrics,/language'] })
    const statuses = await Promise.all(
      ['/metrics', '/rest/v1/language/supported-languages', '/rest/v1/ping'].map(async (path) => (await get(app, path)).statusCode)
    )
    expect(statuses).toEqual([200, 200, 403])
  })
})

describe('calls at a time', () => {
  function gated() {
    const pool = new EchoPool()
    const waiting: (() => void)[] = []
    pool.answer = (task) => new Promise((resolve) => waiting.push(() => resolve(answerOf(task, 'eng'))))
    return { app: testApp({ keys, pool }), waiting }
  }

  for (const [key, allowed] of [
    ['good', 1],
    ['wide', 3]
  ] as const) {
    test(`key with ${allowed}`, async () => {
      const { app, waiting } = gated()
      const running = Array.from({ length: allowed }, () => post(app, '/language', document, withKey(key)))
      await until(() => waiting.length === allowed)
      const refused = await post(app, '/language', document, withKey(key))
      expect(refused.statusCode).toBe(429)
      expect(refused.json().code).toBe('tooManyRequests')
      expect(refused.headers['x-serviceapi-concurrency']).toBe(String(allowed))
      for (const finish of waiting.splice(0)) finish()
      expect((await Promise.all(running)).map(({ statusCode }) => statusCode)).toEqual(Array(allowed).fill(200))
      const next = post(app, '/language', document, withKey(key))
      await until(() => waiting.length === 1)
      waiting[0]?.()
      expect((await next).statusCode).toBe(200)
    })
  }

  test('a refused body gives the place back', async () => {
    const app = testApp({ keys })
    for (let round = 0; round < 3; round++) expect((await post(app, '/language', '{', withKey('good'))).statusCode).toBe(400)
  })

  test('each key counts for itself, and open paths do not count', async () => {
    const { app, waiting } = gated()
    const running = post(app, '/language', document, withKey('good'))
    await until(() => waiting.length === 1)
    expect((await get(app, '/rest/v1/ping', withKey('good'))).statusCode).toBe(200)
    expect((await get(app, '/rest/v1/language/supported-languages', withKey('wide'))).statusCode).toBe(200)
    waiting[0]?.()
    expect((await running).statusCode).toBe(200)
  })
})

describe('client versions', () => {
  for (const [version, status] of [
    ['0.10', 200],
    ['1.21.0', 200],
    ['1.8.3-SNAPSHOT', 200],
    ['dev', 200],
    ['0.9.9', 409],
    ['2.0', 409]
  ] as const) {
    test(`${version}: ${status}`, async () => {
      const answer = await get(testApp(), '/rest/v1/ping', { 'x-serviceapi-binding-version': version })
      expect(answer.statusCode).toBe(status)
      if (status === 409) expect(answer.json()).toEqual({ code: 'incompatibleClientVersion', message: expect.stringContaining('[0.10,2.0)') })
    })
  }
})

describe('the log', () => {
  test('has one line for a request, without text or key', async () => {
    const log = memoryLog()
    const app = testApp({ keys, logger: log.logger })
    await post(app, '/morphology/lemmas', { content: 'private words' }, withKey('good'))
    expect(log.lines.length).toBe(1)
    expect(log.lines[0]).toMatchObject({
      requestId: expect.stringMatching(/./),
      method: 'POST',
      endpoint: '/morphology/:features',
      status: 200,
      language: 'eng',
      keyId: 'k1',
      bytesIn: 27,
      bytesOut: expect.any(Number),
      characters: 13,
      queueMs: 1,
      workMs: 2,
      stages: { language: 1 }
    })
    expect(JSON.stringify(log.lines)).not.toMatch(/private|good/)
  })

  for (const [url, endpoint, status] of [
    ['/rest/v1/ping?secret=1', '/ping', 200],
    ['/rest/v1/secret', 'unknown', 404],
    ['/%secret', 'unknown', 400]
  ] as const) {
    test(`${url} is noted as ${endpoint}`, async () => {
      const log = memoryLog()
      await get(testApp({ logger: log.logger }), url)
      expect(log.lines).toMatchObject([{ endpoint, status }])
      expect(JSON.stringify(log.lines)).not.toContain('secret')
    })
  }
})
