/**
 * Words of texts written without blanks, by the dictionary segmentation of ICU, and short texts of Han characters for training. In running
 * Japanese the Kana give the language away, so that the Han characters beside them teach a classifier nothing: it must meet them alone.
 */
import type { Row } from './data/rows.js'

export interface WordSpan {
  readonly start: number
  readonly end: number
}

const HAN = /^\p{Script=Han}+$/u
const HAN_OR_KANA = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

const segmenters = new Map<string, Intl.Segmenter>()

function segmenterFor(language: string): Intl.Segmenter {
  let segmenter = segmenters.get(language)
  if (segmenter === undefined) {
    segmenter = new Intl.Segmenter(language === 'jpn' ? 'ja' : 'zh', { granularity: 'word' })
    segmenters.set(language, segmenter)
  }
  return segmenter
}

/** Words of a text in reading order; undefined where it is not written in Han characters or Kana. */
export function segmentedWords(text: string, language: string): WordSpan[] | undefined {
  if ((language !== 'jpn' && language !== 'zho') || !HAN_OR_KANA.test(text)) return undefined
  const spans: WordSpan[] = []
  for (const { segment, index, isWordLike } of segmenterFor(language).segment(text)) if (isWordLike) spans.push({ start: index, end: index + segment.length })
  return spans
}

/** Most words of a snippet, and most snippets of a text. */
const LONGEST = 3
const MOST = 12

/**
 * Stretches of one to three words of Han characters in a Japanese or Chinese row, single words first and as often as they occur; none of rows
 * in other languages.
 */
export function* hanSnippets({ text, language }: Row): Generator<string> {
  const words = segmentedWords(text, language)
  if (words === undefined) return
  let taken = 0
  for (let length = 1; length <= LONGEST; length++) {
    for (let first = 0; first + length <= words.length; first += length) {
      const snippet = text.slice(words[first]!.start, words[first + length - 1]!.end)
      if (!HAN.test(snippet)) continue
      if (taken++ >= MOST * length) return
      yield snippet
    }
  }
}
