/** Puts the server together, listens, and stops it gracefully. */
import type { AddressInfo } from 'node:net'
import { buildApp } from './app.js'
import { openPool } from './http/analysis-pool.js'
import { createContentFetcher } from './http/content-uri.js'
import { logReading, openLists, reloadLists } from './http/entity-lists.js'
import { openKeyRing } from './http/keys.js'
import { createLogger } from './http/logger.js'
import { openModels } from './models/store.js'
import { type Settings, SettingsError } from './settings.js'
import { notPreloadable } from './workers/preload.js'

/** A server that listens. */
export interface RunningServer {
  /** `http://host:port` */
  readonly address: string
  /** Reads the folder of entity lists again; requests that begin after it are answered with what it holds now. */
  reloadLists(): Promise<void>
  /** Refuses new requests, lets those in flight finish within the drain time limit, then closes everything. */
  stop(): Promise<void>
}

/**
 * Verifies the models, starts the workers and listens.
 * @throws ModelError for a missing or damaged model, SettingsError and the system's errors (port in use) as they come
 */
export async function serve(settings: Settings): Promise<RunningServer> {
  const stranger = notPreloadable(settings.preload)
  if (stranger !== undefined) throw new SettingsError(`setting preload: there are no models of ${stranger}`)
  const logger = createLogger(settings)
  const opened = settings.entityLists === undefined ? undefined : await openLists(settings.entityLists)
  const store = openModels(settings.models, settings.modelsLicence)
  await store.verify()
  const keys =
    settings.keysFile === undefined
      ? undefined
      : openKeyRing(settings.keysFile, (error) => logger.error({ err: error }, 'the key file cannot be read; no key is valid until it can'))
  const pool = await openPool(settings, store, {
    userLists: () => opened?.lists.current,
    onFailure: (error) => logger.error({ err: error }, 'a worker failed')
  })
  const fetchContent = createContentFetcher(settings)
  const app = buildApp({ settings, pool, store, keys, logger, fetchContent })
  const stop = async () => {
    await app.drain()
    await app.close()
    await fetchContent.close()
    keys?.close()
    await pool.close()
  }
  try {
    await app.listen({ port: settings.port, host: settings.host })
  } catch (error) {
    await stop()
    throw error
  }
  if (opened !== undefined) logReading(logger, opened.report)
  const { address, family, port } = app.server.address() as AddressInfo
  return {
    address: `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`,
    stop,
    reloadLists: async () => opened && reloadLists(opened.lists, logger)
  }
}
