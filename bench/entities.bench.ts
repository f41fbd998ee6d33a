/**
 * Speed of entity extraction on news that this process has not read: sentences of the training data's language folder (`GLOSSA_DATA`), in
 * process on one core, and over HTTP as documents of 5,000 characters, each another mixture of sentences. Then the memory of the server with
 * one language and with all. Without the data folder there are no figures.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import autocannon from 'autocannon'
import { dataFolder } from '../scripts/lib/artefacts.js'
import { congruential, shuffle } from '../scripts/lib/shuffle.js'
import { entityCodes, entityLanguage } from '../src/entities/languages.js'
import type { EntityOptions } from '../src/entities/options.js'
import { createExtractor } from '../src/entities/pipeline/extract.js'
import { openModels } from '../src/models/store.js'
import type { Figure } from './figures.js'
import { type BenchServer, startServer } from './server.js'

const languages = ['eng', 'deu', 'fra', 'spa', 'rus', 'pol', 'hun', 'fin', 'tur', 'ara', 'hin', 'kor', 'zho', 'jpn', 'tha']
/** Languages in which the neural model is timed, and on how many sentences. */
const neuralLanguages = ['eng', 'deu', 'rus', 'fin', 'ara', 'jpn', 'zho']
const NEURAL_SENTENCES = 600
const NEURAL_WARMING = 200
const NEWS = 'ntrex-128'
/** Sentences of other text that warm the code. */
const WARMING = 3000
/** Both written forms of Norwegian are in one file. */
const fileOf: Readonly<Record<string, string>> = { nob: 'nor', nno: 'nor' }
const SENTENCES_A_TEXT = 20
const DOCUMENT_CHARACTERS = 5000
const DOCUMENTS = 400
const CONNECTIONS = [1, 8, 16]

const hooks = { mark() {}, check() {}, enter() {}, leave() {} }

interface Sentences {
  readonly news: readonly string[]
  /** Other text, to warm the code. */
  readonly others: readonly string[]
}

function sentencesOf(folder: string, language: string): Sentences {
  const rows = gunzipSync(readFileSync(join(folder, `${language}.tsv.gz`)))
    .toString('utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((row) => row.split('\t'))
  const texts = (isNews: boolean) => rows.filter(([, , , , source]) => (source === NEWS) === isNews).map((row) => row[5] ?? '')
  return { news: texts(true), others: texts(false) }
}

/** Texts of some sentences each, as flat strings. */
function textsOf(sentences: readonly string[]): string[] {
  const texts: string[] = []
  for (let at = 0; at < sentences.length; at += SENTENCES_A_TEXT)
    texts.push(Buffer.from(sentences.slice(at, at + SENTENCES_A_TEXT).join(' '), 'utf8').toString('utf8'))
  return texts
}

/** Tokens a second over the news, after the other texts have warmed the code. */
async function inProcess(
  extractor: ReturnType<typeof createExtractor>,
  language: string,
  { news, others }: Sentences,
  options: EntityOptions = {}
): Promise<number> {
  const extract = async (text: string) => (await extractor.extract(text, language, { options }, hooks)).tokens.count
  for (const text of textsOf(others.slice(0, WARMING))) await extract(text)
  const texts = textsOf(news)
  const start = performance.now()
  let tokens = 0
  for (const text of texts) tokens += await extract(text)
  return (tokens / (performance.now() - start)) * 1000
}

/** Bodies of documents of the wanted length, each from the news in an order of its own. */
function documents(news: readonly string[]): string[] {
  const bodies: string[] = []
  const below = congruential(1)
  const order = news.map((_, index) => index)
  while (bodies.length < DOCUMENTS) {
    shuffle(order, below)
    let text = ''
    for (const index of order) {
      text += `${text === '' ? '' : ' '}${news[index]}`
      if (text.length < DOCUMENT_CHARACTERS) continue
      bodies.push(JSON.stringify({ content: text.slice(0, DOCUMENT_CHARACTERS), language: 'eng' }))
      text = ''
    }
  }
  return bodies.slice(0, DOCUMENTS)
}

async function overHttp(server: BenchServer, bodies: readonly string[]): Promise<Figure[]> {
  const figures: Figure[] = []
  const requests = bodies.map((body) => ({ body }))
  const options = { url: `${server.url}/rest/v1/entities`, method: 'POST', headers: { 'content-type': 'application/json' }, requests } as const
  await autocannon({ ...options, connections: 4, duration: 5 })
  for (const connections of CONNECTIONS) {
    const { latency, requests: rate, errors, timeouts, non2xx } = await autocannon({ ...options, connections, duration: 8 })
    const name = `http entities, 5,000 characters of English news, ${connections === 1 ? '1 connection' : `${connections} connections`}`
    figures.push(
      { name, value: rate.average, unit: 'requests/s', better: 'higher' },
      { name: `${name}, p50`, value: latency.p50, unit: 'ms', better: 'lower' },
      { name: `${name}, p97.5`, value: latency.p97_5, unit: 'ms', better: 'lower' },
      { name: `${name}, p99`, value: latency.p99, unit: 'ms', better: 'lower' },
      { name: `${name}, errors`, value: errors + timeouts + non2xx, unit: 'requests', better: 'lower' }
    )
  }
  return figures
}

/** Resident memory after each language has been worked in by both workers, with its detection. */
async function memoryAfter(texts: ReadonlyMap<string, string>): Promise<number | undefined> {
  const server = await startServer()
  try {
    for (const [language, content] of texts) {
      const body = JSON.stringify({ content, language })
      await autocannon({
        url: `${server.url}/rest/v1/entities`,
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        connections: 4,
        amount: 40
      })
    }
    await new Promise((resolve) => setTimeout(resolve, 2000))
    return server.memory()
  } finally {
    await server.stop()
  }
}

export async function run(): Promise<readonly Figure[]> {
  const folder = join(dataFolder(), 'language/sentences')
  if (!existsSync(folder)) {
    console.log('the data folder is not there: no figures on unseen text')
    return []
  }
  const figures: Figure[] = []
  const store = openModels()
  const extractor = createExtractor(store)
  for (const language of languages)
    figures.push({
      name: `unseen news, entities, ${language}`,
      value: await inProcess(extractor, language, sentencesOf(folder, language)),
      unit: 'tokens/s',
      better: 'higher'
    })
  for (const language of neuralLanguages) {
    const { news, others } = sentencesOf(folder, language)
    const few = { news: news.slice(0, NEURAL_SENTENCES), others: others.slice(0, NEURAL_WARMING) }
    figures.push({
      name: `unseen news, entities, DNN, one thread, ${language}`,
      value: await inProcess(extractor, language, few, { modelType: 'DNN' }),
      unit: 'tokens/s',
      better: 'higher'
    })
  }
  const server = await startServer()
  try {
    figures.push(...(await overHttp(server, documents(sentencesOf(folder, 'eng').news))))
  } finally {
    await server.stop()
  }
  const texts = new Map<string, string>()
  for (const language of entityCodes) {
    const file = fileOf[language] ?? language
    if (entityLanguage(language) !== language || !existsSync(join(folder, `${file}.tsv.gz`))) continue
    const { news, others } = sentencesOf(folder, file)
    texts.set(language, [...news, ...others].join(' ').slice(0, DOCUMENT_CHARACTERS))
  }
  for (const [name, chosen] of [
    ['English only', new Map([['eng', texts.get('eng')!]])],
    [`${texts.size} languages`, texts]
  ] as const) {
    const value = await memoryAfter(chosen)
    if (value !== undefined) figures.push({ name: `resident memory, two workers, after entities, ${name}`, value, unit: 'MB', better: 'lower' })
  }
  return figures
}
