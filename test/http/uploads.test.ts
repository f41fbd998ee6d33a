import iconv from 'iconv-lite'
import { describe, expect, test } from 'vitest'
import type { Endpoint } from '../../src/endpoints/endpoint.js'
import { languageEndpoint } from '../../src/endpoints/language/endpoint.js'
import { EchoPool, listen, memoryLog, pause, post, speak, until } from './helper.js'
import { contentPart, formData, message, part, requestPart, upload, uploadApp } from './upload-helper.js'

const plain = 'Content-Type: text/plain'
const text = contentPart('hello', plain)
const unnamed = part(['X-Nothing: here'], 'noise')

const page = `<!doctype html><html><head><title>T</title><script>var hidden</script></head><body><p>${'Shown to readers. '.repeat(20)}</p></body></html>`

describe('an upload is read', () => {
  for (const [name, body, expected, type] of [
    ['content alone', message([text]), { text: 'hello' }],
    ['content before its request', message([text, requestPart('{"language":"deu"}')]), { text: 'hello', language: 'deu' }],
    ['request before its content', message([requestPart('{"language":"deu"}'), text]), { text: 'hello', language: 'deu' }],
    ['options as strings', message([requestPart('{"options":{"multilingual":"true"}}'), text]), { options: { multilingual: true } }],
    ['request without fields', message([requestPart('{}'), text]), { text: 'hello' }],
    ['request as an empty list', message([requestPart('[]'), text]), { text: 'hello' }],
    ['request that is null', message([requestPart('null'), text]), { text: 'hello' }],
    ['empty request', message([requestPart(''), text]), { text: 'hello' }],
    ['request with a byte order mark', message([requestPart('\ufeff{"language":"deu"}'), text]), { language: 'deu' }],
    ['line breaks around the request', message([requestPart('\r\n{"language":"deu"}\r\n'), text]), { language: 'deu' }],
    ['further parts', message([unnamed, text, part(['Content-Disposition: form-data; name="other"'], 'x')]), { text: 'hello' }],
    ['a part without headers', message(['\r\nx', text]), { text: 'hello' }],
    ['disposition mixed', message([part(['Content-Disposition: mixed; name="content"'], 'hello')]), { text: 'hello' }],
    ['disposition inline, no space', message([part(['Content-Disposition: inline;name="content"'], 'hello')]), { text: 'hello' }],
    ['disposition attachment, other case', message([part(['content-DISPOSITION: ATTACHMENT; NAME=content'], 'hello')]), { text: 'hello' }],
    ['semicolon at the end', message([part(['Content-Disposition: mixed; name="content";'], 'hello')]), { text: 'hello' }],
    ['content id alone', message([part(['Content-ID: content'], 'hello')]), { text: 'hello' }],
    ['content id in brackets', message([part(['Content-ID: <content>'], 'hello')]), { text: 'hello' }],
    [
      'a file name that looks like a parameter',
      message([part(['Content-Disposition: x; filename="; name=other"; name="content"'], 'hello')]),
      { text: 'hello' }
    ],
    [
      'a file name of another alphabet',
      message([part(['Content-Disposition: x; filename="\xc3\xa9\xe2\x82\xac.txt"; name=content'], 'hello')]),
      { text: 'hello' }
    ],
    ['a folded header', message([part(['Content-Disposition: form-data;', ' name="content"'], 'hello')]), { text: 'hello' }],
    ['no content type', message([contentPart('hello')]), { text: 'hello' }],
    ['content of no known type', message([contentPart('hello', 'Content-Type: application/octet-stream')]), { text: 'hello' }],
    ['a character set that does not exist', message([contentPart('grüße', `${plain}; charset=x-none`)]), { text: 'grüße' }],
    ['base64', message([contentPart('aGVs\r\nbG8=', 'Content-Transfer-Encoding: base64')]), { text: 'hello' }],
    ['quoted-printable', message([contentPart('gr=C3=BC=\r\n=C3=9Fe =zz', 'Content-Transfer-Encoding: Quoted-Printable')]), { text: 'grüße =zz' }],
    ['transfer encoding binary', message([contentPart('hello', 'Content-Transfer-Encoding: binary')]), { text: 'hello' }],
    ['the boundary inside a line', message([contentPart('a --b c\r\n-- b')]), { text: 'a --b c\r\n-- b' }],
    ['line breaks at the end of the file stay', message([contentPart('hello\r\n\r\n')]), { text: 'hello\r\n\r\n' }],
    ['text before the first boundary', Buffer.concat([Buffer.from('preamble\r\n'), message([text])]), { text: 'hello' }],
    ['text after the last boundary', Buffer.concat([message([text]), Buffer.from('epilogue')]), { text: 'hello' }],
    ['a part after the last boundary', Buffer.concat([message([text]), message([contentPart('other')])]), { text: 'hello' }],
    ['delimiters after the last boundary', Buffer.concat([message([text]), Buffer.from('--b\r\n--b\r\n--b--')]), { text: 'hello' }],
    ['no line break at the end', message([text]).subarray(0, -2), { text: 'hello' }],
    ['boundary in quotation marks', message([text], "a b'()+_,-./:=?"), { text: 'hello' }, 'multipart/form-data; boundary="a b\'()+_,-./:=?"'],
    ['more parameters', message([text]), { text: 'hello' }, 'Multipart/Mixed; charset=UTF-8; Boundary=b; type="x;boundary=c"'],
    ['boundary not named', message([text]), { text: 'hello' }, 'multipart/mixed'],
    ['boundary empty', message([text]), { text: 'hello' }, 'multipart/mixed; boundary='],
    ['boundary not named, line breaks first', Buffer.concat([Buffer.from('\r\n\r\n'), message([text])]), { text: 'hello' }, 'multipart/mixed;'],
    ['boundary of dashes', message([text], '----x'), { text: 'hello' }, 'multipart/form-data; boundary=----x'],
    ['another kind of multipart', message([text]), { text: 'hello' }, 'multipart/related; boundary=b'],
    ['16 parts', message([text, ...new Array<Buffer>(15).fill(unnamed)]), { text: 'hello' }]
  ] as const) {
    test(name, async () => {
      const answer = await upload(uploadApp(), body, type)
      expect(answer.json()).toMatchObject(expected)
      expect(answer.statusCode).toBe(200)
    })
  }
})

describe('an upload is refused', () => {
  const both = 'both an attachment and'
  const noClosing = 'closing boundary'
  for (const [name, body, fragment, type] of [
    ['no bytes', Buffer.alloc(0), 'no part begins'],
    ['only the closing boundary', Buffer.from('--b--'), 'no part "content"'],
    ['another boundary than named', message([text], 'c'), 'no part begins'],
    ['not multipart at all', Buffer.from('{"content":"x"}'), 'no part begins'],
    ['boundary nowhere', Buffer.from('{"content":"x"}'), 'names a boundary', 'multipart/mixed'],
    ['boundary too long', message([text], 'x'.repeat(201)), 'not valid', `multipart/mixed; boundary=${'x'.repeat(201)}`],
    ['boundary too long, not named', message([text], 'x'.repeat(300)), 'names a boundary', 'multipart/mixed'],
    ['lines that end in a line feed only', Buffer.from('--b\nContent-Disposition: x; name=content\n\nhello\n--b--\n'), noClosing],
    ['ends in the text', message([text]).subarray(0, -12), noClosing],
    ['ends in the headers', message([text]).subarray(0, 30), noClosing],
    ['ends after one dash', message([text]).subarray(0, -3), noClosing],
    ['ends before the dashes', message([text]).subarray(0, -4), noClosing],
    ['headers without an end', Buffer.from('--b\r\nContent-Disposition: x; name=content\r\n--b--'), 'no part "content"'],
    ['no content', message([requestPart('{"content":"x"}')]), 'no part "content"'],
    ['content in another case', message([part(['Content-Disposition: form-data; name="Content"'], 'x')]), 'no part "content"'],
    ['a file of another name', message([part(['Content-Disposition: form-data; name="file"; filename="content"'], 'x')]), 'no part "content"'],
    ['two contents', message([text, text]), 'several parts "content"'],
    ['two requests', message([requestPart('{}'), text, requestPart('{}')]), 'several parts "request"'],
    ['17 parts', message([text, ...new Array<Buffer>(16).fill(unnamed)]), 'more than 16 parts'],
    ['60,000 parts', message(new Array<string>(60_000).fill('')), 'more than 16 parts'],
    ['a huge header', message([part([`X-Pad: ${'x'.repeat(5000)}`, 'Content-Disposition: x; name=content'], 'x')]), 'more than 4096 bytes'],
    ['many headers', message([part([...new Array<string>(900).fill('X-Y: z'), 'Content-Disposition: x; name=content'], 'x')]), 'no part "content"'],
    ['request that is no JSON', message([requestPart('language=deu'), text]), 'the part "request" is not valid JSON'],
    ['request in UTF-16', message([requestPart(iconv.encode('{"language":"deu"}ü', 'utf-16le')), text]), 'the part "request" is not valid'],
    ['request in Latin-1', message([requestPart(Buffer.from('{"x":"ü"}', 'latin1')), text]), 'the part "request" is not valid UTF-8'],
    ['request that is a list', message([requestPart('[1]'), text]), 'must be a JSON object'],
    ['request that is a string', message([requestPart('"content"'), text]), 'must be a JSON object'],
    ['content in the request too', message([requestPart('{"content":"x"}'), text]), `${both} "content"`],
    ['contentUri in the request too', message([requestPart('{"contentUri":"http://a"}'), text]), `${both} "contentUri"`],
    ['a wrong option', message([requestPart('{"options":{"multilingual":"perhaps"}}'), text]), 'option "multilingual"'],
    ['an empty file', message([contentPart('', plain)]), 'the content is empty'],
    ['an empty file of no type', message([contentPart('')]), 'the content is empty'],
    ['a page without text', message([contentPart('<html><body></body></html>', 'Content-Type: text/html')]), 'the content is empty'],
    ['broken base64', message([contentPart('aGVsbG8', 'Content-Transfer-Encoding: base64')]), 'the part "content" is not valid base64'],
    ['an unknown transfer encoding', message([contentPart('x', 'Content-Transfer-Encoding: x-uuencode')]), 'not known: x-uuencode']
  ] as const) {
    test(name, async () => {
      const pool = new EchoPool()
      const answer = await upload(uploadApp({ pool }), body, type)
      expect(answer.json()).toEqual({ code: expect.stringMatching(/^badRequest/), message: expect.stringContaining(fragment) })
      expect(answer.statusCode).toBe(400)
      expect(answer.headers['content-type']).toBe('application/json')
      expect(pool.tasks).toEqual([])
    })
  }

  for (const [name, type, bytes] of [
    ['a document that is no text', 'application/pdf', Buffer.from('%PDF')],
    ['bytes that are no text', 'application/octet-stream', Buffer.from([1, 0, 2, 0, 0xff])]
  ] as const) {
    test(`${name}: 415`, async () => {
      const pool = new EchoPool()
      const answer = await upload(uploadApp({ pool }), message([contentPart(bytes, `Content-Type: ${type}`)]))
      const expected = `the attached document is "${type}"; plain text and HTML can be read`
      expect(answer.json()).toEqual({ code: 'unsupportedMediaType', message: expected })
      expect(answer.statusCode).toBe(415)
      expect(pool.tasks).toEqual([])
    })
  }

  test('with a content coding: 415', async () => {
    const answer = await upload(uploadApp(), message([text]), formData, '/language', { 'content-encoding': 'gzip' })
    expect(answer.json()).toEqual({ code: 'unsupportedMediaType', message: 'content encoding gzip is not supported' })
  })

  test('an unknown language: 415', async () => {
    expect((await upload(uploadApp(), message([requestPart('{"language":"klingon"}'), text]))).json().code).toBe('unsupportedLanguage')
  })

  test('an unknown feature: 404', async () => {
    expect((await upload(uploadApp(), message([text]), formData, '/morphology/tones')).statusCode).toBe(404)
  })
})

describe('documents of an upload', () => {
  for (const [charset, words] of [
    ['utf-8', 'Grüße aus Köln – naïve café'],
    ['utf-16le', 'Привет, как дела сегодня? 日本語'],
    ['utf-16be', 'Привет, как дела сегодня? 日本語'],
    ['windows-1251', 'Съешь же ещё этих мягких французских булок, да выпей чаю. Вчера вечером мы долго гуляли вдоль реки.'],
    ['shift_jis', 'これは日本語の文章です。昨日は友達と一緒に映画を見に行きました。'],
    ['gb18030', '今天天气很好，我们去公园散步，看到很多人在跳舞。'],
    ['iso-8859-7', 'Η γρήγορη καφέ αλεπού πηδάει πάνω από το τεμπέλικο σκυλί κάθε πρωί.'],
    ['koi8-r', 'Вчера вечером мы долго гуляли вдоль реки и говорили о погоде.']
  ] as const) {
    const bytes = iconv.encode(words, charset)
    test(`${charset}, named`, async () => {
      expect((await upload(uploadApp(), message([contentPart(bytes, `${plain}; charset="${charset}"`)]))).json().text).toBe(words)
    })

    test(`${charset}, found out`, async () => {
      expect((await upload(uploadApp(), message([contentPart(bytes, plain)]))).json().text).toBe(words)
    })
  }

  test('UTF-16 with a mark, of no known type', async () => {
    const bytes = iconv.encode('Grüße', 'utf-16le', { addBOM: true })
    expect((await upload(uploadApp(), message([contentPart(bytes, 'Content-Type: application/octet-stream')]))).json().text).toBe('Grüße')
  })

  test('UTF-8 with a mark', async () => {
    expect((await upload(uploadApp(), message([contentPart('\ufeffGrüße', plain)]))).json().text).toBe('Grüße')
  })

  for (const headers of [['Content-Type: text/html'], ['Content-Type: application/xhtml+xml; charset=utf-8'], []]) {
    test(`HTML is reduced to its text (${headers[0] ?? 'no type'})`, async () => {
      const { text: found } = (await upload(uploadApp(), message([contentPart(page, ...headers)]))).json()
      expect(found).toContain('Shown to readers.')
      expect(found).not.toMatch(/hidden|</)
    })
  }

  for (const type of ['text/markdown', 'text/csv; charset=windows-1252', 'text/x-log']) {
    test(`any other kind of text is read as it stands (${type})`, async () => {
      const bytes = iconv.encode('# Grüße, <b>x</b>', type.includes('1252') ? 'windows-1252' : 'utf-8')
      expect((await upload(uploadApp(), message([contentPart(bytes, `Content-Type: ${type}`)]))).json().text).toBe('# Grüße, <b>x</b>')
    })
  }

  test('a plain text that holds markup stays as it is', async () => {
    expect((await upload(uploadApp(), message([contentPart('<p>x</p>', plain)]))).json().text).toBe('<p>x</p>')
  })
})

describe('every endpoint that takes a text takes uploads', () => {
  for (const path of ['/language', '/morphology/complete', '/entities', '/categories', '/language?output=glossa']) {
    test(path, async () => {
      const answer = await upload(uploadApp(), message([text, requestPart('{"language":"eng"}')]), formData, path)
      expect(answer.json()).toMatchObject({ kind: path.split(/[/?]/)[1], text: 'hello', language: 'eng', fullDetail: path.includes('?') })
    })
  }

  test('others do not: 415', async () => {
    const [example] = languageEndpoint.examples
    const names: Endpoint = {
      ...languageEndpoint,
      name: 'names',
      path: '/names',
      tag: 'names',
      examples: [example],
      read: () => ({ task: { kind: 'names' }, characters: 1 })
    }
    const app = uploadApp({ endpoints: [names] })
    const refused = await upload(app, message([text]), formData, '/names')
    expect(refused.json()).toEqual({ code: 'unsupportedMediaType', message: expect.stringContaining('use application/json') })
    expect(refused.statusCode).toBe(415)
    expect((await post(app, '/names', {})).statusCode).toBe(200)
    const document = (await app.inject('/openapi.json')).json()
    expect(Object.keys(document.paths['/rest/v1/names'].post.requestBody.content)).toEqual(['application/json', 'application/x-ndjson'])
  })

  test('the interface document says so', async () => {
    const document = (await uploadApp().inject('/openapi.json')).json()
    const { content } = document.paths['/rest/v1/language'].post.requestBody
    expect(Object.keys(content)).toEqual(['application/json', 'application/x-ndjson', 'multipart/form-data', 'multipart/mixed'])
    expect(content['application/json'].schema.properties).toHaveProperty('contentUri')
    expect(Object.keys(content['application/json'].examples)).toContain('example1')
    expect(content['multipart/form-data'].schema).toMatchObject({
      properties: { content: { type: 'string' }, request: { type: 'object' } },
      required: ['content']
    })
  })
})

describe('uploads on the wire', () => {
  const head = (length: number | undefined, ...fields: readonly string[]) =>
    [
      'POST /rest/v1/language HTTP/1.1',
      'Host: h',
      `Content-Type: ${formData}`,
      length === undefined ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`,
      ...fields,
      '',
      ''
    ].join('\r\n')
  const bodyOf = (received: string) => JSON.parse(received.slice(received.lastIndexOf('\r\n\r\n') + 4)) as Record<string, unknown>
  const limit = 614_400
  /** A message of exactly this many bytes. */
  const sized = (bytes: number) => {
    const without = message([contentPart('', plain)]).length
    return message([contentPart('a'.repeat(bytes - without), plain)])
  }

  test('a byte at a time', async () => {
    const body = message([text])
    const chunks = [...body].flatMap((byte) => [Buffer.concat([Buffer.from('1\r\n'), Buffer.from([byte]), Buffer.from('\r\n')]), 1])
    const received = await speak(await listen(uploadApp()), head(undefined, 'Connection: close'), ...chunks, '0\r\n\r\n')
    expect(bodyOf(received)).toMatchObject({ text: 'hello' })
  })

  test('several on one connection', async () => {
    const one = (words: string, ...fields: string[]) => {
      const body = message([contentPart(words)])
      return Buffer.concat([Buffer.from(head(body.length, ...fields)), body])
    }
    const received = await speak(await listen(uploadApp()), Buffer.concat([one('first'), one('second'), one('third', 'Connection: close')]))
    expect([...received.matchAll(/"text":"(\w+)"/g)].map((match) => match[1])).toEqual(['first', 'second', 'third'])
  })

  for (const [bytes, status, code] of [
    [limit, 413, 'the text has'],
    [limit + 1, 413, 'the body has more than 614400 bytes']
  ] as const) {
    for (const framing of ['declared', 'chunked']) {
      test(`${bytes} bytes, ${framing}: ${status}`, async () => {
        const body = sized(bytes)
        expect(body.length).toBe(bytes)
        const sent =
          framing === 'declared'
            ? [head(bytes, 'Connection: close'), body]
            : [head(undefined, 'Connection: close'), Buffer.concat([Buffer.from(`${bytes.toString(16)}\r\n`), body, Buffer.from('\r\n0\r\n\r\n')])]
        const received = await speak(await listen(uploadApp()), ...sent)
        expect(received).toMatch(/^HTTP\/1\.1 413 /)
        expect(bodyOf(received)).toMatchObject({ code: 'requestEntityTooLarge', message: expect.stringContaining(code) })
      })
    }
  }

  test('a file as large as the limit allows, where texts may be so long', async () => {
    const log = memoryLog()
    const app = uploadApp({ argv: ['--max-characters', '700000'], logger: log.logger })
    const answer = await upload(app, sized(limit))
    expect(answer.statusCode).toBe(200)
    expect(answer.json().text.length).toBe(limit - message([contentPart('', plain)]).length)
    expect(log.lines[0]).toMatchObject({ bytesIn: limit, characters: answer.json().text.length })
  })

  test('a caller that goes in the middle leaves nothing behind', async () => {
    const pool = new EchoPool()
    const log = memoryLog()
    const port = await listen(uploadApp({ pool, logger: log.logger }))
    const socket = (await import('node:net')).connect(port, '127.0.0.1')
    socket.write(Buffer.concat([Buffer.from(head(1000)), message([text])]))
    await pause(30)
    socket.destroy()
    await until(() => log.lines.length > 0)
    expect(log.lines[0]).toMatchObject({ endpoint: '/language', status: 499 })
    expect(pool.tasks).toEqual([])
  })

  test('one that does not arrive in time: 408', async () => {
    const port = await listen(uploadApp({ argv: ['--request-time-limit', '150ms'] }))
    expect(await speak(port, head(1000), message([text]))).toMatch(/^HTTP\/1\.1 408 /)
  })

  test('JSON goes on as before', async () => {
    expect((await post(uploadApp(), '/language', { content: 'x' })).json()).toMatchObject({ text: 'x' })
  })
})
