/** The pools as the settings want them, for the server and the command line alike. */
import { ADDRESSES_A_THREAD, ADDRESSES_OF_BASE, requireAddresses } from '../core/address-space.js'
import type { Endpoint } from '../endpoints/endpoint.js'
import { notPreloadable } from '../endpoints/index.js'
import type { ModelStore } from '../models/store.js'
import { NO_BASE, type Settings, SettingsError } from '../settings.js'
import type { AnalysisPool } from '../workers/analysis-pool.js'
import { createPool, type PoolOptions } from '../workers/pool.js'
import { HandingOverPool } from './handing-over.js'
import { type FoundBase, handingOver, openKnowledgePool } from './knowledge.js'
import type { Resources } from './resources.js'

/** @throws SettingsError for a word of `preload` that names nothing */
export function checkPreload({ preload }: Settings, endpoints: readonly Endpoint[]): void {
  const word = notPreloadable(preload, endpoints)
  if (word !== undefined) throw new SettingsError(`setting preload: there are no models of ${word}`)
}

/** The words of `preload` that name nothing with a network. */
export function preloadWithoutNetworks({ preload }: Settings, endpoints: readonly Endpoint[]): string[] {
  return preload.filter((word) => !endpoints.some(({ preloading }) => preloading?.isNetwork(word) === true))
}

export type PoolParts = Pick<PoolOptions, 'workerFile' | 'express'> &
  Partial<Pick<PoolOptions, 'queueLength'>> & {
    readonly onFailure?: (error: unknown) => void
    /** Where there is a knowledge base. */
    readonly knowledge?: KnowledgePoolParts | undefined
  }

export interface KnowledgePoolParts {
  /** Finds the base. @throws KnowledgeBaseError */
  readonly base: () => Promise<FoundBase>
  /** Whether the pool is opened at the start, and not with the first task that is handed over. */
  readonly atOnce: boolean
  /** The entry of its threads, for tests. */
  readonly workerFile?: string
}

/**
 * The analysis pool, and where there is a knowledge base the knowledge pool behind it.
 * @param endpoints those that are served; no thread opens others
 * @throws PoolError when a thread cannot start; KnowledgeBaseError when the knowledge pool is opened at once and there is no whole base;
 *   LittleMemoryError where the system leaves no addresses for the threads
 */
export async function openPool(
  settings: Settings,
  store: ModelStore,
  endpoints: readonly Endpoint[],
  resources: Resources,
  { knowledge, onFailure = () => {}, ...further }: PoolParts
): Promise<AnalysisPool> {
  const isAlone = knowledge === undefined || handingOver(endpoints).length === 0
  const threads = settings.workers + (further.express === undefined ? 0 : 1) + (isAlone ? 0 : settings.knowledgeWorkers)
  requireAddresses(threads * ADDRESSES_A_THREAD + (isAlone ? 0 : ADDRESSES_OF_BASE))
  if (isAlone) return openAnalysisPool({ ...settings, knowledgeBase: NO_BASE }, store, endpoints, resources, { onFailure, ...further })
  const { queueLength } = further
  const parts = { onFailure, ...(queueLength && { queueLength }), ...(knowledge.workerFile && { workerFile: knowledge.workerFile }) }
  const open = async () => openKnowledgePool(settings, store, endpoints, resources, await knowledge.base(), parts)
  const [analysing, linking] = await Promise.allSettled([
    openAnalysisPool(settings, store, endpoints, resources, { onFailure, ...further }),
    knowledge.atOnce ? open() : undefined
  ])
  if (analysing.status === 'fulfilled' && linking.status === 'fulfilled')
    return new HandingOverPool({ analysis: analysing.value, open, knowledge: linking.value, timeLimitMs: settings.taskTimeLimit })
  for (const opened of [analysing, linking]) if (opened.status === 'fulfilled') await opened.value?.close()
  throw [linking, analysing].find((opened) => opened.status === 'rejected')!.reason
}

function openAnalysisPool(
  settings: Settings,
  store: ModelStore,
  endpoints: readonly Endpoint[],
  resources: Resources,
  further: Pick<PoolOptions, 'workerFile' | 'express' | 'onFailure'> & { readonly queueLength?: number }
): Promise<AnalysisPool> {
  const byName = new Map(endpoints.map((endpoint) => [endpoint.name, endpoint]))
  return createPool({
    store,
    weigh: (task) => byName.get(task.kind)!.weigh(task),
    workers: settings.workers,
    queueLength: settings.queueLength,
    timeLimitMs: settings.taskTimeLimit,
    preload: settings.preload,
    settings: Object.fromEntries(endpoints.map(({ name, workSettings }) => [name, workSettings?.(settings)])),
    resources: Object.fromEntries(Object.entries(resources).map(([name, { resource }]) => [name, resource])),
    ...further
  })
}
