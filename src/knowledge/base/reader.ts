/** Opens a finished knowledge base for reading. */
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import hnswlib, { type HierarchicalNSW } from 'hnswlib-node'
import { type Database, open, type RootDatabase } from 'lmdb'
import { type NativeGuard, noHooks } from '../../core/hooks.js'
import { NAME_WIDTH } from '../names/vectors.js'
import type { BaseStatistics, EntityName, KnowledgeBase, KnownEntity, NearName, Posting } from './entity.js'
import { type BaseMeta, KnowledgeBaseError, RECORDS_FILE, readMeta, shardEntitiesFile, shardFile } from './files.js'
import { LONGEST_NAME } from './limits.js'
import { decodeNames, decodePosting } from './name-format.js'
import { decodeEntity } from './record-format.js'

/** Candidates kept while searching (efSearch). */
export const SEARCH_EFFORT = 350
/** Entities and names a thread remembers. */
const REMEMBERED = 4_096

interface Shard {
  readonly graph: HierarchicalNSW
  readonly entities: Uint32Array
}

/**
 * @param guard stands around all native calls, and the opening itself is left to the caller: the thread is not ended inside them
 * @throws KnowledgeBaseError for a folder without a finished, whole base of this format
 */
export function openKnowledgeBase(folder: string, guard: NativeGuard = noHooks): KnowledgeBase {
  const meta = readMeta(folder)
  checkFiles(folder, meta)
  return new OpenBase(folder, meta, guard)
}

/** @throws KnowledgeBaseError for files that are missing or have other sizes */
export function checkFiles(folder: string, { files }: BaseMeta): void {
  for (const [file, bytes] of Object.entries(files)) {
    const size = statSync(join(folder, file), { throwIfNoEntry: false })?.size
    if (size !== bytes) throw new KnowledgeBaseError(`the knowledge base in ${folder} is damaged: ${file} has ${size ?? 'no'} bytes instead of ${bytes}`)
  }
}

class OpenBase implements KnowledgeBase {
  readonly #meta: BaseMeta
  readonly #guard: NativeGuard
  readonly #root: RootDatabase<Buffer, string>
  readonly #ids: Database<number, string>
  readonly #entities: Database<Buffer, number>
  readonly #names: Database<Buffer, number>
  readonly #aliases: Database<Buffer, string>
  readonly #shards: readonly Shard[]
  readonly #remembered = new Map<number, KnownEntity>()

  constructor(folder: string, meta: BaseMeta, guard: NativeGuard) {
    this.#meta = meta
    this.#guard = guard
    this.#root = open<Buffer, string>({ path: join(folder, RECORDS_FILE), noSubdir: true, readOnly: true, maxDbs: 8, encoding: 'binary' })
    this.#ids = this.#root.openDB<number, string>({ name: 'ids', encoding: 'ordered-binary' })
    this.#entities = this.#root.openDB<Buffer, number>({ name: 'entities', encoding: 'binary', keyEncoding: 'uint32' })
    this.#names = this.#root.openDB<Buffer, number>({ name: 'names', encoding: 'binary', keyEncoding: 'uint32' })
    this.#aliases = this.#root.openDB<Buffer, string>({ name: 'aliases', encoding: 'binary' })
    this.#shards = meta.vectors.map((count, shard) => openShard(folder, shard, count))
  }

  find(folded: string): readonly Posting[] {
    if (folded === '' || folded.length > LONGEST_NAME) return []
    const bytes = this.#held(() => this.#aliases.getBinaryFast(folded))
    return bytes === undefined ? [] : decodePosting(bytes)
  }

  entity(index: number): KnownEntity {
    const known = this.#remembered.get(index)
    if (known !== undefined) return known
    const bytes = this.#held(() => this.#entities.getBinary(index))
    if (bytes === undefined) throw new RangeError(`the knowledge base has no entity ${index}`)
    const entity = decodeEntity(index, bytes, this.#meta.classes)
    if (this.#remembered.size >= REMEMBERED) this.#remembered.clear()
    this.#remembered.set(index, entity)
    return entity
  }

  namesOf(index: number): readonly EntityName[] {
    const bytes = this.#held(() => this.#names.getBinaryFast(index))
    return bytes === undefined ? [] : decodeNames(bytes)
  }

  indexOf(id: string): number | undefined {
    return id.length > 200 ? undefined : this.#held(() => this.#ids.get(id))
  }

  nearest(vector: Float32Array, count: number): readonly NearName[] {
    const query = Array.from(vector)
    const found: NearName[] = []
    for (const { graph, entities } of this.#shards) {
      if (entities.length === 0) continue
      const { neighbors, distances } = this.#held(() => graph.searchKnn(query, Math.min(count, entities.length)))
      for (const [place, label] of neighbors.entries()) found.push({ entity: entities[label]!, similarity: 1 - distances[place]! })
    }
    found.sort((left, right) => right.similarity - left.similarity)
    const seen = new Set<number>()
    return found.slice(0, count).filter(({ entity }) => !seen.has(entity) && seen.add(entity))
  }

  statistics(): BaseStatistics {
    const { entities, names, vectors, byType, files } = this.#meta
    const recordBytes = files[RECORDS_FILE]!
    const indexBytes = Object.values(files).reduce((sum, bytes) => sum + bytes, 0) - recordBytes
    return { entities, names, vectors: vectors.reduce((sum, count) => sum + count, 0), byType, recordBytes, indexBytes }
  }

  close(): void {
    void this.#root.close()
  }

  /** A call of native code, the store's or the index's: either aborts the process where its thread is ended inside. */
  #held<T>(call: () => T): T {
    this.#guard.enter()
    try {
      return call()
    } finally {
      this.#guard.leave()
    }
  }
}

function openShard(folder: string, shard: number, count: number): Shard {
  const graph = new hnswlib.HierarchicalNSW('ip', NAME_WIDTH)
  graph.readIndexSync(join(folder, shardFile(shard)))
  graph.setEf(SEARCH_EFFORT)
  const bytes = readFileSync(join(folder, shardEntitiesFile(shard)))
  if (bytes.length !== 4 * count || graph.getCurrentCount() !== count)
    throw new KnowledgeBaseError(`the knowledge base in ${folder} is damaged: shard ${shard} of the index of names has not ${count} names`)
  const entities = new Uint32Array(new Uint8Array(bytes).buffer)
  return { graph, entities }
}
