import { Agent, request as httpRequest } from 'node:http'
import { describe, expect, test } from 'vitest'
import { answerOf, EchoPool, listen, memoryLog, pause, speak, testApp, until } from './helper.js'

const head = (line: string, ...fields: readonly string[]) => [line, 'Host: glossa', ...fields, '', ''].join('\r\n')
const json = 'Content-Type: application/json'
const close = 'Connection: close'
const chunk = (text: string) => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`

interface Answer {
  readonly status: number
  readonly head: string
  readonly type: string | undefined
  readonly body: Record<string, unknown>
}

/** Answers in what came over a socket. */
function answersIn(received: string): Answer[] {
  return received
    .split(/(?=HTTP\/1\.1 \d{3} )/)
    .filter((part) => part.startsWith('HTTP/1.1 ') && !part.startsWith('HTTP/1.1 100'))
    .map((part) => {
      const [top = '', body = ''] = part.split('\r\n\r\n')
      return { status: Number(top.slice(9, 12)), head: top, type: /^content-type: (.*)$/im.exec(top)?.[1], body: JSON.parse(body) as Record<string, unknown> }
    })
}

async function only(port: number, ...parts: readonly (string | Buffer | number)[]): Promise<Answer> {
  const answers = answersIn(await speak(port, ...parts))
  expect(answers.length).toBe(1)
  return answers[0]!
}

describe('habits of clients, over a bare socket', () => {
  test('two stray bytes after the head of a GET that closes the connection', async () => {
    const port = await listen(testApp())
    const answer = await only(port, `${head('GET /rest/v1/ping HTTP/1.1', close)}{}`)
    expect(answer).toMatchObject({ status: 200, type: 'application/json', body: { message: 'Glossa at your service' } })
  })

  test('the stray bytes in a packet of their own, while the answer is being made', async () => {
    const pool = new EchoPool()
    pool.answer = async (task) => {
      await pause(80)
      return answerOf(task, 'eng')
    }
    const port = await listen(testApp({ pool }))
    const body = '{"content":"x"}'
    const answer = await only(port, `${head('POST /rest/v1/language HTTP/1.1', json, close, `Content-Length: ${body.length}`)}${body}`, 30, '{}')
    expect(answer).toMatchObject({ status: 200, body: { text: 'x' } })
  })

  test('stray bytes on a connection that stays open do not spoil the answer before them', async () => {
    const pool = new EchoPool()
    pool.answer = async (task) => {
      await pause(50)
      return answerOf(task, 'eng')
    }
    const port = await listen(testApp({ pool }))
    const body = '{"content":"x"}'
    const [first] = answersIn(await speak(port, `${head('POST /rest/v1/language HTTP/1.1', json, `Content-Length: ${body.length}`)}${body}`, 10, '{}\r\n\r\n'))
    expect(first).toMatchObject({ status: 200, body: { text: 'x' } })
  })

  test('GET with a proper body', async () => {
    const port = await listen(testApp())
    expect((await only(port, `${head('GET /rest/v1/info HTTP/1.1', close, 'Content-Length: 2', json)}{}`)).status).toBe(200)
  })

  test('trailing and doubled slashes', async () => {
    const port = await listen(testApp())
    for (const path of ['/rest/v1/info/', '/rest/v1//info', '/rest/v1/language/supported-languages/']) {
      expect((await only(port, head(`GET ${path} HTTP/1.1`, close))).status).toBe(200)
    }
  })

  test('chunked body, cut inside a character', async () => {
    const port = await listen(testApp())
    const bytes = Buffer.from('{"content":"é😀"}')
    const parts = [bytes.subarray(0, 13), bytes.subarray(13, 16), bytes.subarray(16)].flatMap((part) => [`${part.length.toString(16)}\r\n`, part, '\r\n', 5])
    const answer = await only(port, head('POST /rest/v1/language HTTP/1.1', json, close, 'Transfer-Encoding: chunked'), ...parts, '0\r\n\r\n')
    expect(answer).toMatchObject({ status: 200, body: { text: 'é😀' } })
  })

  test('the concurrency header keeps its mixed case', async () => {
    const port = await listen(testApp({ argv: ['--workers', '2', '--header-prefixes', 'X-Other-,X-ServiceAPI-'] }))
    const { head: top } = await only(port, head('GET /rest/v1/ping HTTP/1.1', close, 'X-ServiceAPI-App: caller'))
    expect(top).toContain('\r\nX-ServiceAPI-Concurrency: 4\r\n')
    expect(top).toContain('\r\nX-ServiceAPI-App-Id: caller')
    expect(top).not.toContain('x-serviceapi-concurrency')
    expect((await only(port, head('GET /rest/v1/ping HTTP/1.1', close))).head).toContain('\r\nX-Other-Concurrency: 4\r\n')
  })

  test('names of headers in any case, unknown ones passed over', async () => {
    const port = await listen(testApp())
    const fields = ['x-SERVICEAPI-app: a', 'X-ServiceAPI-Devel: true', 'X-ServiceAPI-Binding: node', 'Accept: application/json', 'Accept-Encoding: gzip']
    expect((await only(port, head('GET /rest/v1/ping HTTP/1.1', close, ...fields))).head).toContain('X-ServiceAPI-App-Id: a')
  })

  test('several requests at once on one connection are answered in order', async () => {
    const port = await listen(testApp())
    const one = (text: string, ...fields: string[]) => {
      const body = JSON.stringify({ content: text })
      return `${head('POST /rest/v1/language HTTP/1.1', json, `Content-Length: ${body.length}`, ...fields)}${body}`
    }
    const answers = answersIn(await speak(port, one('a') + one('b') + one('c', close)))
    expect(answers.map(({ body }) => body['text'])).toEqual(['a', 'b', 'c'])
  })

  test('a real client that keeps its connection', async () => {
    const port = await listen(testApp())
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const sockets = new Set<unknown>()
    const call = (content: string) =>
      new Promise<string>((resolve, reject) => {
        const request = httpRequest({ port, agent, path: '/rest/v1/language', method: 'POST', headers: { 'content-type': 'application/json' } }, (response) => {
          sockets.add(response.socket)
          response.setEncoding('utf8')
          let body = ''
          response.on('data', (part: string) => (body += part))
          response.on('end', () => resolve(body))
        })
        request.on('error', reject)
        request.write('{"content":')
        request.end(`${JSON.stringify(content)}}`)
      })
    for (const content of ['one', 'two', 'three']) expect(JSON.parse(await call(content))).toMatchObject({ text: content })
    expect(sockets.size).toBe(1)
    agent.destroy()
  })
})

describe('every answer is a JSON object of the exact type', () => {
  const post = (fields: readonly string[], body: string) =>
    `${head('POST /rest/v1/language HTTP/1.1', close, `Content-Length: ${Buffer.byteLength(body)}`, ...fields)}${body}`

  for (const [name, sent, status, code] of [
    ['unknown path', head('GET /rest/v1/nothing HTTP/1.1', close), 404, 'notFound'],
    ['unknown path, other type of body', `${head('POST /other HTTP/1.1', close, 'Content-Type: text/plain', 'Content-Length: 1')}x`, 404, 'notFound'],
    ['endpoint that is not there yet', `${head('POST /rest/v1/record-similarity HTTP/1.1', close, json, 'Content-Length: 2')}{}`, 404, 'notFound'],
    ['wrong method', head('GET /rest/v1/language HTTP/1.1', close), 405, 'methodNotAllowed'],
    ['wrong method with a body', `${head('PUT /rest/v1/ping HTTP/1.1', close, 'Content-Type: text/plain', 'Content-Length: 1')}x`, 405, 'methodNotAllowed'],
    ['rare method', head('PROPFIND /rest/v1/morphology/lemmas HTTP/1.1', close), 405, 'methodNotAllowed'],
    ['broken URL', head('GET /rest/v1/%zz HTTP/1.1', close), 400, 'badRequestFormat'],
    ['text/plain', post(['Content-Type: text/plain'], 'x'), 415, 'unsupportedMediaType'],
    ['no content type', post([], '{"content":"x"}'), 415, 'unsupportedMediaType'],
    ['invalid content type', post(['Content-Type: ;;'], '{"content":"x"}'), 415, 'unsupportedMediaType'],
    ['multipart without a document', post(['Content-Type: multipart/form-data; boundary=b'], '--b--'), 400, 'badRequestFormat'],
    ['compressed body', post([json, 'Content-Encoding: gzip'], 'x'), 415, 'unsupportedMediaType'],
    ['broken JSON', post([json], '{'), 400, 'badRequestFormat'],
    ['no body', head('POST /rest/v1/language HTTP/1.1', close), 400, 'badRequestFormat'],
    ['empty body', post([json], ''), 400, 'badRequestFormat'],
    ['not HTTP', 'hello\r\n\r\n', 400, 'badRequestFormat'],
    ['both lengths', `${head('POST /rest/v1/language HTTP/1.1', json, 'Content-Length: 5', 'Transfer-Encoding: chunked')}0\r\n\r\n`, 400, 'badRequestFormat'],
    ['broken chunk', `${head('POST /rest/v1/language HTTP/1.1', json, 'Transfer-Encoding: chunked')}zz\r\n`, 400, 'badRequestFormat'],
    ['huge head', head('GET /rest/v1/ping HTTP/1.1', `X-Pad: ${'x'.repeat(20_000)}`), 431, 'requestHeaderFieldsTooLarge'],
    ['proxy request', head('CONNECT example.org:443 HTTP/1.1', close), 400, 'badRequestFormat'],
    ['no Host', 'GET /rest/v1/ping HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'badRequestFormat'],
    ['strange expectation', head('GET /rest/v1/ping HTTP/1.1', close, 'Expect: tea'), 417, 'expectationFailed'],
    ['absent file of the page', head('GET /docs/static/absent.js HTTP/1.1', close), 404, 'notFound'],
    ['client too old', head('GET /rest/v1/ping HTTP/1.1', close, 'X-ServiceAPI-Binding-Version: 0.9'), 409, 'incompatibleClientVersion']
  ] as const) {
    test(`${name}: ${status}`, async () => {
      const answer = await only(await listen(testApp()), sent)
      expect(answer).toMatchObject({ status, type: 'application/json', body: { code, message: expect.stringMatching(/./) } })
      expect(Object.keys(answer.body)).toEqual(['code', 'message'])
    })
  }

  for (const [type, status] of [
    ['application/json;charset=UTF-8', 200],
    ['Application/JSON', 200],
    ['application/json; charset=iso-8859-1', 200],
    ['application/jsonx', 415],
    ['application/x-www-form-urlencoded', 415]
  ] as const) {
    test(`content type ${type}: ${status}`, async () => {
      expect((await only(await listen(testApp()), post([`Content-Type: ${type}`], '{"content":"x"}'))).status).toBe(status)
    })
  }

  for (const path of [`/morphology/${'lemmas,'.repeat(1000)}`, `/morphology/${'x'.repeat(101)}`])
    test(`an address of ${path.length} characters is told to be too long`, async () => {
      const { status, body } = await only(await listen(testApp()), head(`POST /rest/v1${path} HTTP/1.1`, json, close, 'Content-Length: 2'), '{}')
      const message = 'the address is too long: no part of its path may have more than 100 characters'
      expect([status, body]).toEqual([400, { code: 'badRequestFormat', message }])
    })

  test('405 names what is allowed', async () => {
    expect((await only(await listen(testApp()), head('DELETE /rest/v1/morphology/lemmas/ HTTP/1.1', close))).head).toContain('\r\nallow: POST')
  })
})

describe('bodies that are too large, too slow or cut off', () => {
  test('a chunked body over the limit is refused while it is read, and the caller can still read the answer', async () => {
    const port = await listen(testApp({ argv: ['--max-body-bytes', '1000'] }))
    const piece = chunk('x'.repeat(300))
    const answer = await only(
      port,
      head('POST /rest/v1/language HTTP/1.1', json, close, 'Transfer-Encoding: chunked'),
      piece,
      piece,
      piece,
      10,
      piece,
      20,
      piece,
      piece,
      10,
      '0\r\n\r\n'
    )
    expect(answer).toMatchObject({ status: 413, type: 'application/json', body: { code: 'requestEntityTooLarge' } })
  })

  test('a declared length over the limit is refused before the body comes', async () => {
    const port = await listen(testApp())
    const answer = await only(port, head('POST /rest/v1/language HTTP/1.1', json, close, 'Content-Length: 700000'))
    expect(answer).toMatchObject({ status: 413, body: { code: 'requestEntityTooLarge' } })
  })

  test('a chunked body of exactly the limit passes', async () => {
    const port = await listen(testApp({ argv: ['--max-body-bytes', '100'] }))
    const body = JSON.stringify({ content: 'x'.repeat(86) })
    expect(body.length).toBe(100)
    const answer = await only(
      port,
      head('POST /rest/v1/language HTTP/1.1', json, close, 'Transfer-Encoding: chunked'),
      chunk(body.slice(0, 50)),
      5,
      chunk(body.slice(50)),
      '0\r\n\r\n'
    )
    expect(answer.status).toBe(200)
  })

  test('a body that never ends is cut off after some megabytes', async () => {
    const port = await listen(testApp())
    const piece = chunk('x'.repeat(1_000_000))
    const received = await speak(
      port,
      head('POST /rest/v1/language HTTP/1.1', json, 'Transfer-Encoding: chunked'),
      // so much time that the answer is read before the connection is cut, which may lose what is on its way
      ...Array.from({ length: 40 }, () => [piece, 25]).flat()
    )
    expect(answersIn(received)[0]?.status).toBe(413)
  })

  for (const [name, sent] of [
    ['body', `${head('POST /rest/v1/language HTTP/1.1', json, 'Content-Length: 100')}{"con`],
    ['head', 'GET /rest/v1/ping HTTP/1.1\r\nHost: gl']
  ] as const) {
    test(`a ${name} that does not arrive in time: 408`, async () => {
      const port = await listen(testApp({ argv: ['--request-time-limit', '150ms'] }))
      expect(await only(port, sent)).toMatchObject({ status: 408, type: 'application/json', body: { code: 'requestTimeout' } })
    })
  }

  test('a caller that goes in the middle of its body leaves nothing behind', async () => {
    const log = memoryLog()
    const pool = new EchoPool()
    const port = await listen(testApp({ pool, logger: log.logger }))
    const socket = (await import('node:net')).connect(port, '127.0.0.1')
    socket.write(`${head('POST /rest/v1/language HTTP/1.1', json, 'Content-Length: 100')}{"con`)
    await pause(30)
    socket.destroy()
    await until(() => log.lines.length > 0)
    expect(log.lines[0]).toMatchObject({ endpoint: '/language' })
    expect(pool.tasks.length).toBe(0)
    expect(await only(port, head('GET /rest/v1/ping HTTP/1.1', close))).toMatchObject({ status: 200 })
  })
})

test('a caller that hangs up cancels its task', async () => {
  const pool = new EchoPool()
  const log = memoryLog()
  pool.answer = () => new Promise(() => {})
  const port = await listen(testApp({ pool, logger: log.logger }))
  const socket = (await import('node:net')).connect(port, '127.0.0.1')
  socket.write(`${head('POST /rest/v1/language HTTP/1.1', json, 'Content-Length: 15')}{"content":"x"}`)
  await until(() => pool.tasks.length === 1)
  socket.destroy()
  await until(() => log.lines.length === 1)
  expect(pool.cancelled.length).toBe(1)
  expect(log.lines[0]).toMatchObject({ status: 499, endpoint: '/language', characters: 1 })
})
