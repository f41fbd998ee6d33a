/**
 * Endpoints on documents find the language themselves when none is given. What a threshold for "in no listed language" costs: texts in served languages that are
 * refused, against texts in unlisted and in listed but unserved languages that are analysed as if they were in a served one.
 */

import { servedLanguage } from '../../src/endpoints/document-work.js'
import type { Detection, LanguageDetector } from '../../src/language/detector.js'
import type { LanguageOptions } from '../../src/language/options.js'
import type { ProbeTable } from './evaluation.js'

/** Thresholds in per cent. */
export const THRESHOLDS = [30, 50, 60, 70, 80, 90, 95, 98, 99] as const

/** What a threshold is applied to: the probability of no listed language, or of none that is served. */
export type Doubt = 'unlisted' | 'unserved'

/** A text as the rule sees it, probabilities in 0..1. */
interface Seen {
  readonly truth: string
  /** Probability that the language is in no list, and that it is listed but not served. */
  readonly unlisted: number
  readonly unserved: number
  /** The most probable served language, undefined when none is near. */
  readonly served: string | undefined
  /** The best answer of all. */
  readonly best: string
  /** What an endpoint reads it in. */
  readonly endpoint: string | undefined
}

export interface RefusalSet {
  readonly name: string
  readonly isServed: boolean
  readonly texts: readonly Seen[]
}

export interface RefusalRow {
  /** `best` (the best answer must be a served language), `endpoints` (what they do, `src/endpoints/document-work.ts`) or a threshold in per cent. */
  readonly rule: string
  /** Per cent refused of the texts in served languages, and per cent answered of the others, by set. */
  readonly shares: readonly number[]
  /** Per cent of the texts in served languages that are analysed in another one, by set; NaN for the others. */
  readonly wrong: readonly number[]
}

function seen(truth: string, detections: readonly Detection[], candidates: readonly Detection[], isServed: (language: string) => boolean): Seen {
  const sum = (wanted: (language: string) => boolean): number =>
    detections.reduce((total, { language, confidence }) => total + (wanted(language) ? confidence : 0), 0)
  return {
    truth,
    unlisted: sum((language) => language === 'xxx'),
    unserved: sum((language) => language !== 'xxx' && !isServed(language)),
    served: detections.find(({ language }) => language !== 'xxx' && isServed(language))?.language,
    best: detections[0]!.language,
    endpoint: servedLanguage(candidates, isServed)
  }
}

/** The texts of each set with what the detector says of them. @param isServed whether the endpoint serves a language */
export function refusalSets(
  detector: LanguageDetector,
  options: LanguageOptions,
  isServed: (language: string) => boolean,
  probes: ProbeTable,
  unlisted: ReadonlyMap<string, readonly { readonly text: string }[]>
): RefusalSet[] {
  const everything: LanguageOptions = { ...options, invalidityThreshold: 100, ambiguityThreshold: 0 }
  const look = (language: string, text: string): Seen => seen(language, detector.detect(text, everything), detector.candidates(text), isServed)
  const served = (['sentences', 'firstWords', 'named', 'headlines', 'lines'] as const).map((kind) => ({
    name: kind,
    isServed: true,
    texts: [...probes].flatMap(([language, own]) => (isServed(language) ? own[kind].map(({ text }) => look(language, text)) : []))
  }))
  return [
    ...served,
    {
      name: 'unserved',
      isServed: false,
      texts: [...probes].flatMap(([language, own]) => (isServed(language) ? [] : own.sentences.map(({ text }) => look(language, text))))
    },
    { name: 'unlisted', isServed: false, texts: [...unlisted].flatMap(([language, rows]) => rows.map(({ text }) => look(language, text))) }
  ]
}

/** The two rules and the curve over the thresholds. */
export function refusalRows(sets: readonly RefusalSet[], isServed: (language: string) => boolean, doubt: Doubt): RefusalRow[] {
  const row = (rule: string, answer: (text: Seen) => string | undefined): RefusalRow => ({
    rule,
    shares: sets.map((set) => share(set.texts, (text) => (answer(text) === undefined) === set.isServed)),
    wrong: sets.map((set) => (set.isServed ? share(set.texts, (text) => ![undefined, text.truth].includes(answer(text))) : Number.NaN))
  })
  return [
    row('best', ({ best }) => (best !== 'xxx' && isServed(best) ? best : undefined)),
    row('endpoints', ({ endpoint }) => endpoint),
    ...THRESHOLDS.map((threshold) =>
      row(String(threshold), ({ unlisted, unserved, served }) =>
        100 * (doubt === 'unlisted' ? unlisted : unlisted + unserved) >= threshold ? undefined : served
      )
    )
  ]
}

const share = <T>(list: readonly T[], wanted: (entry: T) => boolean): number => (100 * list.filter(wanted).length) / Math.max(1, list.length)
