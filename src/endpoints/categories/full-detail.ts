import type { Category } from '../../categories/choose.js'
import type { Detection } from '../../language/detector.js'
import { type Attributes, detectionAttribute, listOf } from '../full-detail.js'

/** Attributes of `/categories`: the categories of the answer. */
export function categoriesAttributes(text: string, categories: readonly Category[], detections: readonly Detection[]): Attributes {
  return {
    categorizerResults: listOf(
      'categorizerResults',
      categories.map(({ label, score, confidence }) => ({ label, score, confidence }))
    ),
    languageDetection: detectionAttribute(text, detections)
  }
}
