/** Trains the networks of salience: full batches, Adam with decoupled weight decay (Loshchilov & Hutter 2019), dropout; seeded. */
import { type SalienceWeights, standardised } from '../../../src/entities/salience/model.js'
import { type Below, congruential } from '../../lib/shuffle.js'

export interface SalienceExample {
  readonly values: Readonly<Record<string, number>>
  /** Summaries out of five that mention the entity. */
  readonly summaries: number
}

const NETWORKS = 5
const UNITS = 12
const STEPS = 300
const RATE = 0.01
const DECAY = 0.2
const DROPOUT = { columns: 0.1, units: 0.2 } as const
const SUMMARIES = 5

type Network = Pick<SalienceWeights, 'hidden' | 'hiddenBias' | 'output' | 'outputBias'>

/** Networks for the share of summaries that mention an entity. @param threshold kept as it is */
export function learnSalience(examples: readonly SalienceExample[], threshold: number): SalienceWeights {
  const features = Object.keys(examples[0]!.values)
  const scale = { features, ...momentsOf(examples, features) }
  const rows = examples.map(({ values }) => standardised(values, scale))
  const targets = examples.map(({ summaries }) => summaries / SUMMARIES)
  const networks = Array.from({ length: NETWORKS }, (_, seed) => learnNetwork(rows, targets, congruential(seed + 1)))
  const all = (part: keyof Network) => Float32Array.from(networks.flatMap((network) => [...network[part]]))
  return { ...scale, hidden: all('hidden'), hiddenBias: all('hiddenBias'), output: all('output'), outputBias: all('outputBias'), threshold }
}

function momentsOf(examples: readonly SalienceExample[], features: readonly string[]): { means: Float32Array; deviations: Float32Array } {
  const means = Float32Array.from(features, (name) => examples.reduce((sum, { values }) => sum + values[name]!, 0) / examples.length)
  const deviations = Float32Array.from(features, (name, column) => {
    const squares = examples.reduce((sum, { values }) => sum + (values[name]! - means[column]!) ** 2, 0)
    return Math.sqrt(squares / examples.length) + 1e-6
  })
  return { means, deviations }
}

function learnNetwork(rows: readonly Float32Array[], targets: readonly number[], below: Below): Network {
  const columns = rows[0]!.length
  const random = () => below(2 ** 24) / 2 ** 24
  const around = (length: number, inputs: number) => Float32Array.from({ length }, () => (2 * random() - 1) / Math.sqrt(inputs))
  const network: Network = {
    hidden: around(UNITS * columns, columns),
    hiddenBias: around(UNITS, columns),
    output: around(UNITS, UNITS),
    outputBias: around(1, UNITS)
  }
  const parts = [network.hidden, network.hiddenBias, network.output, network.outputBias]
  const optimiser = adam(parts)
  for (let step = 0; step < STEPS; step++) optimiser(gradientsOf(network, rows, targets, random))
  return network
}

/** Mean gradients of the cross entropy, each example with columns and units left out anew. */
function gradientsOf(
  { hidden, hiddenBias, output, outputBias }: Network,
  rows: readonly Float32Array[],
  targets: readonly number[],
  random: () => number
): Float32Array[] {
  const gradients = [hidden, hiddenBias, output, outputBias].map(({ length }) => new Float32Array(length))
  const [ofHidden, ofHiddenBias, ofOutput, ofOutputBias] = gradients as [Float32Array, Float32Array, Float32Array, Float32Array]
  const columns = rows[0]!.length
  const inputs = new Float32Array(columns)
  const states = new Float32Array(UNITS)
  const kept = new Float32Array(UNITS)
  for (const [example, row] of rows.entries()) {
    for (let column = 0; column < columns; column++) inputs[column] = random() < DROPOUT.columns ? 0 : row[column]! / (1 - DROPOUT.columns)
    let value = outputBias[0]!
    for (let unit = 0; unit < UNITS; unit++) {
      let input = hiddenBias[unit]!
      for (let column = 0; column < columns; column++) input += hidden[unit * columns + column]! * inputs[column]!
      states[unit] = Math.tanh(input)
      kept[unit] = random() < DROPOUT.units ? 0 : 1 / (1 - DROPOUT.units)
      value += output[unit]! * states[unit]! * kept[unit]!
    }
    const error = (1 / (1 + Math.exp(-value)) - targets[example]!) / rows.length
    ofOutputBias[0]! += error
    for (let unit = 0; unit < UNITS; unit++) {
      if (kept[unit] === 0) continue
      ofOutput[unit]! += error * states[unit]! * kept[unit]!
      const inner = error * output[unit]! * kept[unit]! * (1 - states[unit]! ** 2)
      ofHiddenBias[unit]! += inner
      for (let column = 0; column < columns; column++) ofHidden[unit * columns + column]! += inner * inputs[column]!
    }
  }
  return gradients
}

function adam(parts: readonly Float32Array[]): (gradients: readonly Float32Array[]) => void {
  const first = parts.map(({ length }) => new Float32Array(length))
  const second = parts.map(({ length }) => new Float32Array(length))
  let step = 0
  return (gradients) => {
    step++
    for (const [part, weights] of parts.entries()) {
      for (let index = 0; index < weights.length; index++) {
        const gradient = gradients[part]![index]!
        first[part]![index] = 0.9 * first[part]![index]! + 0.1 * gradient
        second[part]![index] = 0.999 * second[part]![index]! + 0.001 * gradient ** 2
        const mean = first[part]![index]! / (1 - 0.9 ** step)
        const spread = Math.sqrt(second[part]![index]! / (1 - 0.999 ** step)) + 1e-8
        weights[index] = weights[index]! * (1 - RATE * DECAY) - (RATE * mean) / spread
      }
    }
  }
}
