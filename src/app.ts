/** Builds the HTTP application. It does not listen, so tests can inject. */
import fastify, { type FastifyInstance } from 'fastify'
import { createAccessCheck, isOpenPath, type KeyRing } from './http/access.js'
import { addBodyParser } from './http/body.js'
import type { FetchContent } from './http/document.js'
import { type Answering, answerConnect, answerExpectation, createAnswerError, createClientErrorHandler } from './http/error-handlers.js'
import type { Front } from './http/front.js'
import { createRespond, headerNames } from './http/headers.js'
import { addInterfaceDocument } from './http/interface-document.js'
import { addLifecycle, begin, type LifecycleParts, nowhere, Traffic } from './http/lifecycle.js'
import { createLogger, type Logger } from './http/logger.js'
import { KnownPaths } from './http/methods.js'
import { createMetrics } from './http/metrics.js'
import { documentRoutes } from './http/routes/documents.js'
import { operationRoutes } from './http/routes/operations.js'
import { pingRoutes } from './http/routes/ping.js'
import { supportedLanguagesRoutes } from './http/routes/supported-languages.js'
import type { ModelStore } from './models/store.js'
import type { Settings } from './settings.js'
import type { AnalysisPool } from './workers/pool.js'

export interface AppParts {
  readonly settings: Settings
  readonly pool: AnalysisPool
  readonly store: ModelStore
  readonly fetchContent: FetchContent
  /** Present: key protection is on. */
  readonly keys?: KeyRing | undefined
  readonly logger?: Logger
}

/** Longest wait for the head of a request, and longest pause between looks at connections that are too slow. */
const headTimeLimitMs = 10_000
const slowCheckMs = 5_000

/**
 * The application with all its routes, not yet listening. The pool stays the caller's to close.
 * `app.drain()` refuses new requests and waits for those in flight; call it before `app.close()`.
 */
export function buildApp({ settings, pool, store, fetchContent, keys, logger = createLogger(settings) }: AppParts): FastifyInstance {
  const names = headerNames(settings)
  const traffic = new Traffic()
  const isDraining = () => traffic.draining
  const respond = createRespond(names, isDraining)
  const metrics = settings.metrics ? createMetrics(pool) : undefined
  const paths = new KnownPaths()
  const answering: Answering = new WeakMap()
  const answerError = createAnswerError(respond, settings, logger)
  const checkAccess = createAccessCheck(settings, names, keys)
  const lifecycle: LifecycleParts = { settings, names, paths, checkAccess, metrics, logger, answering, traffic }
  const app = fastify({
    logger: false,
    bodyLimit: settings.maxBodyBytes,
    requestTimeout: settings.requestTimeLimit,
    // A connection on which nothing moves, though an answer is on its way: its caller does not read.
    connectionTimeout: settings.idleTimeLimit + settings.taskTimeLimit,
    keepAliveTimeout: settings.idleTimeLimit,
    http: {
      // A missing one is refused by the lifecycle, with a body.
      requireHostHeader: false,
      headersTimeout: Math.min(headTimeLimitMs, settings.requestTimeLimit),
      connectionsCheckingInterval: Math.min(slowCheckMs, settings.requestTimeLimit)
    },
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, ignoreDuplicateSlashes: true },
    clientErrorHandler: createClientErrorHandler(answering),
    // A path that cannot be decoded meets no hook.
    frameworkErrors: (error, request, reply) => {
      begin(request, reply.raw, {}, lifecycle)
      answerError(error, request, reply)
    }
  })

  app.addHook('onRoute', (route) => {
    paths.add(route)
    const endpoint = withoutBase(route.url, settings.basePath)
    route.config = { ...route.config, endpoint, open: isOpenPath(endpoint, settings.openPaths) }
  })
  app.setValidatorCompiler(() => () => true)
  app.setSerializerCompiler(() => JSON.stringify)
  addBodyParser(app, settings.maxBodyBytes)
  addLifecycle(app, lifecycle)
  app.setErrorHandler(answerError)
  app.setNotFoundHandler((request, reply) => answerError(nowhere(request, paths), request, reply))
  app.server.on('checkExpectation', answerExpectation)
  app.server.on('connect', answerConnect)
  addInterfaceDocument(app, settings)
  if (metrics !== undefined) app.addHook('onClose', async () => metrics.close())

  const front: Front = { settings, pool, store, fetchContent, names, respond, metrics, isDraining }
  app.register(async (base) => addEndpoints(base, front), { prefix: settings.basePath })
  if (settings.basePath !== '') app.register(async (root) => operationRoutes(root, front))
  return app
}

function addEndpoints(app: FastifyInstance, front: Front): void {
  pingRoutes(app, front)
  operationRoutes(app, front)
  documentRoutes(app, front)
  supportedLanguagesRoutes(app, front)
}

function withoutBase(url: string, basePath: string): string {
  return basePath !== '' && url.startsWith(`${basePath}/`) ? url.slice(basePath.length) : url
}
