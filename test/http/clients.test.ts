/** Requests as the public clients write them on the wire, replayed byte by byte under invented prefixes; two prefixes are in circulation, some clients use both. */
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { EchoPool, listen, memoryLog } from './helper.js'
import { exchange, type Heard } from './socket.js'
import { uploadApp } from './upload-helper.js'

const lines = (...all: readonly string[]) => [...all, '', ''].join('\r\n')
const chunked = (...pieces: readonly string[]) => [...pieces, ''].map((piece) => `${Buffer.byteLength(piece).toString(16)}\r\n${piece}\r\n`).join('')
const post = (path: string, fields: readonly string[], body: string) =>
  lines(`POST /rest/v1/${path} HTTP/1.1`, ...fields, `Content-Length: ${Buffer.byteLength(body)}`) + body

const bothPrefixes = ['X-NewNameAPI-Binding: x', 'X-NewNameAPI-Binding-Version: 1.33.0', 'X-OldNameAPI-Binding: x', 'X-OldNameAPI-Binding-Version: 1.33.0']
const words = 'Größe ist nicht alles – 大きさ'

/** Sent with node's own client: lower-case fields, a body in chunks, a connection of its own. */
const nodeFields = [
  'accept: application/json',
  'accept-encoding: gzip',
  'content-type: application/json',
  'user-agent: Client-Node/1.31.0/v20.19.0',
  ...bothPrefixes,
  'X-NewNameAPI-Key: 0123',
  'Host: 127.0.0.1',
  'Connection: close'
]
const nodeUpload = nodeFields.map((field) => (field.startsWith('content-type') ? 'content-type: multipart/mixed' : field))

const pythonFields = [
  'Host: 127.0.0.1',
  'User-Agent: Client-Python/1.33.0/3.12.3',
  'Accept-Encoding: gzip, deflate',
  'Accept: application/json',
  'Connection: close',
  ...bothPrefixes,
  'X-NewNameAPI-Key: 0123'
]
const javaFields = [
  'User-Agent: Client-Java/1.36.0/17.0.9',
  'Accept-Encoding: gzip',
  'X-NewNameAPI-Key: 0123',
  ...bothPrefixes,
  'Transfer-Encoding: chunked',
  'Host: 127.0.0.1',
  'Connection: close'
]
/** Its HTTP library writes every word of a header's name with one capital letter. */
const rubyFields = [
  'Accept-Encoding: gzip;q=1.0,deflate;q=0.6,identity;q=0.3',
  'Accept: */*',
  'User-Agent: Ruby/1.14.4/3.2.2',
  'X-Oldnameapi-Key: 0123',
  'X-Oldnameapi-Binding: ruby',
  'X-Oldnameapi-Binding-Version: 1.14.4',
  'Host: 127.0.0.1',
  'Connection: close'
]
const phpFields = [
  'Host: 127.0.0.1',
  'X-NewNameAPI-Key: 0123',
  'Accept-Encoding: gzip',
  'User-Agent: Client-PHP/1.31.0/8.2',
  'X-NewNameAPI-Binding: php',
  'X-NewNameAPI-Binding-Version: 1.31.0',
  'X-OldNameApi-Binding: php',
  'X-OldNameAPI-Binding-Version: 1.31.0',
  'Accept: */*',
  'Connection: close'
]
const dotnetFields = [
  'X-NewNameAPI-Key: not-provided',
  'User-Agent: Client-Csharp/1.33.0',
  ...bothPrefixes,
  'Accept: application/json',
  'Accept-Encoding: gzip, deflate',
  'Host: 127.0.0.1',
  'Connection: close'
]
const rFields = [
  'Host: 127.0.0.1',
  'Accept-Encoding: deflate, gzip',
  'Accept: application/json, text/xml, application/xml, */*',
  'X-OldNameAPI-Key: 0123',
  'X-OldNameAPI-Binding: R',
  'X-OldNameAPI-Binding-Version: 1.14.4',
  'user-agent: R/1.14.4/x86_64-pc-linux-gnu.4.3',
  'Connection: close'
]

const hex = '5e1f0b7c9a2d4e6f8091a2b3c4d5e6f7'

describe('files as clients send them', () => {
  for (const [client, sent, expected, prefix] of [
    [
      'a boundary that no header names, two line breaks before it',
      lines('POST /rest/v1/language HTTP/1.1', ...nodeUpload, 'Transfer-Encoding: chunked') +
        chunked(
          `--k3x9a0b1c2d\r\nContent-Type: application/json\r\nContent-Disposition: mixed; name="request"\r\n\r\n{"language":"deu"}\r\n--k3x9a0b1c2d\r\n` +
            `Content-Type: text/plain\r\nContent-Disposition: mixed; name="content"; filename="größe.txt"\r\n\r\n${words}`,
          '\r\n--k3x9a0b1c2d--'
        ),
      { text: words, language: 'deu' },
      'X-NewNameAPI-'
    ],
    [
      'form data, the file first, the request a file too',
      post(
        'language',
        [...pythonFields, `Content-Type: multipart/form-data; boundary=${hex}`],
        `--${hex}\r\nContent-Disposition: form-data; name="content"; filename="tmp1.txt"\r\nContent-Type: text/plain\r\n\r\n${words}\r\n--${hex}\r\n` +
          `Content-Disposition: form-data; name="request"; filename="request_options"\r\nContent-Type: application/json\r\n\r\n{"language": "deu"}\r\n--${hex}--\r\n`
      ),
      { text: words, language: 'deu' },
      'X-NewNameAPI-'
    ],
    [
      'mixed, in chunks, inline parts with content ids',
      lines('POST /rest/v1/language HTTP/1.1', ...javaFields, 'Content-Type: multipart/mixed; boundary=Qk3_9-xAbCdEfGhIjKlMnOpQrStUvWx; charset=UTF-8') +
        chunked(
          '--Qk3_9-xAbCdEfGhIjKlMnOpQrStUvWx\r\nContent-Disposition: inline;name="request"\r\nContent-ID: request\r\nContent-Type: application/json\r\n' +
            'Content-Transfer-Encoding: binary\r\n\r\n{"language":"deu","options":{"multilingual":true}}\r\n--Qk3_9-xAbCdEfGhIjKlMnOpQrStUvWx\r\n',
          'Content-Disposition: inline;name="content"\r\nContent-ID: content\r\nContent-Type: text/plain;charset=utf-8\r\nContent-Transfer-Encoding: binary\r\n\r\n',
          words,
          '\r\n--Qk3_9-xAbCdEfGhIjKlMnOpQrStUvWx--\r\n'
        ),
      { text: words, language: 'deu', options: { multilingual: true } },
      'X-NewNameAPI-'
    ],
    [
      'form data by hand, blank lines before boundaries',
      post(
        'language',
        [`Content-Type: multipart/form-data; boundary=${hex}`, ...rubyFields],
        `--${hex}\r\nContent-Disposition: form-data; name="content"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\n${words}\r\n\r\n--${hex}\r\n` +
          `Content-Disposition: form-data; name="request"\r\nContent-Type: application/json\r\n\r\n{"language":"deu"}\r\n\r\n--${hex}--\r\n`
      ),
      { text: `${words}\r\n`, language: 'deu' },
      'X-Oldnameapi-'
    ],
    [
      'a boundary that no header names, a request that is an empty list, a file name with its path',
      post(
        'language',
        [...phpFields, 'Content-Type: multipart/mixed'],
        `--${hex}${hex}\r\nContent-Type: application/json\r\nContent-Disposition: mixed; name="request"\r\n\r\n[]\r\n\r\n--${hex}${hex}\r\nContent-Type: text/plain\r\n` +
          `Content-Disposition: mixed; name="content"; filename="/home/me/my file.txt"\r\n\r\n${words}\r\n--${hex}${hex}--`
      ),
      { text: words },
      'X-NewNameAPI-'
    ],
    [
      'form data with a boundary in quotation marks, no request, after an expectation',
      post(
        'language',
        [...dotnetFields, 'Content-Type: multipart/form-data; boundary="f3a1c6de-8f0b-4c55-9d7e-0123456789ab"', 'Expect: 100-continue'],
        '--f3a1c6de-8f0b-4c55-9d7e-0123456789ab\r\nContent-Type: text/plain\r\nContent-Disposition: mixed; name="content"; filename="a.txt"\r\n\r\n' +
          `${words}\r\n--f3a1c6de-8f0b-4c55-9d7e-0123456789ab--\r\n`
      ),
      { text: words },
      'X-NewNameAPI-'
    ],
    [
      'a boundary that no header names, an empty parameter in the disposition, no line break at the end',
      post(
        'language',
        [...rFields, 'Content-Type: multipart/mixed'],
        `--89ab\r\nContent-Type: application/json\r\nContent-Disposition: mixed; name="request"\r\n\r\n{"language":"deu"}\r\n\r\n--89ab\r\n` +
          `Content-Type: text/plain\r\nContent-Disposition: mixed; name="content";\r\n\r\n${words}\r\n--89ab--`
      ),
      { text: words, language: 'deu' },
      'X-OldNameAPI-'
    ]
  ] as const) {
    test(client, async () => {
      const log = memoryLog()
      const answer = await exchange(await listen(uploadApp({ logger: log.logger })), sent)
      expect(jsonOf(answer)).toMatchObject(expected)
      expect(answer.status).toBe(200)
      expect(answer.names).toEqual(expect.arrayContaining([`${prefix}Request-Id`, `${prefix}Concurrency`, `${prefix}ProcessedLanguage`]))
      expect(log.lines[0]?.['bytesIn']).toBeGreaterThan(100)
    })
  }

  test('the full detail of a file, by the name in the prefix', async () => {
    const pool = new EchoPool()
    const body = `--${hex}\r\nContent-Disposition: form-data; name="content"\r\n\r\nx\r\n--${hex}--\r\n`
    const fields = [...pythonFields, `Content-Type: multipart/form-data; boundary=${hex}`]
    await exchange(await listen(uploadApp({ pool })), post('language?output=newname', fields, body))
    expect(pool.tasks[0]).toMatchObject({ text: 'x', fullDetail: true })
  })

  test('a file that cannot be read is an error that every client understands', async () => {
    const body = `--${hex}\r\nContent-Disposition: form-data; name="content"\r\nContent-Type: application/pdf\r\n\r\n%PDF\r\n--${hex}--\r\n`
    const answer = await exchange(
      await listen(uploadApp()),
      post('language', [...javaFields.filter((field) => !field.startsWith('Transfer')), `Content-Type: multipart/mixed; boundary=${hex}`], body)
    )
    expect(jsonOf(answer)).toEqual({ code: 'unsupportedMediaType', message: expect.stringContaining('application/pdf') })
    expect(answer.status).toBe(415)
  })
})

describe('other requests as clients send them', () => {
  const json = 'Content-Type: application/json'

  for (const [client, sent, expected] of [
    [
      'JSON in one chunk, options as strings',
      lines('POST /rest/v1/language HTTP/1.1', ...nodeFields, 'Transfer-Encoding: chunked') +
        chunked(`{"content":"${words}","options":{"multilingual":"true"}}`),
      { text: words, options: { multilingual: true } }
    ],
    [
      'JSON with escaped characters, capitalised booleans, keys without a value',
      post(
        'entities',
        [...pythonFields, json],
        '{"content": "Gr\\u00f6\\u00dfe", "language": null, "options": {"linkEntities": "false", "calculateConfidence": "True", "modelType": "dnn"}}'
      ),
      { text: 'Größe', options: { calculateConfidence: true, modelType: 'DNN' } }
    ],
    [
      'JSON in many chunks, a tag set',
      lines('POST /rest/v1/morphology/complete HTTP/1.1', ...javaFields, json) +
        chunked('{"content":"', words, '","options":{"partOfSpeechTagSet":"upt16","disambiguate":true}}'),
      { text: words, options: { disambiguate: true } }
    ],
    ['the other tag set', post('morphology/lemmas', [...dotnetFields, json], '{"content":"x","options":{"partOfSpeechTagSet":"basis"}}'), { text: 'x' }],
    ['a field that went out of use', post('language', [...rubyFields, json], '{"content":"x","genre":"social-media","profileId":"p"}'), { text: 'x' }],
    ['two slashes in the path, slash at the end', post('/language/', [...phpFields, json], '{"content":"x"}'), { text: 'x' }],
    ['a debugging flag', post('language', [...rFields, json, 'X-OldNameAPI-Devel: true'], '{"content":"x"}'), { text: 'x' }]
  ] as const) {
    test(client, async () => {
      const answer = await exchange(await listen(uploadApp()), sent)
      expect(jsonOf(answer)).toMatchObject(expected)
      expect(answer.status).toBe(200)
      expect(answer.names.some((name) => /^X-(New|Old)name(API|api)-Concurrency$/i.test(name) && name !== name.toLowerCase())).toBe(true)
    })
  }

  for (const path of ['ping', 'info', 'language/supported-languages']) {
    test(`GET ${path} with two stray bytes`, async () => {
      const answer = await exchange(await listen(uploadApp()), `${lines(`GET /rest/v1/${path} HTTP/1.1`, ...nodeFields)}{}`)
      expect(Object.keys(jsonOf(answer)).length).toBeGreaterThan(0)
      expect(answer.status).toBe(200)
      expect(answer.names).toContain('X-NewNameAPI-Concurrency')
    })
  }

  test('a version of a client beyond the range: 409 in the form of all errors', async () => {
    const fields = nodeFields.map((field) => field.replace('1.33.0', '2.0.0'))
    const answer = await exchange(await listen(uploadApp()), lines('GET /rest/v1/ping HTTP/1.1', ...fields))
    expect(jsonOf(answer)).toMatchObject({ code: 'incompatibleClientVersion' })
    expect(answer.status).toBe(409)
  })
})

/** The body of an answer, with all that clients demand of it: one exact content type, a JSON object, gzip only where it was asked for. */
function jsonOf({ names, fields, body }: Heard): Record<string, unknown> {
  expect(fields['content-type']).toBe('application/json')
  expect(names).toContain('Content-Type')
  const value = JSON.parse((fields['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString('utf8')) as unknown
  expect(value !== null && typeof value === 'object' && !Array.isArray(value)).toBe(true)
  return value as Record<string, unknown>
}
