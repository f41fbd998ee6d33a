/** Records as the packed source of a base (form: src/knowledge/base/packed.ts). */
import { brotliCompressSync, constants } from 'node:zlib'
import { type EntityName, type EntityRecord, knownTypes, nameKinds } from '../../src/knowledge/base/entity.js'
import { PACKED_FORMAT, type PackedColumn, type PackedHead, PRIOR_STEP, packedColumns } from '../../src/knowledge/base/packed.js'

export function packRecords(records: readonly EntityRecord[], quality: number): Buffer {
  const places = new Map(records.map(({ id }, place) => [id, place]))
  const cells: Readonly<Record<PackedColumn, (record: EntityRecord) => string>> = {
    ids: ({ id }) => id.replace(/^Q(?=\d)/, ''),
    types: ({ type }) => String(knownTypes.indexOf(type)),
    labels: ({ label }) => oneLine(label),
    descriptions: ({ description = '' }) => oneLine(description),
    classes: ({ classes }) => classes.join(' '),
    priors: ({ prior }) => String(Math.round(prior / PRIOR_STEP)),
    countries: ({ country = '' }) => country,
    related: ({ related }) => related.flatMap((id) => places.get(id)?.toString(36) ?? []).join(' '),
    names: ({ names }) => names.map(packName).join('\t')
  }
  const packed = packedColumns.map((column) => compress(records.map(cells[column]).join('\n'), quality))
  const head: PackedHead = {
    format: PACKED_FORMAT,
    entities: records.length,
    bytes: Object.fromEntries(packedColumns.map((column, place) => [column, packed[place]!.length])) as Record<PackedColumn, number>
  }
  return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), ...packed])
}

function compress(text: string, quality: number): Buffer {
  const bytes = Buffer.from(text)
  return brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  })
}

function packName({ name, kind, language }: EntityName): string {
  return `${nameKinds.indexOf(kind)}${language ?? '-'}${oneLine(name)}`
}

function oneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim()
}
