/** The main thread's side of `html-worker.ts`: a thread of its own that may be ended at any moment, since no model runs in it. */
import { Piscina } from 'piscina'
import { apiError } from '../core/errors.js'
import { builtFile } from '../core/installation.js'
import type { ReduceTask } from './html-worker.js'
import { OneByOne } from './one-by-one.js'

const threadFile = builtFile('src/content/html-worker.js')

/** Documents that may wait for the thread. */
const maximumQueue = 64
/** Memory of the thread; a page that needs more is refused, the service goes on. */
const maximumHeapMegabytes = 256
const idleMs = 60_000

export class Reducer {
  readonly #turns: OneByOne
  #threads: Piscina<ReduceTask, string> | undefined

  /** @param timeLimitMs for the work on one document, and as much again for waiting until its turn comes */
  constructor(timeLimitMs: number) {
    this.#turns = new OneByOne({ timeMs: timeLimitMs, queue: maximumQueue })
  }

  /**
   * Text of a document.
   * @throws ApiError serviceUnavailable when too many wait or the turn does not come in time, badRequest when the document itself takes too
   *   long or too much memory; the reason of `signal` when that is aborted
   */
  async reduce(task: ReduceTask, signal: AbortSignal): Promise<string> {
    this.#threads ??= newThreads()
    const threads = this.#threads
    try {
      return await this.#turns.run((either) => threads.run(task, { signal: either }), signal)
    } catch (error) {
      throw isOutOfMemory(error) ? apiError('badRequest', 'the document takes too much memory to be reduced to its text') : error
    }
  }

  async close(): Promise<void> {
    await this.#threads?.destroy()
  }
}

function newThreads(): Piscina<ReduceTask, string> {
  const threads = new Piscina<ReduceTask, string>({
    filename: threadFile,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleMs,
    resourceLimits: { maxOldGenerationSizeMb: maximumHeapMegabytes }
  })
  // A thread may run out of memory after its task was given up: nobody waits for that fault, and unheard it would end the process.
  threads.on('error', () => {})
  return threads
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}
