/** Pairs of names of a list that are worth comparing. */
import { type NativeGuard, noHooks } from '../../core/hooks.js'
import type { PreparedName } from '../matching/types.js'
import { NameGraph, vectorsOf } from './graph.js'
import type { FormVectors } from './vectors.js'

/** Shorter lists are compared as a whole. */
const WHOLE_LIST = 200
/** Nearest names that each name of a list of a thousand is compared with, and how many more where the list is twice as long; measured by scripts/names/retrieval. */
const NEIGHBOURS = 24
const MORE_NEIGHBOURS = 5
/** Candidates kept while searching (efSearch), for each neighbour. */
const SEARCH_EFFORT = 3

/**
 * @param check called every few names; throws when the task is cancelled
 * @returns for each name the names before it that it is compared with, by their places, no two the same, in rising order
 * @throws what `check` throws
 */
export function candidatePairs(names: readonly PreparedName[], vectors: () => FormVectors, check: () => void, guard: NativeGuard = noHooks): number[][] {
  if (names.length < WHOLE_LIST) return names.map((_, place) => Array.from({ length: place }, (_, before) => before))
  const made = vectors()
  const graph = new NameGraph(made.width, names.length, guard)
  const ofNames: Float32Array[][] = []
  for (const [place, name] of names.entries()) {
    check()
    const own = vectorsOf(name, made)
    ofNames.push(own)
    graph.add(place, own)
  }
  const neighbours = NEIGHBOURS + Math.round(MORE_NEIGHBOURS * Math.max(0, Math.log2(names.length / 1_000)))
  const before: Set<number>[] = names.map(() => new Set())
  for (const [place, own] of ofNames.entries()) {
    check()
    // one more, for the nearest of all is the name itself
    for (const { name } of graph.nearest(own, neighbours + 1, SEARCH_EFFORT * neighbours))
      if (name !== place) before[Math.max(name, place)]!.add(Math.min(name, place))
  }
  return before.map((places) => [...places].sort((left, right) => left - right))
}
