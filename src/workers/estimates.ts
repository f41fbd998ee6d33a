/**
 * How long tasks are expected to take: measured, and measured anew with every answer. Tasks of a group are told apart by their size, by powers of two, since
 * time does not grow with size alone (what a task costs in any case, bounded networks).
 */
import type { TaskWeight } from '../endpoints/endpoint.js'

interface Measured {
  /** Logarithm of milliseconds a unit. */
  readonly logRate: number
  readonly count: number
}

/** What the newest measurement counts, once there are some. */
const NEWEST = 0.3
/**
 * One measurement raises an estimate by this factor at most: a task that had to load its model, or fell into a pause of the machine, says little of the next one.
 * What is really slow is known as such after a few.
 */
const STEEPEST = Math.LN2
/** Below it clocks say nothing. */
const LEAST_MS = 1e-3

export class WorkEstimates {
  /** By group, then by size. */
  readonly #groups = new Map<string, Map<number, Measured>>()

  /** Milliseconds of work of a task that nothing else disturbs, above 0. */
  of({ group, units, guessMs }: TaskWeight): number {
    const nearest = nearestTo(this.#groups.get(group), sizeOf(units))
    return Math.max(nearest === undefined ? guessMs : Math.exp(nearest.logRate) * Math.max(units, 1), LEAST_MS)
  }

  /** Takes in what a task took, milliseconds of work. */
  learn(weight: TaskWeight, ms: number): void {
    const units = Math.max(weight.units, 1)
    const before = Math.log(this.of(weight) / units)
    const sizes = this.#groups.get(weight.group) ?? new Map<number, Measured>()
    const count = (sizes.get(sizeOf(units))?.count ?? 0) + 1
    const change = Math.max(NEWEST, 1 / count) * (Math.log(Math.max(ms, LEAST_MS) / units) - before)
    this.#groups.set(weight.group, sizes.set(sizeOf(units), { logRate: before + Math.min(change, STEEPEST), count }))
  }
}

/** The power of two, as its exponent. */
function sizeOf(units: number): number {
  return Math.floor(Math.log2(Math.max(units, 1)))
}

/** Measurements of the size, or else of the next smaller one that has any, or else of the next larger one. */
function nearestTo(sizes: ReadonlyMap<number, Measured> | undefined, size: number): Measured | undefined {
  if (sizes === undefined) return undefined
  for (let at = size; at >= 0; at--) {
    const measured = sizes.get(at)
    if (measured !== undefined) return measured
  }
  return sizes.get(Math.min(...sizes.keys()))
}
