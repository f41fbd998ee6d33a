import type { Detection } from '../../language/detector.js'
import type { Analysis } from '../../morphology/analyse.js'
import { type Attributes, detectionAttribute, listOf } from '../full-detail.js'

/** Attributes of `/morphology`: sentences over the whole text, tokens with their chosen analysis. */
export function morphologyAttributes(text: string, analysis: Analysis, detections: readonly Detection[]): Attributes {
  return {
    sentence: listOf(
      'sentence',
      analysis.sentences.map(({ start, end }) => ({ startOffset: start, endOffset: end }))
    ),
    token: listOf(
      'token',
      analysis.tokens.map((token, index) => ({
        startOffset: analysis.starts[index],
        endOffset: analysis.ends[index],
        text: token,
        analyses: [tokenAnalysis(analysis, index)]
      }))
    ),
    languageDetection: detectionAttribute(text, detections)
  }
}

/** Components are token objects inside the token; absent features leave no field. */
function tokenAnalysis(analysis: Analysis, index: number): object {
  const components = analysis.compoundComponents?.[index]
  const readings = analysis.hanReadings?.[index]
  const tag = analysis.posTags?.[index]
  const lemma = analysis.lemmas?.[index]
  return {
    ...(tag != null && { partOfSpeech: tag }),
    ...(lemma != null && { lemma }),
    ...(components != null && { components: components.map((text) => ({ text })) }),
    ...(readings != null && { readings })
  }
}
