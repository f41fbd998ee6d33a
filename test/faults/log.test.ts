/** A log that cannot be written, or that nobody reads: the service goes on, lines are dropped and counted, and stopping stays bounded. */
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, truncateSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type RunningProcess, startProcess } from './server.js'

/** More than wait to be written, with the system's own buffers. */
const many = 22_000
const flags = ['--drain-time-limit=5s']
/** Generous for a drain time limit of 5 s of which nothing is needed. */
const boundMs = 10_000

/** Pings by one connection, pipelined; resolves when all are answered. */
function ping({ port }: RunningProcess, count: number): Promise<void> {
  const status = 'HTTP/1.1 200'
  const one = 'GET /rest/v1/ping HTTP/1.1\r\nHost: a\r\n\r\n'
  return new Promise((done, failed) => {
    let answered = 0
    let tail = ''
    const socket = connect(port, '127.0.0.1')
    socket.on('error', failed).on('close', () => failed(new Error('closed')))
    socket.setEncoding('latin1').on('data', (part: string) => {
      const text = tail + part
      answered += text.split(status).length - 1
      // One that lies across two parts.
      tail = text.slice(1 - status.length)
      if (answered < count) return
      socket.removeAllListeners('close')
      socket.destroy()
      done()
    })
    socket.write(one.repeat(count))
  })
}

async function dropped({ url }: RunningProcess, reason: string): Promise<number> {
  return Number(new RegExp(`^glossa_log_lines_dropped_total{reason="${reason}"} (\\d+)`, 'm').exec(await (await fetch(`${url}/metrics`)).text())?.[1])
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((done) => setTimeout(done, 20))
}

/** The lines of a text, each read as JSON. */
const parse = (text: string) => text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Record<string, unknown>]))

/** Collects a log that is a pipe from now on. */
function collect({ child }: RunningProcess): () => string {
  const parts: Buffer[] = []
  child.stdout!.on('data', (part: Buffer) => parts.push(part))
  return () => Buffer.concat(parts).toString('utf8')
}

test('on a full disk lines are dropped, and the server answers and stops', async () => {
  const full = openSync('/dev/full', 'w')
  onTestFinished(() => closeSync(full))
  const server = await startProcess({ log: full, flags })
  await ping(server, 100)
  await until(() => /the log cannot be written \(ENOSPC.*\); lines are dropped until it can\n$/.test(server.errors()))
  await ping(server, many)
  expect(await dropped(server, 'refused')).toBeGreaterThan(100)
  const { ms, code } = await server.end()
  expect(ms).toBeLessThan(boundMs)
  expect(code).toBe(1)
  await until(() => server.errors().includes('the last lines of the log could not be written'))
})

test('lines are written again when the disk has room again, whole and in order', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'glossa-log-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'log')
  const log = openSync(file, 'a')
  onTestFinished(() => closeSync(log))
  // Files of this process may have 4 kB: one more byte is refused as on a full disk.
  const server = await startProcess({ log, flags, prelude: 'ulimit -f 8' })
  // Some 6 kB.
  await ping(server, 25)
  await until(() => server.errors().includes('the log cannot be written (EFBIG'))
  const before = readFileSync(file, 'utf8')
  truncateSync(file)
  await until(() => readFileSync(file, 'utf8').length > 0)
  expect((await server.end()).code).toBe(0)
  const lines = parse(before + readFileSync(file, 'utf8'))
  expect(lines.map(({ msg }) => msg)).toEqual(Array.from({ length: 25 }, () => 'request'))
})

describe('a pipe', () => {
  test('that nobody reads any more: the service goes on; when it is read again, the log says how many lines are missing', async () => {
    const server = await startProcess({ log: 'pipe', flags })
    await ping(server, many)
    const lost = await dropped(server, 'unread')
    expect(lost).toBeGreaterThan(100)
    const read = collect(server)
    await until(() => read().includes('log lines were dropped'))
    await ping(server, 10)
    const closed = new Promise((done) => server.child.once('close', done))
    expect((await server.end()).code).toBe(0)
    await closed
    const lines = parse(read())
    const requests = lines.filter(({ msg }) => msg === 'request')
    const said = lines.filter(({ msg }) => msg === 'log lines were dropped')
    const missing = said.reduce((sum, line) => sum + (line['lines'] as number), 0)
    // All that came: those above and the one for the metrics.
    expect(requests.length + missing).toBe(many + 1 + 10)
    expect(said[0]).toMatchObject({ level: 40 })
  })

  test('that nobody reads while the server stops: it ends, with a word and code 1', async () => {
    const server = await startProcess({ log: 'pipe', flags })
    await ping(server, many)
    const { ms, code } = await server.end()
    expect(ms).toBeLessThan(boundMs)
    expect(code).toBe(1)
    await until(() => server.errors().includes('the last lines of the log could not be written'))
  })

  test('whose reader is gone: the server answers and stops', async () => {
    const server = await startProcess({ log: 'pipe', flags })
    server.child.stdout!.destroy()
    await ping(server, 100)
    await until(() => server.errors().includes('the log cannot be written (write EPIPE)'))
    await ping(server, 100)
    expect((await server.end()).ms).toBeLessThan(boundMs)
  })

  test('that is read loses no line, the last ones before the end included', async () => {
    const server = await startProcess({ log: 'pipe', flags })
    const read = collect(server)
    await ping(server, 5_000)
    const closed = new Promise((done) => server.child.once('close', done))
    expect((await server.end()).code).toBe(0)
    await closed
    expect(parse(read()).filter(({ endpoint, status }) => endpoint === '/ping' && status === 200)).toHaveLength(5_000)
  })
})
