/** SIGTERM, whatever the connections, the workers and the storage do: the process ends within the drain time limit and a second. */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type RunningProcess, type ServerOptions, startProcess } from './server.js'

/** What a noisy machine may take beyond a limit of one second and the second after it; the faults took 17 s and more. */
const slackMs = 4_000

const pause = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds))

const head = (path: string, body: string, more = '') =>
  `POST /rest/v1${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n${more}\r\n`
const request = (path: string, body: object) => head(path, JSON.stringify(body)) + JSON.stringify(body)
const ping = 'GET /rest/v1/ping HTTP/1.1\r\nHost: a\r\n\r\n'

/** A bare connection, and all that came by it until now. */
interface Client {
  readonly socket: Socket
  received(): string
  readonly closed: Promise<void>
}

async function open({ port }: RunningProcess, written = ''): Promise<Client> {
  const socket = connect(port, '127.0.0.1')
  const parts: Buffer[] = []
  socket.on('data', (part) => parts.push(part)).on('error', () => {})
  onTestFinished(() => void socket.destroy())
  const closed = new Promise<void>((done) => socket.once('close', () => done()))
  await new Promise<void>((done) => socket.once('connect', () => done()))
  socket.write(written)
  return { socket, received: () => Buffer.concat(parts).toString('latin1'), closed }
}

/** A connection on which nothing is read. */
async function openDeaf(server: RunningProcess, written: string): Promise<Client> {
  const client = await open(server)
  client.socket.pause()
  client.socket.write(written)
  return client
}

const start = (limit: string, options: ServerOptions = {}) => startProcess({ ...options, flags: [`--drain-time-limit=${limit}`, ...(options.flags ?? [])] })

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await pause(20)
}

/** Tasks that workers have. */
async function running({ url }: RunningProcess): Promise<number> {
  return Number(/^glossa_running_tasks (\d+)/m.exec(await (await fetch(`${url}/metrics`)).text())?.[1])
}

/** Some seconds of work. */
const long = { content: 'Marie Curie met Albert Einstein in Brussels, and they spoke of Warsaw. '.repeat(700), options: { modelType: 'DNN' } }

describe('at once, with code 0', () => {
  test('where no connection carries a whole request: silent, idle, half a head, half a body, a body that drips', async () => {
    const server = await start('30s')
    const idle = await open(server, ping)
    await until(() => idle.received().includes('service'))
    const clients = [
      idle,
      await open(server),
      await open(server, 'POST /rest/v1/lang'),
      await open(server, head('/language', '{"content":"x"}')),
      await open(server, `${head('/entities', '{"content":"x"}')}{"con`),
      await open(server, 'POST /rest/v1/language HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"con'),
      await open(server, head('/language', 'x', 'Expect: 100-continue\r\n'))
    ]
    const dripping = setInterval(() => clients[4]!.socket.write(' '), 50)
    await pause(200)
    const { ms, code } = await server.end()
    clearInterval(dripping)
    await Promise.all(clients.map(({ closed }) => closed))
    expect(code).toBe(0)
    expect(ms).toBeLessThan(10_000)
  })

  test('where running requests finish: each is answered whole, the last one of a connection says close, nobody can connect', async () => {
    const server = await start('30s')
    const part = (characters: number) => request('/entities', { ...long, content: long.content.slice(0, characters) })
    const pipelined = await open(server, part(4_000) + part(8_000))
    const answer = fetch(`${server.url}/rest/v1/morphology/complete`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-encoding': 'identity' },
      body: JSON.stringify({ content: long.content, language: 'eng' })
    }).then(async (response) => ({ close: response.headers.get('connection'), body: await response.json() }))
    await until(async () => (await running(server)) > 0)
    await pause(100)
    const ended = server.end()
    await until(() => server.errors().includes('finishing'))
    let isAnswered = false
    void answer.then(() => {
      isAnswered = true
    })
    await until(async () => (await knock(server.port)) === 'ECONNREFUSED')
    expect(isAnswered).toBe(false)
    const { close, body } = await answer
    expect(close).toBe('close')
    expect((body as { tokens: string[] }).tokens.length).toBeGreaterThan(9_000)
    await pipelined.closed
    const answers = pipelined.received().split('HTTP/1.1 ').slice(1)
    expect(answers.map((text) => text.slice(0, 3))).toEqual(['200', '200'])
    expect(answers.map((text) => /connection: close/i.test(text))).toEqual([false, true])
    expect(answers[1]).toContain('"entities"')
    expect((await ended).code).toBe(0)
  })
})

test('a bulk request whose body does not end is told where it ended, and its lines are answered', async () => {
  const server = await start('30s')
  const client = await open(
    server,
    'POST /rest/v1/morphology/complete HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-ndjson\r\nContent-Length: 1000000000\r\n\r\n'
  )
  const line = `${JSON.stringify({ content: long.content.slice(0, 5000), language: 'eng' })}\n`
  const send = () => {
    while (!client.socket.destroyed && client.socket.write(line));
  }
  client.socket.on('drain', send)
  send()
  await until(() => client.received().includes('tokens'))
  const { code } = await server.end()
  await client.closed
  expect(code).toBe(0)
  const lines = client
    .received()
    .split('\n')
    .filter((text) => text.startsWith('{'))
  expect(JSON.parse(lines.at(-1)!)).toEqual({ error: { code: 'serviceUnavailable', message: 'the service is shutting down' }, line: lines.length })
  expect(client.received().trimEnd().endsWith('\r\n0')).toBe(true)
})

/** Code of the error that a new connection meets, `open` for none. */
function knock(port: number): Promise<string | undefined> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('error', (error: NodeJS.ErrnoException) => done(error.code))
    socket.once('connect', () => {
      socket.destroy()
      done('open')
    })
  })
}

describe('at the drain time limit, with another code than 0', () => {
  const end = async (server: RunningProcess) => {
    const silent = new Promise((done) => server.child.once('close', done))
    const { ms, code } = await server.end()
    await silent
    expect(ms).toBeLessThan(2_000 + slackMs)
    expect(code).not.toBe(0)
    return server.errors()
  }

  test('where nobody reads a large answer, a task takes longer, sixty wait, and a page does not come', async () => {
    const silent = createServer(() => {})
    onTestFinished(() => void silent.close())
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done))
    const server = await start('1s', { flags: ['--content-uri-allow=127.0.0.1', '--content-uri-read-time-limit=60s', '--content-uri-download-time-limit=60s'] })
    const deaf = await openDeaf(server, 'GET /openapi.json HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(400))
    const clients = [deaf, await open(server, request('/language', { contentUri: `http://127.0.0.1:${(silent.address() as AddressInfo).port}/` }))]
    for (let count = 0; count < 60; count++) clients.push(await open(server, request('/entities', long)))
    await until(async () => (await running(server)) > 0)
    expect(await end(server)).toMatch(/\d+ requests were cut at the drain time limit/)
    for (const { socket } of clients) socket.resume()
    await Promise.all(clients.map(({ closed }) => closed))
  })

  test('where a worker hangs in the reading of a model', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'glossa-models-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const models = resolve(import.meta.dirname, '../../native-models')
    const copy = join(folder, 'native-models')
    execFileSync('cp', ['-rs', models, copy])
    // An empty file passes the check at the start; then a pipe without a writer stands in its place, which is as empty, and opening it never returns.
    const manifest = JSON.parse(readFileSync(join(models, 'manifest.json'), 'utf8')) as { artefacts: { id: string; file: string }[] }
    const entry = manifest.artefacts.find(({ id }) => id === 'categories/words')!
    Object.assign(entry, { bytes: 0, sha256: createHash('sha256').digest('hex') })
    const file = join(copy, entry.file)
    rmSync(join(copy, 'manifest.json'))
    writeFileSync(join(copy, 'manifest.json'), JSON.stringify(manifest))
    rmSync(file)
    writeFileSync(file, '')
    const server = await start('1s', { flags: [`--models=${copy}`] })
    rmSync(file)
    execFileSync('mkfifo', [file])
    await open(server, request('/categories', { content: 'The bakery sells bread.' }))
    await until(async () => (await running(server)) > 0)
    // The thread gets there in its own time; one that has not yet is ended in the usual way.
    await pause(1_000)
    expect(await end(server)).toContain('1 request was cut at the drain time limit')
  })
})

test('a second signal ends the process at once, of the other kind too', async () => {
  const server = await start('60s')
  await open(server, request('/entities', long))
  await until(async () => (await running(server)) > 0)
  server.child.kill('SIGTERM')
  await until(() => server.errors().includes('finishing'))
  expect((await server.end('SIGINT')).code).toBeNull()
})
