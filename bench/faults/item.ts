import type { Figure } from '../figures.js'
import type { BenchServer, BenchServerOptions } from '../server.js'

/** Starts the server that is measured; it is killed when its item has ended. */
export type Start = (flags?: readonly string[], options?: Omit<BenchServerOptions, 'build'>) => Promise<BenchServer>

/** One measured value; `atLeast` where the measurement was cut short. */
export interface FaultFigure extends Figure {
  readonly atLeast?: true
}

/** A value that was cut short at `limit`. */
export function bounded(name: string, unit: string, value: number, limit: number): FaultFigure {
  return { name, unit, better: 'lower', ...(value >= limit ? { value: limit, atLeast: true } : { value }) }
}

/** The most resident memory that `during` adds to the server, MB; NaN where the system has no /proc. */
export async function growth(server: BenchServer, during: () => Promise<unknown>): Promise<number> {
  const before = server.memory() ?? Number.NaN
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, server.memory() ?? Number.NaN)
  }, 100)
  await during()
  clearInterval(watch)
  return Math.max(most, server.memory() ?? Number.NaN) - before
}
