import { randomBytes } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { DocumentTask } from '../../src/endpoints/document.js'
import type { KeyRing } from '../../src/http/access.js'
import { openModels } from '../../src/models/store.js'
import { PoolError } from '../../src/workers/analysis-pool.js'
import { bulk, type Line } from './bulk-client.js'
import { answerOf, EchoPool, listen, memoryLog, pause, post, realPool, speak, type TestParts, testApp, until } from './helper.js'

const ndjson = { 'content-type': 'application/x-ndjson' }
const textOf = (task: unknown) => (task as DocumentTask).text
const numbered = (count: number, from = 0) => Array.from({ length: count }, (_, index) => ({ id: from + index, content: `text ${from + index}` }))
const idsOf = (lines: readonly Line[]) => lines.map(({ id }) => id)
const range = (count: number) => Array.from({ length: count }, (_, index) => index)

/** A server whose pool does as the test says. */
async function served(parts: TestParts = {}) {
  const pool = new EchoPool()
  const log = memoryLog()
  const app = testApp({ pool, logger: log.logger, ...parts })
  return { app, pool, log, port: await listen(app) }
}

/** A gate that answers of a pool wait at. */
function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  onTestFinished(() => open())
  return { open, opened }
}

/** Waits until a count has begun, and has not changed for a while. */
async function settled(count: () => number): Promise<number> {
  await until(() => count() > 0)
  for (let before = -1; before !== count(); ) {
    before = count()
    await pause(500)
  }
  return count()
}

const linesIn = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line)

describe('lines', () => {
  test('are answered in their order, whatever each costs', async () => {
    const { pool, port } = await served()
    pool.answer = async (task) => {
      await pause((textOf(task).length * 7919) % 23)
      return answerOf(task, 'eng')
    }
    const call = bulk(port)
    call.send(...numbered(300).map(({ id }) => ({ id, content: 'x'.repeat(1 + ((id * 31) % 17)) })))
    const answers = await call.rest()
    expect(idsOf(answers)).toEqual(range(300))
    expect(answers.every(({ kind }) => kind === 'language')).toBe(true)
  })

  test('are answered before the body ends', async () => {
    const { port } = await served()
    const call = bulk(port)
    for (const line of numbered(5)) {
      call.send(line)
      expect(await call.next()).toMatchObject({ id: line.id, text: line.content })
    }
    expect(await call.rest()).toEqual([])
  })

  test('may be a hundred thousand', { timeout: 120_000 }, async () => {
    const { port } = await served()
    const call = bulk(port)
    for (let from = 0; from < 100_000; from += 1000)
      call.send(
        numbered(1000, from)
          .map((line) => `${JSON.stringify(line)}\n`)
          .join('')
      )
    expect(idsOf(await call.rest())).toEqual(range(100_000))
  })

  test('fail each by itself, as they do for the command line', async () => {
    const { port, log, app } = await served({ argv: ['--max-body-bytes=1000', '--max-characters=50'] })
    const call = bulk(port)
    call.send('{"id": 1, "content": "good"}\n', '\n \t\r\n', '"a text alone"\r\n', '{"id": 5, "content": \n')
    call.send(Buffer.from([0x22, 0xff, 0x22, 0x0a]), `{"content": "${'x'.repeat(1000)}"}\n`, { id: 8, content: 'x'.repeat(51) }, { id: 9 }, '[]\n')
    call.send('{"id": 11, "content": "no newline at the end"}')
    const error = (line: number, code: string, message: RegExp, more: object = {}) => ({
      ...more,
      error: { code, message: expect.stringMatching(message) },
      line
    })
    expect(await call.rest()).toEqual([
      expect.objectContaining({ id: 1, text: 'good' }),
      expect.objectContaining({ text: 'a text alone' }),
      error(5, 'badRequestFormat', /^the line is not valid JSON/),
      error(6, 'badRequestFormat', /^the line is not valid UTF-8/),
      error(7, 'requestEntityTooLarge', /more than 1000 bytes/),
      error(8, 'requestEntityTooLarge', /51 characters/, { id: 8 }),
      error(9, 'badRequestFormat', /no content provided/, { id: 9 }),
      error(10, 'badRequestFormat', /must be a JSON object or a JSON string/),
      expect.objectContaining({ id: 11, text: 'no newline at the end' })
    ])
    expect((await call.response).statusCode).toBe(200)
    await until(() => log.lines.length > 0)
    expect(log.lines[0]).toMatchObject({ endpoint: '/language', status: 200, lines: 9, failedLines: 6, characters: 37 })
    const metrics = (await app.inject('/metrics')).body
    expect(metrics).toContain('glossa_requests_total{endpoint="/language",status="200"} 1')
    for (const [status, count] of [
      [200, 3],
      [400, 4],
      [413, 2]
    ])
      expect(metrics).toContain(`glossa_lines_total{endpoint="/language",status="${status}"} ${count}`)
    expect(metrics).not.toContain('glossa_request_seconds_count{endpoint="/language"}')
    expect(metrics).toContain('glossa_stage_seconds_count{endpoint="/language",stage="language"} 3')
  })

  test('that found the queue full ask again', async () => {
    const { pool, port } = await served()
    let refusals = 5
    pool.answer = (task) => {
      if (refusals-- > 0) throw new PoolError('overloaded', { retryMs: 1 })
      return answerOf(task, 'eng')
    }
    const call = bulk(port)
    call.send(...numbered(4))
    const answers = await call.rest()
    expect(idsOf(answers)).toEqual(range(4))
    expect(answers.filter(({ error }) => error !== undefined)).toEqual([])
  })

  test('that meet a fault of the service say so, and the log says more', async () => {
    const { pool, port, log } = await served()
    pool.answer = () => {
      throw new PoolError('failed', { cause: new Error('secret') })
    }
    const call = bulk(port)
    call.send({ content: 'a' })
    expect(await call.rest()).toEqual([{ error: { code: 'internalServerError', message: expect.not.stringContaining('secret') }, line: 1 }])
    expect(log.lines[0]).toMatchObject({ err: { message: 'secret' } })
  })
})

describe('a bulk request', () => {
  for (const type of ['application/x-ndjson; charset=utf-8', 'application/ndjson', 'application/jsonl', 'application/x-jsonlines', 'APPLICATION/X-NDJSON'])
    test(`may be called ${type}`, async () => {
      const answer = await post(testApp(), '/morphology/lemmas', '{"id": 1, "content": "a"}\n"b"', { 'content-type': type })
      expect(answer.headers['content-type']).toBe('application/x-ndjson')
      expect(linesIn(answer.body)).toMatchObject([{ id: 1, text: 'a', features: ['lemmas'] }, { text: 'b' }])
    })

  test('without a line has no answer', async () => {
    const answer = await post(testApp(), '/language', '\n\n', ndjson)
    expect([answer.statusCode, answer.body]).toEqual([200, ''])
  })

  test('goes to endpoints without a text', async () => {
    const answer = await post(testApp(), '/name-similarity', '{"id": 1, "name1": "a", "name2": "b"}\n"a"\n', ndjson)
    expect(linesIn(answer.body)).toMatchObject([
      { id: 1, kind: 'name-similarity' },
      { error: { code: 'badRequestFormat', message: 'the line must be a JSON object' } }
    ])
  })

  test('asks for full detail', async () => {
    expect(linesIn((await post(testApp(), '/language?output=glossa', '"a"', ndjson)).body)).toMatchObject([{ fullDetail: true }])
  })

  for (const [what, path, headers, status] of [
    ['to an unknown path', '/nothing', {}, 404],
    ['for an unknown feature', '/morphology/nothing', {}, 404],
    ['that is packed', '/language', { 'content-encoding': 'gzip' }, 415]
  ] as const)
    test(`${what} is refused as a whole: ${status}`, async () => {
      const answer = await post(testApp(), path, '"a"\n', { ...ndjson, ...headers })
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([status, 'application/json'])
    })

  for (const coding of ['gzip', 'br'] as const)
    test(`is answered packed, line by line: ${coding}`, async () => {
      const { port } = await served()
      const call = bulk(port, '/language', { 'accept-encoding': coding })
      const response = await call.response
      expect(response.headers).toMatchObject({ 'content-encoding': coding, vary: 'Accept-Encoding' })
      const pieces: Buffer[] = []
      response.on('data', (piece: Buffer) => pieces.push(piece))
      call.send(...numbered(3))
      await until(() => pieces.length > 0)
      call.request.end()
      await new Promise((resolve) => response.once('end', resolve))
      const unpack = coding === 'gzip' ? gunzipSync : brotliDecompressSync
      expect(idsOf(linesIn(unpack(Buffer.concat(pieces)).toString()))).toEqual(range(3))
    })

  test('is told to send where it asks first', async () => {
    const { port } = await served()
    const body = '"a"\n'
    const head = `POST /rest/v1/language HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/jsonl\r\nExpect: 100-continue\r\nContent-Length: ${body.length}\r\n\r\n`
    const heard = await speak(port, head, 100, body)
    expect(heard).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 OK/)
    expect(heard).toContain('"text":"a"')
  })

  test('leaves its connection to the next request', async () => {
    const { port } = await served()
    const one = (type: string, body: string, more = '') =>
      `POST /rest/v1/language HTTP/1.1\r\nHost: a\r\n${more}Content-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n${body}`
    const heard = await speak(port, one('application/jsonl', '"first"\n'), one('application/json', '{"content": "second"}', 'Connection: close\r\n'))
    expect(heard).toMatch(/"text":"first"[\s\S]*"text":"second"/)
  })

  test('is in the interface document', async () => {
    const { post: operation } = (await testApp().inject('/openapi.json')).json().paths['/rest/v1/name-similarity']
    expect(operation.requestBody.content).toHaveProperty(['application/x-ndjson', 'schema', 'type'], 'string')
    expect(operation.responses['200'].content).toHaveProperty(['application/x-ndjson', 'schema', 'type'], 'string')
    expect(operation.responses['200'].content).toHaveProperty(['application/json'])
  })
})

describe('nothing is read ahead', () => {
  test('of what the workers cannot take', async () => {
    const { pool, port } = await served({ argv: ['--workers=2'] })
    const { open, opened } = gate()
    pool.answer = async (task) => {
      await opened
      return answerOf({ length: textOf(task).length }, 'eng')
    }
    const call = bulk(port)
    const line = `${JSON.stringify({ content: 'x'.repeat(1000) })}\n`
    // more than the system takes on both sides
    const count = 30_000
    for (let sent = 0; sent < count; sent++) call.send(line)
    expect(await settled(() => pool.tasks.length)).toBe(64)
    const waiting = call.request.writableLength
    expect(waiting).toBeGreaterThan(10_000_000)
    await pause(200)
    expect(call.request.writableLength).toBe(waiting)
    open()
    expect(await call.rest()).toHaveLength(count)
  })

  test('of long lines, whose answers are long', async () => {
    const { pool, port } = await served({ argv: ['--workers=2'] })
    const { open, opened } = gate()
    pool.answer = async () => {
      await opened
      return answerOf({}, 'eng')
    }
    const call = bulk(port)
    call.send(...range(20).map(() => ({ content: 'x'.repeat(50_000) })))
    expect(await settled(() => pool.tasks.length)).toBe(5)
    open()
    expect(await call.rest()).toHaveLength(20)
  })

  test('while the caller does not read', async () => {
    const { pool, port, app } = await served({ argv: ['--workers=2'] })
    const long = randomBytes(50_000).toString('hex')
    pool.answer = () => answerOf({ long }, 'eng')
    const call = bulk(port)
    await call.response
    const count = 1000
    call.send(...numbered(count))
    const taken = await settled(() => pool.tasks.length)
    // what waits here, and what the system keeps on both sides
    expect(taken).toBeLessThan(300)
    const bytes = Number(/^glossa_answer_bytes (\d+)/m.exec((await app.inject('/metrics')).body)?.[1])
    expect(bytes).toBeGreaterThan(1_000_000)
    expect(bytes).toBeLessThan(20_000_000)
    expect(idsOf(await call.rest())).toEqual(range(count))
    expect((await app.inject('/metrics')).body).toContain('glossa_answer_bytes 0')
  })

  test('after a caller who never reads has been cut', async () => {
    const { pool, port, log } = await served({ argv: ['--answer-time-limit=300ms'] })
    pool.answer = () => answerOf({ long: 'x'.repeat(100_000) }, 'eng')
    const call = bulk(port)
    await call.response
    call.send(...numbered(1000))
    await until(() => log.lines.length > 0)
    expect(log.lines[0]).toMatchObject({ status: 499 })
  })
})

describe('time', () => {
  test('of a body has no limit, that of a line has', async () => {
    const { port } = await served({ argv: ['--request-time-limit=1s'] })
    const call = bulk(port)
    for (const line of numbered(8)) {
      call.send(line)
      expect(await call.next()).toMatchObject({ id: line.id })
      await pause(300)
    }
    call.send('{"id": 9, ')
    expect(await call.next()).toEqual({ error: { code: 'requestTimeout', message: expect.any(String) }, line: 9 })
    expect(await call.next()).toBeUndefined()
  })

  test('is up once: no second answer follows while the caller still sends', async () => {
    const { port } = await served({ argv: ['--request-time-limit=1s'] })
    const head = 'POST /rest/v1/language HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-ndjson\r\nTransfer-Encoding: chunked\r\n\r\n'
    // Node's own limit of a request falls into the time in which what is still sent is read
    const heard = await speak(port, `${head}4\r\n"a"\n\r\n`, ...Array.from({ length: 12 }, () => [400, '1\r\n \r\n']).flat())
    expect(heard.match(/HTTP\/1\.1 /g)).toHaveLength(1)
    expect(heard).toContain('"requestTimeout"')
    expect(heard.endsWith('0\r\n\r\n')).toBe(true)
  })

  test('between lines has the limit of idle connections', async () => {
    const { port } = await served({ argv: ['--idle-time-limit=300ms'] })
    const call = bulk(port)
    call.send({ id: 1, content: 'a' })
    expect(await call.next()).toMatchObject({ id: 1 })
    expect(await call.next()).toMatchObject({ error: { code: 'requestTimeout' }, line: 2 })
    expect(await call.next()).toBeUndefined()
  })
})

describe('a bulk request that ends early', () => {
  test('because its caller has gone frees the workers', async () => {
    const { pool, port, log } = await served()
    pool.answer = () => new Promise(() => {})
    const call = bulk(port)
    call.send(...numbered(10))
    await until(() => pool.running === 10)
    call.request.destroy()
    await until(() => pool.running === 0 && log.lines.length > 0)
    expect(pool.cancelled).toHaveLength(10)
    expect(log.lines).toMatchObject([{ status: 499, lines: 0, failedLines: 0 }])
  })

  test('because the server stops finishes the lines that it has and says where it ended', async () => {
    const { app, pool, port } = await served({ argv: ['--workers=1'] })
    const { open, opened } = gate()
    pool.answer = async (task) => {
      await opened
      return answerOf(task, 'eng')
    }
    const call = bulk(port)
    call.send(...numbered(1000))
    await until(() => pool.running === 32)
    const drained = app.drain()
    await pause(50)
    open()
    const answers: Line[] = []
    for (let line = await call.next(); line !== undefined; line = await call.next()) answers.push(line)
    expect(idsOf(answers.slice(0, -1))).toEqual(range(answers.length - 1))
    expect(answers.length).toBeGreaterThanOrEqual(33)
    expect(answers.length).toBeLessThan(1000)
    expect(answers.at(-1)).toEqual({ error: { code: 'serviceUnavailable', message: 'the service is shutting down' }, line: answers.length })
    call.request.end()
    expect(await drained).toBe(0)
  })

  test('in a chunk that is none loses its connection, and nobody else theirs', async () => {
    const { port, app } = await served()
    const head = 'POST /rest/v1/language HTTP/1.1\r\nHost: a\r\nContent-Type: application/jsonl\r\nTransfer-Encoding: chunked\r\n\r\n'
    const heard = await speak(port, `${head}4\r\n"a"\n\r\n`, 100, 'zzz\r\n')
    expect(heard).toContain('"text":"a"')
    expect(heard).not.toContain('400')
    expect((await post(app, '/language', { content: 'a' })).statusCode).toBe(200)
  })

  test('because others need its place says so', async () => {
    const { pool, port } = await served({ argv: ['--max-bytes-in-flight=1000000'] })
    pool.answer = (task) => answerOf({ length: textOf(task).length }, 'eng')
    const slow = bulk(port)
    slow.send(`"${'x'.repeat(400_000)}`)
    await slow.response
    await pause(2500)
    const other = bulk(port)
    other.send({ id: 1, content: 'x'.repeat(40_000) }, `{"id": 2, "content": "${'x'.repeat(30_000)}"${' '.repeat(200_000)}}\n`)
    expect(idsOf(await other.rest())).toEqual([1, 2])
    expect(await slow.next()).toMatchObject({ error: { code: 'serviceUnavailable' }, line: 1 })
  })
})

describe('with keys', () => {
  const ring = (valid: { revoked: boolean }): KeyRing => ({ check: (key) => (key === 'k' && !valid.revoked ? { id: 'holder', concurrency: 2 } : undefined) })
  const argv = ['--keys-file=keys.json']

  test('all lines of a key together count as its calls do', async () => {
    const { pool, port } = await served({ keys: ring({ revoked: false }), argv })
    let most = 0
    pool.answer = async (task) => {
      most = Math.max(most, pool.running)
      await pause(2)
      return answerOf(task, 'eng')
    }
    const calls = [bulk(port, '/language', { 'X-ServiceAPI-Key': 'k' }), bulk(port, '/language', { 'X-ServiceAPI-Key': 'k' })]
    for (const call of calls) call.send(...numbered(40))
    for (const call of calls) expect((await call.response).statusCode).toBe(200)
    expect((await bulk(port, '/language', { 'X-ServiceAPI-Key': 'k' }).response).statusCode).toBe(429)
    for (const call of calls) expect(idsOf(await call.rest())).toEqual(range(40))
    expect(most).toBe(2)
  })

  test('nothing is read without one', async () => {
    const { pool, port } = await served({ keys: ring({ revoked: false }), argv })
    const call = bulk(port)
    call.send({ content: 'a' })
    expect((await call.response).statusCode).toBe(403)
    expect(pool.tasks).toEqual([])
  })

  test('one that is revoked ends its requests', async () => {
    const valid = { revoked: false }
    const { port } = await served({ keys: ring(valid), argv })
    const call = bulk(port, '/language', { 'X-ServiceAPI-Key': 'k' })
    call.send({ id: 1, content: 'a' })
    expect(await call.next()).toMatchObject({ id: 1 })
    valid.revoked = true
    await pause(600)
    call.send({ id: 2, content: 'a' })
    expect(await call.next()).toMatchObject({ error: { code: 'forbidden' }, line: 2 })
    expect(await call.next()).toBeUndefined()
  })
})

describe('with real workers', () => {
  test('others are answered in the middle of it', async () => {
    const store = openModels()
    const pool = await realPool(store)
    onTestFinished(() => pool.close())
    const { port, app } = await served({ pool, store, argv: ['--workers=1'] })
    const call = bulk(port, '/morphology/complete')
    const content = 'The committee will meet again on Thursday to discuss the results of the survey. '.repeat(10)
    const count = 3000
    call.send(...range(count).map((id) => ({ id, content, language: 'eng' })))
    await call.next()
    let ended = false
    const rest = call.rest().then((answers) => {
      ended = true
      return answers
    })
    for (let asked = 0; asked < 5; asked++) expect((await post(app, '/language', { content: 'Wo ist die Bibliothek?' })).statusCode).toBe(200)
    expect(ended).toBe(false)
    expect(idsOf(await rest)).toEqual(range(count).slice(1))
  })
})
