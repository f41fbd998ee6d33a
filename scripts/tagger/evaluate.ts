/**
 * Measures morphology end to end on the dev treebanks: `npm run evaluate:morphology -- [language...] [--no-simplemma]`.
 *
 * The text of each treebank goes through the service's own tokenizer, tagger and lemmatizer; tags and lemmas are counted on tokens whose offsets
 * are those of a unit of the treebank. The shipped models have dev rows in their training, so the tag and lemma figures to judge them by are the
 * cross-validated ones of train.ts (scripts/reports/morphology/<language>.json); both stand in the report scripts/reports/morphology.md.
 * Baselines: most frequent tag (there), simplemma (`GLOSSA_DICTIONARIES`, written by
 * scripts/lemma/export-simplemma.py; `--no-simplemma` measures without it; case of letters ignored).
 */
import { readdirSync } from 'node:fs'
import type { TokenList } from '../../src/core/spans.js'
import { type ModelStore, openModels } from '../../src/models/store.js'
import { taggerArtefact } from '../../src/morphology/languages.js'
import { tagAndLemmatize } from '../../src/morphology/tagging.js'
import { tokenize } from '../../src/morphology/tokenizer.js'
import { serviceLemmas } from '../lemma/service-lemmas.js'
import { exportedTable, readTable } from '../lib/data.js'
import { readReport, reportPath, writeReport, writeReportText } from '../lib/reports.js'
import type { Unit } from '../lib/treebank-rows.js'
import { readTreebanks, type Treebank } from '../lib/treebanks.js'
import { percent } from './evaluation.js'
import { taggerLanguages } from './recipes.js'
import type { LanguageReport } from './train.js'

interface EndToEnd {
  readonly tokenF1: number
  readonly aligned: number
  /** Percent of aligned tokens, by the shipped model. */
  readonly tags: number
  readonly lemmas: number
  readonly simplemma: number | undefined
  readonly lemmasIgnoringCase: number
}

const unsegmented = new Set(['zho', 'jpn', 'tha'])

/** The treebank's text with its units' offsets; a sentence a line. */
function render(treebank: Treebank, language: string): { text: string; units: { unit: Unit; start: number; end: number }[] } {
  let text = ''
  const units: { unit: Unit; start: number; end: number }[] = []
  for (const sentence of treebank.sentences) {
    for (const unit of serviceLemmas(sentence, language)) {
      const start = text.length
      text += unit.form
      units.push({ unit, start, end: text.length })
      if (unit.spaceAfter && !(unsegmented.has(language) && sentence.at(-1) === unit)) text += ' '
    }
    text += '\n'
  }
  return { text, units }
}

/** Pieces of at most 40,000 characters, cut at line ends, as the service would get them. */
function pieces(text: string): { start: number; text: string }[] {
  const found: { start: number; text: string }[] = []
  for (let start = 0; start < text.length; ) {
    const end = start + 40_000 >= text.length ? text.length : text.lastIndexOf('\n', start + 40_000) + 1
    found.push({ start, text: text.slice(start, end) })
    start = end
  }
  return found
}

/** Languages that simplemma does not have. */
const withoutSimplemma: ReadonlySet<string> = new Set(['ara', 'jpn', 'kor', 'tha', 'urd', 'vie', 'zho'])

function simplemmaTable(language: string): Map<string, string> | undefined {
  if (!withBaseline || withoutSimplemma.has(language)) return undefined
  const made = 'run scripts/lemma/export-simplemma.py; --no-simplemma measures without this baseline'
  return new Map(readTable(exportedTable(`${language}.simplemma.tsv.gz`), made) as [string, string][])
}

const same = (left: string, right: string): boolean => left.toLowerCase() === right.toLowerCase()

function evaluate(store: ModelStore, treebank: Treebank, language: string, simple: Map<string, string> | undefined): EndToEnd {
  const { text, units } = render(treebank, language)
  const gold = new Map(units.map((entry) => [entry.start * 0x100000 + (entry.end - entry.start), entry.unit]))
  const counts = { found: 0, aligned: 0, tags: 0, lemmaTokens: 0, lemmas: 0, folded: 0, simple: 0 }
  for (const piece of pieces(text)) {
    const tokens: TokenList = tokenize(piece.text, language, store)
    const { tags, lemmas } = tagAndLemmatize(store, language, tokens, { lemmas: true })!
    counts.found += tokens.count
    for (let index = 0; index < tokens.count; index++) {
      const unit = gold.get((piece.start + tokens.starts[index]!) * 0x100000 + (tokens.ends[index]! - tokens.starts[index]!))
      if (unit === undefined) continue
      counts.aligned++
      if (tags[index] === unit.tag) counts.tags++
      if (unit.lemma === undefined) continue
      counts.lemmaTokens++
      if (lemmas[index] === unit.lemma) counts.lemmas++
      if (same(lemmas[index]!, unit.lemma)) counts.folded++
      if (same(simple?.get(unit.form) ?? unit.form, unit.lemma)) counts.simple++
    }
  }
  return {
    tokenF1: percent(2 * counts.aligned, counts.found + units.length),
    aligned: counts.aligned,
    tags: percent(counts.tags, counts.aligned),
    lemmas: percent(counts.lemmas, counts.lemmaTokens),
    lemmasIgnoringCase: percent(counts.folded, counts.lemmaTokens),
    simplemma: simple === undefined ? undefined : percent(counts.simple, counts.lemmaTokens)
  }
}

function main(chosen: readonly string[]): void {
  const store = openModels()
  const results: Record<string, EndToEnd> = readReport<{ endToEnd: Record<string, EndToEnd> }>('morphology')?.endToEnd ?? {}
  for (const language of chosen) {
    if (taggerArtefact(store, language) === undefined) continue
    const simple = simplemmaTable(language)
    for (const treebank of readTreebanks(language)) {
      if (treebank.kind !== 'dev') continue
      results[treebank.name] = evaluate(store, treebank, language, simple)
      console.log(treebank.name, JSON.stringify(results[treebank.name]))
    }
  }
  const trained = readdirSync(reportPath('morphology'))
    .filter((name) => name.endsWith('.json'))
    .map((name) => readReport<LanguageReport>(`morphology/${name.replace(/\.json$/, '')}`)!)
  writeReport('morphology', { endToEnd: results, trained })
  writeReportText('morphology-figures', table(results, trained))
}

const cell = (value: number | undefined): string => (value === undefined ? '-' : value.toFixed(2))

function table(results: Readonly<Record<string, EndToEnd>>, trained: readonly LanguageReport[]): string {
  const rows = [
    '# Morphology: figures by treebank',
    '',
    'Percent on dev files. "unseen": trained without the half that is measured, treebank tokens given. "end to end": own tokenizer, shipped model (dev rows in its training), aligned tokens only.',
    '',
    '| treebank | tokens | tag, unseen | most frequent tag | lemma, unseen | lemma by true tag | lemma, case ignored | simplemma, case ignored | token F1 | tag, end to end | lemma, end to end |',
    '| --- | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: |'
  ]
  let tags = 0
  let lemmas = 0
  let count = 0
  let lemmaCount = 0
  for (const report of trained) {
    for (const [name, row] of Object.entries(report.treebanks)) {
      const full = report.model.endsWith('-permissive') ? undefined : results[name]
      if (full !== undefined) {
        tags += row.tags
        count++
        if (row.lemmas !== undefined) {
          lemmas += row.lemmas
          lemmaCount++
        }
      }
      const label = report.model.endsWith('-permissive') ? `${name} (permissive twin)` : name
      rows.push(
        `| ${label} | ${row.tokens} | ${cell(row.tags)} | ${cell(row.mostFrequentTag)} | ${cell(row.lemmas)} | ${cell(row.lemmasByGoldTags)} | ${cell(row.lemmasIgnoringCase)} | ${cell(full?.simplemma)} | ${cell(full?.tokenF1)} | ${cell(full?.tags)} | ${cell(full?.lemmas)} |`
      )
    }
  }
  rows.push('', `Mean over ${count} treebanks: tag ${cell(tags / count)}, lemma ${cell(lemmas / lemmaCount)} over ${lemmaCount} of them (unseen).`, '')
  return rows.join('\n')
}

const withBaseline = !process.argv.includes('--no-simplemma')
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'))
main(words.length > 0 ? words : taggerLanguages)
