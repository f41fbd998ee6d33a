/** A request ends exactly once, whatever becomes of its connection. */
import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { answerOf, EchoPool, listen, memoryLog, pause, speak, testApp, until } from './helper.js'

const request = (content: string, more = '') => {
  const body = JSON.stringify({ content })
  return `POST /rest/v1/language HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n${more}\r\n${body}`
}

describe('a connection that dies with several requests on it', () => {
  test('ends each of them once: tasks are cancelled, places given back, lines logged, the server drains at once', async () => {
    const { lines, logger } = memoryLog()
    const pool = new EchoPool()
    pool.answer = () => new Promise(() => {})
    const keys = { check: () => ({ id: 'k', concurrency: 3 }) }
    const app = testApp({ pool, logger, keys })
    const port = await listen(app)
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    socket.write(['one', 'two', 'three'].map((content) => request(content, 'X-ServiceAPI-Key: k\r\n')).join(''))
    await until(() => pool.tasks.length === 3)
    socket.destroy()
    await until(() => lines.length === 3)
    expect(pool.cancelled).toHaveLength(3)
    expect(lines.map(({ status }) => status)).toEqual([499, 499, 499])

    // All three places of the key are free again.
    pool.answer = (task) => answerOf(task, 'eng')
    const again = await Promise.all(
      [1, 2, 3].map(() =>
        fetch(`http://127.0.0.1:${port}/rest/v1/language`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-serviceapi-key': 'k' },
          body: '{"content":"x"}'
        })
      )
    )
    expect(again.map(({ status }) => status)).toEqual([200, 200, 200])
    const started = performance.now()
    await app.drain()
    expect(performance.now() - started).toBeLessThan(2000)
    await pause(20)
    expect(lines).toHaveLength(6)
  })

  test('an answer on the bare socket is logged with its status', async () => {
    const { lines, logger } = memoryLog()
    const app = testApp({ logger, argv: ['--request-time-limit', '300ms'] })
    const port = await listen(app)
    const head = 'POST /rest/v1/language HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n'
    const [late, broken, refused, unexpected] = await Promise.all([
      speak(port, `${head}Content-Length: 20\r\n\r\n{"con`),
      speak(port, `${head}Transfer-Encoding: chunked\r\n\r\nno length\r\n`),
      speak(port, 'GET / HTTP/9.9\r\n\r\n'),
      speak(port, 'GET /rest/v1/ping HTTP/1.1\r\nHost: a\r\nExpect: foo\r\n\r\n')
    ])
    expect([late, broken, refused, unexpected].map((answer) => answer.slice(9, 12))).toEqual(['408', '400', '400', '417'])
    await until(() => lines.length === 4)
    expect(lines.map(({ endpoint, status }) => `${endpoint} ${status}`).sort()).toEqual(['/language 400', '/language 408', 'unknown 400', 'unknown 417'])
    expect((await app.inject('/metrics')).body).toContain('glossa_requests_total{endpoint="unknown",status="417"} 1')
  })

  test('an answer that waits behind another one is logged with its own status, once', async () => {
    const { lines, logger } = memoryLog()
    const pool = new EchoPool()
    const waiting: (() => void)[] = []
    pool.answer = (task) =>
      'text' in task && task.text === 'slow' ? new Promise((resolve) => waiting.push(() => resolve(answerOf(task, 'eng')))) : answerOf(task, 'eng')
    const port = await listen(testApp({ pool, logger }))
    const socket = connect(port, '127.0.0.1')
    let received = ''
    socket.on('data', (chunk) => (received += chunk.toString()))
    socket.write(request('slow') + request('quick'))
    await until(() => pool.tasks.length === 2)
    await pause(20)
    waiting[0]!()
    await until(() => received.split('HTTP/1.1 200').length === 3)
    expect(received.indexOf('slow')).toBeLessThan(received.indexOf('quick'))
    await until(() => lines.length === 2)
    socket.destroy()
    await pause(20)
    expect(lines.map(({ status }) => status)).toEqual([200, 200])
  })
})
