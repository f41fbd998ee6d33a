/** The models that the vectors of a base are made with: vectors of other models cannot be compared to them. */
import { createHash } from 'node:crypto'
import type { ModelStore } from '../../models/store.js'
import { textVectorsArtefact } from '../context/text-vectors.js'
import { NAME_VECTORS } from '../names/vectors.js'
import { type BaseMeta, KnowledgeBaseError } from './files.js'

/** Artefacts of the vectors of names and texts under the store's licence policy. */
export function vectorArtefacts(store: ModelStore): string[] {
  return [NAME_VECTORS, textVectorsArtefact(store)]
}

/** Sixteen hexadecimal digits that stand for the store's models of vectors, for `BaseMeta.models`. */
export function modelsOf(store: ModelStore): string {
  return checksumOf(store, vectorArtefacts(store))
}

/** @throws KnowledgeBaseError for a base whose vectors were made with other models than those of the store */
export function checkModels(folder: string, meta: BaseMeta, store: ModelStore): void {
  if (meta.models !== modelsOf(store))
    throw new KnowledgeBaseError(`the knowledge base in ${folder} was made with other models than those of this version: make it again with glossa kb import`)
}

/** Sixteen hexadecimal digits of the checksums of artefacts. */
export function checksumOf(store: ModelStore, ids: readonly string[]): string {
  const hash = createHash('sha256')
  for (const id of ids) hash.update(store.manifest.artefacts.find((entry) => entry.id === id)?.sha256 ?? '')
  return hash.digest('hex').slice(0, 16)
}
