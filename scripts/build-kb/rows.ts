/** Rows of the data folder's entities. */
import { join } from 'node:path'
import { dataFolder, readText } from '../lib/data.js'

export interface Row {
  readonly qid: string
  readonly type: string
  readonly label: string
  readonly aliases?: readonly string[]
  readonly names?: Readonly<Record<string, readonly string[]>>
  readonly desc?: string
  readonly classes?: readonly string[]
  readonly p31?: readonly string[]
  readonly pop?: Readonly<Partial<Record<'population' | 'sitelinks' | 'pageviews_day' | 'pageviews_month' | 'mlb' | 'providers', number>>>
  readonly country?: string
  readonly rel?: Readonly<Record<string, readonly string[] | string>>
  readonly enwiki?: string
  readonly label_src: string
  readonly type_guess?: boolean
  readonly src: readonly string[]
}

const FILES = ['location', 'organization', 'person', 'other', 'unknown'] as const

/** @param without sources whose rows are left out; a row of several sources stays when one of them is allowed */
export function readRows(without: ReadonlySet<string>): Row[] {
  return FILES.flatMap((file) => linesOf(`kb/entities/${file}.jsonl.gz`).map((line) => JSON.parse(line) as Row)).filter(({ src }) =>
    src.some((name) => !without.has(name))
  )
}

/** Machine-made names of places by id and language. */
export function readPlaceNames(): Map<string, Readonly<Record<string, readonly string[]>>> {
  const rows = linesOf('kb/entities/place_names_auto.jsonl.gz').map(
    (line) => JSON.parse(line) as { readonly qid: string; readonly names: Record<string, string[]> }
  )
  return new Map(rows.map(({ qid, names }) => [qid, names]))
}

/** Rows of a table of the data folder, without its head (a line that begins with `#` or the first one). */
export function readTable(path: string, head = true): string[][] {
  const lines = linesOf(path)
  return (head ? lines.slice(1) : lines).map((line) => line.split('\t'))
}

function linesOf(path: string): string[] {
  return readText(join(dataFolder(), path)).trimEnd().split('\n')
}
