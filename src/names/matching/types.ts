/** What the matching of names takes and gives. */
import type { NameKind } from '../types.js'

/** A name with what the caller says of it; what is not said is guessed from the name. */
export interface NameToMatch {
  /** NFC, with a letter or digit in it. */
  readonly text: string
  readonly kind?: NameKind
  /** Code of `nameLanguage`. */
  readonly language?: string
  /** ISO 15924. */
  readonly script?: string
  readonly gender?: 'FEMALE' | 'MALE' | 'NONBINARY'
}

/** Overrides of what matching goes by, by their names in the interface (`deletionScore`); unknown ones count for nothing. */
export type MatchParameters = Readonly<Record<string, number>>

/** A pair of words that were taken for each other, or a word that has no partner. */
export interface MatchedTokens {
  readonly left?: string
  readonly right?: string
  /** How they match: `exact`, `spelling`, `sound`, `nickname`, `initial`, `initialism` (of all words of both names), `conflict`, `missing`. */
  readonly kind: string
  /** 0 to 1. */
  readonly score: number
  /** Share of the name that the words are, 0 to 1. */
  readonly weight: number
}

export interface MatchExplanation {
  /** 0 to 1. */
  readonly score: number
  readonly tokens: readonly MatchedTokens[]
}

/** A name made ready to be compared; made once for a name that is compared often. */
export interface PreparedName {
  readonly name: NameToMatch
  readonly kind: NameKind
  /** Likely forms in Latin letters, small, words parted by single blanks, the likeliest first; at least one, never empty. */
  readonly latin: readonly string[]
}

export interface NameMatcher {
  /** @throws ModelError for a missing or damaged artefact */
  prepare(name: NameToMatch): PreparedName
  /** Symmetric, 0 to 1; 1 for the same name only. Both come from this matcher's `prepare`. */
  score(left: PreparedName, right: PreparedName, parameters?: MatchParameters): number
  explain(left: PreparedName, right: PreparedName, parameters?: MatchParameters): MatchExplanation
}
