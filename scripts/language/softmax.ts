/**
 * Multinomial logistic regression over selected features, trained online with AdaGrad (Duchi et al. 2011; one rate a row). A text is
 * scored as the sum of its features' rows, each times the weight of its word, divided by the root of the sum of the weights' squares, plus a bias
 * for its length.
 * Texts are met as they will be met: whole, and as snippets of one, two or a few words.
 */
import { BUCKETS, bucketOf } from '../../src/language/conditions.js'
import { FULL_WEIGHT } from '../../src/language/emphasis.js'
import { instantiateKernel } from '../../src/models/kernels.js'
import { allocate, createModelMemory } from '../../src/models/memory.js'
import { createRandom } from './data/random.js'
import type { Samples } from './samples.js'
import { type FeatureMap, type Labels, listWordCount } from './select.js'

export interface SoftmaxModel {
  readonly lanes: number
  readonly classCount: number
  /** `lanes` weights a row. */
  readonly weights: Float32Array
  /** `lanes` biases a length bucket. */
  readonly biases: Float32Array
}

export interface TrainingPlan {
  readonly epochs: number
  /** Examples a class and epoch, list words apart. */
  readonly perClass: number
  /** List words a class and epoch. */
  readonly wordsPerClass: number
  readonly rate: number
  readonly seed: number
}

/** Exports of `src/kernels/language-train.ts`. */
interface TrainingKernel {
  gather(weights: number, rows: number, amounts: number, count: number, lanes: number, sums: number): void
  update(weights: number, squares: number, rows: number, amounts: number, count: number, lanes: number, gradient: number, rate: number, norm: number): void
}

/** Words that the snippets of a text have, and how often: whole texts are the rest. */
const SNIPPETS = [
  { words: 1, share: 0.15 },
  { words: 2, share: 0.2 },
  { words: 3, share: 0.1 },
  { words: 5, share: 0.1 }
] as const

/** Share of a class's texts that are drawn from the added corpora, where it has some. */
const CORPUS_SHARE = 0.2

/** Rows of one example: a stretch of words with at most 212 features each. */
const MOST_ROWS = 10_000

/** Longest stretch of a text that is looked at in one step. */
const MAX_WORDS = 40

export function trainSoftmax(samples: Samples, selected: FeatureMap, labels: Labels, plan: TrainingPlan): SoftmaxModel {
  const { classCount } = labels
  const lanes = classCount > 16 ? 64 : 16
  const shared = createModelMemory()
  const addresses = {
    weights: allocate(shared, selected.size * lanes * 4),
    squares: allocate(shared, selected.size * 4),
    found: allocate(shared, MOST_ROWS * 4),
    amounts: allocate(shared, MOST_ROWS * 4),
    sums: allocate(shared, 64 * 4),
    gradient: allocate(shared, 64 * 4)
  }
  const { buffer } = shared.memory
  const kernel = instantiateKernel<TrainingKernel>('language-train', shared.memory)
  const weights = new Float32Array(buffer, addresses.weights, selected.size * lanes)
  new Float32Array(buffer, addresses.squares, selected.size).fill(1e-3)
  const found = new Uint32Array(buffer, addresses.found, MOST_ROWS)
  const amounts = new Float32Array(buffer, addresses.amounts, MOST_ROWS)
  const logits = new Float32Array(buffer, addresses.sums, 64)
  const gradient = new Float32Array(buffer, addresses.gradient, 64)
  const biases = new Float32Array(BUCKETS * lanes)
  const random = createRandom(plan.seed)
  const { rows, rowStarts } = rowsOfWords(samples, selected)
  const { texts, corpora, lists } = byClass(samples, labels)
  const steps = plan.epochs * classCount * (plan.perClass + plan.wordsPerClass)
  let loss = 0
  let right = 0
  let since = 0
  const classes = Array.from({ length: classCount }, (_, index) => index).filter((own) => texts[own]!.length > 0)
  for (let step = 0; step < steps; step++) {
    const own = classes[Math.floor(random() * classes.length)]!
    const fromList = lists[own]!.total > 0 && random() < plan.wordsPerClass / (plan.perClass + plan.wordsPerClass)
    const pool = corpora[own]!.length > 0 && random() < CORPUS_SHARE ? corpora[own]! : texts[own]!
    const text = fromList ? drawListWord(lists[own]!, random()) : pool[Math.floor(random() * pool.length)]!
    let start = samples.starts[text]!
    let end = samples.starts[text + 1]!
    const length = end - start
    let draw = random()
    for (const { words, share } of SNIPPETS) {
      if (length > words && draw < share) {
        start += Math.floor(random() * (length - words + 1))
        end = start + words
        break
      }
      draw -= share
    }
    if (end - start > MAX_WORDS) {
      start += Math.floor(random() * (end - start - MAX_WORDS + 1))
      end = start + MAX_WORDS
    }
    let count = 0
    let squares = 0
    const full = allReduced(samples.emphases, start, end)
    for (let at = start; at < end; at++) {
      const word = samples.words[at]!
      const before = count
      for (let index = rowStarts[word]!; index < rowStarts[word + 1]!; index++) found[count++] = rows[index]!
      if (at > start) {
        const row = selected.get(samples.pairFeature(samples.words[at - 1]!, word))
        if (row !== 0) found[count++] = row - 1
      }
      const amount = full ? 1 : samples.emphases[at]! / FULL_WEIGHT
      amounts.fill(amount, before, count)
      squares += (count - before) * amount * amount
    }
    if (count === 0) continue
    const bucket = bucketOf(end - start) * lanes
    const scale = 1 / Math.sqrt(squares)
    kernel.gather(addresses.weights, addresses.found, addresses.amounts, count, lanes, addresses.sums)
    let highest = -Infinity
    let best = 0
    for (let lane = 0; lane < classCount; lane++) {
      const value = logits[lane]! * scale + biases[bucket + lane]!
      logits[lane] = value
      if (value > highest) {
        highest = value
        best = lane
      }
    }
    let sum = 0
    for (let lane = 0; lane < classCount; lane++) {
      const value = Math.exp(logits[lane]! - highest)
      gradient[lane] = value
      sum += value
    }
    let norm = 0
    for (let lane = 0; lane < classCount; lane++) {
      const value = gradient[lane]! / sum - (lane === own ? 1 : 0)
      norm += value * value
      gradient[lane] = value
    }
    loss -= Math.log(Math.max(1e-12, 1 + gradient[own]!))
    if (best === own) right++
    since++
    const rate = plan.rate * Math.max(0.02, 1 - step / steps)
    for (let lane = 0; lane < classCount; lane++) biases[bucket + lane]! -= rate * 0.02 * gradient[lane]!
    if (norm > 1e-6) {
      kernel.update(
        addresses.weights,
        addresses.squares,
        addresses.found,
        addresses.amounts,
        count,
        lanes,
        addresses.gradient,
        rate * scale,
        norm * scale * scale
      )
    }
    if (since === 400_000) {
      console.error(`  step ${step + 1} of ${steps}: loss ${(loss / since).toFixed(4)}, right ${((100 * right) / since).toFixed(2)} %`)
      loss = 0
      right = 0
      since = 0
    }
  }
  return { lanes, classCount, weights: weights.slice(), biases }
}

/** Whether no word of a stretch has its full weight: a stretch of capitalised words alone, which count fully where nothing else is there. */
export function allReduced(emphases: ArrayLike<number>, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (emphases[at] === FULL_WEIGHT) return false
  return true
}

/** Rows of each word's own features. */
function rowsOfWords(samples: Samples, selected: FeatureMap): { rows: Uint32Array; rowStarts: Uint32Array } {
  const { features, featureStarts } = samples
  const rows = new Uint32Array(features.length)
  const rowStarts = new Uint32Array(featureStarts.length)
  let used = 0
  for (let word = 0; word < samples.wordCount; word++) {
    for (let index = featureStarts[word]!; index < featureStarts[word + 1]!; index++) {
      const row = selected.get(features[index]!)
      if (row !== 0) rows[used++] = row - 1
    }
    rowStarts[word + 1] = used
  }
  return { rows: rows.slice(0, used), rowStarts }
}

interface WordList {
  readonly texts: number[]
  /** Running sums of the draw weights. */
  readonly sums: number[]
  total: number
}

function byClass(samples: Samples, { classes, classCount }: Labels): { texts: number[][]; corpora: number[][]; lists: WordList[] } {
  const texts: number[][] = Array.from({ length: classCount }, () => [])
  const corpora: number[][] = Array.from({ length: classCount }, () => [])
  const lists: WordList[] = Array.from({ length: classCount }, () => ({ texts: [], sums: [], total: 0 }))
  for (let text = 0; text < samples.count; text++) {
    const weight = samples.weights[text]!
    const own = classes[text]!
    if (own < 0) continue
    if (weight < 0) corpora[own]!.push(text)
    else if (weight === 0) texts[own]!.push(text)
    else {
      const list = lists[own]!
      list.total += listWordCount(weight)
      list.texts.push(text)
      list.sums.push(list.total)
    }
  }
  return { texts, corpora, lists }
}

function drawListWord(list: WordList, draw: number): number {
  const target = draw * list.total
  let low = 0
  let high = list.sums.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if (list.sums[middle]! <= target) low = middle + 1
    else high = middle
  }
  return list.texts[low]!
}
