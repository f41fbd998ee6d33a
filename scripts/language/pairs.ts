/**
 * Close pairs: a second look at two languages only. Logistic regression on features scaled by how far a naive Bayes model parts the two
 * (Wang and Manning 2012), on whole texts, with one more input: how much more frequent each word is in one language's word list than in
 * the other's. That input's weight goes into the words' own rows, so that at run time a pair is a family like any other.
 */
import { join } from 'node:path'
import { FULL_WEIGHT } from '../../src/language/emphasis.js'
import type { LanguageKernel } from '../../src/language/kernel.js'
import { dataFolder } from '../lib/data.js'
import { CLASSES } from './classes.js'
import { createRandom } from './data/random.js'
import { gzipLines, isDevWord } from './data/rows.js'
import { WORDFREQ_CODES, wordfreqWords } from './lexicon.js'
import { type Samples, trainingWorkspace } from './samples.js'
import { type FeatureMap, type Labels, selectFeatures } from './select.js'
import type { SoftmaxModel } from './softmax.js'

/** The two sides of each pair: languages and the classes of the group `latn` that belong to them. */
export const PAIRS: Readonly<Record<string, readonly [PairSide, PairSide]>> = {
  'hrv-srp': [
    { language: 'hrv', classes: ['hrv'] },
    { language: 'srp', classes: ['srp'] }
  ],
  'ind-msa': [
    { language: 'ind', classes: ['ind'] },
    { language: 'msa', classes: ['msa'] }
  ],
  'ces-slk': [
    { language: 'ces', classes: ['ces'] },
    { language: 'slk', classes: ['slk'] }
  ],
  'nor-dan': [
    { language: 'nor', classes: ['nob', 'nno'] },
    { language: 'dan', classes: ['dan'] }
  ]
}

interface PairSide {
  readonly language: string
  readonly classes: readonly string[]
}

/** Features of a snippet, some two or three words, and the share of the texts that are met as one. */
const SNIPPET = 50
const SNIPPET_SHARE = 0.25

/** Class numbers in the group `latn` of a pair, those of the first side first. */
export function pairMembers(pair: string): number[] {
  return PAIRS[pair]!.flatMap(({ classes }) => classes.map((name) => CLASSES.latn!.findIndex((entry) => entry.name === name)))
}

export interface PairPlan {
  /** Features of the texts, and list words besides, that get a row at most. */
  readonly features: number
  readonly words: number
  /** Passes over the texts of the added corpora, and over all others. */
  readonly corpusEpochs: number
  readonly epochs: number
  readonly rate: number
}

/** Rows of 4 lanes for a pair's members and the features that they belong to. */
export function trainPair(samples: Samples, pair: string, plan: PairPlan): { model: SoftmaxModel; selected: FeatureMap } {
  const sides = PAIRS[pair]!
  const members = pairMembers(pair)
  const first = new Set(members.slice(0, sides[0].classes.length))
  const labels: Labels = {
    classes: Int8Array.from(samples.classes, (own, text) => (samples.weights[text]! > 0 || !members.includes(own) ? -1 : first.has(own) ? 0 : 1)),
    classCount: 2
  }
  const selected = selectFeatures(samples, labels, plan.features, 2)
  const priors = wordPriors(pair, selected, plan.words)
  const rows = fitRows(samples, labels, selected, priors, plan)
  const lanes = 4
  const weights = new Float32Array(selected.size * lanes)
  for (let row = 0; row < selected.size; row++) {
    for (const [lane, own] of members.entries()) weights[row * lanes + lane] = (first.has(own) ? 0.5 : -0.5) * rows[row]!
  }
  return { model: { lanes, classCount: members.length, weights, biases: new Float32Array(0) }, selected }
}

/** Log ratio of a word's shares in the two languages by its row; adds rows for the list words that tell most. */
function wordPriors(pair: string, selected: FeatureMap, limit: number): Map<number, number> {
  const [left, right] = PAIRS[pair]!.map(({ language }) => language) as [string, string]
  const shares = [wordShares(left, right), wordShares(right, left)] as const
  const words = [...new Set([...shares[0].words.keys(), ...shares[1].words.keys()])].map((word) => {
    const pairShares = shares.map(({ words: known, least }) => (known.get(word) ?? least / 2) + 2e-7) as [number, number]
    const ratio = Math.max(-3, Math.min(3, Math.log(pairShares[0] / pairShares[1])))
    return { word, ratio, worth: Math.abs(ratio) * Math.sqrt(Math.max(...pairShares)) }
  })
  words.sort((one, other) => other.worth - one.worth)
  const workspace = trainingWorkspace()
  const priors = new Map<number, number>()
  let added = 0
  for (const { word, ratio } of words) {
    const feature = wordFeature(word, workspace)
    if (feature === 0) continue
    if (selected.get(feature) === 0) {
      if (added++ >= limit || Math.abs(ratio) < 0.5) continue
      selected.set(feature, selected.size + 1)
    }
    priors.set(selected.get(feature) - 1, ratio)
  }
  return priors
}

/** Shares of a language's words: from wordfreq where it parts the two languages, else from subtitles. */
function wordShares(language: string, other: string): { words: Map<string, number>; least: number } {
  const words = new Map<string, number>()
  const code = WORDFREQ_CODES[language]
  let least = 1
  if (code !== undefined && WORDFREQ_CODES[other] !== undefined && code !== WORDFREQ_CODES[other]) {
    for (const { word, share } of wordfreqWords(language)) {
      if (words.size >= 100_000) break
      words.set(word, share)
      least = share
    }
    return { words, least }
  }
  let total = 0
  const path = join(dataFolder(), 'morphology/frequency', `${language}.tsv.gz`)
  const counted = gzipLines(path, false).map((line) => line.split('\t') as [string, string])
  for (const [, count] of counted) total += Number(count)
  for (const [word, count] of counted) {
    least = Math.min(least, Number(count) / total)
    if (!isDevWord(word)) words.set(word.toLowerCase(), Number(count) / total)
  }
  return { words, least }
}

/** The feature that stands for a word as a whole: its own hash, or for up to three letters the n-gram with the blanks; 0 for no single word. */
function wordFeature(word: string, { reader, kernel, text, scratch, scratchCells }: ReturnType<typeof trainingWorkspace>): number {
  reader.clear()
  reader.read(word, 0, word.length, 2)
  if (reader.count !== 1 || reader.groups[0] !== 0) return 0
  const start = reader.bounds[0]!
  const end = reader.bounds[1]!
  const made = (kernel as LanguageKernel).features(text, start, end, 0, 5, 1, scratch)
  // the n-grams from the blank on come first, from two units upwards
  return scratchCells[end - start > 3 ? made : 1 + end - start]!
}

/** Weight of each row, more than 0 for the first language. */
function fitRows(samples: Samples, labels: Labels, selected: FeatureMap, priors: ReadonlyMap<number, number>, plan: PairPlan): Float64Array {
  const { rows, amounts, starts } = rowsOfTexts(samples, labels, selected)
  const prior = new Float64Array(selected.size)
  for (const [row, ratio] of priors) prior[row] = ratio
  const scale = bayesScale(labels, rows, starts, selected.size)
  const random = createRandom(1)
  const texts: [number[], number[]] = [[], []]
  for (let text = 0; text < samples.count; text++) {
    const own = labels.classes[text]!
    if (own < 0 || starts[text] === starts[text + 1]) continue
    if (samples.weights[text]! >= 0 || random() < plan.corpusEpochs / plan.epochs) texts[own]!.push(text)
  }
  const weights = new Float64Array(selected.size)
  const squares = new Float64Array(selected.size).fill(1e-3)
  let bias = 0
  let trust = 0
  let trustSquares = 1e-3
  const steps = plan.epochs * (texts[0].length + texts[1].length)
  let loss = 0
  for (let step = 0; step < steps; step++) {
    const own = step & 1
    const text = texts[own]![Math.floor(random() * texts[own]!.length)]!
    let start = starts[text]!
    let end = starts[text + 1]!
    if (end - start > 2 * SNIPPET && random() < SNIPPET_SHARE) {
      start += Math.floor(random() * (end - start - SNIPPET))
      end = start + SNIPPET
    }
    let sum = 0
    let known = 0
    let total = 0
    for (let at = start; at < end; at++) {
      const row = rows[at]!
      const amount = amounts[at]!
      sum += weights[row]! * scale[row]! * amount
      known += prior[row]! * amount
      total += amount * amount
    }
    const length = 1 / Math.sqrt(total)
    known *= length
    const probability = 1 / (1 + Math.exp(-(sum * length + trust * known + bias)))
    const error = probability - (own === 0 ? 1 : 0)
    loss -= Math.log(Math.max(1e-9, 1 - Math.abs(error)))
    // AdaGrad (Duchi et al. 2011)
    const rate = plan.rate * Math.max(0.02, 1 - step / steps)
    bias -= 0.01 * rate * error
    trustSquares += (error * known) ** 2
    trust -= (rate * error * known) / Math.sqrt(trustSquares)
    for (let at = start; at < end; at++) {
      const row = rows[at]!
      const slope = error * length * scale[row]! * amounts[at]!
      squares[row]! += slope * slope
      weights[row]! -= (rate * slope) / Math.sqrt(squares[row]!)
    }
  }
  console.error(
    `  ${texts[0].length} and ${texts[1].length} texts, ${priors.size} list words with weight ${trust.toFixed(2)}, loss ${(loss / steps).toFixed(4)}`
  )
  return weights.map((weight, row) => weight * scale[row]! + trust * prior[row]!)
}

/** Rows of the features of each text, with their words' weights; text `t` has those from `starts[t]` to `starts[t + 1]`. */
function rowsOfTexts(samples: Samples, labels: Labels, selected: FeatureMap): { rows: number[]; amounts: number[]; starts: Uint32Array } {
  const { words, emphases, features, featureStarts } = samples
  const rows: number[] = []
  const amounts: number[] = []
  const starts = new Uint32Array(samples.count + 1)
  let amount = 1
  const take = (feature: number): void => {
    const row = selected.get(feature)
    if (row === 0) return
    rows.push(row - 1)
    amounts.push(amount)
  }
  for (let text = 0; text < samples.count; text++) {
    if (labels.classes[text]! >= 0) {
      for (let at = samples.starts[text]!; at < samples.starts[text + 1]!; at++) {
        const word = words[at]!
        amount = emphases[at]! / FULL_WEIGHT
        for (let index = featureStarts[word]!; index < featureStarts[word + 1]!; index++) take(features[index]!)
        if (at > samples.starts[text]!) take(samples.pairFeature(words[at - 1]!, word))
      }
    }
    starts[text + 1] = rows.length
  }
  return { rows, amounts, starts }
}

/** Size of the naive Bayes log ratio of each row, by the texts of each class that have it. */
function bayesScale({ classes }: Labels, rows: readonly number[], starts: Uint32Array, size: number): Float64Array {
  const counts = [new Float64Array(size), new Float64Array(size)] as const
  const totals = [0, 0]
  for (let text = 0; text + 1 < starts.length; text++) {
    const own = classes[text]!
    if (own < 0) continue
    totals[own]!++
    for (const row of new Set(rows.slice(starts[text]!, starts[text + 1]!))) counts[own as 0 | 1][row]!++
  }
  return Float64Array.from({ length: size }, (_, row) => {
    const [left, right] = counts.map((count, own) => 0.5 + (10_000 * count[row]!) / totals[own]!) as [number, number]
    return Math.max(0.02, Math.abs(Math.log(left / right)))
  })
}
