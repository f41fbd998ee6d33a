/** Figures for Prometheus. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { AnalysisPool } from '../workers/analysis-pool.js'
import type { TaskTimes } from '../workers/messages.js'
import type { Exchange } from './exchange.js'
import type { InFlight } from './in-flight.js'
import type { DroppedLines } from './log-destination.js'

const requestSeconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]
const stageSeconds = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

export interface Metrics {
  /** Counts a finished request. */
  observe(exchange: Exchange, status: number): void
  /** Counts a line of a request. @param status that a request of its own would have been answered with */
  observeLine(exchange: Exchange, status: number): void
  /** Books the times of a line. */
  observeTimes(endpoint: string, times: TaskTimes): void
  /** Counts an answer to something that never became a request. */
  refused(status: number): void
  readonly contentType: string
  text(): Promise<string>
  close(): void
}

export function createMetrics(
  pool: Pick<AnalysisPool, 'queueLength' | 'backgroundQueueLength' | 'running' | 'knowledge'>,
  inFlight: Pick<InFlight, 'bodyBytes' | 'answerBytes'>,
  droppedLines: DroppedLines = { unread: 0, refused: 0 }
): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'glossa_requests_total',
    help: 'Requests by endpoint and status',
    labelNames: ['endpoint', 'status'] as const,
    registers
  })
  const lines = new Counter({
    name: 'glossa_lines_total',
    help: 'Lines of bulk requests by endpoint and the status that a request of its own would have',
    labelNames: ['endpoint', 'status'] as const,
    registers
  })
  const latency = new Histogram({
    name: 'glossa_request_seconds',
    help: 'Time to answer, refusals (503, 429) and bulk requests left out',
    labelNames: ['endpoint'] as const,
    buckets: requestSeconds,
    registers
  })
  const stages = new Histogram({
    name: 'glossa_stage_seconds',
    help: 'Time spent in a stage: waiting (queue), at a worker (work), and within it by name',
    labelNames: ['endpoint', 'stage'] as const,
    buckets: stageSeconds,
    registers
  })
  gauge('glossa_queue_tasks', 'Tasks that wait for a worker', () => pool.queueLength)
  gauge('glossa_queue_line_tasks', 'Tasks among them that are lines of bulk requests', () => pool.backgroundQueueLength)
  gauge('glossa_running_tasks', 'Tasks handed to workers', () => pool.running)
  if (pool.knowledge !== undefined) {
    gauge('glossa_linking_queue_tasks', 'Tasks among them that wait for a thread that links', () => pool.knowledge!.queueLength)
    gauge('glossa_linking_running_tasks', 'Tasks among them handed to threads that link', () => pool.knowledge!.running)
  }
  gauge('glossa_body_bytes', 'Bytes of request bodies in flight', () => inFlight.bodyBytes)
  gauge('glossa_answer_bytes', 'Bytes of answers that are not sent yet', () => inFlight.answerBytes)
  new Counter({
    name: 'glossa_log_lines_dropped_total',
    help: 'Log lines dropped because nobody reads them (unread) or the system refuses to write them (refused)',
    labelNames: ['reason'] as const,
    registers,
    collect() {
      this.reset()
      for (const [reason, lines] of Object.entries(droppedLines)) this.inc({ reason }, lines)
    }
  })
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  // The histogram holds whole intervals: the resolution itself is no delay.
  gauge('glossa_event_loop_delay_p99_seconds', 'Delay of the main thread, 99th percentile since the last reading', () => {
    const seconds = Math.max(0, delay.percentile(99) / 1e9 - 0.01)
    delay.reset()
    return seconds
  })

  function gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read())
      }
    })
  }

  /** Looking labels up is the expensive part, so the labelled children are kept; endpoints, statuses and stages are few. */
  const counters = memoised((key) => requests.labels(...(key.split(' ') as [string, string])))
  const lineCounters = memoised((key) => lines.labels(...(key.split(' ') as [string, string])))
  const latencies = memoised((endpoint) => latency.labels(endpoint))
  const stageTimers = memoised((key) => stages.labels(...(key.split(' ') as [string, string])))

  function observeTimes(endpoint: string, times: TaskTimes): void {
    stageTimers(`${endpoint} queue`).observe(times.queueMs / 1000)
    stageTimers(`${endpoint} work`).observe(times.workMs / 1000)
    for (const stage in times.stages) stageTimers(`${endpoint} ${stage}`).observe(times.stages[stage]! / 1000)
  }

  return {
    observe({ endpoint, started, times, lines }, status) {
      counters(`${endpoint} ${status}`).inc()
      // It takes as long as its caller sends; its lines have been counted.
      if (lines !== undefined) return
      // A refusal takes no time: counted in, it would make an overload look fast.
      if (status !== 503 && status !== 429) latencies(endpoint).observe((performance.now() - started) / 1000)
      if (times !== undefined) observeTimes(endpoint, times)
    },
    observeLine: ({ endpoint }, status) => lineCounters(`${endpoint} ${status}`).inc(),
    observeTimes,
    refused: (status) => counters(`unknown ${status}`).inc(),
    contentType: registry.contentType,
    text: () => registry.metrics(),
    close: () => delay.disable()
  }
}

function memoised<T>(make: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>()
  return (key) => {
    let value = known.get(key)
    if (value === undefined) {
      value = make(key)
      known.set(key, value)
    }
    return value
  }
}
