/**
 * Traces: a span for each request, with waiting, work and its stages below it, sent to a collector by OTLP over HTTP.
 * Spans are made when the request has ended, from what has been noted of it by then, so that a request that is under way pays nothing for them.
 * OpenTelemetry: https://opentelemetry.io/docs/specs/otel/trace/api/, names of attributes: https://opentelemetry.io/docs/specs/semconv/http/http-spans/
 */
import { setTimeout as pause } from 'node:timers/promises'
import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api'
import { ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor, ParentBasedSampler, type SpanExporter, TraceIdRatioBasedSampler } from '@opentelemetry/sdk-trace-base'
import type { Settings } from '../settings.js'
import type { TaskTimes } from '../workers/messages.js'
import type { Exchange } from './exchange.js'
import type { Logger } from './logger.js'

/** Milliseconds between two log lines about spans that could not be sent. */
const TELL_MS = 60_000

const propagator = new W3CTraceContextPropagator()
const fromHeaders = {
  keys: (headers: Exchange['traceHeaders']) => Object.keys(headers),
  get: (headers: Exchange['traceHeaders'], name: string) => headers[name as keyof typeof headers]
}

export class Traces {
  readonly #provider: BasicTracerProvider
  readonly #tracer: Tracer

  /** @param settings address of the collector, and how many of the traces that begin here are kept */
  constructor({ tracesUrl, tracesShare, serviceName }: Pick<Settings, 'tracesShare' | 'serviceName'> & { readonly tracesUrl: string }, logger: Logger) {
    const own = resourceFromAttributes({ 'service.name': serviceName.toLowerCase() })
    this.#provider = new BasicTracerProvider({
      // OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES go before
      resource: own.merge(detectResources({ detectors: [envDetector] })),
      sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(tracesShare) }),
      spanProcessors: [new BatchSpanProcessor(telling(new OTLPTraceExporter({ url: tracesUrl }), logger))]
    })
    this.#tracer = this.#provider.getTracer('glossa')
  }

  /**
   * Takes in a request that has ended.
   * @returns the id of its trace, where that is kept
   */
  observe(exchange: Exchange, status: number): string | undefined {
    // whoever looks whether the server is well does so every few seconds
    if (exchange.whileDraining) return undefined
    const { method, endpoint, times } = exchange
    const route = endpoint === 'unknown' ? undefined : endpoint
    const span = this.#tracer.startSpan(
      route === undefined ? method : `${method} ${route}`,
      {
        kind: SpanKind.SERVER,
        startTime: exchange.started,
        attributes: {
          'http.request.method': method,
          'http.route': route,
          'http.response.status_code': status,
          'http.request.body.size': exchange.bytesIn,
          'http.response.body.size': exchange.bytesOut,
          'error.type': status >= 500 ? String(status) : undefined,
          'glossa.request_id': exchange.id,
          'glossa.key_id': exchange.keyId,
          'glossa.language': exchange.language,
          'glossa.characters': exchange.characters,
          'glossa.refusal': exchange.refusal,
          'glossa.lines': exchange.lines?.answered,
          'glossa.failed_lines': exchange.lines?.failed
        }
      },
      propagator.extract(ROOT_CONTEXT, exchange.traceHeaders, fromHeaders)
    )
    if (!span.isRecording()) return undefined
    if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
    // lines overlap each other, and there may be any number of them
    if (times !== undefined && exchange.lines === undefined) this.#addStages(trace.setSpan(ROOT_CONTEXT, span), times, exchange.workedAt)
    span.end(performance.now())
    return span.spanContext().traceId
  }

  /** The stages follow each other from the begin of the work: how long each took is measured, when it began is not. */
  #addStages(parent: Context, { queueMs, workMs, stages }: TaskTimes, end: number): void {
    const begin = end - workMs
    this.#part('queue', parent, begin - queueMs, begin)
    const work = this.#part('work', parent, begin, end)
    let at = begin
    for (const [stage, ms] of Object.entries(stages)) {
      this.#part(stage, trace.setSpan(ROOT_CONTEXT, work), at, at + ms)
      at += ms
    }
  }

  #part(name: string, parent: Context, startTime: number, end: number): Span {
    const span = this.#tracer.startSpan(name, { startTime }, parent)
    span.end(end)
    return span
  }

  /**
   * Sends what there is yet, and gives up at the time limit.
   * @returns whether it is done; if not, attempts that are yet to come keep the process alive for some seconds
   */
  async close(limitMs: number): Promise<boolean> {
    const ended = this.#provider.shutdown().then(
      () => true,
      () => true
    )
    return Promise.race([ended, pause(limitMs, false, { ref: false })])
  }
}

/** An exporter whose failures the log tells, but not each of them. */
function telling(exporter: SpanExporter, logger: Logger): SpanExporter {
  let lost = 0
  let tellAt = 0
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        if (result.code !== ExportResultCode.SUCCESS) {
          lost += spans.length
          if (performance.now() >= tellAt) {
            logger.warn({ spans: lost, reason: result.error?.message }, 'traces could not be sent')
            lost = 0
            tellAt = performance.now() + TELL_MS
          }
        }
        done(result)
      })
    },
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
    shutdown: () => exporter.shutdown()
  }
}
