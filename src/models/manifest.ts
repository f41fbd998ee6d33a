import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ModelError } from './errors.js'

/** Under what terms an artefact may be used, by the strictest of the data it was trained on. */
export type ModelLicence = 'permissive' | 'copyleft' | 'non-commercial'

/** One artefact of `native-models/`. */
export interface ManifestEntry {
  /** Path without ending, `language/detector`. */
  readonly id: string
  /** Path below `native-models/`. */
  readonly file: string
  readonly sha256: string
  readonly bytes: number
  /** Bytes of the artefact itself where the file is packed (Brotli, RFC 7932); `sha256` and `bytes` are those of the file. */
  readonly unpackedBytes?: number
  /** `permissive` covers attribution and share-alike data (CC0, CC BY, CC BY-SA, MIT, ...). */
  readonly licence: ModelLicence
  /** Licences and names of the data it was trained on. */
  readonly sources: readonly string[]
  /** The command that makes it again. */
  readonly command: string
  /** Figures on validation data. */
  readonly accuracy: Readonly<Record<string, number | string>>
}

export interface Manifest {
  readonly version: 1
  readonly artefacts: readonly ManifestEntry[]
}

export const MANIFEST_FILE = 'manifest.json'

/**
 * Reads `manifest.json` of a model folder.
 * @throws ModelError when it is missing, no JSON, or an entry lacks a field or points outside the folder
 */
export function readManifest(folder: string): Manifest {
  const path = join(folder, MANIFEST_FILE)
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    throw new ModelError(`model manifest ${path} cannot be read`)
  }
  let manifest: Manifest | null
  try {
    manifest = JSON.parse(text) as Manifest | null
  } catch {
    throw new ModelError(`model manifest ${path} is not valid JSON`)
  }
  if (manifest?.version !== 1 || !Array.isArray(manifest.artefacts) || manifest.artefacts.includes(null))
    throw new ModelError(`model manifest ${path} has an unknown form`)
  for (const entry of manifest.artefacts) {
    const complete =
      typeof entry.id === 'string' &&
      typeof entry.file === 'string' &&
      /^[0-9a-f]{64}$/.test(entry.sha256) &&
      [entry.bytes, entry.unpackedBytes ?? 0].every(Number.isInteger)
    if (!complete || !['permissive', 'copyleft', 'non-commercial'].includes(entry.licence))
      throw new ModelError(`model manifest ${path}: entry ${String(entry.id)} is incomplete`)
    if (entry.file.startsWith('/') || entry.file.split('/').includes('..'))
      throw new ModelError(`model manifest ${path}: entry ${entry.id} points outside the folder`)
  }
  return manifest
}
