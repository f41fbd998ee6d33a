/**
 * Exact-span precision, recall and F1 of `/entities` per type, corpus and language, through the whole pipeline on the texts of the dev parts; with the
 * baseline of known names, single sentences, text joined by blanks, posts with and without their genre, English in capitals and in small letters, and how well
 * the confidence is calibrated. Writes `scripts/reports/entities.json` and `.md`.
 *
 *     npx tsx scripts/entities/statistical/evaluate.ts [languages...] [--full] [--quick] [--write] [--errors] [--model]
 *
 * A part of more than 20,000 tokens is sampled by documents unless `--full`. With languages given, results are only printed unless `--write`, which
 * puts them in place of the older figures of those languages. `--quick`: whole documents only. `--errors`: lists what is wrong before the figures. `--model`: the model alone.
 */
import { entityTokens } from '../../../src/entities/tokens.js'
import { nameTypes, patternTypes } from '../../../src/entities/types.js'
import { openModels } from '../../../src/models/store.js'
import { readReport } from '../../lib/reports.js'
import { type Corpus, type CorpusText, entityCorpora, hasSplit, hasTrueSpacing, readCorpus, type Spacing, type Unit } from '../corpora.js'
import { type CorpusReport, type EntityReport, languageRow, writeEntityReport } from '../report.js'
import { addReliability, comparable, countSpans, type FoundSpan, mainTypes, noReliability, spanErrors, type TypeCounts } from '../score.js'
import { pipelineSystem, type Reading, taggerSystem } from '../systems.js'
import { findKnownNames, learnNames } from './baseline.js'

const SAMPLE = 20_000
/** Characters a token, roughly: enough to size a sample. */
const tokenLength = (language: string) => (language === 'zho' || language === 'jpn' || language === 'kor' ? 2 : language === 'tha' ? 4 : 6)

const flags = new Set(process.argv.slice(2).filter((argument) => argument.startsWith('--')))
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const store = openModels()
const system = flags.has('--model') ? taggerSystem(store) : pipelineSystem(store)
const serviceTypes: ReadonlySet<string> = new Set([...nameTypes, ...patternTypes])

/** Every n-th text, so that about `SAMPLE` tokens are left. */
function sampled(texts: readonly CorpusText[], language: string): readonly CorpusText[] {
  const length = texts.reduce((sum, { text }) => sum + text.length, 0)
  const step = flags.has('--full') ? 1 : Math.max(1, Math.round(length / tokenLength(language) / SAMPLE))
  return texts.filter((_, index) => index % step === 0)
}

type Finder = (text: CorpusText) => Promise<readonly FoundSpan[]> | readonly FoundSpan[]
type Seen = (text: CorpusText, gold: readonly FoundSpan[], found: readonly FoundSpan[]) => void

async function count(texts: readonly CorpusText[], types: ReadonlySet<string>, find: Finder, seen?: Seen): Promise<TypeCounts> {
  const counts: TypeCounts = {}
  for (const text of texts) {
    const gold = comparable(text.text, text.spans, text.spans, types)
    const found = comparable(text.text, await find(text), text.spans, types)
    countSpans(counts, gold, found)
    seen?.(text, gold, found)
  }
  return counts
}

/** Letters in the other case where that keeps their number of code units. */
function recased(text: CorpusText, change: (letter: string) => string): CorpusText {
  const letters = Array.from(text.text, (letter) => (change(letter).length === letter.length ? change(letter) : letter))
  return { ...text, text: letters.join('') }
}

async function evaluate(corpus: Corpus): Promise<CorpusReport> {
  const { name, language, kind } = corpus
  const types = new Set([...corpus.types].filter((type) => serviceTypes.has(type)))
  const reading = (code: string, options: Reading): Finder => {
    return ({ text }) => system(text, code, options)
  }
  const texts = sampled(readCorpus(corpus, 'dev', 'detokenised', 'document'), language)
  const usual = reading(language, {})
  const reliability = noReliability()
  const started = performance.now()
  const documents = await count(texts, types, usual, (text, gold, found) => {
    if (flags.has('--errors')) listErrors(name, text, gold, found)
    addReliability(
      reliability,
      gold,
      found.filter(({ type }) => mainTypes.includes(type))
    )
  })
  const seconds = (performance.now() - started) / 1000
  const tokens = texts.reduce((sum, { text }) => sum + entityTokens(text, language, store).count, 0)
  const conditions: Record<string, TypeCounts> = { documents }
  if (!flags.has('--quick')) {
    const known = learnNames(trainTexts(corpus), types, (text) => entityTokens(text, language, store))
    conditions['baseline'] = await count(texts, types, ({ text }) => findKnownNames(entityTokens(text, language, store), known))
    const taken = new Set(texts.map(({ document }) => document))
    const same = (spacing: Spacing, unit: Unit) => readCorpus(corpus, 'dev', spacing, unit).filter(({ document }) => taken.has(document))
    conditions['sentences'] = await count(same('detokenised', 'sentence'), types, usual)
    if (!hasTrueSpacing(corpus, 'dev')) conditions['spaced'] = await count(same('spaced', 'document'), types, usual)
    if (kind === 'social') conditions['genre'] = await count(texts, types, reading(language, { genre: 'social-media' }))
    if (language === 'eng') {
      const upper = texts.map((text) => recased(text, (letter) => letter.toUpperCase()))
      const lower = texts.map((text) => recased(text, (letter) => letter.toLowerCase()))
      conditions['capitals'] = await count(upper, types, reading('uen', {}))
      conditions['small'] = await count(lower, types, reading('eng', { caseSensitivity: 'caseInsensitive' }))
      conditions['automatic'] = await count(lower, types, reading('eng', { caseSensitivity: 'automatic' }))
    }
  }
  return { name, language, kind, tokens, speed: Math.round(tokens / seconds), types: [...types], conditions, reliability }
}

/** Texts whose names the baseline knows: the corpus's own train part, or the other corpora of the language. */
function trainTexts(corpus: Corpus): CorpusText[] {
  const own = readCorpus(corpus, 'train', 'detokenised', 'document')
  return own.length > 0 ? own : entityCorpora(corpus.language).flatMap((other) => readCorpus(other, 'train', 'detokenised', 'document'))
}

/** One line for each error: corpus, kind, what was annotated, what was found, where. */
function listErrors(corpus: string, { text }: CorpusText, gold: readonly FoundSpan[], found: readonly FoundSpan[]): void {
  const shown = (span?: FoundSpan) => (span === undefined ? '-' : `${text.slice(span.start, span.end)}/${span.type.slice(0, 3)} ${span.confidence ?? ''}`)
  const main = (spans: readonly FoundSpan[]) => spans.filter(({ type }) => mainTypes.includes(type))
  for (const error of spanErrors(main(gold), main(found))) {
    const { start, end } = (error.gold ?? error.found)!
    const place = `${text.slice(Math.max(0, start - 50), start)}[${text.slice(start, end)}]${text.slice(end, end + 40)}`
    console.log([corpus, error.kind, shown(error.gold), shown(error.found), place].join('\t').replaceAll('\n', ' '))
  }
}

const corpora = entityCorpora().filter((corpus) => hasSplit(corpus, 'dev') && (wanted.length === 0 || wanted.includes(corpus.language)))
const rows: CorpusReport[] = []
for (const corpus of corpora) {
  const row = await evaluate(corpus)
  rows.push(row)
  console.log(languageRow(row))
}
if ((wanted.length === 0 && !flags.has('--model')) || flags.has('--write')) {
  const older = wanted.length === 0 ? [] : (readReport<EntityReport>('entities')?.corpora ?? [])
  writeEntityReport([...older.filter(({ language }) => !wanted.includes(language)), ...rows], flags.has('--full'))
}
