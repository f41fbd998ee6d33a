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
  return weight <= 0 ? 1 : Math.max(1, Math.min(20, Math.round(Math.sqrt(weight * 1e6) / 4)))
}

/** How often each word, and each pair of adjacent words, stands in texts of each class. */
interface Occurrences {
  /** Sorted keys word * classes + class, and their amounts. */
  readonly words: Float64Array
  readonly wordAmounts: Float64Array
  /** Feature of a pair, class of its text, for each time it occurs. */
  readonly pairs: Uint32Array
  readonly pairClasses: Uint8Array
}

/** Words are gathered first, so that the features of a word are looked at once a class and not once an occurrence. */
function gather(samples: Samples, { classes, classCount }: Labels): Occurrences {
  const amounts = new Map<number, number>()
  const { words } = samples
  const pairs = new Uint32Array(words.length)
  const pairClasses = new Uint8Array(words.length)
  let pairCount = 0
  for (let text = 0; text < samples.count; text++) {
    const own = classes[text]!
    if (own < 0) continue
    const amount = listWordCount(samples.weights[text]!)
    for (let at = samples.starts[text]!; at < samples.starts[text + 1]!; at++) {
      const key = words[at]! * classCount + own
      amounts.set(key, (amounts.get(key) ?? 0) + amount)
      const pair = at > samples.starts[text]! ? samples.pairFeature(words[at - 1]!, words[at]!) : 0
      if (pair !== 0) {
        pairs[pairCount] = pair
        pairClasses[pairCount++] = own
      }
    }
  }
  const keys = Float64Array.from(amounts.keys()).sort()
  return {
    words: keys,
    wordAmounts: keys.map((key) => amounts.get(key)!),
    pairs: pairs.subarray(0, pairCount),
    pairClasses: pairClasses.subarray(0, pairCount)
  }
}

/** Calls `visit` with each feature, class and amount. */
function visitFeatures(samples: Samples, found: Occurrences, classCount: number, visit: (feature: number, own: number, amount: number) => void): void {
  const { features, featureStarts } = samples
  for (const [at, key] of found.words.entries()) {
    const word = Math.floor(key / classCount)
    const own = key - word * classCount
    for (let index = featureStarts[word]!; index < featureStarts[word + 1]!; index++) visit(features[index]!, own, found.wordAmounts[at]!)
  }
  for (const [at, pair] of found.pairs.entries()) visit(pair, found.pairClasses[at]!, 1)
}

/** Which texts belong to which class. */
export interface Labels {
  /** Class of each text, -1 for texts that take no part. */
  readonly classes: ArrayLike<number>
  readonly classCount: number
}

/**
 * Selects at most `limit` features seen at least `minimum` times.
 * @returns map from feature hash to row number + 1
 */
export function selectFeatures(samples: Samples, labels: Labels, limit: number, minimum: number): FeatureMap {
  const { classCount } = labels
  const found = gather(samples, labels)
  const counts = new FeatureMap(samples.words.length > 2e6 ? 25 : 23)
  visitFeatures(samples, found, classCount, (feature, _, amount) => counts.add(feature, amount))
  let candidates = 0
  for (let at = 0; at < counts.keys.length; at++) {
    if (counts.values[at]! >= minimum) counts.values[at] = ++candidates
    else counts.values[at] = 0
  }
  const table = new Float32Array((candidates + 1) * classCount)
  const totals = new Float64Array(classCount)
  visitFeatures(samples, found, classCount, (feature, own, amount) => {
    totals[own]! += amount
    const candidate = counts.get(feature)
    if (candidate !== 0) table[candidate * classCount + own]! += amount
  })
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
