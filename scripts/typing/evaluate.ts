/**
 * Measures the mention typer, as it is served, on the gold mentions of the linking documents' dev part, and writes scripts/reports/typing.json and typing.md:
 *
 *     npm run evaluate:typing
 *
 * The classes of a mention are those that the knowledge base has for its entity.
 */
import { entityLanguage } from '../../src/entities/languages.js'
import { entityTokens } from '../../src/entities/tokens.js'
import { inputTypes } from '../../src/entities/typing/head.js'
import { MentionTyper } from '../../src/entities/typing/typer.js'
import { openModels } from '../../src/models/store.js'
import { writeReport } from '../lib/reports.js'
import { type LinkedDocument, linkedDocuments } from './documents.js'
import { isHeldOut, type KnownEntity, readKnowledgeBase } from './knowledge-base.js'
import { pathOf, readOntology } from './ontology.js'
import { classTable, LEAST_GOLD, percent, reportText, rowOf, type TypingReport } from './report.js'
import { TypingScore } from './score.js'

const store = openModels()
const typer = new MentionTyper(store)
const ontology = readOntology()
const byId = new Map(readKnowledgeBase(ontology).map((entity) => [entity.qid, entity]))
const scores = new Map<string, TypingScore>()

function scoreOf(part: string): TypingScore {
  let score = scores.get(part)
  if (score === undefined) {
    score = new TypingScore(ontology)
    scores.set(part, score)
  }
  return score
}

interface Gold {
  readonly start: number
  readonly end: number
  readonly type: string
  readonly entity: KnownEntity
}

function goldOf({ mentions }: LinkedDocument): Gold[] {
  return mentions.flatMap(({ start, end, qid, type }) => {
    const entity = qid === null ? undefined : byId.get(qid)
    if (entity === undefined || entity.classes.length === 0) return []
    // where the document does not type a mention, extraction would
    return [{ start, end, type: type ?? entity.type, entity }]
  })
}

/** The baseline: the most frequent specific class among the training mentions of a type. */
function commonestClasses(): Map<string, string> {
  const counts = new Map<string, Map<string, number>>()
  for (const document of linkedDocuments('free', 'train')) {
    for (const { type, entity } of goldOf(document)) {
      const known = inputTypes.includes(type) ? type : ''
      const ofType = counts.get(known) ?? new Map<string, number>()
      counts.set(known, ofType)
      for (const name of entity.classes) ofType.set(name, (ofType.get(name) ?? 0) + 1)
    }
  }
  return new Map([...counts].map(([type, ofType]) => [type, [...ofType].sort((left, right) => right[1] - left[1])[0]![0]]))
}

const commonest = commonestClasses()
const count = typer.tree.names.length

async function measure(folder: 'free' | 'nc', whole: string): Promise<void> {
  for (const document of linkedDocuments(folder, 'dev')) {
    const gold = goldOf(document)
    const tokens = entityTokens(document.text, entityLanguage(document.lang) ?? 'eng', store)
    const untyped = gold.map(({ start, end }) => ({ start, end }))
    const probabilities = await typer.probabilities(tokens, gold)
    const withoutTypes = folder === 'free' ? await typer.probabilities(tokens, untyped) : undefined
    for (const [mention, { type, entity }] of gold.entries()) {
      const row = { type, classes: entity.classes }
      const parts = [whole]
      if (folder === 'free') {
        parts.push(isHeldOut(entity.qid) ? 'entities never seen in training' : 'entities that training may have seen')
        parts.push(`language ${document.lang}`, `documents ${document.source}`)
        if (inputTypes.includes(type)) parts.push(`type ${type}`)
        scoreOf('all, type not given').add(row, typer.tree, withoutTypes!, mention * count)
        const guess = pathOf(ontology, commonest.get(inputTypes.includes(type) ? type : '')!)
        scoreOf('commonest class of the type (baseline)').addPath(row, guess, guess)
      } else if (isHeldOut(entity.qid)) parts.push(`${whole}, entities never seen in training`)
      for (const part of parts) scoreOf(part).add(row, typer.tree, probabilities, mention * count)
    }
  }
}

await measure('free', 'all')
await measure('nc', 'documents under other licences, no document of their kind in training')
const all = scoreOf('all')
const classes = classTable(all)
const figures = Object.values(classes)
const row = rowOf('all', all)
const unseen = rowOf('unseen', scoreOf('entities never seen in training'))
const report: TypingReport = {
  headline: {
    'gold mentions': row.mentions,
    ...Object.fromEntries(row.layers.slice(0, 4).map((value, index) => [`layer ${index + 1} %`, value ?? 0])),
    'most special class %': row.special,
    'most special class, entities never seen %': unseen.special,
    'most special class, baseline %': rowOf('', scoreOf('commonest class of the type (baseline)')).special,
    'answered classes right %': row.precision,
    'macro F1': percent(
      figures.reduce((sum, { f1 }) => sum + f1, 0),
      figures.length * 100
    )
  },
  rows: [...scores].map(([part, score]) => rowOf(part, score)).filter(({ mentions }) => mentions >= LEAST_GOLD),
  classes
}
const notes = [
  `${count} classes of the DBpedia ontology; gold mentions are those of the linking documents' dev part whose entities have a class in the knowledge base.`,
  'A layer is right where its class on the likeliest way through the ontology is a class of the entity or over one. "Answered" are classes at least 60 % likely;',
  'those more special than the knowledge base knows of the entity are neither right nor wrong. One entity in eight was kept out of training in every form.',
  'The type of the mention (PERSON, LOCATION, ORGANIZATION, PRODUCT) is given to the typer as extraction gives it, but where the row says otherwise.'
]
writeReport('typing', report, reportText(report, notes))
console.log(report.headline)
