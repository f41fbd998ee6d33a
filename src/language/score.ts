/** Scores of the classes of one script group for words read by a workspace. */
import { bucketOf, CJK } from './groups.js'
import type { Workspace } from './kernel.js'
import { type CloseModel, type FeatureRows, GAINS, type GroupModel } from './model.js'
import { type WordTable, wordHash } from './word-table.js'

/** Longest text, in words, that the table of known words is asked about: in longer ones the n-grams know better. */
export const TABLE_WORDS = 5

/** Hands the words of one group, from word `from` to `to`, to the kernel's list. @returns how many */
export function chooseWords(workspace: Workspace, group: number, from: number, to: number): number {
  const { reader, chosenWords } = workspace
  let count = 0
  for (let word = from; word < to; word++) {
    if (reader.groups[word] !== group) continue
    chosenWords[count * 2] = reader.bounds[word * 2]!
    chosenWords[count * 2 + 1] = reader.bounds[word * 2 + 1]!
    count++
  }
  return count
}

/** Sums of the rows of `count` chosen words, divided by the root of the number of features: the score of each of `width` lanes. */
export function scoreFeatures(workspace: Workspace, model: FeatureRows, count: number, width: number, scores: Float64Array): void {
  const { kernel, sumCells } = workspace
  sumCells.fill(0)
  const found = kernel.accumulate(
    workspace.text,
    workspace.chosen,
    count,
    model.order,
    model.padded ? 1 : 0,
    model.slots,
    model.mask,
    model.rows,
    model.lanes === 64 ? 1 : 0,
    workspace.scratch,
    workspace.sums
  )
  const scale = model.scale / Math.sqrt(Math.max(1, found))
  for (let lane = 0; lane < width; lane++) scores[lane] = sumCells[lane]! * scale
}

/** What the table of known words says about `count` chosen words, to `evidence`: sums of log shares above the lowest. */
export function scoreKnownWords(workspace: Workspace, table: WordTable, group: number, count: number, evidence: Float64Array): void {
  const { reader, chosenWords } = workspace
  evidence.fill(0)
  for (let word = 0; word < count; word++) table.add(wordHash(reader.units, chosenWords[word * 2]!, chosenWords[word * 2 + 1]!, group), evidence)
}

/** The second look's score of each class of the families, less the family's mean, so that it only tells members apart; 0 for other classes. */
export function scoreClose(workspace: Workspace, close: CloseModel, count: number, lanes: Float64Array, scores: Float64Array): void {
  const width = close.lanesOf.length
  scoreFeatures(workspace, close, count, width, lanes)
  scores.fill(0)
  for (let first = 0; first < width; ) {
    let last = first
    let sum = 0
    while (last < width && close.families[last] === close.families[first]) sum += lanes[last++]!
    const mean = sum / (last - first)
    for (; first < last; first++) scores[close.lanesOf[first]!] = lanes[first]! - mean
  }
}

/** Space that scoring needs, 64 cells each. */
export interface ScoreSpace {
  readonly logits: Float64Array
  readonly evidence: Float64Array
  readonly lanes: Float64Array
}

export function createScoreSpace(): ScoreSpace {
  return { logits: new Float64Array(64), evidence: new Float64Array(64), lanes: new Float64Array(64) }
}

/**
 * Writes the class scores (logits) of `count` chosen words to `space.logits`: n-grams and, in short texts, known words, each with its gain
 * for the length, and the class's bias for the length; where the best class has a family, the second look decides within it.
 * @param words length in words that decides gains and bias; for Han and Kana half the number of characters
 */
export function scoreChosen(workspace: Workspace, model: GroupModel, table: WordTable, group: number, count: number, words: number, space: ScoreSpace): void {
  const { logits, evidence, lanes } = space
  const width = model.classes.length
  scoreFeatures(workspace, model, count, width, logits)
  const bucket = bucketOf(words)
  const gain = model.gains[bucket * GAINS]!
  const tableGain = count <= TABLE_WORDS ? model.gains[bucket * GAINS + 1]! : 0
  const closeGain = model.gains[bucket * GAINS + 2]!
  const bias = bucket * model.lanes
  for (let lane = 0; lane < width; lane++) logits[lane] = logits[lane]! * gain + model.biases[bias + lane]!
  if (tableGain > 0) {
    scoreKnownWords(workspace, table, group, count, evidence)
    for (let lane = 0; lane < width; lane++) logits[lane]! += evidence[lane]! * tableGain
  }
  if (closeGain > 0 && model.close !== undefined && isClose(model.close, logits, width)) {
    scoreClose(workspace, model.close, count, lanes, evidence)
    for (let lane = 0; lane < width; lane++) logits[lane]! += evidence[lane]! * closeGain
  }
}

/** Score that a class may lie behind the best one and still have a say. */
const NEAR = 8

/** Whether some family has two members near the best score. */
function isClose(close: CloseModel, logits: Float64Array, width: number): boolean {
  let highest = -Infinity
  for (let lane = 0; lane < width; lane++) if (logits[lane]! > highest) highest = logits[lane]!
  let seen = 0
  for (let lane = 0; lane < width; lane++) {
    const family = close.familyOf[lane]!
    if (family < 0 || logits[lane]! < highest - NEAR) continue
    const bit = 1 << family
    if ((seen & bit) !== 0) return true
    seen |= bit
  }
  return false
}

/** Length of a text in words for the bias and the gains. */
export function wordLength(workspace: Workspace, group: number, count: number): number {
  return group === CJK ? Math.max(1, workspace.reader.letters[CJK]! >> 1) : count
}

/** Turns logits into probabilities in place. */
export function softmax(logits: Float64Array, count: number): void {
  let highest = -Infinity
  for (let lane = 0; lane < count; lane++) if (logits[lane]! > highest) highest = logits[lane]!
  let sum = 0
  for (let lane = 0; lane < count; lane++) {
    const value = Math.exp(logits[lane]! - highest)
    logits[lane] = value
    sum += value
  }
  for (let lane = 0; lane < count; lane++) logits[lane]! /= sum
}
