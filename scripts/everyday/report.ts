/** Counts of statements that held, and the tables of them. */
import { type Model, models, type Verdicts } from './answers.js'
import type { Kind, Statement } from './statements.js'

/** A statement with how the models did. */
export interface Judged {
  readonly statement: Statement
  readonly verdicts: Verdicts
}

/** Statements that held, of how many. */
export interface Count {
  readonly held: number
  readonly of: number
}

/** Counts of one half by model; a model that none of the languages has is left out. */
export type Half = Readonly<Partial<Record<Model, Count>>>

export interface Row {
  readonly name: string
  readonly seen: Half
  readonly unread: Half
}

const groups: Readonly<Record<string, readonly string[]>> = {
  English: ['eng', 'uen'],
  'other Germanic': ['dan', 'deu', 'nld', 'nno', 'nob', 'swe'],
  Romance: ['cat', 'fra', 'ita', 'por', 'ron', 'spa'],
  Slavic: ['bul', 'ces', 'hrv', 'pol', 'rus', 'slk', 'slv', 'srp', 'ukr'],
  'Baltic, Finnic, Greek, Hungarian': ['ell', 'est', 'fin', 'hun', 'lav', 'lit'],
  'Near East': ['ara', 'fas', 'heb', 'pus', 'tur'],
  'South Asia': ['ben', 'hin', 'tam', 'tel', 'urd'],
  'South-East Asia': ['ind', 'msa', 'tgl', 'tha', 'vie'],
  'East Asia': ['jpn', 'kor', 'zho']
}

/** The group of a language in the tables. @throws RangeError for one that has none */
export function groupOf(language: string): string {
  const group = Object.keys(groups).find((name) => groups[name]!.includes(language))
  if (group === undefined) throw new RangeError(`no group of languages for ${language}`)
  return group
}

/** Rows in the order in which their names come up first, or in that of `order`. */
export function countBy(judged: readonly Judged[], nameOf: (statement: Statement) => string, order: readonly string[] = []): Row[] {
  const names = [...new Set([...order, ...judged.map(({ statement }) => nameOf(statement))])]
  return names
    .map((name) => {
      const own = judged.filter(({ statement }) => nameOf(statement) === name)
      return { name, seen: half(own, false), unread: half(own, true) }
    })
    .filter(({ seen, unread }) => seen.default !== undefined || unread.default !== undefined)
}

function half(judged: readonly Judged[], unread: boolean): Half {
  const own = judged.filter(({ statement }) => statement.unread === unread)
  const counts: Partial<Record<Model, Count>> = {}
  for (const model of models) {
    const verdicts = own.flatMap(({ verdicts }) => verdicts[model] ?? [])
    if (verdicts.length > 0) counts[model] = { held: verdicts.filter(({ holds }) => holds).length, of: verdicts.length }
  }
  return counts
}

export interface Figures {
  readonly kinds: readonly Row[]
  /** Groups of languages, all kinds that are asked of `/entities`, so that the models are compared on the same statements. */
  readonly groups: readonly Row[]
  /** Groups of languages by kind, default model. */
  readonly groupsByKind: Readonly<Record<string, readonly Row[]>>
}

export function figuresOf(judged: readonly Judged[]): Figures {
  const byGroup = (own: readonly Judged[]) => countBy(own, ({ language }) => groupOf(language), Object.keys(groups))
  const kinds = countBy(judged, ({ kind }) => kind)
  return {
    kinds,
    groups: byGroup(judged.filter(({ statement }) => statement.asked === 'entities')),
    groupsByKind: Object.fromEntries(kinds.map(({ name }) => [name, byGroup(judged.filter(({ statement }) => statement.kind === name))]))
  }
}

const share = (count: Count | undefined): string => (count === undefined ? '-' : `${((100 * count.held) / count.of).toFixed(1)} % of ${count.of}`)
const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

function table(first: string, rows: readonly Row[]): string[] {
  const head = [first, ...models.map((model) => `seen: ${model}`), ...models.map((model) => `unread: ${model}`)]
  const cells = ({ name, seen, unread }: Row) => [name, ...models.map((model) => share(seen[model])), ...models.map((model) => share(unread[model]))]
  return [line(head), line(head.map(() => '---')), ...rows.map((row) => line(cells(row)))]
}

function crossTable(kinds: readonly string[], byKind: Figures['groupsByKind']): string[] {
  const short = (row: Row | undefined) =>
    row === undefined ? '-' : [row.seen.default, row.unread.default].map((count) => (count === undefined ? '-' : `${count.held}/${count.of}`)).join(', ')
  const rows = Object.keys(groups).map((group) => [group, ...kinds.map((kind) => short(byKind[kind]!.find(({ name }) => name === group)))])
  return [line(['languages', ...kinds]), line(['---', ...kinds.map(() => '---')]), ...rows.map(line)]
}

export function reportText(judged: readonly Judged[], { kinds, groups: rows, groupsByKind }: Figures): string {
  const texts = new Set(judged.map(({ statement }) => statement.text)).size
  const languages = new Set(judged.map(({ statement }) => statement.language)).size
  return [
    '# Everyday documents',
    '',
    `What must hold of headlines, invoices, mails, lists, tables and posts: ${judged.length} statements on ${texts} texts in ${languages} languages, written by hand before the`,
    'answers were seen ([kinds, form and what was corrected since](../everyday/README.md)). A third of them, by hash, is unread: only counted. `default` is a request without `modelType`; the columns',
    '`statistical` and `DNN` have the statements in languages with such a model. Written by `npm run evaluate:everyday`.',
    '',
    '## Kinds',
    '',
    ...table('kind', kinds),
    '',
    '## Languages',
    '',
    'All kinds but words and categories.',
    '',
    ...table('languages', rows),
    '',
    '## Kinds by languages',
    '',
    'Statements that held of how many, default model: seen, unread.',
    '',
    ...crossTable(
      kinds.map(({ name }) => name),
      groupsByKind
    ),
    ''
  ].join('\n')
}

/**
 * A line for each seen statement that some model failed: kind, language, models that failed, what was stated, what the first of them answered, text.
 * @param kind only of this kind
 */
export function failureLines(judged: readonly Judged[], kind?: Kind): string[] {
  return judged
    .filter(({ statement }) => !statement.unread && (kind === undefined || statement.kind === kind))
    .flatMap(({ statement, verdicts }) => {
      const failed = models.filter((model) => verdicts[model]?.holds === false)
      if (failed.length === 0) return []
      const { language, text, options, check } = statement
      const stated = JSON.stringify(Object.keys(options).length === 0 ? check : { ...check, options })
      return [[statement.kind, language, failed.join(' '), stated, verdicts[failed[0]!]!.answered, text.replaceAll('\n', ' ⏎ ')].join('\t')]
    })
}
