/** The report of salience. */
import type { Definition, SalienceScore } from './score.js'

/** F1 in per cent of a way of answering, by definition of what is salient. */
export type Figures = Readonly<Record<Definition, { readonly precision: number; readonly recall: number; readonly f1: number }>>

export interface SalienceRow {
  readonly part: string
  readonly documents: number
  readonly entities: number
  readonly salient: Readonly<Record<Definition, number>>
  readonly figures: Readonly<Record<string, Figures>>
}

export interface SalienceReport {
  readonly headline: Readonly<Record<string, number>>
  readonly rows: readonly SalienceRow[]
}

export function figuresOf(scores: Readonly<Record<Definition, SalienceScore>>): Figures {
  const figures = ({ precision, recall, f1 }: SalienceScore) => ({ precision: percent(precision), recall: percent(recall), f1: percent(f1) })
  return { lenient: figures(scores.lenient), strict: figures(scores.strict) }
}

function percent(share: number): number {
  return Math.round(1000 * share) / 10
}

/** @param notes lines under the title */
export function reportText({ rows }: SalienceReport, notes: readonly string[]): string {
  const systems = Object.keys(rows[0]!.figures)
  const head = ['data', 'documents', 'entities', 'salient', 'model P / R', ...systems]
  const table = (definition: Definition) => [
    `| ${head.join(' | ')} |`,
    `| ${head.map(() => '---').join(' | ')} |`,
    ...rows.map(({ part, documents, entities, salient, figures }) => {
      const { precision, recall } = figures[systems[0]!]![definition]
      const cells = [part, documents, entities, salient[definition], `${precision} / ${recall}`, ...systems.map((system) => figures[system]![definition].f1)]
      return `| ${cells.join(' | ')} |`
    })
  ]
  return [
    '# Salience',
    '',
    ...notes,
    '',
    '## Salient: in most of the five summaries (strict), F1 in per cent',
    '',
    ...table('strict'),
    '',
    '## Salient: in one summary or more (lenient), F1 in per cent',
    '',
    ...table('lenient'),
    ''
  ].join('\n')
}
