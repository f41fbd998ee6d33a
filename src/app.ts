/** Builds the HTTP application. It does not listen, so tests can inject. */
import cors from '@fastify/cors'
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import type { Endpoint } from './endpoints/endpoint.js'
import { endpoints as allEndpoints } from './endpoints/index.js'
import { createAccessCheck, isOpenPath, type KeyRing } from './http/access.js'
import { addBodyParser } from './http/body.js'
import { createBulk } from './http/bulk/bulk.js'
import { Connections, cut } from './http/connections.js'
import { createAnswerError, createClientErrorHandler, createConnectHandler, createExpectationHandler, MOST_PART_CHARACTERS } from './http/error-handlers.js'
import type { Exchange } from './http/exchange.js'
import type { Front } from './http/front.js'
import { HeaderReader } from './http/headers.js'
import { InFlight } from './http/in-flight.js'
import { addInterfaceDocument } from './http/interface-document.js'
import { addLifecycle, begin, type LifecycleParts, nowhere } from './http/lifecycle.js'
import type { DroppedLines } from './http/log-destination.js'
import type { Logger } from './http/logger.js'
import { KnownPaths } from './http/methods.js'
import { createMetrics } from './http/metrics.js'
import { createRespond } from './http/respond.js'
import { endpointRoutes } from './http/routes/endpoints.js'
import { operationRoutes } from './http/routes/operations.js'
import { pingRoutes } from './http/routes/ping.js'
import { playgroundRoutes } from './http/routes/playground.js'
import type { Traces } from './http/traces.js'
import { Traffic } from './http/traffic.js'
import type { ModelStore } from './models/store.js'
import type { ContentSource } from './service/content.js'
import type { KnowledgeBaseReport } from './service/knowledge.js'
import { createService } from './service/service.js'
import type { Settings } from './settings.js'
import type { AnalysisPool } from './workers/analysis-pool.js'

export interface AppParts {
  readonly settings: Settings
  readonly pool: AnalysisPool
  readonly store: ModelStore
  /** The base that entities are linked to, where there is one. */
  readonly knowledgeBase?: KnowledgeBaseReport | undefined
  /** Where texts come from that are not inline. */
  readonly content: ContentSource
  /** Present: key protection is on. */
  readonly keys?: KeyRing | undefined
  readonly logger: Logger
  /** Of the log behind the logger, for the metrics. */
  readonly droppedLines?: DroppedLines | undefined
  /** Where requests are told, if at all; the caller's to close. */
  readonly traces?: Pick<Traces, 'observe'> | undefined
  /** All of the service's by default. */
  readonly endpoints?: readonly Endpoint[]
}

/** Longest wait for the head of a request, and longest pause between looks at connections that are too slow. */
const headTimeLimitMs = 10_000
const slowCheckMs = 500

/**
 * The application with all its routes, not yet listening. The pool stays the caller's to close.
 * `app.drain()` refuses new requests and waits for those in flight; call it before `app.close()`, which cuts what is left.
 */
export function buildApp(parts: AppParts): FastifyInstance {
  const { settings, pool, store, knowledgeBase, content, keys, logger, droppedLines, traces, endpoints = allEndpoints } = parts
  const headers = new HeaderReader(settings)
  const inFlight = new InFlight(settings.maxBytesInFlight)
  const standstill = { sending: settings.answerTimeLimit, working: settings.idleTimeLimit + settings.taskTimeLimit }
  const connections = new Connections(standstill)
  const traffic = new Traffic(connections)
  const isDraining = () => traffic.draining
  // Of several requests on a connection only the last one may close it.
  const closes = ({ raw, exchange }: FastifyRequest) => traffic.draining && connections.last(raw.socket) === exchange
  const respond = createRespond({ settings, closes, inFlight, connections })
  const metrics = settings.metrics ? createMetrics(pool, inFlight, droppedLines) : undefined
  const paths = new KnownPaths()
  const noteRefusal = (status: number) => {
    metrics?.refused(status)
    logger.info({ endpoint: 'unknown', status }, 'not a request')
  }
  const answerError = createAnswerError(respond, logger)
  const checkAccess = createAccessCheck(settings, keys)
  const lifecycle: LifecycleParts = { settings, headers, paths, checkAccess, metrics, traces, logger, connections, traffic }
  const app = fastify({
    logger: false,
    requestTimeout: settings.requestTimeLimit,
    connectionTimeout: standstill.working,
    keepAliveTimeout: settings.idleTimeLimit,
    http: {
      // A missing one is refused by the lifecycle, with a body.
      requireHostHeader: false,
      headersTimeout: Math.min(headTimeLimitMs, settings.requestTimeLimit),
      connectionsCheckingInterval: Math.min(slowCheckMs, settings.requestTimeLimit)
    },
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, ignoreDuplicateSlashes: true, maxParamLength: MOST_PART_CHARACTERS },
    clientErrorHandler: createClientErrorHandler(connections, traffic, noteRefusal),
    // A path that cannot be decoded meets no hook.
    frameworkErrors: (error, request, reply) => {
      begin(request, reply.raw, {}, lifecycle)
      answerError(error, request, reply)
    }
  })

  app.addHook('onRoute', (route) => {
    paths.add(route)
    const endpoint = route.url === '*' ? 'preflight' : withoutBase(route.url, settings.basePath)
    route.config = { ...route.config, endpoint, open: route.config?.open === true || isOpenPath(endpoint, settings.openPaths) }
  })
  app.setValidatorCompiler(() => () => true)
  app.setSerializerCompiler(() => JSON.stringify)
  addBodyParser(app, { maxBodyBytes: settings.maxBodyBytes, inFlight })
  addLifecycle(app, lifecycle)
  // Only where pages of other hosts may call; without it no answer carries such a header.
  if (settings.corsOrigins.length > 0) app.register(cors, { origin: originsOf(settings), exposedHeaders: '*', maxAge: 86_400, strictPreflight: false })
  app.setErrorHandler(answerError)
  app.setNotFoundHandler((request, reply) => answerError(nowhere(request, paths), request, reply))
  traffic.watch(app.server)
  app.server.on('checkExpectation', createExpectationHandler(noteRefusal))
  app.server.on('connect', createConnectHandler(noteRefusal))
  listenClosely(app)
  addInterfaceDocument(app, settings, headers.own)
  if (metrics !== undefined) app.addHook('onClose', async () => metrics.close())

  const service = createService({ settings, pool, content })
  const keyHolds = ({ headers: { values }, keyId }: Exchange) => keyId === undefined || keys?.check(values.key!)?.id === keyId
  const answerLines = createBulk({ settings, service, inFlight, connections, traffic, logger, metrics, closes, keyHolds })
  const front: Front = { settings, endpoints, service, pool, store, knowledgeBase, names: headers.own, respond, answerLines, metrics, isDraining }
  app.register(async (base) => addRoutes(base, front), { prefix: settings.basePath })
  if (settings.basePath !== '') app.register(async (root) => operationRoutes(root, front))
  // Whatever the base path is, the front door is at the root.
  app.register(async (root) => playgroundRoutes(root, front))
  return app
}

function addRoutes(app: FastifyInstance, front: Front): void {
  pingRoutes(app, front)
  operationRoutes(app, front)
  endpointRoutes(app, front)
}

/** What the HTTP server does by itself too early: it ends connections that stand still or whose callers closed their side, and asks for bodies unchecked. */
function listenClosely({ server }: FastifyInstance): void {
  // Not documented, but there since the first versions of Node.js; the tests of connections tell when it goes.
  Object.assign(server, { httpAllowHalfOpen: true })
  server.on('timeout', cut)
  server.on('checkContinue', (request, response) => server.emit('request', request, response))
}

function withoutBase(url: string, basePath: string): string {
  return basePath !== '' && url.startsWith(`${basePath}/`) ? url.slice(basePath.length) : url
}

function originsOf({ corsOrigins }: Settings): '*' | string[] {
  return corsOrigins.includes('*') ? '*' : [...corsOrigins]
}
