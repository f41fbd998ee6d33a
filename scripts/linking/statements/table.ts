/** Figures of the statements, as a table. */
import { type Comparison, isLinked, type Outcome, outcomes } from './outcome.js'

/** Counts of one kind of statements. */
export type Counts = Record<Outcome | 'statements' | 'extracted', number>

/** A row for each kind in the order in which they come, and one for all. */
export function countByKind(compared: readonly { readonly kind: string; readonly comparisons: readonly Comparison[] }[]): Map<string, Counts> {
  const table = new Map<string, Counts>()
  for (const { kind, comparisons } of compared)
    for (const comparison of comparisons)
      for (const row of [kind, 'all']) {
        const counts = table.get(row) ?? { statements: 0, extracted: 0, held: 0, 'wrong id': 0, 'missing link': 0, 'wrongly linked': 0, 'not extracted': 0 }
        table.set(row, counts)
        counts.statements++
        if (comparison.given !== undefined) counts.extracted++
        counts[comparison.outcome]++
      }
  const all = table.get('all')
  if (all !== undefined && table.delete('all')) table.set('all', all)
  return table
}

/** Share of the links given that are right, and of the links stated that are given; undefined where there is none. */
export function precisionAndRecall(comparisons: readonly Comparison[]): { precision: number | undefined; recall: number | undefined } {
  const stated = comparisons.filter(({ statement }) => statement.expected.is === 'linked')
  const right = stated.filter(({ outcome }) => outcome === 'held').length
  // What is stated is that it is not one entity; any other may be right.
  const given = comparisons.filter((comparison) => comparison.given !== undefined && isLinked(comparison.given.entityId) && !mayBeRight(comparison))
  return { precision: given.length === 0 ? undefined : right / given.length, recall: stated.length === 0 ? undefined : right / stated.length }
}

function mayBeRight({ statement, outcome }: Comparison): boolean {
  return statement.expected.is === 'other' && outcome === 'held'
}

/** The table as text in columns. */
export function formatTable(table: ReadonlyMap<string, Counts>): string {
  const columns = ['statements', 'extracted', ...outcomes] as const
  const header = ['kind'.padEnd(22), ...columns].join('  ')
  const rows = [...table].map(([kind, counts]) => [kind.padEnd(22), ...columns.map((column) => String(counts[column]).padStart(column.length))].join('  '))
  return [header, ...rows].join('\n')
}
