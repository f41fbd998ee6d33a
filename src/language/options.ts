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

/** The options with nothing left open; the encoding hints are gone, since texts come decoded. */
export interface FilledLanguageOptions {
  readonly multilingual: boolean
  /** Tell North Korean (`qkp`) from South Korean (`qkr`) instead of answering `kor`. */
  readonly koreanDialects: boolean
  /** Fewer letters give no detection; a Han or Kana character counts as two. */
  readonly minValidChars: number
  /** Words looked at in a long text. */
  readonly profileDepth: number
  /** Detections below this percentage of the best one's confidence are left out. */
  readonly ambiguityThreshold: number
  /** From this percentage of confidence in "no listed language" on, that is the only answer. */
  readonly invalidityThreshold: number
  readonly languageHint: string | undefined
  /** 1..99: multiplies the confidence of the hinted language by 100 / (100 - weight). */
  readonly languageHintWeight: number
  readonly languageWeightAdjustments: readonly LanguageWeight[]
}

/** Most words that a text is profiled by, whatever the caller asks for. */
export const MAX_PROFILE_DEPTH = 1200

/**
 * Defaults of the reference server, but for `minValidChars`: its 4 would refuse words such as "the", "und", "да", and single words are
 * half of what short-text callers send; from 2 letters on there is something to go by.
 */
export const defaultLanguageOptions: FilledLanguageOptions = {
  multilingual: false,
  koreanDialects: false,
  minValidChars: 2,
  profileDepth: MAX_PROFILE_DEPTH,
  ambiguityThreshold: 2,
  invalidityThreshold: 99,
  languageHint: undefined,
  languageHintWeight: 50,
  languageWeightAdjustments: []
}

const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

/** Fills what a caller left open and brings numbers into their range. */
export function fillLanguageOptions(given: LanguageOptions): FilledLanguageOptions {
  const defaults = defaultLanguageOptions
  return {
    multilingual: given.multilingual ?? defaults.multilingual,
    koreanDialects: given.koreanDialects ?? defaults.koreanDialects,
    minValidChars: Math.max(1, given.minValidChars ?? defaults.minValidChars),
    profileDepth: within(Math.floor(given.profileDepth ?? defaults.profileDepth), 1, MAX_PROFILE_DEPTH),
    ambiguityThreshold: within(given.ambiguityThreshold ?? defaults.ambiguityThreshold, 0, 100),
    invalidityThreshold: within(given.invalidityThreshold ?? defaults.invalidityThreshold, 0, 100),
    languageHint: given.languageHint,
    languageHintWeight: within(given.languageHintWeight ?? defaults.languageHintWeight, 1, 99),
    languageWeightAdjustments: given.languageWeightAdjustments ?? defaults.languageWeightAdjustments
  }
}
