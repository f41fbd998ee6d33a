/** From the arrival of a request to its end: its record, whether it is let in, and what is noted of it; and the draining of the server. */
import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify'
import type { Settings } from '../settings.js'
import type { Answering } from './error-handlers.js'
import { apiError } from './errors.js'
import { echoable, type HeaderNames, headerOf } from './headers.js'
import { type Logger, requestLine } from './logger.js'
import type { KnownPaths } from './methods.js'
import type { Metrics } from './metrics.js'
import type { RequestRecord } from './record.js'

export interface LifecycleParts {
  readonly settings: Settings
  readonly names: HeaderNames
  readonly paths: KnownPaths
  readonly checkAccess: (request: FastifyRequest) => void
  readonly metrics: Metrics | undefined
  readonly logger: Logger
  readonly answering: Answering
  readonly traffic: Traffic
}

/** Status in the log of a request whose caller hung up before the answer. */
const HUNG_UP = 499

/** Requests in flight, and whether new ones are refused. */
export class Traffic {
  draining = false
  #inFlight = 0
  #whenIdle: (() => void) | undefined

  enter(): void {
    this.#inFlight++
  }

  leave(): void {
    this.#inFlight--
    if (this.#inFlight === 0) this.#whenIdle?.()
  }

  /** Refuses new requests; resolves when none is in flight, or after the time limit. */
  async drain(timeLimitMs: number): Promise<void> {
    this.draining = true
    if (this.#inFlight === 0) return
    await new Promise<void>((resolve) => {
      const deadline = setTimeout(resolve, timeLimitMs)
      this.#whenIdle = () => {
        clearTimeout(deadline)
        resolve()
      }
    })
  }
}

/** Adds the hook that every request passes first. */
export function addLifecycle(app: FastifyInstance, parts: LifecycleParts): void {
  const { settings, checkAccess, traffic, paths, answering } = parts
  app.addHook('onRequest', (request, reply, done) => {
    // Making these options is not free, so they are asked for once.
    const { config } = request.routeOptions
    begin(request, reply.raw, config, parts)
    answering.set(request.raw.socket, reply.raw)
    try {
      if (traffic.draining && config.whileDraining !== true) throw apiError('serviceUnavailable', 'the service is shutting down')
      if (request.raw.httpVersion === '1.1' && request.raw.headers.host === undefined) throw apiError('badRequestFormat', 'the Host header is missing')
      if (request.is404) throw nowhere(request, paths)
      checkAccess(request)
      done()
    } catch (error) {
      done(error as Error)
    }
  })
  app.decorate('drain', () => traffic.drain(settings.drainTimeLimit))
  app.addHook('preClose', (done) => {
    traffic.draining = true
    done()
  })
}

/** Starts the record of a request, and sees to its end. */
export function begin(
  request: FastifyRequest,
  response: ServerResponse,
  config: FastifyContextConfig,
  { settings, names, metrics, logger, traffic }: LifecycleParts
): void {
  const record: RequestRecord = {
    id: randomUUID(),
    started: performance.now(),
    endpoint: config.endpoint ?? 'unknown',
    open: config.open === true,
    app: echoable(headerOf(request, names.app)),
    // Without protection nobody's calls are counted; two for each worker keep all of them at work. With it, a caller without key has no plan yet.
    concurrency: settings.keysFile === undefined ? settings.workers * 2 : 1,
    keyId: undefined,
    bytesIn: 0,
    bytesOut: 0,
    characters: 0,
    language: undefined,
    queueMs: 0,
    workMs: 0,
    stages: undefined,
    hangUp: undefined,
    release: undefined
  }
  request.record = record
  traffic.enter()
  response.once('close', () => {
    traffic.leave()
    record.release?.()
    const status = response.writableEnded ? response.statusCode : HUNG_UP
    if (status === HUNG_UP) record.hangUp?.abort()
    metrics?.observe(record, status)
    logger.info(requestLine(record, request.method, status), 'request')
  })
}

/** Error for a path that leads nowhere, or not by this method. */
export function nowhere(request: FastifyRequest, paths: KnownPaths) {
  const path = request.url.split('?', 1)[0]!
  const methods = paths.methodsOf(path)
  return methods.length === 0 ? apiError('notFound', path.slice(0, 200)) : apiError('methodNotAllowed', request.method, methods.join(', '))
}
