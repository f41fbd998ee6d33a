/** What the threads that build a base are given. */
import type { StoreShare } from '../../models/store.js'

/** Links of a node (M) and candidates kept while building (efConstruction); measured in scripts/linking/names. */
export const INDEX_LINKS = 12
export const INDEX_EFFORT = 36

/** What a shard is made of. */
export interface ShardTask {
  readonly store: StoreShare
  /** Lines of `entity TAB name`, those of an entity together. */
  readonly names: string
  readonly lines: number
  readonly index: string
  readonly entities: string
}

/** What is unpacked where. */
export interface UnpackTask {
  readonly store: StoreShare
  /** Artefact id of the packed base. */
  readonly packed: string
  readonly folder: string
  readonly made: string
}
