/** How well scores part names of the same from names of different ones. */

/** How likely a match scores higher than another pair, ties counting half (area under the curve; Mann and Whitney 1947). NaN where one kind is missing. */
export function areaUnderCurve(matches: readonly number[], others: readonly number[]): number {
  const all = [...matches.map((score) => ({ score, isMatch: true })), ...others.map((score) => ({ score, isMatch: false }))]
  all.sort((left, right) => left.score - right.score)
  let lower = 0
  let wins = 0
  for (let start = 0; start < all.length; ) {
    let end = start
    let [tiedMatches, tiedOthers] = [0, 0]
    for (; end < all.length && all[end]!.score === all[start]!.score; end++) {
      if (all[end]!.isMatch) tiedMatches++
      else tiedOthers++
    }
    wins += tiedMatches * (lower + tiedOthers / 2)
    lower += tiedOthers
    start = end
  }
  return wins / (matches.length * others.length)
}

/** How likely the right one is taken where the highest score is, one of those being drawn where several have it. */
export function chanceOfFirst(right: number, others: readonly number[]): number {
  if (others.some((other) => other > right)) return 0
  return 1 / (1 + others.filter((other) => other === right).length)
}

export interface PairFigures {
  readonly precision: number
  readonly recall: number
  readonly f1: number
}

/** Pairs of the same cluster, found against true ones; 1 where there is none to be found, or none found. @param truth cluster of each name @param found likewise */
export function pairFigures(truth: readonly number[], found: readonly number[]): PairFigures {
  const pairsIn = (keys: readonly (number | string)[]) => {
    const counts = new Map<number | string, number>()
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
    return [...counts.values()].reduce((sum, count) => sum + (count * (count - 1)) / 2, 0)
  }
  const both = pairsIn(truth.map((cluster, index) => `${cluster} ${found[index]!}`))
  const precision = share(both, pairsIn(found))
  const recall = share(both, pairsIn(truth))
  return { precision, recall, f1: precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall) }
}

function share(part: number, whole: number): number {
  return whole === 0 ? 1 : part / whole
}
