import { copyFileSync, cpSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { KnowledgeBase } from '../../../src/knowledge/base/entity.js'
import { META_FILE, RECORDS_FILE } from '../../../src/knowledge/base/files.js'
import { openKnowledgeBase } from '../../../src/knowledge/base/reader.js'
import { foldName } from '../../../src/knowledge/names/fold.js'
import { NameVectors } from '../../../src/knowledge/names/vectors.js'
import { openModels } from '../../../src/models/store.js'
import { buildFixtureBase, fixtureRecords } from '../../fixtures/knowledge.js'

let folder: string
let base: KnowledgeBase
const scratch = mkdtempSync(join(tmpdir(), 'glossa-reader-'))

beforeAll(async () => {
  folder = await buildFixtureBase()
  base = openKnowledgeBase(folder)
})
afterAll(() => {
  base.close()
  rmSync(scratch, { recursive: true, force: true })
})

const found = (name: string) => base.find(foldName(name)).map(({ entity, kind }) => `${base.entity(entity).id} ${kind}`)

describe('names of a knowledge base', () => {
  it.each([
    ['Paris', ['Q90 label', 'Q830149 label']],
    ['PARIS', ['Q90 label', 'Q830149 label']],
    ['باريس', ['Q90 label']],
    ['Paris, Texas', ['Q830149 alias']],
    ['Washington', ['Q23 surname', 'Q61 alias', 'Q1223 label']],
    ['apple', ['Q312 label', 'Q89 label']],
    ['Agypten', ['Q79 label']],
    ['van Gogh', ['Q5582 surname']],
    ['NATO', ['Q7184 acronym']],
    ['ООН', ['Q1065 acronym']],
    ['the nations', ['Q1065 weak']],
    ['Hilton', ['Q47899 surname']],
    ['Hilton Paris', []],
    ['', []],
    ['no such name', []],
    ['x'.repeat(5_000), []]
  ])('%s', (name, expected) => expect(found(name)).toEqual(expected))

  it('come back as they were given, the label first', () => {
    const names = base.namesOf(base.indexOf('Q90')!)
    expect(names[0]).toEqual({ name: 'Paris', kind: 'label' })
    expect(names).toContainEqual({ name: 'Париж', kind: 'label', language: 'rus' })
    expect(names.slice(1)).toEqual(fixtureRecords.find(({ id }) => id === 'Q90')!.names)
  })
})

describe('entities of a knowledge base', () => {
  it('hold what the records said', () => {
    for (const [index, record] of fixtureRecords.entries()) {
      const entity = base.entity(base.indexOf(record.id)!)
      expect(entity).toMatchObject({ index, id: record.id, type: record.type, label: record.label, description: record.description, country: record.country })
      expect(entity.classes).toEqual(record.classes)
      expect(entity.permId).toBe(record.permId)
      expect(entity.prior).toBeCloseTo(record.prior, 4)
      expect([...entity.related].map((other) => base.entity(other).id)).toEqual(record.related)
      expect(entity.vector.some((value) => value !== 0)).toBe(true)
    }
  })

  it('are known by Wikidata ids and by own ones', () => {
    expect(base.entity(base.indexOf('staff-17')!).label).toBe('Zenobia Quillfeather')
    expect(base.indexOf('Q4')).toBeUndefined()
    expect(base.indexOf('Q'.repeat(3_000))).toBeUndefined()
  })

  it('end with the last number', () => expect(() => base.entity(fixtureRecords.length)).toThrow(RangeError))

  it('are counted', () => {
    const { entities, byType, names, vectors, indexBytes, recordBytes } = base.statistics()
    expect(entities).toBe(fixtureRecords.length)
    expect(byType['LANGUAGE']).toBe(2)
    expect(names).toBeGreaterThan(entities)
    expect(vectors).toBeGreaterThan(entities)
    expect(indexBytes).toBeGreaterThan(64 * 4 * vectors)
    expect(recordBytes).toBeGreaterThan(0)
  })
})

describe('near names', () => {
  const near = (name: string) => base.nearest(NameVectors.open(openModels()).of(name), 5)

  it.each([
    ['Angela Merckel', 'Q567'],
    ['Владимира Путина', 'Q7747'],
    ['Quilfeather', 'staff-17'],
    ['Zenobia Quillfether', 'staff-17']
  ])('%s', (name, id) => expect(near(name).map(({ entity }) => base.entity(entity).id)).toContain(id))

  it('are told nearest first, each entity once', () => {
    const names = near('Paris')
    expect(names[0]!.similarity).toBeCloseTo(1, 2)
    expect(names.map(({ similarity }) => similarity)).toEqual(names.map(({ similarity }) => similarity).toSorted((left, right) => right - left))
    expect(new Set(names.map(({ entity }) => entity)).size).toBe(names.length)
  })
})

describe('a folder that is no knowledge base', () => {
  const copied = (name: string) => {
    const path = join(scratch, name)
    cpSync(folder, path, { recursive: true })
    return path
  }

  it('is refused when it is empty or not there', () => {
    expect(() => openKnowledgeBase(scratch)).toThrow(/holds no finished knowledge base/)
    expect(() => openKnowledgeBase(join(scratch, 'absent'))).toThrow(/holds no finished knowledge base/)
  })

  it('is refused when a file is shorter', () => {
    const path = copied('short')
    truncateSync(join(path, RECORDS_FILE), 4_096)
    expect(() => openKnowledgeBase(path)).toThrow(/damaged: records.lmdb has 4096 bytes instead of/)
  })

  it('is refused when a file is missing', () => {
    const path = copied('missing')
    rmSync(join(path, 'names-1.hnsw'))
    expect(() => openKnowledgeBase(path)).toThrow(/damaged: names-1.hnsw has no bytes instead of/)
  })

  it('is refused when its index is another one of the same size', () => {
    const path = copied('index')
    copyFileSync(join(path, META_FILE), join(path, 'names-0.entities'))
    const meta = JSON.parse(readFileSync(join(path, META_FILE), 'utf8'))
    meta.files['names-0.entities'] = readFileSync(join(path, META_FILE)).length
    writeFileSync(join(path, META_FILE), JSON.stringify(meta))
    expect(() => openKnowledgeBase(path)).toThrow(/damaged/)
  })

  it('is refused when it has another format', () => {
    const path = copied('format')
    const meta = JSON.parse(readFileSync(join(path, META_FILE), 'utf8'))
    writeFileSync(join(path, META_FILE), JSON.stringify({ ...meta, format: 0 }))
    expect(() => openKnowledgeBase(path)).toThrow(/has format 0, this version reads/)
  })
})

describe('native code of a knowledge base', () => {
  it('is held: the thread is not ended inside', () => {
    let [entered, left] = [0, 0]
    const guarded = openKnowledgeBase(folder, { enter: () => void entered++, leave: () => void left++ })
    const names = NameVectors.open(openModels())
    const calls: (() => unknown)[] = [
      () => guarded.find('paris'),
      () => guarded.entity(1),
      () => guarded.namesOf(1),
      () => guarded.indexOf('Q90'),
      () => guarded.nearest(names.of('Paris'), 3)
    ]
    for (const [index, call] of calls.entries()) {
      call()
      expect([entered > index, left]).toEqual([true, entered])
    }
    expect(() => guarded.entity(fixtureRecords.length)).toThrow(RangeError)
    expect(left).toBe(entered)
    guarded.close()
  })

  it('is not entered where the thread is about to be ended', () => {
    const ending = openKnowledgeBase(folder, {
      enter: () => {
        throw new Error('ending')
      },
      leave: () => {}
    })
    for (const call of [() => ending.find('paris'), () => ending.entity(1), () => ending.namesOf(1), () => ending.indexOf('Q90')])
      expect(call).toThrow('ending')
    ending.close()
  })
})
