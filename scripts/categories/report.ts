/** The report of the categorizer's accuracy (scripts/categories/evaluate.ts). */
import { categoryLabels } from '../../src/categories/labels.js'
import { DEFAULT_THRESHOLD } from '../../src/categories/options.js'

/** Documents of one source left out that are measured: none may rule the figures. */
export const MOST_OF_A_SOURCE = 150

export interface LabelFigures {
  readonly documents: number
  readonly precision: number
  readonly recall: number
  readonly f1: number
}

export interface Figures {
  readonly documents: number
  readonly single: number
  readonly top1: number
  readonly macroF1: number
  readonly labels: Readonly<Record<string, LabelFigures>>
  readonly sources: Readonly<Record<string, { readonly single: number; readonly top1: number }>>
  readonly genres: Readonly<Record<string, { readonly single: number; readonly top1: number }>>
}

interface Pair {
  readonly top1: number
  readonly macroF1: number
}

/** Before and after quantisation, through the same Python code. */
interface Quantisation {
  readonly int8: Pair
  readonly float32: Pair
}

/** What export.py measured while fitting: on sources left out with a mixture that was fitted on other sources, and what 8 bits cost. */
export interface Fit extends Pair {
  /** The float32 network read every so many documents. */
  readonly 'float step': number
  readonly 'left-out': Quantisation
  readonly dev: Quantisation
}

export interface Report {
  readonly summary: Readonly<Record<string, number>>
  readonly seen: Figures
  readonly leftOut?: Figures | undefined
  readonly measuredSeen?: Figures | undefined
  readonly fit?: Fit | undefined
}

/** The report as Markdown. */
export function markdown({ seen, leftOut, measuredSeen, fit }: Report): string {
  const lines = [
    '# Categories',
    '',
    'Documents (title and text together) and headlines that the models have not seen. Top-1: single-label documents whose best category is theirs. Macro F1: mean over the 21',
    `categories of the F1 of the labels at the default threshold (${DEFAULT_THRESHOLD}), all documents; labels that a keyword rule suspects (\`weak_labels\`) count neither way.`,
    '',
    '**Seen sources** are measured on the dev split with the shipped models. **Sources left out** (scripts/categories/left-out.json: whole subreddits, books, sites and files, at most',
    `${MOST_OF_A_SOURCE} documents each) are measured with models trained without them; the shipped models go on from these for a shorter time with all sources, and have their mixture, shift and sharpness`,
    'from them. These four numbers were fitted on the sources left out; fitted on one half of these sources and measured on the other, they give the figures in the last column.',
    'That the first window of a text counts double was chosen on every second document of both.',
    '',
    '| | seen sources, shipped | seen sources, measured model | sources left out | left out, mixture fitted on other sources |',
    '| --- | --- | --- | --- | --- |',
    `| documents (single-label) | ${seen.documents} (${seen.single}) | ${measuredSeen?.documents} (${measuredSeen?.single}) | ${leftOut?.documents} (${leftOut?.single}) | |`,
    `| top-1 | ${seen.top1} | ${measuredSeen?.top1} | ${leftOut?.top1} | ${fit?.top1} |`,
    `| macro F1 | ${seen.macroF1} | ${measuredSeen?.macroF1} | ${leftOut?.macroF1} | ${fit?.macroF1} |`,
    '',
    `What 8 bits cost the measured model, on every ${fit?.['float step']}th document, top-1 / macro F1: seen sources ${quantised(fit?.dev)}, sources left out ${quantised(fit?.['left-out'])}.`,
    '',
    '## By category',
    '',
    '| category | seen: documents | precision | recall | F1 | left out: documents | precision | recall | F1 |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...categoryLabels.map((label) => `| ${label} | ${cells(seen.labels[label])} | ${cells(leftOut?.labels[label])} |`),
    '',
    '## By kind of text (top-1 of single-label documents)',
    '',
    '| kind | seen: documents | top-1 | left out: documents | top-1 |',
    '| --- | --- | --- | --- | --- |',
    ...[...new Set([...Object.keys(seen.genres), ...Object.keys(leftOut?.genres ?? {})])]
      .sort()
      .map((genre) => `| ${genre} | ${pair(seen.genres[genre])} | ${pair(leftOut?.genres[genre])} |`),
    '',
    '## By source left out',
    '',
    '| source | documents | top-1 |',
    '| --- | --- | --- |',
    ...Object.entries(leftOut?.sources ?? {}).map(([source, row]) => `| ${source} | ${pair(row)} |`),
    '',
    '## By seen source (of 20 documents or more)',
    '',
    '| source | documents | top-1 |',
    '| --- | --- | --- |',
    ...Object.entries(seen.sources)
      .filter(([, { single }]) => single >= 20)
      .map(([source, row]) => `| ${source} | ${pair(row)} |`)
  ]
  return `${lines.join('\n')}\n`
}

function cells(row: LabelFigures | undefined): string {
  return row === undefined ? ' | | | ' : `${row.documents} | ${row.precision} | ${row.recall} | ${row.f1}`
}

function pair(row: { readonly single: number; readonly top1: number } | undefined): string {
  return row === undefined ? ' | ' : `${row.single} | ${row.top1}`
}

function quantised(row: Quantisation | undefined): string {
  return row === undefined ? '' : `${row.float32.top1} / ${row.float32.macroF1} in float32, ${row.int8.top1} / ${row.int8.macroF1} as served`
}
