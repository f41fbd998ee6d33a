/** The main thread's side of `html-worker.ts`: threads of their own that may be ended at any moment, since no model runs in them. */
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

export class Reducer {
  readonly #turns: Turns
  #threads: Piscina<ReduceTask, Reduced> | undefined

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
    this.#threads ??= newThreads()
    const pool = this.#threads
    const reduced = await this.#turns
      .run((either) => pool.run(task, { signal: either }), signal)
      .catch((error: unknown) => {
        throw isOutOfMemory(error) ? apiError('badRequest', 'the document takes too much memory to be reduced to its text') : error
      })
    if ('fault' in reduced) throw apiError('badRequest', reduced.fault)
    return reduced.text
  }

  async close(): Promise<void> {
    await this.#threads?.destroy()
  }
}

function newThreads(): Piscina<ReduceTask, Reduced> {
  const pool = new Piscina<ReduceTask, Reduced>({
    filename: threadFile,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleMs,
    resourceLimits: { maxOldGenerationSizeMb: maximumHeapMegabytes }
  })
  // A thread may run out of memory after its task was given up: nobody waits for that fault, and unheard it would end the process.
  pool.on('error', () => {})
  return pool
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}
