/** The main thread's side of `html-worker.ts`: a thread of its own that may be ended at any moment, since no model runs in it. */
import { Piscina } from 'piscina'
import { apiError } from '../core/errors.js'
import { builtFile } from '../core/installation.js'
import type { ReduceTask } from './html-worker.js'

const threadFile = builtFile('src/content/html-worker.js')

/** Documents that may wait for the thread. */
const maximumQueue = 64
/** Memory of the thread; a page that needs more is refused, the service goes on. */
const maximumHeapMegabytes = 256
const idleMs = 60_000

export class Reducer {
  readonly #timeLimitMs: number
  #threads: Piscina<ReduceTask, string> | undefined

  /** @param timeLimitMs for one document, waiting included */
  constructor(timeLimitMs: number) {
    this.#timeLimitMs = timeLimitMs
  }

  /**
   * Text of a document.
   * @throws ApiError serviceUnavailable when too many wait, badRequest when the document takes too long or too much memory;
   *   the reason of `signal` when that is aborted
   */
  async reduce(task: ReduceTask, signal: AbortSignal): Promise<string> {
    this.#threads ??= new Piscina({
      filename: threadFile,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: idleMs,
      maxQueue: maximumQueue,
      resourceLimits: { maxOldGenerationSizeMb: maximumHeapMegabytes }
    })
    if (this.#threads.queueSize >= maximumQueue) throw apiError('serviceUnavailable', 'too many documents are waiting to be read')
    const timeout = AbortSignal.timeout(this.#timeLimitMs)
    try {
      return await this.#threads.run(task, { signal: AbortSignal.any([signal, timeout]) })
    } catch (error) {
      if (signal.aborted) throw signal.reason
      if (timeout.aborted) throw apiError('badRequest', 'the document takes too long to be reduced to its text')
      if (isOutOfMemory(error)) throw apiError('badRequest', 'the document takes too much memory to be reduced to its text')
      throw error
    }
  }

  async close(): Promise<void> {
    await this.#threads?.destroy()
  }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}
