import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endpoints } from '../../src/endpoints/index.js'
import { jsonBytes } from '../../src/http/respond.js'
import { EchoPool, listen, post, speak, testApp } from './helper.js'

const options = fc.record(
  Object.fromEntries(
    [
      'multilingual',
      'minValidChars',
      'languageHint',
      'languageHintWeight',
      'languageWeightAdjustments',
      'modelType',
      'disambiguatorType',
      'query',
      'calculateConfidence',
      'caseSensitivity',
      'linkMentionMode',
      'rtsDecoder',
      '__proto__',
      'other'
    ].map((name) => [name, fc.oneof(fc.jsonValue(), fc.constantFrom('true', 'FALSE', '5', 'eng', 'perceptron', -1, 1e300))])
  ),
  { requiredKeys: [] }
)

const body = fc.record(
  {
    content: fc.oneof({ weight: 3, arbitrary: fc.string({ unit: 'binary' }) }, fc.jsonValue()),
    contentUri: fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, fc.jsonValue()),
    language: fc.oneof(fc.constantFrom('eng', 'EN', 'xxx', '', null), fc.jsonValue()),
    options: fc.oneof({ weight: 4, arbitrary: options }, fc.jsonValue()),
    genre: fc.jsonValue(),
    ['__proto__']: fc.jsonValue()
  },
  { requiredKeys: [] }
)

/** Every endpoint, with the parameters of its examples. */
const paths = endpoints.flatMap(({ path, examples }) => examples.map(({ params = {} }) => path.replace(/:(\w+)/g, (_, name: string) => params[name]!)))
const path = fc.constantFrom(...new Set([...paths, ...paths.map((one) => `${one}?output=glossa`)]))

function expectAnswer({ statusCode, headers, body: text }: { statusCode: number; headers: Record<string, unknown>; body: string }) {
  expect([200, 400, 413, 415]).toContain(statusCode)
  expect(headers['content-type']).toBe('application/json')
  const value = JSON.parse(text) as unknown
  expect(value !== null && typeof value === 'object' && !Array.isArray(value)).toBe(true)
}

test('any value in any field is answered with 200 or 4xx and an object', async () => {
  const app = testApp()
  await fc.assert(
    fc.asyncProperty(path, fc.oneof({ weight: 5, arbitrary: body }, fc.jsonValue()), async (where, value) => expectAnswer(await post(app, where, value))),
    { numRuns: 400 }
  )
})

test('any bytes as a body', async () => {
  const app = testApp()
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 60 }), async (bytes) => expectAnswer(await post(app, '/language', Buffer.from(bytes)))),
    { numRuns: 150 }
  )
})

test('a text reaches the worker as it was written', async () => {
  const pool = new EchoPool()
  const app = testApp({ pool })
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('\ud800', '\udfff', '\0', '\u0301'))), async (parts) => {
      const content = `x${parts.join('')}`
      const answer = await post(app, '/language', { content })
      expect(answer.statusCode).toBe(200)
      expect(pool.tasks.at(-1)).toMatchObject({ text: content })
      expect(answer.json().text).toBe(content)
    }),
    { numRuns: 150 }
  )
})

test('a body cut anywhere, in chunks of any size, is one body', async () => {
  const port = await listen(testApp())
  const content = 'é😀日本語 – naïve \ud83d'
  const bytes = Buffer.from(jsonBytes({ content }))
  const head = 'POST /rest/v1/language HTTP/1.1\r\nHost: h\r\nConnection: close\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n'
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 1, max: bytes.length - 1 }), { maxLength: 5 }), async (places) => {
      const cuts = [0, ...[...new Set(places)].sort((left, right) => left - right), bytes.length]
      const pieces = cuts.slice(1).map((end, index) => bytes.subarray(cuts[index], end))
      const chunks = pieces.flatMap((piece) => [Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n')])
      const received = await speak(port, head, Buffer.concat(chunks), '0\r\n\r\n')
      expect(JSON.parse(received.split('\r\n\r\n')[1]!)).toMatchObject({ text: content })
    }),
    { numRuns: 40 }
  )
})
