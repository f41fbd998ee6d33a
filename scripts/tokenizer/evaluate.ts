/**
 * Token and sentence F1 of the tokenizer on the dev treebanks, with ICU's word breaks as a peer in the same run and the figures of
 * `evaluate-peers.py` when that was run. Writes `scripts/reports/tokenizer.md` and `.json`.
 * Run: npx tsx scripts/tokenizer/evaluate.ts
 */
import type { TokenList } from '../../src/core/spans.js'
import { type ModelStore, openModels } from '../../src/models/store.js'
import { segmentersOf } from '../../src/morphology/segment/index.js'
import { tokenizerModel } from '../../src/morphology/tokenize/model.js'
import { tokenize, tokenizeWith } from '../../src/morphology/tokenizer.js'
import { readReport, writeReport } from '../lib/reports.js'
import { buildText, type GoldText, listTreebanks, SEGMENTED, serviceUnits, splitTreebank, type Treebank } from './data.js'
import { type Row, renderReport } from './report.js'
import { f1, type Score, scoreSentences, scoreTokens } from './score.js'

const ICU_LOCALES: Readonly<Record<string, string>> = { zho: 'zh', jpn: 'ja', tha: 'th', kor: 'ko', fin: 'fi', swe: 'sv', ell: 'el' }

/** Word breaks of ICU (UAX #29 with dictionaries for Chinese, Japanese and Thai). */
function icuTokens(text: string, segmenter: Intl.Segmenter): TokenList {
  const starts: number[] = []
  const ends: number[] = []
  for (const { segment, index } of segmenter.segment(text)) {
    if (segment.trim() === '') continue
    starts.push(index)
    ends.push(index + segment.length)
  }
  return {
    text,
    count: starts.length,
    starts: Uint32Array.from(starts),
    ends: Uint32Array.from(ends),
    classes: new Uint8Array(starts.length),
    sentences: new Uint32Array([0])
  }
}

function sumScores(scores: readonly Score[]): Score {
  return scores.reduce((sum, one) => ({ correct: sum.correct + one.correct, predicted: sum.predicted + one.predicted, gold: sum.gold + one.gold }))
}

function evaluate(treebank: Treebank, store: ModelStore): Row | undefined {
  const { language, name, licence } = treebank
  const { dev } = splitTreebank(treebank)
  if (dev.length === 0) return undefined
  const segmented = SEGMENTED.has(language)
  const gold = buildText(segmented ? dev : dev.map(serviceUnits))
  const tokens = tokenize(gold.text, language, store)
  const sentences = dev.map((sentence) => buildText([segmented ? sentence : serviceUnits(sentence)]))
  const icu = new Intl.Segmenter(ICU_LOCALES[language] ?? 'en', { granularity: 'word' })
  const round = (score: Score) => Number(f1(score).toFixed(2))
  const other = (texts: GoldText) => round(scoreTokens(tokens, texts))
  return {
    name,
    language,
    licence,
    tokens: gold.starts.length,
    tokenF1: round(scoreTokens(tokens, gold)),
    asWritten: other(buildText(dev)),
    words: other(buildText(splitTreebank(treebank, true).dev)),
    sentenceF1: round(scoreSentences(tokens, gold)),
    // sentence by sentence: ICU's iterator takes quadratic time on a long text
    icu: round(sumScores(sentences.map((text) => scoreTokens(icuTokens(text.text, icu), text)))),
    ...(segmented && {
      bySentence: round(sumScores(sentences.map((text) => scoreTokens(tokenize(text.text, language, store), text))))
    }),
    ...(language === 'zho' || language === 'jpn'
      ? { perceptron: round(scoreTokens(tokenize(gold.text, language, store, { modelType: 'perceptron' }), gold)) }
      : {}),
    ...(language === 'jpn' && {
      namesSplit: round(
        scoreTokens(tokenizeWith(gold.text, { language, model: tokenizerModel(store, language), segmenter: segmentersOf(store, language, 'default') }), gold)
      )
    })
  }
}

function main(): void {
  const store = openModels()
  const rows = listTreebanks().flatMap((treebank) => evaluate(treebank, store) ?? [])
  const peers = readReport<Record<string, Record<string, number>>>('tokenizer-peers') ?? {}
  const models = store.manifest.artefacts
    .filter(({ id }) => /^morphology\/(tokenizer|segmenter)-/.test(id))
    .map(({ id, bytes, licence }) => ({ id, bytes, licence }))
  const report = renderReport(rows, peers, models)
  writeReport('tokenizer', { ...report.summary, treebanks: rows, peers, models }, report.text)
  console.log(report.text)
}

main()
