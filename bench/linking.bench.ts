/**
 * Speed of linking on documents of news in five languages, with the packed knowledge base: mentions a second on one thread, look-ups in the index of names, memory
 * and start, and what linking does to `/entities` over HTTP and to linking when the analysis pool is busy. Without the data folder or the base there are no figures.
 * `BENCH_BASE_FOLDER` names a base that is unpacked already; else it is unpacked and timed first.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { EntitiesTask } from '../src/endpoints/entities/endpoint.js'
import type { LinkingTask } from '../src/endpoints/entities/linking.js'
import { endpoints } from '../src/endpoints/index.js'
import { createExtractor } from '../src/entities/pipeline/extract.js'
import { openKnowledgeBase } from '../src/knowledge/base/reader.js'
import { ensureKnowledgeBase, hasPackedBase } from '../src/knowledge/base/unpack.js'
import { NameVectors } from '../src/knowledge/names/vectors.js'
import { NEAR_NAMES } from '../src/linking/candidates.js'
import { createLinker } from '../src/linking/linker.js'
import { type ModelStore, openModels } from '../src/models/store.js'
import { knowledgeBaseOf, openKnowledgePool } from '../src/service/knowledge.js'
import { openPool } from '../src/service/pool.js'
import { loadSettings } from '../src/settings.js'
import type { AnalysisPool } from '../src/workers/analysis-pool.js'
import type { Figure } from './figures.js'
import type { KnowledgeProcess } from './knowledge-process.js'
import { documents, hasNews, overHttp, sentencesOf, textsOf } from './news.js'
import { startServer } from './server.js'

const languages = ['eng', 'deu', 'rus', 'ara', 'zho']
/** Documents of twenty sentences each. */
const DOCUMENTS_A_LANGUAGE = 40
const WARMING_DOCUMENTS = 10
const LOOK_UPS = 4_000
const DOCUMENT_CHARACTERS = 5000
const CONNECTIONS = [1, 8]
/** Tasks of linking that are timed one after another. */
const TIMED_TASKS = 300
/** Tasks that the analysis pool has to work on or to wait with, all the time. */
const BUSY_TASKS = 8

type Document = Pick<LinkingTask, 'text' | 'language' | 'entities'>

async function preparedDocuments(store: ModelStore): Promise<Map<string, Document[]>> {
  const extractor = createExtractor(store)
  const prepared = new Map<string, Document[]>()
  for (const language of languages.filter(hasNews)) {
    const own: Document[] = []
    for (const text of textsOf(sentencesOf(language).news).slice(0, DOCUMENTS_A_LANGUAGE)) {
      own.push({ text, language, entities: (await extractor.extract(text, language, { options: {} })).entities })
    }
    prepared.set(language, own)
  }
  return prepared
}

/** Mentions of names; those of dates, numbers and addresses cost nothing. */
function mentionsOf({ entities }: Document): number {
  return entities.reduce((sum, { type, count }) => (type.includes(':') ? sum : sum + count), 0)
}

async function linkingSpeed(store: ModelStore, folder: string, prepared: ReadonlyMap<string, readonly Document[]>): Promise<Figure[]> {
  const base = openKnowledgeBase(folder)
  const linker = await createLinker(store, base)
  const link = (document: Document) => linker.link(document, () => {})
  const figures: Figure[] = []
  let [allMentions, allMilliseconds] = [0, 0]
  for (const [language, own] of prepared) {
    for (const document of own.slice(0, WARMING_DOCUMENTS)) link(document)
    const measured = own.slice(WARMING_DOCUMENTS)
    const started = performance.now()
    for (const document of measured) link(document)
    const milliseconds = performance.now() - started
    const mentions = measured.reduce((sum, document) => sum + mentionsOf(document), 0)
    allMentions += mentions
    allMilliseconds += milliseconds
    figures.push({ name: `unseen news, linking, ${language}`, value: (mentions / milliseconds) * 1000, unit: 'mentions/s', better: 'higher' })
  }
  figures.push({ name: 'unseen news, linking, all five languages', value: (allMentions / allMilliseconds) * 1000, unit: 'mentions/s', better: 'higher' })
  const vectors = NameVectors.open(store)
  const names = [...prepared.values()].flat().flatMap(({ entities }) => entities.filter(({ type }) => !type.includes(':')).map(({ mention }) => mention))
  const times: number[] = []
  for (let look = 0; look < LOOK_UPS; look++) {
    const vector = vectors.of(names[look % names.length]!)
    const started = performance.now()
    base.nearest(vector, NEAR_NAMES)
    times.push(performance.now() - started)
  }
  base.close()
  return [...figures, ...percentiles('look-up in the index of names', times.slice(LOOK_UPS / 10))]
}

function percentiles(name: string, times: readonly number[]): Figure[] {
  const sorted = [...times].sort((left, right) => left - right)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!
  return [
    { name: `${name}, p50`, value: at(0.5), unit: 'ms', better: 'lower' },
    { name: `${name}, p99`, value: at(0.99), unit: 'ms', better: 'lower' }
  ]
}

/** Memory and start in a process that has done nothing else. */
function inOwnProcess(folder: string): Figure[] {
  const program = fileURLToPath(new URL('./knowledge-process.js', import.meta.url))
  const { startMs, memoryMegabytes } = JSON.parse(execFileSync(process.execPath, [program, folder], { encoding: 'utf8' })) as KnowledgeProcess
  return [
    { name: 'linking, start with an unpacked base', value: startMs, unit: 'ms', better: 'lower' },
    { name: 'linking, resident memory of base and index', value: memoryMegabytes, unit: 'MB', better: 'lower' }
  ]
}

/** Requests with and without links in turn on one server, so that the ratio is of one run. */
async function linkedOverHttp(folder: string): Promise<Figure[]> {
  const server = await startServer(['--knowledge-base', folder])
  try {
    const { news } = sentencesOf('eng')
    const figures: Figure[] = []
    const rate = async (name: string, options: object) => {
      const measured = await overHttp(`${server.url}/rest/v1/entities`, name, documents(news, DOCUMENT_CHARACTERS, options), CONNECTIONS)
      figures.push(...measured)
      return measured.filter(({ unit }) => unit === 'requests/s').map(({ value }) => value)
    }
    const plain = await rate('http entities without links, 5,000 characters of English news', { linkEntities: false })
    const linked = await rate('http entities with links, 5,000 characters of English news', { linkEntities: true })
    for (const [index, count] of CONNECTIONS.entries()) {
      const name = `entities with links to those without, ${count === 1 ? '1 connection' : `${count} connections`}`
      figures.push({ name, value: linked[index]! / plain[index]!, unit: 'of the rate', better: 'higher' })
    }
    return figures
  } finally {
    await server.stop()
  }
}

/** Latency of tasks of the knowledge pool alone, and while every thread of an analysis pool works and more tasks wait for it. */
async function besideBusyAnalysis(store: ModelStore, folder: string, prepared: ReadonlyMap<string, readonly Document[]>): Promise<Figure[]> {
  const { settings } = loadSettings({ argv: ['--workers', '1', '--knowledge-workers', '1', '--knowledge-base', folder] })
  const analysis = await openPool(settings, store, endpoints, {}, {})
  const knowledge = await openKnowledgePool(settings, store, endpoints, {}, await knowledgeBaseOf(settings, store, { say: () => {} })!(), {})
  try {
    const linked = [...prepared.values()].flat().map(linkingTask)
    await timedTasks(knowledge, linked)
    const alone = await timedTasks(knowledge, linked)
    let stopped = false
    const busy = [...prepared.values()].flat()
    const keepBusy = async (first: number) => {
      for (let next = first; !stopped; next += BUSY_TASKS) {
        await analysis.run(entitiesTask(busy[next % busy.length]!))
      }
    }
    const keeping = Array.from({ length: BUSY_TASKS }, (_, index) => keepBusy(index))
    let beside: number[]
    try {
      beside = await timedTasks(knowledge, linked)
    } finally {
      stopped = true
      await Promise.allSettled(keeping)
    }
    await Promise.all(keeping)
    return [
      ...percentiles('linking of a document, analysis pool idle', alone),
      ...percentiles('linking of a document, analysis pool of one thread busy', beside)
    ]
  } finally {
    await analysis.close()
    await knowledge.close()
  }
}

const linkOptions = { confidence: true, findFurther: false, permId: false, ontologyTypes: false, salience: false } as const

function entitiesTask({ text, language }: Document): EntitiesTask {
  return { kind: 'entities', text, language, fullDetail: false, options: {}, linkEntities: false, linking: linkOptions }
}

function linkingTask(document: Document): LinkingTask {
  return { kind: 'linking', ...document, caseless: false, options: linkOptions }
}

async function timedTasks(pool: AnalysisPool, tasks: readonly LinkingTask[]): Promise<number[]> {
  const times: number[] = []
  for (let index = 0; index < TIMED_TASKS; index++) {
    const started = performance.now()
    await pool.run(tasks[index % tasks.length]!)
    times.push(performance.now() - started)
  }
  return times
}

export async function run(): Promise<readonly Figure[]> {
  const store = openModels()
  if (!hasNews('eng') || !hasPackedBase(store)) {
    console.log('the data folder or the packed knowledge base is not there: no figures')
    return []
  }
  const given = process.env['BENCH_BASE_FOLDER']
  const cacheFolder = given ?? mkdtempSync(join(tmpdir(), 'glossa-bench-'))
  try {
    const started = performance.now()
    const folder = given ?? (await ensureKnowledgeBase({ store, cacheFolder, say: () => {} }))
    const unpacking: Figure = { name: 'knowledge base, unpacking', value: (performance.now() - started) / 1000, unit: 's', better: 'lower' }
    const prepared = await preparedDocuments(store)
    return [
      ...(given === undefined ? [unpacking] : []),
      ...inOwnProcess(folder),
      ...(await linkingSpeed(store, folder, prepared)),
      ...(await besideBusyAnalysis(store, folder, prepared)),
      ...(await linkedOverHttp(folder))
    ]
  } finally {
    if (given === undefined) rmSync(cacheFolder, { recursive: true, force: true })
  }
}
