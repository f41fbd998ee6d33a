/** Places of two rules or models side by side. */
import type { Mention } from '../types.js'

/** A district and its village are two places, which parts of one name from two sources would not be: what was found takes the source of the place beside it, a sign away. */
export function setApart(found: readonly Mention[], names: readonly Mention[]): Mention[] {
  const sources = new Map(
    names.filter(({ type }) => type === 'LOCATION').flatMap(({ start, end, source }) => [[start, source] as const, [end, source] as const])
  )
  return found.map((one) => (one.type === 'LOCATION' ? { ...one, source: sources.get(one.start - 1) ?? sources.get(one.end + 1) ?? one.source } : one))
}
