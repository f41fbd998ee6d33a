/**
 * The weights of a trained tagger. A feature's row of label weights is stored as one of 256 directions (a codebook learnt from all rows)
 * times a length: two bytes a feature, and a codebook small enough to stay in the processor's nearest cache.
 */
import { ModelError } from '../../models/errors.js'
import { type HashTable, readHashTable } from '../../models/hash-table.js'
import type { NativeModel } from '../../models/store.js'
import { JUNCTIONS } from './columns.js'
import { MAX_FEATURES } from './features.js'
import { labelCount } from './labels.js'

export interface EntityTables {
  /** Type names; `OTHER` is a name of no type of the service. */
  readonly types: readonly string[]
  readonly features: HashTable
  /** Row of `codebook` of each entry of `features`. */
  readonly directions: Uint8Array
  /** Length of each entry's row in units of `unit`. */
  readonly lengths: Uint8Array
  readonly unit: number
  /** 256 rows of `labelCount(types.length)` weights. */
  readonly codebook: Float32Array
  /** `JUNCTIONS` tables of transitions, see chain.ts. */
  readonly transitions: Float32Array
  /** What is taken from the outside label's score in ordinary text and in posts: training is too cautious. */
  readonly outsideBias: readonly [number, number]
  /** Slope and offset that turn the log-odds of a path into those of a mention being right. */
  readonly calibration: readonly [number, number]
  /** Mentions with less confidence are left out: below about half the F1 reached, a mention costs more than it brings. */
  readonly minimum: number
  /** Whether it has learnt from posts, so that their style means something to it. */
  readonly posts: boolean
}

/** Entries of a bucket that are compared at once: few hold more. */
const SIDE_BY_SIDE = 8

/** 1 for 0, else 0; of numbers from 0 to 2^31 - 1. */
function isZero(number: number): number {
  return (number - 1) >>> 31
}

/** First and last entry of the bucket of each feature, and the entries of those that are known. */
const froms = new Uint32Array(MAX_FEATURES)
const stops = new Uint32Array(MAX_FEATURES)
const known = new Uint32Array(MAX_FEATURES)

/**
 * Adds the label weights of the known features to `sums` from `at` on.
 * In three passes: the tables are large and hardly anything of them lies in a cache, so the processor fetches for many features at once what no branch waits for.
 * @param count at most `MAX_FEATURES`
 */
export function addFeatures(tables: EntityTables, features: Int32Array, count: number, sums: Float32Array, at: number): void {
  const { offsets, checks, shift } = tables.features
  const { directions, lengths, codebook, unit } = tables
  const labels = labelCount(tables.types.length)
  for (let feature = 0; feature < count; feature++) {
    const bucket = features[feature]! >>> shift
    froms[feature] = offsets[bucket]!
    stops[feature] = offsets[bucket + 1]!
  }
  let hits = 0
  const last = checks.length - SIDE_BY_SIDE
  for (let feature = 0; feature < count; feature++) {
    const check = features[feature]! & 0xffff
    const from = froms[feature]!
    const stop = stops[feature]!
    let found = 0
    if (from <= last) {
      // no branch depends on what the entries hold: where one matches is not to be foreseen
      found =
        isZero(checks[from]! ^ check) |
        (isZero(checks[from + 1]! ^ check) << 1) |
        (isZero(checks[from + 2]! ^ check) << 2) |
        (isZero(checks[from + 3]! ^ check) << 3) |
        (isZero(checks[from + 4]! ^ check) << 4) |
        (isZero(checks[from + 5]! ^ check) << 5) |
        (isZero(checks[from + 6]! ^ check) << 6) |
        (isZero(checks[from + 7]! ^ check) << 7)
      found &= (1 << Math.min(SIDE_BY_SIDE, stop - from)) - 1
      known[hits] = from + 31 - Math.clz32(found)
      hits += 1 - isZero(found)
      if (stop - from <= SIDE_BY_SIDE || found !== 0) continue
    }
    for (let index = from <= last ? from + SIDE_BY_SIDE : from; index < stop; index++) {
      if (checks[index] !== check) continue
      known[hits++] = index
      break
    }
  }
  // four rows at a time, each sum rounded as it is when it is stored: fewer sums are fetched and stored
  const fround = Math.fround
  let hit = 0
  for (; hit + 3 < hits; hit += 4) {
    const first = known[hit]!
    const second = known[hit + 1]!
    const third = known[hit + 2]!
    const fourth = known[hit + 3]!
    const row1 = directions[first]! * labels
    const row2 = directions[second]! * labels
    const row3 = directions[third]! * labels
    const row4 = directions[fourth]! * labels
    const size1 = lengths[first]! * unit
    const size2 = lengths[second]! * unit
    const size3 = lengths[third]! * unit
    const size4 = lengths[fourth]! * unit
    for (let label = 0; label < labels; label++) {
      const two = fround(fround(sums[at + label]! + size1 * codebook[row1 + label]!) + size2 * codebook[row2 + label]!)
      sums[at + label] = fround(two + size3 * codebook[row3 + label]!) + size4 * codebook[row4 + label]!
    }
  }
  for (; hit < hits; hit++) {
    const row = directions[known[hit]!]! * labels
    const size = lengths[known[hit]!]! * unit
    for (let label = 0; label < labels; label++) sums[at + label]! += size * codebook[row + label]!
  }
}

/** Reads the tables of a model file. @throws ModelError when a tensor is absent or does not fit the others */
export function readEntityTables(model: NativeModel): EntityTables {
  const types = (model.metadata['types'] ?? '').split(',')
  const labels = labelCount(types.length)
  const tables: EntityTables = {
    types,
    features: readHashTable(model, 'features'),
    directions: model.u8('features.directions'),
    lengths: model.u8('features.lengths'),
    unit: Number(model.metadata['unit']),
    codebook: model.f32('codebook'),
    transitions: model.f32('transitions'),
    outsideBias: [Number(model.metadata['bias'] ?? 0), Number(model.metadata['postBias'] ?? 0)],
    calibration: [Number(model.metadata['slope'] ?? 1), Number(model.metadata['offset'] ?? 0)],
    minimum: Number(model.metadata['minimum'] ?? 0),
    posts: model.metadata['posts'] === 'true'
  }
  if (tables.codebook.length !== 256 * labels || tables.transitions.length !== JUNCTIONS * labels * labels)
    throw new ModelError(`model ${model.id}: tables do not fit its types`)
  return tables
}
