/** Scores of the classes of one script group for words read by a workspace. */
import { createPlace, familiarityOf, locate, PLAIN_WORDS, type Place } from './conditions.js'
import { endOf, FULL_WEIGHT, listWords, weightOf } from './emphasis.js'
import { CJK } from './groups.js'
import { syllableEvidence } from './kana.js'
import type { Workspace } from './kernel.js'
import { UNDETERMINED } from './languages.js'
import { type FamilyModel, type FeatureRows, familyGain, type GroupModel, gainCount } from './model.js'
import { unlistedDiscount } from './prior.js'
import { type WordTable, wordHash } from './word-table.js'

/** Hands the words of one group, from word `from` to `to`, with their weights to the kernel's list. @returns how many */
export function chooseWords({ reader, chosenWords }: Workspace, group: number, from: number, to: number): number {
  return listWords(reader, group, from, to, chosenWords)
}

/**
 * Sums of the rows of `count` chosen words, each times its word's weight, divided by the root of the sum of the weights' squares: the score
 * of each of `width` lanes.
 */
export function scoreFeatures(workspace: Workspace, model: FeatureRows, count: number, width: number, scores: Float64Array): void {
  const { sumCells } = workspace
  sumCells.fill(0)
  writeScores(sumCells, model, addRows(workspace, model, 0, count), width, scores)
}

/** As `scoreFeatures`, with the scores of the words before number `split`, and of those from there on, in `first` and `second`: at no further cost. */
function scoreSides(workspace: Workspace, model: FeatureRows, count: number, split: number, width: number, space: ScoreSpace): void {
  const { sumCells } = workspace
  const { features, first, second } = space
  sumCells.fill(0)
  const before = addRows(workspace, model, 0, split)
  writeScores(sumCells, model, before, width, first)
  const behind = addRows(workspace, model, split, count - split)
  writeScores(sumCells, model, before + behind, width, features)
  // the sums are those of all words: the ones behind are what is left
  const scale = 1 / Math.sqrt(Math.max(1, behind))
  for (let lane = 0; lane < width; lane++) {
    second[lane] = (features[lane]! * Math.sqrt(Math.max(1, before + behind)) - first[lane]! * Math.sqrt(Math.max(1, before))) * scale
  }
}

/** Adds the rows of `count` chosen words from number `from` on to the sums. @returns the squares of their weights, as the kernel counts them */
function addRows(workspace: Workspace, model: FeatureRows, from: number, count: number): number {
  return workspace.kernel.accumulate(
    workspace.text,
    workspace.chosen + from * 8,
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
}

function writeScores(sums: Int32Array, model: FeatureRows, found: number, width: number, scores: Float64Array): void {
  const scale = model.scale / Math.sqrt(Math.max(1, found))
  for (let lane = 0; lane < width; lane++) scores[lane] = sums[lane]! * scale
}

/**
 * What the table of known words says about `count` chosen words, to `evidence`: sums of log shares above the lowest, divided by the root of the
 * words' weights.
 * @returns mean familiarity of the words, 0..3 (`conditions.ts`)
 */
export function scoreKnownWords(workspace: Workspace, table: WordTable, group: number, count: number, evidence: Float64Array): number {
  const { reader, chosenWords } = workspace
  evidence.fill(0)
  let total = 0
  let familiarity = 0
  for (let word = 0; word < count; word++) {
    const end = chosenWords[word * 2 + 1]!
    const weight = weightOf(end) / FULL_WEIGHT
    total += weight
    familiarity += weight * familiarityOf(table.add(wordHash(reader.units, chosenWords[word * 2]!, endOf(end), group), weight, evidence))
  }
  if (total === 0) return 0
  const root = 1 / Math.sqrt(total)
  for (let lane = 0; lane < evidence.length; lane++) evidence[lane]! *= root
  return familiarity / total
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
  /** N-gram scores of the two sides of a pause. */
  readonly first: Float64Array
  readonly second: Float64Array
  readonly place: Place
  /** Gains at the text's place. */
  readonly gains: Float64Array
}

export function createScoreSpace(): ScoreSpace {
  const cells = () => new Float64Array(64)
  return { logits: cells(), features: cells(), evidence: cells(), lanes: cells(), first: cells(), second: cells(), gains: cells(), place: createPlace() }
}

/**
 * Writes the class scores (logits) of `count` chosen words to `space.logits`: log-likelihoods up to a constant, and the prior. A likelihood is the
 * class's bias, the n-grams' score and, in short texts, the known words' evidence, each times its gain; biases and gains are those of the text's place among the
 * conditions.
 * Where members of a family are near the top, the second look is added with its gain, and another gain corrects how far the n-grams part the
 * members.
 * @param words length in words; for Han and Kana half the number of characters
 * @param split number of the word behind a pause whose two sides are to be compared (`sidesDiffer`); 0 for none
 */
export function scoreChosen(
  workspace: Workspace,
  model: GroupModel,
  table: WordTable,
  group: number,
  count: number,
  words: number,
  space: ScoreSpace,
  split = 0
): void {
  const { logits, features, evidence, gains, place } = space
  const width = model.classes.length
  if (split > 0) scoreSides(workspace, model, count, split, width, space)
  else scoreFeatures(workspace, model, count, width, features)
  const asks = model.knowsWords && words < PLAIN_WORDS
  const familiarity = asks ? scoreKnownWords(workspace, table, group, count, evidence) : 0
  locate(words, familiarity, place)
  writePrior(model, words, logits)
  interpolate(model, place, gains, logits)
  const gain = gains[0]!
  for (let lane = 0; lane < width; lane++) logits[lane]! += features[lane]! * gain
  if (asks) for (let lane = 0; lane < width; lane++) logits[lane]! += evidence[lane]! * gains[1]!
  if (group === CJK) addSyllables(workspace, model, count, logits)
  if (model.families.length > 0) addFamilies(workspace, model, count, space)
}

/** By how much, in log-likelihood, each side of a pause has to prefer its own language to that of the other. */
const SIDE_LEAD = 3

/** Whether the two sides of the pause that a text was last scored with are in different languages, by their n-grams alone. */
export function sidesDiffer({ classes }: GroupModel, { first, second, gains }: ScoreSpace): boolean {
  const before = highest(first, classes.length)
  const behind = highest(second, classes.length)
  if (classes[before]!.language === classes[behind]!.language) return false
  const lead = SIDE_LEAD / Math.max(0.1, gains[0]!)
  return first[before]! - first[behind]! >= lead && second[behind]! - second[before]! >= lead
}

function highest(scores: Float64Array, width: number): number {
  let best = 0
  for (let lane = 1; lane < width; lane++) if (scores[lane]! > scores[best]!) best = lane
  return best
}

/** Writes the log weights of the classes, for a text of so many words. */
function writePrior({ classes, prior }: GroupModel, words: number, logits: Float64Array): void {
  const discount = unlistedDiscount(words)
  for (let lane = 0; lane < classes.length; lane++) logits[lane] = classes[lane]!.language === UNDETERMINED ? prior[lane]! + discount : prior[lane]!
}

/** Writes the gains at a place, and adds its biases. */
function interpolate(model: GroupModel, { conditions, shares }: Place, gains: Float64Array, biases: Float64Array): void {
  const gainWidth = gainCount(model.families.length)
  const width = model.classes.length
  gains.fill(0)
  for (let corner = 0; corner < 4; corner++) {
    const share = shares[corner]!
    if (share === 0) continue
    const gain = conditions[corner]! * gainWidth
    for (let index = 0; index < gainWidth; index++) gains[index]! += share * model.gains[gain + index]!
    const bias = conditions[corner]! * model.lanes
    for (let lane = 0; lane < width; lane++) biases[lane]! += share * model.biases[bias + lane]!
  }
}

function addSyllables(workspace: Workspace, model: GroupModel, count: number, logits: Float64Array): void {
  const evidence = syllableEvidence(workspace, count)
  if (evidence === 0) return
  for (const [lane, { language }] of model.classes.entries()) logits[lane]! += language === 'jpn' ? evidence / 2 : -evidence / 2
}

/** How far a class's score may lie below the best one for it to be considered. */
const NEAR = 8

function addFamilies(workspace: Workspace, model: GroupModel, count: number, { logits, features, lanes, gains }: ScoreSpace): void {
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
    const correction = gains[familyGain(number)]!
    const familyWeight = gains[familyGain(number) + 1]!
    scoreFamily(workspace, family, count, lanes)
    for (const [lane, own] of family.members.entries()) logits[own]! += correction * (features[own]! - mean) + familyWeight * lanes[lane]!
  }
}

/** Length of a text in words for the bias and the gains. */
export function wordLength(workspace: Workspace, group: number, count: number): number {
  return group === CJK ? Math.max(1, workspace.reader.letters[CJK]! >> 1) : count
}

/** How far below the highest logit a class has no probability worth its computation. */
const NEGLIGIBLE = 80

/** Turns logits into probabilities in place. */
export function softmax(logits: Float64Array, count: number): void {
  let highest = -Infinity
  for (let lane = 0; lane < count; lane++) if (logits[lane]! > highest) highest = logits[lane]!
  let sum = 0
  for (let lane = 0; lane < count; lane++) {
    const below = logits[lane]! - highest
    const value = below < -NEGLIGIBLE ? 0 : Math.exp(below)
    logits[lane] = value
    sum += value
  }
  for (let lane = 0; lane < count; lane++) logits[lane]! /= sum
}
