/**
 * Measures how well context alone tells namesakes apart, on gold mentions of the linking documents' dev part, and writes scripts/reports/linking-context.md and .json:
 *
 *     npx tsx scripts/linking/context/evaluate.ts [--without-encoder]
 *
 * `--without-encoder`: the encoder's columns, which take most of the time, are those of the last report.
 *
 * Candidates are the entities that have the mention's folded name, the gold one among them, at least two. Against random choice, the best known entity, and the
 * cosine of the whole sentence encoder; with and without a share of how well known they are, chosen on training mentions.
 */
import { loadSentenceEncoder, SENTENCE_WIDTH, type SentenceEncoder } from '../../../src/entities/neural/sentence-encoder.js'
import { TEXT_WIDTH, TextVectors, textVectorsArtefact } from '../../../src/knowledge/context/text-vectors.js'
import { type LicencePolicy, openModels } from '../../../src/models/store.js'
import { readReport, writeReport } from '../../lib/reports.js'
import { readTextKnowledge } from './knowledge.js'
import { idHash, type NamedDocument, type NamedMention, namedDocuments } from './mentions.js'

/** Namesakes of a mention that are looked at, and mentions of a set. */
const NAMESAKES = 30
const MENTIONS = 400
/** Mentions for choosing shares, of each set. */
const CHOICE = 60
/** UTF-16 units on either side of a mention that the encoder reads. */
const SIDE = 200
const SHARES = [0, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.4]

interface Choice {
  readonly set: string
  readonly document: NamedDocument
  readonly mention: NamedMention
  /** The gold entity first. */
  readonly candidates: readonly number[]
}

/** Cosines of each choice's candidates, in their order. */
type Cosines = readonly (readonly number[])[]

const knowledge = readTextKnowledge()

/** Mentions with namesakes of a part, the same ones each time, at most `most` of each set. */
function choicesOf(split: 'train' | 'dev', most: number): Choice[] {
  const perSet = new Map<string, Choice[]>()
  for (const folder of ['free', 'nc'] as const)
    for (const document of namedDocuments(knowledge, folder, split)) {
      const set = /hipe/u.test(document.source) ? `${document.source} ${document.language}` : document.source
      const found = perSet.get(set) ?? []
      perSet.set(set, found)
      for (const mention of document.mentions)
        if (mention.isNamed && mention.namesakes.length > 0)
          found.push({ set, document, mention, candidates: [mention.gold, ...mention.namesakes.slice(0, NAMESAKES)] })
    }
  const order = ({ document, mention }: Choice) => idHash(`${document.id} ${mention.start}`)
  return [...perSet.values()].flatMap((choices) => choices.sort((left, right) => order(left) - order(right)).slice(0, most))
}

function inner(left: Float32Array, right: Float32Array): number {
  let sum = 0
  for (let column = 0; column < left.length; column++) sum += left[column]! * right[column]!
  return sum
}

function staticCosines(vectors: TextVectors, choices: readonly Choice[]): Cosines {
  return choices.map(({ document, mention, candidates }) => {
    const context = vectors.document(document.text).around(mention.start, mention.end)
    return candidates.map((number) => inner(context, vectors.ofEntity(knowledge.entities[number]!.text)))
  })
}

async function encoderCosines(encoder: SentenceEncoder, choices: readonly Choice[]): Promise<Cosines> {
  const numbers = [...new Set(choices.flatMap(({ candidates }) => candidates))]
  const texts = numbers.map((number) => {
    const { label, description, classes, related } = knowledge.entities[number]!.text
    return `query: ${label}: ${description}. ${classes}. ${related}`
  })
  const rows = await rowsOf(encoder, texts)
  const contexts = await rowsOf(
    encoder,
    choices.map(({ document: { text }, mention: { start, end } }) => `query: ${text.slice(Math.max(0, start - SIDE), end + SIDE)}`)
  )
  const byNumber = new Map(numbers.map((number, at) => [number, rows[at]!]))
  return choices.map(({ candidates }, at) => candidates.map((number) => inner(contexts[at]!, byNumber.get(number)!)))
}

async function rowsOf(encoder: SentenceEncoder, texts: readonly string[]): Promise<Float32Array[]> {
  const rows: Float32Array[] = []
  for (let at = 0; at < texts.length; at += 256) {
    const part = texts.slice(at, at + 256)
    const vectors = await encoder.vectors(part)
    for (const index of part.keys()) rows.push(vectors.slice(index * SENTENCE_WIDTH, (index + 1) * SENTENCE_WIDTH))
  }
  return rows
}

/** Share of choices, in percent of each set, where the gold entity is alone at the top. */
function accuracy(choices: readonly Choice[], cosines: Cosines, share: number): Map<string, number> {
  const right = new Map<string, number>()
  const all = new Map<string, number>()
  for (const [at, { set, candidates }] of choices.entries()) {
    const [gold, ...others] = candidates.map((number, index) => cosines[at]![index]! + share * Math.log1p(knowledge.entities[number]!.fame))
    all.set(set, (all.get(set) ?? 0) + 1)
    if (gold! > Math.max(...others)) right.set(set, (right.get(set) ?? 0) + 1)
  }
  return new Map([...all].map(([set, count]) => [set, (100 * (right.get(set) ?? 0)) / count]))
}

function mean(values: Iterable<number>): number {
  const all = [...values]
  return all.reduce((sum, value) => sum + value, 0) / all.length
}

function bestShare(choices: readonly Choice[], cosines: Cosines): number {
  const means = SHARES.map((share) => mean(accuracy(choices, cosines, share).values()))
  return SHARES[means.indexOf(Math.max(...means))]!
}

const chosen = choicesOf('train', CHOICE)
const choices = choicesOf('dev', MENTIONS)
const columns: [string, Map<string, number>][] = []
const counts = new Map<string, number>()
const chance = new Map<string, number>()
for (const { set, candidates } of choices) {
  counts.set(set, (counts.get(set) ?? 0) + 1)
  chance.set(set, (chance.get(set) ?? 0) + 100 / candidates.length)
}
columns.push(['random', new Map([...chance].map(([set, sum]) => [set, sum / counts.get(set)!]))])
const none = choices.map(({ candidates }) => candidates.map(() => 0))
columns.push(['best known', accuracy(choices, none, 1)])

function addColumns(name: string, ofChosen: Cosines, ofChoices: Cosines): void {
  const share = bestShare(chosen, ofChosen)
  columns.push([name, accuracy(choices, ofChoices, 0)], [`${name} + ${share} fame`, accuracy(choices, ofChoices, share)])
}

const artefacts = new Set<string>()
for (const policy of ['permissive', 'all'] as LicencePolicy[]) {
  const store = openModels(undefined, policy)
  const artefact = textVectorsArtefact(store)
  if (artefacts.has(artefact)) continue
  artefacts.add(artefact)
  const vectors = await TextVectors.open(store)
  addColumns(artefact.replace('linking/', ''), staticCosines(vectors, chosen), staticCosines(vectors, choices))
}
if (process.argv.includes('--without-encoder')) {
  const last = readReport<Record<string, Record<string, number>>>('linking-context') ?? {}
  for (const [name, values] of Object.entries(last)) if (name.startsWith('encoder')) columns.push([name, new Map(Object.entries(values))])
} else {
  const encoder = await loadSentenceEncoder(openModels())
  addColumns('encoder', await encoderCosines(encoder, chosen), await encoderCosines(encoder, choices))
}

const sets = [...counts.keys()].sort()
const rounded = (value: number) => Math.round(10 * value) / 10
const means = columns.map(([, values]) => rounded(mean(values.values())))
const lines = [
  '# Context vectors: namesakes told apart',
  '',
  `Gold mentions of dev documents whose folded name several entities have (the gold one among them), % right; at most ${MENTIONS} a set. ${TEXT_WIDTH} columns. Best known: by readers,`,
  'Wikipedias, inhabitants. `+ fame`: with that share of log(1 + fame), chosen on training mentions. Encoder: the cosine of the whole sentence encoder as it is, not taught to link. The',
  'permissive vectors have seen no document of the sets `nc/`. Made by scripts/linking/context/evaluate.ts.',
  '',
  `| set | mentions | ${columns.map(([name]) => name).join(' | ')} |`,
  `|${' --- |'.repeat(columns.length + 2)}`,
  ...sets.map((set) => `| ${set} | ${counts.get(set)} | ${columns.map(([, values]) => rounded(values.get(set)!).toFixed(1)).join(' | ')} |`),
  `| mean of the sets | ${choices.length} | ${means.map((value) => value.toFixed(1)).join(' | ')} |`,
  ''
]
console.log(lines.join('\n'))
writeReport(
  'linking-context',
  {
    mentions: Object.fromEntries(counts),
    ...Object.fromEntries(columns.map(([name, values]) => [name, Object.fromEntries([...values].map(([set, value]) => [set, rounded(value)]))]))
  },
  lines.join('\n')
)
