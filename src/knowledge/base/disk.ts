/** Writes that reach the disk, and disks without room. */
import { closeSync, fsyncSync, openSync, statfsSync } from 'node:fs'

/** Bytes free of a disk that is as good as full. */
const LITTLE_ROOM = 4_000_000

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
