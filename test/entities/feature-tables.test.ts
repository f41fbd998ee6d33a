import { expect, test } from 'vitest'
import { FeatureSums } from '../../src/entities/model/feature-sums.js'
import { MAX_FEATURES } from '../../src/entities/model/features.js'
import { labelCount } from '../../src/entities/model/labels.js'
import type { EntityTables } from '../../src/entities/model/tables.js'
import { buildHashTable, findHash } from '../../src/models/hash-table.js'

/** Numbers that look as if by chance, the same ones each time. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state
  }
}

function tablesOf(types: readonly string[], hashes: Uint32Array, bucketSize: number): EntityTables {
  const next = numbers(5)
  const { table } = buildHashTable(hashes, bucketSize)
  const size = table.checks.length
  return {
    types,
    features: table,
    directions: Uint8Array.from({ length: size }, () => next() >>> 24),
    lengths: Uint8Array.from({ length: size }, () => next() >>> 24),
    unit: 0.0123,
    codebook: Float32Array.from({ length: 256 * labelCount(types.length) }, () => next() / 2 ** 31 - 1),
    transitions: new Float32Array(0),
    outsideBias: [0, 0],
    calibration: [1, 0],
    minimum: 0,
    posts: false
  }
}

/** One feature after the other. */
function addedSingly(tables: EntityTables, start: Float32Array, features: Int32Array, count: number): Float32Array {
  const sums = start.slice()
  const labels = sums.length
  for (let feature = 0; feature < count; feature++) {
    const index = findHash(tables.features, features[feature]!)
    if (index < 0) continue
    const size = tables.lengths[index]! * tables.unit
    for (let label = 0; label < labels; label++) sums[label]! += size * tables.codebook[tables.directions[index]! * labels + label]!
  }
  return sums
}

test.each([
  [40, 4, 3],
  [2000, 4, 3],
  // buckets of more entries than are compared at once, and of more than a mask has bits
  [2000, 16, 3],
  [2000, 100, 3],
  [3, 4, 3],
  // numbers of labels that fours do not go into
  [2000, 4, 2],
  [2000, 4, 4],
  [2000, 4, 6],
  [2000, 4, 31]
])('The weights of many features are those of single ones, to the last bit: %i entries, %i a bucket, %i types', (entries, bucketSize, typeCount) => {
  const types = Array.from({ length: typeCount }, (_, type) => `T${type}`)
  const next = numbers(entries)
  const hashes = Uint32Array.from({ length: entries }, next)
  const tables = tablesOf(types, hashes, bucketSize)
  const labels = labelCount(types.length)
  const start = Float32Array.from({ length: labels }, () => next() / 2 ** 31 - 1)
  const added = new FeatureSums(tables)
  for (let count = 0; count <= MAX_FEATURES; count++) {
    const features = Int32Array.from({ length: MAX_FEATURES }, () => (next() & 1024 ? hashes[next() % entries]! : next()))
    added.features.set(features)
    added.before.set(start)
    added.add(count)
    expect(added.sums).toEqual(addedSingly(tables, start, features, count))
  }
})

test('Labels that are too few or too many for the kernel are refused', () => {
  for (const typeCount of [1, 32]) {
    const types = Array.from({ length: typeCount }, (_, type) => `T${type}`)
    expect(() => new FeatureSums(tablesOf(types, Uint32Array.of(1, 2, 3), 4))).toThrow(RangeError)
  }
})
