/** `POST /language`: the languages of a text. */
import { type Static, Type } from '@sinclair/typebox'
import { apiError } from '../../core/errors.js'
import { optionsOf } from '../../core/options.js'
import { SCRIPT_CODES } from '../../core/scripts.js'
import { supportedLanguages } from '../../language/languages.js'
import { type LanguageOptions, LanguageOptionsSchema } from '../../language/options.js'
import { type DocumentTask, documentFields, documentRequest, documentSettings, documentWeight, optionLanguage } from '../document.js'
import type { Endpoint } from '../endpoint.js'
import { compileBody } from '../schema/validate.js'

const RequestOptionsSchema = Type.Object({
  ...LanguageOptionsSchema.properties,
  encodingHint: Type.Optional(Type.String({ description: 'accepted for compatibility, without effect: texts come decoded' })),
  encodingHintWeight: Type.Optional(Type.Number({ minimum: 1, maximum: 100, description: 'accepted for compatibility, without effect' }))
})

const RequestSchema = Type.Object(documentFields(RequestOptionsSchema))

const DetectionSchema = Type.Object({ language: Type.String(), confidence: Type.Number({ minimum: 0, maximum: 1 }) })

export const LanguageAnswerSchema = Type.Object({
  languageDetections: Type.Array(DetectionSchema, { maxItems: 5, description: 'in descending confidence' }),
  regionalDetections: Type.Optional(
    Type.Array(Type.Object({ region: Type.String(), languages: Type.Array(DetectionSchema) }), { description: 'in the order of the text, with multilingual' })
  )
})

export interface LanguageTask extends DocumentTask {
  readonly kind: 'language'
  readonly options: LanguageOptions
}

const checked = compileBody(RequestSchema)

export const languageEndpoint: Endpoint<LanguageTask> = {
  name: 'language',
  path: '/language',
  tag: 'documents',
  summary: 'Languages of a text',
  request: RequestSchema,
  answer: LanguageAnswerSchema,
  examples: [
    {
      summary: 'A short text: Serbian in Latin letters',
      request: { content: 'Izvinite, gde je železnička stanica?' },
      answer: { languageDetections: [{ language: 'srp', confidence: 1 }] }
    },
    {
      summary: 'Regions of several languages',
      request: { content: 'Die Sitzung beginnt um neun Uhr. Please bring your own laptop. Merci de votre attention.', options: { multilingual: true } },
      answer: {
        languageDetections: [
          { language: 'deu', confidence: 0.3662 },
          { language: 'eng', confidence: 0.3383 },
          { language: 'fra', confidence: 0.2952 }
        ],
        regionalDetections: [
          { region: 'Die Sitzung beginnt um neun Uhr. ', languages: [{ language: 'deu', confidence: 0.9999 }] },
          { region: 'Please bring your own laptop. ', languages: [{ language: 'eng', confidence: 0.9996 }] },
          { region: 'Merci de votre attention.', languages: [{ language: 'fra', confidence: 0.9982 }] }
        ]
      }
    },
    {
      summary: 'Norwegian or Danish: a hint decides',
      request: { content: 'Det er en fin dag i dag.', options: { languageHint: 'nob' } },
      answer: {
        languageDetections: [
          { language: 'nor', confidence: 0.9455 },
          { language: 'dan', confidence: 0.0538 }
        ]
      }
    }
  ],
  read(body, context) {
    const request = checked(body ?? {})
    const options = languageOptions(request.options)
    return documentRequest(request, context, (document) => ({ kind: 'language', ...document, options }))
  },
  workSettings: documentSettings,
  weigh: (task) => documentWeight(task, { pace: 0.3 }),
  supportedLanguages: () => ({ supportedLanguages: supportedLanguages.map(({ language, script }) => ({ language, script, licensed: true })) })
}

const scripts: ReadonlySet<string> = new Set([...SCRIPT_CODES, ...supportedLanguages.map(({ script }) => script)])

/** The script named by an option. @throws ApiError badRequest for one that no language is written in */
function optionScript(option: string, given: string): string {
  const script = given.charAt(0).toUpperCase() + given.slice(1).toLowerCase()
  if (!scripts.has(script)) throw apiError('badRequest', `option "${option}": script ${given.slice(0, 40)} is not known`)
  return script
}

/** What detection works with: the codes of languages in their canonical form. */
function languageOptions(given: Static<typeof RequestOptionsSchema> = {}): LanguageOptions {
  const { languageHint, languageWeightAdjustments, ...others } = optionsOf(LanguageOptionsSchema, given)
  const hint = optionLanguage('languageHint', languageHint)
  const weights = languageWeightAdjustments?.map((adjustment) => ({
    ...adjustment,
    language: optionLanguage('languageWeightAdjustments', adjustment.language) ?? 'xxx',
    ...(adjustment.script !== undefined && { script: optionScript('languageWeightAdjustments', adjustment.script) })
  }))
  return { ...others, ...(hint !== undefined && { languageHint: hint }), ...(weights !== undefined && { languageWeightAdjustments: weights }) }
}
