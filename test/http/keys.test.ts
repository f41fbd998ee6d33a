import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openKeyRing, type WatchedKeyRing } from '../../src/http/keys.js'
import { makeKey, readKeyFile, revokeKey } from '../../src/http/keys-file.js'

let folder: string
let path: string
let ring: WatchedKeyRing | undefined
const usual = { label: 'tests', concurrency: 2, days: 90 }

/** At one stroke, as a poll may come at any moment. */
function replace(content: string): void {
  writeFileSync(`${path}.new`, content)
  renameSync(`${path}.new`, path)
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'glossa-keys-'))
  path = join(folder, 'keys.json')
})

afterEach(() => {
  ring?.close()
  ring = undefined
  vi.useRealTimers()
  rmSync(folder, { recursive: true, force: true })
})

describe('the key file', () => {
  test('is begun by the first key, for its owner only', () => {
    const { key, entry } = makeKey(path, usual)
    expect(key).toMatch(/^glossa_[\w-]{43}$/)
    expect(statSync(path).mode & 0o777).toBe(0o600)
    expect(readKeyFile(path)).toEqual([entry])
    expect(Date.parse(entry.expires) - Date.parse(entry.created)).toBe(90 * 86_400_000)
  })
  test('does not hold the key', () => {
    const { key } = makeKey(path, usual)
    expect(readFileSync(path, 'utf8')).not.toContain(key.slice('glossa_'.length))
  })
  test('keeps mode, order and other keys when it changes, and leaves nothing beside it', () => {
    const ids = [makeKey(path, usual), makeKey(path, usual), makeKey(path, usual)].map(({ entry }) => entry.id)
    revokeKey(path, ids[1]!)
    expect(readKeyFile(path).map(({ id, revoked }) => [id, revoked !== undefined])).toEqual([
      [ids[0], false],
      [ids[1], true],
      [ids[2], false]
    ])
    expect(statSync(path).mode & 0o777).toBe(0o600)
    expect(readdirSync(folder)).toEqual(['keys.json'])
  })
  test('may be reached by a link, which stays one', () => {
    mkdirSync(join(folder, 'real'))
    makeKey(join(folder, 'real', 'keys.json'), usual)
    symlinkSync(join(folder, 'real', 'keys.json'), path)
    makeKey(path, usual)
    expect(readKeyFile(join(folder, 'real', 'keys.json'))).toHaveLength(2)
  })
  for (const [what, content, message] of [
    ['no JSON', '{', /cannot be read/],
    ['another object', '{"users": []}', /is not a key file: \/keys/],
    ['a key without digest', '{"keys": [{"id": "a", "label": "", "concurrency": 1}]}', /is not a key file: \/keys\/0\/sha256/],
    ['an array', '[]', /is not a key file/]
  ] as const) {
    test(`with ${what} is refused`, () => {
      writeFileSync(path, content)
      expect(() => openKeyRing(path)).toThrow(message)
      expect(() => makeKey(path, usual)).toThrow(message)
      expect(readFileSync(path, 'utf8')).toBe(content)
    })
  }
  test('that is missing is named', () => expect(() => openKeyRing(path)).toThrow(`key file ${path} does not exist`))
  test('in a missing folder cannot be begun', () => expect(() => makeKey(join(folder, 'no', 'keys.json'), usual)).toThrow(/cannot be changed/))
  test('that another process changes is waited for, then left alone', () => {
    makeKey(path, usual)
    writeFileSync(`${path}.lock`, '')
    expect(() => makeKey(path, usual)).toThrow(`remove ${path}.lock`)
  })
})

describe('revoking', () => {
  test('an unknown key', () => {
    makeKey(path, usual)
    expect(() => revokeKey(path, 'nobody')).toThrow('has no key nobody')
  })
  test('a key twice', () => {
    const { entry } = makeKey(path, usual)
    revokeKey(path, entry.id)
    expect(() => revokeKey(path, entry.id)).toThrow(`key ${entry.id} was revoked at`)
  })
  test('where there is no file', () => expect(() => revokeKey(path, 'a')).toThrow('does not exist'))
})

describe('the ring', () => {
  test('knows its keys and no others', () => {
    const keys = [makeKey(path, usual), makeKey(path, { ...usual, concurrency: 5 })]
    ring = openKeyRing(path)
    expect(ring.check(keys[0]!.key)).toEqual({ id: keys[0]!.entry.id, concurrency: 2 })
    expect(ring.check(keys[1]!.key)).toEqual({ id: keys[1]!.entry.id, concurrency: 5 })
    for (const wrong of ['', 'x', keys[0]!.key.slice(1), `${keys[0]!.key} `, keys[0]!.key.toUpperCase(), keys[0]!.entry.sha256, '\u0000', 'ключ']) {
      expect(ring.check(wrong)).toBeUndefined()
    }
  })
  test('forgets a key at the moment it expires', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-01-01T00:00:00Z') })
    const { key, entry } = makeKey(path, { ...usual, days: 1 })
    ring = openKeyRing(path)
    vi.setSystemTime(Date.parse(entry.expires) - 1)
    expect(ring.check(key)?.id).toBe(entry.id)
    vi.setSystemTime(Date.parse(entry.expires))
    expect(ring.check(key)).toBeUndefined()
  })
  test('starts without the keys that are revoked', () => {
    const { key, entry } = makeKey(path, usual)
    revokeKey(path, entry.id)
    ring = openKeyRing(path)
    expect(ring.check(key)).toBeUndefined()
  })
  test('learns of revoked and of new keys while it is open', async () => {
    const first = makeKey(path, usual)
    const open = openKeyRing(path)
    ring = open
    revokeKey(path, first.entry.id)
    const second = makeKey(path, usual)
    await vi.waitFor(() => expect(open.check(second.key)?.id).toBe(second.entry.id), 1500)
    expect(open.check(first.key)).toBeUndefined()
  })
  test('shuts while the file is broken or gone, says so once, and opens again', async () => {
    const { key, entry } = makeKey(path, usual)
    const good = readFileSync(path, 'utf8')
    const faults: unknown[] = []
    const open = openKeyRing(path, (error) => faults.push(error))
    ring = open
    replace('{')
    await vi.waitFor(() => expect(open.check(key)).toBeUndefined(), 1500)
    rmSync(path)
    await vi.waitFor(() => expect(faults).toHaveLength(2), 1500)
    expect(open.check(key)).toBeUndefined()
    replace(good)
    await vi.waitFor(() => expect(open.check(key)?.id).toBe(entry.id), 1500)
    expect(faults).toHaveLength(2)
  })
})
