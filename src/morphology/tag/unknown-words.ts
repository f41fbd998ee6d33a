/**
 * Tags that a long word which the lexicon lacks does not have, for nobody makes new words of these kinds. Alone, as in a search query, nothing around such a word tells what it
 * is, and taggers that learnt interjections from short sentences take it for one (`netflix`, `Laufkatze`).
 */
import { type PartOfSpeech, tagNumber } from '../../core/part-of-speech.js'

/** Further tags of languages that build no long words of these classes, or whose lexicons have them all. */
const further: Readonly<Record<string, readonly PartOfSpeech[]>> = {
  deu: ['ADP', 'CONJ', 'SCONJ', 'PART', 'PRON'],
  eng: ['ADP', 'CONJ', 'SCONJ', 'PART', 'PRON', 'DET'],
  rus: ['ADP', 'CONJ', 'PART'],
  srp: ['ADP', 'CONJ', 'SCONJ', 'PART', 'PRON'],
  swe: ['PART', 'PRON'],
  ukr: ['ADP', 'CONJ', 'PART'],
  urd: ['ADP', 'PRON', 'PART'],
  vie: ['PART', 'ADP', 'PRON']
}
const everywhere = 1 << tagNumber.INTJ

/** Letters of a word that is long. */
const SHORTEST = 6
const repeated = /(\p{L})\1\1|^\p{L}?(\p{L}{2})\2+\p{L}?$/iu

/** Tags that a long unknown word of the language does not have, a bit each (`tagNumber`). */
export function closedTagsOf(language: string | undefined): number {
  const tags = language === undefined ? undefined : further[language]
  return (tags ?? []).reduce((mask, tag) => mask | (1 << tagNumber[tag]), everywhere)
}

/** Whether a word is laughter or has letters that are drawn out (`hahaha`, `heeeej`), which no lexicon has. */
export const isDrawnOut = (word: string): boolean => repeated.test(word)

/** Whether a word that the lexicon lacks may have none of the closed tags. */
export const isNoClosedWord = (word: string): boolean => word.length >= SHORTEST && !isDrawnOut(word)
