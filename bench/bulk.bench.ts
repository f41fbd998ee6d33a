/**
 * Documents per second: as lines of one bulk request, as single requests over many connections, and by `glossa annotate`; the same documents, in turns, so that
 * the shares are of one run. Generator and server are on the same cores; what `annotate` takes to start is left out, as it is for the server.
 */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { request as open } from 'node:http'
import { join } from 'node:path'
import autocannon from 'autocannon'
import type { Figure } from './figures.js'
import { type BenchServer, root, startServer } from './server.js'

interface Case {
  readonly name: string
  readonly path: string
  readonly characters: number
  /** Documents a round. */
  readonly count: number
  /** Of the single requests. */
  readonly connections: number
  readonly options?: object
}

const cases: readonly Case[] = [
  { name: 'language, 200 characters', path: 'language', characters: 200, count: 10_000, connections: 64 },
  { name: 'morphology/complete, 1,800 characters', path: 'morphology/complete', characters: 1_800, count: 1_000, connections: 16 },
  { name: 'entities, 1,800 characters', path: 'entities', characters: 1_800, count: 800, connections: 16 },
  { name: 'entities, DNN, 500 characters', path: 'entities', characters: 500, count: 120, connections: 32, options: { modelType: 'DNN' } }
]
const ROUNDS = 3
/** Different documents; they are sent again and again. */
const DOCUMENTS = 200

type Way = 'bulk' | 'single' | 'annotate'

export async function run(): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  for (const each of cases) figures.push(...(await measured(each)))
  return figures
}

async function measured(each: Case): Promise<Figure[]> {
  const { name, path, count, connections } = each
  const documents = documentsOf(each)
  const server = await startServer()
  const rates: Record<Way, number[]> = { bulk: [], single: [], annotate: [] }
  try {
    await bulk(server, path, documents, count / 10)
    for (let round = 0; round < ROUNDS; round++) {
      rates.bulk.push(await bulk(server, path, documents, count))
      rates.single.push(await single(server, path, documents, count, connections))
      rates.annotate.push(await annotate(path, documents, count))
    }
  } finally {
    await server.stop()
  }
  // of each round by itself: what else the machine does meanwhile changes from round to round
  const times = (way: Way) => median(rates.bulk.map((rate, round) => rate / rates[way][round]!))
  const rate = (way: string, value: number): Figure => ({ name: `bulk ${name}, ${way}`, value, unit: 'documents/s', better: 'higher' })
  const share = (way: string, value: number): Figure => ({ name: `bulk ${name}, bulk by ${way}`, value, unit: 'times', better: 'higher' })
  return [
    rate('one bulk request', median(rates.bulk)),
    rate(`single requests, ${connections} connections`, median(rates.single)),
    rate('annotate', median(rates.annotate)),
    share('single requests', times('single')),
    share('annotate', times('annotate'))
  ]
}

/** Documents of running text, each beginning at another word of it. */
function documentsOf({ characters, options }: Case): string[] {
  const words = readFileSync(join(root, 'bench/inputs/english-300-words.txt'), 'utf8').trim().split(/\s+/)
  return Array.from({ length: DOCUMENTS }, (_, index) => {
    const at = (index * 7) % words.length
    const content = [...words.slice(at), ...words, ...words].join(' ').slice(0, characters)
    return JSON.stringify({ content, ...(options && { options }) })
  })
}

/** Sends as fast as it is taken, reading the answers meanwhile. */
function bulk({ url }: BenchServer, path: string, documents: readonly string[], count: number): Promise<number> {
  const begun = performance.now()
  return new Promise((resolve, reject) => {
    const request = open(`${url}/rest/v1/${path}`, { method: 'POST', headers: { 'content-type': 'application/x-ndjson' } })
    let lines = 0
    request.on('error', reject).on('response', (response) => {
      response.on('data', (piece: Buffer) => {
        for (let at = piece.indexOf(0x0a); at !== -1; at = piece.indexOf(0x0a, at + 1)) lines++
      })
      response.on('end', () => (lines === count ? resolve(perSecond(count, begun)) : reject(new Error(`${lines} answers to ${count} lines`))))
    })
    let sent = 0
    const send = () => {
      while (sent < count) if (!request.write(`${documents[sent++ % DOCUMENTS]}\n`)) return void request.once('drain', send)
      request.end()
    }
    send()
  })
}

async function single({ url }: BenchServer, path: string, documents: readonly string[], count: number, connections: number): Promise<number> {
  const headers = { 'content-type': 'application/json' }
  const begun = performance.now()
  const requests = documents.map((body) => ({ method: 'POST' as const, path: `/rest/v1/${path}`, headers, body }))
  const { errors, timeouts, non2xx } = await autocannon({ url, requests, connections, amount: count })
  if (errors + timeouts + non2xx > 0) throw new Error(`${errors + timeouts + non2xx} requests to ${path} failed`)
  return perSecond(count, begun)
}

/** As it says itself. */
function annotate(path: string, documents: readonly string[], count: number): Promise<number> {
  const child = spawn(process.execPath, [join(root, 'build/src/main.js'), 'annotate', path, '--threads', '2'], {
    stdio: ['pipe', 'ignore', 'pipe'],
    env: { ...process.env, GLOSSA_KNOWLEDGE_BASE: 'none' }
  })
  let said = ''
  child.stderr!.setEncoding('utf8').on('data', (part: string) => {
    said += part
  })
  child.stdin!.end(Array.from({ length: count }, (_, index) => `${documents[index % DOCUMENTS]}\n`).join(''))
  return new Promise((resolve, reject) => {
    child.once('close', () => {
      const [, rate] = / s, (\d+) a second, 0 failed/.exec(said) ?? []
      if (rate === undefined) reject(new Error(`annotate ${path}: ${said}`))
      else resolve(Number(rate))
    })
  })
}

function perSecond(count: number, begun: number): number {
  return (count / (performance.now() - begun)) * 1000
}

function median(values: readonly number[]): number {
  return [...values].sort((left, right) => left - right)[values.length >> 1]!
}
