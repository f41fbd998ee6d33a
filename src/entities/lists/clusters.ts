/**
 * Clusters of words: words that a multilingual encoder places near each other, at three granularities (leaf, middle, coarse). They carry to the
 * tagger what is known of words that its training text lacks.
 */

import { findHash, type HashTable, readHashTable } from '../../models/hash-table.js'
import type { ModelStore, NativeModel } from '../../models/store.js'

export class WordClusters {
  readonly #table: HashTable
  readonly #leaves: Uint16Array
  readonly #middle: Uint8Array
  readonly #coarse: Uint8Array

  constructor(model: NativeModel) {
    this.#table = readHashTable(model, 'words')
    this.#leaves = model.u16('leaves')
    this.#middle = model.u8('middle')
    this.#coarse = model.u8('coarse')
  }

  /** Leaf cluster of the word with this hash (`wordHash`, or the word column of features), 0 to 1023, or -1. */
  of(hash: number): number {
    const index = findHash(this.#table, hash)
    return index < 0 ? -1 : this.#leaves[index]!
  }

  /** Cluster of 256 that a leaf belongs to. */
  middle(leaf: number): number {
    return this.#middle[leaf]!
  }

  /** Cluster of 64 that a leaf belongs to. */
  coarse(leaf: number): number {
    return this.#coarse[leaf]!
  }
}

/** The clusters of a language (`entityLanguage`), or undefined when there are none. */
export function loadClusters(store: ModelStore, language: string): WordClusters | undefined {
  const id = `entities/clusters-${language}`
  return store.has(id) ? new WordClusters(store.load(id)) : undefined
}
