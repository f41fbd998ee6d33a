/** Bodies of requests; they validate, they type, and they are shown in the interface document. */
import { type Static, type TObject, type TSchema, Type } from '@sinclair/typebox'

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

function documentRequest<O extends TObject>(options: O, example: object) {
  return Type.Object(
    {
      content: Type.Optional(Type.String({ description: 'text to process; this or contentUri' })),
      contentUri: Type.Optional(Type.String({ description: 'http or https address of the text, plain or HTML; this or content' })),
      language: languageCode('ISO 639 code of the text; detected when absent'),
      options: Type.Optional(options)
    },
    { examples: [example] }
  )
}

export const LanguageRequestSchema = documentRequest(LanguageOptionsSchema, { content: 'Por favor Señorita, says the man.', options: { multilingual: false } })
export const MorphologyRequestSchema = documentRequest(MorphologyOptionsSchema, { content: 'The quick brown foxes jumped.', language: 'eng' })

export type LanguageRequest = Static<typeof LanguageRequestSchema>
export type MorphologyRequest = Static<typeof MorphologyRequestSchema>

/** The query of document endpoints, for the interface document; any other value is passed over. */
export function documentQuery(fullDetailOutput: string): TSchema {
  return Type.Object({ output: Type.Optional(Type.String({ description: `${fullDetailOutput}: the full-detail format instead of the usual answer` })) })
}
