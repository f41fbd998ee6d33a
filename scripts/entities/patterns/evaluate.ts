/**
 * What the patterns of `/entities` find of dates, numbers, amounts and identifiers: the cases of Recognizers-Text, Duckling, ICU and Presidio, and the
 * agreement with the corpora that annotate such types. Writes `scripts/reports/patterns.json` and `.md`.
 *
 *     npx tsx scripts/entities/patterns/evaluate.ts [languages...] [--misses]
 *
 * With languages given nothing is written; `--misses` lists the expressions of the seen half of the cases that were not found.
 */
import { entityLanguage } from '../../../src/entities/languages.js'
import { findPatterns } from '../../../src/entities/patterns/index.js'
import { entityTokens } from '../../../src/entities/tokens.js'
import type { Mention } from '../../../src/entities/types.js'
import { openModels } from '../../../src/models/store.js'
import { writeReport } from '../../lib/reports.js'
import { entityCorpora, hasSplit, readCorpus } from '../corpora.js'
import { ducklingCases, type Family, familyOf, icuCases, type PatternCase, presidioCases, recognizersCases } from './cases.js'
import { type PatternReport, patternReport } from './report.js'
import { addFigures, type FigureTable, figuresAt, isUnseen, scoreCase } from './score.js'

const store = openModels()
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const showMisses = process.argv.includes('--misses')

function find(text: string, code: string): Mention[] {
  return findPatterns({ text, language: entityLanguage(code)!, tokens: entityTokens(text, code, store) })
}

function scoreCases(cases: readonly PatternCase[]): FigureTable {
  const table: FigureTable = {}
  for (const one of cases) {
    const language = entityLanguage(one.language)
    if (language === undefined || (wanted.length > 0 && !wanted.includes(language))) continue
    const mentions = find(one.text, language)
    const figures = scoreCase(one, mentions)
    addFigures(figuresAt(table, language, one.group), figures)
    if (showMisses && !isUnseen(one) && (figures.exact < figures.expected || figures.wrong > 0)) {
      const shown = one.spans.map(([start, end]) => one.text.slice(start, end)).join(' | ')
      const got = mentions.map(({ start, end, type }) => `${one.text.slice(start, end)}/${type.replace(/^\w+:/u, '')}`).join(' | ')
      console.log([language, figures.half < figures.expected ? '-' : '+', one.group, one.text.replace(/\s+/gu, ' '), shown, got].join('\t'))
    }
  }
  return table
}

/** Tokens of a corpus that are read at most; dates are frequent enough. */
const SAMPLE = 8_000

/** Running text: how much is marked, and how it agrees with the corpora that annotate the family. */
function scoreCorpora(): Pick<PatternReport, 'corpora' | 'density'> {
  const corpora: FigureTable = {}
  const density: Record<string, Record<string, number>> = {}
  for (const corpus of entityCorpora()) {
    if (corpus.kind === 'ocr' || corpus.kind === 'derived' || !hasSplit(corpus, 'dev') || (wanted.length > 0 && !wanted.includes(corpus.language))) continue
    const families = new Set([...corpus.types].map(familyOf).filter((family) => family !== undefined))
    const marked: Record<string, number> = {}
    let tokenCount = 0
    for (const { text, spans } of readCorpus(corpus, 'dev', 'detokenised', 'document')) {
      const tokens = entityTokens(text, corpus.language, store)
      const mentions = findPatterns({ text, language: entityLanguage(corpus.language)!, tokens })
      tokenCount += tokens.count
      for (const { type } of mentions) marked[familyOf(type) ?? type] = (marked[familyOf(type) ?? type] ?? 0) + 1
      for (const family of families) addFigures(figuresAt(corpora, corpus.name, family), scoreCase(goldCase(family, spans), mentions))
      if (tokenCount > SAMPLE) break
    }
    density[corpus.name] = Object.fromEntries(Object.entries(marked).map(([family, count]) => [family, Number(((1000 * count) / tokenCount).toFixed(2))]))
  }
  return { corpora, density }
}

function goldCase(family: Family, spans: readonly { start: number; end: number; type: string }[]): Pick<PatternCase, 'family' | 'spans'> {
  return { family, spans: spans.filter(({ type }) => familyOf(type) === family).map(({ start, end }) => [start, end] as const) }
}

const report: PatternReport = {
  recognizers: scoreCases(recognizersCases()),
  duckling: scoreCases(ducklingCases()),
  icu: scoreCases(icuCases()),
  presidio: scoreCases(presidioCases()),
  ...(showMisses ? { corpora: {}, density: {} } : scoreCorpora())
}
const { summary, text } = patternReport(report)
if (!showMisses) console.log(text)
if (wanted.length === 0 && !showMisses) {
  writeReport('patterns', { summary, ...report }, text, 1)
}
