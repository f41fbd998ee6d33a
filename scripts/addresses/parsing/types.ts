import type { AddressSpan } from '../../../src/addresses/types.js'

/** A line with the field of each piece, in order. */
export interface LabelledLine {
  readonly text: string
  readonly spans: readonly AddressSpan[]
  readonly country: string
}
