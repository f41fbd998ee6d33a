import { readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { EntityRecord } from '../../../src/knowledge/base/entity.js'
import type { BaseMeta } from '../../../src/knowledge/base/files.js'
import { mergeRecords } from '../../../src/knowledge/base/merge.js'
import { ClassTable } from '../../../src/knowledge/import/classes.js'
import { ImportError } from '../../../src/knowledge/import/errors.js'
import { type BaseBelow, type ImportOptions, type ImportResult, importDump, type RecordSink } from '../../../src/knowledge/import/importer.js'
import type { ImportProgress } from '../../../src/knowledge/import/progress.js'
import { openModels } from '../../../src/models/store.js'

const table = ClassTable.open(openModels())
const filter = { types: undefined, minimumSitelinks: 0, languages: undefined }
const real = readFileSync(new URL('../../fixtures/wikidata.json', import.meta.url), 'utf8')

/** Keeps what `checkpoint` was called with, and forgets the rest when it is "killed". */
class MemorySink implements RecordSink {
  readonly stored = new Map<string, EntityRecord>()
  finished = false
  #pending: EntityRecord[] = []
  #value: string | undefined
  checkpoints = 0
  readonly #failAt: number

  constructor(failAt = Number.POSITIVE_INFINITY) {
    this.#failAt = failAt
  }

  add(record: EntityRecord): void {
    this.#pending.push(record)
  }

  checkpoint(value: unknown): void {
    if (++this.checkpoints === this.#failAt) throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
    for (const record of this.#pending) {
      const known = this.stored.get(record.id)
      this.stored.set(record.id, known === undefined ? record : mergeRecords(known, record))
    }
    this.#pending = []
    this.#value = JSON.stringify(value)
  }

  kill(): void {
    this.#pending = []
  }

  resume<T>(): T | undefined {
    return this.#value === undefined ? undefined : (JSON.parse(this.#value) as T)
  }

  async finish(): Promise<BaseMeta> {
    this.finished = true
    return { entities: this.stored.size } as BaseMeta
  }
}

function run(sink: RecordSink, content: string | Uint8Array, options: Partial<ImportOptions> = {}): Promise<ImportResult> {
  return importDump({ input: Readable.from([Buffer.from(content)]), sink, table, filter, ...options })
}

function custom(count: number, from = 0): string {
  return Array.from({ length: count }, (_, number) => `${JSON.stringify({ id: `own:${from + number}`, label: `Thing number ${from + number}` })}\n`).join('')
}

describe('an import', () => {
  it.each([
    ['a dump', real],
    ['a dump with carriage returns', real.replaceAll('\n', '\r\n')],
    ['items without the array', real.slice(2, -2).replaceAll(',\n', '\n')],
    ['a packed dump', gzipSync(real)],
    ['a dump with a byte order mark', `\ufeff${real}`]
  ])('takes %s', async (_, content) => {
    const sink = new MemorySink()
    const { state, meta, stopped } = await run(sink, content)
    expect([...sink.stored.keys()]).toEqual(['Q58978', 'Q59055', 'Q42', 'Q22', 'Q59064', 'Q58984', 'Q58942', 'Q59038', 'Q59047'])
    expect(state.counts).toEqual({
      entities: 11,
      kept: 9,
      dropped: { 'no item': 2, 'left out': 0, 'no name': 0, type: 0, sitelinks: 0 },
      faulty: 0,
      faults: []
    })
    expect([meta?.entities, stopped, sink.finished]).toEqual([9, undefined, true])
  })

  it('takes entities as the API answers them', async () => {
    const line = real.split('\n')[3]!.replace(/,$/, '')
    const sink = new MemorySink()
    await run(sink, `{"entities":{"Q42":${line}}}\n`)
    expect(sink.stored.get('Q42')?.label).toBe('Douglas Adams')
  })

  it('does not parse items that cannot have the sitelinks', async () => {
    const broken = '{"type":"item","id":"Q1","labels":{"en":,"sitelinks":{"enwiki":{"site":"enwiki","title":"x"}}},\n'
    const { state } = await run(new MemorySink(), real.replace('[\n', `[\n${broken}`), { filter: { ...filter, minimumSitelinks: 2 } })
    expect([state.counts.dropped.sitelinks, state.counts.faulty, state.counts.kept]).toEqual([1, 0, 9])
  })

  it.each([
    ['with a field of items', '{"id":"acme:1","label":"Acme","sitelinks":{}}'],
    ['with an id of Wikidata as well', '{"id":"Q42","label":"Acme","sitelinks":{}}'],
    ['with an id that begins like one of Wikidata', '{"id":"Q7-acme","label":"Acme","sitelinks":{"enwiki":{"site":"enwiki"}}}']
  ])('does not leave out an own entity %s, but says what is wrong', async (_, line) => {
    const { state } = await run(new MemorySink(), `${line}\n${custom(1)}`, { filter: { ...filter, minimumSitelinks: 2 } })
    expect(state.counts.dropped.sitelinks).toBe(0)
    expect(state.counts.faults).toEqual([{ line: 1, message: expect.stringMatching(/^field "sitelinks" is not known/) }])
  })

  it('looks at each of several entities of a line', async () => {
    const [born, adams] = [real.split('\n')[1]!, real.split('\n')[3]!].map((line) => line.replace(/,$/, ''))
    const bare = '{"type":"item","id":"Q1","labels":{"en":{"language":"en","value":"Bare"}},"sitelinks":{}}'
    const sink = new MemorySink()
    const { state } = await run(sink, `{"entities":{"Q58978":${born},"Q42":${adams},"Q1":${bare}}}\n`, { filter: { ...filter, minimumSitelinks: 2 } })
    expect([[...sink.stored.keys()], state.counts.dropped.sitelinks]).toEqual([['Q58978', 'Q42'], 1])
  })

  it('counts and names lines that cannot be read, and goes on', async () => {
    const lines = [
      '{"id":"own:1","label":"One"',
      '',
      '{"id":"own:2","label":"Two"}',
      '"text"',
      '[1]',
      '{"id":"T1","label":"Three"}',
      '{"type":"item","id":"Q5"}',
      '\u0000'
    ]
    const { state } = await run(new MemorySink(), lines.map((line) => `${line}\n`).join(''))
    expect(state.counts.faulty).toBe(5)
    expect(state.counts.faults.map(({ line }) => line)).toEqual([1, 4, 5, 6, 8])
    expect(state.counts.faults[0]!.message).toContain('no valid JSON')
    expect(state.counts.faults[2]!.message).toContain('one entity a line')
    expect(state.counts.faults[3]!.message).toContain('id "T1"')
    expect(state.counts.dropped['no name']).toBe(1)
  })

  it('counts a faulty last line without a newline, which is no cut', async () => {
    const { state, stopped, meta } = await run(new MemorySink(), `${custom(2)}{"id":"own:2","label":"Two","colour":"red"}`)
    expect([stopped, meta?.entities, state.counts.faulty]).toEqual([undefined, 2, 1])
    expect(state.counts.faults).toEqual([{ line: 3, message: expect.stringContaining('field "colour" is not known') }])
  })

  it('names the first faults only, and counts all', async () => {
    const { state } = await run(new MemorySink(), `${'x\n'.repeat(5000)}${custom(1)}`)
    expect([state.counts.faulty, state.counts.faults.length]).toEqual([5000, 10])
  })

  it('without a single entity is a fault that names lines', async () => {
    await expect(run(new MemorySink(), '{"labels":1}\n')).rejects.toThrow('no entity was kept of 0 in 1 lines; line 1: field "labels" is not known')
  })

  it('stops at its limit', async () => {
    const sink = new MemorySink()
    const { state, meta } = await run(sink, custom(50), { limit: 20 })
    expect([sink.stored.size, state.line, meta?.entities]).toEqual([20, 20, 20])
  })

  it('keeps only types that are asked for, of own entities as well', async () => {
    const { state } = await run(new MemorySink(), `${custom(2)}{"id":"own:p","label":"Anna","type":"person"}\n`, {
      filter: { ...filter, types: new Set(['PERSON']) }
    })
    expect([state.counts.kept, state.counts.dropped.type]).toEqual([1, 2])
  })

  it('tells how far it is', async () => {
    const told: ImportProgress[] = []
    await run(new MemorySink(), real, { progress: (progress) => told.push(progress) })
    expect(told.at(-1)).toMatchObject({ stage: 'dump', line: 13, kept: 9, read: Buffer.byteLength(real) })
  })
})

describe('an import that was killed', () => {
  const content = custom(5_500)

  it.each([1, 2, 4])('after checkpoint %i goes on there and counts nothing twice', async (checkpoints) => {
    const sink = new MemorySink(checkpoints + 1)
    await expect(run(sink, content)).rejects.toThrow('ENOSPC')
    sink.kill()
    expect(sink.stored.size).toBe(checkpoints * 1000)
    const { state, meta } = await run(sink, content)
    expect([state.counts.kept, state.line, meta?.entities]).toEqual([5_500, 5_500, 5_500])
  })

  it('by a signal ends at a checkpoint', async () => {
    const sink = new MemorySink()
    const stop = new AbortController()
    const chunks = async function* () {
      yield Buffer.from(custom(1_500))
      stop.abort()
      yield Buffer.from(custom(1_500, 1_500))
    }
    const { stopped, state, meta } = await run(sink, '', { input: Readable.from(chunks()), signal: stop.signal })
    expect([stopped, meta, sink.finished]).toEqual(['signal', undefined, false])
    expect(state.line).toBe(sink.stored.size)
    const again = await run(sink, custom(3_000))
    expect([again.state.counts.kept, again.meta?.entities]).toEqual([3_000, 3_000])
  })

  it('while it finished does that again, without reading', async () => {
    const sink = new MemorySink()
    await run(sink, content)
    const read = Readable.from([Buffer.from('anything')])
    const { meta } = await importDump({ input: read, sink, table, filter })
    expect(meta?.entities).toBe(5_500)
  })

  it('does not go on with another dump, a shorter one, or other wishes', async () => {
    const sink = new MemorySink(3)
    await expect(run(sink, content)).rejects.toThrow('ENOSPC')
    sink.kill()
    await expect(run(sink, custom(5_500, 7))).rejects.toThrow('unfinished import of another dump')
    await expect(run(sink, content, { filter: { ...filter, minimumSitelinks: 3 } })).rejects.toThrow('begun with other settings')
    await expect(run(sink, custom(1_900))).rejects.toThrow(ImportError)
  })
})

describe('a dump that is cut', () => {
  const whole = `[\n${custom(3_000).trimEnd().replaceAll('\n', ',\n')}\n]\n`
  const packed = gzipSync(whole)

  it.each([
    ['within a line', whole.slice(0, whole.indexOf('own:1500') + 3), 'the last line is broken off'],
    ['before the comma behind an entity', whole.slice(0, whole.indexOf(',\n{"id":"own:1500"')), 'the last line is broken off'],
    ['between lines', `${whole.split('\n').slice(0, 1_500).join('\n')}\n`, 'the array of entities has no end'],
    ['packed', packed.subarray(0, Math.floor(packed.length * 0.8)), 'the compressed file ends in the middle']
  ])('%s keeps what was read, says so and goes on with the whole', async (_, content, message) => {
    const sink = new MemorySink()
    const { state, meta, stopped } = await run(sink, content)
    expect(stopped).toEqual({ cut: message })
    expect([meta, sink.finished, state.counts.faulty]).toEqual([undefined, false, 0])
    expect(sink.stored.size).toBe(state.counts.kept)
    const again = await run(sink, whole)
    expect([again.state.counts.kept, again.state.counts.faulty, again.state.line, again.meta?.entities]).toEqual([3_000, 0, 3_002, 3_000])
  })

  it('is taken as it is when that is allowed', async () => {
    const { state, meta, stopped } = await run(new MemorySink(), whole.slice(0, whole.indexOf('own:1500') + 3), { allowCut: true })
    expect(stopped).toBeUndefined()
    expect(meta?.entities).toBe(state.counts.kept)
  })
})

describe('a base below', () => {
  const records: EntityRecord[] = Array.from({ length: 2_500 }, (_, number) => ({
    id: `Q${number + 1}`,
    type: 'LOCATION',
    label: `Place ${number}`,
    names: [],
    classes: [],
    prior: 0.9,
    related: []
  }))
  const below: BaseBelow = { name: 'test', count: records.length, records: (from) => records.slice(from) }

  it('is in the new base, and the dump is merged into it', async () => {
    const sink = new MemorySink()
    const { meta, state } = await run(sink, `{"id":"Q1","label":"Ort 0","aliases":["Nullort"]}\n{"id":"own:1","label":"Mine"}\n`, { below })
    expect([meta?.entities, state.counts.kept]).toEqual([2_501, 2])
    expect(sink.stored.get('Q1')).toMatchObject({
      type: 'LOCATION',
      label: 'Ort 0',
      prior: 0.9,
      names: [
        { name: 'Nullort', kind: 'alias' },
        { name: 'Place 0', kind: 'label' }
      ]
    })
  })

  it.each([
    ['a popularity that is given, lower as well', '{"popularity":0}', { type: 'LOCATION', prior: 0 }],
    ['a prior that is given', '{"prior":0.2}', { type: 'LOCATION', prior: 0.2 }],
    ['none where none is given', '{}', { type: 'LOCATION', prior: 0.9 }],
    ['a type that is given', '{"type":"ORGANIZATION"}', { type: 'ORGANIZATION', prior: 0.9 }],
    ['classes, but not their type', '{"classes":["Company"]}', { type: 'LOCATION', prior: 0.9, classes: ['Company'] }]
  ])('takes %s from an own entity with its id', async (_, fields, expected) => {
    const sink = new MemorySink()
    await run(sink, `${JSON.stringify({ id: 'Q1', label: 'Ort 0', ...JSON.parse(fields) })}\n`, { below })
    expect(sink.stored.get('Q1')).toMatchObject(expected)
  })

  it('goes on where it was killed', async () => {
    const sink = new MemorySink(2)
    await expect(run(sink, custom(1), { below })).rejects.toThrow('ENOSPC')
    sink.kill()
    const { meta } = await run(sink, custom(1), { below })
    expect(meta?.entities).toBe(2_501)
  })
})
