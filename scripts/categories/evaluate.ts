/**
 * Accuracy of `/categories` through the served models, on documents that they have not seen. Writes `scripts/reports/categories.json` and `.md`.
 *
 *     npx tsx scripts/categories/evaluate.ts [--measured MODELS_DIR] [--fit FIT_JSON]
 *
 * - Seen sources: the dev split of the sources that training saw, with the models of this installation.
 * - Sources left out (scripts/categories/left-out.json): with `--measured`, models that were trained without them (ship.ts puts them into a folder);
 *   the shipped ones learned from these as well. Without `--measured` the figures of the last report stay.
 * - `--fit` is export-measured/fit.json of export.py: what was measured while fitting, and with the network before quantisation.
 *
 * Title and text go in together, as a caller would send a page.
 */
import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createCategorizer } from '../../src/categories/categorize.js'
import { categoryLabels } from '../../src/categories/labels.js'
import { DEFAULT_THRESHOLD } from '../../src/categories/options.js'
import { openModels } from '../../src/models/store.js'
import { dataFolder, readJson, readText } from '../lib/data.js'
import { readReport, writeReport } from '../lib/reports.js'
import { type Figures, type Fit, MOST_OF_A_SOURCE, markdown, type Report } from './report.js'

interface Document {
  readonly id: string
  readonly source: string
  readonly genre: string
  readonly split: string
  readonly labels: readonly string[]
  readonly weak_labels?: readonly string[]
  readonly title?: string
  readonly text: string
}

const { values: flags } = parseArgs({ options: { measured: { type: 'string' }, fit: { type: 'string' } } })
const percent = (share: number) => Math.round(1000 * share) / 10

function readDocuments(): { seen: Document[]; leftOut: Document[] } {
  const folder = join(dataFolder(), 'categories')
  const named = Object.values(readJson<Record<string, string[]>>(join(import.meta.dirname, 'left-out.json'))!).flat()
  const all = readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl.gz'))
    .sort()
    .flatMap((name) => readText(join(folder, name)).trimEnd().split('\n'))
    .map((line) => JSON.parse(line) as Document)
  const counts = new Map<string, number>()
  const digest = ({ id }: Document) => createHash('sha256').update(id).digest('hex')
  const leftOut = all
    .filter(({ source }) => named.includes(source))
    .map((document) => ({ document, key: digest(document) }))
    .sort((left, right) => (left.key < right.key ? -1 : 1))
    .map(({ document }) => document)
    .filter(({ source }) => {
      counts.set(source, (counts.get(source) ?? 0) + 1)
      return counts.get(source)! <= MOST_OF_A_SOURCE
    })
  return { seen: all.filter(({ source, split }) => split === 'dev' && !named.includes(source)), leftOut }
}

async function measure(documents: readonly Document[], models?: string): Promise<Figures> {
  const categorizer = createCategorizer(openModels(models))
  const counts = new Map(categoryLabels.map((label) => [label as string, { right: 0, wrong: 0, missed: 0 }]))
  const sources = new Map<string, boolean[]>()
  const genres = new Map<string, boolean[]>()
  for (const document of documents) {
    const ranked = await categorizer.rank(document.title === undefined ? document.text : `${document.title}\n${document.text}`)
    const gold = new Set(document.labels)
    for (const { label, score } of ranked) {
      const count = counts.get(label)!
      if (score >= DEFAULT_THRESHOLD) {
        if (gold.has(label)) count.right++
        else if (document.weak_labels?.includes(label) !== true) count.wrong++
      } else if (gold.has(label)) count.missed++
    }
    if (gold.size !== 1) continue
    const right = gold.has(ranked[0]!.label)
    for (const [groups, name] of [
      [sources, document.source],
      [genres, document.genre]
    ] as const)
      groups.set(name, [...(groups.get(name) ?? []), right])
  }
  const labels = Object.fromEntries(
    [...counts].map(([label, { right, wrong, missed }]) => [
      label,
      {
        documents: right + missed,
        precision: percent(right / Math.max(1, right + wrong)),
        recall: percent(right / Math.max(1, right + missed)),
        f1: percent((2 * right) / Math.max(1, 2 * right + wrong + missed))
      }
    ])
  )
  const singles = [...genres.values()].flat()
  const all = Object.values(labels)
  return {
    documents: documents.length,
    single: singles.length,
    top1: shareOf(singles),
    macroF1: Math.round((10 * all.reduce((sum, { f1 }) => sum + f1, 0)) / all.length) / 10,
    labels,
    sources: tableOf(sources),
    genres: tableOf(genres)
  }
}

function shareOf(outcomes: readonly boolean[]): number {
  return percent(outcomes.filter(Boolean).length / outcomes.length)
}

function tableOf(groups: ReadonlyMap<string, readonly boolean[]>) {
  const rows = [...groups].sort(([left], [right]) => (left < right ? -1 : 1))
  return Object.fromEntries(rows.map(([name, outcomes]) => [name, { single: outcomes.length, top1: shareOf(outcomes) }]))
}

const documents = readDocuments()
const last = readReport<Report>('categories')
const seen = await measure(documents.seen)
const leftOut = flags.measured === undefined ? last?.leftOut : await measure(documents.leftOut, flags.measured)
const measuredSeen = flags.measured === undefined ? last?.measuredSeen : await measure(documents.seen, flags.measured)
const fit = flags.fit === undefined ? last?.fit : readJson<Fit>(flags.fit)
const summary = {
  'seen sources: top-1': seen.top1,
  'seen sources: macro F1': seen.macroF1,
  ...(leftOut && { 'sources left out: top-1': leftOut.top1, 'sources left out: macro F1': leftOut.macroF1 })
}
const report: Report = { summary, seen, leftOut, measuredSeen, fit }
writeReport('categories', report, markdown(report), 1)
console.log(summary)
