/** The arrival of a request: its exchange, and whether it is let in. Its end is the exchange's own. */
import type { ServerResponse } from 'node:http'
import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify'
import { apiError } from '../core/errors.js'
import type { Settings } from '../settings.js'
import type { Connections } from './connections.js'
import { Exchange } from './exchange.js'
import { checkHost, echoable, type HeaderReader } from './headers.js'
import { type Logger, requestLine } from './logger.js'
import type { KnownPaths } from './methods.js'
import type { Metrics } from './metrics.js'
import type { Traces } from './traces.js'
import type { Traffic } from './traffic.js'

export interface LifecycleParts {
  readonly settings: Settings
  readonly headers: HeaderReader
  readonly paths: KnownPaths
  readonly checkAccess: (exchange: Exchange) => void
  readonly metrics: Metrics | undefined
  readonly traces: Pick<Traces, 'observe'> | undefined
  readonly logger: Logger
  readonly connections: Connections
  readonly traffic: Traffic
}

/** Adds the hooks that every request passes: the first one of all, and one before its body is read, after the headers of plugins (CORS) are set. */
export function addLifecycle(app: FastifyInstance, parts: LifecycleParts): void {
  const { settings, checkAccess, traffic, paths } = parts
  app.addHook('onRequest', (request, reply, done) => {
    begin(request, reply.raw, request.routeOptions.config, parts)
    done()
  })
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    try {
      if (traffic.draining && !request.exchange.whileDraining) throw apiError('serviceUnavailable', 'the service is shutting down')
      checkHost(request.raw)
      if (request.is404) throw nowhere(request, paths)
      // A browser asks beforehand without any of the caller's headers.
      if (request.method !== 'OPTIONS') checkAccess(request.exchange)
      done()
    } catch (error) {
      done(error as Error)
    }
  })
  app.decorate('drain', () => traffic.drain(settings.drainTimeLimit))
  app.addHook('preClose', (done) => {
    traffic.cut()
    done()
  })
}

/** Starts the exchange of a request. */
export function begin(
  request: FastifyRequest,
  response: ServerResponse,
  config: FastifyContextConfig,
  { settings, headers: reader, metrics, traces, logger, traffic, connections }: LifecycleParts
): void {
  const headers = reader.read(request.raw)
  const start = {
    method: request.method,
    endpoint: config.endpoint ?? 'unknown',
    open: config.open === true,
    whileDraining: config.whileDraining === true,
    headers,
    app: echoable(headers.values.app),
    // Without protection nobody's calls are counted; two for each worker keep all of them at work. With it, a caller without key has no plan yet.
    concurrency: settings.keysFile === undefined ? settings.workers * 2 : 1,
    traceHeaders: { traceparent: request.headers['traceparent'] as string | undefined, tracestate: request.headers['tracestate'] as string | undefined }
  }
  const exchange = new Exchange(start, response, (ended, status) => {
    traffic.leave(request.raw.socket)
    metrics?.observe(ended, status)
    logger.info(requestLine(ended, status, traces?.observe(ended, status)), 'request')
  })
  request.exchange = exchange
  traffic.enter()
  connections.add(request.raw.socket, exchange)
}

/** Error for a path that leads nowhere, or not by this method. */
export function nowhere(request: FastifyRequest, paths: KnownPaths) {
  const path = request.url.split('?', 1)[0]!
  const methods = paths.methodsOf(path)
  return methods.length === 0 ? apiError('notFound', path.slice(0, 200)) : apiError('methodNotAllowed', request.method, methods.join(', '))
}
