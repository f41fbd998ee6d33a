/** Logistic regression over hashed binary features (AdaGrad), quantised to int8. */
import { shuffle } from '../lib/shuffle.js'

export interface Samples {
  /** Feature hashes of all samples, one after the other. */
  readonly features: number[]
  /** End of each sample in `features`. */
  readonly ends: number[]
  readonly labels: number[]
}

export function createSamples(): Samples {
  return { features: [], ends: [], labels: [] }
}

export function addSample(samples: Samples, features: Int32Array, count: number, label: boolean): void {
  for (let index = 0; index < count; index++) samples.features.push(features[index]!)
  samples.ends.push(samples.features.length)
  samples.labels.push(label ? 1 : 0)
}

/** Weights are stored in units of 1 / SCALE: +-5.3. */
export const SCALE = 24

/** A small generator (mulberry32), so that training repeats exactly. */
export function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296
  }
}

/** The samples without the features that occur less than `least` times: fewer weights, so fewer collisions. */
export function withoutRare(samples: Samples, least: number): Samples {
  const sorted = Int32Array.from(samples.features).sort()
  const frequent = new Set<number>()
  for (let index = least - 1; index < sorted.length; index++) if (sorted[index] === sorted[index - least + 1]) frequent.add(sorted[index]!)
  const kept = createSamples()
  let from = 0
  for (const [sample, end] of samples.ends.entries()) {
    for (; from < end; from++) if (frequent.has(samples.features[from]!)) kept.features.push(samples.features[from]!)
    kept.ends.push(kept.features.length)
    kept.labels.push(samples.labels[sample]!)
  }
  return kept
}

export interface LogisticOptions {
  /** Number of weights, a power of two. */
  readonly size: number
  readonly epochs: number
  /** Weights whose score is added and not changed. */
  readonly base?: Int8Array
}

export function trainLogistic(samples: Samples, options: LogisticOptions): Int8Array {
  const { size, epochs, base } = options
  const bits = size - 1
  const weights = new Float64Array(size)
  const squares = new Float64Array(size).fill(1e-2)
  const { ends, labels } = samples
  const features = Int32Array.from(samples.features, (hash) => hash ^ (hash >>> 16))
  const order = Uint32Array.from(ends.keys())
  const next = random(17)
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, (bound) => Math.floor(next() * bound))
    for (const sample of order) {
      const from = sample === 0 ? 0 : ends[sample - 1]!
      const to = ends[sample]!
      let sum = 0
      for (let index = from; index < to; index++) {
        sum += weights[features[index]! & bits]!
        if (base !== undefined) sum += base[features[index]! & (base.length - 1)]! / SCALE
      }
      const gradient = labels[sample]! - 1 / (1 + Math.exp(-sum))
      if (Math.abs(gradient) < 0.01) continue
      for (let index = from; index < to; index++) {
        const at = features[index]! & bits
        squares[at]! += gradient * gradient
        weights[at]! += (0.2 * gradient) / Math.sqrt(squares[at]!)
      }
    }
  }
  return Int8Array.from(weights, (weight) => Math.max(-127, Math.min(127, Math.round(weight * SCALE))))
}
