/** The service as lines of a bulk request meet it: they take their turn behind those of others, and wait where a single request would be refused. */
import { setTimeout as pause } from 'node:timers/promises'
import { toApiError } from '../../service/faults.js'
import { sumOf } from '../../service/handing-over.js'
import type { Service, ServiceAnswer, ServiceNotes, ServiceRequest } from '../../service/service.js'
import type { Settings } from '../../settings.js'
import { PoolError } from '../../workers/analysis-pool.js'
import type { Exchange } from '../exchange.js'
import type { Logger } from '../logger.js'
import type { Metrics } from '../metrics.js'
import type { Places } from './places.js'

export interface LineServiceParts {
  readonly settings: Pick<Settings, 'taskTimeLimit'>
  readonly service: Service
  readonly logger: Logger
  readonly metrics: Metrics | undefined
}

/** Milliseconds before a line that found the queue full asks again, at least. */
const LEAST_WAIT_MS = 50

export class LineService implements Service {
  readonly #parts: LineServiceParts
  readonly #exchange: Exchange
  readonly #places: readonly Places[]
  readonly #running = new Set<AbortController>()

  /** @param places that a line takes one of each of, in this order */
  constructor(parts: LineServiceParts, exchange: Exchange, places: readonly Places[]) {
    this.#parts = parts
    this.#exchange = exchange
    this.#places = places
    exchange.hold(() => {
      for (const line of this.#running) line.abort()
    })
  }

  async answer(request: ServiceRequest, notes: ServiceNotes): Promise<ServiceAnswer> {
    for (const places of this.#places) await places.enter()
    const line = new AbortController()
    this.#running.add(line)
    try {
      return await this.#patiently({ ...request, signal: line.signal }, notes)
    } catch (error) {
      this.#log(error)
      throw error
    } finally {
      this.#running.delete(line)
      for (const places of this.#places) places.leave()
      this.#note(notes)
    }
  }

  /** What a single request would be told to do after a refusal: asks again when there may be room, within the time that a task may take. */
  async #patiently(request: ServiceRequest, notes: ServiceNotes): Promise<ServiceAnswer> {
    const end = performance.now() + this.#parts.settings.taskTimeLimit
    for (;;) {
      if (this.#exchange.ended) throw new PoolError('cancelled')
      try {
        return await this.#parts.service.answer(request, notes)
      } catch (error) {
        if (!(error instanceof PoolError) || error.reason !== 'overloaded') throw error
        const waitMs = Math.max(error.retryMs, LEAST_WAIT_MS)
        if (performance.now() + waitMs > end) throw error
        await pause(waitMs, undefined, { signal: request.signal }).catch(() => {})
      }
    }
  }

  #log(error: unknown): void {
    const exchange = this.#exchange
    if (exchange.ended || toApiError(error).status !== 500) return
    const cause = error instanceof PoolError ? (error.cause ?? error) : error
    this.#parts.logger.error({ requestId: exchange.id, err: cause }, 'a line of a request failed')
  }

  /** The log tells the sums of all lines, the metrics take each of them. */
  #note({ characters, times }: ServiceNotes): void {
    const exchange = this.#exchange
    if (exchange.ended) return
    exchange.characters += characters
    if (times === undefined) return
    this.#parts.metrics?.observeTimes(exchange.endpoint, times)
    exchange.times = exchange.times === undefined ? times : sumOf(exchange.times, times)
  }
}
