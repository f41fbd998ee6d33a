/**
 * Three servers behind HAProxy under load: one server alone, three, each of three restarted in turn, and one that refuses nearly all (503). Every answer is
 * compared with the first to its request. A bulk request runs through restarts too; where its server is the one that stops, the rest goes into a new one. Prints what came of each part as JSON lines; the exit code is 1 where a request was lost.
 *
 *   node examples/many-servers/rolling-restart.mjs [seconds of each part, 10]
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const here = dirname(fileURLToPath(import.meta.url))
const glossa = join(here, '../../build/src/main.js')
const SECONDS = Number(process.argv[2] ?? 10)
const CALLERS = 16
const PROXY = 8300
const names = ['a', 'b', 'c']
const portOf = (name) => 8301 + names.indexOf(name)

const bodies = [
  'Wo ist die Bibliothek?',
  'The committee will meet again on Thursday.',
  '¿Dónde está la biblioteca?',
  'Les élections auront lieu dimanche.'
].map((content) => JSON.stringify({ content }))
const expected = new Map()
const running = new Map()

async function start(name, flags = []) {
  const args = [glossa, 'serve', '--port', String(portOf(name)), '--workers', '1', '--log-level', 'silent', ...flags]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, GLOSSA_KNOWLEDGE_BASE: 'none' } })
  running.set(name, child)
  let said = ''
  for await (const part of child.stderr.setEncoding('utf8')) {
    said += part
    if (said.includes('ready at')) break
  }
  if (!said.includes('ready at')) throw new Error(`server ${name} did not start: ${said}`)
}

async function stop(name) {
  const child = running.get(name)
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const [code] = await ended
  running.delete(name)
  if (code !== 0) throw new Error(`server ${name} ended with ${code}`)
}

/** Waits until the proxy has seen as many servers as are to be up. */
const seen = () => pause(2000)

function ask(agent, port, body) {
  return new Promise((resolve) => {
    const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }
    const call = request({ agent, port, host: '127.0.0.1', path: '/rest/v1/language', method: 'POST', headers }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part) => (text += part))
      response.on('end', () => resolve({ status: response.statusCode, text }))
      response.on('error', ({ code }) => resolve({ status: code, text: '' }))
    })
    call.on('error', ({ code }) => resolve({ status: code, text: '' }))
    call.end(body)
  })
}

async function restartAll() {
  for (const name of names) {
    await pause(1000)
    await stop(name)
    await start(name)
    await seen()
  }
}

/** Callers that ask without a pause until the work is done. */
async function load(part, port, work) {
  const agent = new Agent({ keepAlive: true, maxSockets: CALLERS })
  const counts = {}
  let answered = 0
  let done = false
  const begun = performance.now()
  const callers = Array.from({ length: CALLERS }, async (_, caller) => {
    for (let at = caller; !done; at++) {
      const body = bodies[at % bodies.length]
      const { status, text } = await ask(agent, port, body)
      if (status === 200 && !expected.has(body)) expected.set(body, text)
      const outcome = status === 200 && expected.get(body) !== text ? 'another answer' : String(status)
      counts[outcome] = (counts[outcome] ?? 0) + 1
      if (outcome === '200') answered++
    }
  })
  try {
    await work()
  } finally {
    done = true
    await Promise.all(callers)
    agent.destroy()
  }
  const seconds = (performance.now() - begun) / 1000
  console.log(JSON.stringify({ part, seconds: Math.round(seconds * 10) / 10, 'requests a second': Math.round(answered / seconds), answers: counts }))
  return Object.keys(counts).every((outcome) => outcome === '200')
}

/** Lines without an end until the work is done, in as many bulk requests as it takes; each is answered once, in order. */
async function loadLines(part, port, work) {
  let done = false
  let next = 0
  let requests = 0
  function* linesFrom(first) {
    for (let id = first; !done; id++) yield `${JSON.stringify({ id, content: 'Wo ist die Bibliothek?' })}\n`
  }
  const sending = (async () => {
    while (!done) {
      requests++
      const call = request({ port, host: '127.0.0.1', path: '/rest/v1/language', method: 'POST', headers: { 'Content-Type': 'application/x-ndjson' } })
      const answered = once(call, 'response')
      // a server that has said its last line no longer takes what is still sent
      call.on('error', () => {})
      Readable.from(linesFrom(next)).pipe(call)
      const [response] = await answered
      for await (const line of createInterface({ input: response })) {
        const { id, error } = JSON.parse(line)
        if (error?.code === 'serviceUnavailable') break
        if (error !== undefined || id !== next) throw new Error(`after line ${next - 1} came ${line}`)
        next++
      }
      call.destroy()
    }
  })()
  try {
    await work()
  } finally {
    done = true
    await sending
  }
  console.log(JSON.stringify({ part, 'bulk requests': requests, 'lines answered in order': next }))
}

/** Answers of a server by status, from its metrics. */
async function answersOf(name) {
  const text = await (await fetch(`http://127.0.0.1:${portOf(name)}/metrics`)).text()
  return Object.fromEntries(
    [...text.matchAll(/^glossa_requests_total\{endpoint="\/language",status="(\d+)"\} (\d+)/gm)].map(([, status, count]) => [status, Number(count)])
  )
}

const proxy = spawn('haproxy', ['-db', '-f', join(here, 'haproxy.cfg')], { stdio: ['ignore', 'ignore', 'ignore'] })
let good = true
try {
  await Promise.all(names.map((name) => start(name)))
  await seen()
  const full = () => pause(SECONDS * 1000)
  good = (await load('one server, without a proxy', portOf('a'), full)) && good
  good = (await load('three servers', PROXY, full)) && good
  good = (await load('each of three restarted in turn', PROXY, restartAll)) && good
  await loadLines('the same with a bulk request', PROXY, restartAll)
  await stop('c')
  // one task may wait, and it is not given the time that an answer takes
  await start('c', ['--queue-length', '1', '--task-time-limit', '1'])
  await seen()
  good = (await load('three servers, c refuses what it cannot do in a millisecond', PROXY, full)) && good
  console.log(JSON.stringify({ part: 'what c answered to the proxy', answers: await answersOf('c') }))
} finally {
  for (const child of running.values()) child.kill('SIGKILL')
  proxy.kill('SIGTERM')
}
process.exitCode = good ? 0 : 1
