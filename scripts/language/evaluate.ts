/**
 * Measures the language detector on development data and writes `scripts/reports/language.md` and `.json`.
 * Use: npm run evaluate:language (or tsx scripts/language/evaluate.ts), with GLOSSA_LEXICONS as for training;
 * `--print` leaves the reports and the manifest alone.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createDetector } from '../../src/language/detector.js'
import { DETECTOR_ID } from '../../src/language/model.js'
import { readManifest } from '../../src/models/manifest.js'
import { defaultModelsFolder, openModels } from '../../src/models/store.js'
import { writeArtefact } from '../lib/artefacts.js'
import { measureCapitals, measureConfusers, measureDialects, measureRegions } from './checks.js'
import { accuracyOf, count, emptyTally, evaluatedLanguages, macroAccuracy, PROBE_KINDS, type ProbeKind, probesOf, type Tally } from './evaluation.js'
import { type ReliabilityRow, reliability } from './reliability.js'
import { report } from './report.js'

const detector = createDetector(openModels())
const tallies = Object.fromEntries(PROBE_KINDS.map((kind) => [kind, emptyTally()])) as Record<ProbeKind, Tally>
const scripts = emptyTally()
const seen = Object.fromEntries(PROBE_KINDS.map((kind) => [kind, []])) as unknown as Record<ProbeKind, { confidence: number; right: boolean }[]>
for (const language of evaluatedLanguages()) {
  const probes = probesOf(language)
  for (const kind of PROBE_KINDS) {
    for (const { text, script } of probes[kind]) {
      const best = detector.detect(text, { minValidChars: 1 })[0]!
      count(tallies[kind], language, best.language)
      seen[kind].push({ confidence: best.confidence, right: best.language === language })
      if (kind === 'sentences') count(scripts, `${language} ${script}`, best.language === language ? `${language} ${script}` : best.language)
    }
  }
}
const tables: Record<string, ReliabilityRow[]> = Object.fromEntries(PROBE_KINDS.map((kind) => [kind, reliability(seen[kind])]))
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
else {
  mkdirSync('scripts/reports', { recursive: true })
  writeFileSync('scripts/reports/language.md', text)
  writeFileSync('scripts/reports/language.json', `${JSON.stringify(summary, null, 2)}\n`)
  recordAccuracy()
}

/** Puts the main figures into the model's manifest entry. */
function recordAccuracy(): void {
  const folder = defaultModelsFolder()
  const { sha256: _sha256, bytes: _bytes, ...entry } = readManifest(folder).artefacts.find(({ id }) => id === DETECTOR_ID)!
  const { sentences, pairs, words } = summary.macro
  const figures = { sentences: sentences!, 'word pairs': pairs!, 'single words': words! }
  const accuracy = Object.fromEntries(Object.entries(figures).map(([name, value]) => [`${name} (macro %)`, Number(value.toFixed(2))]))
  writeArtefact({ ...entry, accuracy: { ...accuracy, report: 'scripts/reports/language.md' } }, readFileSync(join(folder, entry.file)))
}

/** Share of the texts in listed languages that were answered `xxx`, in per cent. */
function unlistedShare(tally: Tally): number {
  let unlisted = 0
  let total = 0
  for (const number of tally.total.values()) total += number
  for (const [confusion, number] of tally.confusions) if (confusion.endsWith('>xxx')) unlisted += number
  return (100 * unlisted) / total
}
