/** The files of artefacts: read and checked against the manifest. */
import { createHash } from 'node:crypto'
import { createReadStream, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { ModelError } from './errors.js'
import type { ManifestEntry } from './manifest.js'

/** @throws ModelError naming the artefact when its file is missing, of another size or of another sha256 */
export async function verifyArtefact(folder: string, entry: ManifestEntry): Promise<void> {
  const path = join(folder, entry.file)
  requireSize(path, entry)
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) hash.update(chunk as Buffer)
  if (hash.digest('hex') !== entry.sha256) throw damaged(entry)
}

function unreadable({ id, file }: ManifestEntry, what: string): ModelError {
  return new ModelError(`model ${id} (${file}) ${what}`, id)
}

function damaged(entry: ManifestEntry): ModelError {
  return unreadable(entry, "is damaged: its sha256 differs from the manifest's")
}

function requireSize(path: string, entry: ManifestEntry): void {
  let size: number
  try {
    size = statSync(path).size
  } catch {
    throw unreadable(entry, 'is missing')
  }
  if (size !== entry.bytes) throw unreadable(entry, `is damaged: ${size} bytes instead of ${entry.bytes}`)
}

/** Bytes of the artefact itself. */
export function sizeOf(entry: ManifestEntry): number {
  return entry.unpackedBytes ?? entry.bytes
}

/** An artefact's bytes, checked and unpacked. @throws ModelError */
export function readArtefact(folder: string, entry: ManifestEntry): Uint8Array {
  const path = join(folder, entry.file)
  requireSize(path, entry)
  let bytes: Buffer
  try {
    bytes = readFileSync(path)
  } catch (error) {
    throw unreadable(entry, `cannot be read: ${(error as Error).message}`)
  }
  if (createHash('sha256').update(bytes).digest('hex') !== entry.sha256) throw damaged(entry)
  if (entry.unpackedBytes === undefined) return bytes
  let unpacked: Uint8Array
  try {
    unpacked = brotliDecompressSync(bytes, { maxOutputLength: entry.unpackedBytes })
  } catch {
    throw unreadable(entry, 'cannot be unpacked')
  }
  if (unpacked.byteLength !== entry.unpackedBytes) throw unreadable(entry, `unpacks to ${unpacked.byteLength} bytes instead of ${entry.unpackedBytes}`)
  return unpacked
}
