/** The knowledge base that the settings name. */
import { cpSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { KnowledgeBaseError, META_FILE, RECORDS_FILE } from '../../src/knowledge/base/files.js'
import { openModels } from '../../src/models/store.js'
import { knowledgeBaseOf } from '../../src/service/knowledge.js'
import { loadSettings } from '../../src/settings.js'
import { buildFixtureBase, fixtureRecords } from '../fixtures/knowledge.js'

const store = openModels()
const scratch = mkdtempSync(join(tmpdir(), 'glossa-base-of-'))
let folder: string

beforeAll(async () => {
  folder = await buildFixtureBase()
})
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

const baseOf = (...argv: string[]) => knowledgeBaseOf(loadSettings({ argv }).settings, store, { say: () => {} })

/** A copy of the small base that something has happened to. */
function copyOf(name: string, change: (copy: string) => void): string {
  const copy = join(scratch, name)
  cpSync(folder, copy, { recursive: true })
  change(copy)
  return copy
}

function withMeta(copy: string, change: object): void {
  const file = join(copy, META_FILE)
  writeFileSync(file, JSON.stringify({ ...(JSON.parse(readFileSync(file, 'utf8')) as object), ...change }))
}

describe('the knowledge base of the settings', () => {
  it('is looked for once and reported', async () => {
    const find = baseOf('--knowledge-base', folder, '--knowledge-workers', '1')!
    const found = await find()
    expect(await find()).toBe(found)
    expect(found.folder).toBe(folder)
    const { report } = found
    expect(report).toMatchObject({ version: 'fixture', entities: fixtureRecords.length })
    expect(report.names).toBeGreaterThan(report.entities)
    expect(report.vectors).toBeGreaterThan(report.entities)
    expect(report.recordBytes).toBeGreaterThan(10_000)
    expect(report.indexMemoryBytes).toBeGreaterThan(64 * report.vectors)
  })

  it('takes memory in each thread', async () => {
    const [one, two] = await Promise.all(['1', '2'].map((threads) => baseOf('--knowledge-base', folder, '--knowledge-workers', threads)!()))
    expect(two!.report.indexMemoryBytes).toBe(2 * one!.report.indexMemoryBytes)
  })

  it('is looked for again when it was not there', async () => {
    const later = join(scratch, 'later')
    const find = baseOf('--knowledge-base', later)!
    await expect(find()).rejects.toThrow('holds no finished knowledge base')
    await expect(find()).rejects.toThrow('holds no finished knowledge base')
    cpSync(folder, later, { recursive: true })
    const found = await find()
    expect(found.folder).toBe(later)
    expect(await find()).toBe(found)
  })

  it('is none where nothing is to be linked', () => expect(baseOf('--knowledge-base', 'none')).toBeUndefined())

  it.each([
    ['is not there', () => join(scratch, 'nowhere'), 'holds no finished knowledge base'],
    ['is not finished', () => copyOf('unfinished', (copy) => rmSync(join(copy, META_FILE))), 'holds no finished knowledge base'],
    ['is cut short', () => copyOf('cut', (copy) => truncateSync(join(copy, RECORDS_FILE), 4096)), `is damaged: ${RECORDS_FILE} has 4096 bytes instead of`],
    ['is of another format', () => copyOf('old', (copy) => withMeta(copy, { format: 999 })), 'has format 999'],
    ['was made with other models', () => copyOf('models', (copy) => withMeta(copy, { models: '0123456789abcdef' })), 'was made with other models']
  ])('is refused where it %s', async (_, make, message) => {
    const broken = make()
    const failing = baseOf('--knowledge-base', broken)!()
    await expect(failing).rejects.toThrow(KnowledgeBaseError)
    await expect(failing).rejects.toThrow(message)
    await expect(failing).rejects.toThrow(broken)
  })
})
