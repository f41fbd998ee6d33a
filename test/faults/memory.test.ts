/** What callers hold who do not read their answers, or do not send their bodies to the end; against the built server. */
import { connect, type Socket } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { ask, type RunningProcess, startProcess } from './server.js'

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** Waits until something holds, for half a minute at most: the machine may be busy with other tests. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await holds()); tries++) {
    if (tries === 500) throw new Error('it does not come to hold')
    await pause(50)
  }
}

async function figure({ url }: RunningProcess, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? Number.NaN)
}

function post(path: string, length: number, body: string): string {
  return `POST /rest/v1${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${body}`
}

/** Asks for an answer of 100 bytes for each of these numbers. */
function large(numbers: number): string {
  const body = JSON.stringify({ content: '1 '.repeat(numbers), language: 'eng' })
  return post('/morphology/complete?output=glossa', body.length, body)
}

async function tasks(server: RunningProcess): Promise<number> {
  return (await figure(server, 'glossa_queue_tasks')) + (await figure(server, 'glossa_running_tasks'))
}

function askLarge({ url }: RunningProcess) {
  return ask(url, '/morphology/complete?output=glossa', { content: '1 '.repeat(25_000), language: 'eng' })
}

/** Connects, sends, and reads nothing. */
function silent({ port }: RunningProcess, sent: string): Socket {
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  onTestFinished(() => void socket.destroy())
  socket.pause()
  socket.write(sent)
  return socket
}

/** All that has come and still comes until the other side closes, or for a while. */
async function heard(socket: Socket): Promise<string> {
  let received = ''
  socket.setEncoding('utf8').on('data', (part: string) => (received += part))
  socket.resume()
  await Promise.race([new Promise((resolve) => socket.once('close', resolve)), pause(1000)])
  return received
}

describe('callers that do not read their answers', () => {
  test('hold no more than the bound, are cut, and others are answered meanwhile', async () => {
    const server = await startProcess({ flags: ['--max-bytes-in-flight=8000000', '--answer-time-limit=6s'] })
    // The first use of a language takes a while, which must not count against those who do not read.
    expect((await ask(server.url, '/morphology/complete', { content: '1 ', language: 'eng' })).status).toBe(200)
    // The system takes some megabytes for each connection: only what waits behind them is held here.
    for (let caller = 0; caller < 2; caller++) silent(server, large(25_000).repeat(2))
    await until(async () => (await figure(server, 'glossa_answer_bytes')) > 2_000_000 && (await tasks(server)) === 0)
    expect(await figure(server, 'glossa_answer_bytes')).toBeLessThanOrEqual(4_100_000)
    const refused = await askLarge(server)
    expect(refused).toMatchObject({ status: 503, body: { code: 'serviceUnavailable' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(1)
    expect((await ask(server.url, '/language', { content: 'good morning' })).status).toBe(200)
    await until(async () => (await figure(server, 'glossa_answer_bytes')) < 100_000)
    expect((await askLarge(server)).status).toBe(200)
  })

  test('are told from those that read slowly', async () => {
    const server = await startProcess({ flags: ['--answer-time-limit=700ms'] })
    const socket = silent(server, large(25_000))
    const answer = await new Promise<string>((resolve) => {
      let received = ''
      socket.setEncoding('latin1').on('data', (part: string) => {
        received += part
        if (received.endsWith('}}')) return resolve(received)
        socket.pause()
        setTimeout(() => socket.resume(), 100)
      })
      socket.once('close', () => resolve(received))
      socket.resume()
    })
    const [, length] = /Content-Length: (\d+)/.exec(answer) ?? []
    expect(answer.length - answer.indexOf('\r\n\r\n') - 4).toBe(Number(length))
    expect(Number(length)).toBeGreaterThan(2_000_000)
  })
})

describe('bodies that do not come to their end', () => {
  test('hold no more than the bound, give way to others, and are gone with their time', async () => {
    const server = await startProcess({ flags: ['--max-bytes-in-flight=8000000', '--request-time-limit=6s'] })
    const half = post('/language', 200_000, '{"content": "'.padEnd(100_000, 'x'))
    const begun = performance.now()
    const sockets = Array.from({ length: 80 }, () => silent(server, half))
    await until(async () => (await figure(server, 'glossa_requests_total{endpoint="/language",status="503"}')) >= 40)
    const held = await figure(server, 'glossa_body_bytes')
    expect(held).toBeGreaterThan(1_000_000)
    expect(held).toBeLessThanOrEqual(4_100_000)
    // Of ordinary size, and of such a size that others must give way.
    expect((await ask(server.url, '/language', { content: 'good morning' })).status).toBe(200)
    await pause(Math.max(0, 2500 - (performance.now() - begun)))
    expect((await ask(server.url, '/language', { content: 'good morning '.repeat(3800) })).status).toBe(200)
    await until(async () => (await figure(server, 'glossa_body_bytes')) === 0)
    expect(performance.now() - begun).toBeLessThan(9000)
    const statuses = (await Promise.all(sockets.map(heard))).map((answer) => answer.slice(9, 12))
    expect(new Set(statuses)).toEqual(new Set(['408', '503']))
  })
})
