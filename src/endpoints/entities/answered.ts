/** An entity as the answer has it. */
import type { Entity } from '../../entities/pipeline/entities.js'
import type { EntitiesAnswer } from './answer.js'

/** An entity with its fields in the order of the interface. */
export function answeredEntity(entity: Entity): EntitiesAnswer['entities'][number] {
  const { type, mention, normalized, count, mentions, entityId, confidence, linkingConfidence, salience, ontologyTypes, permId } = entity
  return {
    type,
    mention,
    normalized,
    count,
    mentionOffsets: mentions.map(({ start, end }) => ({ startOffset: start, endOffset: end })),
    entityId,
    ...(confidence !== undefined && { confidence }),
    ...(linkingConfidence !== undefined && { linkingConfidence }),
    ...(salience !== undefined && { salience }),
    ...(ontologyTypes !== undefined && { ontologyTypes }),
    ...(permId !== undefined && { permId })
  }
}
