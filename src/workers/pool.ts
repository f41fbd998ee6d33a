/**
 * The analysis pool: Piscina threads behind a bounded queue of our own. Piscina ends a thread to abort a running task, and the thread's
 * models go with it; so a waiting task is dropped from our queue, and a running one is asked to stop by a shared flag.
 */
import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import { builtFile } from '../core/installation.js'
import type { ModelStore, StoreShare } from '../models/store.js'
import type { EntityDefaults, Task, TaskResult } from './messages.js'
import type { SharedLists } from './shared-lists.js'
import { cancelSlot, claimForEnding, createTaskSlots, resetSlot, type TaskSlots } from './task-slots.js'

export type PoolFailure = 'queueFull' | 'timeout' | 'cancelled' | 'closing' | 'failed'

/** Why a task has no result; `cause` is there for `failed` only. */
export class PoolError extends Error {
  override name = 'PoolError'
  readonly reason: PoolFailure

  constructor(reason: PoolFailure, cause?: unknown) {
    super(`analysis pool: ${reason}`, cause === undefined ? undefined : { cause })
    this.reason = reason
  }
}

export interface TaskOutcome {
  readonly result: TaskResult
  readonly queueMs: number
  readonly workMs: number
}

export interface AnalysisPool {
  /**
   * Runs a task in a worker.
   * @param signal aborted when nobody waits for the result any more
   * @throws PoolError
   */
  run(task: Task, signal?: AbortSignal): Promise<TaskOutcome>
  /** Tasks that wait for a worker. */
  readonly queueLength: number
  /** Tasks handed to workers. */
  readonly running: number
  /** Whether all workers have loaded what they load at start. */
  readonly ready: boolean
  /** Refuses new tasks, lets waiting and running ones finish, then ends the threads. */
  close(): Promise<void>
}

export interface PoolOptions {
  readonly store: ModelStore
  /** Threads; by default one per core. */
  readonly workers?: number
  /** Tasks that may wait; one more is refused. */
  readonly queueLength?: number
  /** Milliseconds from acceptance to answer. */
  readonly timeLimitMs?: number
  /** Milliseconds that a cancelled task gets to stop by itself before its thread is ended (never inside native code). */
  readonly graceMs?: number
  /** What every thread opens before it takes tasks, see preload.ts. */
  readonly preload?: readonly string[]
  /** What entity extraction goes by where a request does not say. */
  readonly entities?: EntityDefaults
  /** The user's lists as they are now; asked for each extraction, so that a thread works with those that were there when its task began. */
  readonly userLists?: () => SharedLists | undefined
  /** The thread's entry, for tests. */
  readonly workerFile?: string
  /** Called with the fault when a worker fails, for the log. */
  readonly onFailure?: (error: unknown) => void
}

/** What a thread gets at its start. */
export interface WorkerSetup {
  readonly store: StoreShare
  readonly slots: TaskSlots
  readonly preload: readonly string[]
  readonly entities: EntityDefaults
  /** Int32: number of threads that are ready. */
  readonly readyCount: SharedArrayBuffer
}

/** What a thread gets for each task. */
export interface WorkerJob {
  readonly task: Task
  readonly slot: number
  /** The user's lists of entities, for tasks of that kind. */
  readonly lists?: SharedLists
}

const defaults = {
  queueLength: 256,
  timeLimitMs: 30_000,
  graceMs: 5_000,
  preload: [] as readonly string[],
  entities: { typesOff: [], socialMediaNames: false, calculateConfidence: false },
  userLists: () => undefined
} as const

/** Two per worker: Piscina hands the second one over the moment the first is done, before our own bookkeeping. A thread works on one at a time. */
const IN_FLIGHT_PER_WORKER = 2

/**
 * A thread's short-lived objects are gone after each task; left to itself V8 lets their space grow to 48 MB a thread. Measured with all
 * languages in two workers: 357 to 371 MB resident instead of 422, requests per second unchanged.
 */
const YOUNG_GENERATION_MB = 4

interface Waiting {
  readonly task: Task
  readonly accepted: number
  dispatched: number
  slot: number
  settled: boolean
  readonly ending: AbortController
  resolve(outcome: TaskOutcome): void
  reject(error: PoolError): void
}

/**
 * Starts the threads and waits until each has loaded its models.
 * @throws PoolError `failed` when a thread cannot start
 */
export async function createPool(options: PoolOptions): Promise<AnalysisPool> {
  const workers = options.workers ?? availableParallelism()
  const pool = new ThreadPool({ ...defaults, workerFile: builtFile('src/workers/worker.js'), onFailure: () => {}, ...options, workers })
  await pool.started()
  return pool
}

class ThreadPool implements AnalysisPool {
  readonly #options: Required<PoolOptions>
  readonly #threads: Piscina
  readonly #slots: TaskSlots
  readonly #freeSlots: number[]
  readonly #readyCount = new SharedArrayBuffer(4)
  readonly #queue = new Set<Waiting>()
  #running = 0
  #closing = false
  #idle: (() => void) | undefined
  #startFailure: unknown

  constructor(options: Required<PoolOptions>) {
    this.#options = options
    const inFlight = options.workers * IN_FLIGHT_PER_WORKER
    this.#slots = createTaskSlots(inFlight)
    this.#freeSlots = Array.from({ length: inFlight }, (_, slot) => slot)
    const setup: WorkerSetup = {
      store: options.store.share(),
      slots: this.#slots,
      preload: options.preload,
      entities: options.entities,
      readyCount: this.#readyCount
    }
    this.#threads = new Piscina({
      filename: options.workerFile,
      minThreads: options.workers,
      maxThreads: options.workers,
      maxQueue: Number.POSITIVE_INFINITY,
      workerData: setup,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
      closeTimeout: 10_000
    })
    this.#threads.on('error', (error: unknown) => {
      this.#startFailure ??= error
      options.onFailure(error)
    })
  }

  get queueLength(): number {
    return this.#queue.size
  }

  get running(): number {
    return this.#running
  }

  get ready(): boolean {
    return Atomics.load(new Int32Array(this.#readyCount), 0) >= this.#options.workers
  }

  async started(): Promise<void> {
    while (!this.ready) {
      if (this.#startFailure !== undefined) {
        await this.#threads.destroy()
        throw new PoolError('failed', this.#startFailure)
      }
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }

  run(task: Task, signal?: AbortSignal): Promise<TaskOutcome> {
    if (this.#closing) return Promise.reject(new PoolError('closing'))
    if (signal?.aborted) return Promise.reject(new PoolError('cancelled'))
    if (this.#freeSlots.length === 0 && this.#queue.size >= this.#options.queueLength) return Promise.reject(new PoolError('queueFull'))
    return new Promise((resolve, reject) => {
      const waiting: Waiting = { task, accepted: performance.now(), dispatched: 0, slot: -1, settled: false, ending: new AbortController(), resolve, reject }
      const deadline = setTimeout(() => this.#giveUp(waiting, 'timeout'), this.#options.timeLimitMs)
      const hangUp = () => this.#giveUp(waiting, 'cancelled')
      signal?.addEventListener('abort', hangUp, { once: true })
      const finish = () => {
        waiting.settled = true
        clearTimeout(deadline)
        signal?.removeEventListener('abort', hangUp)
      }
      waiting.resolve = (outcome) => {
        finish()
        resolve(outcome)
      }
      waiting.reject = (error) => {
        finish()
        reject(error)
      }
      if (this.#freeSlots.length > 0) this.#dispatch(waiting)
      else this.#queue.add(waiting)
    })
  }

  async close(): Promise<void> {
    this.#closing = true
    if (this.#running > 0) await new Promise<void>((resolve) => (this.#idle = resolve))
    await this.#threads.destroy()
  }

  /** Nobody waits for the task any more: a waiting one goes, a running one is asked to stop. */
  #giveUp(waiting: Waiting, reason: 'timeout' | 'cancelled'): void {
    if (waiting.settled) return
    waiting.reject(new PoolError(reason))
    if (this.#queue.delete(waiting)) return
    cancelSlot(this.#slots, waiting.slot)
    const slot = waiting.slot
    const timer = setInterval(() => {
      if (waiting.slot !== slot) clearInterval(timer)
      else if (claimForEnding(this.#slots, slot)) {
        clearInterval(timer)
        waiting.ending.abort()
      }
    }, this.#options.graceMs)
    timer.unref()
  }

  #dispatch(waiting: Waiting): void {
    const slot = this.#freeSlots.pop()!
    waiting.slot = slot
    waiting.dispatched = performance.now()
    resetSlot(this.#slots, slot)
    this.#running++
    const lists = waiting.task.kind === 'entities' ? this.#options.userLists() : undefined
    const job: WorkerJob = { task: waiting.task, slot, ...(lists && { lists }) }
    this.#threads.run(job, { signal: waiting.ending.signal }).then(
      (result: TaskResult) => {
        this.#release(waiting)
        if (!waiting.settled) {
          waiting.resolve({ result, queueMs: waiting.dispatched - waiting.accepted, workMs: performance.now() - waiting.dispatched })
        }
      },
      (error: unknown) => {
        this.#release(waiting)
        if (!waiting.settled) {
          this.#options.onFailure(error)
          waiting.reject(new PoolError('failed', error))
        }
      }
    )
  }

  #release(waiting: Waiting): void {
    this.#freeSlots.push(waiting.slot)
    waiting.slot = -1
    this.#running--
    for (const next of this.#queue) {
      this.#queue.delete(next)
      this.#dispatch(next)
      break
    }
    if (this.#closing && this.#running === 0) this.#idle?.()
  }
}
