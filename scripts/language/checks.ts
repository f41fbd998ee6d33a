/** Measures beside plain accuracy: unlisted languages, capitals, regions, Korean dialects. */
import { join } from 'node:path'
import type { LanguageDetector } from '../../src/language/detector.js'
import type { LanguageOptions } from '../../src/language/options.js'
import { dataFolder } from '../lib/data.js'
import { createRandom } from './data/random.js'
import { gzipLines, isDevConfuser, languagesOf, type Row, readRows, SHORT_GENRES } from './data/rows.js'
import { evaluatedLanguages, sentencesOf } from './evaluation.js'
import type { MixedText } from './probes/statements.js'

/** Unlisted languages whose texts a listed code fits (macrolanguages, dialects): left out of the share. */
const NEAR = new Set(['bos', 'mey', 'lzh', 'wuu', 'und'])

/** Rows in unlisted languages that were kept out of training, by language. */
export function confuserRows(): Map<string, Row[]> {
  const rows = new Map<string, Row[]>()
  for (const language of languagesOf('confusers')) {
    if (NEAR.has(language)) continue
    const own = readRows('confusers', language).filter(({ text }) => isDevConfuser(text))
    if (own.length > 0) rows.set(language, own)
  }
  return rows
}

export interface ConfuserFigures {
  readonly texts: number
  /** Per cent answered `xxx`: all rows, sentences, short strings, and the mean over the languages. */
  readonly unlisted: number
  readonly sentences: number
  readonly short: number
  readonly macro: number
  /** Languages least often answered `xxx`, with what they were taken for most. */
  readonly worst: readonly { readonly language: string; readonly unlisted: number; readonly takenFor: string }[]
}

/** How often texts in unlisted languages are answered `xxx` (rows kept out of training). */
export function measureConfusers(detector: LanguageDetector, options: LanguageOptions = {}): ConfuserFigures {
  const totals = { texts: 0, right: 0, sentences: 0, sentencesRight: 0 }
  const languages: { language: string; unlisted: number; takenFor: string }[] = []
  for (const [language, rows] of confuserRows()) {
    let right = 0
    const answers = new Map<string, number>()
    for (const { text, genre } of rows) {
      const answer = detector.detect(text, options)[0]!.language
      const isRight = answer === 'xxx'
      totals.texts++
      if (!SHORT_GENRES.has(genre)) {
        totals.sentences++
        if (isRight) totals.sentencesRight++
      }
      if (isRight) right++
      else answers.set(answer, (answers.get(answer) ?? 0) + 1)
    }
    totals.right += right
    languages.push({ language, unlisted: (100 * right) / rows.length, takenFor: [...answers].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '' })
  }
  return {
    texts: totals.texts,
    unlisted: (100 * totals.right) / totals.texts,
    sentences: (100 * totals.sentencesRight) / totals.sentences,
    short: (100 * (totals.right - totals.sentencesRight)) / Math.max(1, totals.texts - totals.sentences),
    macro: languages.reduce((sum, { unlisted }) => sum + unlisted, 0) / languages.length,
    worst: languages.sort((left, right) => left.unlisted - right.unlisted).slice(0, 20)
  }
}

/** Per cent of the dev sentences that get the same language in capitals and in small letters. */
export function measureCapitals(detector: LanguageDetector): number {
  let same = 0
  let total = 0
  for (const language of evaluatedLanguages()) {
    for (const { text } of sentencesOf(language).slice(0, 200)) {
      if (text.toUpperCase() === text.toLowerCase()) continue
      total++
      if (detector.detect(text.toUpperCase(), {})[0]?.language === detector.detect(text.toLowerCase(), {})[0]?.language) same++
    }
  }
  return (100 * same) / total
}

export interface RegionFigures {
  /** Per cent of the letters in a region with their language: code-switched sentences, and the same when the whole text were one region. */
  readonly codeSwitched: number
  readonly codeSwitchedWhole: number
  /** Per cent of the letters: two to four dev sentences of different languages end to end. */
  readonly joined: number
  readonly joinedWhole: number
}

/** How well `multilingual` regions follow the languages of mixed texts. */
export function measureRegions(detector: LanguageDetector): RegionFigures {
  const [codeSwitched, codeSwitchedWhole] = regionAccuracy(detector, codeSwitchedTexts())
  const [joined, joinedWhole] = regionAccuracy(detector, joinedTexts())
  return { codeSwitched, codeSwitchedWhole, joined, joinedWhole }
}

function regionAccuracy(detector: LanguageDetector, texts: readonly MixedText[]): [number, number] {
  let total = 0
  let right = 0
  let whole = 0
  for (const { text, regions } of texts) {
    const found = detector.regions(text, {})
    const one = detector.detect(text, {})[0]?.language
    for (const { start, end, language } of regions) {
      total += end - start
      if (one === language) whole += end - start
      for (const region of found) {
        const shared = Math.min(end, region.end) - Math.max(start, region.start)
        if (shared > 0 && region.languages[0]?.language === language) right += shared
      }
    }
  }
  return [(100 * right) / total, (100 * whole) / total]
}

/** Sentences with Turkish and German, and Algerian Arabic in Latin letters and French (offsets there count code points). */
function codeSwitchedTexts(): MixedText[] {
  return gzipLines(join(dataFolder(), 'language/mixed/code-switched.jsonl.gz'), false).map((line) => {
    const { text, regions } = JSON.parse(line) as MixedText
    const units = [0]
    for (const character of text) units.push(units.at(-1)! + character.length)
    return { text, regions: regions.map(({ start, end, language }) => ({ start: units[start]!, end: units[end]!, language })) }
  })
}

/** Two to four dev sentences of different languages end to end. */
export function joinedTexts(): MixedText[] {
  const random = createRandom(3)
  const pool = evaluatedLanguages().flatMap((language) => sentencesOf(language).slice(0, 200))
  return Array.from({ length: 1000 }, () => {
    let text = ''
    const regions: { start: number; end: number; language: string }[] = []
    const parts = 2 + Math.floor(random() * 3)
    while (regions.length < parts) {
      const probe = pool[Math.floor(random() * pool.length)]!
      if (probe.text.length < 40 || regions.at(-1)?.language === probe.language) continue
      regions.push({ start: text.length, end: text.length + probe.text.length, language: probe.language })
      text += `${probe.text} `
    }
    return { text, regions }
  })
}

/** Per cent right among dev rows in North and South Korean spelling, with `koreanDialects`. */
export function measureDialects(detector: LanguageDetector): { readonly qkp: number; readonly qkr: number } {
  const share = (language: string, expected: string): number => {
    const rows = readRows('dev', language)
    const right = rows.filter(({ text }) => detector.detect(text, { koreanDialects: true })[0]?.language === expected).length
    return (100 * right) / rows.length
  }
  return { qkp: share('qkp', 'qkp'), qkr: share('kor', 'qkr') }
}
