import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ListFolder } from '../../src/endpoints/entities/lists/folder.js'
import { ListReader } from '../../src/endpoints/entities/lists/shared.js'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'glossa-lists-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function put(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), content)
}

const namesOf = (lists: ListFolder) =>
  Object.fromEntries(new ListReader().read(lists.current)?.files.map(({ file, names }) => [file, names.map(({ text }) => text)]) ?? [])

describe('a reading', () => {
  test('has every list', async () => {
    put('accept/eng/product.txt', 'Widget 3000\n')
    put('accept/zhs/company.txt', 'type: ORGANIZATION\n甲公司\n乙公司\n')
    put('reject/xxx/any.patterns', '*\tfoo+\n')
    put('accept/eng/.hidden', 'x')
    put('accept/README.md', 'notes')
    const lists = new ListFolder(folder)
    expect(await lists.read()).toEqual({ files: 3, names: 3, patterns: 1, faults: [], kept: [] })
    const files = new ListReader().read(lists.current)!.files
    expect(files.map(({ file, language, action }) => [file, language, action])).toEqual([
      ['accept/eng/product.txt', 'eng', 'accept'],
      ['accept/zhs/company.txt', 'zhs', 'accept'],
      ['reject/xxx/any.patterns', 'xxx', 'reject']
    ])
  })

  for (const [name, path, content, file, line] of [
    ['a line of another form', 'accept/eng/product.txt', 'Widget\ntype: a thing\nGadget\n', 'accept/eng/product.txt', 2],
    ['bytes that are no UTF-8', 'accept/eng/place.txt', new Uint8Array([0xff, 0xfe, 0x41]), 'accept/eng/place.txt', 0],
    ['a language that is not served', 'accept/klingon/place.txt', 'x', 'accept/klingon', 0],
    ['another folder', 'acept/eng/place.txt', 'x', 'acept', 0],
    ['another kind of file', 'accept/eng/place.csv', 'x', 'accept/eng/place.csv', 0],
    ['a file in place of a folder', 'accept', 'x', 'accept', 0]
  ] as const) {
    test(`names ${name}, and has the rest`, async () => {
      put(path, content)
      put('reject/eng/anything.txt', 'Never\n')
      const lists = new ListFolder(folder)
      const { faults } = await lists.read()
      expect(faults).toEqual([{ file, line, message: expect.any(String) }])
      expect(namesOf(lists)).toMatchObject({ 'reject/eng/anything.txt': ['Never'] })
    })
  }

  // A pipe that nobody writes to would hold up whoever opens it.
  test('names what is no file, and has the rest', async () => {
    put('accept/eng/one.txt', 'type: PRODUCT\nOne\n')
    mkdirSync(join(folder, 'accept/eng/folder.txt'))
    execFileSync('bash', ['-c', 'mkfifo "$0"', join(folder, 'accept/eng/pipe.txt')])
    const socket = createServer()
    await new Promise<void>((listening) => socket.listen(join(folder, 'accept/eng/socket.txt'), listening))
    try {
      const lists = new ListFolder(folder)
      const { faults } = await lists.read()
      expect(faults.map(({ file }) => file)).toEqual(['folder', 'pipe', 'socket'].map((name) => `accept/eng/${name}.txt`))
      expect(faults.slice(0, 2).map(({ message }) => message)).toEqual(Array(2).fill('cannot be read: it is no file'))
      expect(namesOf(lists)).toEqual({ 'accept/eng/one.txt': ['One'] })
    } finally {
      socket.close()
    }
  })

  test('of an empty folder has no lists', async () => {
    const lists = new ListFolder(folder)
    expect(await lists.read()).toEqual({ files: 0, names: 0, patterns: 0, faults: [], kept: [] })
    expect(lists.current).toBe(undefined)
  })

  test('of no folder is refused', async () => {
    await expect(new ListFolder(join(folder, 'nowhere')).read()).rejects.toThrow('ENOENT')
  })
})

describe('another reading', () => {
  test('has what was added and changed, and no longer what is gone', async () => {
    put('accept/eng/one.txt', 'type: PRODUCT\nOne\n')
    put('accept/eng/two.txt', 'type: PRODUCT\nTwo\n')
    const lists = new ListFolder(folder)
    await lists.read()
    const before = lists.current!
    put('accept/eng/one.txt', 'type: PRODUCT\nFirst\n')
    rmSync(join(folder, 'accept/eng/two.txt'))
    put('accept/eng/three.txt', 'type: PRODUCT\nThree\n')
    await lists.read()
    expect(namesOf(lists)).toEqual({ 'accept/eng/one.txt': ['First'], 'accept/eng/three.txt': ['Three'] })
    // Work that began before keeps what it began with.
    const reader = new ListReader()
    expect(reader.read(before)?.files).toHaveLength(2)
    expect(reader.read(lists.current)?.files[0]?.names[0]?.text).toBe('First')
    expect(reader.read(before)?.files[0]?.names[0]?.text).toBe('One')
  })

  test('keeps the last good content of a file that cannot be read any more', async () => {
    put('accept/eng/one.txt', 'type: PRODUCT\nOne\n')
    const lists = new ListFolder(folder)
    await lists.read()
    put('accept/eng/one.txt', new Uint8Array([0xff]))
    const { faults, kept } = await lists.read()
    expect(faults.map(({ file }) => file)).toEqual(['accept/eng/one.txt'])
    expect(kept).toEqual(['accept/eng/one.txt'])
    expect(namesOf(lists)).toEqual({ 'accept/eng/one.txt': ['One'] })
  })

  test('of a folder that is gone leaves everything as it was', async () => {
    put('accept/eng/one.txt', 'type: PRODUCT\nOne\n')
    const lists = new ListFolder(folder)
    await lists.read()
    rmSync(folder, { recursive: true })
    await expect(lists.read()).rejects.toThrow('ENOENT')
    expect(namesOf(lists)).toEqual({ 'accept/eng/one.txt': ['One'] })
  })
})

test('a thread opens the lists of one version once', async () => {
  put('accept/eng/one.txt', 'type: PRODUCT\nOne\n')
  const lists = new ListFolder(folder)
  await lists.read()
  const reader = new ListReader()
  const first = reader.read(lists.current)
  expect(reader.read(lists.current)).toBe(first)
  // Nothing has changed: another reading makes no other version.
  await lists.read()
  expect(reader.read(lists.current)).toBe(first)
  put('accept/eng/one.txt', 'type: PRODUCT\nTwo\n')
  await lists.read()
  expect(reader.read(lists.current)).not.toBe(first)
  expect(reader.read(undefined)).toBe(undefined)
})
