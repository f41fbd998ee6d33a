/** What is known of one request while it runs: the one log line, the metrics and the answer's headers are made from it. */
import type { StageTimes } from '../workers/messages.js'

export interface RequestRecord {
  readonly id: string
  /** `performance.now()` at its arrival. */
  readonly started: number
  /** Path pattern of the route without the base path; `unknown` where there is none. */
  readonly endpoint: string
  /** Whether the route is answered without a key. */
  readonly open: boolean
  /** The caller's own application name, given back in the answer. */
  readonly app: string | undefined
  /** Connections that the caller may hold at a time. */
  concurrency: number
  keyId: string | undefined
  bytesIn: number
  bytesOut: number
  characters: number
  language: string | undefined
  queueMs: number
  workMs: number
  stages: StageTimes | undefined
  /** Aborted when the caller hangs up before the answer is written; there once work has begun. */
  hangUp: AbortController | undefined
  /** Gives back the caller's place in the gate of its key. */
  release: (() => void) | undefined
}

declare module 'fastify' {
  interface FastifyRequest {
    record: RequestRecord
  }
  interface FastifyContextConfig {
    /** Path pattern without the base path, for metrics and logs. */
    endpoint?: string
    /** Answered without a key. */
    open?: boolean
    /** Answered while the server drains. */
    whileDraining?: boolean
  }
  interface FastifyInstance {
    /** Refuses new requests from now on; resolves when those in flight are finished, or at the drain time limit. */
    drain(): Promise<void>
  }
}
