/** A lock file that one process holds at a time, also where containers share a folder. */
import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { processMark, stateOf } from './process-mark.js'

/** The file is touched this often; one of another host that has not been for so long belongs to nobody. */
const TOUCH_MS = 2_000
const STALE_MS = 20_000
const LOOK_MS = 200

export interface LockOptions {
  /** Whether what the lock is for has been done by another process. */
  readonly done: () => boolean
  /** Called once when another process holds it. */
  readonly waiting: () => void
  readonly signal?: AbortSignal | undefined
}

/** Whether a lock file is there that somebody holds. */
export function isHeld(path: string): boolean {
  return heldBy(path) === 'somebody'
}

/**
 * Waits for a lock. One whose process has ended is taken over.
 * @returns a function that releases it; undefined when somebody else has done the work
 * @throws the system's errors where the file cannot be written, the reason of the signal
 */
export async function takeLock(path: string, { done, waiting, signal }: LockOptions): Promise<(() => void) | undefined> {
  // a lock of this process that was taken at another time is another one
  const own = `${processMark()}@${randomBytes(4).toString('hex')}`
  for (let told = false; !tryLock(path, own); ) {
    const holder = heldBy(path)
    if (holder !== 'somebody') {
      if (holder !== 'nobody') removeStale(path, holder.stale)
      continue
    }
    if (!told) waiting()
    told = true
    await pause(LOOK_MS, undefined, signal && { signal })
    if (done()) return undefined
  }
  const touch = setInterval(() => touched(path), TOUCH_MS).unref()
  return () => {
    clearInterval(touch)
    if (contentOf(path) === own) rmSync(path, { force: true })
  }
}

/** A living process of this host holds its lock however long it has been stopped; of another host's nothing is known but when the file was touched. */
function heldBy(path: string): 'somebody' | 'nobody' | { readonly stale: string } {
  const stats = statSync(path, { throwIfNoEntry: false })
  const content = contentOf(path)
  if (stats === undefined || content === undefined) return 'nobody'
  const state = stateOf(content)
  return state === 'living' || (state === 'unknown' && Date.now() - stats.mtimeMs < STALE_MS) ? 'somebody' : { stale: content }
}

/** Removes a lock that nobody holds; one that another process has made in its place meanwhile is put back. */
export function removeStale(path: string, stale: string): void {
  const aside = `${path}.${randomBytes(8).toString('hex')}`
  try {
    renameSync(path, aside)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw error
  }
  try {
    if (contentOf(aside) !== stale) linkSync(aside, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') renameSync(aside, path)
  } finally {
    rmSync(aside, { force: true })
  }
}

function tryLock(path: string, own: string): boolean {
  try {
    writeFileSync(path, own, { flag: 'wx' })
    return true
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') return false
    // made, but not written: a full disk
    if (code === 'ENOSPC' || code === 'EDQUOT') rmSync(path, { force: true })
    throw error
  }
}

/** Undefined where there is no file; nothing where it cannot be read. */
function contentOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? undefined : ''
  }
}

function touched(path: string): void {
  const now = new Date()
  try {
    utimesSync(path, now, now)
  } catch {
    // taken away by somebody; the work goes on in a folder of its own
  }
}
