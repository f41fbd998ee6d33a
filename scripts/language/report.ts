import type { ConfuserFigures, RegionFigures } from './checks.js'
import { accuracyOf, type ProbeKind, type Tally } from './evaluation.js'
import type { ReliabilityRow } from './reliability.js'

export interface Summary {
  readonly macro: Readonly<Record<string, number>>
  readonly pairs: Readonly<Record<string, number>>
  readonly confusers: ConfuserFigures
  readonly wronglyUnlisted: Readonly<Record<string, number>>
  readonly capitals: number
  readonly regions: RegionFigures
  readonly dialects: { readonly qkp: number; readonly qkr: number }
}

const TITLES: Readonly<Record<ProbeKind, string>> = {
  sentences: 'sentences',
  pairs: 'word pairs',
  words: 'single words',
  anyPairs: 'word pairs of any length',
  anyWords: 'single words of any length',
  sentenceWords: 'words of sentences',
  unseenWords: 'words in no list or training text',
  short: 'interface strings, map labels'
}

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`
const percent = (value: number): string => value.toFixed(1)

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return [row(head), row(head.map((_, column) => (column === 0 ? '---' : '--:'))), ...rows.map(row)].join('\n')
}

/** The report in Markdown. */
export function report(
  summary: Summary,
  tallies: Readonly<Record<ProbeKind, Tally>>,
  scripts: Tally,
  reliabilities: Readonly<Record<string, readonly ReliabilityRow[]>>
): string {
  const kinds = Object.keys(TITLES) as ProbeKind[]
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
- At most 1,000 of each a language, sampled by hash. The two length conditions are those that lingua publishes its accuracy with.

The words of the lists stand in wordfreq's general frequency lists too, which the model's table of known words is partly made from, as any frequent
word does (Croatian and Serbian share one such list). Words of sentences may occur in training sentences; **words in no list or training text** are those of them that the language's training material
holds nowhere.

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

${table(
  ['language', ...kinds.map((kind) => TITLES[kind]), 'sentences taken for', 'pairs taken for'],
  languages.map((language) => [
    language,
    ...kinds.map((kind) => (tallies[kind].total.has(language) ? percent(accuracyOf(tallies[kind], language)) : '-')),
    mostConfused(tallies.sentences, language),
    mostConfused(tallies.pairs, language)
  ])
)}

## Sentences by language and script

${table(
  ['language, script', 'rows', 'accuracy'],
  [...scripts.total.keys()].map((name) => [name, scripts.total.get(name)!, percent(accuracyOf(scripts, name))])
)}
`
}

function mostConfused(tally: Tally, language: string): string {
  return [...tally.confusions]
    .filter(([confusion]) => confusion.startsWith(`${language}>`))
    .sort((left, right) => right[1] - left[1])
    .slice(0, 3)
    .map(([confusion, number]) => `${confusion.slice(4)} ${number}`)
    .join(', ')
}
