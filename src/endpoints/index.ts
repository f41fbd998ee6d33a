/** Every endpoint of the service, in the order of the specification: routes, documents, metrics, the command line and the preload words follow from this list. */
import { addressSimilarityEndpoint } from './address-similarity/endpoint.js'
import { categoriesEndpoint } from './categories/endpoint.js'
import type { Endpoint, Params } from './endpoint.js'
import { entitiesEndpoint } from './entities/endpoint.js'
import { languageEndpoint } from './language/endpoint.js'
import { morphologyEndpoint } from './morphology/endpoint.js'
import { nameDeduplicationEndpoint } from './name-deduplication/endpoint.js'
import { nameSimilarityEndpoint } from './name-similarity/endpoint.js'
import { nameTranslationEndpoint } from './name-translation/endpoint.js'

export const endpoints: readonly Endpoint[] = [
  addressSimilarityEndpoint,
  categoriesEndpoint,
  entitiesEndpoint,
  languageEndpoint,
  morphologyEndpoint,
  nameDeduplicationEndpoint,
  nameSimilarityEndpoint,
  nameTranslationEndpoint
]

/** The endpoint at a path below the base path, with or without a slash before it, and the values of its parameters; undefined for any other path. */
export function endpointAt(path: string, among: readonly Endpoint[] = endpoints): { readonly endpoint: Endpoint; readonly params: Params } | undefined {
  const given = path.replace(/^\//, '').split('/')
  for (const endpoint of among) {
    const segments = endpoint.path.slice(1).split('/')
    if (segments.length !== given.length) continue
    if (!segments.every((segment, index) => (segment.startsWith(':') ? given[index] !== '' : segment === given[index]))) continue
    const named = segments.flatMap((segment, index) => (segment.startsWith(':') ? [[segment.slice(1), given[index]!] as const] : []))
    return { endpoint, params: Object.fromEntries(named) }
  }
  return undefined
}

/** The first of the words of the setting `preload` that no endpoint accepts; undefined when all are accepted. */
export function notPreloadable(words: readonly string[], among: readonly Endpoint[] = endpoints): string | undefined {
  return words.find((word) => !among.some(({ preloading }) => preloading?.accepts(word) === true))
}
