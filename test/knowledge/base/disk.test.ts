import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { makeFolder } from '../../../src/knowledge/base/disk.js'

const scratch = mkdtempSync(join(tmpdir(), 'glossa-disk-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

it('makes a folder with those that it lies in, and leaves one that is there', () => {
  const folder = join(scratch, 'a', 'b', 'c')
  for (const again of [folder, folder, join(scratch, 'a', 'd')]) {
    makeFolder(again)
    expect(statSync(again).isDirectory()).toBe(true)
  }
})

it('makes none below a file, or in its place', () => {
  const file = join(scratch, 'file')
  writeFileSync(file, '')
  mkdirSync(join(scratch, 'there'))
  expect(() => makeFolder(file)).toThrow('EEXIST')
  expect(() => makeFolder(join(file, 'x'))).toThrow('ENOTDIR')
})
