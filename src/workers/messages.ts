/** Everything that crosses the border between the front and the worker threads; the only types both sides share. */
import { type CategoryOptions, DEFAULT_THRESHOLD } from '../categories/options.js'
import { caseSensitivities, type EntityOptions, type Genre, modelTypes } from '../entities/options.js'
import type { LanguageOptions } from '../language/options.js'
import { type MorphologyFeature, type MorphologyOptions, morphologyFeatures } from '../morphology/options.js'

export type { CategoryOptions, EntityOptions, Genre, LanguageOptions, MorphologyFeature, MorphologyOptions }
export { caseSensitivities, DEFAULT_THRESHOLD, modelTypes, morphologyFeatures }

interface DocumentTask {
  /** The text, at most the configured number of UTF-16 units. */
  readonly text: string
  /** Canonical three-letter code as the caller gave it (`resolveLanguage`), absent when it is to be detected. */
  readonly language?: string
  /** Answer in the full-detail format instead of the endpoint's own. */
  readonly fullDetail: boolean
}

export interface LanguageTask extends DocumentTask {
  readonly kind: 'language'
  readonly options: LanguageOptions
}

export interface MorphologyTask extends DocumentTask {
  readonly kind: 'morphology'
  readonly features: readonly MorphologyFeature[]
  readonly options: MorphologyOptions
}

export interface EntitiesTask extends DocumentTask {
  readonly kind: 'entities'
  readonly options: EntityOptions
  readonly genre?: Genre
}

export interface CategoriesTask extends DocumentTask {
  readonly kind: 'categories'
  readonly options: CategoryOptions
}

/** How the service is set up where a request does not say. */
export interface EntityDefaults {
  /** Types that are never returned. */
  readonly typesOff: readonly string[]
  /** Whether `@names` and `#tags` are returned. */
  readonly socialMediaNames: boolean
  readonly calculateConfidence: boolean
}

export type Task = LanguageTask | MorphologyTask | EntitiesTask | CategoriesTask

/** Milliseconds spent in each stage of the work, by name (`language`, `tokens`, `tags`, ...). */
export type StageTimes = Readonly<Record<string, number>>

export interface TaskAnswer {
  /** The JSON answer as UTF-8 bytes, ready to be sent. */
  readonly body: Uint8Array
  /** The language worked in, given or detected. */
  readonly language: string
  readonly stages: StageTimes
}

/** What a worker hands back: an answer, or the language that the endpoint does not support (`xxx`: not determined). */
export type TaskResult = { readonly answer: TaskAnswer } | { readonly unsupportedLanguage: string }
