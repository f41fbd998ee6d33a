import { createExtractor, type Entity } from '../../entities/pipeline/extract.js'
import { detectorOf, documentLanguage } from '../document-work.js'
import { fullDetail } from '../full-detail.js'
import type { EndpointWork } from '../work-shape.js'
import type { EntitiesAnswer } from './answer.js'
import { type EntitiesTask, type EntitySettings, entitiesEndpoint } from './endpoint.js'
import { entitiesAttributes } from './full-detail.js'
import { ListReader, type SharedLists } from './lists/shared.js'
import { NEURAL_WORD, ONTOLOGY_TYPES } from './preloading.js'

/** A short text that a network reads once, so that the first request does not wait for it to be opened. */
const WARMING_TEXT = 'Angela Merkel met Emmanuel Macron at the United Nations in New York.'

const steps = ['tokenization', 'sentence-splitting', 'entity-extraction', 'coreference']

/** The entities of a text in descending count, each with the offsets of all its mentions. */
export const entitiesWork: EndpointWork<EntitiesTask, EntitySettings, SharedLists | undefined> = {
  name: entitiesEndpoint.name,
  open(parts) {
    const { store, settings } = parts
    const extractor = createExtractor(store, settings)
    const lists = new ListReader()
    return {
      async preload(word) {
        const language = NEURAL_WORD.exec(word)?.[1]
        if (word === ONTOLOGY_TYPES) await extractor.extract(WARMING_TEXT, 'eng', { options: { includeOntologyTypes: true } })
        else if (language !== undefined) await extractor.extract(WARMING_TEXT, language, { options: { modelType: 'DNN' } })
        else await extractor.preload(word)
      },
      async answer(task, { hooks, resource }) {
        const { language, detections, steps: before } = documentLanguage(task, detectorOf(parts), extractor.supports, hooks)
        const userLists = lists.read(resource)
        const options = { calculateConfidence: settings.calculateConfidence, ...task.options }
        const request = { options, ...(task.genre && { genre: task.genre }), ...(userLists && { lists: userLists }) }
        const extraction = await extractor.extract(task.text, language, request, hooks)
        hooks.check()
        if (task.fullDetail) {
          const taken = [...before, ...steps, ...(options.includeOntologyTypes === true ? ['ontology-typing'] : [])]
          return { body: fullDetail(task.text, entitiesAttributes(task.text, extraction, detections), taken), language }
        }
        const answer: EntitiesAnswer = { entities: extraction.entities.map(answeredEntity) }
        return { body: answer, language }
      }
    }
  }
}

/** An entity with its fields in the order of the interface. */
function answeredEntity({ type, mention, normalized, count, mentions, entityId, confidence, ontologyTypes }: Entity): EntitiesAnswer['entities'][number] {
  return {
    type,
    mention,
    normalized,
    count,
    mentionOffsets: mentions.map(({ start, end }) => ({ startOffset: start, endOffset: end })),
    entityId,
    ...(confidence !== undefined && { confidence }),
    ...(ontologyTypes !== undefined && { ontologyTypes })
  }
}
