/** Bodies of answers, for the interface document: workers write them, nothing serialises by these. */
import { type TSchema, Type } from '@sinclair/typebox'
import { type ErrorCode, errorStatuses } from '../errors.js'
import type { HeaderNames } from '../headers.js'

const DetectionSchema = Type.Object({ language: Type.String(), confidence: Type.Number({ minimum: 0, maximum: 1 }) })
const nullable = (schema: TSchema) => Type.Array(Type.Union([schema, Type.Null()]))

export const LanguageResponseSchema = Type.Object({
  languageDetections: Type.Array(DetectionSchema, { maxItems: 5, description: 'in descending confidence' }),
  regionalDetections: Type.Optional(
    Type.Array(Type.Object({ region: Type.String(), languages: Type.Array(DetectionSchema) }), { description: 'in the order of the text, with multilingual' })
  )
})

export const MorphologyResponseSchema = Type.Object({
  tokens: Type.Array(Type.String()),
  posTags: Type.Optional(nullable(Type.String())),
  lemmas: Type.Optional(nullable(Type.String())),
  compoundComponents: Type.Optional(nullable(Type.Array(Type.String()))),
  hanReadings: Type.Optional(nullable(Type.Array(Type.String())))
})

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
  entityId: Type.String({ description: 'T and a number: the same entity within this document only' }),
  confidence: Type.Optional(Type.Number({ minimum: 0, maximum: 1, description: 'with calculateConfidence, for entities that a model found' })),
  ontologyTypes: Type.Optional(
    Type.Array(Type.String(), {
      minItems: 1,
      description: 'with includeOntologyTypes: classes of the DBpedia ontology, the most general first, such as Agent, Organisation, Company'
    })
  )
})

export const EntitiesResponseSchema = Type.Object({
  entities: Type.Array(EntitySchema, { description: 'in descending count, equal ones by their first place in the text' })
})

const CategorySchema = Type.Object({
  label: Type.String({ description: 'one of the 21 categories, `ARTS_AND_ENTERTAINMENT` to `STYLE_AND_FASHION`' }),
  confidence: Type.Number({ minimum: 0, maximum: 1, description: 'share among all 21 categories, whose confidences sum to 1' }),
  score: Type.Number({ description: 'raw score: above 0 more likely than not' })
})

export const CategoriesResponseSchema = Type.Object({
  categories: Type.Array(CategorySchema, { maxItems: 21, description: 'in descending confidence; may be empty' })
})

/** Answer of every document endpoint when the query asks for full detail; its attributes depend on the endpoint. */
export const FullDetailSchema = Type.Object(
  {
    version: Type.String(),
    data: Type.String({ description: 'the text' }),
    attributes: Type.Record(Type.String(), Type.Object({ type: Type.String() })),
    documentMetadata: Type.Object({ processedBy: Type.Array(Type.String()) })
  },
  { description: 'full detail, with the query parameter output' }
)

export const SupportedLanguagesSchema = Type.Object({
  supportedLanguages: Type.Array(Type.Object({ language: Type.String(), script: Type.String(), licensed: Type.Boolean() }))
})

export const PingSchema = Type.Object({ message: Type.String(), time: Type.Integer({ description: 'milliseconds since 1970' }) })
export const InfoSchema = Type.Object({ name: Type.String(), version: Type.String(), buildNumber: Type.String(), buildTime: Type.String() })
export const HealthSchema = Type.Object({ status: Type.String() })
const ErrorSchema = Type.Object({ code: Type.String(), message: Type.String() })

/** Answers of an endpoint by status: the good one, and those errors whose codes are named. */
export function answers(good: TSchema, codes: readonly ErrorCode[], names?: HeaderNames): Record<number, TSchema> {
  const byStatus: Record<number, TSchema> = { 200: { description: 'the answer', ...good, ...(names && { headers: answerHeaders(names) }) } }
  for (const [status, all] of errorStatuses()) {
    const listed = all.filter((code) => codes.includes(code))
    if (listed.length > 0) byStatus[status] = { ...ErrorSchema, description: listed.join(', ') }
  }
  return byStatus
}

function answerHeaders(names: HeaderNames): Record<string, object> {
  return {
    [names.requestId]: { type: 'string', description: 'id of this request, also in the log' },
    [names.appId]: { type: 'string', description: "the caller's own application name, given back" },
    [names.processedLanguage]: { type: 'string', description: 'language that was given or detected' },
    [names.concurrency]: { type: 'integer', description: 'simultaneous calls that the caller may make' }
  }
}
