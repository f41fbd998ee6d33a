/** Document endpoints: what each reads from a body, and the task it makes of it. The command line annotates through the same. */
import { resolveLanguage } from '../core/languages.js'
import {
  type CategoryOptions,
  type EntityOptions,
  type LanguageOptions,
  type MorphologyFeature,
  type MorphologyOptions,
  morphologyFeatures,
  type Task
} from '../workers/messages.js'
import { apiError } from './errors.js'
import {
  CategoriesRequestSchema,
  type EntitiesRequest,
  EntitiesRequestSchema,
  type LanguageRequest,
  LanguageRequestSchema,
  type MorphologyRequest,
  MorphologyRequestSchema
} from './schemas/requests.js'
import { compileBody } from './validate.js'

/** A checked request: the text or where it is, and the task to run on it. */
export interface DocumentRequest {
  readonly content: string | undefined
  readonly contentUri: string | undefined
  toTask(text: string, fullDetail: boolean): Task
}

/** @throws ApiError for a body that is not acceptable */
export type ReadDocument = (body: unknown) => DocumentRequest

const readCategories = compileBody(CategoriesRequestSchema)
const readEntities = compileBody(EntitiesRequestSchema)
const readLanguage = compileBody(LanguageRequestSchema)
const readMorphology = compileBody(MorphologyRequestSchema)

const noContent = 'no content provided; must be one of an attachment, an inline "content" field, or an external "contentUri"'
const unknownLanguage = 'xxx'

/** Body reader of an endpoint by its path below the base path (`language`, `morphology/lemmas,parts-of-speech`); undefined for any other path. */
export function documentEndpoint(path: string): ReadDocument | undefined {
  if (path === 'language') return languageDocument
  if (path === 'entities') return entitiesDocument
  if (path === 'categories') return categoriesDocument
  if (!path.startsWith('morphology/')) return undefined
  const features = parseFeatures(path.slice('morphology/'.length))
  return features === undefined ? undefined : (body) => morphologyDocument(body, features)
}

export const languageDocument: ReadDocument = (body) => {
  const request = readLanguage(body ?? {})
  const options = languageOptions(request.options)
  return documentOf(request, (document) => ({ kind: 'language', ...document, options }))
}

export const entitiesDocument: ReadDocument = (body) => {
  const request = readEntities(body ?? {})
  const options = entityOptions(request.options)
  // The only genre that is known to have an effect.
  const genre = request.genre?.trim().toLowerCase() === 'social-media' ? { genre: 'social-media' as const } : {}
  return documentOf(request, (document) => ({ kind: 'entities', ...document, ...genre, options }))
}

export const categoriesDocument: ReadDocument = (body) => {
  const request = readCategories(body ?? {})
  const options: CategoryOptions = request.options ?? {}
  return documentOf(request, (document) => ({ kind: 'categories', ...document, options }))
}

export function morphologyDocument(body: unknown, features: readonly MorphologyFeature[]): DocumentRequest {
  const request = readMorphology(body ?? {})
  const options = morphologyOptions(request.options)
  return documentOf(request, (document) => ({ kind: 'morphology', ...document, features, options }))
}

/** What extraction works with; a caller who wants links gets confidences with them unless he says no (contract-facts, section 4). */
function entityOptions(options: EntitiesRequest['options'] = {}): EntityOptions {
  const { modelType, caseSensitivity, regexCurrencySplit, enableStructuredRegion, includeOntologyTypes, linkEntities } = options
  const calculateConfidence = options.calculateConfidence ?? (linkEntities === true ? true : undefined)
  const given = { modelType, calculateConfidence, caseSensitivity, regexCurrencySplit, enableStructuredRegion, includeOntologyTypes }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as EntityOptions
}

/** The domain names its algorithms in lower case. */
function morphologyOptions(options: MorphologyRequest['options'] = {}): MorphologyOptions {
  const { partOfSpeechTagSet: _onlyOne, modelType, disambiguatorType, ...flags } = options
  return {
    ...flags,
    ...(modelType !== undefined && { modelType: modelType.toLowerCase() }),
    ...(disambiguatorType !== undefined && { disambiguatorType: disambiguatorType.toLowerCase() })
  } as MorphologyOptions
}

/** Features of a path segment in the order of the answer's fields, each once; undefined when one is unknown. */
export function parseFeatures(list: string): readonly MorphologyFeature[] | undefined {
  const named = list.split(',')
  const isKnown = (name: string) => name === 'complete' || (morphologyFeatures as readonly string[]).includes(name)
  if (!named.every(isKnown)) return undefined
  return named.includes('complete') ? morphologyFeatures : morphologyFeatures.filter((feature) => named.includes(feature))
}

function documentOf(
  { content, contentUri, language }: Pick<LanguageRequest, 'content' | 'contentUri' | 'language'>,
  make: (document: { text: string; fullDetail: boolean; language?: string }) => Task
): DocumentRequest {
  if (content === undefined && contentUri === undefined) throw apiError('badRequestFormat', noContent)
  if (content !== undefined && contentUri !== undefined) throw apiError('badRequestFormat', 'both "content" and "contentUri" provided; must be only one')
  const code = givenLanguage(language)
  return { content, contentUri, toTask: (text, fullDetail) => make(code === undefined ? { text, fullDetail } : { text, fullDetail, language: code }) }
}

/** @returns undefined when it is to be detected: absent, empty, or `xxx` */
function givenLanguage(language: string | undefined): string | undefined {
  if (language === undefined || language === '') return undefined
  const code = resolveLanguage(language)
  if (code === undefined) throw apiError('unsupportedLanguage', language.slice(0, 40))
  return code === unknownLanguage ? undefined : code
}

function languageOptions(options: LanguageRequest['options']): LanguageOptions {
  if (options === undefined) return {}
  const { languageHint, languageWeightAdjustments, ...others } = options
  const filled: { -readonly [K in keyof LanguageOptions]: LanguageOptions[K] } = others
  const hint = optionLanguage('languageHint', languageHint)
  if (hint !== undefined) filled.languageHint = hint
  if (languageWeightAdjustments !== undefined) {
    filled.languageWeightAdjustments = languageWeightAdjustments.map((adjustment) => ({
      ...adjustment,
      language: optionLanguage('languageWeightAdjustments', adjustment.language) ?? unknownLanguage
    }))
  }
  return filled as LanguageOptions
}

function optionLanguage(option: string, language: string | undefined): string | undefined {
  if (language === undefined || language === '') return undefined
  const code = resolveLanguage(language)
  if (code === undefined) throw apiError('badRequest', `option "${option}": language ${language.slice(0, 40)} is not known`)
  return code === unknownLanguage ? undefined : code
}
