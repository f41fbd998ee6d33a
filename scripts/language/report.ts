/** The report of the evaluation in Markdown. */
import type { ConfuserFigures, RegionFigures } from './checks.js'
import { accuracyOf, type ProbeKind, type Tally } from './evaluation.js'
import { PEER_KINDS, type PeerFigures } from './peers.js'
import type { Half } from './probes/statements.js'
import type { RefusalRow } from './refusals.js'
import type { ReliabilityRow } from './reliability.js'
import type { Results } from './results.js'
import { isReached, type TargetRow } from './targets.js'
import { LANGUAGE_SHARES } from './traffic.js'

export interface Summary {
  readonly macro: Readonly<Record<string, number>>
  readonly pairs: Readonly<Record<string, number>>
  readonly confusers: ConfuserFigures
  readonly wronglyUnlisted: Readonly<Record<string, number>>
  readonly capitals: number
  readonly regions: RegionFigures
  readonly dialects: { readonly qkp: number; readonly qkr: number }
  /** Figures that are held to a target, by column of the report and half of the own texts. */
  readonly targets: readonly TargetColumn[]
  readonly refusals: Refusals
}

/** The main figures of a detector that was asked in one way. */
export interface TargetColumn {
  readonly name: string
  readonly half: Half
  readonly rows: readonly TargetRow[]
}

/** The curves of `refusals.ts` over the sets named. */
export interface Refusals {
  readonly sets: readonly { readonly name: string; readonly isServed: boolean; readonly texts: number }[]
  readonly unlisted: readonly RefusalRow[]
  readonly unserved: readonly RefusalRow[]
}

export interface ReportParts {
  readonly summary: Summary
  /** Of the default options. */
  readonly results: Results
  readonly reliabilities: Readonly<Record<string, readonly ReliabilityRow[]>>
  /** Undefined where the peers were never run. */
  readonly peers: readonly PeerFigures[] | undefined
}

const TITLES: Readonly<Record<ProbeKind, string>> = {
  sentences: 'sentences',
  pairs: 'word pairs',
  words: 'single words',
  anyPairs: 'word pairs of any length',
  anyWords: 'single words of any length',
  sentenceWords: 'words of sentences',
  unseenWords: 'words in no list or training text',
  short: 'interface strings, map labels',
  firstWords: 'first five words',
  named: 'sentences full of names',
  capitalised: 'pieces with capitalised words',
  headlines: 'English headlines',
  lines: 'own short lines'
}

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`
const percent = (value: number): string => value.toFixed(1)

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return [row(head), row(head.map((_, column) => (column === 0 ? '---' : '--:'))), ...rows.map(row)].join('\n')
}

/** Kinds of running text, and kinds of single words and pairs. */
const WORD_KINDS: readonly ProbeKind[] = ['pairs', 'words', 'anyPairs', 'anyWords', 'sentenceWords', 'unseenWords']

export function report({ summary, results, reliabilities, peers }: ReportParts): string {
  const { tallies } = results.measurement
  const scripts = results.measurement.scripts.sentences
  const kinds = Object.keys(TITLES) as ProbeKind[]
  const texts = kinds.filter((kind) => !WORD_KINDS.includes(kind))
  const languages = [...tallies.sentences.total.keys()]
  const { confusers, regions } = summary
  return `# Language identification

Made by \`npm run evaluate:language\` from the development data (\`language/dev\`, \`language/words\`, \`language/confusers\`, \`language/mixed\`); all
54 languages are candidates, and \`xxx\` counts as wrong for a listed language.

- **sentences**: dev rows from sentence sources in any script, romanised ones among them. **interface strings, map labels**: the other dev rows.
- **word pairs**: two adjacent words of dev sentences, together 10 letters or more (4 in Han and Kana), in the language's usual script, each distinct
  pair once; **of any length**: without the two conditions.
- **single words**: frequent subtitle words of 5 letters or more (2 in Han and Kana), one in five of the lists by hash, which training does not see in those
  lists; for languages without a list, words of dev sentences. **Of any length**: without the condition. **Words of sentences**: words of dev sentences,
  each once, of any length and script.
- **sentences full of names**: sentences of 5 to 16 words from the development parts of the entity corpora (10 to 40 characters in Chinese, Japanese and Thai),
  a quarter or more of the words in names, two or more of them neither in a name nor capitalised; none that stands in the training text of the detector, none from
  old newspapers, laws and agreements, no tables and results. **Pieces with capitalised words**: sentences of up to 16 words or pieces of ten words of longer ones,
  from dev rows, a quarter or more of the words (the first one aside) and at most three fifths capitalised, not in German.
- **English headlines**: of 3 to 9 words, from the development part of the categories data, two thirds of them lower-cased by their source. **First five words**: of dev sentences that have more,
  in the usual script (10 characters of Chinese and Japanese, 12 of Thai).
- **own short lines** and other own texts were written for this evaluation (\`statements/\`); the half called seen may be used to tune with, the other one not.
- **altered**: up to 20 dev sentences of 8 words or more a language, and what the detector answers when something that is in no language comes with them.
- **mix of traffic**: an assumption; ${Object.entries(LANGUAGE_SHARES)
    .map(([language, share]) => `${language} ${share} %`)
    .join(
      ', '
    )}, the other languages share the rest equally; half of a language's texts are sentences, a quarter names and headlines, a quarter interface strings and first words.
- Callers who say nothing get no answer for a single letter; here one is asked for as well (\`minValidChars\` 1).
- At most 1,000 of each a language, sampled by hash. The two length conditions are those that lingua publishes its accuracy with.

The words of the lists stand in wordfreq's general frequency lists too, which the model's table of known words is partly made from, as any frequent
word does (Croatian and Serbian share one such list). Words of sentences may occur in training sentences; **words in no list or training text** are those of them that the language's training material
holds nowhere.

## What is to be reached

${targetTable(summary.targets)}

## Accuracy, mean over the languages (%)

${table(
  ['what', 'accuracy', 'listed languages answered xxx'],
  kinds.map((kind) => [TITLES[kind], summary.macro[kind]!.toFixed(2), percent(summary.wronglyUnlisted[kind]!)])
)}

## Easily confused languages, sentences (%)

${table(
  ['language, script', 'accuracy'],
  Object.entries(summary.pairs).map(([name, value]) => [name, percent(value)])
)}

## Unlisted languages

${confusers.texts} rows in 175 unlisted languages, kept out of training, answered \`xxx\`: ${percent(confusers.unlisted)} % (sentences ${percent(confusers.sentences)} %, short strings ${percent(confusers.short)} %; mean over the languages ${percent(confusers.macro)} %).
Least often:

${table(
  ['language', 'answered xxx %', 'mostly taken for'],
  confusers.worst.map(({ language, unlisted, takenFor }) => [language, percent(unlisted), takenFor])
)}

## Other measures

${table(
  ['what', '%'],
  [
    ['same language in capitals as in small letters', percent(summary.capitals)],
    ['regions: letters with their language, code-switched sentences', percent(regions.codeSwitched)],
    ['the same with the whole text as one region', percent(regions.codeSwitchedWhole)],
    ['regions: letters with their language, two to four dev sentences end to end', percent(regions.joined)],
    ['the same with the whole text as one region', percent(regions.joinedWhole)],
    ['qkp rows answered qkp with koreanDialects', percent(summary.dialects.qkp)],
    ['kor rows answered qkr with koreanDialects', percent(summary.dialects.qkr)]
  ]
)}

## Endpoints that find the language themselves

${refusalSection(summary.refusals)}
${peers === undefined ? '' : `\n## Other detectors\n\n${peerSection(peers)}\n`}
## Own program text, and texts that look like it

Answered otherwise: ${results.code.wrong.map(({ kind, language, answer }) => `${kind} (${language}) as ${answer}`).join(', ')}.

## Calibration

Answers by confidence: their number, mean confidence, and share that was right (%).

${kinds
  .map(
    (kind) =>
      `### ${TITLES[kind]}\n\n${table(
        ['confidence', 'answers', 'mean confidence', 'right %'],
        reliabilities[kind]!.filter(({ count }) => count > 0).map(({ from, to, count, confidence, right }) => [
          `${from} to ${to}`,
          count,
          (100 * confidence).toFixed(1),
          percent(right)
        ])
      )}`
  )
  .join('\n\n')}

## By language (%)

${byLanguage(texts, languages, results, ['sentences', 'named'])}

${byLanguage(WORD_KINDS, languages, results, ['pairs'])}

## Altered sentences by language (%)

${table(
  ['language', ...results.altered.figures.map(({ name }) => name)],
  languages.map((language) => [language, ...results.altered.figures.map(({ tally }) => percent(accuracyOf(tally, language)))])
)}

## Sentences by language and script

${table(
  ['language, script', 'rows', 'accuracy'],
  [...scripts.total.keys()].map((name) => [name, scripts.total.get(name)!, percent(accuracyOf(scripts, name))])
)}
`
}

function targetTable(columns: readonly TargetColumn[]): string {
  const notes = columns[0]!.rows
  return table(
    ['what', ...columns.map(({ name, half }) => `${name}, ${half} half`), 'wanted', ''],
    notes.map(({ what, target, isLimit, note = '' }, index) => [
      what,
      ...columns.map(({ rows }) => `${rows[index]!.value.toFixed(1)}${isReached(rows[index]!) === false ? ' (missed)' : ''}`),
      target === undefined ? '' : `${isLimit === true ? 'at most' : 'at least'} ${target}`,
      note
    ])
  )
}

function byLanguage(kinds: readonly ProbeKind[], languages: readonly string[], { measurement: { tallies } }: Results, confused: readonly ProbeKind[]): string {
  return table(
    ['language', ...kinds.map((kind) => TITLES[kind]), ...confused.map((kind) => `${TITLES[kind]} taken for`)],
    languages.map((language) => [
      language,
      ...kinds.map((kind) => (tallies[kind].total.has(language) ? percent(accuracyOf(tallies[kind], language)) : '-')),
      ...confused.map((kind) => mostConfused(tallies[kind], language))
    ])
  )
}

/** The trade-off of the rule for endpoints on documents. */
function refusalSection({ sets, unlisted, unserved }: Refusals): string {
  const head = sets.map(({ name, isServed, texts }) => `${name} ${isServed ? 'refused' : 'answered'} (${texts})`)
  const curve = (rows: readonly RefusalRow[]): string =>
    table(
      ['refused from', ...head, 'sentences full of names in another language'],
      rows.map(({ rule, shares, wrong }) => [
        rule,
        ...shares.map((share) => share.toFixed(2)),
        wrong[sets.findIndex(({ name }) => name === 'named')]!.toFixed(2)
      ])
    )
  return `Texts in the languages of \`/entities\` that are refused, and texts in listed but unserved and in unlisted languages that are answered in a served one (%). \`best\`:
the best answer must be a served language; \`endpoints\`: what the endpoints do. Else the most probable served language is taken, unless the probability of no listed language reaches the threshold (%):

${curve(unlisted)}

The same with the probability of no listed and that of unserved languages together:

${curve(unserved)}`
}

/** Peers beside ours, each over its own languages. */
function peerSection(peers: readonly PeerFigures[]): string {
  return `Mean over those of our languages that the other detector knows, in their usual script. It is limited to these; ours, after the stroke, chooses among all
54 and xxx (%). Made by \`evaluate.ts --peers\`.

${table(
  ['detector', 'languages', ...PEER_KINDS.map((kind) => TITLES[kind])],
  peers.map(({ name, languages, accuracy }) => [
    name,
    languages,
    ...PEER_KINDS.map((kind) => `${percent(accuracy[kind]!.peer)} / ${percent(accuracy[kind]!.own)}`)
  ])
)}`
}

function mostConfused(tally: Tally, language: string): string {
  return [...tally.confusions]
    .filter(([confusion]) => confusion.startsWith(`${language}>`))
    .sort((left, right) => right[1] - left[1])
    .slice(0, 3)
    .map(([confusion, number]) => `${confusion.slice(4)} ${number}`)
    .join(', ')
}
