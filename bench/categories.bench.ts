/**
 * Speed of categorization on English news that this process has not read (sentences of the training data's language folder, `GLOSSA_DATA`), as documents of
 * 300 words, each another mixture of sentences: in process on one thread, in process with two worker threads, and over HTTP. Without the data folder there are no figures.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import autocannon from 'autocannon'
import { dataFolder } from '../scripts/lib/data.js'
import { congruential, shuffle } from '../scripts/lib/shuffle.js'
import { createCategorizer } from '../src/categories/categorize.js'
import { endpoints } from '../src/endpoints/index.js'
import { openModels } from '../src/models/store.js'
import { openPool } from '../src/service/pool.js'
import { loadSettings } from '../src/settings.js'
import type { Figure } from './figures.js'
import { startServer } from './server.js'

const WORDS = 300
const DOCUMENTS = 1200
const WARMING = 200
const THREADS = 2
const CONNECTIONS = [1, 8, 32]

/** Documents of 300 words, each from the sentences in an order of its own, as flat strings. */
function documents(sentences: readonly string[], count: number): string[] {
  const below = congruential(2)
  const order = sentences.map((_, index) => index)
  return Array.from({ length: count }, () => {
    shuffle(order, below)
    const words: string[] = []
    for (let at = 0; words.length < WORDS; at++) words.push(...sentences[order[at]!]!.split(' '))
    return Buffer.from(words.slice(0, WORDS).join(' '), 'utf8').toString('utf8')
  })
}

/** Documents a second on the thread that runs this. */
async function onOneThread(texts: readonly string[]): Promise<number> {
  const categorizer = createCategorizer(openModels())
  for (const text of texts.slice(0, WARMING)) await categorizer.categorize(text, {})
  const measured = texts.slice(WARMING)
  const start = performance.now()
  for (const text of measured) await categorizer.categorize(text, {})
  return (measured.length / (performance.now() - start)) * 1000
}

/** Documents a second through the pool, four at a time in flight. */
async function throughThePool(texts: readonly string[]): Promise<number> {
  const pool = await openPool(loadSettings({ argv: [`--workers=${THREADS}`, '--preload=categories'] }).settings, openModels(), endpoints, {}, {})
  try {
    const work = (all: readonly string[]) => {
      const left = all.values()
      const one = async () => {
        for (const text of left) await pool.run({ kind: 'categories', text, fullDetail: false, language: 'eng', options: {} })
      }
      return Promise.all(Array.from({ length: 2 * THREADS }, one))
    }
    await work(texts.slice(0, WARMING))
    const measured = texts.slice(WARMING)
    const start = performance.now()
    await work(measured)
    return (measured.length / (performance.now() - start)) * 1000
  } finally {
    await pool.close()
  }
}

async function overHttp(texts: readonly string[]): Promise<Figure[]> {
  const figures: Figure[] = []
  const server = await startServer(['--preload', 'categories'])
  try {
    const requests = texts.map((content) => ({ body: JSON.stringify({ content, language: 'eng' }) }))
    const options = { url: `${server.url}/rest/v1/categories`, method: 'POST', headers: { 'content-type': 'application/json' }, requests } as const
    await autocannon({ ...options, connections: 4, duration: 3 })
    for (const connections of CONNECTIONS) {
      const { latency, requests: rate, errors, timeouts, non2xx } = await autocannon({ ...options, connections, duration: 8 })
      const name = `http categories, 300 words of English news, ${connections === 1 ? '1 connection' : `${connections} connections`}`
      figures.push(
        { name, value: rate.average, unit: 'requests/s', better: 'higher' },
        { name: `${name}, p50`, value: latency.p50, unit: 'ms', better: 'lower' },
        { name: `${name}, p99`, value: latency.p99, unit: 'ms', better: 'lower' },
        { name: `${name}, errors`, value: errors + timeouts + non2xx, unit: 'requests', better: 'lower' }
      )
    }
    const memory = server.memory()
    if (memory !== undefined) figures.push({ name: 'resident memory, two workers, after categories', value: memory, unit: 'MB', better: 'lower' })
  } finally {
    await server.stop()
  }
  return figures
}

export async function run(): Promise<readonly Figure[]> {
  const path = join(dataFolder(), 'language/sentences/eng.tsv.gz')
  if (!existsSync(path)) {
    console.log('the data folder is not there: no figures on unseen text')
    return []
  }
  const news = gunzipSync(readFileSync(path))
    .toString('utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((row) => row.split('\t'))
    .filter((row) => row[4] === 'ntrex-128')
    .map((row) => row[5] ?? '')
  const texts = documents(news, DOCUMENTS)
  return [
    { name: 'unseen news, categories, 300 words, one thread', value: await onOneThread(texts), unit: 'documents/s', better: 'higher' },
    { name: 'unseen news, categories, 300 words, two worker threads', value: await throughThePool(texts), unit: 'documents/s', better: 'higher' },
    ...(await overHttp(texts))
  ]
}
