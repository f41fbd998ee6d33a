import type { ValueOf } from '../../core/options.js'
import { createNameMatcher } from '../../names/matching/matcher.js'
import type { NameMatcher } from '../../names/matching/types.js'
import { deduplicate } from '../../names/retrieval/deduplicate.js'
import { type FormVectors, learnedVectors } from '../../names/retrieval/vectors.js'
import type { EndpointWork } from '../work-shape.js'
import { type NameDeduplicationAnswerSchema, type NameDeduplicationTask, nameDeduplicationEndpoint } from './endpoint.js'

type NameDeduplicationAnswer = ValueOf<typeof NameDeduplicationAnswerSchema>

/** Clusters, numbered from 1 in the order in which they appear. */
export const nameDeduplicationWork: EndpointWork<NameDeduplicationTask, undefined, undefined> = {
  name: nameDeduplicationEndpoint.name,
  open({ store }) {
    let matcher: NameMatcher | undefined
    let vectors: FormVectors | undefined
    return {
      answer({ names, threshold }, { hooks }) {
        matcher ??= createNameMatcher(store)
        vectors ??= learnedVectors(store)
        const clusters = deduplicate(names, threshold, matcher, hooks.check, { vectors, guard: hooks })
        const body: NameDeduplicationAnswer = { results: clusters.map((cluster) => String(cluster + 1)) }
        return { body }
      }
    }
  }
}
