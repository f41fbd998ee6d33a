/** What the comparison of addresses takes and gives. */
import type { AddressField, AddressFields } from '../types.js'

/** An address to be compared: its fields, and the line where it was written as one. */
export interface AddressToMatch {
  readonly fields: AddressFields
  readonly line?: string
}

/** Overrides of what matching goes by, by their names in the interface; unknown ones count for nothing. */
export type AddressParameters = Readonly<Record<string, number>>

/**
 * How two fields go together: `exact`, `alike`, `abbreviation`, `same place` (another name or code of it), `range`, `letter` (7 and 7a), `part` (of a post code),
 * `conflict`, or `missing` for a field of one address only. A pair of different fields is one that was compared across.
 */
export type FieldMatchKind = 'exact' | 'alike' | 'abbreviation' | 'same place' | 'range' | 'letter' | 'part' | 'conflict' | 'missing'

export interface MatchedFields {
  readonly leftField?: AddressField
  readonly rightField?: AddressField
  readonly left?: string
  readonly right?: string
  readonly kind: FieldMatchKind
  /** 0 to 1. */
  readonly score: number
}

export interface AddressExplanation {
  /** 0 to 1. */
  readonly score: number
  readonly fields: readonly MatchedFields[]
}

/** An address made ready to be compared; made once for one that is compared often. */
export interface PreparedAddress {
  readonly address: AddressToMatch
  /** The same for addresses that are identical but for case, punctuation and diacritics. */
  readonly key: string
}

export interface AddressMatcher {
  prepare(address: AddressToMatch): PreparedAddress
  /** Symmetric, 0 to 1; 1 for addresses with the same key only. Both come from this matcher's `prepare`. */
  score(left: PreparedAddress, right: PreparedAddress, parameters?: AddressParameters): number
  explain(left: PreparedAddress, right: PreparedAddress, parameters?: AddressParameters): AddressExplanation
}
