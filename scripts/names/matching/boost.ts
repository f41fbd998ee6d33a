/** Trains boosted trees on yes and no (logistic loss, Newton steps, histograms of the features; Friedman 2001, Ke et al. 2017; signs of features as in XGBoost, Chen and Guestrin 2016). Deterministic. */
import type { TensorInput } from '../../../src/models/safetensors.js'
import { Trees } from '../../../src/names/matching/trees.js'

export interface Examples {
  /** One after another. */
  readonly values: Float32Array
  readonly features: number
  readonly right: Uint8Array
  readonly weights: Float32Array
}

export interface BoostOptions {
  readonly trees: number
  readonly depth: number
  readonly rate: number
  /** Sum of the second derivatives that a leaf needs. */
  readonly least: number
  /** By feature: 1 where a greater value never lowers the level, -1 where it never raises it, 0 for either. All 0 where absent. */
  readonly signs?: readonly number[]
}

const BINS = 64
/** Pull of leaves towards 0. */
const RIDGE = 2

interface Forest {
  readonly feature: number[]
  readonly threshold: number[]
  readonly next: number[]
  readonly roots: number[]
}

export function boost(examples: Examples, options: BoostOptions): { readonly trees: Trees; tensors(name: string): Record<string, TensorInput> } {
  const count = examples.right.length
  const edges = Array.from({ length: examples.features }, (_, feature) => edgesOf(examples, feature))
  const bins = binned(examples, edges)
  const levels = new Float64Array(count)
  const forest: Forest = { feature: [], threshold: [], next: [], roots: [] }
  const slopes = new Float64Array(count)
  const bends = new Float64Array(count)
  const base = startLevel(examples)
  forest.roots.push(addNode(forest, -1, base))
  levels.fill(base)
  for (let tree = 0; tree < options.trees; tree++) {
    for (let index = 0; index < count; index++) {
      const share = 1 / (1 + Math.exp(-levels[index]!))
      slopes[index] = examples.weights[index]! * (share - examples.right[index]!)
      bends[index] = examples.weights[index]! * share * (1 - share)
    }
    const root = addNode(forest, -1, 0)
    forest.roots.push(root)
    grow(
      forest,
      root,
      Uint32Array.from({ length: count }, (_, index) => index),
      options.depth,
      { bins, edges, slopes, bends, levels, options, features: examples.features },
      { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY }
    )
  }
  const trees = new Trees(Int16Array.from(forest.feature), Float32Array.from(forest.threshold), Uint16Array.from(forest.next), Uint16Array.from(forest.roots))
  return {
    trees,
    tensors: (name) => ({
      [`${name}.feature`]: Uint16Array.from(forest.feature, (feature) => (feature < 0 ? 0xffff : feature)),
      [`${name}.threshold`]: Float32Array.from(forest.threshold),
      [`${name}.next`]: Uint16Array.from(forest.next),
      [`${name}.roots`]: Uint16Array.from(forest.roots)
    })
  }
}

function startLevel({ right, weights }: Examples): number {
  let yes = 0
  let all = 0
  for (let index = 0; index < right.length; index++) {
    all += weights[index]!
    yes += weights[index]! * right[index]!
  }
  return Math.log(yes / (all - yes))
}

interface Growing {
  readonly bins: Uint8Array
  readonly edges: readonly Float32Array[]
  readonly slopes: Float64Array
  readonly bends: Float64Array
  readonly levels: Float64Array
  readonly options: BoostOptions
  readonly features: number
}

/** Between which the leaves below a node stay. */
interface Bounds {
  readonly low: number
  readonly high: number
}

function addNode(forest: Forest, feature: number, threshold: number): number {
  forest.feature.push(feature)
  forest.threshold.push(Math.fround(threshold))
  forest.next.push(0)
  return forest.feature.length - 1
}

function grow(forest: Forest, node: number, members: Uint32Array, depth: number, growing: Growing, bounds: Bounds): void {
  const split = depth === 0 ? undefined : bestSplit(members, growing, bounds)
  if (split === undefined) {
    let slope = 0
    let bend = 0
    for (const member of members) {
      slope += growing.slopes[member]!
      bend += growing.bends[member]!
    }
    const value = growing.options.rate * leafOf(slope, bend, bounds)
    forest.threshold[node] = Math.fround(value)
    for (const member of members) growing.levels[member]! += value
    return
  }
  const { feature, bin, middle } = split
  forest.feature[node] = feature
  forest.threshold[node] = growing.edges[feature]![bin]!
  const isLow = (member: number) => growing.bins[member * growing.features + feature]! <= bin
  const low = addNode(forest, -1, 0)
  const high = addNode(forest, -1, 0)
  forest.next[node] = low
  const sign = growing.options.signs?.[feature] ?? 0
  const below = { low: bounds.low, high: middle }
  const above = { low: middle, high: bounds.high }
  grow(forest, low, members.filter(isLow), depth - 1, growing, sign === 0 ? bounds : sign > 0 ? below : above)
  grow(
    forest,
    high,
    members.filter((member) => !isLow(member)),
    depth - 1,
    growing,
    sign === 0 ? bounds : sign > 0 ? above : below
  )
}

function leafOf(slope: number, bend: number, { low, high }: Bounds): number {
  return Math.max(low, Math.min(high, -slope / (bend + RIDGE)))
}

/** What a leaf of this value gains. */
function gainOf(slope: number, bend: number, value: number): number {
  return -(2 * slope * value + (bend + RIDGE) * value * value)
}

interface Split {
  readonly feature: number
  readonly bin: number
  /** Of the values on both sides. */
  readonly middle: number
}

function bestSplit(members: Uint32Array, { bins, edges, slopes, bends, features, options }: Growing, bounds: Bounds): Split | undefined {
  const slopesOf = new Float64Array(features * BINS)
  const bendsOf = new Float64Array(features * BINS)
  let slope = 0
  let bend = 0
  for (const member of members) {
    slope += slopes[member]!
    bend += bends[member]!
    for (let feature = 0; feature < features; feature++) {
      const at = feature * BINS + bins[member * features + feature]!
      slopesOf[at]! += slopes[member]!
      bendsOf[at]! += bends[member]!
    }
  }
  const whole = gainOf(slope, bend, leafOf(slope, bend, bounds))
  let best = 1e-6
  let found: Split | undefined
  for (let feature = 0; feature < features; feature++) {
    const sign = options.signs?.[feature] ?? 0
    let lowSlope = 0
    let lowBend = 0
    for (let bin = 0; bin < edges[feature]!.length; bin++) {
      lowSlope += slopesOf[feature * BINS + bin]!
      lowBend += bendsOf[feature * BINS + bin]!
      if (lowBend < options.least || bend - lowBend < options.least) continue
      const low = leafOf(lowSlope, lowBend, bounds)
      const high = leafOf(slope - lowSlope, bend - lowBend, bounds)
      if (sign * (high - low) < 0) continue
      const gain = gainOf(lowSlope, lowBend, low) + gainOf(slope - lowSlope, bend - lowBend, high) - whole
      if (gain > best) {
        best = gain
        found = { feature, bin, middle: (low + high) / 2 }
      }
    }
  }
  return found
}

/** Upper edges of the bins of a feature but the last, at quantiles of its values. */
function edgesOf({ values, features, right }: Examples, feature: number): Float32Array {
  const step = Math.max(1, Math.floor(right.length / 20_000))
  const sample: number[] = []
  for (let index = 0; index < right.length; index += step) sample.push(values[index * features + feature]!)
  const sorted = [...new Set(sample)].sort((left, right) => left - right)
  if (sorted.length <= BINS) return Float32Array.from(sorted.slice(0, -1).map((value, place) => (value + sorted[place + 1]!) / 2))
  const all = sample.sort((left, right) => left - right)
  const edges = new Set<number>()
  for (let bin = 1; bin < BINS; bin++) edges.add(all[Math.floor((bin * all.length) / BINS)]!)
  return Float32Array.from([...edges].slice(0, BINS - 1))
}

function binned({ values, features, right }: Examples, edges: readonly Float32Array[]): Uint8Array {
  const bins = new Uint8Array(right.length * features)
  for (let index = 0; index < right.length; index++) {
    for (let feature = 0; feature < features; feature++) {
      const value = values[index * features + feature]!
      const own = edges[feature]!
      let low = 0
      let high = own.length
      while (low < high) {
        const middle = (low + high) >> 1
        if (value <= own[middle]!) high = middle
        else low = middle + 1
      }
      bins[index * features + feature] = low
    }
  }
  return bins
}
