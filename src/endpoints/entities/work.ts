import { createExtractor } from '../../entities/pipeline/extract.js'
import { detectorOf, documentLanguage } from '../document-work.js'
import { fullDetail } from '../full-detail.js'
import type { EndpointWork } from '../work-shape.js'
import type { EntitiesAnswer } from './answer.js'
import { answeredEntity } from './answered.js'
import { withCoarseTypes } from './coarse-types.js'
import { type EntitiesTask, type EntitySettings, entitiesEndpoint } from './endpoint.js'
import { entitiesAttributes } from './full-detail.js'
import type { LinkingTask } from './linking.js'
import { ListReader, type SharedLists } from './lists/shared.js'
import { NEURAL_WORD, ONTOLOGY_TYPES } from './preloading.js'
import { languageOfWordless, wordsBetweenNames } from './wordless.js'

/** Texts of names are read as well, whatever language they are in. */
const namesText = { languageOf: languageOfWordless, wordsBetween: wordsBetweenNames }

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
        const { language, detections, steps: before } = documentLanguage(task, detectorOf(parts), extractor.supports, hooks, namesText)
        const userLists = lists.read(resource)
        const wantsLinks = task.linkEntities ?? settings.linkEntities
        const links = wantsLinks && settings.canLink
        // who wants links gets confidences with them unless the request says no, also where there is no base
        const options = { calculateConfidence: wantsLinks || settings.calculateConfidence, ...task.options }
        const request = { options, ...(task.genre && { genre: task.genre }), ...(userLists && { lists: userLists }) }
        const extraction = await extractor.extract(task.text, language, request, hooks)
        hooks.check()
        const entities = options.includeOntologyTypes === true ? extraction.entities.map(withCoarseTypes) : extraction.entities
        const taken = [
          ...before,
          ...steps,
          ...(options.includeOntologyTypes === true ? ['ontology-typing'] : []),
          ...(options.calculateSalience === true ? ['salience'] : [])
        ]
        const attributes = task.fullDetail ? entitiesAttributes(task.text, { ...extraction, entities }, detections) : undefined
        if (links) {
          const { entities: read, caseless } = extraction
          const rest = { kind: 'linking', text: task.text, language, caseless, entities: read, options: task.linking } as const
          return { handover: { ...rest, ...(attributes && { fullDetail: { attributes, steps: taken } }) } satisfies LinkingTask }
        }
        if (attributes !== undefined) return { body: fullDetail(task.text, attributes, taken), language }
        return { body: { entities: entities.map(answeredEntity) } satisfies EntitiesAnswer, language }
      }
    }
  }
}
