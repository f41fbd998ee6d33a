/**
 * Trains the weights of `src/language/shape-weights.ts`, which tell program text and data from language, and prints what they do on samples kept
 * out. GLOSSA_CODE names a folder of sources under permissive licences (any mix of programming languages; only numbers are kept of them):
 *
 *   GLOSSA_CODE=DIR npm run train:language-shapes
 *
 * It is to be run again after the detector's model has changed: the confidence of the detector is one of the features.
 */
import { writeFileSync } from 'node:fs'
import { hasShapes, SHAPE_FEATURES, shapeFeatures } from '../../src/language/code.js'
import { createDetector } from '../../src/language/detector.js'
import { openModels } from '../../src/models/store.js'
import { namedFolder } from '../lib/data.js'
import { createRandom } from './data/random.js'
import { reliability } from './reliability.js'
import { codeSamples, dataSample, ordinaryTexts, pick, wrapped } from './shape-samples.js'

interface Sample {
  readonly text: string
  readonly isCode: boolean
  readonly features: Float64Array
}

const CODE_SAMPLES = 6000
const DATA_SAMPLES = 6000
const PER_LANGUAGE = 150
/** Ordinary texts stand for more than their number: callers send few programs. */
const ORDINARY_WEIGHT = 4
const PENALTY = 3
const STEPS = 25
/** Weights on a line of the file. */
const PER_LINE = 8

/** Features of the texts that the detector looks at more closely; the others are told to be language without a look. */
function measure(texts: readonly string[], isCode: boolean): Sample[] {
  const samples: Sample[] = []
  let text = ''
  const detector = createDetector(openModels(), {
    judge: (_, reader, table, best) => {
      if (!hasShapes(reader)) return 0
      const features = new Float64Array(SHAPE_FEATURES.length)
      shapeFeatures(text, reader, table, best, features)
      samples.push({ text, isCode, features })
      return 0
    }
  })
  for (text of texts) detector.detect(text, {})
  console.log(`${isCode ? 'program text and data' : 'ordinary text'}: ${texts.length} samples, looked at ${samples.length}`)
  return samples
}

/** Weights of a logistic regression by Newton's method (iteratively reweighted least squares) with a quadratic penalty on all but the bias. */
function regression(samples: readonly Sample[]): number[] {
  const width = SHAPE_FEATURES.length
  const weights = new Array<number>(width).fill(0)
  for (let step = 0; step < STEPS; step++) {
    const rows = Array.from({ length: width }, (_, row) => {
      const penalty = row === 0 ? 1e-6 : PENALTY
      const cells = new Array<number>(width + 1).fill(0)
      cells[row] = penalty
      cells[width] = -penalty * weights[row]!
      return cells
    })
    for (const { features, isCode } of samples) {
      const probability = predict(weights, features)
      const share = isCode ? 1 : ORDINARY_WEIGHT
      const curvature = share * Math.max(1e-6, probability * (1 - probability))
      const error = share * ((isCode ? 1 : 0) - probability)
      for (let row = 0; row < width; row++) {
        const value = features[row]!
        if (value === 0) continue
        const cells = rows[row]!
        for (let column = 0; column < width; column++) cells[column]! += curvature * value * features[column]!
        cells[width]! += error * value
      }
    }
    const change = solve(rows)
    for (let row = 0; row < width; row++) weights[row]! += Math.max(-2, Math.min(2, change[row]!))
  }
  return weights
}

/** Solves a system of linear equations by elimination; each row ends with its right side. */
function solve(rows: number[][]): number[] {
  const width = rows.length
  for (let column = 0; column < width; column++) {
    let best = column
    for (let row = column + 1; row < width; row++) if (Math.abs(rows[row]![column]!) > Math.abs(rows[best]![column]!)) best = row
    const pivot = rows[best]!
    rows[best] = rows[column]!
    rows[column] = pivot
    for (const row of rows) {
      if (row === pivot) continue
      const factor = row[column]! / pivot[column]!
      if (factor !== 0) for (let cell = column; cell <= width; cell++) row[cell]! -= factor * pivot[cell]!
    }
  }
  return rows.map((row, at) => row[width]! / row[at]!)
}

function predict(weights: readonly number[], features: Float64Array): number {
  let sum = 0
  for (let feature = 0; feature < features.length; feature++) sum += weights[feature]! * features[feature]!
  return 1 / (1 + Math.exp(-sum))
}

function main(): void {
  const random = createRandom(17)
  const code = [
    ...codeSamples(namedFolder('GLOSSA_CODE', 'a folder of sources under permissive licences'), CODE_SAMPLES, random),
    ...Array.from({ length: DATA_SAMPLES }, () => dataSample(random))
  ]
  const ordinary = ordinaryTexts(PER_LANGUAGE)
  const language = ordinary.map((text) => wrapped(text, pick(ordinary, random), random))
  const samples = [...measure(code, true), ...measure(language, false)]
  const kept = samples.filter((_, index) => index % 10 === 0)
  const weights = regression(samples.filter((_, index) => index % 10 !== 0))
  for (const isCode of [true, false]) {
    const own = kept.filter((sample) => sample.isCode === isCode)
    const wrong = own.filter(({ features }) => predict(weights, features) >= 0.5 !== isCode)
    console.log(`kept out, ${isCode ? 'program text and data' : 'ordinary text'}: ${own.length} looked at, ${wrong.length} wrong`)
    for (const { text, features } of wrong.slice(0, 25)) console.log(`  ${predict(weights, features).toFixed(2)} ${JSON.stringify(text.slice(0, 160))}`)
  }
  const answers = kept.map(({ features, isCode }) => ({ confidence: predict(weights, features), right: isCode }))
  for (const { from, to, count, confidence, right } of reliability(answers)) {
    console.log(`probability ${from} to ${to}: ${count} samples, mean ${confidence.toFixed(3)}, program text or data ${right.toFixed(1)} %`)
  }
  for (const [feature, name] of SHAPE_FEATURES.entries()) console.log(name.padEnd(16), weights[feature]!.toFixed(2))
  const thousandths = weights.map((weight) => Math.round(weight * 1000))
  const lines = Array.from({ length: Math.ceil(thousandths.length / PER_LINE) }, (_, line) =>
    thousandths.slice(line * PER_LINE, (line + 1) * PER_LINE).join(', ')
  )
  writeFileSync(
    new URL('../../src/language/shape-weights.ts', import.meta.url),
    '/** Weights of the regression in `code.ts`, in the order of its features. Written by `GLOSSA_CODE=DIR npm run train:language-shapes`. */\n' +
      `/* biome-ignore format: one line for each eight */\nexport const SHAPE_WEIGHTS: readonly number[] = [\n  ${lines.join(',\n  ')}\n].map((thousandths) => thousandths / 1000)\n`
  )
}

main()
