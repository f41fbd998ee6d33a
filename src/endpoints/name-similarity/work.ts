import type { ValueOf } from '../../core/options.js'
import { createNameMatcher } from '../../names/matching/matcher.js'
import type { NameMatcher } from '../../names/matching/types.js'
import type { EndpointWork } from '../work-shape.js'
import { type NameSimilarityAnswerSchema, type NameSimilarityTask, nameSimilarityEndpoint } from './endpoint.js'

type NameSimilarityAnswer = ValueOf<typeof NameSimilarityAnswerSchema>

export const nameSimilarityWork: EndpointWork<NameSimilarityTask, undefined, undefined> = {
  name: nameSimilarityEndpoint.name,
  open({ store }) {
    let matcher: NameMatcher | undefined
    return {
      answer({ left, right, parameters, explained }, { hooks }) {
        matcher ??= createNameMatcher(store)
        hooks.check()
        const [one, other] = [matcher.prepare(left), matcher.prepare(right)]
        hooks.check()
        const { score, tokens } = matcher.explain(one, other, parameters)
        const body: NameSimilarityAnswer = { score, ...(explained && { tokens: [...tokens] }) }
        return { body }
      }
    }
  }
}
