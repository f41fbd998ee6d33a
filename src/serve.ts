/** Puts the server together, listens, and stops it gracefully. */
import type { AddressInfo } from 'node:net'
import { buildApp } from './app.js'
import { createContentReader } from './content/reader.js'
import type { ResourceReport } from './endpoints/endpoint.js'
import { endpoints } from './endpoints/index.js'
import { openKeyRing } from './http/keys.js'
import { createLogger, type Logger } from './http/logger.js'
import { type ModelStore, openModels } from './models/store.js'
import { checkPreload, openPool, openResources, preloadWithoutNetworks } from './service/pool.js'
import type { Settings } from './settings.js'
import type { AnalysisPool } from './workers/pool.js'

/** A server that listens. */
export interface RunningServer {
  /** `http://host:port` */
  readonly address: string
  /** Reads again what the endpoints read beside the models (entity lists); requests that begin after it are answered with what is there now. */
  reload(): Promise<void>
  /** Refuses new requests, lets those in flight finish within the drain time limit, then closes everything. */
  stop(): Promise<void>
}

/**
 * Verifies the models, starts the workers and listens.
 * @throws ModelError for a missing or damaged model, SettingsError and the system's errors (port in use) as they come
 */
export async function serve(settings: Settings): Promise<RunningServer> {
  checkPreload(settings, endpoints)
  const logger = createLogger(settings)
  const resources = await openResources(settings, endpoints)
  const store = openModels(settings.models, settings.modelsLicence)
  const keys =
    settings.keysFile === undefined
      ? undefined
      : openKeyRing(settings.keysFile, (error) => logger.error({ err: error }, 'the key file cannot be read; no key is valid until it can'))
  const pool = await openVerified(
    store,
    openPool(settings, store, endpoints, resources, {
      express: { preload: preloadWithoutNetworks(settings, endpoints) },
      onFailure: (error) => logger.error({ err: error }, 'a worker failed')
    })
  )
  const content = createContentReader(settings)
  const app = buildApp({ settings, pool, store, keys, logger, content })
  const stop = async () => {
    await app.drain()
    await app.close()
    await content.close()
    keys?.close()
    await pool.close()
  }
  try {
    await app.listen({ port: settings.port, host: settings.host })
  } catch (error) {
    await stop()
    throw error
  }
  for (const { report } of Object.values(resources)) logReport(logger, report)
  const { address, family, port } = app.server.address() as AddressInfo
  return {
    address: `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`,
    stop,
    async reload() {
      for (const { resource } of Object.values(resources)) logReport(logger, await resource.reload())
    }
  }
}

/** The pool, once every model has been verified; both take their time side by side. @throws ModelError before any fault of the pool */
async function openVerified(store: ModelStore, opening: Promise<AnalysisPool>): Promise<AnalysisPool> {
  const [verified, opened] = await Promise.allSettled([store.verify(), opening])
  if (verified.status === 'rejected') {
    if (opened.status === 'fulfilled') await opened.value.close()
    throw verified.reason
  }
  if (opened.status === 'rejected') throw opened.reason
  return opened.value
}

/** One log line a fault, then one for the reading. */
function logReport(logger: Logger, { level, message, fields, faults }: ResourceReport): void {
  for (const fault of faults) logger.warn(fault)
  logger[level](fields, message)
}
