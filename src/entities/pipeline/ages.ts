/** Ages in apposition to a person whom only the models know ("Anna, 12 år, såg allt") are no dates. */
import type { EntityLanguage } from '../languages.js'
import { endBeforeAge } from '../patterns/temporal/ages.js'
import type { Mention } from '../types.js'

/** The patterns without dates that are the age of the person before them. */
export function withoutAges(text: string, patterns: readonly Mention[], names: readonly Mention[], language: EntityLanguage): readonly Mention[] {
  const ends = new Set(names.flatMap(({ type, end }) => (type === 'PERSON' ? [end] : [])))
  if (ends.size === 0) return patterns
  return patterns.filter(({ start, end, type }) => type !== 'TEMPORAL:DATE' || !ends.has(endBeforeAge(text, start, end, language)))
}
