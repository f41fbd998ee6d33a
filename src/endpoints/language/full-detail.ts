import type { Detection, Region } from '../../language/detector.js'
import { type Attributes, detectionAttribute, detectionResults, listOf } from '../full-detail.js'

/** Attributes of `/language`. */
export function languageAttributes(text: string, detections: readonly Detection[], regions?: readonly Region[]): Attributes {
  return {
    languageDetection: detectionAttribute(text, detections),
    ...(regions && {
      languageDetectionRegions: listOf(
        'languageDetection',
        regions.map(({ start, end, languages }) => ({
          type: 'languageDetection',
          startOffset: start,
          endOffset: end,
          detectionResults: detectionResults(languages)
        }))
      )
    })
  }
}
