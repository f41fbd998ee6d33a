/**
 * Training for a treebank cut by two habits: weights common to both and weights of each, learned together, so that each habit profits from
 * all sentences (feature augmentation of Daume 2007); and the guess which habit a text calls for.
 */
import { STYLE_ORDER, styleFeatures } from '../../src/morphology/segment/style.js'
import { readText } from '../lib/data.js'
import { shuffle } from '../lib/shuffle.js'
import { buildText, readUnits, type Treebank } from '../tokenizer/data.js'
import { createSamples, random, type Samples, SCALE } from '../tokenizer/logistic.js'
import { collectPlaces, type PlaceOptions } from './local.js'

/** From this sentence id on, the Thai treebank follows its second style: ambiguous words are split in 64 % of cases, before in 12 %. */
const SECOND_STYLE = 1500

export interface StyledText {
  readonly gold: ReturnType<typeof buildText>
  readonly second: boolean
}

export function readStyled(treebank: Treebank): StyledText[] {
  const ids = readText(treebank.file)
    .split('\n')
    .filter((line) => line.startsWith('# sent_id'))
    .map((line) => Number(line.replace(/\D/g, '')))
  return readUnits(treebank.file).map((units, index) => ({ gold: buildText([units]), second: ids[index]! >= SECOND_STYLE }))
}

/** Weights of the two styles. */
export function trainStyles(texts: readonly StyledText[], options: PlaceOptions, epochs = 8): [Int8Array, Int8Array] {
  const samples = createSamples()
  const styles: number[] = []
  for (const { gold, second } of texts) {
    collectPlaces([gold], options, samples)
    while (styles.length < samples.ends.length) styles.push(second ? 1 : 0)
  }
  return fitStyles(samples, styles, options.size, epochs)
}

const RATE = 0.06
const DECAY = 0.005

function fitStyles(samples: Samples, styles: readonly number[], size: number, epochs: number): [Int8Array, Int8Array] {
  const bits = size - 1
  const common = new Float64Array(size)
  const own = [new Float64Array(size), new Float64Array(size)]
  const commonSquares = new Float64Array(size).fill(1e-2)
  const ownSquares = [new Float64Array(size).fill(1e-2), new Float64Array(size).fill(1e-2)]
  const features = Int32Array.from(samples.features, (hash) => (hash ^ (hash >>> 16)) & bits)
  const order = Uint32Array.from(samples.ends.keys())
  const next = random(29)
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, (bound) => Math.floor(next() * bound))
    for (const sample of order) {
      const from = sample === 0 ? 0 : samples.ends[sample - 1]!
      const to = samples.ends[sample]!
      const style = styles[sample]!
      const weights = own[style]!
      const squares = ownSquares[style]!
      let sum = 0
      for (let index = from; index < to; index++) sum += common[features[index]!]! + weights[features[index]!]!
      const gradient = samples.labels[sample]! - 1 / (1 + Math.exp(-sum))
      if (Math.abs(gradient) < 0.01) continue
      for (let index = from; index < to; index++) {
        const at = features[index]!
        commonSquares[at]! += gradient * gradient
        squares[at]! += gradient * gradient
        common[at]! += (RATE * (gradient - DECAY * common[at]!)) / Math.sqrt(commonSquares[at]!)
        weights[at]! += (RATE * (gradient - DECAY * weights[at]!)) / Math.sqrt(squares[at]!)
      }
    }
  }
  const table = (weights: Float64Array) => Int8Array.from(weights, (weight, at) => Math.max(-127, Math.min(127, Math.round((weight + common[at]!) * SCALE))))
  return [table(own[0]!), table(own[1]!)]
}

export interface Guess {
  readonly weights: Int16Array
  readonly bias: number
  readonly unit: number
}

/** Log-odds are divided by this: tuned on dev. */
const FLATTEN = 0.6

/** The guess of the style from whole sentences: the mean of several runs in different orders, for stability. */
export function trainStyleGuess(texts: readonly StyledText[], size: number, runs = 4): Guess {
  const bits = size - 1
  const buffer = new Int32Array(STYLE_ORDER)
  const samples = texts.map(({ gold }) => {
    const text = ` ${gold.text} `
    const features = new Int32Array(text.length * STYLE_ORDER)
    for (let index = 0; index < text.length; index++) {
      styleFeatures(text, index, bits, buffer)
      features.set(buffer, index * STYLE_ORDER)
    }
    return features
  })
  const labels = texts.map(({ second }) => (second ? 1 : 0))
  const mean = new Float64Array(size)
  let bias = 0
  for (let run = 0; run < runs; run++) {
    const fitted = fitGuess(samples, labels, size, run + 5)
    for (let at = 0; at < size; at++) mean[at]! += fitted.weights[at]! / runs
    bias += fitted.bias / runs
  }
  const unit = 32767 / mean.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0)
  return { weights: Int16Array.from(mean, (weight) => Math.round(weight * unit)), bias: -bias * unit, unit: unit * FLATTEN }
}

function fitGuess(samples: readonly Int32Array[], labels: readonly number[], size: number, seed: number): { weights: Float64Array; bias: number } {
  const epochs = 24
  const rate = 0.1
  const decay = 1e-3
  const weights = new Float64Array(size)
  const squares = new Float64Array(size).fill(1e-3)
  const next = random(seed)
  let bias = 0
  for (let step = 0; step < epochs * samples.length; step++) {
    const chosen = Math.floor(next() * samples.length)
    const features = samples[chosen]!
    const norm = 1 / Math.sqrt(features.length)
    let sum = bias
    for (const at of features) sum += weights[at]! * norm
    const gradient = labels[chosen]! - 1 / (1 + Math.exp(-sum))
    bias += 0.01 * gradient
    for (const at of features) {
      const slope = gradient * norm
      squares[at]! += slope * slope
      weights[at]! += (rate * (slope - decay * weights[at]!)) / Math.sqrt(squares[at]!)
    }
  }
  return { weights, bias }
}
