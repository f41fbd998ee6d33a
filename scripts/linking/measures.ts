/** Figures of linking, counted by set and language. */

/** Counts that rates are made of. */
export interface Counts {
  /** Gold mentions whose entity is in the base. */
  known: number
  /** Of these: right entity among the candidates, among the first ten; best candidate right; linked right; linked wrong. */
  reached: number
  reachedTen: number
  best: number
  linked: number
  misled: number
  /** Right by exact folded alias and highest prior, and among the entities with that alias. */
  floor: number
  floorReached: number
  /** Gold mentions without an entity in the base, and those of them that get one. */
  absent: number
  wrong: number
  floorWrong: number
}

export function noCounts(): Counts {
  return { known: 0, reached: 0, reachedTen: 0, best: 0, linked: 0, misled: 0, floor: 0, floorReached: 0, absent: 0, wrong: 0, floorWrong: 0 }
}

export function added(all: Iterable<Counts>): Counts {
  const sum = noCounts()
  for (const counts of all) for (const key of Object.keys(sum) as (keyof Counts)[]) sum[key] += counts[key]
  return sum
}

/** In per cent, with one decimal. */
export function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((1000 * part) / whole) / 10
}

export interface Bin {
  count: number
  right: number
  confidence: number
}

/** Bins of the confidence, ten of the same width. */
export class Calibration {
  readonly bins: readonly Bin[] = Array.from({ length: 10 }, () => ({ count: 0, right: 0, confidence: 0 }))

  add(confidence: number, right: boolean): void {
    const bin = this.bins[Math.min(9, Math.floor(10 * confidence))]!
    bin.count++
    bin.confidence += confidence
    if (right) bin.right++
  }

  /** Expected calibration error (Guo et al. 2017), 0 to 1. */
  get error(): number {
    const total = this.bins.reduce((sum, { count }) => sum + count, 0)
    return this.bins.reduce((sum, { right, confidence }) => sum + Math.abs(confidence - right) / Math.max(1, total), 0)
  }
}
