/** Weight of one language (in one script, where given) for `/language`: 0 rules it out, 50 is neutral, 100 is the strongest. */
export interface LanguageWeight {
  readonly language: string
  readonly script?: string
  readonly weight: number
}

/** Options of `/language`, all optional as callers send them; value types are coerced by the front. */
export interface LanguageOptions {
  readonly multilingual?: boolean
  readonly koreanDialects?: boolean
  readonly minValidChars?: number
  readonly profileDepth?: number
  readonly ambiguityThreshold?: number
  readonly invalidityThreshold?: number
  readonly languageHint?: string
  readonly languageHintWeight?: number
  readonly encodingHint?: string
  readonly encodingHintWeight?: number
  readonly languageWeightAdjustments?: readonly LanguageWeight[]
}
