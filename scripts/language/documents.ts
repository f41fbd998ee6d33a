/** Texts in several languages: which languages the detections name, and how the regions follow them; program text and what looks like it. */
import type { LanguageDetector } from '../../src/language/detector.js'
import { supportedLanguages } from '../../src/language/languages.js'
import type { LanguageOptions } from '../../src/language/options.js'
import type { MixedText, Statement } from './probes/statements.js'

/** A language with this share of the letters or more must be named. */
const LEAST_LETTERS = 1 / 6
/** Confidence from which on a language counts as named, and from which on a wrong one counts as a mistake. */
const NAMED = 0.05
const CLAIMED = 0.1

export interface DocumentFigures {
  readonly texts: number
  /** Per cent of the texts whose languages with a sixth of the letters or more are all named. */
  readonly complete: number
  /** Per cent of those languages that are named. */
  readonly recall: number
  /** Per cent of the languages claimed that the text has. */
  readonly precision: number
  /** Per cent of the letters in a region with their language. */
  readonly letters: number
  /** The same with the whole text as one region. */
  readonly whole: number
}

const listed: ReadonlySet<string> = new Set(supportedLanguages.map(({ language }) => language))

const lettersIn = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0

/** Letters of each language of a text; unlisted languages as `xxx`. */
export function lettersByLanguage({ text, regions }: MixedText): Map<string, number> {
  const letters = new Map<string, number>()
  for (const { start, end, language } of regions) {
    const own = listed.has(language) ? language : 'xxx'
    letters.set(own, (letters.get(own) ?? 0) + lettersIn(text.slice(start, end)))
  }
  return letters
}

export function measureDocuments(detector: LanguageDetector, texts: readonly MixedText[], options: LanguageOptions): DocumentFigures {
  const sums = { complete: 0, wanted: 0, named: 0, claimed: 0, true: 0, letters: 0, right: 0, whole: 0 }
  for (const mixed of texts) {
    const own = lettersByLanguage(mixed)
    const total = [...own.values()].reduce((sum, letters) => sum + letters, 0)
    const wanted = [...own].filter(([language, letters]) => language !== 'xxx' && letters >= LEAST_LETTERS * total).map(([language]) => language)
    const detections = detector.detect(mixed.text, options)
    const named = wanted.filter((language) => detections.some((detection) => detection.language === language && detection.confidence >= NAMED))
    const claimed = detections.filter(({ confidence }) => confidence >= CLAIMED)
    sums.wanted += wanted.length
    sums.named += named.length
    if (named.length === wanted.length) sums.complete++
    sums.claimed += claimed.length
    sums.true += claimed.filter(({ language }) => own.has(language)).length
    sums.letters += total
    const found = detector.regions(mixed.text, options)
    for (const { start, end, language: code } of mixed.regions) {
      const language = listed.has(code) ? code : 'xxx'
      if (detections[0]?.language === language) sums.whole += lettersIn(mixed.text.slice(start, end))
      for (const region of found) {
        const [from, to] = [Math.max(start, region.start), Math.min(end, region.end)]
        if (from < to && region.languages[0]?.language === language) sums.right += lettersIn(mixed.text.slice(from, to))
      }
    }
  }
  const percent = (part: number, all: number): number => (100 * part) / Math.max(1, all)
  return {
    texts: texts.length,
    complete: percent(sums.complete, texts.length),
    recall: percent(sums.named, sums.wanted),
    precision: percent(sums.true, sums.claimed),
    letters: percent(sums.right, sums.letters),
    whole: percent(sums.whole, sums.letters)
  }
}

export interface CodeFigures {
  readonly codeTexts: number
  /** Per cent of the program texts and data answered `xxx`. */
  readonly code: number
  readonly languageTexts: number
  /** Per cent of the texts in a language answered rightly, and answered `xxx`. */
  readonly language: number
  readonly refused: number
  /** Texts with a wrong answer. */
  readonly wrong: readonly { readonly kind: string; readonly language: string; readonly answer: string }[]
}

export function measureCode(detector: LanguageDetector, statements: readonly Statement[], options: LanguageOptions): CodeFigures {
  const answers = statements.map(({ kind, language, text }) => ({ kind, language, answer: detector.detect(text, options)[0]!.language }))
  const code = answers.filter(({ language }) => language === 'xxx')
  const texts = answers.filter(({ language }) => language !== 'xxx')
  const share = (list: typeof answers, answer: (own: (typeof answers)[number]) => string): number =>
    (100 * list.filter((own) => own.answer === answer(own)).length) / Math.max(1, list.length)
  return {
    codeTexts: code.length,
    code: share(code, () => 'xxx'),
    languageTexts: texts.length,
    language: share(texts, ({ language }) => language),
    refused: share(texts, () => 'xxx'),
    wrong: answers.filter(({ language, answer }) => language !== answer)
  }
}
