/** The folder of an import, claimed by one process at a time. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { META_FILE, STAGE_FILE } from '../../../src/knowledge/base/files.js'
import { processMark } from '../../../src/knowledge/base/process-mark.js'
import { claimFolder, holdsUnfinished } from '../../../src/knowledge/import/folder.js'

const scratch = mkdtempSync(join(tmpdir(), 'glossa-folder-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))
let number = 0

function folderWith(...files: readonly string[]): string {
  const folder = join(scratch, String(++number))
  mkdirSync(folder)
  for (const file of files) writeFileSync(join(folder, file), file === 'import.lock' ? processMark() : '')
  return folder
}

it.each([
  ['that is not there', () => join(scratch, 'new', 'deep')],
  ['that is empty', () => folderWith()],
  ['with an unfinished import', () => folderWith(STAGE_FILE, 'records.lmdb')],
  ['with an unfinished import that was finished but for its clearing', () => folderWith(STAGE_FILE, META_FILE)]
])('a folder %s is taken, once', async (_, make) => {
  const folder = make()
  const release = await claimFolder(folder)
  await expect(claimFolder(folder)).rejects.toThrow('another process imports into')
  release()
  ;(await claimFolder(folder))()
})

it.each([
  ['holds a finished base', () => folderWith(META_FILE, 'records.lmdb'), 'holds a finished knowledge base'],
  ['holds something else', () => folderWith('letter.txt'), 'is not empty'],
  ['another process imports into', () => folderWith('import.lock'), 'another process imports into'],
  ['another process imports into, which has not finished', () => folderWith('import.lock', STAGE_FILE), 'another process imports into']
])('a folder that %s is refused, and left as it is', async (_, make, message) => {
  const folder = make()
  const before = readdirSync(folder)
  await expect(claimFolder(folder)).rejects.toThrow(message)
  expect(readdirSync(folder)).toEqual(before)
})

it('what another process finished a moment before is seen', async () => {
  const folder = folderWith(STAGE_FILE)
  const release = await claimFolder(folder)
  expect(holdsUnfinished(folder)).toBe(true)
  rmSync(join(folder, STAGE_FILE))
  writeFileSync(join(folder, META_FILE), '')
  release()
  await expect(claimFolder(folder)).rejects.toThrow('holds a finished knowledge base')
})

it('a lock of a process that has ended does not stop anybody', async () => {
  const folder = folderWith()
  writeFileSync(join(folder, 'import.lock'), `4194304999@${hostname()}`)
  ;(await claimFolder(folder))()
  expect(readdirSync(folder)).toEqual([])
})
