/**
 * The analysis pool: Piscina threads behind a bounded queue of our own. Piscina ends a thread to abort a running task, and the thread's
 * models go with it; so a waiting task is dropped from our queue, and a running one is asked to stop by a shared flag.
 */
import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import { builtFile } from '../core/installation.js'
import type { Task } from '../endpoints/endpoint.js'
import type { ModelStore } from '../models/store.js'
import { now, type TaskResult, type WorkerJob, type WorkerSetup } from './messages.js'
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

export interface AnalysisPool {
  /**
   * Runs a task in a worker.
   * @param signal aborted when nobody waits for the result any more
   * @throws PoolError
   */
  run<T extends Task>(task: T, signal?: AbortSignal): Promise<TaskResult>
  /** Tasks that wait for a worker. */
  readonly queueLength: number
  /** Tasks handed to workers. */
  readonly running: number
  /** Whether all workers have loaded what they load at start. */
  readonly ready: boolean
  /**
   * Refuses new tasks, lets waiting and running ones finish, then ends the threads.
   * @param limitMs milliseconds after which threads are ended whatever they do; without it they are waited for
   */
  close(limitMs?: number): Promise<void>
}

export interface PoolOptions {
  readonly store: ModelStore
  /** Threads; by default one per core. */
  readonly workers?: number
  /** Tasks that may wait; one more is refused. */
  readonly queueLength: number
  /** Milliseconds from acceptance to answer. */
  readonly timeLimitMs: number
  /** Milliseconds that a cancelled task gets to stop by itself before its thread is ended (never inside native code). */
  readonly graceMs?: number
  /** Words that name what every thread opens before it takes tasks. */
  readonly preload?: readonly string[]
  /** Settings of the endpoints that are served, by kind of task; others are not opened. */
  readonly settings: Readonly<Record<string, unknown>>
  /** What goes along with the tasks of a kind; asked when a task is handed to a thread. */
  readonly resources?: Readonly<Record<string, { readonly current: unknown }>>
  /** The thread's entry, for tests. */
  readonly workerFile?: string
  /** Called with the fault when a worker fails, for the log. */
  readonly onFailure?: (error: unknown) => void
}

const defaults = {
  graceMs: 5_000,
  preload: [] as readonly string[],
  resources: {}
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
  /** On the clock that the threads share. */
  readonly accepted: number
  slot: number
  /** Its caller has the result, or has been told that there is none. */
  done: boolean
  readonly ending: AbortController
  resolve(result: TaskResult): void
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
      settings: options.settings,
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

  run(task: Task, signal?: AbortSignal): Promise<TaskResult> {
    if (this.#closing) return Promise.reject(new PoolError('closing'))
    if (signal?.aborted) return Promise.reject(new PoolError('cancelled'))
    if (this.#freeSlots.length === 0 && this.#queue.size >= this.#options.queueLength) return Promise.reject(new PoolError('queueFull'))
    return new Promise((resolve, reject) => {
      const waiting: Waiting = { task, accepted: now(), slot: -1, done: false, ending: new AbortController(), resolve, reject }
      const deadline = setTimeout(() => this.#giveUp(waiting, 'timeout'), this.#options.timeLimitMs)
      const hangUp = () => this.#giveUp(waiting, 'cancelled')
      signal?.addEventListener('abort', hangUp, { once: true })
      const finish = () => {
        waiting.done = true
        clearTimeout(deadline)
        signal?.removeEventListener('abort', hangUp)
      }
      waiting.resolve = (result) => {
        finish()
        resolve(result)
      }
      waiting.reject = (error) => {
        finish()
        reject(error)
      }
      if (this.#freeSlots.length > 0) this.#dispatch(waiting)
      else this.#queue.add(waiting)
    })
  }

  async close(limitMs?: number): Promise<void> {
    this.#closing = true
    if (this.#running > 0) {
      await new Promise<void>((resolve) => {
        const deadline = limitMs === undefined ? undefined : setTimeout(resolve, limitMs)
        this.#idle = () => {
          clearTimeout(deadline)
          resolve()
        }
      })
    }
    for (const waiting of this.#queue) this.#giveUp(waiting, 'cancelled')
    await this.#unlessNative()
    await this.#threads.destroy()
  }

  /** Waits until no thread that has a task is inside native code, and keeps them out of it. */
  async #unlessNative(): Promise<void> {
    const taken = new Set(Array.from({ length: this.#options.workers * IN_FLIGHT_PER_WORKER }, (_, slot) => slot))
    for (const slot of this.#freeSlots) taken.delete(slot)
    for (;;) {
      for (const slot of taken) if (claimForEnding(this.#slots, slot) || this.#freeSlots.includes(slot)) taken.delete(slot)
      if (taken.size === 0) return
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }

  /** Nobody waits for the task any more: a waiting one goes, a running one is asked to stop. */
  #giveUp(waiting: Waiting, reason: 'timeout' | 'cancelled'): void {
    if (waiting.done) return
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
    resetSlot(this.#slots, slot)
    this.#running++
    const { task, accepted } = waiting
    const resource = this.#options.resources[task.kind]?.current
    const job: WorkerJob = { task, slot, accepted, ...(resource !== undefined && { resource }) }
    this.#threads.run(job, { signal: waiting.ending.signal }).then(
      (result: TaskResult) => {
        this.#release(waiting)
        if (!waiting.done) waiting.resolve(result)
      },
      (error: unknown) => {
        this.#release(waiting)
        if (waiting.done) return
        if (this.#closing) return waiting.reject(new PoolError('closing'))
        this.#options.onFailure(error)
        waiting.reject(new PoolError('failed', error))
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
