/**
 * Trains the model of salience on the documents of GUM whose texts are free, on gold entities and on the service's own, and finds the threshold by cross-validation
 * over the training documents:
 *
 *     npx tsx scripts/entities/salience/train.ts
 */
import { createExtractor } from '../../../src/entities/pipeline/extract.js'
import { type SalienceDocument, salienceFeatures } from '../../../src/entities/salience/features.js'
import { SALIENCE, salienceScore, standardised } from '../../../src/entities/salience/model.js'
import { openModels } from '../../../src/models/store.js'
import { writeModel } from '../../lib/artefacts.js'
import { congruential, shuffle } from '../../lib/shuffle.js'
import { type DocumentPair, type LabelledDocument, salienceDocuments } from './documents.js'
import { learnSalience, type SalienceExample } from './learning.js'
import { definitions, SalienceScore } from './score.js'

const FOLDS = 6
/** Sentences of the beginnings of documents that are learned from too. */
const LEADS = [6, 12]
/** What F1 may lose, in points, for a higher threshold: rather too little is called salient than too much. */
const LEEWAY = 1

const documents = await salienceDocuments(createExtractor(openModels()), 'free', 'train')
const folds = foldsOf(documents.length)
const held: { readonly score: number; readonly summaries: number }[] = []
for (let fold = 0; fold < FOLDS; fold++) {
  const weights = learnSalience(
    documents.flatMap((pair, index) => (folds[index] === fold ? [] : allExamplesOf(pair))),
    1
  )
  for (const [index, { service }] of documents.entries()) {
    if (folds[index] !== fold) continue
    for (const { values, summaries } of examplesOf(service)) held.push({ score: salienceScore(standardised(values, weights), weights), summaries })
  }
  console.log(`fold ${fold + 1} of ${FOLDS}`)
}
const { threshold, ...crossValidated } = bestThreshold()
const { features, ...weights } = learnSalience(documents.flatMap(allExamplesOf), threshold)
const networks = weights.outputBias.length
const units = weights.output.length / networks
const entry = writeModel({
  id: SALIENCE,
  tensors: {
    means: tensor(weights.means, [features.length]),
    deviations: tensor(weights.deviations, [features.length]),
    hidden: tensor(weights.hidden, [networks, units, features.length]),
    'hidden.bias': tensor(weights.hiddenBias, [networks, units]),
    output: tensor(weights.output, [networks, units]),
    'output.bias': tensor(weights.outputBias, [networks])
  },
  metadata: { features: features.join(' '), threshold: threshold.toFixed(2) },
  licence: 'permissive',
  sources: ['GUM, academic, bio, court, interview, news and voyage (annotation CC BY 4.0; texts CC BY 2.5, CC BY 4.0, CC BY-SA 3.0)'],
  command: 'npx tsx scripts/entities/salience/train.ts',
  accuracy: crossValidated
})
console.log(entry)

function tensor(data: Float32Array, shape: readonly number[]) {
  return { dtype: 'F32' as const, shape, data }
}

function examplesOf(document: LabelledDocument): SalienceExample[] {
  return salienceFeatures(document satisfies SalienceDocument).map((values, index) => ({ values, summaries: document.summaries[index]! }))
}

/** Entities of gold, of the service, and of the service in the beginnings of the document, as most texts are shorter than those of GUM. */
function allExamplesOf({ gold, service }: DocumentPair): SalienceExample[] {
  return [gold, service, ...LEADS.map((sentences) => leadOf(service, sentences))].flatMap(examplesOf)
}

/** The first sentences of a document with the entities that they mention. */
function leadOf({ genre, text, sentences, entities, summaries }: LabelledDocument, count: number): LabelledDocument {
  const own = sentences.slice(0, count)
  const length = own.at(-1)!.end
  const cut = entities.flatMap((entity, index) => {
    const mentions = entity.mentions.filter(({ end }) => end <= length)
    return mentions.length === 0 ? [] : [{ entity: { ...entity, mentions, headMentionIndex: 0 }, summaries: summaries[index]! }]
  })
  return { genre, text: text.slice(0, length), sentences: own, entities: cut.map(({ entity }) => entity), summaries: cut.map((row) => row.summaries) }
}

function foldsOf(count: number): number[] {
  const order = Array.from({ length: count }, (_, index) => index % FOLDS)
  shuffle(order, congruential(1))
  return order
}

/** The highest of those whose F1 is within a point of the best, by the lenient definition, which is GUM's own: a summary mentions the entity. */
function bestThreshold() {
  const rows = Array.from({ length: 65 }, (_, index) => (index + 5) / 100).map((threshold) => ({
    threshold,
    'F1 lenient, cross-validated %': percentOf(f1At(threshold, definitions.lenient)),
    'F1 strict, cross-validated %': percentOf(f1At(threshold, definitions.strict))
  }))
  const best = Math.max(...rows.map((row) => row['F1 lenient, cross-validated %']))
  return rows.findLast((row) => row['F1 lenient, cross-validated %'] >= best - LEEWAY)!
}

function f1At(threshold: number, least: number): number {
  const score = new SalienceScore()
  for (const row of held) score.add(row.score >= threshold, row.summaries >= least)
  return score.f1
}

function percentOf(share: number): number {
  return Math.round(1000 * share) / 10
}
