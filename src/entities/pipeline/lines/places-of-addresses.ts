/** Streets, towns and administrative units of addresses in the places of what models and patterns found inside them. */
import type { TokenList } from '../../../core/spans.js'
import type { EntityLanguage } from '../../languages.js'
import type { Mention } from '../../types.js'
import { addressBlocks } from './address-blocks.js'
import { withAddresses, withPlaces } from './addresses.js'
import { administrativePlaces } from './administrative-places.js'
import { isFullName } from './attendance.js'
import { asRunningText } from './capitals.js'
import { hanAddresses } from './han-addresses.js'
import { withStreets } from './streets.js'

interface AddressContext {
  readonly tokens: TokenList
  readonly language: EntityLanguage
  /** What the lists know of each token (`Flag`). */
  readonly flags: Uint32Array
  readonly caseless: boolean
  readonly patterns: readonly Mention[]
}

/** The names with the streets, towns and units of addresses, and the patterns without what is a part of them. */
export function withPlacesOfAddresses(
  names: readonly Mention[],
  { tokens, language, flags, caseless, patterns }: AddressContext
): { names: readonly Mention[]; patterns: readonly Mention[] } {
  const running = caseless ? asRunningText(tokens.text) : tokens.text
  const isPerson = (start: number, end: number) => isFullName(tokens, flags, start, end)
  const streets = withAddresses(running, withStreets(running, names, language), patterns, language, isPerson)
  const inUnits = withPlaces(tokens.text, streets.names, streets.patterns, administrativePlaces(tokens.text, streets.names, language))
  const blocks = withPlaces(tokens.text, inUnits.names, inUnits.patterns, addressBlocks(running, language, isPerson))
  return withPlaces(tokens.text, blocks.names, blocks.patterns, hanAddresses(tokens, language, flags))
}
