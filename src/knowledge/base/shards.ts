/** The index of names is built in shards, each in a thread of its own: threads cannot share the memory of hnswlib. */
import { Worker } from 'node:worker_threads'
import { builtFile } from '../../core/installation.js'
import type { ShardTask } from './tasks.js'

/** Shards of an index: one for each core that is worth having. */
export const SHARDS = 2

/**
 * @param progress told how many lines have been read
 * @param signal stops the thread between two lines; a thread that is ended within native code takes the process with it
 * @returns vectors in the shard @throws what the thread throws
 */
export function buildShard(task: ShardTask, progress: (read: number) => void, signal: AbortSignal): Promise<number> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(builtFile('src/knowledge/base/shard-worker.js'), { workerData: task })
    worker.on('message', (message: { readonly read?: number; readonly vectors?: number }) => {
      if (message.read !== undefined) progress(message.read)
      if (message.vectors !== undefined) resolve(message.vectors)
    })
    signal.addEventListener('abort', () => worker.postMessage('stop'), { once: true })
    worker.on('error', reject)
    worker.on('exit', (code) => reject(new Error(`the thread that builds the index of names ended with ${code}`)))
  })
}
