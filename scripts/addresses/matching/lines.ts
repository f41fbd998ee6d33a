/** Fields as people write them on one line, and given addresses as the comparison takes them. */
import type { AddressToMatch } from '../../../src/addresses/matching/types.js'
import type { AddressFields } from '../../../src/addresses/types.js'
import type { GivenAddress } from './pairs.js'

/** Countries that write the number of the house behind the road, mostly. */
const NUMBER_BEHIND = new Set('at be ch cz de dk ee es fi hr hu is it lt lv nl no pl pt ro se si sk br'.split(' '))

export interface LineParser {
  parse(line: string): { readonly fields: AddressFields }
}

/** One line, the small before the large. @param country decides where the number stands */
export function lineOf(fields: AddressFields & { readonly line?: string }, country = ''): string {
  const isBehind = NUMBER_BEHIND.has(country)
  const street = fields.line ?? joined(isBehind ? [fields.road, fields.houseNumber] : [fields.houseNumber, fields.road])
  const place = isBehind ? joined([fields.postCode, fields.city]) : (fields.city ?? '')
  const region = isBehind ? (fields.state ?? '') : joined([fields.state, fields.postCode])
  const box = fields.poBox === undefined || /\p{L}/u.test(fields.poBox) ? fields.poBox : `PO Box ${fields.poBox}`
  const parts = [
    fields.house,
    box,
    street,
    fields.unit,
    fields.staircase,
    fields.entrance,
    fields.level,
    fields.suburb,
    fields.cityDistrict,
    place,
    fields.stateDistrict,
    region
  ]
  return [...parts, fields.country].filter((part) => part !== undefined && part !== '').join(', ')
}

function joined(parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== '').join(' ')
}

/** @param asLine fields are written on one line first, and parsed again; `plain` for one without commas */
export function toMatch(address: GivenAddress, parser: LineParser, asLine: boolean | 'plain' = false, country = ''): AddressToMatch {
  if (typeof address === 'string') return { line: address, fields: parser.parse(address).fields }
  if (asLine !== false) {
    const line = asLine === 'plain' ? lineOf(address, country).replaceAll(',', '') : lineOf(address, country)
    return { line, fields: parser.parse(line).fields }
  }
  const { line, ...fields } = address
  return { fields: line === undefined ? fields : { ...parser.parse(line).fields, ...fields } }
}
