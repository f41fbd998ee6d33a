/** Names put together by comparing each with each: what finding candidates first is measured against. */
import type { NameToMatch } from '../../../src/names/matching/types.js'
import type { Similarity } from './baselines.js'

/** Scores of each name with each, by rows. */
export function allScores(names: readonly NameToMatch[], similarity: Similarity): Float32Array {
  const scores = new Float32Array(names.length * names.length)
  for (let row = 0; row < names.length; row++) {
    for (let column = 0; column < row; column++) {
      const score = similarity.score(names[row]!, names[column]!)
      scores[row * names.length + column] = score
      scores[column * names.length + row] = score
    }
  }
  return scores
}

/**
 * Joins clusters while the mean score between two is at least the threshold, the most alike ones first. Chains of nearest neighbours (Benzécri 1982,
 * Murtagh 1983) find the same clusters as looking for the best pair each time.
 * @param scores of `allScores` @returns a cluster for each name
 */
export function averageLink(scores: Float32Array, count: number, threshold: number): number[] {
  const means = Float64Array.from(scores)
  const sizes = new Int32Array(count).fill(1)
  const cluster = Int32Array.from({ length: count }, (_, index) => index)
  const open = new Set(cluster)
  const chain: number[] = []
  while (open.size > 0) {
    if (chain.length === 0) chain.push(open.values().next().value!)
    const last = chain.at(-1)!
    const before = chain.at(-2)
    // of equals the one before is nearest, else a chain could run in circles
    let nearest = before ?? -1
    for (const other of open) if (other !== last && (nearest === -1 || means[last * count + other]! > means[last * count + nearest]!)) nearest = other
    if (nearest === -1 || means[last * count + nearest]! < threshold) {
      // nothing will ever be nearer to it: means of joined clusters lie between those of their halves
      open.delete(chain.pop()!)
    } else if (nearest === before) {
      chain.splice(-2)
      merge(before, last)
    } else chain.push(nearest)
  }
  return [...cluster].map((_, index) => rootOf(index))

  function merge(one: number, other: number): void {
    const both = sizes[one]! + sizes[other]!
    for (const third of open) {
      if (third === one || third === other) continue
      const mean = (sizes[one]! * means[one * count + third]! + sizes[other]! * means[other * count + third]!) / both
      means[one * count + third] = mean
      means[third * count + one] = mean
    }
    sizes[one] = both
    open.delete(other)
    cluster[other] = one
  }

  function rootOf(index: number): number {
    let root = index
    while (cluster[root] !== root) root = cluster[root]!
    return root
  }
}
