import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { defaultCacheFolder, lockOf } from '../../../src/knowledge/base/cache.js'
import { RECORDS_FILE } from '../../../src/knowledge/base/files.js'
import { processMark } from '../../../src/knowledge/base/process-mark.js'
import { openKnowledgeBase } from '../../../src/knowledge/base/reader.js'
import { checkRoom, ensureKnowledgeBase } from '../../../src/knowledge/base/unpack.js'
import { openModels } from '../../../src/models/store.js'
import { fixtureRecords } from '../../fixtures/knowledge.js'
import { writePackedFixture } from '../../fixtures/packed-knowledge.js'

const scratch = mkdtempSync(join(tmpdir(), 'glossa-unpack-'))
const models = join(scratch, 'models')
const others = join(scratch, 'other-models')
let cacheFolder: string
let number = 0

beforeAll(() => {
  for (const folder of [models, others]) mkdirSync(folder)
  writePackedFixture(models)
  writePackedFixture(others, 20)
})
beforeEach(() => {
  cacheFolder = join(scratch, `cache-${++number}`)
})
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

interface Unpacking {
  readonly child: ChildProcess
  said(): string
  /** Resolves when it has said so, or has ended. */
  saying(words: string): Promise<void>
  end(): Promise<number | null>
}

function start(folder = models, prelude = ''): Unpacking {
  const script = join(import.meta.dirname, '../../fixtures/unpack.mjs')
  const child = spawn('/bin/sh', ['-c', `${prelude} exec "$0" "$@"`, process.execPath, script, folder, cacheFolder], { stdio: ['pipe', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  child.stdout!.setEncoding('utf8').on('data', (part: string) => {
    said += part
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  return {
    child,
    said: () => said,
    saying: (words) =>
      new Promise((resolve) => {
        const look = () => said.includes(words) && resolve()
        child.stdout!.on('data', look)
        void ended.then(() => resolve())
        look()
      }),
    end() {
      child.stdin!.end()
      return ended
    }
  }
}

const ensure = (say: string[] = [], folder = models) => ensureKnowledgeBase({ store: openModels(folder), cacheFolder, say: (message) => say.push(message) })
const entries = () => readdirSync(cacheFolder).filter((name) => name !== 'users')
const countOf = (folder: string) => {
  const base = openKnowledgeBase(folder)
  const { entities } = base.statistics()
  base.close()
  return entities
}

describe('the packed base', () => {
  it('is unpacked once', async () => {
    const said: string[] = []
    const shares: number[] = []
    const folder = await ensureKnowledgeBase({
      store: openModels(models),
      cacheFolder,
      say: (message) => said.push(message),
      progress: (share) => shares.push(share)
    })
    expect(countOf(folder)).toBe(fixtureRecords.length)
    expect(said).toEqual(['unpacking the knowledge base, once for this version'])
    expect(shares.at(-1)).toBe(1)
    expect(shares.every((share, place) => share > 0 && share >= (shares[place - 1] ?? 0))).toBe(true)
    expect(await ensure(said)).toBe(folder)
    expect(said).toEqual(['unpacking the knowledge base, once for this version'])
    expect(entries()).toEqual([basename(folder)])
  })

  it('holds the records as they were packed', async () => {
    const base = openKnowledgeBase(await ensure())
    for (const { id, label, names, related } of fixtureRecords) {
      const entity = base.entity(base.indexOf(id)!)
      expect(entity.label).toBe(label)
      expect(base.namesOf(entity.index).slice(1)).toEqual(names)
      expect([...entity.related].map((index) => base.entity(index).id)).toEqual(related)
    }
    base.close()
  })

  it('is unpacked again when its files are damaged', async () => {
    const folder = await ensure()
    truncateSync(join(folder, RECORDS_FILE), 100)
    const said: string[] = []
    expect(await ensure(said)).toBe(folder)
    expect(said).toEqual(['unpacking the knowledge base, once for this version'])
    expect(countOf(folder)).toBe(fixtureRecords.length)
  })

  it('of another version takes the place of one that nobody uses', async () => {
    const first = start(others)
    await first.saying('folder:')
    const old = /folder: (.*)/.exec(first.said())![1]!
    const folder = await ensure()
    expect(folder).not.toBe(old)
    expect(countOf(old), 'a process uses it').toBe(20)
    expect(await first.end()).toBe(0)
    rmSync(folder, { recursive: true })
    await ensure()
    expect(entries()).toEqual([basename(folder)])
  })

  it('outlives a process that was killed while it used it', async () => {
    const first = start(others)
    await first.saying('folder:')
    first.child.kill('SIGKILL')
    await first.end()
    const folder = await ensure()
    expect(entries(), 'the mark of a dead process does not count').toEqual([basename(folder)])
  })
})

describe('an unpacking that is killed', () => {
  it('leaves nothing that the next start does not remove', async () => {
    const first = start()
    await first.saying('says: unpacking')
    await new Promise((resolve) => setTimeout(resolve, 150))
    first.child.kill('SIGKILL')
    await first.end()
    const said: string[] = []
    const folder = await ensure(said)
    expect(said.at(-1)).toBe('unpacking the knowledge base, once for this version')
    expect(countOf(folder)).toBe(fixtureRecords.length)
    expect(entries()).toEqual([basename(folder)])
  })

  it('is ended by a signal of its caller', async () => {
    const controller = new AbortController()
    const unpacking = ensureKnowledgeBase({ store: openModels(models), cacheFolder, say: () => controller.abort(), signal: controller.signal })
    await expect(unpacking).rejects.toThrow(/abort/i)
    expect(entries()).toEqual([])
  })
})

describe('two processes that start at once', () => {
  it('unpack once', async () => {
    const both = [start(), start()]
    await Promise.all(both.map((one) => one.saying('folder:')))
    const said = both.map((one) => one.said()).join('')
    expect(said.match(/says: unpacking/g)).toHaveLength(1)
    const folders = new Set([...said.matchAll(/folder: (.*)/g)].map(([, folder]) => folder))
    expect(folders.size).toBe(1)
    expect(countOf([...folders][0]!)).toBe(fixtureRecords.length)
    expect(await Promise.all(both.map((one) => one.end()))).toEqual([0, 0])
  })

  it('wait for one another, and say so', async () => {
    const folder = await ensure()
    rmSync(folder, { recursive: true })
    writeFileSync(lockOf(folder), processMark())
    const second = start()
    await second.saying('waiting for it')
    expect(second.said()).toContain('says: another process unpacks the knowledge base; waiting for it')
    rmSync(lockOf(folder))
    await second.saying('folder:')
    expect(second.said()).toContain(`folder: ${folder}`)
    expect(await second.end()).toBe(0)
  })

  it.each([
    ['has ended', `4194304999@${hostname()}`, 0],
    ['is on another host and has not been heard of for long', '1@another-host', 3_600_000],
    ['left no mark', '', 3_600_000]
  ])('take over a lock whose process %s', async (_, mark, age) => {
    const folder = await ensure()
    rmSync(folder, { recursive: true })
    writeFileSync(lockOf(folder), mark)
    const then = new Date(Date.now() - age)
    utimesSync(lockOf(folder), then, then)
    const said: string[] = []
    expect(await ensure(said)).toBe(folder)
    expect(said).toEqual(['unpacking the knowledge base, once for this version'])
    expect(existsSync(lockOf(folder))).toBe(false)
  })
})

describe('a disk that does not take it', () => {
  it('is told before, with the bytes', () => {
    expect(() => checkRoom(scratch, Number.MAX_SAFE_INTEGER)).toThrow(
      /^the knowledge base needs 9007199255 MB to be unpacked in .*, \d+ MB are free; name another folder with the setting cacheFolder$/
    )
    expect(() => checkRoom(scratch, 1)).not.toThrow()
  })

  it('is told when it is met, and nothing stays', async () => {
    const limited = start(models, 'ulimit -f 100;')
    expect(await limited.end()).toBe(1)
    expect(limited.said()).toMatch(
      /KnowledgeBaseError: the knowledge base could not be unpacked in .*cache-\d+: .*; name another folder with the setting cacheFolder\n$/
    )
    expect(entries()).toEqual([])
  })

  it.runIf(existsSync('/proc/self'))('is told at once when the system denies a folder that is there', async () => {
    for (cacheFolder of ['/proc/glossa', '/proc/glossa/cache']) {
      const denied = start()
      expect(await denied.end()).toBe(1)
      expect(denied.said()).toMatch(
        /: the knowledge base could not be unpacked in \/proc\/glossa.*: ENOENT.*; name another folder with the setting cacheFolder\n$/
      )
    }
  })

  it('is told when the folder cannot be made', async () => {
    mkdirSync(cacheFolder)
    writeFileSync(join(cacheFolder, 'file'), '')
    cacheFolder = join(cacheFolder, 'file')
    await expect(ensure()).rejects.toThrow(
      /^the knowledge base could not be unpacked in .*file: (?:EEXIST|ENOTDIR).*; name another folder with the setting cacheFolder$/
    )
  })

  it('may be read-only once it is there', async () => {
    const folder = await ensure()
    rmSync(join(folder, 'users'), { recursive: true })
    chmodSync(folder, 0o555)
    onTestFinished(() => chmodSync(folder, 0o755))
    expect(await ensure()).toBe(folder)
    expect(countOf(folder)).toBe(fixtureRecords.length)
  })
})

it('lies in the cache folder of the user', () => {
  expect(defaultCacheFolder({ XDG_CACHE_HOME: '/var/cache' })).toBe('/var/cache/glossa')
  expect(defaultCacheFolder({ XDG_CACHE_HOME: '' })).toMatch(/\/\.cache\/glossa$/)
})

it('names its models, so that no other ones search it', async () => {
  const meta = JSON.parse(readFileSync(join(await ensure(), 'base.json'), 'utf8'))
  expect(meta.models).toMatch(/^[0-9a-f]{16}$/)
  expect(meta.made).toContain('2-')
})
