import type { Mention } from '../types.js'
import { findCodes, outsideCodes } from './codes.js'
import type { PatternContext } from './context.js'
import { findIdentifiers } from './identifiers/index.js'
import { findQuantities } from './quantities/index.js'
import { bareHours } from './temporal/bare-hours.js'
import { findTemporal } from './temporal/index.js'

/** Everything that patterns find in a text: dates and times, quantities, identifiers; of codes only what takes in the whole of one. In text order of their beginnings; mentions of different kinds may overlap, and the longer one wins later. */
export function findPatterns(context: PatternContext): Mention[] {
  const codes = findCodes(context.text, context.language)
  const dated = findTemporal(context, codes)
  const temporal = [...dated, ...bareHours(context, dated)]
  context.check?.()
  const quantities = findQuantities(context)
  context.check?.()
  return [...outsideCodes([...temporal, ...quantities], codes), ...findIdentifiers(context)].sort((one, other) => one.start - other.start)
}
