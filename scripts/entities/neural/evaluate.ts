/**
 * The neural model (`modelType: DNN`) against the statistical one, both through the whole pipeline as callers get it: exact-span F1 of PERSON, LOCATION and
 * ORGANIZATION on the dev parts, and what the confidence is worth. Writes `scripts/reports/entities-neural.json` and `.md`.
 *
 *     npx tsx scripts/entities/neural/evaluate.ts [languages...] [--full] [--permissive]
 *
 * A part of more than 8,000 tokens is sampled by documents unless `--full`. Posts are read with their genre. With languages given, results are only printed.
 * `--permissive` measures what `GLOSSA_MODELS_LICENCE=permissive` serves, in reports of their own.
 */
import { languageName } from '../../../src/core/languages.js'
import { NeuralTaggers } from '../../../src/entities/neural/tagger.js'
import { nameTypes } from '../../../src/entities/types.js'
import { openModels } from '../../../src/models/store.js'
import { writeReport } from '../../lib/reports.js'
import { type Corpus, entityCorpora, hasSplit, readCorpus, writtenCorpora } from '../corpora.js'
import { addReliability, calibrationError, comparable, countSpans, f1, mainTypes, noReliability, pooled, precision, recall, type TypeCounts } from '../score.js'
import { pipelineSystem } from '../systems.js'

const SAMPLE = 8_000
const LETTERS_A_TOKEN: Readonly<Record<string, number>> = { zho: 2, jpn: 2, kor: 2, tha: 4 }
const models = ['statistical', 'DNN'] as const

interface Row {
  readonly corpus: string
  readonly language: string
  readonly kind: string
  /** Whether `DNN` is the neural model in the language. */
  readonly offered: boolean
  readonly annotated: number
  readonly statistical: number
  readonly DNN: number
  readonly precision: number
  readonly recall: number
}

const words = process.argv.slice(2)
const wanted = words.filter((word) => !word.startsWith('--'))
const full = words.includes('--full')
const permissive = words.includes('--permissive')
const store = openModels(undefined, permissive ? 'permissive' : 'all')
const system = pipelineSystem(store)
const taggers = new NeuralTaggers(store)
const reliability = noReliability()

async function evaluate(corpus: Corpus): Promise<Row> {
  const { name, language, kind } = corpus
  const types = new Set([...corpus.types].filter((type) => (nameTypes as readonly string[]).includes(type)))
  const all = readCorpus(corpus, 'dev', 'detokenised', 'document')
  const letters = all.reduce((sum, { text }) => sum + text.length, 0)
  const step = full ? 1 : Math.max(1, Math.round(letters / (LETTERS_A_TOKEN[language] ?? 6) / SAMPLE))
  const texts = all.filter((_, index) => index % step === 0)
  const counts: Record<string, TypeCounts> = {}
  for (const modelType of models) {
    const found: TypeCounts = {}
    for (const { text, spans } of texts) {
      const reading = { modelType, ...(kind === 'social' && { genre: 'social-media' as const }) }
      const gold = comparable(text, spans, spans, types)
      const spansFound = comparable(text, await system(text, language, reading), spans, types)
      countSpans(found, gold, spansFound)
      if (modelType === 'DNN' && kind === 'main') addReliability(reliability, gold, spansFound)
    }
    counts[modelType] = found
  }
  const [statistical, neural] = models.map((model) => pooled(counts[model]!, mainTypes))
  const percent = (value: number) => Math.round(10 * value) / 10
  return {
    corpus: name,
    language,
    kind,
    offered: taggers.of(language) !== undefined,
    annotated: neural!.gold,
    statistical: percent(f1(statistical!)),
    DNN: percent(f1(neural!)),
    precision: percent(precision(neural!)),
    recall: percent(recall(neural!))
  }
}

const rows: Row[] = []
for (const corpus of [...entityCorpora(), ...writtenCorpora()]) {
  if (!hasSplit(corpus, 'dev') || (wanted.length > 0 && !wanted.includes(corpus.language))) continue
  const row = await evaluate(corpus)
  rows.push(row)
  console.log(`${row.corpus}${row.offered ? '' : ' (not offered)'} statistical ${row.statistical} DNN ${row.DNN} (P ${row.precision} R ${row.recall})`)
}
if (wanted.length === 0) {
  const mean = (values: readonly number[]) => Math.round((10 * values.reduce((sum, value) => sum + value, 0)) / values.length) / 10
  const main = rows.filter(({ kind }) => kind === 'main')
  const everyday = rows.filter(({ kind }) => kind === 'everyday')
  const summary = {
    statistical: mean(main.map(({ statistical }) => statistical)),
    DNN: mean(main.map(({ DNN }) => DNN)),
    calibrationError: calibrationError(reliability),
    corpora: main.length,
    everyday: { languages: everyday.length, statistical: mean(everyday.map((row) => row.statistical)), DNN: mean(everyday.map((row) => row.DNN)) },
    full,
    permissive
  }
  const name = `entities-neural${permissive ? '-permissive' : ''}`
  const lines = [
    '# Entities: neural against statistical model',
    '',
    'Made by `npm run evaluate:entities-neural`. Exact spans of PERSON, LOCATION and ORGANIZATION, micro F1, on the dev parts of the corpora (no text of theirs was',
    `trained on), ${full ? 'all of them' : 'parts of more than 8,000 tokens sampled by documents'}, whole documents, through the whole pipeline with int8 weights as served; posts with their genre, user names left out on both sides.`,
    '',
    `A star marks languages in which \`modelType: DNN\` is answered by the statistical model.${permissive ? ' Models from free corpora only (`GLOSSA_MODELS_LICENCE=permissive`); a statistical F1 near 0 says that there is no free model.' : ''}`,
    'The weights by which the network and the statistical model decide together, and the calibration, were fitted on parts of these texts (crossed halves: manifest, `*-mixture`).',
    '',
    `Mean over the ${summary.corpora} corpora of ordinary text: statistical **${summary.statistical}**, DNN **${summary.DNN}**; expected calibration error of its confidence ${summary.calibrationError} points.`,
    '',
    `Mean over the everyday texts of ${everyday.length} languages (written for this project, a sixth of them kept from all training): statistical **${summary.everyday.statistical}**, DNN **${summary.everyday.DNN}**.`,
    '',
    '| language | corpus | kind | annotated | statistical F1 | DNN F1 | DNN precision | DNN recall |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows.map(
      (row) =>
        `| ${languageName(row.language)} (${row.language})${row.offered ? '' : ' \\*'} | ${row.corpus} | ${row.kind} | ${row.annotated} | ${row.statistical.toFixed(1)} | **${row.DNN.toFixed(1)}** | ${row.precision.toFixed(1)} | ${row.recall.toFixed(1)} |`
    )
  ]
  writeReport(name, { summary, corpora: rows }, `${lines.join('\n')}\n`)
}
