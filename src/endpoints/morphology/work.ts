import type { ValueOf } from '../../core/options.js'
import { createAnalyser } from '../../morphology/analyse.js'
import type { MorphologyFeature } from '../../morphology/options.js'
import type { DocumentSettings } from '../document.js'
import { detectorOf, documentLanguage } from '../document-work.js'
import { fullDetail } from '../full-detail.js'
import type { EndpointWork } from '../work-shape.js'
import { type MorphologyAnswerSchema, type MorphologyTask, morphologyEndpoint } from './endpoint.js'
import { morphologyAttributes } from './full-detail.js'

type MorphologyAnswer = ValueOf<typeof MorphologyAnswerSchema>

const fieldOf = {
  'parts-of-speech': 'posTags',
  lemmas: 'lemmas',
  'compound-components': 'compoundComponents',
  'han-readings': 'hanReadings'
} as const satisfies Record<MorphologyFeature, keyof MorphologyAnswer>

/** Parallel arrays over the tokens; a feature that the language lacks is an array of nulls. */
export const morphologyWork: EndpointWork<MorphologyTask, DocumentSettings, undefined> = {
  name: morphologyEndpoint.name,
  open(parts) {
    const { store } = parts
    const morphology = createAnalyser(store)
    return {
      preload: (word) => morphology.preload(word),
      async answer(task, { hooks }) {
        const { text, features, options } = task
        const { language, detections, steps } = documentLanguage(task, detectorOf(parts), morphology.supports, hooks)
        const analysis = await morphology.analyse(text, language, features, options, hooks)
        hooks.check()
        if (task.fullDetail) {
          const attributes = morphologyAttributes(text, analysis, detections)
          return { body: fullDetail(text, attributes, [...steps, 'tokenization', 'sentence-splitting', 'morphology']), language }
        }
        const answer: MorphologyAnswer = {
          tokens: analysis.tokens,
          ...Object.fromEntries(features.map((feature) => [fieldOf[feature], analysis[fieldOf[feature]]]))
        }
        return { body: answer, language }
      }
    }
  }
}
