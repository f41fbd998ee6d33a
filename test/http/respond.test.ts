/** Compression and calls from pages of other hosts. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { EchoPool, memoryLog, testApp } from './helper.js'

const long = { content: 'a word '.repeat(1000) }

async function ask(headers: Record<string, string>, content: object = long, argv: readonly string[] = []) {
  const app = testApp({ pool: new EchoPool(), argv })
  return app.inject({ method: 'POST', url: '/rest/v1/language', headers: { 'content-type': 'application/json', ...headers }, payload: JSON.stringify(content) })
}

describe('compression', () => {
  for (const [accepted, coding] of [
    ['gzip', 'gzip'],
    ['br', 'br'],
    ['gzip, deflate, br', 'br'],
    ['gzip;q=1, br;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
    ['GZip', 'gzip'],
    ['deflate', undefined],
    ['gzip;q=0', undefined],
    [`${'x,'.repeat(200)}gzip`, undefined]
  ] as const) {
    test(`accepted: ${accepted.slice(0, 40)}`, async () => {
      const answer = await ask({ 'accept-encoding': accepted })
      expect(answer.headers['content-encoding']).toBe(coding)
      expect(answer.headers.vary).toBe('Accept-Encoding')
      expect(answer.headers['content-type']).toBe('application/json')
      const body = coding === 'gzip' ? gunzipSync(answer.rawPayload) : coding === 'br' ? brotliDecompressSync(answer.rawPayload) : answer.rawPayload
      expect(JSON.parse(body.toString())).toMatchObject({ text: long.content })
      expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length)
    })
  }
  test('a short answer goes as it is', async () => {
    const answer = await ask({ 'accept-encoding': 'gzip' }, { content: 'x' })
    expect([answer.headers['content-encoding'], answer.headers.vary]).toEqual([undefined, undefined])
  })
  test('can be turned off', async () => {
    const answer = await ask({ 'accept-encoding': 'gzip' }, long, ['--no-compress-answers'])
    expect([answer.headers['content-encoding'], answer.headers.vary]).toEqual([undefined, undefined])
  })
})

describe('pages of other hosts', () => {
  const origin = 'https://app.example'
  test('are not answered to by default', async () => {
    const answer = await ask({ origin })
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
    const app = testApp()
    const before = await app.inject({ method: 'OPTIONS', url: '/rest/v1/language', headers: { origin, 'access-control-request-method': 'POST' } })
    expect([before.statusCode, before.json().code]).toEqual([405, 'methodNotAllowed'])
  })
  test('may call where the setting names them, with keys on too', async () => {
    const keys = { check: (key: string) => (key === 'good' ? { id: 'k', concurrency: 1 } : undefined) }
    const app = testApp({ argv: ['--cors-origins', origin], keys })
    const before = await app.inject({
      method: 'OPTIONS',
      url: '/rest/v1/language',
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type,x-serviceapi-key' }
    })
    expect(before.statusCode).toBe(204)
    expect(before.headers).toMatchObject({ 'access-control-allow-origin': origin, 'access-control-allow-headers': 'content-type,x-serviceapi-key' })
    const answer = await app.inject({
      method: 'POST',
      url: '/rest/v1/language',
      headers: { origin, 'content-type': 'application/json', 'x-serviceapi-key': 'good', 'accept-encoding': 'gzip' },
      payload: JSON.stringify(long)
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({ 'access-control-allow-origin': origin, 'access-control-expose-headers': '*', 'content-encoding': 'gzip' })
    expect(String(answer.headers.vary).split(', ').sort()).toEqual(['Accept-Encoding', 'Origin'])
    const refused = await app.inject({ method: 'POST', url: '/rest/v1/language', headers: { origin, 'content-type': 'application/json' }, payload: '{}' })
    expect([refused.statusCode, refused.headers['access-control-allow-origin']]).toEqual([403, origin])
  })
  test('an OPTIONS that asks for nothing is answered like the others', async () => {
    const { logger, lines } = memoryLog()
    const app = testApp({ argv: ['--cors-origins', origin], logger })
    const answer = await app.inject({ method: 'OPTIONS', url: '/rest/v1/entities', headers: { origin } })
    expect([answer.statusCode, answer.body]).toEqual([204, ''])
    expect(lines).toMatchObject([{ endpoint: 'preflight', status: 204 }])
  })
  test('of other names may not', async () => {
    const answer = await ask({ origin: 'https://elsewhere.example' }, long, ['--cors-origins', origin])
    expect(answer.headers['access-control-allow-origin']).not.toBe('https://elsewhere.example')
  })
})
