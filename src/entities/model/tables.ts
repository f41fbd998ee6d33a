/**
 * The weights of a trained tagger. A feature's row of label weights is stored as one of 256 directions (a codebook learnt from all rows)
 * times a length: two bytes a feature, and a codebook small enough to stay in the processor's nearest cache.
 */
import { ModelError } from '../../models/errors.js'
import { type HashTable, readHashTable } from '../../models/hash-table.js'
import type { NativeModel } from '../../models/store.js'
import { JUNCTIONS } from './columns.js'
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
