/** Averaged perceptrons over hashed weights (M. Collins 2002), for choices among the candidates of an example. */
import { congruential, shuffle } from './shuffle.js'

/** The weights while they are learned. */
export class AveragedWeights {
  readonly weights: Float32Array
  private readonly totals: Float64Array
  private step = 1

  constructor(bits: number) {
    this.weights = new Float32Array(1 << bits)
    this.totals = new Float64Array(1 << bits)
  }

  add(place: number, amount: number): void {
    this.weights[place]! += amount
    this.totals[place]! += amount * this.step
  }

  /** Ends an example. */
  next(): void {
    this.step++
  }

  /** The mean of the weights over all examples so far. */
  averaged(): Float32Array {
    return this.weights.map((weight, place) => weight - this.totals[place]! / this.step)
  }
}

export interface PerceptronPlan {
  /** Number of weights as a power of two. */
  readonly bits: number
  readonly epochs: number
  readonly seed: number
}

/**
 * Learns from the examples in a seeded order, shuffled anew for each epoch.
 * @param visit judges an example and changes the weights where the judgement is wrong; gives whether it was right
 */
export function learnAveraged<T>(examples: readonly T[], plan: PerceptronPlan, visit: (example: T, learned: AveragedWeights) => boolean): Float32Array {
  const learned = new AveragedWeights(plan.bits)
  const order = examples.map((_, index) => index)
  const below = congruential(plan.seed)
  for (let epoch = 1; epoch <= plan.epochs; epoch++) {
    shuffle(order, below)
    let wrong = 0
    for (const index of order) {
      if (!visit(examples[index]!, learned)) wrong++
      learned.next()
    }
    console.log(`epoch ${epoch}: ${wrong} of ${examples.length} wrong`)
  }
  return learned.averaged()
}

/** Weights in 8 bits, the largest (at most `limit`) as 127. */
export function quantise(weights: Float32Array, limit: number): Int8Array {
  let largest = 0
  for (const weight of weights) largest = Math.max(largest, Math.abs(weight))
  const scale = 127 / Math.min(largest, limit)
  return Int8Array.from(weights, (weight) => Math.max(-127, Math.min(127, Math.round(weight * scale))))
}
