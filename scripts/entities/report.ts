/** The report of the entity figures: JSON for the README's tables, Markdown to read. */
import { entityCodes, entityLanguage } from '../../src/entities/languages.js'
import { nameTypes, patternTypes } from '../../src/entities/types.js'
import { writeReport } from '../lib/reports.js'
import type { CorpusKind } from './corpora-table.js'
import { calibrationError, f1, mainTypes, noReliability, pooled, precision, type Reliability, recall, type TypeCounts } from './score.js'

export interface CorpusReport {
  readonly name: string
  readonly language: string
  readonly kind: CorpusKind
  /** Tokens of the sample that was read. */
  readonly tokens: number
  /** Tokens a second, annotated documents one after the other, first use included. */
  readonly speed: number
  /** Types of the service that the corpus annotates. */
  readonly types: readonly string[]
  /** Counts by type: `documents` and, unless left out, `baseline`, `sentences`, `spaced`, `genre`, `capitals`, `small`, `automatic`. */
  readonly conditions: Readonly<Record<string, TypeCounts>>
  /** PERSON, LOCATION and ORGANIZATION of whole documents. */
  readonly reliability: Reliability
}

export interface LanguageFigures {
  readonly language: string
  readonly corpora: readonly string[]
  readonly f1: number
  readonly precision: number
  readonly recall: number
  readonly baseline: number
  readonly wanted: number
}

export interface EntityReport {
  readonly languages: readonly LanguageFigures[]
  readonly calibrationError: number
  readonly corpora: readonly CorpusReport[]
}

/** F1 wanted of a corpus or, where no corpus is named, of a language. */
const wantedFigures: Readonly<Record<string, number>> = {
  'eng.uner_ewt': 68,
  'eng.wikigold': 78,
  'eng.btc': 60,
  'eng.wnut17': 48,
  'deu.germeval2014': 72,
  'jpn.ud_gsd_ne': 75,
  'swe.webbnyheter2012': 72,
  ara: 65,
  dan: 70,
  deu: 72,
  eng: 68,
  fin: 78,
  hin: 80,
  hrv: 80,
  hun: 85,
  ind: 75,
  jpn: 75,
  kor: 75,
  lav: 72,
  nob: 80,
  por: 75,
  ron: 72,
  rus: 70,
  slk: 70,
  srp: 78,
  swe: 72,
  tha: 70,
  tur: 85,
  urd: 75,
  zho: 70
}
const elsewhere = 60

const languageNames = new Intl.DisplayNames('en', { type: 'language' })

function add(counts: readonly TypeCounts[]): TypeCounts {
  const sum: TypeCounts = {}
  for (const one of counts) {
    for (const [type, { gold, found, correct }] of Object.entries(one)) {
      const into = sum[type] ?? { gold: 0, found: 0, correct: 0 }
      sum[type] = { gold: into.gold + gold, found: into.found + found, correct: into.correct + correct }
    }
  }
  return sum
}

/** A language's figures: its ordinary texts together; where it has none, whatever it has. */
function languageFigures(language: string, reports: readonly CorpusReport[]): LanguageFigures {
  const own = reports.filter((report) => report.language === language)
  const ordinary = own.filter(({ kind }) => kind === 'main')
  const taken = ordinary.length > 0 ? ordinary : own
  const counts = pooled(add(taken.map(({ conditions }) => conditions['documents']!)))
  const baseline = pooled(add(taken.map(({ conditions }) => conditions['baseline'] ?? {})))
  return {
    language,
    corpora: taken.map(({ name }) => name),
    f1: f1(counts),
    precision: precision(counts),
    recall: recall(counts),
    baseline: f1(baseline),
    wanted: wantedFigures[language] ?? elsewhere
  }
}

const cell = (counts: TypeCounts | undefined) => (counts === undefined ? '-' : f1(pooled(counts)).toFixed(1))

/** One line for the terminal. */
export function languageRow({ name, kind, tokens, speed, types, conditions, reliability }: CorpusReport): string {
  const whole = conditions['documents']!
  const sum = pooled(whole)
  const byType = types.map((type) => `${type.replace(/^\w+:/u, '').slice(0, 6)} ${whole[type] === undefined ? '-' : f1(whole[type])}`)
  const others = Object.entries(conditions).filter(([condition]) => condition !== 'documents')
  return [
    `${name} (${kind}) F1 ${f1(sum)} P ${precision(sum)} R ${recall(sum)}`,
    others.map(([condition, counts]) => `${condition} ${cell(counts)}`).join(' '),
    `ECE ${calibrationError(reliability)}`,
    `${tokens} tokens, ${speed}/s`,
    byType.join(' ')
  ].join(' | ')
}

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function reliabilityTable(reports: readonly CorpusReport[]): { table: string; error: number } {
  const sum = noReliability()
  for (const { reliability, kind } of reports) {
    if (kind !== 'main') continue
    for (let bin = 0; bin < 10; bin++) {
      sum.mentions[bin]! += reliability.mentions[bin]!
      sum.confidence[bin]! += reliability.confidence[bin]!
      sum.right[bin]! += reliability.right[bin]!
    }
  }
  const rows = sum.mentions.map((count, bin) => {
    const mean = (value: number) => (count === 0 ? '-' : ((100 * value) / count).toFixed(1))
    return [`${bin / 10}-${(bin + 1) / 10}`, count, mean(sum.confidence[bin]!), mean(sum.right[bin]!)]
  })
  return { table: table(['confidence', 'mentions', 'mean confidence', 'precision'], rows), error: calibrationError(sum) }
}

function corpusRows(reports: readonly CorpusReport[]): (string | number)[][] {
  return reports.map(({ name, kind, tokens, conditions }) => {
    const sum = pooled(conditions['documents']!)
    const types = mainTypes.map((type) => (conditions['documents']![type] === undefined ? '-' : f1(conditions['documents']![type]).toFixed(1)))
    const rest = ['sentences', 'spaced', 'baseline'].map((condition) => cell(conditions[condition]))
    return [name, kind, tokens, wantedFigures[name] ?? '', f1(sum), precision(sum), recall(sum), ...types, ...rest, sum.gold]
  })
}

const wholeTypes = [...nameTypes, ...patternTypes].filter((type) => !mainTypes.includes(type))

function otherTypeRows(reports: readonly CorpusReport[]): (string | number)[][] {
  return reports.flatMap(({ name, types, conditions }) =>
    wholeTypes
      .filter((type) => types.includes(type) && (conditions['documents']![type]?.gold ?? 0) > 0)
      .map((type) => {
        const counts = conditions['documents']![type]!
        const baseline = conditions['baseline']?.[type]
        return [name, type, counts.gold, precision(counts), recall(counts), f1(counts), baseline === undefined ? '-' : f1(baseline)]
      })
  )
}

function conditionRows(reports: readonly CorpusReport[]): (string | number)[][] {
  const shown = ['documents', 'genre', 'capitals', 'small', 'automatic']
  return reports
    .filter(({ conditions, kind }) => kind === 'social' || conditions['capitals'] !== undefined)
    .map(({ name, conditions }) => [name, ...shown.map((condition) => cell(conditions[condition]))])
}

/** Languages that are served but have no annotated dev text. */
function unmeasured(languages: readonly LanguageFigures[]): string[] {
  const measured = new Set(languages.map(({ language }) => language))
  return entityCodes.filter((code) => entityLanguage(code) === code && !measured.has(code))
}

const named = (code: string) => `${languageNames.of(code) ?? code} (${code})`

/** Writes `scripts/reports/entities.json` and `.md`. @param whole dev parts were read as a whole, not sampled */
export function writeEntityReport(unordered: readonly CorpusReport[], whole: boolean): void {
  const corpora = [...unordered].sort((left, right) => (left.language + left.name < right.language + right.name ? -1 : 1))
  const languages = [...new Set(corpora.map(({ language }) => language))].map((language) => languageFigures(language, corpora))
  const reliability = reliabilityTable(corpora)
  const text = `# Entities: accuracy

Made by \`npm run evaluate:entities\`. Exact spans of PERSON, LOCATION and ORGANIZATION, micro F1, on the dev parts of the corpora (no text of theirs was trained on),
through the whole pipeline: tokens, patterns, model, lists, joiner, chains. ${whole ? 'The dev parts are read as a whole (`--full`).' : 'Parts of more than 20,000 tokens are sampled by documents.'} Texts are whole documents
where the source has them; sources without spacing are written with ordinary typography ("spaced": joined by blanks). User names (\`@name\`) are left out on both sides,
types that a corpus does not annotate are ignored. Baseline: the longest match of the names of the corpus's train part, each with its commonest type.
Of a model only its caution (how likely a name must be to be returned) and the curve of its confidence were set on dev texts. Dev texts of SlavicNER and KIND are about the same
events as their train texts, which the baseline shows: on other news expect less.

## Languages

The ordinary texts of each language together; for a language that has only others (old newspapers, posts, official papers, automatic annotation) those.

${table(
  ['language', 'corpora', 'wanted', 'F1', 'precision', 'recall', 'baseline F1'],
  languages.map((row) => [named(row.language), row.corpora.join(', '), row.wanted, `**${row.f1}**`, row.precision, row.recall, row.baseline])
)}

No annotated dev text, so not measured: ${unmeasured(languages).map(named).join(', ')}. Tamil has official papers only, with few names, mostly of offices.

## Corpora

${table(
  [
    'corpus',
    'kind',
    'tokens',
    'wanted',
    'F1',
    'precision',
    'recall',
    'PERSON',
    'LOCATION',
    'ORGANIZATION',
    'single sentences',
    'spaced',
    'baseline',
    'annotated'
  ],
  corpusRows(corpora)
)}

## Other types

${table(['corpus', 'type', 'annotated', 'precision', 'recall', 'F1', 'baseline F1'], otherTypeRows(corpora))}

Conventions differ: TITLE is a profession in some corpora and a form of address in others, NUMBER holds ordinals or ages in some.

## Posts, capitals, small letters

F1 as it stands, with \`genre: social-media\`, in capitals as language \`uen\`, in small letters with \`caseInsensitive\` and with \`automatic\`.

${table(['corpus', 'as it stands', 'genre', 'capitals', 'small letters', 'automatic'], conditionRows(corpora))}

## Confidence

Mentions of models in the ordinary texts of all languages; expected calibration error ${reliability.error} %.

${reliability.table}
`
  const report: EntityReport = { languages, calibrationError: reliability.error, corpora }
  writeReport('entities', report, text, 1)
}
