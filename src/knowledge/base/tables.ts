/** The tables of a base that are written in the order of their keys: names and ids. */
import { existsSync, writeFileSync } from 'node:fs'
import { open, type RootDatabase } from 'lmdb'
import { BATCH } from './limits.js'
import { namePosting } from './name-format.js'
import type { SortedRuns } from './runs.js'

/** Entities kept for one name, the best known first, of those that bear it and of those that it is derived for. */
const POSTINGS = 100
/** Room that LMDB may grow into; an address range, not memory. */
const MAP_BYTES = 2 ** 40
/** More than LMDB's table of readers takes. */
const LOCK_BYTES = 16_384

/** A file of tables for writing. @throws the system's errors */
export function openFile(path: string, options: { readonly noSync?: boolean }): RootDatabase<Buffer, string> {
  // LMDB maps its lock file, whose blocks may not be there: on a full disk the process would die of it instead of being told
  if (!existsSync(`${path}-lock`)) writeFileSync(`${path}-lock`, Buffer.alloc(LOCK_BYTES))
  return open<Buffer, string>({ path, noSubdir: true, mapSize: MAP_BYTES, maxDbs: 8, encoding: 'binary', noMemInit: true, ...options })
}

/**
 * The entities of each name.
 * @param runs lines of `folded name TAB code` (codes: `namePosting`); their files are removed
 * @param priors of the entities, by number
 * @returns different names
 */
export async function writeAliases(root: RootDatabase<Buffer, string>, runs: SortedRuns, priors: Uint16Array): Promise<number> {
  const aliases = root.openDB<Buffer, string>({ name: 'aliases', encoding: 'binary' })
  let names = 0
  for (const batch of batches(groups(runs.sorted()), BATCH)) {
    root.transactionSync(() => {
      for (const [name, codes] of batch) aliases.putSync(name, namePosting(codes, priors, POSTINGS))
    })
    names += batch.length
    await otherWork()
  }
  runs.remove()
  return names
}

/** The numbers of the entities by their ids. @param runs lines of `id TAB number`; their files are removed */
export async function writeIds(root: RootDatabase<Buffer, string>, runs: SortedRuns): Promise<void> {
  const ids = root.openDB<number, string>({ name: 'ids', encoding: 'ordered-binary' })
  for (const batch of batches(groups(runs.sorted()), BATCH)) {
    root.transactionSync(() => {
      for (const [id, [index]] of batch) ids.putSync(id, index!)
    })
    await otherWork()
  }
  runs.remove()
}

/** The threads of the index report, and a signal is heard. */
export function otherWork(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

/** Sorted lines of `key TAB number` by key. */
function* groups(lines: Iterable<string>): Generator<[string, number[]]> {
  let group: [string, number[]] | undefined
  for (const line of lines) {
    const tab = line.lastIndexOf('\t')
    const key = line.slice(0, tab)
    const value = Number(line.slice(tab + 1))
    if (group?.[0] === key) {
      group[1].push(value)
      continue
    }
    if (group !== undefined) yield group
    group = [key, [value]]
  }
  if (group !== undefined) yield group
}

function* batches<T>(items: Iterable<T>, size: number): Generator<T[]> {
  let batch: T[] = []
  for (const item of items) {
    batch.push(item)
    if (batch.length < size) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
