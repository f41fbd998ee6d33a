/** A lock file that one process holds at a time, also where containers share a folder. */
import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'

/** The file is touched this often; one that has not been for so long belongs to nobody. */
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

/** This process, for files that others read: its number means nothing on another host. */
export function processMark(): string {
  return `${process.pid}@${hostname()}`
}

/** Whether the process of a mark is known to have ended: one of this host that runs no more. */
export function hasEnded(mark: string): boolean {
  const [pid = '', host = ''] = mark.split('@')
  if (host !== hostname() || !/^\d+$/.test(pid)) return false
  try {
    process.kill(Number(pid), 0)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'EPERM'
  }
}

/** Whether a lock file is there that somebody holds. */
export function isHeld(path: string): boolean {
  const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0)
  return age < STALE_MS && !hasEnded(markOf(path))
}

/**
 * Waits for a lock. One whose process has ended is taken over.
 * @returns a function that releases it; undefined when somebody else has done the work
 * @throws the system's errors where the file cannot be written, the reason of the signal
 */
export async function takeLock(path: string, { done, waiting, signal }: LockOptions): Promise<(() => void) | undefined> {
  for (let told = false; !tryLock(path); ) {
    if (!isHeld(path)) {
      rmSync(path, { force: true })
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
    if (markOf(path) === processMark()) rmSync(path, { force: true })
  }
}

function tryLock(path: string): boolean {
  try {
    writeFileSync(path, processMark(), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function markOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
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
