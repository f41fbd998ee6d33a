/** Figures of the report on vectors of names, for the manifest. */
import { readReport } from '../../lib/reports.js'

/** Nothing where the vectors have not been measured yet. */
export function measured(): Readonly<Record<string, number>> {
  return readReport<{ readonly figures: Readonly<Record<string, number>> }>('name-vectors')?.figures ?? {}
}
