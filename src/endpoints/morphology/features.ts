import { apiError } from '../../core/errors.js'
import { type MorphologyFeature, morphologyFeatures } from '../../morphology/options.js'

const COMPLETE = 'complete'

/** What the path may name. */
export const featureNames: readonly string[] = [COMPLETE, ...morphologyFeatures]

/**
 * Features of a path segment (`lemmas,parts-of-speech`, `complete`) in the order of the answer's fields, each once.
 * @throws ApiError notFound for an unknown one
 */
export function parseFeatures(list: string): readonly MorphologyFeature[] {
  const named = list.split(',')
  if (!named.every((name) => featureNames.includes(name))) throw apiError('notFound', `/morphology/${list.slice(0, 100)}`, featureNames)
  return named.includes(COMPLETE) ? morphologyFeatures : morphologyFeatures.filter((feature) => named.includes(feature))
}

/** Whether a path segment asks for all that a language has. */
export function asksForAll(list: string): boolean {
  return list.split(',').includes(COMPLETE)
}
