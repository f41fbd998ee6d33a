/** A missing input ends a training instead of being trained without. */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readSilver } from '../../scripts/entities/statistical/silver.js'
import { dictionaryFolder, exportedTable, namedFolder, readTable, required } from '../../scripts/lib/data.js'
import { readFrequencies } from '../../scripts/lib/dictionaries.js'
import { reportPath } from '../../scripts/lib/reports.js'

afterEach(() => vi.unstubAllEnvs())

const folder = mkdtempSync(join(tmpdir(), 'glossa-inputs-'))

describe('inputs of training', () => {
  it('throw where they are missing, and say what makes them', () => {
    expect(() => required(join(folder, 'absent'), 'run the exporter')).toThrow('run the exporter')
    vi.stubEnv('GLOSSA_SILVER', '')
    expect(() => namedFolder('GLOSSA_SILVER', 'run label-silver.py')).toThrow('GLOSSA_SILVER is not set: run label-silver.py')
  })

  it('silver text is not passed over in silence', () => {
    vi.stubEnv('GLOSSA_ENTITY_SILVER', folder)
    expect(() => readSilver('deu', 100)).toThrow('--no-silver')
    writeFileSync(join(folder, 'deu.tsv.gz'), gzipSync('Anna\tB-PERSON\t0.98\t1\nlacht\tO\t0.99\t0\n.\tO\t1\t1\n\n'))
    const [first] = readSilver('deu', 100)
    expect(first).toEqual({ text: 'Anna lacht.', spans: [{ start: 0, end: 4, type: 'PERSON' }], doubtful: [] })
  })

  it('dictionaries are wanted, except where the packages have none', () => {
    vi.stubEnv('GLOSSA_DICTIONARIES', folder)
    vi.stubEnv('GLOSSA_DATA', folder)
    expect(dictionaryFolder()).toBe(folder)
    expect(() => readFrequencies('deu')).toThrow('deu.frequency.tsv.gz is missing')
    // wordfreq has no Estonian list: the next input is asked for
    expect(() => readFrequencies('est')).toThrow(join('morphology', 'frequency', 'est.tsv.gz'))
  })

  it('are read packed and plain, without empty lines', () => {
    writeFileSync(join(folder, 'plain.tsv'), 'a\t1\n\nb\t2\n')
    writeFileSync(join(folder, 'packed.tsv.gz'), gzipSync('a\t1\n\nb\t2\n'))
    const rows = [
      ['a', '1'],
      ['b', '2']
    ]
    expect(readTable(join(folder, 'plain.tsv'))).toEqual(rows)
    expect(readTable(join(folder, 'packed.tsv.gz'))).toEqual(rows)
  })
})

describe('paths', () => {
  it('do not depend on the current folder', () => {
    const before = [reportPath('language.md'), exportedTable('deu.lemmas.tsv.gz')]
    const current = process.cwd()
    process.chdir(folder)
    try {
      expect([reportPath('language.md'), exportedTable('deu.lemmas.tsv.gz')]).toEqual(before)
    } finally {
      process.chdir(current)
    }
    expect(before[0]!.startsWith(join(import.meta.dirname, '../..'))).toBe(true)
  })
})
