/** What a pool of threads offers, and why a task of it has no result. */
import type { Task } from '../endpoints/endpoint.js'
import type { TaskResult, TaskTimes } from './messages.js'

export type PoolFailure = 'overloaded' | 'timeout' | 'cancelled' | 'closing' | 'failed'

/** Why a task has no result. */
export class PoolError extends Error {
  override name = 'PoolError'
  readonly reason: PoolFailure
  /** How long the task took until it was given up. */
  readonly times: TaskTimes | undefined
  /** Milliseconds after which the task would have been taken; for `overloaded`. */
  readonly retryMs: number
  /** Id of the model whose file was the cause. */
  readonly artefact: string | undefined

  /** @param details `cause` and `artefact` are there for `failed` only */
  constructor(
    reason: PoolFailure,
    details: { readonly cause?: unknown; readonly artefact?: string | undefined; readonly times?: TaskTimes; readonly retryMs?: number } = {}
  ) {
    super(`analysis pool: ${reason}`, details.cause === undefined ? undefined : { cause: details.cause })
    this.reason = reason
    this.times = details.times
    this.retryMs = details.retryMs ?? 0
    this.artefact = details.artefact
  }
}

/** How busy a pool is. */
export interface PoolLoad {
  /** Tasks that wait for a worker. */
  readonly queueLength: number
  /** Those among them that others go before: lines of bulk requests. */
  readonly backgroundQueueLength: number
  /** Tasks handed to workers. */
  readonly running: number
}

export interface AnalysisPool extends PoolLoad {
  /**
   * Runs a task in a worker.
   * @param signal aborted when nobody waits for the result any more
   * @param limitMs milliseconds to the answer, where less is left than the pool gives
   * @param background others go before it, within bounds: it is one of many of a caller who waits for all of them
   * @throws PoolError
   */
  run<T extends Task>(task: T, signal?: AbortSignal, limitMs?: number, background?: boolean): Promise<TaskResult>
  /** What of it is of the pool that tasks are handed over to, where there is one. */
  readonly knowledge?: PoolLoad
  /** Whether every worker has loaded what it loads at its start, and none hangs in a task that was given up. */
  readonly ready: boolean
  /**
   * Refuses new tasks, lets waiting and running ones finish, then ends the threads.
   * @param limitMs after which what is not finished is given up
   */
  close(limitMs?: number): Promise<void>
}
