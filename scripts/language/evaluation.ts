/** Development sets of the language detector and figures over them. */

import type { LanguageDetector } from '../../src/language/detector.js'
import { subtitleWords, wordfreqWords } from './lexicon.js'
import { isDevWord, languagesOf, readRows, readWords, SHORT_GENRES, textHash } from './rows.js'

/** A text with the language it is in. */
export interface Probe {
  readonly language: string
  readonly script: string
  readonly text: string
}

export type ProbeKind = 'sentences' | 'pairs' | 'words' | 'anyPairs' | 'anyWords' | 'sentenceWords' | 'unseenWords' | 'short'

export const PROBE_KINDS: readonly ProbeKind[] = ['sentences', 'pairs', 'words', 'anyPairs', 'anyWords', 'sentenceWords', 'unseenWords', 'short']

/** Most probes of one language and kind. */
const MOST = 1000

/** Languages whose Latin-script rows are romanised; `pairs` and `words` are in the usual script. */
const ROMANISED = new Set('ara ben fas guj hin kan mal tam tel urd zho'.split(' '))

/** Least letters of a probe, as the public detectors are measured (lingua: words of 5 letters, pairs of 10); Han and Kana say more each. */
const LEAST_WORD = 5
const LEAST_PAIR = 10
const LEAST_IDEOGRAPHS = 2

/** Languages of the closed evaluation: all but the Korean dialects, which answer `kor`. */
export function evaluatedLanguages(): string[] {
  return languagesOf('dev').filter((language) => language !== 'qkp' && language !== 'qkr')
}

/**
 * Development probes of a language, at most 1,000 of each kind, each text once, sampled by hash.
 * `sentences`: dev rows from sentence sources; `short`: interface strings and map labels of dev;
 * `anyPairs`, `sentenceWords`: adjacent words, and single words, of the dev sentences, in any script;
 * `anyWords`: frequent subtitle words (one in five) that training left out of its lists; words of sentences where a language has no list;
 * `unseenWords`: those of `sentenceWords` that are in no list and no training text of the language;
 * `pairs`, `words`: those of `anyPairs` and `anyWords` that are in the usual script and have 10 and 5 letters.
 */
export function probesOf(language: string): Record<ProbeKind, Probe[]> {
  const rows = readRows('dev', language)
  const script = rows[0]?.script ?? 'Latn'
  const sentences = rows.filter(({ genre }) => !SHORT_GENRES.has(genre)).map((row) => ({ language, script: row.script, text: row.text }))
  const short = rows.filter(({ genre }) => SHORT_GENRES.has(genre)).map((row) => ({ language, script: row.script, text: row.text }))
  const pairs = new Map<string, Probe>()
  const words = new Map<string, Probe>()
  const segmenter = new Intl.Segmenter(language === 'jpn' ? 'ja' : language === 'zho' ? 'zh' : 'th', { granularity: 'word' })
  for (const { text, script: own } of sentences) {
    const found = ['jpn', 'zho', 'tha'].includes(language) && own !== 'Latn' ? segmented(segmenter, text) : plainWords(text)
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
  const known = knownWords(language)
  const anyWords = listed.length > 0 ? listed : [...words.values()]
  return {
    sentences: sample(sentences),
    pairs: sample([...pairs.values()].filter((probe) => isLong(probe, LEAST_PAIR, LEAST_IDEOGRAPHS * 2))),
    words: sample(anyWords.filter((probe) => isLong(probe, LEAST_WORD, LEAST_IDEOGRAPHS))),
    anyPairs: sample([...pairs.values()]),
    anyWords: sample(anyWords),
    sentenceWords: sample([...words.values()]),
    unseenWords: sample([...words].filter(([word]) => !known.has(word)).map(([, probe]) => probe)),
    short: sample(short)
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
  if (ROMANISED.has(language) && /\p{Script=Latin}/u.test(text)) return false
  return text.length >= (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) ? ideographs : letters)
}

function sample(probes: Probe[]): Probe[] {
  if (probes.length <= MOST) return probes
  return probes
    .map((probe) => ({ probe, key: textHash(probe.text) }))
    .sort((left, right) => left.key - right.key)
    .slice(0, MOST)
    .map(({ probe }) => probe)
}

interface FoundWord {
  readonly word: string
  readonly start: number
  readonly end: number
}

function plainWords(text: string): FoundWord[] {
  return [...text.matchAll(/[\p{L}\p{M}][\p{L}\p{M}'’\u200c]*/gu)].map((match) => ({ word: match[0], start: match.index, end: match.index + match[0].length }))
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

export interface Measurement {
  readonly tallies: Readonly<Record<ProbeKind, Tally>>
  /** Sentences by language and script, `srp Latn`. */
  readonly scripts: Tally
  /** Confidence of every answer and whether it was right. */
  readonly judged: Readonly<Record<ProbeKind, readonly { readonly confidence: number; readonly right: boolean }[]>>
}

/** The answers of a detector to all probes of all languages. */
export function measure(detector: LanguageDetector): Measurement {
  const byKind = <T>(make: () => T) => Object.fromEntries(PROBE_KINDS.map((kind) => [kind, make()])) as Record<ProbeKind, T>
  const tallies = byKind(emptyTally)
  const scripts = emptyTally()
  const judged = byKind<{ confidence: number; right: boolean }[]>(() => [])
  for (const language of evaluatedLanguages()) {
    const probes = probesOf(language)
    for (const kind of PROBE_KINDS) {
      for (const { text, script } of probes[kind]) {
        const best = detector.detect(text, { minValidChars: 1 })[0]!
        count(tallies[kind], language, best.language)
        judged[kind].push({ confidence: best.confidence, right: best.language === language })
        if (kind === 'sentences') count(scripts, `${language} ${script}`, best.language === language ? `${language} ${script}` : best.language)
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
