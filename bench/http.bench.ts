/** Requests per second over HTTP, generator and server on the same cores. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import autocannon, { type Result } from 'autocannon'
import type { Figure } from './figures.js'
import { type BenchServer, root, startServer } from './server.js'

const headers = { 'content-type': 'application/json' }
const seconds = 10

/** A body of exactly 200 bytes. */
const short = bodyOfBytes(
  200,
  'The committee will meet again on Thursday to discuss the results of the survey, and members are asked to bring their own copies of the report because no more can be printed before then. Thank you.'
)
const words = JSON.stringify({ content: readFileSync(join(root, 'bench/inputs/english-300-words.txt'), 'utf8') })

function bodyOfBytes(bytes: number, text: string): string {
  return JSON.stringify({ content: text.slice(0, bytes - JSON.stringify({ content: '' }).length) })
}

export async function run(): Promise<readonly Figure[]> {
  const server = await startServer()
  try {
    const language = await load(server, '/rest/v1/language', short, 64)
    const memory = server.memory()
    const delay = await eventLoopDelay(server)
    const morphology = await load(server, '/rest/v1/morphology/complete', words, 16)
    return [
      ...figures('http language, 200 bytes, 64 connections', language),
      ...(memory === undefined ? [] : [{ name: 'resident memory, two workers, after language', value: memory, unit: 'MB', better: 'lower' } as const]),
      { name: 'event loop delay p99 under language load', value: delay * 1000, unit: 'ms', better: 'lower' },
      ...figures('http morphology/complete, 300 words, 16 connections', morphology)
    ]
  } finally {
    await server.stop()
  }
}

async function load(server: BenchServer, path: string, body: string, connections: number): Promise<Result> {
  const options = { url: server.url + path, method: 'POST', headers, body, connections }
  await autocannon({ ...options, duration: 3 })
  // The delay is measured from one reading to the next.
  await eventLoopDelay(server)
  return autocannon({ ...options, duration: seconds })
}

async function eventLoopDelay(server: BenchServer): Promise<number> {
  const metrics = await (await fetch(`${server.url}/metrics`)).text()
  return Number(/^glossa_event_loop_delay_p99_seconds (\S+)$/m.exec(metrics)?.[1])
}

function figures(name: string, { requests, latency, errors, timeouts, non2xx }: Result): Figure[] {
  return [
    { name, value: requests.average, unit: 'requests/s', better: 'higher' },
    { name: `${name}, p50`, value: latency.p50, unit: 'ms', better: 'lower' },
    { name: `${name}, p99`, value: latency.p99, unit: 'ms', better: 'lower' },
    { name: `${name}, errors`, value: errors + timeouts + non2xx, unit: 'requests', better: 'lower' }
  ]
}
