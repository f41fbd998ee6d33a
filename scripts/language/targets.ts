/** The figures that the detector is held to, beside what is to be reached. */
import { accuracyOf, macroAccuracy, microAccuracy, type Tally, unlistedShare } from './evaluation.js'
import { calibrationError, sureAndRight } from './reliability.js'
import type { Results } from './results.js'

export interface TargetRow {
  readonly what: string
  /** Per cent. */
  readonly value: number
  /** Per cent that is wanted; undefined where nothing is. */
  readonly target?: number
  /** Whether less is better. */
  readonly isLimit?: boolean
  /** What the figure consists of. */
  readonly note?: string
}

/** Texts of a language from which on its accuracy is shown among the worst. */
const LEAST_TEXTS = 10
const WORST = 8

/** The languages with the lowest accuracy, `fra 91.0 (734)`. */
export function worstLanguages(tally: Tally, most = WORST): { readonly language: string; readonly accuracy: number; readonly texts: number }[] {
  return [...tally.total]
    .filter(([, texts]) => texts >= LEAST_TEXTS)
    .map(([language, texts]) => ({ language, accuracy: accuracyOf(tally, language), texts }))
    .sort((left, right) => left.accuracy - right.accuracy)
    .slice(0, most)
}

export function shownWorst(tally: Tally, most = WORST): string {
  return worstLanguages(tally, most)
    .map(({ language, accuracy, texts }) => `${language} ${accuracy.toFixed(1)} (${texts})`)
    .join(', ')
}

/** Altered sentences for which another accuracy is wanted than for the others. */
const ALTERED_TARGETS: Readonly<Record<string, number>> = { 'three foreign names in front': 97, '60 masked letters': 97 }

/** The rows in the order of their importance. */
export function targetRows({ measurement, lineKinds, altered, mixed, joined, code, confusers, traffic }: Results): TargetRow[] {
  const { tallies, scripts } = measurement
  const macro = (what: string, tally: Tally, target?: number): TargetRow => ({
    what,
    value: macroAccuracy(tally),
    ...(target !== undefined && { target }),
    note: `${[...tally.total.values()].reduce((sum, texts) => sum + texts, 0)} texts; worst ${shownWorst(tally)}`
  })
  const texts = (number: number | undefined): { note: string } => ({ note: `${number ?? 0} texts` })
  const serbian = together(scripts.named, scripts.capitalised)
  const listed = [tallies.sentences, tallies.firstWords, tallies.named, tallies.lines].map(unlistedShare)
  return [
    macro('sentences full of names', tallies.named, 98.6),
    { what: '- English', value: accuracyOf(tallies.named, 'eng'), target: 96, ...texts(tallies.named.total.get('eng')) },
    { what: '- the worst language', value: worstLanguages(tallies.named, 1)[0]?.accuracy ?? 0, target: 94 },
    { what: '- Serbian in Latin script, pieces below included', value: accuracyOf(serbian, 'srp Latn'), target: 90, ...texts(serbian.total.get('srp Latn')) },
    macro('pieces of sentences with many capitalised words', tallies.capitalised),
    { what: '- English', value: accuracyOf(tallies.capitalised, 'eng'), ...texts(tallies.capitalised.total.get('eng')) },
    { what: 'English headlines of 3 to 9 words', value: accuracyOf(tallies.headlines, 'eng'), target: 97, ...texts(tallies.headlines.total.get('eng')) },
    {
      what: 'own short lines',
      value: microAccuracy(tallies.lines),
      target: 93,
      note: [...lineKinds.total].map(([kind, number]) => `${kind} ${accuracyOf(lineKinds, kind).toFixed(0)} (${number})`).join(', ')
    },
    { what: '- English', value: accuracyOf(tallies.lines, 'eng'), target: 95, ...texts(tallies.lines.total.get('eng')) },
    { what: '- mean over the languages', value: macroAccuracy(tallies.lines), note: `worst ${shownWorst(tallies.lines)}` },
    ...altered.figures.map(({ name, macro: value, kept }) => ({
      what: `altered: ${name}`,
      value,
      target: ALTERED_TARGETS[name] ?? 99.5,
      note: `of those right as they were ${kept.toFixed(1)}`
    })),
    { what: 'the same sentences as they were', value: altered.plain, ...texts(altered.sentences) },
    macro('first five words of a sentence', tallies.firstWords, 98.5),
    macro('sentences', tallies.sentences),
    macro('word pairs', tallies.pairs),
    macro('single words', tallies.words),
    { what: 'word pairs of any length', value: macroAccuracy(tallies.anyPairs) },
    { what: 'single words of any length', value: macroAccuracy(tallies.anyWords) },
    { what: 'words of sentences', value: macroAccuracy(tallies.sentenceWords) },
    { what: 'interface strings, map labels', value: macroAccuracy(tallies.short) },
    { what: 'mix of traffic', value: traffic },
    ...(['named', 'lines', 'firstWords', 'sentences'] as const).map((kind) => ({
      what: `calibration error, ${kind}`,
      value: calibrationError(measurement.judged[kind]),
      note: `answers from a confidence of 0.9 on are right ${sureAndRight(measurement.judged[kind]).toFixed(1)}`
    })),
    { what: 'unlisted languages answered xxx', value: confusers.unlisted, target: 91, ...texts(confusers.texts) },
    {
      what: 'listed languages answered xxx (sentences)',
      value: listed[0]!,
      target: 0.2,
      isLimit: true,
      note: `first words ${listed[1]!.toFixed(2)}, names ${listed[2]!.toFixed(2)}, own lines ${listed[3]!.toFixed(2)}`
    },
    {
      what: 'own mixed documents: every language named',
      value: mixed.complete,
      note: `${mixed.texts} texts; recall ${mixed.recall.toFixed(1)}, precision ${mixed.precision.toFixed(1)}, letters in a region of their language ${mixed.letters.toFixed(1)}`
    },
    {
      what: 'sentences end to end: every language named',
      value: joined.complete,
      note: `${joined.texts} texts; recall ${joined.recall.toFixed(1)}, precision ${joined.precision.toFixed(1)}, letters in a region of their language ${joined.letters.toFixed(1)}`
    },
    { what: 'own program text and data answered xxx', value: code.code, ...texts(code.codeTexts) },
    {
      what: 'own texts with code, marks or laughter in their language',
      value: code.language,
      note: `${code.languageTexts} texts; answered xxx ${code.refused.toFixed(1)}`
    }
  ]
}

/** The texts of two tallies in one. */
function together(...tallies: readonly Tally[]): Tally {
  const sum = (maps: readonly ReadonlyMap<string, number>[]): Map<string, number> => {
    const total = new Map<string, number>()
    for (const map of maps) for (const [name, number] of map) total.set(name, (total.get(name) ?? 0) + number)
    return total
  }
  return {
    total: sum(tallies.map(({ total }) => total)),
    right: sum(tallies.map(({ right }) => right)),
    confusions: sum(tallies.map(({ confusions }) => confusions))
  }
}

/** Whether a row reaches what is wanted, a limit as rounded to tenths; undefined where nothing is. */
export function isReached({ value, target, isLimit = false }: TargetRow): boolean | undefined {
  if (target === undefined) return undefined
  return isLimit ? value <= target + 0.05 : value >= target
}
