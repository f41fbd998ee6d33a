/** What callers do with their connections, against the built server. */
import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { startProcess } from './server.js'

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
const json = 'Content-Type: application/json'
const message = (...lines: readonly string[]) => [...lines, '', ''].join('\r\n')

function post(path: string, content: string): string {
  const body = JSON.stringify({ content, language: 'eng' })
  return message(`POST /rest/v1${path} HTTP/1.1`, 'Host: a', json, `Content-Length: ${Buffer.byteLength(body)}`) + body
}

/** Sends, closes its own side where it is told to, and gives back the statuses of all answers until the other side has closed. */
function speak(port: number, sent: string, { end = false } = {}): Promise<number[]> {
  return new Promise((resolve) => {
    let received = ''
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => (end ? socket.end(sent) : socket.write(sent)))
    socket.setEncoding('utf8').on('data', (part: string) => (received += part))
    socket.on('error', () => {}).on('end', () => socket.end())
    socket.on('close', () => resolve([...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))))
  })
}

/** Takes a worker some seconds. */
const long = Array.from({ length: 800 }, (_, index) => `Anna Maier met Bernard Shaw in Dublin on ${index} May, and they spoke.`)
  .join(' ')
  .slice(0, 49_000)

describe('a caller that closes its side', () => {
  test('is answered', async () => {
    const { port } = await startProcess()
    for (const [sent, expected] of [
      [post('/language', 'good morning'), [200]],
      [post('/language', 'good morning') + post('/morphology/complete', 'good evening') + post('/language', 'good night'), [200, 200, 200]],
      [post('/language', ''), [400]],
      [post('/language', 'good morning').slice(0, -5), [400]],
      [post('/morphology/complete', long.slice(0, 5000)) + post('/language', 'good morning').slice(0, -5), [200, 400]]
    ] as const) {
      expect((await speak(port, sent, { end: true })).filter((status) => status !== 100)).toEqual(expected)
    }
    // So long that the server looks whether the caller is there, which is told by interim answers.
    const waited = await speak(port, post('/entities', long), { end: true })
    expect(waited.filter((status) => status !== 100)).toEqual([200])
  })

  test('and is not there any more frees its place', async () => {
    const { port, child } = await startProcess({ log: 'pipe' })
    let log = ''
    child.stdout!.setEncoding('utf8').on('data', (part: string) => (log += part))
    const sockets = Array.from({ length: 20 }, () => connect(port, '127.0.0.1').on('error', () => {}))
    for (const socket of sockets) socket.write(post('/entities', long))
    await pause(200)
    for (const socket of sockets) socket.destroy()
    while (log.split('"status":').length <= 20) await pause(20)
    // The first ones may have been answered before.
    expect(log.split('"status":499').length).toBeGreaterThan(10)
  })
})

describe('a Host', () => {
  test('that is there twice, or is not valid, is refused', async () => {
    const { port } = await startProcess()
    for (const [fields, status] of [
      [['Host: a', 'Host: a'], 400],
      [['Host: a', 'host: b'], 400],
      [['Host: a/b'], 400],
      [['Host: user@a'], 400],
      [['Host: a, b'], 400],
      [[], 400],
      [['Host:'], 200],
      [['Host: a_b.example:8181'], 200],
      [['Host: [2001:db8::1]:8181'], 200]
    ] as const) {
      expect([fields, await speak(port, message('GET /rest/v1/ping HTTP/1.1', ...fields, 'Connection: close'))]).toEqual([fields, [status]])
    }
  })
})

describe('a caller that waits until it is told to send its body', () => {
  test('is told so when all else has been checked', async () => {
    const { port } = await startProcess({ flags: ['--max-body-bytes=100'] })
    const asking = (path: string, length: number, ...fields: readonly string[]) =>
      message(`POST ${path} HTTP/1.1`, 'Host: a', ...fields, `Content-Length: ${length}`, 'Expect: 100-continue')
    expect(await speak(port, asking('/rest/v1/language', 101, json))).toEqual([413])
    expect(await speak(port, asking('/rest/v1/language', 10, 'Content-Type: text/plain'))).toEqual([415])
    expect(await speak(port, asking('/rest/v1/nothing', 10, json))).toEqual([404])
    expect(await speak(port, `${asking('/rest/v1/language', 15, json, 'Connection: close')}{"content":"x"}`)).toEqual([100, 200])
  })
})
