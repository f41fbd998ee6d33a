/** Scores of the classes of one script group for words read by a workspace. */
import { bucketOf, CJK, conditionOf } from './groups.js'
import type { Workspace } from './kernel.js'
import { type FamilyModel, type FeatureRows, familyGain, type GroupModel, gainCount } from './model.js'
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
    model.lanes,
    workspace.scratch,
    workspace.sums
  )
  const scale = model.scale / Math.sqrt(Math.max(1, found))
  for (let lane = 0; lane < width; lane++) scores[lane] = sumCells[lane]! * scale
}

/**
 * What the table of known words says about `count` chosen words, to `evidence`: sums of log shares above the lowest.
 * @returns the level of the least common word where it is most common, -1 when a word is unknown
 */
export function scoreKnownWords(workspace: Workspace, table: WordTable, group: number, count: number, evidence: Float64Array): number {
  const { reader, chosenWords } = workspace
  evidence.fill(0)
  let least = 255
  for (let word = 0; word < count; word++) {
    least = Math.min(least, table.add(wordHash(reader.units, chosenWords[word * 2]!, chosenWords[word * 2 + 1]!, group), evidence))
  }
  return least
}

/** The second look's scores of a family's members, less their mean: it only tells the members apart. */
export function scoreFamily(workspace: Workspace, family: FamilyModel, count: number, scores: Float64Array): void {
  const width = family.members.length
  scoreFeatures(workspace, family, count, width, scores)
  let sum = 0
  for (let lane = 0; lane < width; lane++) sum += scores[lane]!
  for (let lane = 0; lane < width; lane++) scores[lane]! -= sum / width
}

/** Space that scoring needs, 64 cells each. */
export interface ScoreSpace {
  readonly logits: Float64Array
  readonly features: Float64Array
  readonly evidence: Float64Array
  readonly lanes: Float64Array
}

export function createScoreSpace(): ScoreSpace {
  return { logits: new Float64Array(64), features: new Float64Array(64), evidence: new Float64Array(64), lanes: new Float64Array(64) }
}

/**
 * Writes the class scores (logits) of `count` chosen words to `space.logits`. A score is the class's bias, the n-grams' score and, in short
 * texts, the known words' evidence, each times its gain. Where members of a family are near the top, the second look is added with its gain,
 * and another gain corrects how far the n-grams part the members.
 * @param words length in words; for Han and Kana half the number of characters
 */
export function scoreChosen(workspace: Workspace, model: GroupModel, table: WordTable, group: number, count: number, words: number, space: ScoreSpace): void {
  const { logits, features, evidence } = space
  const width = model.classes.length
  scoreFeatures(workspace, model, count, width, features)
  const known = count <= TABLE_WORDS
  const condition = conditionOf(bucketOf(words), known ? scoreKnownWords(workspace, table, group, count, evidence) : -1)
  const gains = condition * gainCount(model.families.length)
  const gain = model.gains[gains]!
  const bias = condition * model.lanes
  for (let lane = 0; lane < width; lane++) logits[lane] = features[lane]! * gain + model.biases[bias + lane]!
  const tableGain = known ? model.gains[gains + 1]! : 0
  if (tableGain > 0) for (let lane = 0; lane < width; lane++) logits[lane]! += evidence[lane]! * tableGain
  if (model.families.length > 0) addFamilies(workspace, model, gains, count, space)
}

/** How far a class's score may lie below the best one for it to be considered. */
const NEAR = 8

function addFamilies(workspace: Workspace, model: GroupModel, gains: number, count: number, { logits, features, lanes }: ScoreSpace): void {
  let highest = -Infinity
  for (let lane = 0; lane < model.classes.length; lane++) if (logits[lane]! > highest) highest = logits[lane]!
  for (const [number, family] of model.families.entries()) {
    let near = 0
    let mean = 0
    for (const own of family.members) {
      if (logits[own]! >= highest - NEAR) near++
      mean += features[own]!
    }
    if (near < 2) continue
    mean /= family.members.length
    const correction = model.gains[gains + familyGain(number)]!
    const familyWeight = model.gains[gains + familyGain(number) + 1]!
    scoreFamily(workspace, family, count, lanes)
    for (const [lane, own] of family.members.entries()) logits[own]! += correction * (features[own]! - mean) + familyWeight * lanes[lane]!
  }
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
