/** The folder that unpacked bases lie in: which of them are used, and what may go. */
import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { basename, join } from 'node:path'
import { isHeld } from './lock.js'
import { processMark, stateOf } from './process-mark.js'

const PREFIX = 'knowledge-base-'
const PART = '.part'
const LOCK = '.lock'
/** Below a base, a file for each process that uses it. */
const USERS = 'users'
/** Marks are renewed this often; one of another host (a container that was killed) counts for so long after that. */
const RENEW_MS = 3_600_000
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

/** Where a base is made before it is renamed; of this call alone, and named so that others know whose it is. */
export function temporaryFolder(folder: string): string {
  return `${folder}.${processMark()}@${randomBytes(4).toString('hex')}${PART}`
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
  if (marks.has(path)) return
  if (marks.size === 0) process.once('exit', removeMarks)
  marks.add(path)
  setInterval(() => renew(path), RENEW_MS).unref()
}

const marks = new Set<string>()

function removeMarks(): void {
  for (const path of marks) rmSync(path, { force: true })
}

function renew(mark: string): void {
  const now = new Date()
  try {
    utimesSync(mark, now, now)
  } catch {
    // somebody has removed the folder by hand; what is open stays readable
  }
}

/** Removes what killed unpackings left: of this base, whose lock the caller holds, and of others that nobody makes at the moment. */
export function removeParts(cacheFolder: string, folder: string): void {
  for (const path of bases(cacheFolder)) {
    if (!path.endsWith(PART)) continue
    const [name = '', ...maker] = basename(path).slice(0, -PART.length).split('.')
    const whole = join(cacheFolder, name)
    // one that lost its lock, to a clock that was set, say, may be at it still
    if (stateOf(maker.join('.')) === 'living') continue
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
    return readdirSync(join(folder, USERS)).some((mark) => {
      const state = stateOf(mark)
      return state === 'living' || (state === 'unknown' && Date.now() - statSync(join(folder, USERS, mark)).mtimeMs < FOREIGN_MARK_MS)
    })
  } catch {
    return false
  }
}
