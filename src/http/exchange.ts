/** One request and its answer: all that is known of it while it runs, and the one place where it ends. */
import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { ServiceNotes } from '../service/service.js'
import type { TaskTimes } from '../workers/messages.js'
import type { OwnHeaders } from './headers.js'

/** Status in the log of a request whose caller hung up before the answer. */
const HUNG_UP = 499

export interface ExchangeStart {
  readonly method: string
  /** Path pattern of the route without the base path; `unknown` where there is none. */
  readonly endpoint: string
  /** Whether the route is answered without a key. */
  readonly open: boolean
  /** Whether the route is answered while the server drains. */
  readonly whileDraining: boolean
  readonly headers: OwnHeaders
  /** The caller's own application name, given back in the answer. */
  readonly app: string | undefined
  /** Connections that the caller may hold at a time. */
  readonly concurrency: number
  /** The trace that the request is part of, as the caller wrote it (W3C Trace Context). */
  readonly traceHeaders: { readonly traceparent?: string | undefined; readonly tracestate?: string | undefined }
}

/**
 * Ends exactly once, with the end of its response or of its connection, whichever comes first: then its task is cancelled where nobody waits any more,
 * its caller's place is given back, and it is noted.
 */
export class Exchange implements ServiceNotes {
  readonly id = randomUUID()
  /** `performance.now()` at its arrival. */
  readonly started = performance.now()
  readonly method: string
  readonly endpoint: string
  readonly open: boolean
  readonly whileDraining: boolean
  readonly headers: OwnHeaders
  readonly app: string | undefined
  readonly traceHeaders: ExchangeStart['traceHeaders']
  concurrency: number
  keyId: string | undefined
  bytesIn = 0
  bytesOut = 0
  characters = 0
  language: string | undefined
  /** What became of its lines, where its body is lines. */
  lines: { answered: number; failed: number } | undefined
  /** Why it was refused with 503. */
  refusal: string | undefined
  /** `performance.now()` when its times were noted: the end of its work. */
  workedAt = 0
  #times: TaskTimes | undefined
  readonly #response: ServerResponse
  readonly #onEnd: (exchange: Exchange, status: number) => void
  #hangUp: AbortController | undefined
  readonly #releases: (() => void)[] = []
  #ended = false
  #status: number | undefined

  /** @param onEnd called once, when all else has been given back */
  constructor(start: ExchangeStart, response: ServerResponse, onEnd: (exchange: Exchange, status: number) => void) {
    this.method = start.method
    this.endpoint = start.endpoint
    this.open = start.open
    this.whileDraining = start.whileDraining
    this.headers = start.headers
    this.app = start.app
    this.concurrency = start.concurrency
    this.traceHeaders = start.traceHeaders
    this.#response = response
    this.#onEnd = onEnd
  }

  get times(): TaskTimes | undefined {
    return this.#times
  }

  set times(times: TaskTimes | undefined) {
    this.#times = times
    this.workedAt = performance.now()
  }

  get response(): ServerResponse {
    return this.#response
  }

  /** Whether all is over: the answer is sent, or nobody is there for it. */
  get ended(): boolean {
    return this.#ended
  }

  /** Whether the caller hung up before the answer was written. */
  get hungUp(): boolean {
    return this.#hangUp?.signal.aborted === true
  }

  /** Aborted when the caller hangs up before the answer is written. */
  get signal(): AbortSignal {
    this.#hangUp ??= new AbortController()
    if (this.#ended && !this.#response.writableEnded) this.#hangUp.abort()
    return this.#hangUp.signal
  }

  /** Holds something that is given back at the end. */
  hold(release: () => void): void {
    if (this.#ended) release()
    else this.#releases.push(release)
  }

  /** Notes the status of an answer that went past the response, on the bare socket. */
  answeredWith(status: number): void {
    this.#status = status
  }

  /** To be called at the end of the response and at the end of its connection; only the first call counts. */
  end(): void {
    if (this.#ended) return
    this.#ended = true
    for (const release of this.#releases) release()
    const answered = this.#response.writableEnded
    if (!answered) this.#hangUp?.abort()
    this.#onEnd(this, this.#status ?? (answered ? this.#response.statusCode : HUNG_UP))
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    exchange: Exchange
  }
  interface FastifyContextConfig {
    /** Path pattern without the base path, for metrics and logs. */
    endpoint?: string
    /** Answered without a key. */
    open?: boolean
    /** Takes a text, so that its request may be an upload. */
    takesDocument?: boolean
    /** Answered while the server drains. */
    whileDraining?: boolean
  }
  interface FastifyInstance {
    /**
     * Refuses new requests from now on, and closes every connection without a running one. Resolves when those in flight are finished, or at the
     * drain time limit, with the number of those that are not.
     */
    drain(): Promise<number>
  }
}
