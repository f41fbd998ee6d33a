import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EchoPool, listen, speak } from './helper.js'
import { contentPart, formData, message, part, requestPart, upload, uploadApp } from './upload-helper.js'

interface Answered {
  readonly statusCode: number
  readonly headers: Record<string, unknown>
  readonly body: string
}

function expectAnswer({ statusCode, headers, body }: Answered) {
  expect([200, 400, 413, 415]).toContain(statusCode)
  expect(headers['content-type']).toBe('application/json')
  const value = JSON.parse(body) as unknown
  expect(value !== null && typeof value === 'object' && !Array.isArray(value)).toBe(true)
}

const bytes = fc.uint8Array({ maxLength: 80 }).map((array) => Buffer.from(array))
const types = fc.constantFrom(
  formData,
  'multipart/mixed',
  'multipart/mixed; boundary="b"',
  'multipart/x; boundary=',
  'multipart/form-data; boundary=a b',
  'multipart/'
)

/** Pieces of which multipart messages consist, so that chance finds its way past the first line. */
const piece = fc.oneof(
  fc
    .constantFrom(
      '--b',
      '\r\n--b\r\n',
      '\r\n--b--\r\n',
      '--b--',
      '\r\n',
      '\r\n\r\n',
      '\n',
      '-',
      '--',
      ' ',
      'Content-Disposition: form-data; name="content"',
      'Content-Disposition: form-data; name="request"',
      'Content-Disposition: ;;name==";name="',
      'Content-ID: content',
      'Content-Type: text/plain',
      'Content-Type: text/html; charset=utf-16',
      'Content-Transfer-Encoding: base64',
      'X:',
      ':',
      '{"language":"eng"}',
      'hello'
    )
    .map((text) => Buffer.from(text)),
  bytes
)

test('any pieces in any order are answered with 200 or 4xx and an object', async () => {
  const app = uploadApp()
  await fc.assert(
    fc.asyncProperty(types, fc.array(piece, { maxLength: 14 }), async (type, pieces) => expectAnswer(await upload(app, Buffer.concat(pieces), type))),
    { numRuns: 1500 }
  )
}, 60_000)

const token = fc.constantFrom('content', 'request', 'other', '"content"', '"request"', '"', '', 'con"tent', '__proto__')
const heading = fc.oneof(
  fc.tuple(fc.constantFrom('form-data', 'mixed', 'inline', ''), token).map(([kind, name]) => `Content-Disposition: ${kind}; name=${name}`),
  fc
    .constantFrom('text/plain', 'text/html', 'application/octet-stream', 'application/json', 'text/plain; charset=utf-16', 'text/plain; charset=hex', ';')
    .map((type) => `Content-Type: ${type}`),
  fc.constantFrom('base64', 'quoted-printable', '8bit', 'x').map((encoding) => `Content-Transfer-Encoding: ${encoding}`),
  fc.string({ maxLength: 30 })
)
const content = fc.oneof(
  bytes,
  fc.jsonValue().map((value) => JSON.stringify(value)),
  fc.constantFrom('{"content":"x"}', '{}', '<p>x', 'aGVsbG8=')
)

test('any parts with any headers', async () => {
  const app = uploadApp()
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(fc.array(heading, { maxLength: 4 }), content), { maxLength: 5 }), async (parts) =>
      expectAnswer(await upload(app, message(parts.map(([head, body]) => part(head, body)))))
    ),
    { numRuns: 800 }
  )
}, 60_000)

test('a file reaches the worker as it was written, whatever stands in it', async () => {
  const pool = new EchoPool()
  const app = uploadApp({ pool })
  const words = fc
    .array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('\r\n', '\r\n--', '\r\n--x', '--b', '\r', '\n', '-')))
    .map((all) => `a${all.join('')}`)
  await fc.assert(
    fc.asyncProperty(
      words.filter((text) => !text.includes('\r\n--b')),
      async (text) => {
        const answer = await upload(app, message([requestPart('{}'), contentPart(text, 'Content-Type: text/plain; charset=utf-8')]))
        expect(answer.json().text).toBe(text)
      }
    ),
    { numRuns: 300 }
  )
})

test('an upload cut anywhere, in chunks of any size, is one upload; one that ends early is refused', async () => {
  const port = await listen(uploadApp())
  const whole = message([requestPart('{"language":"deu"}'), contentPart('Grüße – 日本語')])
  const head = `POST /rest/v1/language HTTP/1.1\r\nHost: h\r\nConnection: close\r\nContent-Type: ${formData}\r\nTransfer-Encoding: chunked\r\n\r\n`
  // The last line break may be missing.
  const needed = whole.length - 2
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: whole.length - 1 }), { maxLength: 5 }),
      fc.integer({ min: 1, max: whole.length }),
      async (places, end) => {
        const cuts = [0, ...[...new Set(places)].filter((place) => place < end).sort((left, right) => left - right), end]
        const chunks = cuts.slice(1).flatMap((to, index) => {
          const from = cuts[index]!
          return [Buffer.from(`${(to - from).toString(16)}\r\n`), whole.subarray(from, to), Buffer.from('\r\n')]
        })
        const received = await speak(port, head, Buffer.concat(chunks), '0\r\n\r\n')
        const body = JSON.parse(received.split('\r\n\r\n')[1]!) as object
        if (end >= needed) expect(body).toMatchObject({ text: 'Grüße – 日本語', language: 'deu' })
        else expect(body).toMatchObject({ code: 'badRequestFormat' })
      }
    ),
    { numRuns: 80 }
  )
})
