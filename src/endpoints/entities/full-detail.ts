import { tokenText } from '../../core/spans.js'
import { normalFormAsItCame } from '../../entities/chains/normal-form.js'
import type { Entity, Extraction } from '../../entities/pipeline/extract.js'
import { withoutSign } from '../../entities/pipeline/social.js'
import type { Detection } from '../../language/detector.js'
import { type Attributes, detectionAttribute, listOf } from '../full-detail.js'

/** Attributes of `/entities`: sentences and tokens of the extraction, entities with where each mention comes from. */
export function entitiesAttributes(text: string, { entities, tokens, sentences }: Extraction, detections: readonly Detection[]): Attributes {
  return {
    sentence: listOf(
      'sentence',
      sentences.map(({ start, end }) => ({ startOffset: start, endOffset: end }))
    ),
    token: listOf(
      'token',
      Array.from({ length: tokens.count }, (_, index) => ({
        startOffset: tokens.starts[index],
        endOffset: tokens.ends[index],
        text: tokenText(tokens, index)
      }))
    ),
    entities: listOf(
      'entities',
      entities.map((entity) => detailedEntity(text, entity))
    ),
    languageDetection: detectionAttribute(text, detections)
  }
}

/** An entity as an item of the attribute `entities`. */
export function detailedEntity(text: string, entity: Entity): object {
  const { type, mentions, headMentionIndex, entityId, confidence, linkingConfidence, salience, ontologyTypes, permId } = entity
  return {
    mentions: mentions.map((mention) => ({
      startOffset: mention.start,
      endOffset: mention.end,
      source: mention.source,
      ...(mention.subsource !== undefined && { subsource: mention.subsource }),
      normalized: withoutSign(type, normalFormAsItCame(text.slice(mention.start, mention.end))),
      ...(confidence !== undefined && mention.confidence !== undefined && { confidence: mention.confidence }),
      ...(linkingConfidence !== undefined && { linkingConfidence })
    })),
    headMentionIndex,
    type,
    entityId,
    ...(confidence !== undefined && { confidence }),
    ...(salience !== undefined && { salience }),
    ...(ontologyTypes !== undefined && { ontologyTypes }),
    ...(permId !== undefined && { permId })
  }
}
