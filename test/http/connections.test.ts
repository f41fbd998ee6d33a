/** How long a connection may stand still, and in which order its answers come. */
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { answerOf, EchoPool, listen, pause, speak, testApp } from './helper.js'

const request = (content: string, length?: number) => {
  const body = JSON.stringify({ content })
  return `POST /rest/v1/language HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${length ?? body.length}\r\n\r\n${body}`
}

/** Milliseconds; longer than the limits below, which other work on the machine must not use up. */
const SLOW = 2500
/** More letters than sockets hold unread. */
const LARGE = 10_000_000

const slowPool = () => {
  const pool = new EchoPool()
  pool.answer = async (task) => {
    const { text } = task as unknown as { text: string }
    if (text === 'slow') await pause(SLOW)
    return answerOf({ text, filling: text === 'large' ? 'x'.repeat(LARGE) : '' }, 'eng')
  }
  return pool
}

const texts = (received: string) => [...received.matchAll(/"text":"(\w+)"/g)].map(([, text]) => text)

test('an answer that is being made may take longer than a caller may take to read', async () => {
  const port = await listen(testApp({ pool: slowPool(), argv: ['--answer-time-limit', '1500ms'] }))
  const socket = connect(port, '127.0.0.1')
  socket.write(request('large') + request('slow') + request('quick'))
  let received = ''
  socket.setEncoding('latin1').on('data', (part: string) => (received += part))
  socket.on('close', () => (received += 'closed'))
  while (texts(received).length < 3 && !received.endsWith('closed')) await pause(20)
  socket.destroy()
  expect(texts(received)).toEqual(['large', 'slow', 'quick'])
})

test('the refusal of a request that breaks off waits for the answers before it', async () => {
  const port = await listen(testApp({ pool: slowPool(), argv: ['--request-time-limit', '200ms'] }))
  const received = await speak(port, request('slow') + request('quick', 500))
  expect([...received.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual(['200', '408'])
})

test('a body that comes in many small pieces is read whole', async () => {
  const port = await listen(testApp())
  const body = JSON.stringify({ content: 'abc'.repeat(3000) })
  const pieces = [...body].map((letter) => `1\r\n${letter}\r\n`).join('')
  const received = await speak(
    port,
    `POST /rest/v1/language HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${pieces}0\r\n\r\n`
  )
  expect(received).toContain(`"text":"${'abc'.repeat(3000)}"`)
})
