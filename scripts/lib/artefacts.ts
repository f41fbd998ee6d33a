/** How training scripts put an artefact into `native-models/` and its entry into the manifest. No evaluation may import this (test/scripts/evaluations.test.ts). */
import { createHash } from 'node:crypto'
import { closeSync, existsSync, mkdirSync, openSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { MANIFEST_FILE, type Manifest, type ManifestEntry, type ModelLicence, readManifest } from '../../src/models/manifest.js'
import { encodeSafetensors, type TensorInput } from '../../src/models/safetensors.js'
import { defaultModelsFolder } from '../../src/models/store.js'

export interface ModelToWrite {
  readonly id: string
  readonly tensors: Readonly<Record<string, TensorInput>>
  readonly metadata?: Readonly<Record<string, string>>
  readonly licence: ModelLicence
  readonly sources: readonly string[]
  readonly command: string
  readonly accuracy: Readonly<Record<string, number | string>>
}

/** Writes `<id>.safetensors` and its manifest entry (replacing an older one) into a model folder. Safe when several scripts run side by side. */
export function writeModel(model: ModelToWrite, folder?: string): ManifestEntry {
  const { tensors, metadata, ...entry } = model
  return writeArtefact({ ...entry, file: `${model.id}.safetensors` }, encodeSafetensors(tensors, metadata), folder)
}

/** Writes any artefact, packed (ending `.br`) where that saves an eighth or more, and its manifest entry. */
export function writeArtefact(
  entry: Omit<ManifestEntry, 'sha256' | 'bytes' | 'unpackedBytes'>,
  artefact: Uint8Array,
  folder: string = defaultModelsFolder()
): ManifestEntry {
  const packed = brotliCompressSync(artefact, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 22, [constants.BROTLI_PARAM_SIZE_HINT]: artefact.byteLength }
  })
  const saves = packed.byteLength < 0.875 * artefact.byteLength
  const bytes = saves ? packed : artefact
  const file = saves ? `${entry.file}.br` : entry.file
  const path = join(folder, file)
  mkdirSync(dirname(path), { recursive: true })
  const temporary = `${path}.${process.pid}.part`
  writeFileSync(temporary, bytes)
  renameSync(temporary, path)
  const full: ManifestEntry = {
    id: entry.id,
    file,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    bytes: bytes.byteLength,
    ...(saves && { unpackedBytes: artefact.byteLength }),
    licence: entry.licence,
    sources: entry.sources,
    command: entry.command,
    accuracy: entry.accuracy
  }
  updateManifest(folder, (artefacts) => {
    for (const other of artefacts) if (other.id === full.id && other.file !== full.file) rmSync(join(folder, other.file), { force: true })
    return [...artefacts.filter((other) => other.id !== full.id), full]
  })
  return full
}

function updateManifest(folder: string, change: (artefacts: readonly ManifestEntry[]) => ManifestEntry[]): void {
  const path = join(folder, MANIFEST_FILE)
  const release = lock(`${path}.lock`)
  try {
    const manifest: Manifest = existsSync(path) ? readManifest(folder) : { version: 1, artefacts: [] }
    const artefacts = change(manifest.artefacts).sort((left, right) => (left.id < right.id ? -1 : 1))
    writeFileSync(`${path}.part`, `${JSON.stringify({ version: 1, artefacts }, null, 2)}\n`)
    renameSync(`${path}.part`, path)
  } finally {
    release()
  }
}

/** A lock file held by one script at a time; one older than a minute was left by a script that died. */
function lock(path: string): () => void {
  for (;;) {
    try {
      closeSync(openSync(path, 'wx'))
      return () => rmSync(path, { force: true })
    } catch {
      if (existsSync(path) && Date.now() - statSync(path).mtimeMs > 60_000) rmSync(path, { force: true })
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50)
    }
  }
}
