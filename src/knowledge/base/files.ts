/** Files of a knowledge base in its folder. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Changes with the form of the files: a base of another one is made anew. */
export const FORMAT = 2

export const META_FILE = 'base.json'
export const RECORDS_FILE = 'records.lmdb'
/** Records of a base that is not finished. */
export const STAGE_FILE = 'stage.lmdb'

export interface BaseMeta {
  readonly format: number
  /** What it was made of: a checksum of the packed source, or what the importer says. */
  readonly made: string
  /** Checksum of the models of its vectors (`modelsOf`). */
  readonly models: string
  readonly entities: number
  readonly names: number
  /** Vectors of each shard of the index of names. */
  readonly vectors: readonly number[]
  readonly byType: Readonly<Record<string, number>>
  /** Names of the classes that the records number. */
  readonly classes: readonly string[]
  /** Bytes of each file, to know a damaged folder. */
  readonly files: Readonly<Record<string, number>>
}

/** A folder that is no usable knowledge base. */
export class KnowledgeBaseError extends Error {
  override name = 'KnowledgeBaseError'
}

export function shardFile(shard: number): string {
  return `names-${shard}.hnsw`
}

/** The entities of a shard's vectors. */
export function shardEntitiesFile(shard: number): string {
  return `names-${shard}.entities`
}

/** @throws KnowledgeBaseError when there is no finished base of this format */
export function readMeta(folder: string): BaseMeta {
  let meta: BaseMeta
  try {
    meta = JSON.parse(readFileSync(join(folder, META_FILE), 'utf8')) as BaseMeta
  } catch {
    const unfinished = existsSync(join(folder, STAGE_FILE))
    throw new KnowledgeBaseError(
      `${folder} holds ${unfinished ? 'an import that is not finished; run the same glossa kb import again to go on with it' : 'no finished knowledge base'}`
    )
  }
  if (meta.format !== FORMAT)
    throw new KnowledgeBaseError(`the knowledge base in ${folder} has format ${meta.format}, this version reads ${FORMAT}: make it again`)
  return meta
}
