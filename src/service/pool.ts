/** The analysis pool and the endpoints' resources as the settings want them, for the server and the command line alike. */

import type { Endpoint, OpenedResource } from '../endpoints/endpoint.js'
import { notPreloadable } from '../endpoints/index.js'
import type { ModelStore } from '../models/store.js'
import { type Settings, SettingsError } from '../settings.js'
import { type AnalysisPool, createPool, type PoolOptions } from '../workers/pool.js'

/** What lives beside the pool, by endpoint. */
export type Resources = Readonly<Record<string, OpenedResource>>

/** @throws SettingsError for a word of `preload` that names nothing */
export function checkPreload({ preload }: Settings, endpoints: readonly Endpoint[]): void {
  const word = notPreloadable(preload, endpoints)
  if (word !== undefined) throw new SettingsError(`setting preload: there are no models of ${word}`)
}

/** Opens the resources that the settings name. @throws SettingsError */
export async function openResources(settings: Settings, endpoints: readonly Endpoint[]): Promise<Resources> {
  const opened: Record<string, OpenedResource> = {}
  for (const { name, openResource } of endpoints) {
    const resource = await openResource?.(settings)
    if (resource !== undefined) opened[name] = resource
  }
  return opened
}

/** The words of `preload` that name nothing with a network. */
export function preloadWithoutNetworks({ preload }: Settings, endpoints: readonly Endpoint[]): string[] {
  return preload.filter((word) => !endpoints.some(({ preloading }) => preloading?.isNetwork(word) === true))
}

/** @param endpoints those that are served; no thread opens others @throws PoolError when a thread cannot start */
export function openPool(
  settings: Settings,
  store: ModelStore,
  endpoints: readonly Endpoint[],
  resources: Resources,
  further: Pick<PoolOptions, 'onFailure' | 'workerFile' | 'express'> & { readonly queueLength?: number }
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
