/** Options of `/entities` (specification; contract-facts, section 4). Pure types: the front shares them with the workers. */

export const modelTypes = ['statistical', 'DNN'] as const
export const caseSensitivities = ['caseSensitive', 'caseInsensitive', 'automatic'] as const

export interface EntityOptions {
  readonly modelType?: (typeof modelTypes)[number]
  readonly calculateConfidence?: boolean
  readonly caseSensitivity?: (typeof caseSensitivities)[number]
  /** Splits an amount of money into `IDENTIFIER:CURRENCY_AMT` and `IDENTIFIER:CURRENCY_TYPE`. */
  readonly regexCurrencySplit?: boolean
  /** Classes of the DBpedia ontology for persons, places, organizations and products. */
  readonly includeOntologyTypes?: boolean
  /** Lists and tables: a tab, a new line or a run of blanks ends a sentence. */
  readonly enableStructuredRegion?: boolean
}

/** The request's `genre`; any other value is ignored. */
export type Genre = 'social-media'
