/**
 * Measures the chains of names (coreference) on gold mentions: documents of GUM, names of persons, places and organizations. Scores are B-cubed
 * (Bagga & Baldwin 1998) and pairs of mentions, with identical strings as the baseline; inflected names by the pairs of forms of SlavicNER.
 *
 *   npm run evaluate:chains -- [--errors]
 */
import { join } from 'node:path'
import { chainMentions } from '../../../src/entities/chains/index.js'
import { entityLanguage } from '../../../src/entities/languages.js'
import { loadGivenNames } from '../../../src/entities/lists/given-names.js'
import { loadKnownNames } from '../../../src/entities/lists/known-names.js'
import type { Mention } from '../../../src/entities/types.js'
import { openModels } from '../../../src/models/store.js'
import { dataFolder, readText } from '../../lib/data.js'
import { writeReport } from '../../lib/reports.js'

interface GumMention {
  readonly s: number
  readonly e: number
  readonly type: string
  readonly cluster: number
  readonly named: boolean
}

interface GumDocument {
  readonly id: string
  readonly text: string
  readonly mentions: readonly GumMention[]
}

interface GoldMention extends Mention {
  readonly cluster: number
}

const models = openModels()
const knowledge = { known: loadKnownNames(models), givenNames: loadGivenNames(models) }
const types: Readonly<Record<string, string>> = { person: 'PERSON', place: 'LOCATION', organization: 'ORGANIZATION' }
const connectors = /^(?:of|the|de|van|von|der|la|le|du|and|for|in|on|at|&|-|[.])$/
const nameRun = /[\p{L}\p{M}\p{N}.&-]+|\S/gu

/** The name inside a noun phrase: its last run of capitalised words, small connecting words inside the run included. */
function nameInside(phrase: string): { start: number; end: number } | undefined {
  const cut = phrase.search(/[,(:;]|\s(?:who|which|that|from|and|’s|'s)\s/)
  const runs: { start: number; end: number }[] = []
  let open: { start: number; end: number } | undefined
  for (const { 0: word, index } of phrase.slice(0, cut < 0 ? undefined : cut).matchAll(nameRun)) {
    if (/^\p{Lu}/u.test(word)) {
      if (open === undefined) {
        open = { start: index, end: index + word.length }
        runs.push(open)
      } else open.end = index + word.length
    } else if (!connectors.test(word)) open = undefined
  }
  return runs.at(-1)
}

function goldMentions({ text, mentions }: GumDocument): GoldMention[] {
  const found: GoldMention[] = []
  for (const { s, e, type, cluster, named } of mentions) {
    const inside = named && types[type] !== undefined ? nameInside(text.slice(s, e)) : undefined
    if (inside === undefined || e - s > 80) continue
    found.push({ start: s + inside.start, end: s + inside.end, type: types[type]!, cluster, source: 'statistical', weight: 1 })
  }
  found.sort((left, right) => left.start - right.start || right.end - left.end)
  return found.filter((mention, index) => index === 0 || mention.start >= Math.max(...found.slice(Math.max(0, index - 5), index).map(({ end }) => end)))
}

/** Cluster numbers of mentions, parallel to the gold ones. */
type Answer = readonly number[]

class Score {
  mentions = 0
  precision = 0
  recall = 0
  truePairs = 0
  answeredPairs = 0
  goldPairs = 0

  add(gold: Answer, answer: Answer): void {
    for (let index = 0; index < gold.length; index++) {
      let both = 0
      let sameGold = 0
      let sameAnswer = 0
      for (let other = 0; other < gold.length; other++) {
        const inGold = gold[other] === gold[index]
        const inAnswer = answer[other] === answer[index]
        if (inGold) sameGold++
        if (inAnswer) sameAnswer++
        if (inGold && inAnswer) both++
      }
      this.mentions++
      this.precision += both / sameAnswer
      this.recall += both / sameGold
      this.truePairs += both - 1
      this.answeredPairs += sameAnswer - 1
      this.goldPairs += sameGold - 1
    }
  }

  get row() {
    const harmonic = (p: number, r: number) => (p + r === 0 ? 0 : (200 * p * r) / (p + r))
    const round = (value: number) => Math.round(value * 10) / 10
    const p = this.precision / this.mentions
    const r = this.recall / this.mentions
    const pairP = this.answeredPairs === 0 ? 1 : this.truePairs / this.answeredPairs
    const pairR = this.goldPairs === 0 ? 1 : this.truePairs / this.goldPairs
    return {
      mentions: this.mentions,
      bCubed: { precision: round(100 * p), recall: round(100 * r), f1: round(harmonic(p, r)) },
      pairs: { precision: round(100 * pairP), recall: round(100 * pairR), f1: round(harmonic(pairP, pairR)) }
    }
  }
}

function readLines(path: string): string[] {
  return readText(join(dataFolder(), 'entities', path))
    .split('\n')
    .filter((line) => line !== '')
}

function ours(text: string, mentions: readonly Mention[], code: string): Answer {
  const answer = new Array<number>(mentions.length).fill(-1)
  chainMentions(text, mentions, entityLanguage(code)!, knowledge).forEach((chain, index) => {
    for (const mention of chain.mentions) answer[mentions.indexOf(mention)] = index
  })
  return answer
}

function identical(text: string, mentions: readonly Mention[]): Answer {
  const seen = new Map<string, number>()
  return mentions.map(({ start, end, type }) => {
    const key = `${type} ${text.slice(start, end)}`
    const known = seen.get(key) ?? seen.size
    seen.set(key, known)
    return known
  })
}

function showErrors(id: string, text: string, gold: readonly GoldMention[], answer: Answer): void {
  for (let index = 0; index < gold.length; index++) {
    const seen = new Set<string>()
    for (let other = 0; other < index; other++) {
      const same = gold[index]!.cluster === gold[other]!.cluster
      if (same === (answer[index] === answer[other])) continue
      const [one, two] = [gold[index]!, gold[other]!].map(({ start, end }) => text.slice(start, end)) as [string, string]
      const line = `${same ? 'missed' : 'wrong '} ${gold[index]!.type} "${one}" = ${gold[other]!.type} "${two}"`
      if (!seen.has(line)) console.log(id, line)
      seen.add(line)
    }
  }
}

function scoreGum(path: string, errors: boolean) {
  const documents = readLines(path).map((line) => JSON.parse(line) as GumDocument)
  const score = { ours: new Score(), identical: new Score() }
  for (const document of documents) {
    const gold = goldMentions(document)
    const clusters = gold.map(({ cluster }) => cluster)
    const answer = ours(document.text, gold, 'eng')
    score.ours.add(clusters, answer)
    score.identical.add(clusters, identical(document.text, gold))
    if (errors) showErrors(document.id, document.text, gold, answer)
  }
  return { documents: documents.length, ours: score.ours.row, identical: score.identical.row }
}

const slavicTypes: Readonly<Record<string, string>> = {
  PER: 'PERSON',
  LOC: 'LOCATION',
  ORG: 'ORGANIZATION',
  PERSON: 'PERSON',
  LOCATION: 'LOCATION',
  ORGANIZATION: 'ORGANIZATION'
}

/** All forms of one topic as one document, each form mentioned once; those with one identifier are one entity. */
function scoreForms(language: string, errors: boolean) {
  const topics = new Map<string, { text: string; mentions: GoldMention[]; ids: Map<string, number> }>()
  for (const line of readLines('nc/slavicner_entities.tsv.gz')) {
    const [code, topic, form, , type, id] = line.split('\t') as [string, string, string, string, string, string]
    const own = slavicTypes[type]
    if (code !== language || own === undefined) continue
    let document = topics.get(topic)
    if (document === undefined) {
      document = { text: '', mentions: [], ids: new Map() }
      topics.set(topic, document)
    }
    const cluster = document.ids.get(id) ?? document.ids.size
    document.ids.set(id, cluster)
    const start = document.text.length
    document.mentions.push({ start, end: start + form.length, type: own, cluster, source: 'statistical', weight: 1 })
    document.text += `${form}\n\n`
  }
  const score = { ours: new Score(), identical: new Score() }
  for (const [topic, { text, mentions }] of topics) {
    const clusters = mentions.map(({ cluster }) => cluster)
    const answer = ours(text, mentions, language)
    score.ours.add(clusters, answer)
    score.identical.add(clusters, identical(text, mentions))
    if (errors) showErrors(`${language}.${topic}`, text, mentions, answer)
  }
  return { documents: topics.size, ours: score.ours.row, identical: score.identical.row }
}

const errors = process.argv.includes('--errors')
const rows: Record<string, ReturnType<typeof scoreGum>> = {
  'GUM (eng), dev': scoreGum('salience/eng.gum_entities.dev.jsonl.gz', errors),
  'GUM (eng), dev, other genres': scoreGum('nc/eng.gum_entities.dev.jsonl.gz', errors)
}
for (const language of ['bul', 'ces', 'pol', 'rus', 'slv', 'ukr']) rows[`SlavicNER forms (${language})`] = scoreForms(language, errors)

const lines = [
  '# Chains of names',
  '',
  'Gold mentions of persons, places and organizations; which of them are one entity. GUM: names inside the noun phrases of the dev documents.',
  'SlavicNER: the different (inflected) forms of each topic, once each, as one document: no context and no order, harder than a text. Written by',
  '`npm run evaluate:chains`.',
  '',
  '| data | documents | mentions | B-cubed P / R / F1 | pairs P / R / F1 | identical strings: B-cubed F1 | pairs F1 |',
  '| --- | --- | --- | --- | --- | --- | --- |',
  ...Object.entries(rows).map(([name, { documents, ours: own, identical: base }]) => {
    const three = ({ precision, recall, f1 }: typeof own.pairs) => `${precision} / ${recall} / **${f1}**`
    return `| ${name} | ${documents} | ${own.mentions} | ${three(own.bCubed)} | ${three(own.pairs)} | ${base.bCubed.f1} | ${base.pairs.f1} |`
  }),
  ''
]
writeReport('chains', rows, lines.join('\n'))
console.log(lines.join('\n'))
