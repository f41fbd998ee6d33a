import { Type } from '@sinclair/typebox'
import type { ValueOf } from '../../core/options.js'

const EntitySchema = Type.Object({
  type: Type.String({
    description: 'PERSON, LOCATION, ORGANIZATION, PRODUCT, TITLE, NATIONALITY, RELIGION, TEMPORAL:..., IDENTIFIER:..., or a type of a list of the service'
  }),
  mention: Type.String({ description: 'the head mention as it stands in the text' }),
  normalized: Type.String({ description: 'the same with one blank where there is white space' }),
  count: Type.Integer({ minimum: 1, description: 'number of mentions' }),
  mentionOffsets: Type.Array(
    Type.Object({
      startOffset: Type.Integer({ minimum: 0, description: 'in UTF-16 units' }),
      endOffset: Type.Integer({ minimum: 1, description: 'in UTF-16 units, exclusive' })
    })
  ),
  entityId: Type.String({
    description:
      'Q and digits: the entity of Wikidata that it is linked to (or an id of your own base); T and a number: not linked, the same entity within this document only'
  }),
  confidence: Type.Optional(Type.Number({ minimum: 0, maximum: 1, description: 'with calculateConfidence, for entities that a model found' })),
  linkingConfidence: Type.Optional(
    Type.Number({ minimum: 0, maximum: 1, description: 'how likely the link is right; linked entities, unless linkingConfidence is false' })
  ),
  salience: Type.Optional(Type.Integer({ minimum: 0, maximum: 1, description: 'with calculateSalience: 1 where the text is about it, else 0' })),
  ontologyTypes: Type.Optional(
    Type.Array(Type.String(), {
      minItems: 1,
      description: 'with includeOntologyTypes: classes of the DBpedia ontology, the most general first, such as Agent, Organisation, Company'
    })
  ),
  permId: Type.Optional(Type.String({ description: 'with includePermanentId: identifier of another register, where the knowledge base has one' }))
})

export const EntitiesAnswerSchema = Type.Object({
  entities: Type.Array(EntitySchema, { description: 'in descending count, equal ones by their first place in the text' })
})

export type EntitiesAnswer = ValueOf<typeof EntitiesAnswerSchema>
