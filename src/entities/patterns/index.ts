import type { Mention } from '../types.js'
import { type Code, findCodes, outsideCodes } from './codes.js'
import type { PatternContext } from './context.js'
import { findIdentifiers } from './identifiers/index.js'
import { findQuantities } from './quantities/index.js'
import { findScores } from './scores.js'
import { bareHours } from './temporal/bare-hours.js'
import { timesWithEndings } from './temporal/clock-endings.js'
import { datesInColumns } from './temporal/date-columns.js'
import { findTemporal } from './temporal/index.js'
import { labelledDates } from './temporal/labelled-dates.js'
import { withoutRates } from './temporal/money-rates.js'
import { openingHours } from './temporal/opening-hours.js'

/** Everything that patterns find in a text: dates and times, quantities, identifiers; of codes and scores only what takes in the whole of one. In text order of their beginnings; mentions of different kinds may overlap, and the longer one wins later. */
export function findPatterns(context: PatternContext): Mention[] {
  const codes = withScores(findCodes(context.text, context.language), context)
  const dated = findTemporal(context, codes)
  const readers = [bareHours, openingHours, timesWithEndings, datesInColumns, labelledDates]
  const temporal = [...dated, ...readers.flatMap((read) => read(context, dated))]
  context.check?.()
  const quantities = findQuantities(context)
  context.check?.()
  const dates = withoutRates(context.text, temporal, quantities, context.language)
  return [...outsideCodes([...dates, ...quantities], codes), ...findIdentifiers(context)].sort((one, other) => one.start - other.start)
}

/** The codes and the scores of a text, in order and without overlaps. */
function withScores(codes: readonly Code[], context: PatternContext): readonly Code[] {
  const scores = findScores(context)
  if (scores.length === 0) return codes
  let next = 0
  const apart = scores.filter(({ start, end }) => {
    while (next < codes.length && codes[next]!.end <= start) next++
    return next === codes.length || codes[next]!.start >= end
  })
  return [...codes, ...apart.map((score) => ({ ...score, named: true }))].sort((one, other) => one.start - other.start)
}
