/** The analysis pool as the settings want it, for the server and the command line alike. */
import type { ModelStore } from '../models/store.js'
import type { Settings } from '../settings.js'
import { type AnalysisPool, createPool, type PoolOptions } from '../workers/pool.js'

/** @throws PoolError when a thread cannot start */
export function openPool(settings: Settings, store: ModelStore, further: Pick<PoolOptions, 'onFailure' | 'queueLength' | 'userLists'>): Promise<AnalysisPool> {
  return createPool({
    store,
    workers: settings.workers,
    queueLength: settings.queueLength,
    timeLimitMs: settings.taskTimeLimit,
    preload: settings.preload,
    entities: {
      typesOff: settings.entityTypesOff,
      socialMediaNames: settings.entitySocialMediaNames,
      calculateConfidence: settings.entityConfidence
    },
    ...further
  })
}
