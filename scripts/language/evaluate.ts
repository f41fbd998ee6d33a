/**
 * Measures the language detector on development data and writes `scripts/reports/language.md` and `.json`.
 * Use: npm run evaluate:language (or tsx scripts/language/evaluate.ts); `--print` leaves the reports alone. The main figures in the manifest are
 * those of the report when the model is written (train.ts).
 */
import { createDetector } from '../../src/language/detector.js'
import { openModels } from '../../src/models/store.js'
import { writeReport } from '../lib/reports.js'
import { measureCapitals, measureConfusers, measureDialects, measureRegions } from './checks.js'
import { accuracyOf, macroAccuracy, measure, PROBE_KINDS, type Tally } from './evaluation.js'
import { type ReliabilityRow, reliability } from './reliability.js'
import { report } from './report.js'

const detector = createDetector(openModels())
const { tallies, scripts, judged } = measure(detector)
const tables: Record<string, ReliabilityRow[]> = Object.fromEntries(PROBE_KINDS.map((kind) => [kind, reliability(judged[kind])]))
const summary = {
  macro: Object.fromEntries(PROBE_KINDS.map((kind) => [kind, macroAccuracy(tallies[kind])])),
  pairs: Object.fromEntries(
    ['ind Latn', 'msa Latn', 'nor Latn', 'dan Latn', 'hrv Latn', 'srp Latn', 'ces Latn', 'slk Latn', 'cat Latn', 'spa Latn', 'bul Cyrl', 'mkd Cyrl'].map(
      (name) => [name, accuracyOf(scripts, name)]
    )
  ),
  confusers: measureConfusers(detector),
  wronglyUnlisted: Object.fromEntries(PROBE_KINDS.map((kind) => [kind, unlistedShare(tallies[kind])])),
  capitals: measureCapitals(detector),
  regions: measureRegions(detector),
  dialects: measureDialects(detector)
}
const text = report(summary, tallies, scripts, tables)
if (process.argv.includes('--print')) console.log(text)
else writeReport('language', summary, text)

/** Share of the texts in listed languages that were answered `xxx`, in per cent. */
function unlistedShare(tally: Tally): number {
  let unlisted = 0
  let total = 0
  for (const number of tally.total.values()) total += number
  for (const [confusion, number] of tally.confusions) if (confusion.endsWith('>xxx')) unlisted += number
  return (100 * unlisted) / total
}
