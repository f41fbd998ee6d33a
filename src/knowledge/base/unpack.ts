/**
 * The packed base is unpacked at the first start: into a folder whose name tells what it was made of, beside which it is built and then renamed, so that a start
 * that is killed leaves nothing broken.
 */
import { renameSync, rmSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { builtFile } from '../../core/installation.js'
import { ModelError } from '../../models/errors.js'
import type { ModelStore } from '../../models/store.js'
import { baseFolder, lockOf, markUse, removeParts, removeUnused, temporaryFolder } from './cache.js'
import { freeBytes, isFull, makeFolder, waitForFolder } from './disk.js'
import { FORMAT, KnowledgeBaseError, readMeta } from './files.js'
import { takeLock } from './lock.js'
import { checksumOf, vectorArtefacts } from './models.js'
import { checkFiles } from './reader.js'
import type { UnpackTask } from './tasks.js'

/** Artefact of the packed base. Made by scripts/build-kb. */
export const PACKED_BASE = 'linking/base'

/** Bytes on disk while unpacking for each packed one (measured: 62), with room to spare. */
const BYTES_A_PACKED_BYTE = 80
const OTHER_FOLDER = 'name another folder with the setting cacheFolder'

export interface UnpackOptions {
  readonly store: ModelStore
  /** Where unpacked bases lie; made when it is not there. */
  readonly cacheFolder: string
  /** Told in whole sentences what takes its time. */
  readonly say: (message: string) => void
  /** Told how far it is, 0 to 1. */
  readonly progress?: (share: number) => void
  /** Ends the waiting and the unpacking. */
  readonly signal?: AbortSignal
}

/** Whether the packed base and what its vectors need are there under the store's licence policy. */
export function hasPackedBase(store: ModelStore): boolean {
  return [PACKED_BASE, ...vectorArtefacts(store)].every((id) => store.has(id))
}

/** What a base made by this store's models is known by. */
export function fingerprintOf(store: ModelStore): string {
  return `${FORMAT}-${checksumOf(store, [PACKED_BASE, ...vectorArtefacts(store)])}`
}

/**
 * The folder of the unpacked base; unpacked now where it is not there, or is damaged. A second process waits for the first. Bases of other versions that no
 * process uses are removed when the new one is there.
 * @throws KnowledgeBaseError for a folder that cannot be written, a disk without room; ModelError for damaged models; the reason of the signal
 */
export async function ensureKnowledgeBase(options: UnpackOptions): Promise<string> {
  const { store, cacheFolder } = options
  const folder = baseFolder(cacheFolder, fingerprintOf(store))
  if (!isWhole(folder)) await makeWhole(folder, options)
  markUse(folder)
  return folder
}

async function makeWhole(folder: string, options: UnpackOptions): Promise<void> {
  const { store, cacheFolder, say, signal } = options
  const done = () => isWhole(folder)
  const waiting = () => say('another process unpacks the knowledge base; waiting for it')
  const release = await readableErrors(cacheFolder, () => {
    makeFolder(cacheFolder)
    return takeLock(lockOf(folder), { done, waiting, signal })
  })
  if (release === undefined) return
  const temporary = temporaryFolder(folder)
  try {
    // the one who held the lock before may have made it
    if (done()) return
    await readableErrors(cacheFolder, async () => {
      removeParts(cacheFolder, folder)
      rmSync(folder, { recursive: true, force: true })
      checkRoom(cacheFolder, BYTES_A_PACKED_BYTE * store.manifest.artefacts.find(({ id }) => id === PACKED_BASE)!.bytes)
      say('unpacking the knowledge base, once for this version')
      await unpackInThread(temporary, options)
      renameSync(temporary, folder)
      waitForFolder(cacheFolder)
      removeUnused(cacheFolder, folder)
    })
  } catch (error) {
    // a process that lost its lock while it was stopped finds the base that another has made meanwhile
    if (signal?.aborted || !done()) throw error
  } finally {
    rmSync(temporary, { recursive: true, force: true })
    release()
  }
}

function isWhole(folder: string): boolean {
  try {
    checkFiles(folder, readMeta(folder))
    return true
  } catch {
    return false
  }
}

/** @param needed bytes @throws KnowledgeBaseError when the disk of the folder has not as many */
export function checkRoom(folder: string, needed: number): void {
  const free = freeBytes(folder)
  if (free >= needed) return
  throw new KnowledgeBaseError(`the knowledge base needs ${megabytes(needed)} MB to be unpacked in ${folder}, ${megabytes(free)} MB are free; ${OTHER_FOLDER}`)
}

function megabytes(bytes: number): number {
  return Math.ceil(bytes / 1e6)
}

/** In a thread, so that the process hears signals meanwhile; it has ended when this returns. */
function unpackInThread(folder: string, { store, progress, signal }: UnpackOptions): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  const task: UnpackTask = { store: store.share(), packed: PACKED_BASE, folder, made: fingerprintOf(store) }
  return new Promise((resolve, reject) => {
    const worker = new Worker(builtFile('src/knowledge/base/unpack-worker.js'), { workerData: task })
    let failure: unknown
    const abort = () => {
      failure = signal!.reason
      void worker.terminate()
    }
    if (signal?.aborted) abort()
    signal?.addEventListener('abort', abort, { once: true })
    let done = false
    worker.on('message', (message: { readonly share?: number; readonly done?: true }) => {
      if (message.share !== undefined) progress?.(message.share)
      if (message.done) done = true
    })
    worker.on('error', (error) => {
      failure ??= error
    })
    worker.on('exit', (code) => {
      signal?.removeEventListener('abort', abort)
      if (failure === undefined && done) resolve()
      else reject(failure ?? new Error(`the thread that unpacks it ended with ${code}`))
    })
  })
}

/** Runs a step whose errors of the system become one sentence that names the folder. */
async function readableErrors<T>(folder: string, step: () => Promise<T>): Promise<T> {
  try {
    return await step()
  } catch (error) {
    const { name, message } = error as Error
    const isOurs = error instanceof KnowledgeBaseError || error instanceof ModelError || name === 'ModelError' || name === 'AbortError'
    if (isOurs || !(error instanceof Error)) throw error
    const why = isFull(folder, error) ? 'no space is left on the disk' : message
    throw new KnowledgeBaseError(`the knowledge base could not be unpacked in ${folder}: ${why}; ${OTHER_FOLDER}`)
  }
}
