/** Puts the server together, listens, and stops it gracefully. */
import { lookup } from 'node:dns/promises'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { buildApp } from './app.js'
import { createContentReader } from './content/reader.js'
import type { ResourceReport } from './endpoints/endpoint.js'
import { endpoints } from './endpoints/index.js'
import { openKeyRing } from './http/keys.js'
import { type Logger, openLog } from './http/logger.js'
import type { Traces } from './http/traces.js'
import { type ModelStore, openModels } from './models/store.js'
import { knowledgeBaseOf } from './service/knowledge.js'
import { checkPreload, openPool, preloadWithoutNetworks } from './service/pool.js'
import { openResources } from './service/resources.js'
import type { Settings } from './settings.js'
import type { AnalysisPool } from './workers/analysis-pool.js'

/** A server that listens. */
export interface RunningServer {
  /** `http://host:port` */
  readonly address: string
  /** Reads again what the endpoints read beside the models (entity lists); requests that begin after it are answered with what is there now. */
  reload(): Promise<void>
  /** Listens no longer, lets running requests finish within the drain time limit, then closes everything, in less than a second. */
  stop(): Promise<Stopped>
}

/** Who hears what the log cannot say. */
export interface Told {
  /** A sentence. */
  readonly say: (message: string) => void
  /** How far the unpacking of the knowledge base is, 0 to 1. */
  readonly unpacking: (share: number) => void
}

/** How stopping went. */
export interface Stopped {
  /** Requests that were cut at the drain time limit. */
  readonly cut: number
  /** Whether all log lines were written. */
  readonly logged: boolean
  /** Whether the last traces are sent or given up. If not, the process would go on trying for a while. */
  readonly traced: boolean
  /** Whether everything is closed. If not, something hangs in a call of the system, and the process cannot end in the usual way. */
  readonly closed: boolean
}

/** Milliseconds for the last answers. */
const tellingMs = 50
/** Milliseconds for closing, after the drain time limit at most. */
const closingMs = 500

/**
 * Verifies the models, unpacks the knowledge base where that has not been done, starts the workers and listens.
 * @throws ModelError for a missing or damaged model, KnowledgeBaseError for such a base, SettingsError and the system's errors (port in use) as they come
 */
export async function serve(settings: Settings, { say, unpacking }: Told): Promise<RunningServer> {
  checkPreload(settings, endpoints)
  // wrong settings are told before the knowledge base is unpacked, which takes minutes
  const content = createContentReader(settings)
  const log = openLog(settings, say)
  const { logger } = log
  const traces = await openTraces(settings, logger)
  const resources = await openResources(settings, endpoints)
  const store = openModels(settings.models, settings.modelsLicence)
  const keys =
    settings.keysFile === undefined
      ? undefined
      : openKeyRing(settings.keysFile, (error) => logger.error({ err: error }, 'the key file cannot be read; no key is valid until it can'))
  const base = knowledgeBaseOf(settings, store, { say, progress: unpacking })
  const pool = await openVerified(
    store,
    openPool(settings, store, endpoints, resources, {
      express: { preload: preloadWithoutNetworks(settings, endpoints) },
      onFailure: (error) => logger.error({ err: error }, 'a worker failed'),
      knowledge: base && { base, atOnce: true }
    })
  )
  const app = buildApp({ settings, pool, store, knowledgeBase: (await base?.())?.report, keys, logger, droppedLines: log.dropped, traces, content })
  const stop = async (): Promise<Stopped> => {
    const started = performance.now()
    const left = (limitMs: number) => Math.max(0, started + limitMs - performance.now())
    // What has arrived is read before connections are looked at.
    await pause(0)
    app.server.close()
    const cut = await app.drain()
    keys?.close()
    // Whoever waits for a task is told that there is no more time, before the connections are cut.
    const told = cut > 0 ? pause(tellingMs) : Promise.resolve()
    const closing = Promise.allSettled([pool.close(left(settings.drainTimeLimit)), content.close(), told.then(() => app.close())]).then(() => true)
    const deadline = new AbortController()
    const late = pause(left(settings.drainTimeLimit + closingMs), false, { signal: deadline.signal }).catch(() => false)
    const closed = await Promise.race([closing, late])
    deadline.abort()
    // the last requests are among them
    const traced = (await traces?.close(Math.min(closingMs, left(settings.drainTimeLimit + closingMs)))) ?? true
    return { cut, closed, traced, logged: await log.close(left(settings.drainTimeLimit + closingMs)) }
  }
  try {
    // A name may have several addresses, for which the framework would open further servers that know nothing of this one's handlers and end.
    const { address } = await lookup(settings.host)
    await app.listen({ port: settings.port, host: address })
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

/** What the traces need is loaded only where they are wanted. */
async function openTraces({ tracesUrl, ...settings }: Settings, logger: Logger): Promise<Traces | undefined> {
  if (tracesUrl === undefined) return undefined
  const { Traces } = await import('./http/traces.js')
  return new Traces({ ...settings, tracesUrl }, logger)
}

/** One log line a fault, then one for the reading. */
function logReport(logger: Logger, { level, message, fields, faults }: ResourceReport): void {
  for (const fault of faults) logger.warn(fault)
  logger[level](fields, message)
}
