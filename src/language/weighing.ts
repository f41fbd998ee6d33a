/** What a caller says of languages beforehand: hints and weights, and the Korean dialects told apart or not. */
import { UNDETERMINED } from './languages.js'
import type { FilledLanguageOptions } from './options.js'

/** A hint of weight 50 makes a language twenty times as probable against the others. */
const HINT_POWER = Math.log(20) / Math.log(2)

/** Other codes for what the detector answers, in hints and weights. */
export const aliases: Readonly<Record<string, string>> = {
  zhs: 'zho',
  zht: 'zho',
  uen: 'eng',
  nob: 'nor',
  nno: 'nor',
  zsm: 'msa',
  prs: 'fas',
  pes: 'fas'
}

/** A language found, while its probability is summed up. */
export interface Found {
  readonly language: string
  script: string
  confidence: number
  /** The part of the confidence that the script was found with. */
  own: number
}

export type AddLanguage = (language: string, script: string, probability: number) => void

/** Sums up probabilities by language; the script is that of the most of it. */
export function adder(found: Found[], { koreanDialects }: FilledLanguageOptions): AddLanguage {
  return (given, script, probability) => {
    const language = given === 'qkp' || given === 'kor' ? (!koreanDialects ? 'kor' : given === 'kor' ? 'qkr' : 'qkp') : given
    const known = found.find((entry) => entry.language === language)
    if (known === undefined) found.push({ language, script, confidence: probability, own: probability })
    else {
      known.confidence += probability
      if (probability > known.own) {
        known.own = probability
        known.script = script
      }
    }
  }
}

/** What was found, by the caller's hint and weights; unsorted, with confidences of 1 together. */
export function weighed(found: Found[], options: FilledLanguageOptions): Pick<Found, 'language' | 'confidence' | 'script'>[] {
  weigh(found, options)
  // sums of shares may pass 1 by a rounding error
  return found.map(({ language, confidence, script }) => ({ language, confidence: Math.min(1, confidence), script }))
}

/** Odds that a weight of 100 multiplies a language's by: no more than 99.9 does. */
const MOST_ODDS = 999
/** Part of the probability of a language that was ruled out which goes to no listed language: where nothing else fits, none of the others is meant. */
const RULED_OUT_UNLISTED = 0.05

/** Applies the caller's hint and weights, and makes the confidences add up to 1 again; languages of weight 0 are left out. */
function weigh(found: Found[], options: FilledLanguageOptions): void {
  const { languageHint, languageHintWeight, languageWeightAdjustments } = options
  if (languageHint === undefined && languageWeightAdjustments.length === 0) return
  const hint = languageHint === undefined ? undefined : codeFor(languageHint, options)
  // logarithms, for hundreds of weights may be given for one language
  const logs = found.map((entry) => {
    let log = Math.log(Math.max(Number.MIN_VALUE, entry.confidence))
    if (entry.language === hint) log += HINT_POWER * Math.log(100 / (100 - languageHintWeight))
    for (const { language, script, weight } of languageWeightAdjustments) {
      if (codeFor(language, options) === entry.language && (script === undefined || script === entry.script || script === SCRIPT_FAMILIES[entry.script]))
        log += Math.log(Math.min(MOST_ODDS, weight / (100 - weight)))
    }
    return log
  })
  let ruledOut = 0
  for (const [index, log] of logs.entries()) if (log === -Infinity) ruledOut += found[index]!.confidence
  const highest = Math.max(...logs, Math.log(Number.MIN_VALUE))
  for (const [index, entry] of found.entries()) entry.confidence = Math.exp(logs[index]! - highest)
  if (ruledOut > 0) {
    const left = found.filter((_, index) => logs[index] !== -Infinity)
    const unlisted = left.find(({ language }) => language === UNDETERMINED)
    const script = found[0]!.script
    const amount = left.length === 0 ? 1 : RULED_OUT_UNLISTED * ruledOut * Math.exp(-highest)
    if (unlisted !== undefined) unlisted.confidence += amount
    found.splice(0, found.length, ...left, ...(unlisted === undefined ? [{ language: UNDETERMINED, script, confidence: amount, own: amount }] : []))
  }
  let total = 0
  for (const { confidence } of found) total += confidence
  for (const entry of found) entry.confidence /= total
}

/** Scripts that the list of supported languages, and callers, know by the code of what they consist of. */
const SCRIPT_FAMILIES: Readonly<Record<string, string>> = { Jpan: 'Hani', Hans: 'Hani', Hant: 'Hani' }

/** The code that a hint or a weight means. */
function codeFor(code: string, { koreanDialects }: FilledLanguageOptions): string {
  if (code === 'kor' || code === 'qkr') return koreanDialects ? 'qkr' : 'kor'
  if (code === 'qkp') return koreanDialects ? 'qkp' : 'kor'
  return aliases[code] ?? code
}
