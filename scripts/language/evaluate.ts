/**
 * Measures the language detector on development data and writes `scripts/reports/language.md` and `.json`.
 * Use: npm run evaluate:language (or tsx scripts/language/evaluate.ts). `--print` leaves the reports alone, `--quick` prints one table of the main figures
 * and stops, with `--half unseen` over the half of the own texts that nothing was tuned with, `--models FOLDER` with the model there; `--peers` measures public detectors and writes
 * `language-peers.json`, which the report takes its table from. The main figures in the manifest are those of the report when the model is written (train.ts).
 */
import { parseArgs } from 'node:util'
import { entityLanguage } from '../../src/entities/languages.js'
import { createDetector } from '../../src/language/detector.js'
import { DEFAULT_WEIGHTS } from '../../src/language/prior.js'
import { openModels } from '../../src/models/store.js'
import { readReport, writeReport } from '../lib/reports.js'
import { confuserRows, measureCapitals, measureDialects, measureRegions } from './checks.js'
import { accuracyOf, macroAccuracy, PROBE_KINDS, QUICK_KINDS, unlistedShare } from './evaluation.js'
import { measurePeers, PEER_KINDS, type PeerFigures, peers } from './peers.js'
import { refusalRows, refusalSets } from './refusals.js'
import { type ReliabilityRow, reliability } from './reliability.js'
import { report } from './report.js'
import { type Column, measureAll, readMaterial, withOwnTexts } from './results.js'
import { isReached, targetRows } from './targets.js'

/** How the detector is asked; the first column is what callers get who say nothing, the second takes every listed language to be as common as any other. */
const COLUMNS: readonly Column[] = [
  { name: 'default', weights: DEFAULT_WEIGHTS, options: {} },
  { name: 'uniform', weights: {}, options: {} }
]

const { values } = parseArgs({
  options: {
    print: { type: 'boolean' },
    quick: { type: 'boolean' },
    peers: { type: 'boolean' },
    half: { type: 'string', default: 'seen' },
    models: { type: 'string' }
  }
})
const half = values.half === 'unseen' ? 'unseen' : 'seen'
const detectors = COLUMNS.map(({ weights }) => createDetector(openModels(values.models), { weights }))
const detector = detectors[0]!
/** Whether an endpoint on documents, here `/entities`, serves a language. */
const isServed = (language: string): boolean => entityLanguage(language) !== undefined

if (values.quick === true) quick()
else if (values.peers === true) comparePeers()
else full()

/** One line a figure: what, what was reached with each set of options (`+` enough, `-` not), what is wanted, details. */
function quick(): void {
  const material = readMaterial({ kinds: QUICK_KINDS, half })
  const columns = COLUMNS.map(({ options }, column) => targetRows(measureAll(detectors[column]!, options, material)))
  const signs = new Map([
    [true, '+'],
    [false, '-'],
    [undefined, ' ']
  ])
  console.log(`${'what'.padEnd(58)}${COLUMNS.map(({ name }) => name.padStart(10)).join('')}  wanted (half of the own texts: ${half})`)
  for (const [index, row] of columns[0]!.entries()) {
    const reached = columns.map((rows) => `${rows[index]!.value.toFixed(2)}${signs.get(isReached(rows[index]!))}`.padStart(10)).join('')
    console.log(`${row.what.padEnd(58)}${reached}  ${String(row.target ?? '').padEnd(6)} ${row.note ?? ''}`)
  }
}

/** The report; the main figures on both halves of the own texts. */
function full(): void {
  const material = readMaterial({ kinds: PROBE_KINDS, half: 'seen' })
  const results = COLUMNS.map(({ options }, column) => measureAll(detectors[column]!, options, material))
  const first = results[0]!
  const { tallies, scripts, judged } = first.measurement
  const sets = refusalSets(detector, COLUMNS[0]!.options, isServed, material.probes, confuserRows())
  const summary = {
    targets: COLUMNS.flatMap(({ name, options }, column) => [
      { name, half: 'seen' as const, rows: targetRows(results[column]!) },
      { name, half: 'unseen' as const, rows: targetRows(withOwnTexts(detectors[column]!, options, results[column]!, 'unseen')) }
    ]),
    macro: Object.fromEntries(PROBE_KINDS.map((kind) => [kind, macroAccuracy(tallies[kind])])),
    pairs: Object.fromEntries(
      ['ind Latn', 'msa Latn', 'nor Latn', 'dan Latn', 'hrv Latn', 'srp Latn', 'ces Latn', 'slk Latn', 'cat Latn', 'spa Latn', 'bul Cyrl', 'mkd Cyrl'].map(
        (name) => [name, accuracyOf(scripts.sentences, name)]
      )
    ),
    confusers: first.confusers,
    wronglyUnlisted: Object.fromEntries(PROBE_KINDS.map((kind) => [kind, unlistedShare(tallies[kind])])),
    capitals: measureCapitals(detector),
    regions: measureRegions(detector),
    dialects: measureDialects(detector),
    refusals: {
      sets: sets.map(({ name, isServed: served, texts }) => ({ name, isServed: served, texts: texts.length })),
      unlisted: refusalRows(sets, isServed, 'unlisted'),
      unserved: refusalRows(sets, isServed, 'unserved')
    }
  }
  const reliabilities: Record<string, ReliabilityRow[]> = Object.fromEntries(PROBE_KINDS.map((kind) => [kind, reliability(judged[kind])]))
  const text = report({ summary, results: first, reliabilities, peers: readReport<readonly PeerFigures[]>('language-peers') })
  if (values.print === true) console.log(text)
  else writeReport('language', summary, text)
}

/** The other detectors, which take minutes: their figures stay in a file of their own, from which the report takes them. */
function comparePeers(): void {
  const { probes } = readMaterial({ kinds: PEER_KINDS, half: 'seen' })
  const figures = measurePeers(peers(new Set(probes.keys())), (text) => detector.detect(text, {})[0]!.language, probes)
  if (values.print === true) console.log(JSON.stringify(figures, null, 2))
  else writeReport('language-peers', figures)
}
