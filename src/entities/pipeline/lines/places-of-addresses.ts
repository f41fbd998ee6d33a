/** Streets, towns and administrative units of addresses in the places of what models and patterns found inside them. */
import type { Mention } from '../../types.js'
import type { NameContext } from '../name-rules.js'
import { addressBlocks } from './address-blocks.js'
import { withAddresses, withPlaces } from './addresses.js'
import { administrativePlaces } from './administrative-places.js'
import { isFullName } from './attendance.js'
import { asRunningText } from './capitals.js'
import { hanAddresses } from './han-addresses.js'
import { withStreets } from './streets.js'

/** The names with the streets, towns and units of addresses, and the patterns without what is a part of them. */
export function withPlacesOfAddresses(
  names: readonly Mention[],
  { tokens, language, flags, caseless, patterns }: Pick<NameContext, 'tokens' | 'language' | 'flags' | 'caseless' | 'patterns'>
): { names: readonly Mention[]; patterns: readonly Mention[] } {
  const running = caseless ? asRunningText(tokens.text) : tokens.text
  const streets = withAddresses(running, withStreets(running, names, language), patterns, language)
  const inUnits = withPlaces(tokens.text, streets.names, streets.patterns, administrativePlaces(tokens.text, streets.names, language))
  const blocks = withPlaces(
    tokens.text,
    inUnits.names,
    inUnits.patterns,
    addressBlocks(running, language, (start, end) => isFullName(tokens, flags, start, end))
  )
  return withPlaces(tokens.text, blocks.names, blocks.patterns, hanAddresses(tokens, language, flags))
}
