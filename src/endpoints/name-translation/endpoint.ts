/** `POST /name-translation`: a name in another language. */
import { Type } from '@sinclair/typebox'
import type { ArtefactIndex } from '../../core/artefacts.js'
import { apiError } from '../../core/errors.js'
import { choice, defaulted } from '../../core/options.js'
import { isNative, isServed, nameLanguage, nameLanguages, nativeLanguages, scriptsOf, servedAs, usualScheme, usualScript } from '../../names/languages.js'
import { SCHEME_CODES } from '../../names/schemes/codes.js'
import { isScript } from '../../names/scripts.js'
import { MOST_CHARACTERS, MOST_RESULTS, type NameToTranslate } from '../../names/types.js'
import type { Endpoint, LanguagePairSupport, PairSide, Task } from '../endpoint.js'
import { compileBody } from '../schema/validate.js'

const code = (description: string, examples?: readonly string[]) =>
  Type.Optional(Type.String({ maxLength: 40, description, ...(examples !== undefined && { examples }) }))

const RequestSchema = Type.Object({
  name: Type.String({ maxLength: MOST_CHARACTERS, description: 'name to translate' }),
  targetLanguage: Type.String({ maxLength: 40, description: 'ISO 639 code of the language to translate to' }),
  entityType: defaulted(choice(['PERSON', 'LOCATION', 'ORGANIZATION'], 'what the name is of'), 'PERSON'),
  sourceScript: code('ISO 15924 code of the script of the name; found when absent'),
  sourceLanguageOfOrigin: code('ISO 639 code of the language that the name comes from; guessed when absent'),
  sourceLanguageOfUse: code('ISO 639 code of the language that the name is written in; guessed when absent'),
  targetScript: code('ISO 15924 code of the script to write in; that of the target language when absent'),
  targetScheme: code(
    'code of the transliteration scheme; that of the pair of languages when absent',
    SCHEME_CODES.filter((scheme) => scheme !== 'UNKNOWN')
  ),
  maximumResults: Type.Optional(
    Type.Integer({ minimum: 1, maximum: MOST_RESULTS, description: 'answer with a list "translations" of up to so many, the likeliest first' })
  )
})

const RenderingSchema = Type.Object({ translation: Type.String(), confidence: Type.Number({ minimum: 0, maximum: 1 }) })

export const NameTranslationAnswerSchema = Type.Object({
  sourceScript: Type.Optional(Type.String()),
  sourceLanguageOfOrigin: Type.Optional(Type.String({ description: 'as given, or as guessed' })),
  sourceLanguageOfUse: Type.Optional(Type.String({ description: 'as given, or as guessed' })),
  targetLanguage: Type.String(),
  targetScript: Type.String(),
  targetScheme: Type.String({ description: 'scheme that the answer follows' }),
  translation: Type.Optional(Type.String({ description: 'without maximumResults' })),
  confidence: Type.Optional(Type.Number({ minimum: 0, maximum: 1, description: 'without maximumResults' })),
  translations: Type.Optional(Type.Array(RenderingSchema, { description: 'with maximumResults' }))
})

export interface NameTranslationTask extends Task {
  readonly kind: 'name-translation'
  readonly name: NameToTranslate
  /** Answers wanted in a list; absent: the best one alone. */
  readonly maximumResults?: number
}

const checked = compileBody(RequestSchema)

export const nameTranslationEndpoint: Endpoint<NameTranslationTask> = {
  name: 'name-translation',
  path: '/name-translation',
  tag: 'names',
  summary: 'A name in another language or script',
  request: RequestSchema,
  answer: NameTranslationAnswerSchema,
  examples: [
    {
      summary: 'A Russian name in English',
      request: { name: 'Владимир Путин', targetLanguage: 'eng' },
      answer: {
        sourceScript: 'Cyrl',
        sourceLanguageOfUse: 'rus',
        sourceLanguageOfOrigin: 'rus',
        targetLanguage: 'eng',
        targetScript: 'Latn',
        targetScheme: 'IC',
        translation: 'Vladimir Putin',
        confidence: 0.8993
      }
    }
  ],
  read(body) {
    const { name, entityType = 'PERSON', maximumResults, ...fields } = checked(body ?? {})
    const text = name.normalize('NFC').trim()
    if (text === '') throw apiError('badRequestFormat', 'field "name": the name is empty')
    if (!/[\p{L}\p{N}]/u.test(text)) throw apiError('badRequest', 'field "name": there is no letter in it')
    const targetLanguage = languageOf('targetLanguage', fields.targetLanguage)
    if (targetLanguage === undefined) throw apiError('badRequestFormat', 'field "targetLanguage": the language to translate to is needed')
    if (!isServed(targetLanguage)) throw apiError('unsupportedLanguage', targetLanguage, { endpoint: 'name-translation' })
    const sourceLanguageOfUse = languageOf('sourceLanguageOfUse', fields.sourceLanguageOfUse)
    const sourceLanguageOfOrigin = languageOf('sourceLanguageOfOrigin', fields.sourceLanguageOfOrigin)
    const sourceScript = scriptOf('sourceScript', fields.sourceScript)
    const task: NameToTranslate = {
      text,
      kind: entityType,
      ...(sourceScript !== undefined && { sourceScript }),
      ...(sourceLanguageOfUse !== undefined && { sourceLanguageOfUse }),
      ...(sourceLanguageOfOrigin !== undefined && { sourceLanguageOfOrigin }),
      targetLanguage,
      targetScript: targetScriptOf(targetLanguage, scriptOf('targetScript', fields.targetScript)),
      ...schemeOf(fields.targetScheme)
    }
    return { task: { kind: 'name-translation', name: task, ...(maximumResults !== undefined && { maximumResults }) }, characters: name.length }
  },
  weigh: ({ kind, name }) => ({ group: kind, units: name.text.length, guessMs: 1 }),
  supportedLanguages: (artefacts) => ({ supportedLanguagePairs: pairs(artefacts) })
}

/** @returns undefined where none is given: absent, empty or `xxx`. @throws ApiError badRequest for an unknown one */
function languageOf(field: string, given: string | undefined): string | undefined {
  if (given === undefined || given === '') return undefined
  const found = nameLanguage(given)
  if (found === undefined) throw apiError('badRequest', `field "${field}": language ${given.slice(0, 40)} is not known`)
  return found === 'xxx' ? undefined : found
}

function scriptOf(field: string, given: string | undefined): string | undefined {
  if (given === undefined || given === '' || given === 'Zyyy') return undefined
  const spelled = given.charAt(0).toUpperCase() + given.slice(1).toLowerCase()
  if (!isScript(spelled)) throw apiError('badRequest', `field "${field}": script ${given.slice(0, 40)} is not known`)
  return spelled
}

function targetScriptOf(language: string, given: string | undefined): string {
  if (given === undefined) return usualScript(language)
  if (!scriptsOf(language).includes(given)) {
    throw apiError('badRequest', `field "targetScript": names in ${language} are written in ${scriptsOf(language).join(', ')}, not in ${given}`)
  }
  return given
}

function schemeOf(given: string | undefined): Pick<NameToTranslate, 'targetScheme'> {
  if (given === undefined || given === '') return {}
  const scheme = given.toUpperCase()
  if (!SCHEME_CODES.includes(scheme)) throw apiError('badRequestFormat', `field "targetScheme": scheme ${given.slice(0, 40)} is not known`)
  return scheme === 'UNKNOWN' ? {} : { targetScheme: scheme }
}

/** Each language with English, both ways, and the pairs whose names are known on both sides. */
function pairs(artefacts: ArtefactIndex): LanguagePairSupport[] {
  const licensed = (language: string) => !isNative(language) || artefacts.has(`names/${servedAs(language)}`)
  const side = (language: string): PairSide => ({ language, script: usualScript(language) })
  const english = side('eng')
  const withEnglish = nameLanguages
    .filter((language) => language !== 'eng')
    .flatMap((language) => [
      { source: side(language), target: { ...english, transliterationScheme: usualScheme(language) }, licensed: licensed(language) },
      { source: english, target: { ...side(language), transliterationScheme: 'NATIVE' }, licensed: licensed(language) }
    ])
  const direct = nativeLanguages.flatMap((source) =>
    nativeLanguages
      .filter((target) => target !== source)
      .map((target) => ({
        source: side(source),
        target: { ...side(target), transliterationScheme: 'NATIVE' },
        licensed: licensed(source) && licensed(target)
      }))
  )
  return [...withEnglish, ...direct]
}
