/**
 * The packed source of a base: columns of text, one line an entity, each column compressed by Brotli on its own. The head is a line of JSON with the bytes
 * of each column. Permanent identifiers are not kept: no source of the packed base has any.
 */
import { brotliDecompressSync } from 'node:zlib'
import { type EntityName, type EntityRecord, knownTypes, nameKinds } from './entity.js'
import type { RecordSource } from './record-source.js'

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

/** The records of a packed base, read from its columns when they are asked for. */
export class PackedRecords implements RecordSource {
  readonly count: number
  readonly #columns: Readonly<Record<PackedColumn, readonly string[]>>
  readonly #ids: readonly string[]
  readonly #numbers: ReadonlyMap<string, number>

  /** @throws TypeError for bytes that are no packed base of this format, and the errors of zlib for damaged ones */
  constructor(bytes: Uint8Array) {
    const head = readPackedHead(bytes)
    let at = bytes.indexOf(10) + 1
    const columns = {} as Record<PackedColumn, string[]>
    for (const column of packedColumns) {
      columns[column] = new TextDecoder().decode(brotliDecompressSync(bytes.subarray(at, at + head.bytes[column]))).split('\n')
      at += head.bytes[column]
    }
    this.count = head.entities
    this.#columns = columns
    this.#ids = columns.ids.slice(0, head.entities).map((digits) => (/^\d/.test(digits) ? `Q${digits}` : digits))
    this.#numbers = new Map(this.#ids.map((id, index) => [id, index]))
  }

  labelOf(index: number): string {
    return this.#columns.labels[index]!
  }

  indexOf(id: string): number | undefined {
    return this.#numbers.get(id)
  }

  record(index: number): EntityRecord {
    const { types, labels, descriptions, names, classes, priors, countries, related } = this.#columns
    const description = descriptions[index]!
    const country = countries[index]!
    return {
      id: this.#ids[index]!,
      type: knownTypes[Number(types[index])]!,
      label: labels[index]!,
      ...(description !== '' && { description }),
      names: split(names[index]!, '\t').map(unpackName),
      classes: split(classes[index]!, ' '),
      prior: Number(priors[index]) * PRIOR_STEP,
      ...(country !== '' && { country }),
      related: split(related[index]!, ' ').map((number) => this.#ids[Number.parseInt(number, 36)]!)
    }
  }
}

/** The records in their order; ids of related entities are those of records before or after. @throws see `PackedRecords` */
export function* unpackRecords(bytes: Uint8Array): Generator<EntityRecord> {
  const records = new PackedRecords(bytes)
  for (let index = 0; index < records.count; index++) yield records.record(index)
}

function split(text: string, separator: string): string[] {
  return text === '' ? [] : text.split(separator)
}

/** A digit for the kind, three letters of the language or a dash, the name. */
function unpackName(text: string): EntityName {
  const kind = nameKinds[Number(text[0])]!
  return text[1] === '-' ? { name: text.slice(2), kind } : { name: text.slice(4), kind, language: text.slice(1, 4) }
}
