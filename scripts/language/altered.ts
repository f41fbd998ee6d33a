/** Accuracy on sentences that were altered without changing their language, beside that on the sentences as they were. */
import type { LanguageDetector } from '../../src/language/detector.js'
import type { LanguageOptions } from '../../src/language/options.js'
import { count, emptyTally, evaluatedLanguages, macroAccuracy, sentencesOf, type Tally } from './evaluation.js'
import { ALTERATIONS, altered } from './probes/alterations.js'
import { personNames } from './probes/named.js'
import { isRomanised, isUnspaced, type Probe, plainWords, sample } from './probes/probe.js'

/** Sentences of a language. */
const SENTENCES = 20
const LEAST_WORDS = 8
/** Characters in languages written without blanks. */
const LEAST_CHARACTERS = 20

/** Languages whose corpora give names, by script; texts in other scripts get Latin ones. */
const NAME_SOURCES: Readonly<Record<string, readonly string[]>> = {
  Latn: ['pol', 'tur', 'ind', 'nld', 'fin', 'ita', 'hun', 'eng'],
  Cyrl: ['bul', 'rus', 'ukr']
}

/** Sentences in the usual script without digits and signs, that end as sentences do. */
export function cleanSentences(language: string): Probe[] {
  const clean = sentencesOf(language).filter(({ text }) => {
    if (isRomanised(language, text) || /[\p{N}<>[\]{}|@#*_/\\"“„«]/u.test(text) || !/[.!?…。！？।۔؟]$|[\u0e00-\u0e7f]$/u.test(text)) return false
    return isUnspaced(language) ? [...text].length >= LEAST_CHARACTERS : plainWords(text).length >= LEAST_WORDS
  })
  return sample(clean, SENTENCES)
}

export interface AlteredFigure {
  readonly name: string
  /** Mean over the languages, in per cent. */
  readonly macro: number
  /** Per cent of the sentences whose language was found that it is still found of. */
  readonly kept: number
  readonly tally: Tally
}

export interface AlteredFigures {
  /** Accuracy on the sentences as they were, mean over the languages, in per cent. */
  readonly plain: number
  readonly sentences: number
  readonly figures: readonly AlteredFigure[]
}

/** The probes with the names that are put in front of them. */
export function alteredProbes(): readonly (Probe & { readonly names: readonly string[] })[] {
  const names = new Map(
    Object.entries(NAME_SOURCES).map(([script, languages]) => [script, languages.map((source) => ({ source, names: personNames(source) }))])
  )
  return evaluatedLanguages().flatMap((language) =>
    cleanSentences(language).map((probe) => {
      const pool = names.get(probe.script) ?? names.get('Latn')!
      return { ...probe, names: pool.filter(({ source }) => source !== language).flatMap((entry) => entry.names) }
    })
  )
}

export function measureAltered(detector: LanguageDetector, options: LanguageOptions, probes: ReturnType<typeof alteredProbes>): AlteredFigures {
  const plain = emptyTally()
  const answers = probes.map(({ language, text }) => {
    const answer = detector.detect(text, options)[0]!.language
    count(plain, language, answer)
    return answer
  })
  const right = answers.filter((answer, index) => answer === probes[index]!.language).length
  const figures = ALTERATIONS.map((alteration): AlteredFigure => {
    const tally = emptyTally()
    let kept = 0
    for (const [index, probe] of probes.entries()) {
      const answer = detector.detect(altered(probe, alteration, probe.names), options)[0]!.language
      count(tally, probe.language, answer)
      if (answer === probe.language && answers[index] === answer) kept++
    }
    return { name: alteration.name, macro: macroAccuracy(tally), kept: (100 * kept) / right, tally }
  })
  return { plain: macroAccuracy(plain), sentences: probes.length, figures }
}
