/** Addresses as the endpoint that compares them takes them: an object of fields, or one line. */
import { type Static, Type } from '@sinclair/typebox'
import { ADDRESS_FIELDS, type AddressField, type AddressFields, MOST_FIELD_CHARACTERS } from '../addresses/types.js'
import { apiError } from '../core/errors.js'
import { withoutControls } from './name-object.js'

const DESCRIPTIONS: Readonly<Record<AddressField, string>> = {
  house: 'name of the building or of what is in it',
  houseNumber: 'number of the building',
  road: 'name of the street',
  unit: 'apartment, office, lot',
  level: 'floor',
  staircase: 'numbered or lettered staircase',
  entrance: 'numbered or lettered entrance',
  suburb: 'neighbourhood',
  cityDistrict: 'district or borough of the city',
  city: 'city, town or village',
  island: 'island',
  stateDistrict: 'county or another second-level division',
  state: 'first-level division',
  countryRegion: 'informal part of the country',
  country: 'country or dependent territory, by name or code',
  worldRegion: 'part of the world',
  postCode: 'post code',
  poBox: 'post office box'
}

const text = (description: string) =>
  Type.Optional(
    Type.Union([Type.String({ maxLength: MOST_FIELD_CHARACTERS }), Type.Number()], { description: `${description}; a number counts as its digits` })
  )

const AddressObjectSchema = Type.Object(Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, text(DESCRIPTIONS[field])])), {
  description: 'at least one field'
})

/** An address in a request. */
export const AddressSchema = Type.Union([
  AddressObjectSchema,
  Type.String({ maxLength: MOST_FIELD_CHARACTERS, description: 'the address on one line; it is parsed' })
])

/** Fields, or the line that an address was written on. */
export type GivenAddress = AddressFields | string

/** @param name of the field that the address stands in, for messages @throws ApiError badRequest or badRequestFormat, naming the field */
export function givenAddress(given: Static<typeof AddressSchema>, name: string): GivenAddress {
  if (typeof given === 'string') {
    const line = clean(given)
    if (line === '') throw apiError('badRequestFormat', `field "${name}": the address is empty`)
    if (!isSaying(line)) throw apiError('badRequest', `field "${name}": there is no letter or digit in it`)
    return line
  }
  const fields: Partial<Record<AddressField, string>> = {}
  let isGiven = false
  for (const field of ADDRESS_FIELDS) {
    const value = (given as Readonly<Record<string, string | number | undefined>>)[field]
    const written = value === undefined ? '' : clean(String(value))
    isGiven ||= written !== ''
    if (isSaying(written)) fields[field] = written
  }
  if (Object.keys(fields).length > 0) return fields
  throw isGiven
    ? apiError('badRequest', `field "${name}": there is no letter or digit in any field`)
    : apiError('badRequestFormat', `field "${name}": the address has no field`)
}

/** Length of what is to be compared, in UTF-16 units. */
export function lengthOf(address: GivenAddress): number {
  return typeof address === 'string' ? address.length : Object.values(address).reduce((sum, value) => sum + value.length, 0)
}

function clean(value: string): string {
  return withoutControls(value, '\n').normalize('NFC').trim()
}

function isSaying(value: string): boolean {
  return /[\p{L}\p{N}]/u.test(value)
}
