/** Scores of the classes of one script group for words read by a workspace, and what they say about languages. */
import { bucketOf, CJK } from './groups.js'
import type { Workspace } from './kernel.js'
import type { GroupModel } from './model.js'
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

/** Sums of the rows of `count` chosen words, divided by the root of the number of features: the n-grams' scores, to `scores`. */
export function scoreFeatures(workspace: Workspace, model: GroupModel, count: number, scores: Float64Array): void {
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
  for (let lane = 0; lane < model.classes.length; lane++) scores[lane] = sumCells[lane]! * scale
}

/** What the table of known words says about `count` chosen words, to `evidence`: sums of log shares above the lowest. */
export function scoreKnownWords(workspace: Workspace, table: WordTable, group: number, count: number, evidence: Float64Array): void {
  const { reader, chosenWords } = workspace
  evidence.fill(0)
  for (let word = 0; word < count; word++) table.add(wordHash(reader.units, chosenWords[word * 2]!, chosenWords[word * 2 + 1]!, group), evidence)
}

/**
 * Writes the class scores (logits) of `count` chosen words to `logits`: n-grams and, in short texts, known words, each with its gain for
 * the length, and the class's bias for the length.
 * @param words length in words that decides gains and bias; for Han and Kana half the number of characters
 * @param evidence scratch of 64 cells
 */
export function scoreChosen(
  workspace: Workspace,
  model: GroupModel,
  table: WordTable,
  group: number,
  count: number,
  words: number,
  logits: Float64Array,
  evidence: Float64Array
): void {
  scoreFeatures(workspace, model, count, logits)
  const bucket = bucketOf(words)
  const gain = model.gains[bucket * 2]!
  const tableGain = count <= TABLE_WORDS ? model.gains[bucket * 2 + 1]! : 0
  if (tableGain > 0) scoreKnownWords(workspace, table, group, count, evidence)
  const bias = bucket * model.lanes
  for (let lane = 0; lane < model.classes.length; lane++) {
    logits[lane] = logits[lane]! * gain + (tableGain > 0 ? evidence[lane]! * tableGain : 0) + model.biases[bias + lane]!
  }
}

/** Length of a text in words for the bias and the calibration. */
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
