/** Bodies of requests; they validate, they type, and they are shown in the interface document. */
import { type Static, type TObject, type TSchema, Type } from '@sinclair/typebox'
import { caseSensitivities, DEFAULT_THRESHOLD, modelTypes } from '../../workers/messages.js'

/** One of several words, compared without case. */
function choice<T extends string>(values: readonly T[], description: string) {
  return Type.Optional(
    Type.Union(
      values.map((value) => Type.Literal(value)),
      { description: `${description}, without regard to case`, 'x-caseless': true }
    )
  )
}

const flag = (description: string, fallback: boolean) => Type.Optional(Type.Boolean({ description, default: fallback }))
const languageCode = (description: string) => Type.Optional(Type.String({ description }))

const LanguageWeightSchema = Type.Object({
  language: Type.String({ description: 'three-letter code' }),
  script: Type.Optional(Type.String({ description: 'four-letter script code' })),
  weight: Type.Number({ minimum: 0, maximum: 100, description: '0 rules the language out, 50 is neutral' })
})

export const LanguageOptionsSchema = Type.Object({
  multilingual: flag('also find the regions of different languages', false),
  koreanDialects: flag('tell North (qkp) from South Korean (qkr)', false),
  minValidChars: Type.Optional(Type.Integer({ minimum: 1, description: 'fewer usable characters give no detection', default: 4 })),
  profileDepth: Type.Optional(Type.Integer({ minimum: 1, description: 'accepted for compatibility' })),
  ambiguityThreshold: Type.Optional(Type.Number({ minimum: 0, maximum: 100, description: 'accepted for compatibility' })),
  invalidityThreshold: Type.Optional(Type.Number({ minimum: 0, maximum: 100, description: 'accepted for compatibility' })),
  languageHint: languageCode('language that is expected'),
  languageHintWeight: Type.Optional(Type.Number({ minimum: 1, maximum: 99, description: 'how strongly it is expected' })),
  encodingHint: Type.Optional(Type.String({ description: 'accepted for compatibility' })),
  encodingHintWeight: Type.Optional(Type.Number({ minimum: 1, maximum: 100, description: 'accepted for compatibility' })),
  languageWeightAdjustments: Type.Optional(Type.Array(LanguageWeightSchema, { maxItems: 500, description: 'weights of single languages' }))
})

export const MorphologyOptionsSchema = Type.Object({
  modelType: choice(['default', 'perceptron', 'DNN'], 'algorithm for Chinese and Japanese'),
  disambiguatorType: choice(['perceptron', 'DNN', 'dictionary'], 'algorithm for Hebrew'),
  disambiguate: flag('choose the reading by context', true),
  query: flag('the text is a search query, read without context', false),
  partOfSpeechTagSet: choice(['upt16'], 'tag set')
})

/** Any value is accepted and has no effect. */
const passedOver = (description: string) => Type.Optional(Type.Unknown({ description: `accepted for compatibility, without effect: ${description}` }))
const linking = 'entities are not linked yet: they carry identifiers of the document (T0, T1, ...)'

export const EntitiesOptionsSchema = Type.Object({
  calculateConfidence: Type.Optional(
    Type.Boolean({ description: 'give the confidence of entities that a model found; by default as the service is set up (false), true with linkEntities' })
  ),
  modelType: choice(modelTypes, 'DNN falls back to the statistical model where there is no neural one'),
  caseSensitivity: choice(caseSensitivities, 'whether capitals tell names: caseSensitive by default, automatic decides by the text'),
  regexCurrencySplit: flag('split amounts of money into IDENTIFIER:CURRENCY_AMT and IDENTIFIER:CURRENCY_TYPE', false),
  enableStructuredRegion: flag('lists and tables: a tab, a new line or a run of blanks ends a sentence', false),
  calculateSalience: flag('accepted; there is no salience yet', false),
  linkEntities: flag(`accepted; ${linking}`, false),
  linkingConfidence: flag('accepted; linked entities only', true),
  linkMentionMode: choice(['text', 'entities'], 'accepted; linked entities only'),
  includeOntologyTypes: flag('give classes of the DBpedia ontology for persons, places, organizations and products, as far as they are likely; slower', false),
  includePermanentId: flag('accepted; linked entities only', false),
  structuredRegionProcessingType: passedOver('how lists and tables are read'),
  useIndocServer: passedOver('another coreference'),
  rtsDecoder: passedOver('name of a decoder')
})

export const CategoriesOptionsSchema = Type.Object({
  singleLabel: flag('only the best category, and always one; wins over the other options', false),
  numCategories: Type.Optional(Type.Integer({ minimum: 1, description: 'exactly so many of the best categories (there are 21); wins over scoreThreshold' })),
  scoreThreshold: Type.Optional(Type.Number({ description: 'least score of a category', default: DEFAULT_THRESHOLD }))
})

function documentFields<O extends TObject>(options: O) {
  return {
    content: Type.Optional(Type.String({ description: 'text to process; this or contentUri' })),
    contentUri: Type.Optional(Type.String({ description: 'http or https address of the text, plain or HTML; this or content' })),
    language: languageCode('ISO 639 code of the text; detected when absent'),
    options: Type.Optional(options)
  }
}

export const LanguageRequestSchema = Type.Object(documentFields(LanguageOptionsSchema), {
  examples: [{ content: 'Por favor Señorita, says the man.', options: { multilingual: false } }]
})
export const MorphologyRequestSchema = Type.Object(documentFields(MorphologyOptionsSchema), {
  examples: [{ content: 'The quick brown foxes jumped.', language: 'eng' }]
})
export const EntitiesRequestSchema = Type.Object(
  {
    ...documentFields(EntitiesOptionsSchema),
    genre: Type.Optional(Type.String({ description: 'social-media: handles, hashtags and careless spelling are expected; any other value is passed over' }))
  },
  { examples: [{ content: 'Marie Curie was born in Warsaw on 7 November 1867.', language: 'eng' }] }
)

export const CategoriesRequestSchema = Type.Object(documentFields(CategoriesOptionsSchema), {
  examples: [{ content: 'Sony Pictures is planning to shoot a good portion of the new film in Boston.', language: 'eng' }]
})

export type CategoriesRequest = Static<typeof CategoriesRequestSchema>
export type EntitiesRequest = Static<typeof EntitiesRequestSchema>
export type LanguageRequest = Static<typeof LanguageRequestSchema>
export type MorphologyRequest = Static<typeof MorphologyRequestSchema>

/** The query of document endpoints, for the interface document; any other value is passed over. */
export function documentQuery(fullDetailOutput: string): TSchema {
  return Type.Object({ output: Type.Optional(Type.String({ description: `${fullDetailOutput}: the full-detail format instead of the usual answer` })) })
}
