/** Makes a trained field small: the weightiest features, each as a direction of a codebook and a length. */
import { labelCount } from '../../../src/entities/model/labels.js'
import type { EntityTables } from '../../../src/entities/model/tables.js'
import { buildHashTable } from '../../../src/models/hash-table.js'
import type { Learnt } from './learning.js'

const DIRECTIONS = 256
const ROUNDS = 8
/** Rows that the codebook is learnt from. */
const SAMPLE = 6000

/** Packs a field to at most `limit` features. */
export function pack(learnt: Learnt, types: readonly string[], limit: number): EntityTables {
  const labels = labelCount(types.length)
  const rows = centred(learnt)
  const { counts, hashes } = learnt
  const sizes = new Float32Array(hashes.length)
  for (let number = 0; number < sizes.length; number++) sizes[number] = norm(rows, number * labels, labels)
  // a frequent feature does more than a rare one of the same weight
  const merit = Float32Array.from(sizes, (size, number) => size * Math.log(2 + counts[number]!))
  const order = Uint32Array.from(sizes, (_, number) => number)
    .filter((number) => sizes[number]! > 0)
    .sort((left, right) => merit[right]! - merit[left]!)
    .slice(0, limit)
  const { table, order: kept } = buildHashTable(Uint32Array.from(order, (number) => hashes[number]!))
  const chosen = Uint32Array.from(kept, (index) => order[index]!)
  const codebook = learnCodebook(rows, order, labels)
  const directions = new Uint8Array(chosen.length)
  const lengths = new Float32Array(chosen.length)
  for (let index = 0; index < chosen.length; index++) {
    const at = chosen[index]! * labels
    const direction = nearest(rows, at, codebook, labels)
    directions[index] = direction
    lengths[index] = Math.max(0, product(rows, at, codebook, direction * labels, labels))
  }
  const longest = Float32Array.from(lengths).sort()[Math.floor(lengths.length * 0.9998)] ?? 1
  const unit = longest / 255
  return {
    types,
    features: table,
    directions,
    lengths: Uint8Array.from(lengths, (length) => Math.min(255, Math.round(length / unit))),
    unit,
    codebook,
    transitions: learnt.transitions,
    outsideBias: [0, 0],
    calibration: [1, 0],
    minimum: 0,
    posts: false
  }
}

/** Rows of weights minus their mean over the labels, which does not change any decision. */
function centred(learnt: Learnt): Float32Array {
  const { labels, stride, weights, hashes } = learnt
  const rows = new Float32Array(hashes.length * labels)
  for (let number = 0; number < hashes.length; number++) {
    let mean = 0
    for (let label = 0; label < labels; label++) mean += weights[number * stride + label]! / labels
    for (let label = 0; label < labels; label++) rows[number * labels + label] = weights[number * stride + label]! - mean
  }
  return rows
}

function norm(rows: Float32Array, at: number, labels: number): number {
  let sum = 0
  for (let label = 0; label < labels; label++) sum += rows[at + label]! * rows[at + label]!
  return Math.sqrt(sum)
}

function product(rows: Float32Array, at: number, codebook: Float32Array, from: number, labels: number): number {
  let sum = 0
  for (let label = 0; label < labels; label++) sum += rows[at + label]! * codebook[from + label]!
  return sum
}

function nearest(rows: Float32Array, at: number, codebook: Float32Array, labels: number): number {
  let best = 0
  let top = -Infinity
  for (let direction = 0, from = 0; direction < DIRECTIONS; direction++, from += labels) {
    let sum = 0
    for (let label = 0; label < labels; label++) sum += rows[at + label]! * codebook[from + label]!
    if (sum > top) {
      top = sum
      best = direction
    }
  }
  return best
}

/** Directions of unit length by k-means on the sphere; long rows count more. */
function learnCodebook(rows: Float32Array, order: Uint32Array, labels: number): Float32Array {
  const step = Math.max(1, Math.floor(order.length / SAMPLE))
  const sample: number[] = []
  for (let index = 0; index < order.length; index += step) sample.push(order[index]! * labels)
  const codebook = new Float32Array(DIRECTIONS * labels)
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    const at = sample[Math.floor((direction * sample.length) / DIRECTIONS)] ?? 0
    for (let label = 0; label < labels; label++) codebook[direction * labels + label] = rows[at + label]!
  }
  normalise(codebook, labels)
  for (let round = 0; round < ROUNDS; round++) {
    const sums = new Float32Array(codebook.length)
    for (const at of sample) {
      const direction = nearest(rows, at, codebook, labels) * labels
      const size = norm(rows, at, labels)
      for (let label = 0; label < labels; label++) sums[direction + label]! += size * rows[at + label]!
    }
    for (let direction = 0; direction < DIRECTIONS; direction++)
      if (norm(sums, direction * labels, labels) > 0) codebook.set(sums.subarray(direction * labels, (direction + 1) * labels), direction * labels)
    normalise(codebook, labels)
  }
  return codebook
}

function normalise(codebook: Float32Array, labels: number): void {
  for (let at = 0; at < codebook.length; at += labels) {
    const size = norm(codebook, at, labels)
    if (size > 0) for (let label = 0; label < labels; label++) codebook[at + label]! /= size
  }
}
