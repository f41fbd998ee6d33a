/**
 * How long tasks are expected to take: measured, and measured anew with every answer. Tasks of a group are told apart by their size, by powers of two, since
 * time does not grow with size alone (what a task costs in any case, bounded networks).
 */
import type { TaskWeight } from '../endpoints/endpoint.js'

/** What the newest measurement counts, once there are many. */
const NEWEST = 0.1
/** Below it clocks say nothing. */
const LEAST_MS = 1e-3

interface Measured {
  /** Logarithm of milliseconds a unit: one task that had to load its model, or a pause of the machine, weighs no more than its size as a factor. */
  logRate: number
  count: number
}

export class WorkEstimates {
  /** By group, then by size. */
  readonly #groups = new Map<string, Map<number, Measured>>()

  /** Milliseconds of work of a task that nothing else disturbs. */
  of({ group, units, guessMs }: TaskWeight): number {
    const nearest = nearestTo(this.#groups.get(group), sizeOf(units))
    return nearest === undefined ? guessMs : Math.exp(nearest.logRate) * Math.max(units, 1)
  }

  /** Takes in what a task took, milliseconds of work. */
  learn({ group, units }: TaskWeight, ms: number): void {
    const size = sizeOf(units)
    const sizes = this.#groups.get(group) ?? new Map<number, Measured>()
    const logRate = Math.log(Math.max(ms, LEAST_MS) / Math.max(units, 1))
    const known = sizes.get(size) ?? { logRate, count: 0 }
    known.count++
    known.logRate += (logRate - known.logRate) * Math.max(NEWEST, 1 / known.count)
    this.#groups.set(group, sizes.set(size, known))
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
