/** Sets as they are measured: lines of the report, and the worst errors. */
import type { Similarity } from './baselines.js'
import { type CandidateCase, candidateCases } from './candidates.js'
import { type ClusteredNames, clusteredNames } from './clusters.js'
import { allScores, averageLink } from './full-clusters.js'
import { areaUnderCurve, chanceOfFirst, pairFigures } from './metrics.js'
import type { Line } from './report.js'
import { labelledPairs } from './sets.js'

/** What is measured is not to be trained on. */
export type MeasuredPart = 'tune' | 'report'

/** Score from which names are of the same one, as it is served. */
export const THRESHOLD = 0.75

const pairGoals: Readonly<Record<string, number>> = { sanctions: 0.85, ancestry: 0.92, nicknames: 0.98, organisations: 0.993, places: 0.999 }
const candidateGoals: Readonly<Record<string, number>> = { ara: 98, fas: 98, pus: 98, urd: 98, ell: 99, rus: 99, kor: 98, tha: 98, zho: 93, jpn: 92 }
const clusterGoals: Readonly<Record<string, number>> = { 'historical-persons': 0.93, companies: 0.97, 'sanctioned-persons': 0.66 }

/** A set and, where there are several, its groups. */
export function pairLines(set: string, part: MeasuredPart, similarities: readonly Similarity[]): Line[] {
  const pairs = labelledPairs(set, part)
  const scores = similarities.map(({ name, score }) => ({ name, of: pairs.map(({ left, right }) => score(left, right)) }))
  const groups = [...new Set(pairs.map(({ group }) => group))].sort()
  return [undefined, ...(groups.length > 1 ? groups : [])].map((group) => {
    const places = [...pairs.keys()].filter((place) => group === undefined || pairs[place]!.group === group)
    const area = (of: readonly number[]) => {
      const labelled = (isMatch: boolean) => places.filter((place) => pairs[place]!.isMatch === isMatch).map((place) => of[place]!)
      return rounded(areaUnderCurve(labelled(true), labelled(false)), 4)
    }
    return {
      set,
      rows: places.length,
      figures: Object.fromEntries(scores.map(({ name, of }) => [name, area(of)])),
      ...(group === undefined ? goalOf(pairGoals, set) : { group })
    }
  })
}

/** Matches that score lowest, others that score highest. */
export function pairErrors(set: string, part: MeasuredPart, { score }: Similarity, most: number): string[] {
  const pairs = labelledPairs(set, part).map((pair) => ({ ...pair, score: score(pair.left, pair.right) }))
  const worst = (isMatch: boolean) =>
    pairs
      .filter((pair) => pair.isMatch === isMatch)
      .sort((left, right) => (isMatch ? left.score - right.score : right.score - left.score))
      .slice(0, most)
      .map((pair) => `${isMatch ? 'match' : 'other'}\t${pair.score.toFixed(3)}\t${pair.left.text}\t${pair.right.text}`)
  return [...worst(true), ...worst(false)]
}

export function candidateLine(language: string, part: MeasuredPart, similarities: readonly Similarity[]): Line {
  const cases = candidateCases(language, part)
  const share = (similarity: Similarity) => {
    const chances = cases.map((one) => {
      const [right = 0, ...others] = candidateScores(one, similarity)
      return chanceOfFirst(right, others)
    })
    return rounded((100 * sum(chances)) / cases.length, 1)
  }
  return {
    set: language,
    rows: cases.length,
    figures: Object.fromEntries(similarities.map((similarity) => [similarity.name, share(similarity)])),
    ...goalOf(candidateGoals, language)
  }
}

/** Names for which another one scores highest by most. */
export function candidateErrors(language: string, part: MeasuredPart, similarity: Similarity, most: number): string[] {
  return candidateCases(language, part)
    .map((one) => {
      const [right = 0, ...others] = candidateScores(one, similarity)
      const best = Math.max(...others)
      return { one, right, best, wrong: one.candidates[1 + others.indexOf(best)]! }
    })
    .filter(({ right, best }) => best >= right)
    .sort((left, right) => right.best - right.right - (left.best - left.right))
    .slice(0, most)
    .map(({ one, right, best, wrong }) => `${one.name.text}\t${one.candidates[0]!.text} ${right.toFixed(3)}\t${wrong.text} ${best.toFixed(3)}`)
}

function candidateScores({ name, candidates }: CandidateCase, { score }: Similarity): number[] {
  return candidates.map((candidate) => score(name, candidate))
}

/** @param similarities the first at the threshold served, the others at their best ones */
export function clusterLine(set: string, part: MeasuredPart, similarities: readonly Similarity[]): Line {
  const names = clusteredNames(set, part)
  const tuning = clusteredNames(set, 'tune')
  const figures: Record<string, number> = {}
  const notes: string[] = []
  for (const [place, similarity] of similarities.entries()) {
    const threshold = place === 0 ? THRESHOLD : bestThreshold(tuning, similarity)
    const { precision, recall, f1 } = clustersFigures(names, similarity, [threshold])[0]!
    figures[similarity.name] = rounded(f1, 4)
    notes.push(`${similarity.name} at ${threshold}: precision ${rounded(precision, 3)}, recall ${rounded(recall, 3)}`)
  }
  return { set, rows: names.names.length, figures, ...goalOf(clusterGoals, set), note: notes.join('; ') }
}

/** Joined pairs of different ones that score highest, pairs of the same that were not joined and score lowest. */
export function clusterErrors(set: string, part: MeasuredPart, similarity: Similarity, most: number): string[] {
  const { names, clusters } = clusteredNames(set, part)
  const scores = allScores(names, similarity)
  const found = averageLink(scores, names.length, THRESHOLD)
  const pairs: { isMatch: boolean; score: number; line: string }[] = []
  for (const [row, left] of names.entries()) {
    for (const [column, right] of names.slice(0, row).entries()) {
      const isMatch = clusters[row] === clusters[column]
      if (isMatch === (found[row] === found[column])) continue
      const score = scores[row * names.length + column]!
      pairs.push({ isMatch, score, line: `${isMatch ? 'not joined' : 'joined'}\t${score.toFixed(3)}\t${left.text}\t${right.text}` })
    }
  }
  const worst = (isMatch: boolean) =>
    pairs
      .filter((pair) => pair.isMatch === isMatch)
      .sort((left, right) => (isMatch ? left.score - right.score : right.score - left.score))
      .slice(0, most)
      .map(({ line }) => line)
  return [...worst(true), ...worst(false)]
}

function bestThreshold(names: ClusteredNames, similarity: Similarity): number {
  const thresholds = Array.from({ length: 23 }, (_, step) => rounded(0.54 + step / 50, 2))
  const figures = clustersFigures(names, similarity, thresholds).map(({ f1 }) => f1)
  return thresholds[figures.indexOf(Math.max(...figures))]!
}

function clustersFigures({ names, clusters }: ClusteredNames, similarity: Similarity, thresholds: readonly number[]) {
  const scores = allScores(names, similarity)
  return thresholds.map((threshold) => pairFigures(clusters, averageLink(scores, names.length, threshold)))
}

function goalOf(goals: Readonly<Record<string, number>>, set: string): { goal?: number } {
  const goal = goals[set]
  return goal === undefined ? {} : { goal }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

function rounded(number: number, digits: number): number {
  return Number(number.toFixed(digits))
}
