/** The matcher as a measure, names being prepared once. */
import type { NameMatcher, NameToMatch, PreparedName } from '../../../src/names/matching/types.js'
import type { Similarity } from './baselines.js'

export function glossa(matcher: NameMatcher): Similarity {
  const prepared = new WeakMap<NameToMatch, PreparedName>()
  const preparedOf = (name: NameToMatch) => {
    const known = prepared.get(name) ?? matcher.prepare(name)
    prepared.set(name, known)
    return known
  }
  return { name: 'Glossa', score: (left, right) => matcher.score(preparedOf(left), preparedOf(right)) }
}
