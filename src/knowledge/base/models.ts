/** The models that the vectors of a base are made with: vectors of other models cannot be compared to them. */
import { createHash } from 'node:crypto'
import type { ModelStore } from '../../models/store.js'
import { textVectorsArtefact } from '../context/text-vectors.js'
import { NAME_VECTORS } from '../names/vectors.js'

/** Artefacts of the vectors of names and texts under the store's licence policy. */
export function vectorArtefacts(store: ModelStore): string[] {
  return [NAME_VECTORS, textVectorsArtefact(store)]
}

/** Sixteen hexadecimal digits that stand for the store's models of vectors, for `BaseMeta.models`. */
export function modelsOf(store: ModelStore): string {
  return checksumOf(store, vectorArtefacts(store))
}

/** Sixteen hexadecimal digits of the checksums of artefacts. */
export function checksumOf(store: ModelStore, ids: readonly string[]): string {
  const hash = createHash('sha256')
  for (const id of ids) hash.update(store.manifest.artefacts.find((entry) => entry.id === id)?.sha256 ?? '')
  return hash.digest('hex').slice(0, 16)
}
