import type { ValueOf } from '../../core/options.js'
import type { DocumentSettings } from '../document.js'
import { detectorOf } from '../document-work.js'
import { fullDetail } from '../full-detail.js'
import type { EndpointWork } from '../work-shape.js'
import { type LanguageAnswerSchema, type LanguageTask, languageEndpoint } from './endpoint.js'
import { languageAttributes } from './full-detail.js'

type LanguageAnswer = ValueOf<typeof LanguageAnswerSchema>

/** The detections, with regions where asked for; a given language is echoed with confidence 1. */
export const languageWork: EndpointWork<LanguageTask, DocumentSettings, undefined> = {
  name: languageEndpoint.name,
  open: (parts) => ({
    preload() {},
    answer({ text, language: given, options, fullDetail: inDetail }, { hooks }) {
      const detector = detectorOf(parts)
      const detections = given === undefined ? detector.detect(text, options, hooks) : [detector.given(given, text)]
      hooks.check()
      const wantsRegions = options.multilingual === true
      const regions = wantsRegions ? detector.regions(text, given === undefined ? options : { ...options, languageHint: given }, hooks) : undefined
      hooks.check()
      const answer: LanguageAnswer = {
        languageDetections: detections.map(({ language, confidence }) => ({ language, confidence })),
        ...(regions && {
          regionalDetections: regions.map(({ start, end, languages }) => ({
            region: text.slice(start, end),
            languages: languages.map(({ language, confidence }) => ({ language, confidence }))
          }))
        })
      }
      const body = inDetail ? fullDetail(text, languageAttributes(text, detections, regions), ['language-identification']) : answer
      return { body, language: detections[0]?.language ?? 'xxx' }
    }
  })
}
