/** The service's own headers under the prefixes that clients use. */
import { describe, expect, test } from 'vitest'
import { HeaderReader } from '../../src/http/headers.js'
import { EchoPool, listen, post, speak, testApp } from './helper.js'

const reader = (...headerPrefixes: string[]) => new HeaderReader({ headerPrefixes })
const usual = ['X-ServiceAPI-', 'X-*API-']

describe('prefixes of a request', () => {
  for (const [prefixes, rawHeaders, app, answered] of [
    [usual, [], undefined, 'X-ServiceAPI-Concurrency'],
    [usual, ['X-NameAPI-App', 'a'], 'a', 'X-NameAPI-Concurrency'],
    [usual, ['x-nameapi-app', 'a'], 'a', 'X-NameAPI-Concurrency'],
    [usual, ['X-NAMEAPI-APP', 'a'], 'a', 'X-NAMEAPI-Concurrency'],
    [usual, ['x-serviceapi-app', 'a'], 'a', 'X-ServiceAPI-Concurrency'],
    [usual, ['X-NameAPI-Devel', 'true', 'X-ServiceAPI-App', 'a'], 'a', 'X-NameAPI-Concurrency'],
    [usual, ['X-NameAPI-Unheard-Of', 'x', 'X-Forwarded-For', 'y', 'X-API-App', 'z'], undefined, 'X-ServiceAPI-Concurrency'],
    [usual, ['X-Name-API-App', 'a'], undefined, 'X-ServiceAPI-Concurrency'],
    [usual, [`X-${'n'.repeat(41)}API-App`, 'a'], undefined, 'X-ServiceAPI-Concurrency'],
    [['X-Acme-'], ['X-Acme-App', 'a'], 'a', 'X-Acme-Concurrency'],
    [['X-Acme-'], ['X-NameAPI-App', 'a'], undefined, 'X-Acme-Concurrency'],
    [['X-*API-'], [], undefined, 'X-ServiceAPI-Concurrency']
  ] as const) {
    test(`${prefixes.join(' ')}: ${rawHeaders.join(' ')}`, () => {
      const { names, values } = reader(...prefixes).read({ rawHeaders: [...rawHeaders] })
      expect([values.app, names.concurrency]).toEqual([app, answered])
    })
  }

  test('any number of prefixes is read in bounded memory, each answered under its own name', () => {
    const one = reader(...usual)
    for (let index = 0; index < 10_000; index++) one.read({ rawHeaders: [`X-N${index}API-App`, 'a'] })
    expect(one.read({ rawHeaders: ['X-LastAPI-Key', 'k'] })).toMatchObject({
      service: 'last',
      values: { key: 'k' },
      names: { requestId: 'X-LastAPI-Request-Id' }
    })
  })
})

test('an answer uses the prefix of its request, errors too, in mixed case on the wire', async () => {
  const port = await listen(testApp({ argv: ['--workers', '2'] }))
  for (const [path, status] of [
    ['/rest/v1/ping', 200],
    ['/rest/v1/nowhere', 404]
  ] as const) {
    const answer = await speak(port, `GET ${path} HTTP/1.1\r\nHost: a\r\nX-NameAPI-App: caller\r\nConnection: close\r\n\r\n`)
    expect(answer).toContain(`HTTP/1.1 ${status} `)
    expect(answer).toContain('\r\nX-NameAPI-Concurrency: 4\r\n')
    expect(answer).toContain('\r\nX-NameAPI-App-Id: caller\r\n')
    expect(answer).toMatch(/\r\nX-NameAPI-Request-Id: [\w-]{36}\r\n/)
    expect(answer).not.toContain('ServiceAPI')
  }
})

describe('output asks for full detail', () => {
  for (const [argv, output, headers, inDetail] of [
    [[], 'glossa', {}, true],
    [[], 'service', {}, false],
    [[], 'service', { 'x-serviceapi-app': 'a' }, true],
    [[], 'name', { 'x-nameapi-key': 'a' }, true],
    [[], 'name', { 'x-serviceapi-key': 'a' }, false],
    [[], 'other', {}, false],
    [['--service-name', 'Acme Text'], 'acme text', {}, true],
    [['--full-detail-output', 'one,two'], 'two', {}, true],
    [['--full-detail-output', 'one,two'], 'glossa', {}, false]
  ] as const) {
    test(`${argv.join(' ')} ?output=${output} ${JSON.stringify(headers)}`, async () => {
      const pool = new EchoPool()
      await post(testApp({ pool, argv }), `/language?output=${encodeURIComponent(output)}`, { content: 'x' }, headers)
      expect(pool.tasks).toMatchObject([{ fullDetail: inDetail }])
    })
  }
})
