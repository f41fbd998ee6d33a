import { expect, test } from 'vitest'
import { MAX_FEATURES } from '../../src/entities/model/features.js'
import { labelCount } from '../../src/entities/model/labels.js'
import { addFeatures, type EntityTables } from '../../src/entities/model/tables.js'
import { buildHashTable, findHash } from '../../src/models/hash-table.js'

const types = ['PERSON', 'LOCATION', 'ORGANIZATION']
const labels = labelCount(types.length)

/** Numbers that look as if by chance, the same ones each time. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state
  }
}

function tablesOf(hashes: Uint32Array, bucketSize: number): EntityTables {
  const next = numbers(5)
  const { table } = buildHashTable(hashes, bucketSize)
  const size = table.checks.length
  return {
    types,
    features: table,
    directions: Uint8Array.from({ length: size }, () => next() >>> 24),
    lengths: Uint8Array.from({ length: size }, () => next() >>> 24),
    unit: 0.0123,
    codebook: Float32Array.from({ length: 256 * labels }, () => next() / 2 ** 31 - 1),
    transitions: new Float32Array(0),
    outsideBias: [0, 0],
    calibration: [1, 0],
    minimum: 0,
    posts: false
  }
}

/** One feature after the other. */
function addedSingly(tables: EntityTables, features: Int32Array, count: number): Float32Array {
  const sums = new Float32Array(labels)
  for (let feature = 0; feature < count; feature++) {
    const index = findHash(tables.features, features[feature]!)
    if (index < 0) continue
    const size = tables.lengths[index]! * tables.unit
    for (let label = 0; label < labels; label++) sums[label]! += size * tables.codebook[tables.directions[index]! * labels + label]!
  }
  return sums
}

test.each([
  [40, 4],
  [2000, 4],
  // buckets of more entries than are compared at once, and of more than a mask has bits
  [2000, 16],
  [2000, 100],
  [3, 4]
])('The weights of many features are those of single ones, to the last bit: %i entries, %i a bucket', (entries, bucketSize) => {
  const next = numbers(entries)
  const hashes = Uint32Array.from({ length: entries }, next)
  const tables = tablesOf(hashes, bucketSize)
  for (let count = 0; count <= MAX_FEATURES; count++) {
    const features = Int32Array.from({ length: MAX_FEATURES }, () => (next() & 1024 ? hashes[next() % entries]! : next()))
    const sums = new Float32Array(2 * labels)
    addFeatures(tables, features, count, sums, labels)
    expect(sums.subarray(labels)).toEqual(addedSingly(tables, features, count))
    expect(sums.subarray(0, labels)).toEqual(new Float32Array(labels))
  }
})
