/** An entity of a document on its way to being linked. */
import type { Candidate } from './candidates.js'
import type { Place } from './context.js'
import type { Surface } from './surface.js'

export interface Unit {
  /** Entity type of the service. */
  readonly type: string
  /** The head mention. */
  surface: Surface
  /** Its other mentions, those that differ. */
  readonly others: readonly Surface[]
  /** Mentions that it has in the document. */
  readonly mentions: number
  /** Whether the linker found it by itself. */
  readonly isFurther: boolean
  /** Where the head mention stands. */
  readonly place: Place
  candidates: Candidate[]
  /** Share of the other mentions that have the candidate as one of theirs; as long as `candidates`. */
  votes: Float32Array
  /** Features of the candidates, row by row. */
  rows: Float32Array
  /** Probability of each candidate among them, by what the mention alone tells. */
  local: Float32Array
}
