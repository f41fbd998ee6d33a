/** Marks, locks and parts of processes that live, have ended, or are of another host. */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { baseFolder, lockOf, markUse, removeParts, removeUnused, temporaryFolder } from '../../../src/knowledge/base/cache.js'
import { isHeld, removeStale, takeLock } from '../../../src/knowledge/base/lock.js'
import { processMark, stateOf } from '../../../src/knowledge/base/process-mark.js'

const scratch = mkdtempSync(join(tmpdir(), 'glossa-cache-'))
const WEEKS_MS = 30 * 24 * 3_600_000
let cache: string
let folder: string
let number = 0
let other: ChildProcess

beforeEach(() => {
  cache = join(scratch, `cache-${++number}`)
  folder = baseFolder(cache, 'new')
  mkdirSync(folder, { recursive: true })
  other = spawn('sleep', ['60'])
})
afterEach(() => void other.kill('SIGKILL'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

/** A mark as that process writes it. */
function markOf(pid: number): string {
  const [, host, , numbers] = processMark().split('@')
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return [pid, host, stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19], numbers].join('@')
}

function aged(path: string, ms: number): void {
  const then = new Date(Date.now() - ms)
  utimesSync(path, then, then)
}

/** A base of another version with the mark of a process. */
function baseUsedBy(mark: string, ageMs: number): string {
  const old = baseFolder(cache, 'old')
  mkdirSync(join(old, 'users'), { recursive: true })
  writeFileSync(join(old, 'users', mark), '')
  aged(join(old, 'users', mark), ageMs)
  return old
}

const another = () => {
  const [, host, , numbers] = processMark().split('@')
  return [other.pid, host, '1', numbers].join('@')
}

const marks: readonly [string, () => string, 'living' | 'ended' | 'unknown'][] = [
  ['this process', processMark, 'living'],
  ['another one that runs', () => markOf(other.pid!), 'living'],
  ['one that runs, written by an earlier version', () => `${other.pid}@${hostname()}`, 'living'],
  ['one that has ended', () => `4194304999@${hostname()}`, 'ended'],
  ['one whose number another process has got since', another, 'ended'],
  ['another host', () => '1@another-host@12@34', 'unknown'],
  ['a container with the same host name', () => `1@${hostname()}@12@34`, 'unknown'],
  ['nobody', () => '', 'unknown']
]

describe('the mark of', () => {
  it.each(marks)('%s', (_, mark, state) => expect(stateOf(mark())).toBe(state))
})

describe('a base of another version, a month after it was opened by', () => {
  it.each(marks)('%s', (_, mark, state) => {
    const old = baseUsedBy(mark() || 'nobody', WEEKS_MS)
    removeUnused(cache, folder)
    expect(existsSync(old)).toBe(state === 'living')
  })

  it('another host that has renewed its mark', () => {
    const old = baseUsedBy('1@another-host@12@34', 3_600_000)
    removeUnused(cache, folder)
    expect(existsSync(old)).toBe(true)
  })
})

it('marks are renewed every hour while the process runs', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  markUse(folder)
  const path = join(folder, 'users', processMark())
  aged(path, WEEKS_MS)
  vi.advanceTimersByTime(3_600_000)
  expect(Date.now() - statSync(path).mtimeMs).toBeLessThan(3_600_000)
})

describe('a lock that has not been touched for an hour', () => {
  it.each(marks)('of %s', (_, mark, state) => {
    writeFileSync(lockOf(folder), mark())
    expect(isHeld(lockOf(folder))).toBe(state !== 'ended')
    aged(lockOf(folder), 3_600_000)
    expect(isHeld(lockOf(folder))).toBe(state === 'living')
  })

  it('is not taken from a process of this host that is only stopped', async () => {
    writeFileSync(lockOf(folder), markOf(other.pid!))
    aged(lockOf(folder), 3_600_000)
    other.kill('SIGSTOP')
    let told = 0
    const options = { done: () => told > 0, waiting: () => void told++ }
    expect(await takeLock(lockOf(folder), options)).toBeUndefined()
    expect(told).toBe(1)
  })

  it('is not taken from the process that has taken it over a moment before', async () => {
    writeFileSync(lockOf(folder), markOf(other.pid!))
    // this process had looked before and found one that has ended
    removeStale(lockOf(folder), `4194304999@${hostname()}`)
    expect(readFileSync(lockOf(folder), 'utf8')).toBe(markOf(other.pid!))
    expect(readdirSync(cache).sort()).toEqual([basename(folder), basename(lockOf(folder))])
  })

  it('is taken once by all that find it', async () => {
    writeFileSync(lockOf(folder), `4194304999@${hostname()}`)
    let holders = 0
    let most = 0
    const take = async () => {
      const release = await takeLock(lockOf(folder), { done: () => false, waiting: () => {} })
      most = Math.max(most, ++holders)
      await new Promise((resolve) => setTimeout(resolve, 20))
      holders--
      release!()
    }
    await Promise.all([take(), take(), take()])
    expect(most).toBe(1)
    expect(existsSync(lockOf(folder))).toBe(false)
  })
})

describe('a base that is being made', () => {
  it('lies in a folder of its own each time', () => {
    const folders = [temporaryFolder(folder), temporaryFolder(folder)]
    expect(new Set(folders).size).toBe(2)
    for (const one of folders) expect(basename(one)).toContain(processMark())
  })

  it.each(marks.filter(([whose]) => !whose.includes('earlier version')))('is left to %s as long as it may live', (_, mark, state) => {
    const part = `${folder}.${mark()}@0123abcd.part`
    mkdirSync(part)
    removeParts(cache, folder)
    expect(existsSync(part)).toBe(state === 'living')
  })

  it('by an earlier version, or of another base, goes when nobody holds the lock', () => {
    const held = baseFolder(cache, 'held')
    writeFileSync(lockOf(held), '1@another-host@1@2')
    const parts = [`${folder}.123.part`, `${baseFolder(cache, 'x')}.1@another-host@1@2@00.part`, `${held}.1@another-host@1@2@00.part`]
    for (const part of parts) mkdirSync(part)
    removeParts(cache, folder)
    expect(parts.map((part) => existsSync(part))).toEqual([false, false, true])
  })
})
