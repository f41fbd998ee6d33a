/** What the worker halves of the endpoints on documents have in common. */
import { apiError } from '../core/errors.js'
import type { TaskHooks } from '../core/hooks.js'
import { defaultScript } from '../core/languages.js'
import { createDetector, type Detection, type LanguageDetector } from '../language/detector.js'
import { UNDETERMINED } from '../language/languages.js'
import type { ModelStore } from '../models/store.js'
import type { DocumentSettings, DocumentTask } from './document.js'
import type { WorkParts } from './work-shape.js'

const detectors = new WeakMap<ModelStore, LanguageDetector>()

/** The language detector over a store, one for all endpoints of a thread: their settings are of one service. */
export function detectorOf({ store, settings }: WorkParts<DocumentSettings>): LanguageDetector {
  let detector = detectors.get(store)
  if (detector === undefined) {
    detector = createDetector(store, { weights: settings.languageWeights })
    detectors.set(store, detector)
  }
  return detector
}

/** The language that a document is analysed in. */
export interface DocumentLanguage {
  readonly language: string
  /** For the full-detail output; empty when the language was given and no full detail is asked for. */
  readonly detections: readonly Detection[]
  /** Names of the steps that were needed to know it. */
  readonly steps: readonly string[]
}

/**
 * How likely the likeliest language that the endpoint serves has to be for a text to be read in it, as a share of the likeliest of all: of one that
 * it does not serve, and of none of the listed ones (`xxx`). Chosen on development texts with the detector's former model, where 0.2 of a listed
 * language made /categories refuse 31 % of English names instead of 24 %, and 0.2 of `xxx` made /entities answer 9.9 % of the sentences in unlisted
 * languages instead of 7.6 %. What the rule does now is the row `endpoints` of the refusals in `scripts/reports/language.md`.
 */
const LEAST_OF_LISTED = 0.1
const LEAST_OF_UNLISTED = 0.5

/**
 * How likely a language with Latin letters has to be for a text in them to be read in it and not in the romanised form of one whose models read another script: names in
 * it (`Al Hilal`) are what most often speaks for such a form.
 */
const LEAST_OF_LATIN = 0.01

/** What tells the language of a text that is names for the most part. */
export interface NamesText {
  /** The language in which a text is read that no language can be told of. */
  languageOf(text: string): string | undefined
  /** The words between the names, where these are as many. */
  wordsBetween(text: string): string | undefined
}

/** Languages that a refusal names where none was determined. */
const MOST_CANDIDATES = 3

/**
 * The language as the caller gave it, or else the likeliest one that the endpoint serves, unless the text is clearly in another.
 * @param namesText what tells the language of a text of names; none by default, and then romanised text is read in its own language
 * @throws ApiError unsupportedLanguage when the endpoint does not serve it
 */
export function documentLanguage(
  task: DocumentTask,
  detector: LanguageDetector,
  supports: (language: string) => boolean,
  hooks: TaskHooks,
  namesText?: NamesText
): DocumentLanguage {
  const { language: given, text, kind: endpoint } = task
  if (given !== undefined) {
    if (!supports(given)) throw apiError('unsupportedLanguage', given, { endpoint })
    return { language: given, detections: task.fullDetail ? [detector.given(given, text)] : [], steps: [] }
  }
  const detections = detector.detect(text, {}, hooks)
  const best = detections[0]!
  const likeliest = supports(best.language) ? best.language : servedLanguage(detector.candidates(text, hooks), supports)
  const other = likeliest === undefined || defaultScript(likeliest) !== 'Latn' ? namesText?.languageOf(text) : undefined
  const isOther = other !== undefined && supports(other) && (likeliest === undefined || (letter.test(text) && isOfOtherScript(likeliest, other)))
  const latin = namesText && likeliest && best.script === 'Latn' ? latinLanguage(likeliest, detector, text, supports, hooks) : undefined
  const between = likeliest === undefined && !isOther ? namesText?.wordsBetween(text) : undefined
  const language = isOther ? other : (latin ?? likeliest ?? (between && servedLanguage(detector.candidates(between, hooks), supports)))
  if (language === undefined) {
    const candidates = detections.filter(({ language: code }) => code !== UNDETERMINED).slice(0, MOST_CANDIDATES)
    throw apiError('unsupportedLanguage', best.language, { endpoint, confidence: best.confidence, candidates })
  }
  return { language, detections, steps: ['language-identification'] }
}

/** The likeliest served language of Latin script for a text in Latin letters that looks like the romanised form of another. */
function latinLanguage(
  likeliest: string,
  detector: LanguageDetector,
  text: string,
  supports: (language: string) => boolean,
  hooks: TaskHooks
): string | undefined {
  const script = defaultScript(likeliest)
  if (script === 'Latn' || script === 'Zyyy') return undefined
  return detector
    .candidates(text, hooks)
    .find(({ language, confidence }) => confidence >= LEAST_OF_LATIN && supports(language) && defaultScript(language) === 'Latn')?.language
}

const letter = /\p{L}/u

/** Whether a language is written in another script: names of India in Latin letters are found to be Hindi. */
function isOfOtherScript(language: string, other: string): boolean {
  const script = defaultScript(language)
  return script !== 'Zyyy' && script !== defaultScript(other)
}

/**
 * The language among those that a text may be in which an endpoint reads it in; undefined when it is clearly in another.
 * @param candidates in descending confidence
 */
export function servedLanguage(candidates: readonly Detection[], supports: (language: string) => boolean): string | undefined {
  const best = candidates[0]!
  const served = candidates.find(({ language }) => supports(language))
  const least = best.confidence * (best.language === UNDETERMINED ? LEAST_OF_UNLISTED : LEAST_OF_LISTED)
  return served !== undefined && served.confidence >= least ? served.language : undefined
}
