/** `form=value` items, apart by `|`. */
export interface NumeralTable {
  /** Below 1000. */
  readonly cardinals?: string
  readonly scales?: string
  readonly ordinals?: string
  readonly ordinalScales?: string
}

/** How each language puts its numerals together, and words that CLDR's spelling rules do not have. */
export interface NumeralStyle {
  /** Locale of Intl, where the code of the language is none. */
  readonly locale?: string
  /** Numbers are written as one word. */
  readonly compounds?: boolean
  /** Chinese way: groups of four digits, ten as a multiplier. */
  readonly myriads?: boolean
  /** Text without blanks: `all`; words that start at a blank but may go on without one: `ends`. */
  readonly run?: 'all' | 'ends'
  readonly words?: NumeralTable
  readonly fractions?: string
  /** Words between the parts of a number. */
  readonly connectors?: string
  /** A conjunction that is written together with the word behind it. */
  readonly prefixConnector?: string
  /** Prepositions of one letter that are written together with the number behind them. */
  readonly numberPrefixes?: string
  readonly points?: string
  readonly minus?: string
  /** No numbers when they stand alone. */
  readonly weak?: string
  /** Words that only begin like a number. */
  readonly stops?: string
  readonly ordinalPrefixes?: string
  readonly ordinalSuffixes?: string
  /** Endings that hang on a cardinal or a scale and make an ordinal of it. */
  readonly ordinalEndings?: string
  /** Endings that hang on an ordinal and make a denominator of it. */
  readonly fractionEndings?: string
  /** Endings that hang on a cardinal and make a denominator of it. */
  readonly cardinalFractionEndings?: string
  readonly suffixGap?: boolean
  /** Words between numerator and denominator. */
  readonly divisions?: string
  /** Words between a numerator and an ordinal that is the denominator. */
  readonly ordinalDivisions?: string
  /** Words between a whole number and a fraction, where these do not compose by themselves. */
  readonly mixed?: string
  readonly articles?: string
}
