/**
 * Speed of the neural entity model on news that this process has not read: tokens a second by number of threads and by language, requests a second over HTTP;
 * then pieces a second of the network alone by the shape of a batch. With `BENCH_FLOAT32_NETWORK` (entities-dnn.full.onnx of scripts/entities/neural/export.py)
 * the same shapes in float32 beside it. Without the data folder there are figures of the shapes only.
 */
import { readFileSync } from 'node:fs'
import { endpoints } from '../src/endpoints/index.js'
import { entityTokens } from '../src/entities/tokens.js'
import { openSession } from '../src/models/onnx.js'
import { type ModelStore, openModels } from '../src/models/store.js'
import { openPool } from '../src/service/pool.js'
import { loadSettings } from '../src/settings.js'
import type { Figure } from './figures.js'
import { documents, hasNews, overHttp, sentencesOf, textsOf } from './news.js'
import { startServer } from './server.js'

const languages = ['eng', 'deu', 'fra', 'spa', 'rus', 'fin', 'tur', 'ara', 'hin', 'kor', 'zho', 'jpn']
const SENTENCES = 1900
const WARMING = 3000
const THREADS = [1, 2]
const CONNECTIONS = [1, 8, 32]
const DOCUMENT_CHARACTERS = [500, 5000]
/** Windows and pieces in each. */
const shapes = [
  [1, 16],
  [1, 64],
  [1, 160],
  [8, 16],
  [8, 32],
  [8, 64],
  [3, 160],
  [16, 64]
] as const
const MILLISECONDS_A_SHAPE = 1500
const WIDTH = 384

/** Tokens a second of the pool's threads together; the texts warm nothing but code, they are read once. */
async function inProcess(store: ModelStore, threads: number, language: string): Promise<number> {
  const { news, others } = sentencesOf(language)
  const pool = await openPool(
    loadSettings({ argv: [`--workers=${threads}`, '--queue-length=10000', '--task-time-limit=10m', `--preload=entities:${language}:DNN`] }).settings,
    store,
    endpoints,
    {},
    {}
  )
  const extract = (texts: readonly string[]) =>
    Promise.all(texts.map((text) => pool.run({ kind: 'entities', text, language, fullDetail: false, options: { modelType: 'DNN' } })))
  try {
    await extract(textsOf(others.slice(0, WARMING)))
    const texts = textsOf(news.slice(0, SENTENCES))
    const start = performance.now()
    await extract(texts)
    const seconds = (performance.now() - start) / 1000
    return texts.reduce((sum, text) => sum + entityTokens(text, language, store).count, 0) / seconds
  } finally {
    await pool.close()
  }
}

/** Pieces a second of a network on one thread, batch by batch. */
async function byShape(name: string, network: Uint8Array): Promise<Figure[]> {
  const session = await openSession(name, network)
  const figures: Figure[] = []
  for (const [windows, length] of shapes) {
    const rows = Float32Array.from({ length: windows * length * WIDTH }, (_, index) => Math.sin(index) / 20)
    const feeds = {
      rows: { shape: [windows, length, WIDTH], data: rows },
      mask: { shape: [windows, length], data: new Int32Array(windows * length).fill(1) },
      style: { shape: [windows], data: new BigInt64Array(windows) }
    }
    for (let round = 0; round < 3; round++) await session.run(feeds)
    const start = performance.now()
    let rounds = 0
    while (performance.now() - start < MILLISECONDS_A_SHAPE) {
      await session.run(feeds)
      rounds++
    }
    const value = (rounds * windows * length * 1000) / (performance.now() - start)
    figures.push({ name: `entity network, ${name}, ${windows} x ${length} pieces, one thread`, value, unit: 'pieces/s', better: 'higher' })
  }
  await session.release()
  return figures
}

export async function run(): Promise<readonly Figure[]> {
  const store = openModels()
  const figures: Figure[] = []
  if (hasNews('eng')) {
    for (const language of languages) {
      for (const threads of language === 'eng' ? THREADS : THREADS.slice(-1)) {
        const name = `unseen news, entities, DNN, ${threads === 1 ? 'one thread' : `${threads} threads`}, ${language}`
        figures.push({ name, value: await inProcess(store, threads, language), unit: 'tokens/s', better: 'higher' })
      }
    }
    const two = figures.filter(({ name }) => name.includes('2 threads') && !name.endsWith('eng'))
    const value = two.reduce((sum, figure) => sum + figure.value, 0) / two.length
    figures.push({ name: 'unseen news, entities, DNN, 2 threads, mean of the languages but English', value, unit: 'tokens/s', better: 'higher' })
    const server = await startServer(['--preload', 'entities:eng:DNN'])
    try {
      const url = `${server.url}/rest/v1/entities`
      for (const characters of DOCUMENT_CHARACTERS) {
        const name = `http entities, DNN, ${characters.toLocaleString('en')} characters of English news`
        figures.push(...(await overHttp(url, name, documents(sentencesOf('eng').news, characters, { modelType: 'DNN' }), CONNECTIONS)))
      }
      const memory = server.memory()
      if (memory !== undefined) figures.push({ name: 'resident memory, two workers, after DNN entities, English', value: memory, unit: 'MB', better: 'lower' })
    } finally {
      await server.stop()
    }
  }
  figures.push(...(await byShape('8 bits', store.bytes('entities/dnn'))))
  const full = process.env['BENCH_FLOAT32_NETWORK']
  if (full !== undefined) figures.push(...(await byShape('float32', readFileSync(full))))
  return figures
}
