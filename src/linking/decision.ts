/** The likeliest entity of a mention, however likely. */
import type { Grounds } from './grounds.js'

export interface Decision {
  /** Number in the base. */
  readonly entity: number
  readonly confidence: number
  /** Absent where the text itself tells what is meant. */
  readonly grounds?: Grounds
}
