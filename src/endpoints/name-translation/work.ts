import type { ValueOf } from '../../core/options.js'
import { createNameTranslator, type NameTranslator } from '../../names/translator.js'
import type { EndpointWork } from '../work-shape.js'
import { type NameTranslationAnswerSchema, type NameTranslationTask, nameTranslationEndpoint } from './endpoint.js'

type NameTranslationAnswer = ValueOf<typeof NameTranslationAnswerSchema>

/** A name in another language, with what was said or guessed of it. */
export const nameTranslationWork: EndpointWork<NameTranslationTask, undefined, undefined> = {
  name: nameTranslationEndpoint.name,
  open({ store }) {
    let translator: NameTranslator | undefined
    return {
      answer({ name, maximumResults }, { hooks }) {
        translator ??= createNameTranslator(store)
        hooks.check()
        const { renderings, ...known } = translator.translate(name, maximumResults ?? 1)
        hooks.check()
        const answers = renderings.map(({ text, probability }) => ({ translation: text, confidence: probability }))
        const body: NameTranslationAnswer = { ...known, ...(maximumResults === undefined ? answers[0] : { translations: answers }) }
        return { body }
      }
    }
  }
}
