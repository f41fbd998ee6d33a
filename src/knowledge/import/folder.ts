/** The folder that an import builds its base in. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from '../base/disk.js'
import { META_FILE, STAGE_FILE } from '../base/files.js'
import { takeLock } from '../base/lock.js'
import { ImportError } from './errors.js'

const LOCK_FILE = 'import.lock'

/** Whether the folder holds an import that was not finished. */
export function holdsUnfinished(folder: string): boolean {
  return existsSync(join(folder, STAGE_FILE))
}

/**
 * Makes the folder, or takes one that is empty or holds an unfinished import, for this process alone.
 * @returns what gives it back
 * @throws ImportError for a folder that holds something else, or that another process imports into; the system's errors
 */
export async function claimFolder(folder: string): Promise<() => void> {
  makeFolder(folder)
  const release = await takeLock(join(folder, LOCK_FILE), {
    done: () => false,
    waiting: () => {
      throw new ImportError(`another process imports into ${folder}; wait for it, or name another folder`)
    }
  })
  try {
    checkContent(folder)
  } catch (error) {
    release!()
    throw error
  }
  return release!
}

/** What is in the folder while this process holds its lock: another one may have finished a moment before. */
function checkContent(folder: string): void {
  if (holdsUnfinished(folder)) return
  const files = readdirSync(folder).filter((name) => !name.startsWith(LOCK_FILE))
  if (files.includes(META_FILE))
    throw new ImportError(`${folder} holds a finished knowledge base; name another folder, and this one with --merge to build on it`)
  if (files.length > 0) throw new ImportError(`${folder} is not empty; name a folder that is`)
}
