/** Rows of the cross-script pairs and of the Latin exonyms, training part only. */
import { join } from 'node:path'
import { dataFolder, readTable } from '../../lib/data.js'

export interface PairRow {
  readonly native: string
  readonly latin: string
  readonly type: string
  /** F a whole name, T a word of one. */
  readonly unit: string
  readonly sources: readonly string[]
  readonly quality: string
  readonly count: number
}

/** Training rows of a language; development rows are never seen. */
export function trainRows(language: string): PairRow[] {
  const [, ...rows] = readTable(join(dataFolder(), 'names/pairs', `${language}.tsv.gz`))
  return rows
    .filter((row) => row[9] === 'train')
    .map((row) => ({
      native: row[2]!,
      latin: row[3]!,
      type: row[4]!,
      unit: row[5]!,
      sources: row[6]!.split('+'),
      quality: row[7]!,
      count: Number(row[8])
    }))
}

/** Place names of Latin-script languages that differ from English. */
export function latinExonyms(): { language: string; name: string; english: string; sources: readonly string[] }[] {
  const [, ...rows] = readTable(join(dataFolder(), 'names/pairs_latin_exonyms.tsv.gz'))
  return rows.map((row) => ({ language: row[0]!, name: row[1]!, english: row[2]!, sources: row[4]!.split('+') }))
}
