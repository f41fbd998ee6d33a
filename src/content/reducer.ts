/**
 * The main thread's side of `html-worker.ts`: threads of their own that may be ended in the midst of their work, since no model runs in them; but
 * not while they start: Node ends the whole process when a thread is ended that imports a module.
 */
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Piscina } from 'piscina'
import { apiError } from '../core/errors.js'
import { builtFile } from '../core/installation.js'
import type { Reduced, ReduceTask } from './html-worker.js'
import { Turns } from './turns.js'

const threadFile = builtFile('src/content/html-worker.js')

/** While one document takes its whole time, others go on. They stand beside the workers' own threads, so more would only take the same cores. */
const threads = 2
/** Documents that may wait for a thread. */
const maximumQueue = 64
/** Memory of a thread; a page that needs more is refused, the service goes on. */
const maximumHeapMegabytes = 256
const idleMs = 60_000
/** Between looks at whether a thread has started. */
const lookMs = 5

export class Reducer {
  readonly #turns: Turns
  #threads: Piscina<ReduceTask, Reduced> | undefined
  /** Ids of threads that have imported their module. */
  readonly #started = new Set<number>()

  /** @param timeLimitMs for the work on one document, and as much again for waiting until its turn comes */
  constructor(timeLimitMs: number) {
    this.#turns = new Turns({ atOnce: threads, timeMs: timeLimitMs, queue: maximumQueue })
  }

  /**
   * Text of a document.
   * @throws ApiError serviceUnavailable when too many wait or the turn does not come in time, badRequest when the document itself would take
   *   or takes too long or too much memory; the reason of `signal` when that is aborted
   */
  async reduce(task: ReduceTask, signal: AbortSignal): Promise<string> {
    this.#threads ??= newThreads(this.#started)
    const pool = this.#threads
    const reduced = await this.#turns
      .run((either) => this.#runOn(pool, task, either), signal)
      .catch((error: unknown) => {
        throw isOutOfMemory(error) ? apiError('badRequest', 'the document takes too much memory to be reduced to its text') : error
      })
    if ('fault' in reduced) throw apiError('badRequest', reduced.fault)
    return reduced.text
  }

  /** Ends the threads, those that start once they have started. */
  async close(): Promise<void> {
    const pool = this.#threads
    if (pool === undefined) return
    while (this.#isStarting(pool)) await sleep(lookMs)
    await pool.destroy()
  }

  /** Settles once the task has ended or, when `signal` is aborted, its thread has. */
  async #runOn(pool: Piscina<ReduceTask, Reduced>, task: ReduceTask, signal: AbortSignal): Promise<Reduced> {
    signal.throwIfAborted()
    const ending = new AbortController()
    let running = true
    let ended: Promise<unknown> | undefined
    const end = async () => {
      // Piscina hands tasks to threads that are still starting, and does not tell which of them has one.
      while (running && this.#isStarting(pool)) await sleep(lookMs)
      if (!running) return
      const before = pool.threads
      ending.abort()
      const after = new Set(pool.threads)
      await Promise.all(before.filter((thread) => !after.has(thread)).map((thread) => once(thread, 'exit')))
    }
    const onAbort = () => {
      ended = end()
    }
    signal.addEventListener('abort', onAbort, { once: true })
    try {
      return await pool.run(task, { signal: ending.signal })
    } finally {
      running = false
      signal.removeEventListener('abort', onAbort)
      await ended
    }
  }

  #isStarting(pool: Piscina<ReduceTask, Reduced>): boolean {
    return pool.threads.some(({ threadId }) => !this.#started.has(threadId))
  }
}

function newThreads(started: Set<number>): Piscina<ReduceTask, Reduced> {
  const pool = new Piscina<ReduceTask, Reduced>({
    filename: threadFile,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleMs,
    resourceLimits: { maxOldGenerationSizeMb: maximumHeapMegabytes }
  })
  // A thread may run out of memory after its task was given up: nobody waits for that fault, and unheard it would end the process.
  pool.on('error', () => {})
  pool.on('workerCreate', ({ id }: { readonly id: number }) => started.add(id))
  pool.on('workerDestroy', ({ id }: { readonly id: number }) => started.delete(id))
  return pool
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}
