/** The report of `evaluate-matching.ts`. */
import type { SpeedFigures } from './speed.js'
import type { StatedFigures } from './statements.js'

/** A line of the report: a set, or a group of one. */
export interface Line {
  readonly set: string
  readonly group?: string
  /** Pairs or names. */
  readonly rows: number
  /** By the names of the measures: `Glossa`, `Jaro-Winkler`, `token sort`. */
  readonly figures: Readonly<Record<string, number>>
  readonly goal?: number
  readonly note?: string
}

export interface Figures {
  /** Area under the curve. */
  readonly pairs: readonly Line[]
  /** How often the right one of ten is first, in per cent. */
  readonly firstOfTen: readonly Line[]
  /** F1 of pairs in clusters. */
  readonly deduplication: readonly Line[]
  readonly statements: Readonly<Record<string, StatedFigures>>
  readonly speed: SpeedFigures
}

const measures = ['Glossa', 'Jaro-Winkler', 'token sort']

function table(lines: readonly Line[]): string[] {
  return [
    `| set | group | rows | ${measures.join(' | ')} | goal | |`,
    '|---|---|---|---|---|---|---|---|',
    ...lines.map(
      ({ set, group = '', rows, figures, goal = '', note = '' }) =>
        `| ${set} | ${group} | ${rows} | ${measures.map((name) => figures[name] ?? '').join(' | ')} | ${goal} | ${note} |`
    )
  ]
}

export function reportText({ pairs, firstOfTen, deduplication, statements, speed }: Figures): string {
  return [
    '# Name matching',
    '',
    'Written by `npm run evaluate:matching`, on the fifth of the labelled data that nothing is trained or tuned on. Jaro-Winkler and token sort (share of letters',
    'that need no edit, words in the order of the alphabet) read names in small ASCII letters, other scripts brought there by `any-ascii`, letter by letter.',
    'The model knows the nicknames of the training part only (`train.ts --held-back`, then `--model`); the one that is served knows all.',
    '',
    '## Pairs of the same and of different ones',
    '',
    'Area under the curve: how likely a pair of the same scores higher than one of different ones.',
    '',
    ...table(pairs),
    '',
    '## Right one of ten',
    '',
    'A name in another script against its own form in Latin letters and nine others of its kind with the same initial and about as long; how often the right one',
    'has the highest score, in per cent.',
    '',
    ...table(firstOfTen),
    '',
    '## Deduplication',
    '',
    'F1 of the pairs in clusters, every name compared with every other one, clusters joined by their mean score: at 0.75 for Glossa, for the others at the threshold',
    'that is best on the tuning part (in the last column).',
    '',
    ...table(deduplication),
    '',
    '## Own statements',
    '',
    'At 0.75; `unseen` ones are counted only.',
    '',
    '| measure | seen | of | unseen | of |',
    '|---|---|---|---|---|',
    ...Object.entries(statements).map(([name, { seen, unseen }]) => `| ${name} | ${seen.held} | ${seen.all} | ${unseen.held} | ${unseen.all} |`),
    '',
    '## Speed',
    '',
    'Of one core.',
    '',
    '| | a second | goal |',
    '|---|---|---|',
    `| pairs of prepared names in Latin letters | ${speed.withinLatin} | 50000 |`,
    `| pairs of prepared names across scripts | ${speed.acrossScripts} | 15000 |`,
    `| names in Latin letters prepared | ${speed.preparedLatin} | |`,
    `| names in other scripts prepared | ${speed.preparedOther} | |`,
    ''
  ].join('\n')
}
