/** The folder that unpacked bases lie in: which of them are used, and what may go. */
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { hasEnded, isHeld, processMark } from './lock.js'

const PREFIX = 'knowledge-base-'
const PART = '.part'
const LOCK = '.lock'
/** Below a base, a file for each process that uses it. */
const USERS = 'users'
/** A mark of another host (a container that was killed) counts for so long. */
const FOREIGN_MARK_MS = 7 * 24 * 3_600_000

/** `$XDG_CACHE_HOME/glossa`, or `.cache/glossa` in the user's own folder. */
export function defaultCacheFolder(env: NodeJS.ProcessEnv): string {
  const given = env['XDG_CACHE_HOME']
  return join(given !== undefined && given !== '' ? given : join(homedir(), '.cache'), 'glossa')
}

/** The folder of the base that is made of what has this checksum. */
export function baseFolder(cacheFolder: string, checksum: string): string {
  return join(cacheFolder, PREFIX + checksum)
}

export function lockOf(folder: string): string {
  return folder + LOCK
}

/** Where a base is made before it is renamed; of this process alone. */
export function temporaryFolder(folder: string): string {
  return `${folder}.${process.pid}${PART}`
}

/** Says until the end of the process that it uses a base, so that no other one removes it. A folder that cannot be written is not removed either. */
export function markUse(folder: string): void {
  const path = join(folder, USERS, processMark())
  try {
    mkdirSync(join(folder, USERS), { recursive: true })
    writeFileSync(path, '')
  } catch {
    return
  }
  if (marks.size === 0) process.once('exit', removeMarks)
  marks.add(path)
}

const marks = new Set<string>()

function removeMarks(): void {
  for (const path of marks) rmSync(path, { force: true })
}

/** Removes what killed unpackings left: of this base, whose lock the caller holds, and of others that nobody makes at the moment. */
export function removeParts(cacheFolder: string, folder: string): void {
  for (const path of bases(cacheFolder)) {
    if (!path.endsWith(PART)) continue
    const whole = path.slice(0, -PART.length).replace(/\.\d+$/, '')
    if (whole === folder || !isHeld(lockOf(whole))) rmSync(path, { recursive: true, force: true })
  }
}

/** Removes bases of other versions that no process uses. */
export function removeUnused(cacheFolder: string, folder: string): void {
  for (const path of bases(cacheFolder)) {
    if (path === folder || path.endsWith(PART) || path.endsWith(LOCK) || isHeld(lockOf(path)) || isUsed(path)) continue
    rmSync(path, { recursive: true, force: true })
  }
}

function bases(cacheFolder: string): string[] {
  return readdirSync(cacheFolder)
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => join(cacheFolder, name))
}

function isUsed(folder: string): boolean {
  try {
    return readdirSync(join(folder, USERS)).some((mark) => !hasEnded(mark) && Date.now() - statSync(join(folder, USERS, mark)).mtimeMs < FOREIGN_MARK_MS)
  } catch {
    return false
  }
}
