/** Options of `/language`. Defaults are those of the reference server, but for `minValidChars`. */
import { Type } from '@sinclair/typebox'
import { defaulted, type FilledOptions, fillOptions, flag, type ValueOf } from '../core/options.js'

/** Most words that a text is profiled by, whatever the caller asks for. */
export const MAX_PROFILE_DEPTH = 1200

const LanguageWeightSchema = Type.Object({
  language: Type.String({ description: 'three-letter code' }),
  script: Type.Optional(Type.String({ description: 'four-letter script code' })),
  weight: Type.Number({ minimum: 0, maximum: 100, description: '0 rules the language out, 50 is neutral, 100 is the strongest' })
})

export const LanguageOptionsSchema = Type.Object({
  multilingual: flag(false, 'also find the regions of different languages'),
  koreanDialects: flag(false, 'tell North (qkp) from South Korean (qkr) instead of answering kor'),
  // The reference server's 4 would refuse words such as "the", "und", "да", and single words are half of what short-text callers send; from 2
  // letters on there is something to go by.
  minValidChars: defaulted(
    Type.Integer({ minimum: 1, description: 'fewer usable characters give no detection; a Chinese or Japanese character counts as two' }),
    2
  ),
  profileDepth: defaulted(Type.Integer({ minimum: 1, description: `words looked at in a long text, ${MAX_PROFILE_DEPTH} at most` }), MAX_PROFILE_DEPTH),
  ambiguityThreshold: defaulted(
    Type.Number({ minimum: 0, maximum: 100, description: "detections below this percentage of the best one's confidence are left out" }),
    2
  ),
  invalidityThreshold: defaulted(
    Type.Number({ minimum: 0, maximum: 100, description: 'from this percentage of confidence in "no listed language" on, that is the only answer' }),
    99
  ),
  languageHint: Type.Optional(Type.String({ description: 'language that is expected' })),
  languageHintWeight: defaulted(
    Type.Number({
      minimum: 1,
      maximum: 99,
      description: 'how strongly it is expected: 50 makes it twenty times as likely beside the others, 90 twenty thousand times, 10 half as likely again'
    }),
    50
  ),
  languageWeightAdjustments: defaulted(Type.Array(LanguageWeightSchema, { maxItems: 500, description: 'weights of single languages' }), [])
})

/** Options as callers give them. */
export type LanguageOptions = ValueOf<typeof LanguageOptionsSchema>

/** The options with nothing left open, numbers in their range. */
export type FilledLanguageOptions = FilledOptions<typeof LanguageOptionsSchema>

const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

/** Fills what a caller left open and brings numbers into their range. */
export function fillLanguageOptions(given: LanguageOptions): FilledLanguageOptions {
  for (const name in given) if (given[name as keyof LanguageOptions] !== undefined) return filledOptions(given)
  return allDefaults
}

function filledOptions(given: LanguageOptions): FilledLanguageOptions {
  const filled = fillOptions(LanguageOptionsSchema, given)
  return {
    ...filled,
    minValidChars: Math.max(1, filled.minValidChars),
    profileDepth: within(Math.floor(filled.profileDepth), 1, MAX_PROFILE_DEPTH),
    ambiguityThreshold: within(filled.ambiguityThreshold, 0, 100),
    invalidityThreshold: within(filled.invalidityThreshold, 0, 100),
    languageHintWeight: within(filled.languageHintWeight, 1, 99)
  }
}

/** What most callers want: made once. */
const allDefaults = filledOptions({})
