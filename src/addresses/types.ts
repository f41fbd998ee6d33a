/** What the rooms of this domain share. */

/** The parts of an address, in the order of the interface; libpostal's set in the interface's spelling. */
export const ADDRESS_FIELDS = [
  'house',
  'houseNumber',
  'road',
  'unit',
  'level',
  'staircase',
  'entrance',
  'suburb',
  'cityDistrict',
  'city',
  'island',
  'stateDistrict',
  'state',
  'countryRegion',
  'country',
  'worldRegion',
  'postCode',
  'poBox'
] as const

export type AddressField = (typeof ADDRESS_FIELDS)[number]

/** An address in parts, as written. A field that is absent or blank is not said. */
export type AddressFields = { readonly [field in AddressField]?: string }

/** A piece of an address line that is one field's, or part of it (a field may come in several pieces). */
export interface AddressSpan {
  /** UTF-16 offsets into the line, end exclusive. */
  readonly start: number
  readonly end: number
  readonly field: AddressField
}

/** What a parser makes of a line. */
export interface ParsedAddress {
  /** The pieces of a field joined by a blank (by nothing in Chinese), as written, without outer punctuation. */
  readonly fields: AddressFields
  /** In order of the text, none overlapping. */
  readonly spans: readonly AddressSpan[]
  /** ISO 3166-1 alpha-2, lower case, where the line names one. */
  readonly country?: string
}

export interface AddressParser {
  /** Splits one line (newlines count as separators) of at most 500 characters into fields. Never throws. */
  parse(line: string): ParsedAddress
}

/** Length of a field, or of an address written as one string, in UTF-16 units. */
export const MOST_FIELD_CHARACTERS = 500
