/** What `bench/peers/measure.ts` leaves in `bench/results/peers.json`, which docs/peers.md is made of. */

export interface Speed {
  /** Texts, pairs or lines a second of processor time, in the fastest round. */
  readonly perCpuSecond: number
  /** The same a second on the clock, in the same round. */
  readonly perSecond: number
  /** How much slower the slowest round was, per cent. */
  readonly spread: number
}

export interface PeerFigures {
  readonly version: string
  readonly runtime: string
  readonly rounds: number
  readonly speed: Readonly<Record<string, Speed>>
  /** Per cent, by set; counts of languages beside them. */
  readonly accuracy: Readonly<Record<string, number>>
}

export interface PeerResults {
  readonly machine: string
  readonly programs: Readonly<Record<'node' | 'python' | 'java', string>>
  readonly timedSeconds: number
  readonly tasks: Readonly<Record<string, Readonly<Record<string, PeerFigures>>>>
  /** By task: tools that could not be run. */
  readonly failed: Readonly<Record<string, Readonly<Record<string, string>>>>
}
