/**
 * The packed source of a base: columns of text, one line an entity, each column compressed by Brotli on its own. The head is a line of JSON with the bytes
 * of each column. Permanent identifiers are not kept: no source of the packed base has any.
 */
import { brotliDecompressSync } from 'node:zlib'
import { type EntityName, type EntityRecord, knownTypes, nameKinds } from './entity.js'

/** Changes with the form of the columns. */
export const PACKED_FORMAT = 1

export const packedColumns = ['ids', 'types', 'labels', 'descriptions', 'classes', 'priors', 'countries', 'related', 'names'] as const

export type PackedColumn = (typeof packedColumns)[number]

export interface PackedHead {
  readonly format: number
  readonly entities: number
  readonly bytes: Readonly<Record<PackedColumn, number>>
}

/** Priors are kept in steps of this. */
export const PRIOR_STEP = 1 / 1000

/** @throws TypeError for bytes that are no packed base of this format */
export function readPackedHead(bytes: Uint8Array): PackedHead {
  const end = bytes.indexOf(10)
  const head = JSON.parse(new TextDecoder().decode(bytes.subarray(0, Math.max(end, 0)))) as PackedHead
  if (head.format !== PACKED_FORMAT) throw new TypeError(`packed knowledge base of format ${head.format} instead of ${PACKED_FORMAT}`)
  return head
}

/** The records in their order; ids of related entities are those of records before or after. @throws TypeError, and the errors of zlib for damaged bytes */
export function* unpackRecords(bytes: Uint8Array): Generator<EntityRecord> {
  const head = readPackedHead(bytes)
  let at = bytes.indexOf(10) + 1
  const columns = {} as Record<PackedColumn, string[]>
  for (const column of packedColumns) {
    columns[column] = new TextDecoder().decode(brotliDecompressSync(bytes.subarray(at, at + head.bytes[column]))).split('\n')
    at += head.bytes[column]
  }
  const ids = columns.ids.map((digits) => (/^\d/.test(digits) ? `Q${digits}` : digits))
  for (let index = 0; index < head.entities; index++) {
    const description = columns.descriptions[index]!
    const country = columns.countries[index]!
    yield {
      id: ids[index]!,
      type: knownTypes[Number(columns.types[index])]!,
      label: columns.labels[index]!,
      ...(description !== '' && { description }),
      names: split(columns.names[index]!, '\t').map(unpackName),
      classes: split(columns.classes[index]!, ' '),
      prior: Number(columns.priors[index]) * PRIOR_STEP,
      ...(country !== '' && { country }),
      related: split(columns.related[index]!, ' ').map((number) => ids[Number.parseInt(number, 36)]!)
    }
  }
}

function split(text: string, separator: string): string[] {
  return text === '' ? [] : text.split(separator)
}

/** A digit for the kind, three letters of the language or a dash, the name. */
function unpackName(text: string): EntityName {
  const kind = nameKinds[Number(text[0])]!
  return text[1] === '-' ? { name: text.slice(2), kind } : { name: text.slice(4), kind, language: text.slice(1, 4) }
}
