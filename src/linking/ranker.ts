/** The learned part of linking: scores of candidates by their mention alone, scores with the rest of the document, and how sure the best one is. */
import { ModelError } from '../models/errors.js'
import type { NativeModel } from '../models/store.js'
import { COHERENCE_WIDTH } from './coherence.js'
import { LOCAL_WIDTH } from './features.js'
import { Network } from './network.js'

/** Artefacts of the ranker, the better one (non-commercial) first. Made by scripts/linking/train.py. */
export const RANKERS = ['linking/ranker-all', 'linking/ranker'] as const

/** Columns of a candidate's row. */
export const ROW_WIDTH = LOCAL_WIDTH + COHERENCE_WIDTH
/** What the judge sees beside the rows of the two best candidates. */
export const JUDGED_WIDTH = 6

/** Scores of candidates, and their probabilities among one another. */
export interface Ranked {
  readonly scores: Float32Array
  readonly shares: Float32Array
}

export interface Ranker {
  readonly local: Network
  readonly full: Network
  readonly judge: Network
  /** Least confidence of a link. */
  readonly threshold: number
}

/** @throws ModelError for a model whose features are others */
export function rankerOf(model: NativeModel): Ranker {
  const [local, full, judge] = [Network.from(model, 'local'), Network.from(model, 'full'), Network.from(model, 'judge')]
  const fits = local.inputs === LOCAL_WIDTH && full.inputs === ROW_WIDTH && judge.inputs === 2 * ROW_WIDTH + JUDGED_WIDTH
  if (!fits) throw new ModelError(`model ${model.id}: its features are not those of this version`)
  return { local, full, judge, threshold: model.f32('threshold')[0]! }
}

/** Probabilities of the rows among one another. @param width columns of a row */
export function shares(network: Network, rows: Float32Array, count: number, width: number): Ranked {
  const scores = new Float32Array(count)
  let best = Number.NEGATIVE_INFINITY
  for (let index = 0; index < count; index++) {
    scores[index] = network.score(rows, index * width)
    best = Math.max(best, scores[index]!)
  }
  const found = scores.map((score) => Math.exp(score - best))
  const total = found.reduce((sum, value) => sum + value, 0)
  return { scores, shares: found.map((value) => value / total) }
}

/** Calibrated probability that the best candidate is right. @param rows of all candidates @param found what they reached */
export function confidenceOf(judge: Network, rows: Float32Array, found: Ranked): number {
  const { best, second } = placesOf(found.scores)
  const input = new Float32Array(2 * ROW_WIDTH + JUDGED_WIDTH)
  input.set(rows.subarray(best * ROW_WIDTH, (best + 1) * ROW_WIDTH))
  input.set(judgedColumns(found, best), ROW_WIDTH)
  if (second >= 0) input.set(rows.subarray(second * ROW_WIDTH, (second + 1) * ROW_WIDTH), ROW_WIDTH + JUDGED_WIDTH)
  return 1 / (1 + Math.exp(-judge.score(input, 0)))
}

/** Places of the greatest score and of the next one, -1 where there is none; of the same scores the first. */
export function placesOf(scores: Float32Array): { readonly best: number; readonly second: number } {
  let best = -1
  let second = -1
  for (const [place, score] of scores.entries()) {
    if (best < 0 || score > scores[best]!) {
      second = best
      best = place
    } else if (second < 0 || score > scores[second]!) second = place
  }
  return { best, second }
}

/** What the scores of all candidates tell of the best one: its share, its lead, how spread they are, how many there are. */
export function judgedColumns(found: Ranked, best: number): Float32Array {
  const { scores, shares: probabilities } = found
  let second = -10
  let entropy = 0
  for (const [index, score] of scores.entries()) {
    if (index !== best && score - scores[best]! > second) second = score - scores[best]!
    const probability = probabilities[index]!
    if (probability > 0) entropy -= probability * Math.log(probability)
  }
  const clip = (value: number) => Math.max(-2, Math.min(2, value / 5))
  return Float32Array.of(clip(scores[best]!), -second / 10, probabilities[best]!, entropy, Math.log1p(scores.length) / 3.5, scores.length === 1 ? 1 : 0)
}
