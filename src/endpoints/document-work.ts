/** What the worker halves of the endpoints on documents have in common. */
import { apiError } from '../core/errors.js'
import type { TaskHooks } from '../core/hooks.js'
import { createDetector, type Detection, type LanguageDetector } from '../language/detector.js'
import type { ModelStore } from '../models/store.js'
import type { DocumentTask } from './document.js'

const detectors = new WeakMap<ModelStore, LanguageDetector>()

/** The language detector over a store, one for all endpoints of a thread. */
export function detectorOf(store: ModelStore): LanguageDetector {
  let detector = detectors.get(store)
  if (detector === undefined) {
    detector = createDetector(store)
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
 * The language as the caller gave it, or else the best detection (`xxx`: none).
 * @throws ApiError unsupportedLanguage when the endpoint does not serve it
 */
export function documentLanguage(task: DocumentTask, detector: LanguageDetector, supports: (language: string) => boolean, hooks: TaskHooks): DocumentLanguage {
  const found = languageOf(task, detector, hooks)
  if (!supports(found.language)) throw apiError('unsupportedLanguage', found.language)
  return found
}

function languageOf(task: DocumentTask, detector: LanguageDetector, hooks: TaskHooks): DocumentLanguage {
  const given = task.language
  if (given !== undefined) return { language: given, detections: task.fullDetail ? [detector.given(given, task.text)] : [], steps: [] }
  const detections = detector.detect(task.text, {}, hooks)
  return { language: detections[0]?.language ?? 'xxx', detections, steps: ['language-identification'] }
}
