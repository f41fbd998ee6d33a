import type { Entity } from '../../entities/pipeline/extract.js'
import { entitiesAttributes, fullDetail } from '../full-detail.js'
import { encodeJson } from '../json.js'
import type { EntitiesTask, TaskResult } from '../messages.js'
import type { SharedLists } from '../shared-lists.js'
import type { StageClock } from '../stages.js'
import type { TaskGuard } from '../task-slots.js'
import type { Workbench } from '../workbench.js'
import { documentLanguage, hooksOf } from './document.js'

/** `POST /entities`: the entities of a text in descending count, each with the offsets of all its mentions. */
export async function answerEntities(
  task: EntitiesTask,
  { detector, extractor, lists, entityDefaults }: Workbench,
  shared: SharedLists | undefined,
  clock: StageClock,
  guard: TaskGuard
): Promise<TaskResult> {
  const { language, detections, steps } = documentLanguage(task, detector, clock)
  if (!extractor.supports(language)) return { unsupportedLanguage: language }
  const userLists = lists.read(shared)
  const options = { calculateConfidence: entityDefaults.calculateConfidence, ...task.options }
  const request = { options, ...(task.genre && { genre: task.genre }), ...(userLists && { lists: userLists }) }
  const extraction = await extractor.extract(task.text, language, request, hooksOf(clock, guard))
  guard.check()
  const body = task.fullDetail
    ? fullDetail(task.text, entitiesAttributes(task.text, extraction, detections), [
        ...steps,
        'tokenization',
        'sentence-splitting',
        'entity-extraction',
        'coreference',
        ...(options.includeOntologyTypes === true ? ['ontology-typing'] : [])
      ])
    : { entities: extraction.entities.map(answeredEntity) }
  const bytes = encodeJson(body)
  clock.mark('write')
  return { answer: { body: bytes, language, stages: clock.times } }
}

/** An entity with its fields in the order of the interface. */
function answeredEntity({ type, mention, normalized, count, mentions, entityId, confidence, ontologyTypes }: Entity): object {
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
