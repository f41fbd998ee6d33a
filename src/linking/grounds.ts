/** What speaks for an entity beside the spelling of its name. */
import type { Route } from './candidates.js'
import { CONTEXT_COLUMN, LOCAL_WIDTH, WORDS_COLUMN } from './features.js'
import { ROW_WIDTH } from './ranker.js'
import type { Unit } from './unit.js'

export interface Grounds {
  /** How it was found. */
  readonly route: Route
  /** Kind of the name that was found, see `nameKinds`. */
  readonly kind: number | undefined
  /** Candidates of the mention, this one among them: others bear a part of the name. */
  readonly candidates: number
  /** How alike its description and the text are: the greater cosine of what stands around the mention and of the whole text. */
  readonly topic: number
  /** Words of its description in the text, on a logarithmic scale. */
  readonly described: number
  /** How sure the document means an entity that it is related to. */
  readonly related: number
  /** Share of the other entities that are of its country. */
  readonly country: number
  /** How alike it is to what the other names of the document mean, as a cosine. */
  readonly company: number
}

/** Columns of `Coherence.write`. */
const RELATED = LOCAL_WIDTH
const REVERSE = LOCAL_WIDTH + 1
const COUNTRY = LOCAL_WIDTH + 3
const COMPANY = LOCAL_WIDTH + 4

/** @param place of the candidate among those of the unit */
export function groundsOf({ candidates, rows }: Pick<Unit, 'candidates' | 'rows'>, place: number): Grounds {
  const at = place * ROW_WIDTH
  const { route, kind } = candidates[place]!
  return {
    route,
    kind,
    candidates: candidates.length,
    topic: Math.max(rows[at + CONTEXT_COLUMN]!, rows[at + CONTEXT_COLUMN + 1]!),
    described: rows[at + WORDS_COLUMN]! + rows[at + WORDS_COLUMN + 1]!,
    related: Math.max(rows[at + RELATED]!, rows[at + REVERSE]!),
    country: rows[at + COUNTRY]!,
    company: rows[at + COMPANY]!
  }
}

/** Least of each that counts. */
const LEAST_RELATED = 0.1
const LEAST_COUNTRY = 0.3

/** Whether the text says something that only somebody would write who means the entity. */
export function isTold({ described, related, country }: Grounds): boolean {
  return described > 0 || related > LEAST_RELATED || country > LEAST_COUNTRY
}
