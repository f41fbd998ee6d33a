/** What callers may change of the comparison, by the names of the interface. */
import { ADDRESS_FIELDS, type AddressField } from '../types.js'
import type { AddressParameters } from './types.js'

/** What the alignment of fields goes by, filled. */
export interface MatchOptions {
  /** Part of a field's score that words without a partner are given, where only one side has such words. */
  readonly deletionScore: number
  /** Taken off the score of a field whose words stand in another order altogether. */
  readonly reorderPenalty: number
  /** Score of a field that one address only has. */
  readonly unpairedFieldScore: number
  /** Score of names of the same place that are written differently. */
  readonly overrideDefaultScore: number
  /** Most adjacent words that are compared with one word. */
  readonly joinedTokenLimit: number
  /** Fields that match worse than this are compared with other fields, and taken for a pair if they then match better. */
  readonly crossFieldScoreThreshold: number
  /** Part of the score that a pair of different fields loses. */
  readonly sameGroupPenalty: number
  readonly differentGroupPenalty: number
}

export const DEFAULT_OPTIONS: MatchOptions = {
  deletionScore: 0.35,
  reorderPenalty: 0.15,
  unpairedFieldScore: 0.6,
  overrideDefaultScore: 0.98,
  joinedTokenLimit: 3,
  crossFieldScoreThreshold: 0.6,
  sameGroupPenalty: 0.1,
  differentGroupPenalty: 0.25
}

const OPTION_NAMES: Readonly<Record<string, keyof MatchOptions>> = Object.fromEntries(
  (Object.keys(DEFAULT_OPTIONS) as (keyof MatchOptions)[]).map((option) => [`address${option[0]!.toUpperCase()}${option.slice(1)}`, option])
)
const WEIGHT_NAMES: Readonly<Record<string, AddressField>> = Object.fromEntries(ADDRESS_FIELDS.map((field) => [`${field}AddressFieldWeight`, field]))
const FINAL_BIAS = 'addressFinalBias'

export const PARAMETER_NAMES: readonly string[] = [...Object.keys(WEIGHT_NAMES), FINAL_BIAS, ...Object.keys(OPTION_NAMES)]

/** What the parameters of a caller come to. */
export interface Overrides {
  readonly options: MatchOptions
  /** Weights that are not 1. */
  readonly weights: ReadonlyMap<AddressField, number>
  readonly finalBias: number
}

export function overridesOf(parameters: AddressParameters): Overrides {
  const options: Record<string, number> = { ...DEFAULT_OPTIONS }
  const weights = new Map<AddressField, number>()
  for (const [name, value] of Object.entries(parameters)) {
    const option = Object.hasOwn(OPTION_NAMES, name) ? OPTION_NAMES[name] : undefined
    const field = Object.hasOwn(WEIGHT_NAMES, name) ? WEIGHT_NAMES[name] : undefined
    if (option !== undefined) options[option] = value
    if (field !== undefined && value !== 1) weights.set(field, Math.max(0, value))
  }
  return { options: options as unknown as MatchOptions, weights, finalBias: parameters[FINAL_BIAS] ?? 0 }
}
