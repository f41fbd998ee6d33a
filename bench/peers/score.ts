/** Answers of the tools against what is right, by the code of the project's own reports. */
import { counted } from '../../scripts/addresses/parsing/figures.js'
import type { LabelledLine } from '../../scripts/addresses/parsing/types.js'
import type { Speed } from '../../scripts/docs/peers-results.js'
import type { CorpusText } from '../../scripts/entities/corpora.js'
import { comparable, countSpans, f1, mainTypes, pooled, precision, recall, type TypeCounts } from '../../scripts/entities/score.js'
import { count, emptyTally, macroAccuracy } from '../../scripts/language/evaluation.js'
import { ownCode } from '../../scripts/language/peers.js'
import { areaUnderCurve, chanceOfFirst } from '../../scripts/names/matching/metrics.js'
import { fieldsFrom, lemmasOf, partsOf, spansOf } from './labels.js'
import type { LabelledPiece, Mention, Pace, TaggedToken } from './protocol.js'

export type Figures = Record<string, number>

/** Mean accuracy in per cent over the languages that are asked for. @param answers in the tool's own codes */
export function scoreLanguages(truth: readonly string[], answers: readonly (string | null)[], languages: ReadonlySet<string>): number {
  const tally = emptyTally()
  for (const [index, language] of truth.entries()) if (languages.has(language)) count(tally, language, ownCode(answers[index] ?? '') ?? '')
  return rounded(macroAccuracy(tally))
}

/** A unit of the treebank in its sentence. */
export interface GoldUnit {
  readonly start: number
  readonly end: number
  readonly tag: string
  readonly lemma: string | undefined
  /** A contraction: several words of the treebank. */
  readonly joined: boolean
}

interface Piece {
  readonly start: number
  readonly end: number
  readonly tags: readonly string[]
  readonly lemmas: readonly string[]
}

/** The tokens of an answer; the pieces of a contraction that the treebank has as one unit are one, with the tags and lemmas of all. */
function joinedPieces(tool: string, tokens: readonly TaggedToken[], units: readonly GoldUnit[]): Piece[] {
  const contractions = new Map(units.filter(({ joined }) => joined).map(({ start, end }) => [start, end]))
  const pieces: Piece[] = []
  let end = -1
  for (const [start, stop, tag, lemma] of tokens) {
    // wink gives runs of blanks and ends of lines as tokens
    if (tag === 'SPACE') continue
    const own = { start, end: stop, tags: partsOf(tool, tag), lemmas: lemmasOf(tool, tag, lemma) }
    const last = pieces.at(-1)
    if (last !== undefined && start < end && stop <= end)
      pieces[pieces.length - 1] = { start: last.start, end: stop, tags: [...last.tags, ...own.tags], lemmas: [...last.lemmas, ...own.lemmas] }
    else {
      pieces.push(own)
      end = contractions.get(start) ?? -1
    }
  }
  return pieces
}

/** Token F1; tags and lemmas in per cent of the tokens that are the treebank's, case of lemmas ignored. */
export function scoreMorphology(tool: string, gold: readonly (readonly GoldUnit[])[], answers: readonly (readonly TaggedToken[])[]): Figures {
  const counts = { found: 0, units: 0, aligned: 0, tags: 0, withLemma: 0, lemmas: 0 }
  for (const [index, units] of gold.entries()) {
    const at = new Map(units.map((unit) => [unit.start, unit]))
    const pieces = joinedPieces(tool, answers[index] ?? [], units)
    counts.found += pieces.length
    counts.units += units.length
    for (const { start, end, tags, lemmas } of pieces) {
      const unit = at.get(start)
      if (unit?.end !== end) continue
      counts.aligned++
      if (tags.includes(unit.tag)) counts.tags++
      if (unit.lemma === undefined) continue
      counts.withLemma++
      const wanted = unit.lemma.toLowerCase()
      if (lemmas.some((lemma) => lemma?.toLowerCase() === wanted)) counts.lemmas++
    }
  }
  return {
    tokens: percent(2 * counts.aligned, counts.found + counts.units),
    tags: percent(counts.tags, counts.aligned),
    lemmas: percent(counts.lemmas, counts.withLemma)
  }
}

/** Counts of exact spans of persons, locations and organizations. */
export function countEntities(texts: readonly CorpusText[], answers: readonly (readonly Mention[])[], types: ReadonlySet<string>): TypeCounts {
  const wanted = new Set(mainTypes.filter((type) => types.has(type)))
  const counts: TypeCounts = {}
  for (const [index, { text, spans }] of texts.entries())
    countSpans(counts, comparable(text, spans, spans, wanted), comparable(text, spansOf(text, answers[index] ?? []), spans, wanted))
  return counts
}

/** F1, precision and recall in per cent of all counts together. */
export function scoreEntities(counts: readonly TypeCounts[]): Figures {
  const sum = { gold: 0, found: 0, correct: 0 }
  for (const { gold, found, correct } of counts.map((each) => pooled(each))) {
    sum.gold += gold
    sum.found += found
    sum.correct += correct
  }
  return { f1: f1(sum), precision: precision(sum), recall: recall(sum) }
}

/** Area under the curve, in per cent. */
export function scorePairs(isMatch: readonly boolean[], scores: readonly number[]): number {
  const of = (wanted: boolean) => scores.filter((_, index) => isMatch[index] === wanted)
  return rounded(100 * areaUnderCurve(of(true), of(false)))
}

/** How often the first of each row of candidates scores highest, in per cent. @param size candidates of a row */
export function scoreCandidates(scores: readonly number[], size: readonly number[]): number {
  let [at, sum] = [0, 0]
  for (const length of size) {
    const [right = 0, ...others] = scores.slice(at, at + length)
    sum += chanceOfFirst(right, others)
    at += length
  }
  return rounded((100 * sum) / size.length)
}

/** F1 of exact fields in per cent. */
export function scoreAddresses(tool: string, lines: readonly LabelledLine[], answers: readonly (readonly LabelledPiece[])[]): number {
  const found = new Map(lines.map(({ text }, index) => [text, fieldsFrom(tool, answers[index] ?? [])]))
  return counted(lines, { parse: (line) => ({ fields: found.get(line) ?? {} }) }).f1('all')
}

function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : rounded((100 * part) / whole)
}

/** Two digits behind the point. */
export function rounded(value: number): number {
  return Math.round(value * 100) / 100
}

/** The mean with two digits behind the point. */
export function meanOf(values: readonly number[]): number {
  return rounded(values.reduce((sum, value) => sum + value, 0) / values.length)
}

/** The round with most items a second of processor time. */
export function bestPace(rounds: readonly Pace[]): Speed {
  const rates = rounds.map(({ items, cpuSeconds }) => items / cpuSeconds)
  const best = Math.max(...rates)
  const { items, wallSeconds } = rounds[rates.indexOf(best)]!
  return { perCpuSecond: significant(best), perSecond: significant(items / wallSeconds), spread: Math.round(100 * (1 - Math.min(...rates) / best)) }
}

/** Four digits. */
function significant(value: number): number {
  return Number(value.toPrecision(4))
}
