/** Choice of the features that get a row: those whose distribution over the classes differs most from the balanced one (G-test). */
import type { Samples } from './samples.js'

/** Open-addressing map from feature hash to a number. */
export class FeatureMap {
  readonly keys: Uint32Array
  readonly values: Uint32Array
  readonly #mask: number
  size = 0

  constructor(bits: number) {
    this.keys = new Uint32Array(1 << bits)
    this.values = new Uint32Array(1 << bits)
    this.#mask = (1 << bits) - 1
  }

  /** Place of a key: where it is, or the empty place where it belongs. Key 0 stands for empty and is never stored. */
  place(key: number): number {
    let at = (Math.imul(key, 0x9e3779b1) >>> 0) & this.#mask
    while (this.keys[at] !== 0 && this.keys[at] !== key) at = (at + 1) & this.#mask
    return at
  }

  add(key: number, amount: number): void {
    if (key === 0) return
    const at = this.place(key)
    if (this.keys[at] === 0) {
      if (this.size * 4 > this.keys.length * 3) throw new RangeError('too many features for the map')
      this.keys[at] = key
      this.size++
    }
    this.values[at]! += amount
  }

  set(key: number, value: number): void {
    const at = this.place(key)
    if (this.keys[at] === 0) this.size++
    this.keys[at] = key
    this.values[at] = value
  }

  /** Value of a key, 0 when it is absent. */
  get(key: number): number {
    const at = this.place(key)
    return this.keys[at] === 0 ? 0 : this.values[at]!
  }
}

/** Effective number of occurrences of a list word: frequent words count more, within bounds. */
export function listWordCount(weight: number): number {
  return weight === 0 ? 1 : Math.max(1, Math.min(20, Math.round(Math.sqrt(weight * 1e6) / 4)))
}

/** Calls `visit` for each feature of a text, with repetitions. */
function visitFeatures(samples: Samples, text: number, visit: (feature: number) => void): void {
  const { words, features, featureStarts } = samples
  for (let at = samples.starts[text]!; at < samples.starts[text + 1]!; at++) {
    const word = words[at]!
    for (let index = featureStarts[word]!; index < featureStarts[word + 1]!; index++) visit(features[index]!)
    if (at > samples.starts[text]!) {
      const pair = samples.pairFeature(words[at - 1]!, word)
      if (pair !== 0) visit(pair)
    }
  }
}

/**
 * Selects at most `limit` features seen at least `minimum` times.
 * @returns map from feature hash to row number + 1
 */
export function selectFeatures(samples: Samples, classCount: number, limit: number, minimum: number): FeatureMap {
  const counts = new FeatureMap(samples.words.length > 2e6 ? 25 : 23)
  for (let text = 0; text < samples.count; text++) {
    const amount = listWordCount(samples.weights[text]!)
    visitFeatures(samples, text, (feature) => counts.add(feature, amount))
  }
  let candidates = 0
  for (let at = 0; at < counts.keys.length; at++) {
    if (counts.values[at]! >= minimum) counts.values[at] = ++candidates
    else counts.values[at] = 0
  }
  const table = new Float32Array((candidates + 1) * classCount)
  const totals = new Float64Array(classCount)
  for (let text = 0; text < samples.count; text++) {
    const amount = listWordCount(samples.weights[text]!)
    const own = samples.classes[text]!
    visitFeatures(samples, text, (feature) => {
      totals[own]! += amount
      const candidate = counts.get(feature)
      if (candidate !== 0) table[candidate * classCount + own]! += amount
    })
  }
  const scores = new Float32Array(candidates + 1)
  const mean = totals.reduce((sum, total) => sum + total, 0) / classCount
  const factors = totals.map((total) => (total === 0 ? 0 : Math.min(8, mean / total)))
  for (let candidate = 1; candidate <= candidates; candidate++) {
    let sum = 0
    for (let own = 0; own < classCount; own++) sum += table[candidate * classCount + own]! * factors[own]!
    let score = 0
    for (let own = 0; own < classCount; own++) {
      const count = table[candidate * classCount + own]! * factors[own]!
      if (count > 0) score += count * Math.log((count * classCount) / sum)
    }
    scores[candidate] = score
  }
  const order = Uint32Array.from({ length: candidates }, (_, index) => index + 1)
  order.sort((left, right) => scores[right]! - scores[left]!)
  const rows = new Uint32Array(candidates + 1)
  for (let index = 0; index < Math.min(limit, candidates); index++) rows[order[index]!] = index + 1
  const selected = new FeatureMap(Math.min(candidates, limit) > 1 << 18 ? 21 : 20)
  for (let at = 0; at < counts.keys.length; at++) {
    const row = counts.values[at]! === 0 ? 0 : rows[counts.values[at]!]!
    if (row !== 0) selected.set(counts.keys[at]!, row)
  }
  console.error(`  ${counts.size} features, ${candidates} seen ${minimum} times, ${selected.size} selected`)
  return selected
}
