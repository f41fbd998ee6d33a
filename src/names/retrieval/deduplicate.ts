/** Which names of a list are of the same person, place or organisation. */
import type { NativeGuard } from '../../core/hooks.js'
import type { NameMatcher, NameToMatch, PreparedName } from '../matching/types.js'
import { candidatePairs } from './candidates.js'
import { averageClusters, type Scored } from './clusters.js'
import { type FormVectors, hashedVectors } from './vectors.js'

export interface DeduplicationParts {
  /** Vectors that candidates are found by; learned ones find as many in a third of the time of those without a model. */
  readonly vectors?: FormVectors
  /** Stands around native code. */
  readonly guard?: NativeGuard
}

/**
 * Clusters of names whose scores with one another are, on average, the threshold or more. Names that are the same in all fields are always together.
 * Long lists are compared by the names that lie near to one another only.
 * @param threshold 0 to 1; 0 puts all together, 1 only names whose score is 1
 * @param check called every millisecond or so of work; throws when the task is cancelled
 * @returns cluster of each name, numbered from 0 by first appearance; the same for the same list always
 * @throws what `check` throws, ModelError of the matcher
 */
export function deduplicate(
  names: readonly NameToMatch[],
  threshold: number,
  matcher: NameMatcher,
  check: () => void,
  parts: DeduplicationParts = {}
): number[] {
  if (threshold <= 0) return names.map(() => 0)
  const { distinct, places } = distinctNames(names)
  const prepared = distinct.map((name): PreparedName => {
    check()
    return matcher.prepare(name)
  })
  const score = (left: number, right: number) => {
    check()
    return matcher.score(prepared[left]!, prepared[right]!)
  }
  const candidates = candidatePairs(prepared, () => parts.vectors ?? hashedVectors(), check, parts.guard)
  const clusters = averageClusters(distinct.length, scoredPairs(candidates, score), threshold, score, check)
  return numbered(places.map((place) => clusters[place]!))
}

function* scoredPairs(candidates: readonly (readonly number[])[], score: (left: number, right: number) => number): Generator<Scored> {
  for (const [right, before] of candidates.entries()) for (const left of before) yield { left, right, score: score(left, right) }
}

/** The names without repetitions, and where each of the list stands among them. */
function distinctNames(names: readonly NameToMatch[]): { readonly distinct: readonly NameToMatch[]; readonly places: readonly number[] } {
  const known = new Map<string, number>()
  const distinct: NameToMatch[] = []
  const places = names.map((name) => {
    const { text, kind, language, script, gender } = name
    const key = JSON.stringify([text, kind, language, script, gender])
    const place = known.get(key)
    if (place !== undefined) return place
    known.set(key, distinct.length)
    return distinct.push(name) - 1
  })
  return { distinct, places }
}

function numbered(clusters: readonly number[]): number[] {
  const numbers = new Map<number, number>()
  return clusters.map((cluster) => {
    if (!numbers.has(cluster)) numbers.set(cluster, numbers.size)
    return numbers.get(cluster)!
  })
}
