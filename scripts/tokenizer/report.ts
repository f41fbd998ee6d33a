import { SEGMENTED } from './data.js'

export interface Row {
  readonly name: string
  readonly language: string
  readonly licence: string
  readonly tokens: number
  /** Against the treebank's units in the service's conventions. */
  readonly tokenF1: number
  /** Against the treebank's surface units as they are. */
  readonly asWritten: number
  /** Against the treebank's words, contractions cut. */
  readonly words: number
  readonly sentenceF1: number
  readonly icu: number
  readonly bySentence?: number
  readonly perceptron?: number
  readonly namesSplit?: number
}

export interface Summary {
  readonly spacedMean: number
  readonly spacedLanguages: Readonly<Record<string, number>>
  readonly below98: readonly string[]
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function summarise(rows: readonly Row[]): Summary {
  const languages = [...new Set(rows.map(({ language }) => language))].filter((language) => !SEGMENTED.has(language)).sort()
  const scores = Object.fromEntries(
    languages.map((language) => [language, Number(mean(rows.filter((row) => row.language === language).map((row) => row.tokenF1)).toFixed(2))])
  )
  return {
    spacedMean: Number(mean(Object.values(scores)).toFixed(3)),
    spacedLanguages: scores,
    below98: languages.filter((language) => scores[language]! < 98)
  }
}

/** The report in Markdown and its summary. */
export function renderReport(
  rows: readonly Row[],
  peers: Readonly<Record<string, Readonly<Record<string, number>>>>,
  models: ReadonlyArray<{ readonly id: string; readonly bytes: number; readonly licence: string }>
): { readonly text: string; readonly summary: Summary } {
  const summary = summarise(rows)
  const lines = [
    '# Tokenizer, sentence splitter and segmenters on the dev treebanks',
    '',
    'Made by `npx tsx scripts/tokenizer/evaluate.ts`. F1 of exact character spans, in percent, on running text (all dev sentences of a treebank one after the other, spaced as',
    'the treebank says). Trained on the train files only; treebanks with a dev file only give every fourth sentence to validation, the rest to training.',
    '',
    '- **tokens**: against the surface units of the treebank (a multiword token is one unit) in the conventions of the service: Arabic clitics stay with their word, each emoji is a token.',
    '- **as written**: against the units exactly as the treebank has them.',
    '- **words**: against syntactic words, with "don\'t" and "Arafat\'s" cut as Universal Dependencies do; the service keeps contractions and possessives whole, as the surface units do.',
    '- **sentences**: treebank sentences stand in random order and many have no final mark, which no splitter can find.',
    '- **ICU**: word breaks of `Intl.Segmenter` (UAX #29, with ICU dictionaries) on the same text in the same run.',
    '',
    `Spaced languages (mean over languages of the mean over their treebanks; Vietnamese apart): **${summary.spacedMean.toFixed(2)}**; below 98: ${summary.below98.join(', ') || 'none'}.`,
    '',
    '| treebank | tokens | tokens F1 | as written | words | sentences F1 | ICU tokens |',
    '|---|--:|--:|--:|--:|--:|--:|'
  ]
  for (const row of rows) {
    const figures = [row.tokenF1, row.asWritten, row.words, row.sentenceF1, row.icu].map((value) => value.toFixed(2))
    lines.push(`| ${row.name}${row.licence === 'permissive' ? '' : ` (${row.licence})`} | ${row.tokens} | ${figures.join(' | ')} |`)
  }
  lines.push(
    '',
    '## Segmented languages',
    '',
    '`default` cuts by characters and lexicon, `perceptron` by characters only. By sentence: each sentence tokenized alone. Japanese: the default joins katakana around a middle dot, which the',
    'treebank cuts; the last column is the default without that rule. Thai: the treebank was cut by two habits (see `scripts/segmentation/styles.ts`).',
    '',
    '| treebank | default | by sentence | perceptron | names cut | peers |',
    '|---|--:|--:|--:|--:|---|'
  )
  for (const row of rows.filter(({ language }) => SEGMENTED.has(language))) {
    const cells = [row.tokenF1, row.bySentence, row.perceptron, row.namesSplit].map((value) => value?.toFixed(2) ?? '')
    const others = Object.entries({ ICU: row.icu, ...peers[row.name] }).map(([tool, score]) => `${tool} ${score.toFixed(2)}`)
    lines.push(`| ${row.name} | ${cells.join(' | ')} | ${others.join(', ')} |`)
  }
  lines.push('', 'Peers other than ICU: `scripts/tokenizer/evaluate-peers.py`, by sentence.', '', '## Models', '', '| id | bytes | licence |', '|---|--:|---|')
  for (const { id, bytes, licence } of models) lines.push(`| ${id} | ${bytes} | ${licence} |`)
  return { text: `${lines.join('\n')}\n`, summary }
}
