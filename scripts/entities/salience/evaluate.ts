/**
 * Measures salience on the dev documents of GUM, with the service's own entities and with gold ones, against simple rules:
 *
 *     npm run evaluate:salience
 */
import { createExtractor } from '../../../src/entities/pipeline/extract.js'
import { loadSalienceJudge } from '../../../src/entities/salience/entities.js'
import { openModels } from '../../../src/models/store.js'
import { writeReport } from '../../lib/reports.js'
import { type DocumentPair, type GumPart, type LabelledDocument, salienceDocuments } from './documents.js'
import { figuresOf, reportText, type SalienceReport, type SalienceRow } from './report.js'
import { type Definition, definitions, SalienceScore } from './score.js'

const store = openModels()
const judge = loadSalienceJudge(store)
const extractor = createExtractor(store)

/** Ways of answering: which entities of a document are salient. */
const systems: Readonly<Record<string, (document: LabelledDocument) => boolean[]>> = {
  model: (document) => judge.scores(document).map((score) => score >= judge.threshold),
  'in the first sentence': ({ entities, sentences }) => entities.map(({ mentions }) => mentions[0]!.start < sentences[0]!.end),
  'the oftenest three': ({ entities }) => entities.map((_, index) => index < 3),
  'twice or more': ({ entities }) => entities.map(({ mentions }) => mentions.length > 1),
  all: ({ entities }) => entities.map(() => true)
}

interface Judged {
  readonly document: LabelledDocument
  readonly missed: readonly number[]
}

function rowOf(part: string, judged: readonly Judged[]): SalienceRow {
  const salient = (least: number) => judged.reduce((sum, { document: { summaries } }) => sum + summaries.filter((count) => count >= least).length, 0)
  return {
    part,
    documents: judged.length,
    entities: judged.reduce((sum, { document }) => sum + document.entities.length, 0),
    salient: { lenient: salient(definitions.lenient), strict: salient(definitions.strict) },
    figures: Object.fromEntries(
      Object.entries(systems).map(([name, answer]) => [
        name,
        figuresOf({ lenient: scoreOf(answer, judged, 'lenient'), strict: scoreOf(answer, judged, 'strict') })
      ])
    )
  }
}

function scoreOf(answer: (document: LabelledDocument) => boolean[], judged: readonly Judged[], definition: Definition): SalienceScore {
  const score = new SalienceScore()
  const least = definitions[definition]
  for (const { document, missed } of judged) {
    for (const [index, isAnswered] of answer(document).entries()) score.add(isAnswered, document.summaries[index]! >= least)
    for (const summaries of missed) if (summaries >= least) score.miss()
  }
  return score
}

const own = ({ service }: DocumentPair): Judged => ({ document: service, missed: [] })
const ownWithMissed = ({ service, missed }: DocumentPair): Judged => ({ document: service, missed })
const gold = ({ gold: document }: DocumentPair): Judged => ({ document, missed: [] })

const rows: SalienceRow[] = []
const names: Readonly<Record<GumPart, string>> = { free: 'dev', nc: 'dev of genres without training' }
for (const [part, name] of Object.entries(names) as [GumPart, string][]) {
  const pairs = await salienceDocuments(extractor, part, 'dev')
  rows.push(rowOf(`${name}, own entities`, pairs.map(own)))
  rows.push(rowOf(`${name}, own entities, those not found counted`, pairs.map(ownWithMissed)))
  rows.push(rowOf(`${name}, gold entities`, pairs.map(gold)))
  for (const genre of new Set(pairs.map(({ gold: { genre: of } }) => of))) {
    rows.push(rowOf(`${name}, own entities, ${genre}`, pairs.filter(({ gold: { genre: of } }) => of === genre).map(own)))
  }
}
const f1 = (row: number, definition: Definition) => rows[row]!.figures['model']![definition].f1
const report: SalienceReport = {
  headline: {
    'F1 strict, own entities %': f1(0, 'strict'),
    'F1 strict, gold entities %': f1(2, 'strict'),
    'F1 lenient, own entities %': f1(0, 'lenient'),
    'F1 lenient, gold entities %': f1(2, 'lenient')
  },
  rows
}
const notes = [
  'Dev documents of GUM (English); an entity is salient when most of five summaries written by people mention it (strict), or one does (lenient). Own entities: what the',
  'service finds, judged by the gold cluster whose names most of its mentions are; those that gold does not have count as not salient, but where the summary at hand',
  'names them (lenient). Gold entities: named clusters of persons, places, organizations and objects. One model and one threshold for both definitions, found by',
  'cross-validation over the training documents by the lenient one. Beside the model: simple rules. Written by `npm run evaluate:salience`.'
]
writeReport('salience', report, reportText(report, notes))
console.log(report.headline)
