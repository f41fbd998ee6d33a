/**
 * A plausibility check of the neural model in languages without annotated text: names of the knowledge base (two words or more, of one type only) that stand
 * in sentences of the language data, and how many of them each model finds with exactly their span and type. It says nothing of what is found too much, and
 * well-known names are easier than others. Writes `scripts/reports/entities-transfer.json` and `.md`.
 *
 *     npx tsx scripts/entities/neural/evaluate-transfer.ts
 */
import { join } from 'node:path'
import { languageName } from '../../../src/core/languages.js'
import { openModels } from '../../../src/models/store.js'
import { dataFolder, readText } from '../../lib/data.js'
import { writeReport } from '../../lib/reports.js'
import { pipelineSystem } from '../systems.js'

/** Languages without a dev part, and two with one to compare with. */
const languages = ['cat', 'lit', 'msa', 'pus', 'tgl', 'vie', 'por', 'swe']
const models = ['statistical', 'DNN'] as const
const MOST_SENTENCES = 1500
const LONGEST_NAME = 5

interface KnownEntity {
  readonly label: string
  readonly names?: Readonly<Record<string, readonly string[]>>
}

const lines = (path: string) => readText(path).trimEnd().split('\n')

/** Type of each name that names one type only. */
function namesOf(language: string): Map<string, string> {
  const types = new Map<string, string>()
  for (const type of ['person', 'location', 'organization']) {
    for (const line of lines(join(dataFolder(), 'kb/entities', `${type}.jsonl.gz`))) {
      const { label, names } = JSON.parse(line) as KnownEntity
      for (const name of new Set([label, ...(names?.[language] ?? [])])) {
        const words = name.split(' ').length
        if (words < 2 || words > LONGEST_NAME) continue
        const known = types.get(name)
        types.set(name, known === undefined || known === type.toUpperCase() ? type.toUpperCase() : '')
      }
    }
  }
  return types
}

/** Names in a text, the longest first where they overlap: [start, end, type]. */
function namesIn(text: string, types: ReadonlyMap<string, string>): [number, number, string][] {
  const words = [...text.matchAll(/[\p{L}\p{M}\p{N}'’.-]*[\p{L}\p{M}\p{N}]/gu)].map((match) => [match.index, match.index + match[0].length] as const)
  const found: [number, number, string][] = []
  for (let first = 0; first < words.length; first++) {
    for (let last = Math.min(words.length, first + LONGEST_NAME) - 1; last > first; last--) {
      const [start, end] = [words[first]![0], words[last]![1]]
      const type = types.get(text.slice(start, end))
      if (type === undefined) continue
      if (type !== '') found.push([start, end, type])
      first = last
      break
    }
  }
  return found
}

const system = pipelineSystem(openModels())
const rows: { language: string; names: number; statistical: number; DNN: number }[] = []
for (const language of languages) {
  const types = namesOf(language)
  const texts = lines(join(dataFolder(), 'language/sentences', `${language}.tsv.gz`))
    .slice(1)
    .map((line) => line.split('\t')[5] ?? '')
    .map((text) => ({ text, names: namesIn(text, types) }))
    .filter(({ names }) => names.length > 0)
    .slice(0, MOST_SENTENCES)
  const row = { language, names: texts.reduce((sum, { names }) => sum + names.length, 0), statistical: 0, DNN: 0 }
  for (const { text, names } of texts) {
    for (const model of models) {
      const keys = new Set((await system(text, language, { modelType: model })).map(({ start, end, type }) => `${start} ${end} ${type}`))
      row[model] += names.filter(([start, end, type]) => keys.has(`${start} ${end} ${type}`)).length
    }
  }
  rows.push(row)
  console.log(row)
}
const percent = (part: number, whole: number) => (whole === 0 ? '-' : ((100 * part) / whole).toFixed(1))
writeReport(
  'entities-transfer',
  rows,
  `${[
    '# Neural entities in languages without annotated text',
    '',
    'Made by `scripts/entities/neural/evaluate-transfer.ts`: names of the knowledge base (two words or more, of one type only) that stand in sentences of the language',
    'data, and the share that each model finds with exactly their span and type. A check of plausibility: recall of well-known names only; por and swe, which have',
    'annotated text, to compare with.',
    '',
    '| language | names | statistical % | DNN % |',
    '| --- | --- | --- | --- |',
    ...rows.map(
      ({ language, names, statistical, DNN }) =>
        `| ${languageName(language)} (${language}) | ${names} | ${percent(statistical, names)} | ${percent(DNN, names)} |`
    )
  ].join('\n')}\n`
)
