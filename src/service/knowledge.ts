/** The knowledge base that the settings name, and the pool whose threads read it: they do the rest of tasks that a worker handed over. */
import { builtFile } from '../core/installation.js'
import type { Endpoint } from '../endpoints/endpoint.js'
import { defaultCacheFolder } from '../knowledge/base/cache.js'
import { RECORDS_FILE, readMeta } from '../knowledge/base/files.js'
import { checkModels } from '../knowledge/base/models.js'
import { checkFiles } from '../knowledge/base/reader.js'
import { ensureKnowledgeBase, hasPackedBase } from '../knowledge/base/unpack.js'
import type { ModelStore } from '../models/store.js'
import { NO_BASE, type Settings } from '../settings.js'
import type { AnalysisPool } from '../workers/analysis-pool.js'
import { createPool, type PoolOptions } from '../workers/pool.js'
import type { Resources } from './resources.js'

/** What is said of the knowledge base, for `/info`. */
export interface KnowledgeBaseReport {
  /** What it was made of: changes with its source and with the models of its vectors. */
  readonly version: string
  readonly entities: number
  /** Different names, letter case and accents evened out. */
  readonly names: number
  /** Names in the index of names. */
  readonly vectors: number
  /** Bytes of memory that the index of names takes, in all threads together. */
  readonly indexMemoryBytes: number
  /** Bytes of the records on the disk, which are read as they are needed. */
  readonly recordBytes: number
}

/** A base that is there and whole. */
export interface FoundBase {
  readonly folder: string
  readonly report: KnowledgeBaseReport
}

export interface FindingParts {
  /** Told in whole sentences what takes its time. */
  readonly say: (message: string) => void
  /** Told how far the unpacking is, 0 to 1. */
  readonly progress?: (share: number) => void
}

/** Bytes of memory that a name of the index takes beside its bytes in the files: locks, marks, its place among the labels. Measured with 879,000 names. */
const BYTES_A_VECTOR = 103

/**
 * Where the base that the settings name comes from: a folder, or the packed one, which is unpacked first where that has not been done.
 * @returns a function that looks until it has found the base, once for all that call it meanwhile, and throws KnowledgeBaseError for a base that is missing, damaged
 *   or cannot be unpacked; undefined where nothing is to be linked, or the licence setting leaves nothing to link to
 */
export function knowledgeBaseOf(settings: Settings, store: ModelStore, parts: FindingParts): (() => Promise<FoundBase>) | undefined {
  const links = settings.knowledgeBase === undefined ? hasPackedBase(store) : settings.knowledgeBase !== NO_BASE
  if (!links) return undefined
  let found: Promise<FoundBase> | undefined
  return () => {
    found ??= findKnowledgeBase(settings, store, parts).catch((error: unknown) => {
      // a disk that was full may have room when it is looked again
      found = undefined
      throw error
    })
    return found
  }
}

/** The folder that the settings name, else that of the packed base, which is unpacked where that has not been done. @throws KnowledgeBaseError, ModelError */
export async function knowledgeBaseFolder(settings: Settings, store: ModelStore, { say, progress }: FindingParts, env = process.env): Promise<string> {
  const cacheFolder = settings.cacheFolder ?? defaultCacheFolder(env)
  return settings.knowledgeBase ?? ensureKnowledgeBase({ store, cacheFolder, say, ...(progress && { progress }) })
}

async function findKnowledgeBase(settings: Settings, store: ModelStore, parts: FindingParts): Promise<FoundBase> {
  const folder = await knowledgeBaseFolder(settings, store, parts)
  const meta = readMeta(folder)
  checkFiles(folder, meta)
  checkModels(folder, meta, store)
  const recordBytes = meta.files[RECORDS_FILE]!
  const indexBytes = Object.values(meta.files).reduce((sum, bytes) => sum + bytes, 0) - recordBytes
  const vectors = meta.vectors.reduce((sum, count) => sum + count, 0)
  const indexMemoryBytes = settings.knowledgeWorkers * (indexBytes + BYTES_A_VECTOR * vectors)
  return { folder, report: { version: meta.made, entities: meta.entities, names: meta.names, vectors, indexMemoryBytes, recordBytes } }
}

/** Endpoints whose tasks are handed over. */
export function handingOver(endpoints: readonly Endpoint[]): (Endpoint & Required<Pick<Endpoint, 'knowledgeStep'>>)[] {
  return endpoints.filter((endpoint) => endpoint.knowledgeStep !== undefined) as (Endpoint & Required<Pick<Endpoint, 'knowledgeStep'>>)[]
}

/**
 * Opens the knowledge pool on a base. It has no thread for light tasks: those are of the analysis pool.
 * @param endpoints those that are served; the knowledge steps of the others are not opened
 * @throws PoolError when a thread cannot start
 */
export function openKnowledgePool(
  settings: Settings,
  store: ModelStore,
  endpoints: readonly Endpoint[],
  resources: Resources,
  { folder }: FoundBase,
  further: Partial<Pick<PoolOptions, 'queueLength' | 'workerFile' | 'onFailure'>>
): Promise<AnalysisPool> {
  const steps = handingOver(endpoints).map(({ name, knowledgeStep }) => ({ ...knowledgeStep, resource: resources[name]?.resource }))
  const byName = new Map(steps.map((step) => [step.name, step]))
  return createPool({
    store,
    weigh: (task) => byName.get(task.kind)!.weigh(task),
    workers: settings.knowledgeWorkers,
    queueLength: settings.queueLength,
    timeLimitMs: settings.taskTimeLimit,
    settings: Object.fromEntries(steps.map(({ name, workSettings }) => [name, workSettings(settings, folder)])),
    resources: Object.fromEntries(steps.flatMap(({ name, resource }) => (resource === undefined ? [] : [[name, resource]]))),
    workerFile: builtFile('src/workers/knowledge-worker.js'),
    ...further
  })
}
