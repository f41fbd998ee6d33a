/** Where the records of a base come from while it is written: each entity once, by its number. */
import type { EntityRecord } from './entity.js'

export interface RecordSource {
  /** Entities; their numbers are those below it. */
  readonly count: number
  record(index: number): EntityRecord
  labelOf(index: number): string
  /** The number of an entity; undefined for one that is not among them. */
  indexOf(id: string): number | undefined
}
