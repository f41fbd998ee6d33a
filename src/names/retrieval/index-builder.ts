/** Makes an index of names in a folder: beside it first, so that the folder holds a whole one or none. */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isFull, makeFolder, waitForFile, waitForFolder } from '../../knowledge/base/disk.js'
import { takeLock } from '../../knowledge/base/lock.js'
import type { ModelStore } from '../../models/store.js'
import {
  graphFile,
  INDEX_FORMAT,
  INDEX_META_FILE,
  markOf,
  NAMES_FILE,
  NameIndexError,
  type NameIndexMeta,
  nameModelsOf,
  PLACES_FILE,
  SAME_FILE
} from './index-files.js'
import { IndexRows, partFile } from './index-rows.js'
import type { ListedName } from './list-lines.js'
import { buildPart } from './part-task.js'

export interface IndexPlan {
  readonly folder: string
  readonly store: ModelStore
  /** Parts of the graph, and threads that build them: every search goes through all parts. */
  readonly threads: number
  /** Whether an index that is there is replaced. */
  readonly replace: boolean
  /** Told how many of the names are in the graph. */
  readonly progress: (done: number, all: number) => void
  readonly signal: AbortSignal
}

/**
 * @param names in any number; they are read once
 * @throws NameIndexError for a folder that is in use, a list without names and a full disk; what reading the names throws; the reason of the signal
 */
export async function buildNameIndex(names: AsyncIterable<ListedName>, plan: IndexPlan): Promise<NameIndexMeta> {
  const { folder } = plan
  const partial = `${folder}.partial`
  let release: (() => void) | undefined
  try {
    makeFolder(dirname(folder))
    release = await takeLock(`${folder}.lock`, {
      done: () => false,
      waiting: () => {
        throw new NameIndexError(`another process makes the index of names in ${folder}; wait for it, or name another folder`)
      }
    })
    checkFolder(folder, plan.replace)
    // what a process that was killed has left
    rmSync(partial, { recursive: true, force: true })
    mkdirSync(partial)
    const meta = await written(names, partial, plan)
    moveInto(folder, partial)
    return meta
  } catch (error) {
    if (plan.signal.aborted) throw plan.signal.reason
    throw isFull(dirname(folder), error) ? new NameIndexError(`no space left on the disk of ${folder}; the index of names was not made`) : error
  } finally {
    // without the lock it is another process's
    if (release !== undefined) rmSync(partial, { recursive: true, force: true })
    release?.()
  }
}

function checkFolder(folder: string, replace: boolean): void {
  const stats = statSync(folder, { throwIfNoEntry: false })
  if (stats === undefined) return
  if (!stats.isDirectory()) throw new NameIndexError(`${folder} is no folder; name another one`)
  const files = readdirSync(folder)
  if (files.length === 0 || (replace && files.includes(INDEX_META_FILE))) return
  throw new NameIndexError(
    files.includes(INDEX_META_FILE)
      ? `${folder} holds an index of names; --replace puts the new one in its place`
      : `${folder} is not empty; name a folder that is`
  )
}

async function written(names: AsyncIterable<ListedName>, partial: string, { store, threads, progress, signal }: IndexPlan): Promise<NameIndexMeta> {
  const rows = await rowsOf(names, partial, threads, signal)
  const done = new Array<number>(threads).fill(0)
  const stop = new AbortController()
  const parts = done.map((_, part) =>
    buildPart(
      { store: store.share(), names: join(partial, partFile(part)), lines: Math.ceil(rows.distinct / threads), graph: join(partial, graphFile(part)) },
      (count) => {
        done[part] = count
        progress(
          done.reduce((sum, one) => sum + one),
          rows.distinct
        )
      },
      AbortSignal.any([signal, stop.signal])
    ).catch((error: unknown) => {
      stop.abort()
      throw error
    })
  )
  // all have ended before their files are removed; the first fault counts, the others follow from it
  const faults = (await Promise.allSettled(parts)).filter((outcome) => outcome.status === 'rejected').map((outcome): unknown => outcome.reason)
  if (faults.length > 0) throw faults.find((fault) => isFull(partial, fault)) ?? faults[0]
  for (const part of done.keys()) rmSync(join(partial, partFile(part)))
  const files = [NAMES_FILE, PLACES_FILE, SAME_FILE, ...done.map((_, part) => graphFile(part))]
  const meta: NameIndexMeta = {
    format: INDEX_FORMAT,
    models: nameModelsOf(store),
    names: rows.names,
    distinct: rows.distinct,
    points: await Promise.all(parts),
    files: Object.fromEntries(files.map((file) => [file, markOf(join(partial, file))]))
  }
  for (const file of files) waitForFile(join(partial, file))
  writeFileSync(join(partial, INDEX_META_FILE), JSON.stringify(meta))
  waitForFile(join(partial, INDEX_META_FILE))
  return meta
}

async function rowsOf(names: AsyncIterable<ListedName>, partial: string, threads: number, signal: AbortSignal): Promise<IndexRows> {
  const rows = new IndexRows(partial, threads)
  try {
    for await (const name of names) {
      signal.throwIfAborted()
      rows.add(name)
    }
  } catch (error) {
    rows.close()
    throw error
  }
  rows.finish()
  if (rows.names === 0) throw new NameIndexError('the list has no names; no index was made')
  return rows
}

/** An index that was there is put aside first, for a folder that is not empty cannot be replaced in one step. */
function moveInto(folder: string, partial: string): void {
  const aside = `${folder}.replaced`
  rmSync(aside, { recursive: true, force: true })
  if (existsSync(folder)) renameSync(folder, aside)
  renameSync(partial, folder)
  waitForFolder(dirname(folder))
  rmSync(aside, { recursive: true, force: true })
}
