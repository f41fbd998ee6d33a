/** The tables of docs/accuracy.md and docs/speed.md, made from the reports of the evaluation scripts and the last bench run. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { installationFolder } from '../../src/core/installation.js'
import type { Report as CategoryReport } from '../categories/report.js'
import type { EntityReport } from '../entities/report.js'
import type { SalienceReport } from '../entities/salience/report.js'
import { readJson } from '../lib/data.js'
import type { TypingReport } from '../typing/report.js'

interface LanguageReport {
  readonly macro: Readonly<Record<string, number>>
  readonly pairs: Readonly<Record<string, number>>
  readonly confusers: { readonly unlisted: number }
}

interface TokenizerReport {
  readonly treebanks: readonly { readonly name: string; readonly language: string; readonly tokenF1: number }[]
}

interface TaggerReport {
  readonly language: string
  readonly model: string
  readonly licence: string
  readonly treebanks: Readonly<Record<string, { readonly tags: number; readonly lemmas?: number; readonly mostFrequentTag: number }>>
}

interface NeuralReport {
  readonly summary: {
    readonly corpora: number
    readonly statistical: number
    readonly DNN: number
    readonly calibrationError: number
    readonly everyday: { readonly languages: number; readonly statistical: number; readonly DNN: number }
  }
  readonly corpora: readonly {
    readonly corpus: string
    readonly language: string
    readonly kind: string
    readonly statistical: number
    readonly DNN: number
    readonly precision: number
    readonly recall: number
  }[]
}

interface PatternReport {
  readonly summary: { readonly english: number; readonly others: number; readonly duckling: number; readonly icu: number }
}

interface BenchResults {
  readonly machine: string
  readonly figures: Readonly<Record<string, { readonly value: number; readonly unit: string }>>
}

const reports = join(installationFolder, 'scripts/reports')

function report<T>(name: string): T {
  const found = readJson<T>(join(reports, name))
  if (found === undefined) throw new Error(`scripts/reports/${name} is missing`)
  return found
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function languageTables(): string {
  const { macro, pairs, confusers } = report<LanguageReport>('language.json')
  const percent = (value: number | undefined) => (value ?? 0).toFixed(1)
  return `## Language identification

Validation data, 54 languages, all of them candidates; protocol, per-language table, confusions and calibration:
[language.md](../scripts/reports/language.md).

${table(
  [
    'sentences',
    'word pairs of 10 letters or more',
    'words of 5 letters or more',
    'pairs of any length',
    'words of any length',
    'words in no list or training text',
    'unlisted languages answered xxx'
  ],
  [[...['sentences', 'pairs', 'words', 'anyPairs', 'anyWords', 'unseenWords'].map((kind) => percent(macro[kind])), percent(confusers.unlisted)]]
)}

Easily confused languages, sentences: ${Object.entries(pairs)
    .map(([language, value]) => `${language} ${percent(value)}`)
    .join(', ')}.`
}

function morphologyTable(): string {
  const tokens = report<TokenizerReport>('tokenizer.json')
  const taggers = readdirSync(join(reports, 'morphology'))
    .sort()
    .map((name) => report<TaggerReport>(`morphology/${name}`))
    .filter(({ model }) => !model.endsWith('-permissive'))
  const rows = taggers.map(({ language, licence, treebanks }) => {
    const mine = Object.entries(treebanks).map(([name, figures]) => [name.replace(`${language}-`, '').replace('-dev', ''), figures] as const)
    const each = (of: (figures: TaggerReport['treebanks'][string]) => number | undefined) =>
      mine.map(([, figures]) => of(figures)?.toFixed(1) ?? '-').join(' / ')
    const f1 = mine.map(([name]) => tokens.treebanks.find((row) => row.name === `${language}-${name}`)?.tokenF1.toFixed(1) ?? '-').join(' / ')
    const marked = licence === 'permissive' ? language : `${language} \\*`
    return [
      marked,
      mine.map(([name]) => name).join(' / '),
      f1,
      each(({ tags }) => tags),
      each(({ mostFrequentTag }) => mostFrequentTag),
      each(({ lemmas }) => lemmas)
    ]
  })
  return `## Morphology

Dev files of the treebanks, each measured by a model that had not seen the measured part; tags and lemmas on the treebanks' tokens. \\*: the model learned from
non-commercial data. Method and conventions: [morphology.md](../scripts/reports/morphology.md).

${table(['language', 'treebanks', 'token F1', 'tags %', 'commonest tag %', 'lemmas %'], rows)}`
}

function wordTables(): string {
  const compounds = report<Record<string, { exactWithLemma?: number; nouns?: number; wronglySplit?: number }>>('compounds.json')
  const readings = report<Record<string, number>>('readings.json')
  const { deu, nld } = compounds
  const wrongly = ({ nouns, wronglySplit }: { nouns?: number; wronglySplit?: number } = {}) => `${wronglySplit} of ${nouns}`
  return `Compounds, exact on held-out list words: German ${deu?.exactWithLemma} %, Dutch ${nld?.exactWithLemma} %; simplex nouns split: ${wrongly(deu)} and ${wrongly(nld)} frequent
nouns ([report](../scripts/reports/compounds.md)). Readings, exact: Chinese words held out of the list ${readings['zho held-out words exact']} %, Japanese words in sentences
${readings['jpn words in sentences exact']} % ([report](../scripts/reports/readings.md)).`
}

function entityTables(): string {
  const entities = report<EntityReport>('entities.json')
  const patterns = report<PatternReport>('patterns.json')
  const { languages, calibrationError } = entities
  const { summary } = patterns
  const rows = languages.map(({ language, corpora, f1, precision, recall, baseline }) => [
    language,
    corpora.map((name) => name.slice(name.indexOf('.') + 1)).join(', '),
    ...[f1, precision, recall, baseline].map((value) => value.toFixed(1))
  ])
  return `## Entities

PERSON, LOCATION and ORGANIZATION with exact spans, micro F1, on dev texts of the corpora that were not trained on, through the whole pipeline; the baseline knows
the names of the train texts. Per corpus and type, posts, capitals and calibration (expected error ${calibrationError} %):
[entities.md](../scripts/reports/entities.md).

${table(['language', 'corpora', 'F1', 'precision', 'recall', 'baseline F1'], rows)}

Dates, numbers, amounts and identifiers, cases of Recognizers-Text found with exactly their span: English ${summary.english} %, mean of the other languages
${summary.others} %; Duckling examples wholly covered ${summary.duckling} %, ICU formats ${summary.icu} % (means over languages): [patterns.md](../scripts/reports/patterns.md).`
}

function neuralTable(): string {
  const neural = report<NeuralReport>('entities-neural.json')
  const { summary, corpora } = neural
  const english = corpora.filter(({ language, kind }) => language === 'eng' && (kind === 'main' || kind === 'social'))
  const rows = english.map(({ corpus, statistical, DNN, precision, recall }) => [
    corpus,
    ...[statistical, DNN, precision, recall].map((value) => value.toFixed(1))
  ])
  return `## Entities with \`modelType: DNN\`

The same measure; parts of more than 8,000 tokens are sampled. Mean over the ${summary.corpora} corpora of ordinary text: statistical ${summary.statistical}, DNN ${summary.DNN}; expected calibration error of
the confidence ${summary.calibrationError} %. All languages: [entities-neural.md](../scripts/reports/entities-neural.md), free models alone:
[entities-neural-permissive.md](../scripts/reports/entities-neural-permissive.md), what 8 bits cost: [entities-dnn-int8.md](../scripts/reports/entities-dnn-int8.md), layers against
speed: [layers.md](../scripts/reports/layers.md).

${table(['English corpus', 'statistical F1', 'DNN F1', 'DNN precision', 'DNN recall'], rows)}

Everyday texts (local news, mails, invoices, sports, chats, notices), marked for this project with a language model, of which a sixth is kept from all training: mean over ${summary.everyday.languages} languages
statistical ${summary.everyday.statistical}, DNN ${summary.everyday.DNN}: [the texts and how they are marked](../scripts/entities/written/README.md).

Statements about headlines, invoices, mails, tables, lists and posts in 47 languages, written before the answers were seen: [everyday.md](../scripts/reports/everyday.md).`
}

function salienceTable(): string {
  const { rows } = report<SalienceReport>('salience.json')
  const systems = Object.keys(rows[0]!.figures)
  const shown = rows.filter(({ part }) => part.endsWith('entities'))
  return `## Salience

English documents of GUM; an entity is salient where one of five summaries mentions it. F1 of the model and of simple rules, per cent; a stricter definition and all genres:
[salience.md](../scripts/reports/salience.md).

${table(
  ['data', 'entities', 'salient', ...systems],
  shown.map(({ part, entities, salient, figures }) => [
    part,
    String(entities),
    String(salient.lenient),
    ...systems.map((system) => figures[system]!.lenient.f1.toFixed(1))
  ])
)}`
}

interface LinkingReport {
  readonly unseen: Readonly<
    Record<string, Readonly<Record<'mentions' | 'accuracy' | 'recall30' | 'absent' | 'absentLinked' | 'floor' | 'floorAbsentLinked', number>>>
  >
  readonly endToEnd: {
    readonly unseen: Readonly<Record<string, Readonly<Record<'precision' | 'recall', number>>>>
    readonly withFurther: Readonly<Record<'precision' | 'recall', number>>
  }
}

function linkingTable(): string {
  const { unseen, endToEnd } = report<LinkingReport>('linking.json')
  const { precision, recall } = endToEnd.unseen['all sets']!
  const rows = Object.entries(unseen).map(([set, figures]) =>
    [set, figures.mentions, figures.accuracy, figures.floor, figures.recall30, figures.absentLinked, figures.floorAbsentLinked].map(String)
  )
  return `## Linking

Gold mentions of development documents that nothing was chosen on, per cent: the right entity is the best candidate, or among thirty; mentions without an entity in the base that get a wrong one. Simple: the
best known entity of exactly that name. With the mentions that the service finds itself: precision ${precision}, recall ${recall} of all mentions in the base; with names that only
the knowledge base finds (\`linkMentionMode: text\`) precision ${endToEnd.withFurther.precision}, recall ${endToEnd.withFurther.recall}. By language, confidence, other scripts, misspelt names:
[linking.md](../scripts/reports/linking.md), under the permissive licence setting [linking-permissive.md](../scripts/reports/linking-permissive.md); [vectors of names](../scripts/reports/name-vectors.md), [their index](../scripts/reports/name-index.md), [vectors of texts](../scripts/reports/linking-context.md).

${table(['documents', 'mentions', 'right', 'simple', 'among 30', 'wrongly linked', 'simple'], rows)}`
}

function typingTable(): string {
  const typing = report<TypingReport>('typing.json')
  const shown = [/^all$/, /^all, type not given$/, /^entities/, /baseline/]
  const rows = typing.rows
    .filter(({ part }) => shown.some((pattern) => pattern.test(part)))
    .map(({ part, mentions, layers, special, precision }) => [part, mentions, ...layers.slice(0, 4), special, precision].map((cell) => String(cell ?? '')))
  return `## Ontology types

Gold mentions of the linking documents' dev part: class of each layer on the likeliest way through the ontology and most special class, per cent right; "answered" are
classes at least 60 % likely. By language, type and class: [typing.md](../scripts/reports/typing.md).

${table(['part', 'mentions', 'layer 1', 'layer 2', 'layer 3', 'layer 4', 'most special class', 'answered classes right'], rows)}`
}

function categoryTable(): string {
  const categories = report<CategoryReport>('categories.json')
  const { seen, leftOut } = categories
  const labels = Object.entries(seen.labels).map(([label, { f1 }]) => [label, f1.toFixed(1), leftOut?.labels[label]?.f1.toFixed(1) ?? ''])
  return `## Categories

Documents and headlines that were not trained on; sources left out are measured with models that saw nothing of these sources. Top-1: the best category of documents with one
label. F1: labels at the default threshold. Precision and recall, sources, kinds of text, what 8 bits cost: [categories.md](../scripts/reports/categories.md).

${table(
  ['', 'seen sources', 'sources left out'],
  [['top-1', seen.top1.toFixed(1), leftOut?.top1.toFixed(1) ?? ''], ['macro F1', seen.macroF1.toFixed(1), leftOut?.macroF1.toFixed(1) ?? ''], ...labels]
)}`
}

interface HttpRow {
  [column: string]: string
}

const shown = (value: number) => (value >= 1000 ? Math.round(value).toLocaleString('en') : value >= 10 ? value.toFixed(1) : value.toFixed(2))

/** One row for each request and number of connections: `http <request>, <n> connections[, p50|p97.5|p99|errors]`. */
function httpTable(figures: BenchResults['figures']): string {
  const rows = new Map<string, HttpRow>()
  for (const [name, { value }] of Object.entries(figures)) {
    const parts = /^http (.+), (\d+) connections?(?:, (p[\d.]+|errors))?$/.exec(name)
    if (parts === null) continue
    const [, request = '', connections = '', column = 'rate'] = parts
    const key = `${request} ${connections}`
    rows.set(key, { request, connections, ...rows.get(key), [column]: column === 'errors' ? String(value) : shown(value) })
  }
  const sorted = [...rows.values()].sort((a, b) =>
    a['request']! < b['request']! ? -1 : a['request']! > b['request']! ? 1 : +a['connections']! - +b['connections']!
  )
  const columns = ['request', 'connections', 'rate', 'p50', 'p97.5', 'p99', 'errors']
  return table(
    ['request', 'connections', 'requests/s', 'p50 ms', 'p97.5 ms', 'p99 ms', 'errors'],
    sorted.map((row) => columns.map((column) => row[column] ?? ''))
  )
}

/** Once the bench of bulk requests has been run. */
function bulkTable(figures: BenchResults['figures']): string {
  const rows = Object.entries(figures).filter(([name]) => name.startsWith('bulk '))
  if (rows.length === 0) return ''
  return `
## Many documents

The same documents as lines of one [bulk request](bulk.md), as single requests, and by \`annotate\`, in turns.

${table(
  ['what', 'measured'],
  rows.map(([name, { value, unit }]) => [name.replace(/^bulk /, ''), `${shown(value)} ${unit}`])
)}
`
}

/** Markdown of docs/speed.md. @throws Error when there are no bench results */
export function speedSection(): string {
  const path = 'bench/results/figures.json'
  const results = readJson<BenchResults>(join(installationFolder, path))
  if (results === undefined) throw new Error(`${path} is missing`)
  // What loads beyond measure do stands in docs/operate.md.
  const others = Object.entries(results.figures).filter(([name]) => !/^(http|faults|bulk) /.test(name))
  const isUnseen = (name: string) => name.startsWith('unseen ')
  const isUpkeep = (name: string) => /^(resident memory|soak|event loop)/.test(name)
  const rows = (of: (name: string) => boolean) =>
    table(
      ['what', 'measured'],
      others.filter(([name]) => of(name)).map(([name, { value, unit }]) => [name.replace(/^unseen (text|news), /, ''), `${shown(value)} ${unit}`])
    )
  return `Measured on ${results.machine}; generator and server on the same cores, peers in the same run.

## Over HTTP

${httpTable(results.figures)}
${bulkTable(results.figures)}
## Unseen text, in process

What to expect in service: every text is read once.

${rows(isUnseen)}

## The same texts again and again, in process

With warm caches; for comparison with other programs and between versions.

${rows((name) => !isUnseen(name) && !isUpkeep(name))}

## Memory and endurance

${rows(isUpkeep)}`
}

/** The parts of docs/accuracy.md in their order, each with the reports of `scripts/reports/` that it shows. */
const accuracyParts: readonly { readonly reports: readonly string[]; readonly markdown: () => string }[] = [
  { reports: ['language'], markdown: languageTables },
  { reports: ['tokenizer', 'morphology'], markdown: morphologyTable },
  { reports: ['compounds', 'readings'], markdown: wordTables },
  { reports: ['entities', 'patterns'], markdown: entityTables },
  { reports: ['entities-neural'], markdown: neuralTable },
  { reports: ['salience'], markdown: salienceTable },
  { reports: ['linking'], markdown: linkingTable },
  { reports: ['typing'], markdown: typingTable },
  { reports: ['categories'], markdown: categoryTable }
]

/** Reports that docs/accuracy.md only links to, or that a report which it shows repeats: of teachers, of networks alone, of chains, of other tools. */
const furtherReports: ReadonlySet<string> = new Set([
  'activation-ranges',
  'address-parser',
  'addresses',
  'chains',
  'early-exit',
  'entities-dnn',
  'entities-dnn-english',
  'entities-dnn-int8',
  'entities-dnn-permissive',
  'entities-neural-permissive',
  'entities-transfer',
  'everyday',
  'language-peers',
  'layers',
  'lemma-contexts',
  'linking-context',
  'linking-permissive',
  'linking-scale',
  'morphology-teacher',
  'name-index',
  'name-matching',
  'name-retrieval',
  'name-translation',
  'names-schemes',
  'name-vectors',
  'tokenizer-peers'
])

/** Markdown of docs/accuracy.md. @throws Error when a report is missing, or when there is one that has no place here */
export function accuracySection(): string {
  const shown = new Set(accuracyParts.flatMap((part) => part.reports))
  const unknown = readdirSync(reports)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .filter((name) => !shown.has(name) && !furtherReports.has(name))
  if (unknown.length > 0) throw new Error(`scripts/docs/figures-section.ts does not say whether docs/accuracy.md shows ${unknown.join(', ')}`)
  return accuracyParts.map((part) => part.markdown()).join('\n\n')
}
