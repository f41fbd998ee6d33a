/** What the scanner of dates is told of a text besides its letters. */

/** A number written in words, as the numeral grammar finds it. */
export interface SpokenNumber {
  readonly start: number
  readonly end: number
  readonly value: number
  readonly ordinal: boolean
}

/** What else is known of a text, each in order. */
export interface Surroundings {
  /** Numbers in words. */
  readonly spoken: readonly SpokenNumber[]
  /** Offsets of the first characters of sentences. */
  readonly sentences: ArrayLike<number>
  /** Stretches that are no part of an expression. */
  readonly codes: readonly { readonly start: number; readonly end: number }[]
}
