/** Reads the tables of romanisation schemes in the data folder (`names/schemes/`, its README section 7). */
import { join } from 'node:path'
import { dataFolder, readText } from '../../lib/data.js'

export interface SchemeRow {
  readonly scheme: string
  readonly language: string
  readonly dependencies: readonly string[]
}

export interface RuleRow {
  readonly scheme: string
  readonly stage: string
  readonly order: number
  readonly block: number
  readonly kind: 'lit' | 'expr' | 'run'
  readonly from: string
  readonly to: string
  readonly condition: string
}

export interface ExampleRow {
  readonly scheme: string
  readonly language: string
  readonly native: string
  readonly target: string
}

/** Rows of a table without its heading; blanks at the ends of columns count. */
function rows(name: string): string[][] {
  const path = join(dataFolder(), 'names/schemes', name)
  return readText(path)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'))
}

export function schemeRows(): SchemeRow[] {
  return rows('interscript_schemes.tsv.gz').map((row) => ({
    scheme: row[0]!,
    language: row[1]!,
    dependencies: (row[5] ?? '').split(' ').filter((name) => name !== '')
  }))
}

export function ruleRows(): RuleRow[] {
  return rows('interscript_rules.tsv.gz').map((row) => ({
    scheme: row[0]!,
    stage: row[1]!,
    order: Number(row[2]),
    block: Number(row[3]),
    kind: row[4] as RuleRow['kind'],
    from: row[5] ?? '',
    to: row[6] ?? '',
    condition: row[7] ?? ''
  }))
}

export function exampleRows(): ExampleRow[] {
  return rows('interscript_examples.tsv.gz').map((row) => ({ scheme: row[0]!, language: row[1]!, native: row[2]!, target: row[3] ?? '' }))
}

/** Columns of the table of Han readings and its rows of single characters. */
export function hanRows(): { columns: readonly string[]; rows: readonly (readonly string[])[] } {
  const path = join(dataFolder(), 'names/schemes/han_readings.tsv.gz')
  const [heading, ...lines] = readText(path).split('\n')
  const table = lines.map((line) => line.split('\t')).filter((row) => [...row[0]!].length === 1 && /\p{Script=Han}/u.test(row[0]!))
  return { columns: heading!.split('\t').slice(1), rows: table }
}

export interface CldrTransform {
  readonly file: string
  readonly rules: string
}

export function cldrTransforms(): CldrTransform[] {
  const path = join(dataFolder(), 'names/schemes/cldr_transforms.jsonl.gz')
  return readText(path)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as CldrTransform)
}
