import type { Mention } from '../types.js'
import type { PatternContext } from './context.js'
import { findIdentifiers } from './identifiers/index.js'
import { findQuantities } from './quantities/index.js'
import { findTemporal } from './temporal/index.js'

/** Everything that patterns find in a text: dates and times, quantities, identifiers. Mentions of different kinds may overlap; the longer one wins later. */
export function findPatterns(context: PatternContext): Mention[] {
  const temporal = findTemporal(context)
  context.check?.()
  const quantities = findQuantities(context)
  context.check?.()
  return [...temporal, ...quantities, ...findIdentifiers(context)]
}
