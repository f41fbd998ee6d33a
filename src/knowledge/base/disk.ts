/** Writes that reach the disk, and disks without room. */
import { closeSync, fsyncSync, mkdirSync, openSync, statfsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** Bytes free of a disk that is as good as full. */
const LITTLE_ROOM = 4_000_000

/**
 * Makes a folder with those that it lies in, where they are not there. Node.js itself (`recursive`) tries for ever where the system says that a folder that is
 * there is not, as it does below `/proc`.
 * @throws the system's errors
 */
export function makeFolder(path: string): void {
  const isThere = (folder: string) => statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true
  const parent = dirname(path)
  if (isThere(path)) return
  if (parent !== path && !isThere(parent)) makeFolder(parent)
  try {
    mkdirSync(path)
  } catch (error) {
    // another process may have made it meanwhile
    if (!isThere(path)) throw error
  }
}

/** What is written after this is never there without the file. */
export function waitForFile(path: string): void {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/** What was renamed in the folder is there after the machine has lost its power as well. */
export function waitForFolder(path: string): void {
  const folder = openSync(path, 'r')
  try {
    fsyncSync(folder)
  } catch {
    // some file systems do not know of it
  } finally {
    closeSync(folder)
  }
}

/** Bytes free on the disk of a folder. */
export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/** Whether a write in the folder failed because the disk, or what one may have of it, is full. LMDB speaks of an input or output error where it could write but a part. */
export function isFull(folder: string, error: unknown): boolean {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC' || code === 'EDQUOT' || /no space|disk quota|MDB_MAP_FULL|ENOSPC/i.test(String(message))) return true
  return /input\/output/i.test(String(message)) && freeBytes(folder) < LITTLE_ROOM
}
