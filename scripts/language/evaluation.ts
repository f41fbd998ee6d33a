/** Development sets of the language detector and figures over them. */

import type { LanguageDetector } from '../../src/language/detector.js'
import type { LanguageOptions } from '../../src/language/options.js'
import { isDevWord, languagesOf, readRows, readWords, SHORT_GENRES } from './data/rows.js'
import { subtitleWords, wordfreqWords } from './lexicon.js'
import { firstWords } from './probes/first-words.js'
import { headlines } from './probes/headlines.js'
import { capitalisedPieces, namedSentences } from './probes/named.js'
import { type FoundWord, isRomanised, isUnspaced, type Probe, plainWords, sample } from './probes/probe.js'
import { type Half, ownLines } from './probes/statements.js'

const DATA_KINDS = ['sentences', 'pairs', 'words', 'anyPairs', 'anyWords', 'sentenceWords', 'unseenWords', 'short', 'firstWords'] as const
type DataKind = (typeof DATA_KINDS)[number]

export type ProbeKind = DataKind | 'named' | 'capitalised' | 'headlines' | 'lines'

export const PROBE_KINDS: readonly ProbeKind[] = [...DATA_KINDS, 'named', 'capitalised', 'headlines', 'lines']

/** Kinds that are quickly read. */
export const QUICK_KINDS: readonly ProbeKind[] = PROBE_KINDS.filter((kind) => kind !== 'unseenWords')

/** Least letters of a probe, as the public detectors are measured (lingua: words of 5 letters, pairs of 10); Han and Kana say more each. */
const LEAST_WORD = 5
const LEAST_PAIR = 10
const LEAST_IDEOGRAPHS = 2

/** Languages of the closed evaluation: all but the Korean dialects, which answer `kor`. */
export function evaluatedLanguages(): string[] {
  return languagesOf('dev').filter((language) => language !== 'qkp' && language !== 'qkr')
}

/** Which probes are wanted. */
export interface ProbeChoice {
  readonly kinds: readonly ProbeKind[]
  /** Which half of the own lines. */
  readonly half: Half
}

const EVERYTHING: ProbeChoice = { kinds: PROBE_KINDS, half: 'seen' }

/**
 * Development probes of a language, at most 1,000 of each kind, each text once, sampled by hash.
 * `sentences`: dev rows from sentence sources; `short`: interface strings and map labels of dev; `firstWords`: beginnings of the sentences;
 * `anyPairs`, `sentenceWords`: adjacent words, and single words, of the dev sentences, in any script;
 * `anyWords`: frequent subtitle words (one in five) that training left out of its lists; words of sentences where a language has no list;
 * `unseenWords`: those of `sentenceWords` that are in no list and no training text of the language;
 * `pairs`, `words`: those of `anyPairs` and `anyWords` that are in the usual script and have 10 and 5 letters;
 * `named`: sentences of the entity corpora full of names; `capitalised`: pieces of dev sentences with many capitalised words; `headlines`: English ones; `lines`: the own short lines.
 */
export function probesOf(language: string, { kinds, half }: ProbeChoice = EVERYTHING): Record<ProbeKind, readonly Probe[]> {
  const wants = (kind: ProbeKind): boolean => kinds.includes(kind)
  return {
    ...dataProbes(language, wants),
    named: wants('named') ? namedSentences(language) : [],
    capitalised: wants('capitalised') ? capitalisedPieces(language) : [],
    headlines: wants('headlines') && language === 'eng' ? headlines() : [],
    lines: wants('lines') ? ownLines(half).filter((line) => line.language === language) : []
  }
}

/** The `sentences` of a language. */
export function sentencesOf(language: string): Probe[] {
  return sample(devRows(language, false))
}

/** Development rows: interface strings and map labels, or all others. */
function devRows(language: string, short: boolean): Probe[] {
  return readRows('dev', language)
    .filter(({ genre }) => SHORT_GENRES.has(genre) === short)
    .map(({ script, text }) => ({ language, script, text }))
}

function dataProbes(language: string, wants: (kind: ProbeKind) => boolean): Record<DataKind, Probe[]> {
  const sentences = devRows(language, false)
  const script = sentences[0]?.script ?? 'Latn'
  const pairs = new Map<string, Probe>()
  const words = new Map<string, Probe>()
  const segmenter = new Intl.Segmenter(language === 'jpn' ? 'ja' : language === 'zho' ? 'zh' : 'th', { granularity: 'word' })
  for (const { text, script: own } of sentences) {
    const found = isUnspaced(language) && own !== 'Latn' ? segmented(segmenter, text) : plainWords(text)
    for (const [index, { word, start, end }] of found.entries()) {
      words.set(word.toLowerCase(), { language, script: own, text: word })
      const next = found[index + 1]
      if (next !== undefined && next.start - end <= 1)
        pairs.set(`${word} ${next.word}`.toLowerCase(), { language, script: own, text: text.slice(start, next.end) })
    }
  }
  const listed = readWords(language)
    .filter(({ word }) => isDevWord(word) && /^\p{L}/u.test(word))
    .map(({ word }) => ({ language, script, text: word }))
  const known = wants('unseenWords') ? knownWords(language) : undefined
  const anyWords = listed.length > 0 ? listed : [...words.values()]
  return {
    sentences: sample(sentences),
    pairs: sample([...pairs.values()].filter((probe) => isLong(probe, LEAST_PAIR, LEAST_IDEOGRAPHS * 2))),
    words: sample(anyWords.filter((probe) => isLong(probe, LEAST_WORD, LEAST_IDEOGRAPHS))),
    anyPairs: sample([...pairs.values()]),
    anyWords: sample(anyWords),
    sentenceWords: sample([...words.values()]),
    unseenWords: known === undefined ? [] : sample([...words].filter(([word]) => !known.has(word)).map(([, probe]) => probe)),
    short: sample(devRows(language, true)),
    firstWords: sample(sentences.flatMap((sentence) => firstWords(sentence) ?? []))
  }
}

/** Words, in lower case, of the language's training text and lists. */
function knownWords(language: string): Set<string> {
  const known = new Set<string>()
  for (const part of ['sentences', 'short']) {
    for (const { text } of readRows(part, language)) for (const { word } of plainWords(text.toLowerCase())) known.add(word)
  }
  for (const { word } of wordfreqWords(language)) known.add(word)
  for (const { word } of subtitleWords(language)) known.add(word)
  return known
}

function isLong({ language, text }: Probe, letters: number, ideographs: number): boolean {
  if (isRomanised(language, text)) return false
  return text.length >= (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) ? ideographs : letters)
}

function segmented(segmenter: Intl.Segmenter, text: string): FoundWord[] {
  const words: FoundWord[] = []
  for (const { segment, index, isWordLike } of segmenter.segment(text)) {
    if (isWordLike && /^[\p{L}\p{M}]+$/u.test(segment)) words.push({ word: segment, start: index, end: index + segment.length })
  }
  return words
}

/** Accuracy of each language and how often each was taken for another. */
export interface Tally {
  readonly total: Map<string, number>
  readonly right: Map<string, number>
  /** `truth>answer` */
  readonly confusions: Map<string, number>
}

export function emptyTally(): Tally {
  return { total: new Map(), right: new Map(), confusions: new Map() }
}

export function count(tally: Tally, truth: string, answer: string): void {
  tally.total.set(truth, (tally.total.get(truth) ?? 0) + 1)
  if (truth === answer) tally.right.set(truth, (tally.right.get(truth) ?? 0) + 1)
  else tally.confusions.set(`${truth}>${answer}`, (tally.confusions.get(`${truth}>${answer}`) ?? 0) + 1)
}

/** Accuracy of one language in per cent. */
export function accuracyOf(tally: Tally, language: string): number {
  return (100 * (tally.right.get(language) ?? 0)) / (tally.total.get(language) ?? 1)
}

/** Mean of the languages' accuracies in per cent. */
export function macroAccuracy(tally: Tally): number {
  const languages = [...tally.total.keys()]
  return languages.reduce((sum, language) => sum + accuracyOf(tally, language), 0) / languages.length
}

/** Accuracy over all texts in per cent. */
export function microAccuracy(tally: Tally): number {
  return (100 * sum(tally.right.values())) / Math.max(1, sum(tally.total.values()))
}

/** Share of the texts in listed languages that were answered `xxx`, in per cent. */
export function unlistedShare(tally: Tally): number {
  return (100 * sum([...tally.confusions].filter(([confusion]) => confusion.endsWith('>xxx')).map(([, number]) => number))) / sum(tally.total.values())
}

function sum(numbers: Iterable<number>): number {
  let total = 0
  for (const number of numbers) total += number
  return total
}

/** The confidence of an answer and whether it was right. */
export interface Judged {
  readonly confidence: number
  readonly right: boolean
}

export interface Measurement {
  readonly tallies: Readonly<Record<ProbeKind, Tally>>
  /** By language and script, `srp Latn`. */
  readonly scripts: Readonly<Record<ProbeKind, Tally>>
  /** Every answer. */
  readonly judged: Readonly<Record<ProbeKind, readonly Judged[]>>
}

/** All probes of all languages. */
export type ProbeTable = ReadonlyMap<string, Readonly<Record<ProbeKind, readonly Probe[]>>>

export function allProbes(choice: ProbeChoice = EVERYTHING): ProbeTable {
  return new Map(evaluatedLanguages().map((language) => [language, probesOf(language, choice)]))
}

/** The answers of a detector to all probes of all languages. @param options how the detector is asked, beside that one letter is enough */
export function measure(detector: LanguageDetector, options: LanguageOptions = {}, probes: ProbeTable = allProbes()): Measurement {
  const byKind = <T>(make: () => T) => Object.fromEntries(PROBE_KINDS.map((kind) => [kind, make()])) as Record<ProbeKind, T>
  const tallies = byKind(emptyTally)
  const scripts = byKind(emptyTally)
  const judged = byKind<Judged[]>(() => [])
  for (const [language, own] of probes) {
    for (const kind of PROBE_KINDS) {
      for (const { text, script } of own[kind]) {
        const best = detector.detect(text, { minValidChars: 1, ...options })[0]!
        count(tallies[kind], language, best.language)
        judged[kind].push({ confidence: best.confidence, right: best.language === language })
        count(scripts[kind], `${language} ${script}`, best.language === language ? `${language} ${script}` : best.language)
      }
    }
  }
  return { tallies, scripts, judged }
}

/** The figures that the manifest shows. */
export function mainFigures(tallies: Measurement['tallies']): Record<string, number> {
  const figures = { sentences: tallies.sentences, 'word pairs': tallies.pairs, 'single words': tallies.words }
  return Object.fromEntries(Object.entries(figures).map(([name, tally]) => [`${name} (macro %)`, Number(macroAccuracy(tally).toFixed(2))]))
}
