/** Files of an index of names in its folder. */
import { closeSync, existsSync, openSync, readFileSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { checksumOf } from '../../knowledge/base/models.js'
import { NAME_VECTORS } from '../../knowledge/names/vectors.js'
import type { ModelStore } from '../../models/store.js'
import type { ListedName } from './list-lines.js'

/** Changes with the form of the files and of the vectors: an index of another one is made anew. */
export const INDEX_FORMAT = 1

export const INDEX_META_FILE = 'index.json'
/** A line for each name: what `rowOf` makes. */
export const NAMES_FILE = 'names.ndjson'
/** Where each line begins, and where the last one ends: 32-bit numbers of bytes. */
export const PLACES_FILE = 'names.places'
/** For each name the next one that is the same but for its id, `NO_NAME` where there is none. */
export const SAME_FILE = 'names.same'
export const NO_NAME = 0xffffffff
const CHUNK = 1 << 20

export interface FileMark {
  readonly bytes: number
  readonly crc32: number
}

export interface NameIndexMeta {
  readonly format: number
  /** Checksum of the models that the vectors were made with. */
  readonly models: string
  readonly names: number
  /** Names that are not the same as an earlier one but for their ids. */
  readonly distinct: number
  /** Vectors of each part of the graph. */
  readonly points: readonly number[]
  /** Bytes and checksum of each file, to know a damaged folder: the library of the graph ends the process over a file that is damaged within. */
  readonly files: Readonly<Record<string, FileMark>>
}

/** An index that cannot be made or read; the message says what to do. */
export class NameIndexError extends Error {
  override name = 'NameIndexError'
}

export function graphFile(part: number): string {
  return `names-${part}.hnsw`
}

export function rowOf({ text, id, language, kind }: ListedName): string {
  return JSON.stringify([text, id ?? null, language ?? null, kind ?? null])
}

export function nameOfRow(row: string): ListedName {
  const [text, id, language, kind] = JSON.parse(row) as [string, string | number | null, string | null, ListedName['kind'] | null]
  return { text, ...(id !== null && { id }), ...(language !== null && { language }), ...(kind !== null && kind !== undefined && { kind }) }
}

/** Sixteen hexadecimal digits that stand for the models that Latin forms and their vectors are made with. */
export function nameModelsOf(store: ModelStore): string {
  return checksumOf(store, [NAME_VECTORS, ...store.manifest.artefacts.map(({ id }) => id).filter((id) => id.startsWith('names/'))])
}

/** @throws NameIndexError for a folder without a finished, whole index of this format, made with the models of the store */
export function readIndexMeta(folder: string, store: ModelStore): NameIndexMeta {
  if (!existsSync(folder)) throw new NameIndexError(`${folder} is missing; make it with glossa names index`)
  let meta: NameIndexMeta
  try {
    meta = JSON.parse(readFileSync(join(folder, INDEX_META_FILE), 'utf8')) as NameIndexMeta
  } catch {
    throw new NameIndexError(`${folder} holds no index of names; make one with glossa names index`)
  }
  const again = 'make it again with glossa names index --replace'
  if (meta.format !== INDEX_FORMAT)
    throw new NameIndexError(`the index of names in ${folder} has format ${meta.format}, this version reads ${INDEX_FORMAT}: ${again}`)
  if (meta.models !== nameModelsOf(store))
    throw new NameIndexError(`the index of names in ${folder} was made with other models than those of this version: ${again}`)
  for (const [file, { bytes, crc32: sum }] of Object.entries(meta.files)) {
    const real = existsSync(join(folder, file)) ? markOf(join(folder, file)) : undefined
    if (real?.bytes !== bytes)
      throw new NameIndexError(`the index of names in ${folder} is damaged: ${file} has ${real?.bytes ?? 'no'} bytes instead of ${bytes}; ${again}`)
    if (real.crc32 !== sum) throw new NameIndexError(`the index of names in ${folder} is damaged: ${file} has another content than was written; ${again}`)
  }
  return meta
}

/** @throws the system's errors */
export function markOf(path: string): FileMark {
  const file = openSync(path, 'r')
  try {
    const chunk = Buffer.allocUnsafe(CHUNK)
    let bytes = 0
    let sum = 0
    for (let read = readSync(file, chunk); read > 0; read = readSync(file, chunk)) {
      bytes += read
      sum = crc32(chunk.subarray(0, read), sum)
    }
    return { bytes, crc32: sum }
  } finally {
    closeSync(file)
  }
}
