import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { BaseBuilder } from '../../../src/knowledge/base/builder.js'
import { derivedNames } from '../../../src/knowledge/base/derived-names.js'
import type { EntityRecord } from '../../../src/knowledge/base/entity.js'
import { indexedNames } from '../../../src/knowledge/base/indexed-names.js'
import { mergeRecords } from '../../../src/knowledge/base/merge.js'
import { decodePosting, namePosting } from '../../../src/knowledge/base/name-format.js'
import { openKnowledgeBase } from '../../../src/knowledge/base/reader.js'
import { SortedRuns } from '../../../src/knowledge/base/runs.js'
import { foldName } from '../../../src/knowledge/names/fold.js'
import { openModels } from '../../../src/models/store.js'

const scratch = mkdtempSync(join(tmpdir(), 'glossa-builder-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

const record = (id: string, label: string, more: Partial<EntityRecord> = {}): EntityRecord => ({
  id,
  type: 'PERSON',
  label,
  names: [],
  classes: [],
  prior: 0.5,
  related: [],
  ...more
})
const builderIn = (folder: string) => new BaseBuilder({ folder: join(scratch, folder), store: openModels(), made: 'test' })

describe('a build', () => {
  it('makes one entity of records of one id', async () => {
    const builder = builderIn('merged')
    builder.add(record('x1', 'Ada Lovelace', { prior: 0.8, description: 'mathematician', related: ['x2'], classes: ['Scientist'] }))
    builder.add(record('x2', 'London', { type: 'LOCATION' }))
    builder.add(record('x1', 'Augusta Ada King', { type: 'UNKNOWN', prior: 0.2, names: [{ name: 'Лавлейс', kind: 'alias', language: 'rus' }] }))
    const meta = await builder.finish()
    expect(meta).toMatchObject({ entities: 2, made: 'test', byType: { PERSON: 1, LOCATION: 1 } })
    const base = openKnowledgeBase(join(scratch, 'merged'))
    const ada = base.entity(base.indexOf('x1')!)
    expect(ada).toMatchObject({ label: 'Augusta Ada King', type: 'PERSON', description: 'mathematician', classes: ['Scientist'] })
    expect(ada.prior).toBeCloseTo(0.8, 4)
    expect([...ada.related]).toEqual([base.indexOf('x2')])
    for (const name of ['ada lovelace', 'augusta ada king', 'лавлейс']) expect(base.find(foldName(name)).map(({ entity }) => entity)).toContain(ada.index)
    base.close()
  })

  it('takes an id that comes again and again, in several batches', async () => {
    const builder = builderIn('repeated')
    const count = 2_500
    for (let number = 0; number < count; number++) {
      const names = [{ name: `Name ${number}`, kind: 'alias' } as const]
      builder.add(record('one', 'Label', { names, related: [`r${number}`] }))
    }
    builder.add(record(`r${count - 1}`, 'Neighbour'))
    expect((await builder.finish()).entities).toBe(2)
    const base = openKnowledgeBase(join(scratch, 'repeated'))
    const one = base.indexOf('one')!
    // the label, and the latest names
    expect(base.namesOf(one).map(({ name }) => name)).toEqual(['Label', ...Array.from({ length: 1_000 }, (_, back) => `Name ${count - 1 - back}`)])
    expect([...base.entity(one).related]).toEqual([base.indexOf(`r${count - 1}`)])
    base.close()
  })

  it('finds names as long as are kept, of any writing', async () => {
    const builder = builderIn('long')
    const long = ['x'.repeat(200), '한'.repeat(66), 'ж'.repeat(200), '𐐀'.repeat(100)]
    for (const [place, label] of long.entries()) builder.add(record(`long-${place}`, label))
    builder.add(record('longer', 'y'.repeat(201)))
    await builder.finish()
    const base = openKnowledgeBase(join(scratch, 'long'))
    for (const [place, label] of long.entries()) expect(base.find(foldName(label))).toEqual([{ entity: place, kind: 'label' }])
    expect(base.find('y'.repeat(201))).toEqual([])
    base.close()
  })

  it('goes on from its last checkpoint', async () => {
    const first = builderIn('resumed')
    expect(first.resume()).toBeUndefined()
    first.add(record('a', 'Alpha One'))
    first.add(record('b', 'Beta Two'))
    first.checkpoint({ line: 2 })
    first.add(record('c', 'Gamma Three'))
    // as if killed: what came after the checkpoint was never stored
    await first.close()
    const second = builderIn('resumed')
    expect(second.resume()).toEqual({ line: 2 })
    expect(second.count).toBe(2)
    second.add(record('b', 'Beta Two'))
    second.add(record('c', 'Gamma Three'))
    second.checkpoint({ line: 3 })
    await second.finish()
    const base = openKnowledgeBase(join(scratch, 'resumed'))
    expect(base.statistics()).toMatchObject({ entities: 3, byType: { PERSON: 3 } })
    expect(base.find('beta two')).toEqual([{ entity: base.indexOf('b'), kind: 'label' }])
    base.close()
  })

  it('that is not finished is refused by readers', async () => {
    const builder = builderIn('open')
    builder.add(record('a', 'Alpha One'))
    builder.checkpoint()
    await builder.close()
    expect(() => openKnowledgeBase(join(scratch, 'open'))).toThrow(/holds an import that is not finished/)
  })

  it('of nothing is a base without entities', async () => {
    const meta = await builderIn('empty').finish()
    expect(meta).toMatchObject({ entities: 0, names: 0, vectors: [0, 0] })
    const base = openKnowledgeBase(join(scratch, 'empty'))
    expect(base.find('anything')).toEqual([])
    expect(base.nearest(new Float32Array(64).fill(1 / 8), 5)).toEqual([])
    base.close()
  })

  it('leaves nothing but the files of the base', async () => {
    const builder = builderIn('files')
    builder.add(record('a', 'Alpha One'))
    const { files } = await builder.finish()
    const there = readdirSync(join(scratch, 'files')).filter((name) => !name.endsWith('-lock'))
    expect(there.sort()).toEqual([...Object.keys(files), 'base.json'].sort())
  })

  it('takes names of any form', async () => {
    const odd = ['…', '', 'a\nb\tc', '\ud800', '𝔊𝔩𝔬𝔰𝔰𝔞', 'x'.repeat(3_000), '한국'.repeat(200), '\u0000zero']
    const builder = builderIn('odd')
    for (const [place, label] of odd.entries()) builder.add(record(`odd-${place}`, label, { names: odd.map((name) => ({ name, kind: 'alias' })) }))
    await builder.finish()
    const base = openKnowledgeBase(join(scratch, 'odd'))
    expect(base.statistics().entities).toBe(odd.length)
    expect(base.find('glossa').map(({ entity }) => entity)).toEqual(expect.arrayContaining([...odd.keys()]))
    expect(base.entity(5).label).toBe(odd[5])
    base.close()
  })
})

describe('merged records', () => {
  const earlier = record('m', 'Old label', {
    country: 'fr',
    permId: '1',
    names: [{ name: 'Alias', kind: 'alias' }],
    related: ['r1', 'r2'],
    classes: ['Writer'],
    prior: 0.4
  })
  it.each<[string, Partial<EntityRecord>, Partial<EntityRecord>]>([
    ['fields of the later one win', { label: 'Old label', country: 'de', permId: '2' }, { country: 'de', permId: '2', label: 'Old label' }],
    ['what the later one lacks stays', {}, { country: 'fr', permId: '1', classes: ['Writer'] }],
    [
      'the earlier label is kept as a name',
      { label: 'New' },
      {
        label: 'New',
        names: [
          { name: 'Old label', kind: 'label' },
          { name: 'Alias', kind: 'alias' }
        ]
      }
    ],
    ['names are not doubled', { label: 'Old label', names: [{ name: 'Alias', kind: 'alias' }] }, { names: [{ name: 'Alias', kind: 'alias' }] }],
    ['relations are those of both', { related: ['r3', 'r1'] }, { related: ['r3', 'r1', 'r2'] }],
    ['the better known prior counts', { prior: 0.1 }, { prior: 0.4 }],
    ['a lower prior counts where it is given', { prior: 0.1, priorGiven: true }, { prior: 0.1, priorGiven: true }],
    ['a higher prior that is only assumed does not', { prior: 0.6, assumed: ['prior'] }, { prior: 0.4 }],
    ['classes add up, the later ones first', { classes: ['Poet', 'Writer'] }, { classes: ['Poet', 'Writer'] }],
    ['an unknown type says nothing', { type: 'UNKNOWN' }, { type: 'PERSON' }],
    ['a type that is given counts', { type: 'LOCATION' }, { type: 'LOCATION' }],
    [
      'a type by classes does not change one that is given',
      { type: 'LOCATION', classes: ['City'], assumed: ['type'] },
      { type: 'PERSON', classes: ['City', 'Writer'] }
    ]
  ])('%s', (_, later, expected) => expect(mergeRecords(earlier, record('m', 'Old label', later))).toMatchObject(expected))

  it.each<[string, Partial<EntityRecord>, Partial<EntityRecord>, Partial<EntityRecord>]>([
    ['a type by classes gives way to one that is given', { assumed: ['type'] }, { type: 'LOCATION' }, { type: 'LOCATION' }],
    ['of two types by classes the later one counts', { assumed: ['type'] }, { type: 'LOCATION', assumed: ['type'] }, { type: 'LOCATION', assumed: ['type'] }],
    ['a type by classes counts where there was none', { type: 'UNKNOWN' }, { type: 'LOCATION', assumed: ['type'] }, { type: 'LOCATION' }],
    ['a prior that is assumed gives way to a lower one', { prior: 0.5, assumed: ['prior'] }, { prior: 0.1 }, { prior: 0.1 }],
    ['a prior that is given stays beside one that was measured', { prior: 0.1, priorGiven: true }, { prior: 0.5 }, { prior: 0.1, priorGiven: true }],
    ['of two that are given the later one counts', { prior: 0.5, priorGiven: true }, { prior: 0.1, priorGiven: true }, { prior: 0.1 }]
  ])('%s', (_, first, later, expected) => expect(mergeRecords(record('m', 'Label', first), record('m', 'Label', later))).toMatchObject(expected))

  it('keep what is no longer assumed without the mark', () =>
    expect(mergeRecords(record('m', 'Label', { assumed: ['type', 'prior'] }), record('m', 'Label', { assumed: ['prior'] })).assumed).toEqual(['prior']))

  it('hold as much as a base keeps, the later one first', () => {
    const many = (from: string, count: number) => Array.from({ length: count }, (_, place) => `${from} ${place}`)
    const of = (from: string) =>
      record('m', from, {
        names: many(from, 900).map((name) => ({ name, kind: 'alias' })),
        classes: many(from, 15),
        related: many(from, 200)
      })
    const { names, classes, related } = mergeRecords(of('old'), of('new'))
    expect([names.length, classes.length, related.length]).toEqual([1_000, 20, 255])
    expect([names[0]?.name, names[900]?.name, names.at(-1)?.name]).toEqual(['new 0', 'old', 'old 98'])
    expect([classes.at(-1), related.at(-1)]).toEqual(['old 4', 'old 54'])
  })
})

describe('derived names', () => {
  it.each([
    ['PERSON', 'Angela Merkel', ['Merkel']],
    ['PERSON', 'Vincent van Gogh', ['Gogh', 'van Gogh']],
    ['PERSON', 'Martin Luther King Jr.', ['King']],
    ['PERSON', 'Толстой, Лев Николаевич', ['Толстой']],
    ['PERSON', 'Владимир Путин', ['Путин']],
    ['PERSON', 'フィンセント・ファン・ゴッホ', ['ゴッホ']],
    ['PERSON', '安倍晋三', []],
    ['PERSON', 'Madonna', []],
    ['ORGANIZATION', 'North Atlantic Treaty Organization', ['NATO']],
    ['ORGANIZATION', 'Организация Объединённых Наций', ['ООН']],
    ['ORGANIZATION', 'Massachusetts Institute of Technology', ['MIT']],
    ['ORGANIZATION', 'Apple Inc.', []],
    ['LOCATION', 'United States of America', ['USA']],
    ['WORK', 'The Lord of the Rings', []]
  ] as const)('%s %s', (type, label, expected) => expect(derivedNames(record('d', label, { type })).map(({ name }) => name)).toEqual(expected))
})

describe('names of the index', () => {
  it.each<[string, EntityRecord, string[]]>([
    [
      'Latin ones',
      record('i', 'Moscow', {
        names: [
          { name: 'Москва', kind: 'label', language: 'rus' },
          { name: 'Moskau', kind: 'label', language: 'deu' }
        ]
      }),
      ['Moscow', 'Moskau']
    ],
    ['all where none is Latin', record('i', 'Москва', { names: [{ name: '莫斯科', kind: 'label' }] }), ['Москва', '莫斯科']],
    ['no weak ones', record('i', 'Moscow', { names: [{ name: 'Moscou', kind: 'weak' }] }), ['Moscow']],
    ['each once', record('i', 'Moscow', { names: [{ name: 'Moscow', kind: 'title' }] }), ['Moscow']],
    ['none with line breaks', record('i', 'Mos\ncow'), []]
  ])('%s', (_, one, expected) => expect(indexedNames(one)).toEqual(expected))

  it('are a few of an entity, English ones first', () => {
    const names = [...'abcdefgh'].map((letter) => ({ name: `Name ${letter}`, kind: 'label', language: letter === 'h' ? 'eng' : 'deu' }) as const)
    expect(indexedNames(record('i', 'Label', { names }))).toEqual(['Label', 'Name h', 'Name a', 'Name b', 'Name c'])
  })
})

describe('entities of a name', () => {
  const kinds = 6
  const posting = (codes: number[], priors: number[], limit: number) => decodePosting(namePosting(codes, Uint16Array.from(priors), limit))

  it('come best known first, each with its surest kind', () =>
    expect(posting([0 * kinds + 1, 1 * kinds + 3, 1 * kinds, 2 * kinds + 5], [10, 30, 20], 9)).toEqual([
      { entity: 1, kind: 'label' },
      { entity: 2, kind: 'surname' },
      { entity: 0, kind: 'alias' }
    ]))

  it('are not driven out by those that it is a surname of', () =>
    expect(posting([0 * kinds, 1 * kinds + 5, 2 * kinds + 5, 3 * kinds + 5], [1, 9, 8, 7], 2)).toEqual([
      { entity: 1, kind: 'surname' },
      { entity: 2, kind: 'surname' },
      { entity: 0, kind: 'label' }
    ]))
})

describe('sorted runs', () => {
  it.each([
    ['in memory', 1_000],
    ['in files', 7],
    ['in files of one line', 1]
  ])('%s', (_, limit) => {
    const runs = new SortedRuns(join(scratch, `runs-${limit}`), limit)
    const lines = Array.from({ length: 100 }, (_, place) => `${(place * 37) % 50} ж${'é'.repeat(place % 3)}`)
    for (const line of lines) runs.add(line)
    expect([...runs.sorted()]).toEqual([...new Set(lines)].sort())
    runs.remove()
  })

  it('of nothing', () => expect([...new SortedRuns(join(scratch, 'none')).sorted()]).toEqual([]))
})
