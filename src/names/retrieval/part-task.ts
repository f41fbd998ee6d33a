/** A part of the graph of an index is built in a thread of its own: threads cannot share the memory of hnswlib. */
import { Worker } from 'node:worker_threads'
import { builtFile } from '../../core/installation.js'
import type { StoreShare } from '../../models/store.js'

/** What a thread is given. */
export interface PartTask {
  readonly store: StoreShare
  /** Lines of `number TAB row`. */
  readonly names: string
  readonly lines: number
  readonly graph: string
}

/** What a thread tells. */
export interface PartMessage {
  /** Names that are in the graph. */
  readonly done?: number
  /** Vectors of the finished graph. */
  readonly points?: number
}

/**
 * @param progress told how many names are in the graph
 * @param signal stops the thread between two names; one that is ended within native code takes the process with it
 * @returns vectors of the part @throws what the thread throws
 */
export function buildPart(task: PartTask, progress: (done: number) => void, signal: AbortSignal): Promise<number> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(builtFile('src/names/retrieval/part-worker.js'), { workerData: task })
    worker.on('message', ({ done, points }: PartMessage) => {
      if (done !== undefined) progress(done)
      if (points !== undefined) resolve(points)
    })
    const stop = () => worker.postMessage('stop')
    signal.addEventListener('abort', stop, { once: true })
    if (signal.aborted) stop()
    worker.on('error', reject)
    worker.on('exit', (code) => {
      signal.removeEventListener('abort', stop)
      reject(new Error(`a thread that builds the index of names ended with ${code}`))
    })
  })
}
