/** Two records of one entity become one. */
import type { EntityName, EntityRecord } from './entity.js'
import { MOST_CLASSES, MOST_NAMES, MOST_RELATED } from './limits.js'

/**
 * Names, classes and relations of both, the later one's first, as far as a base keeps them; elsewhere the later one's value counts where it has one. A type that is
 * given is not changed by one that follows from classes. The earlier label stays a name.
 */
export function mergeRecords(earlier: EntityRecord, later: EntityRecord): EntityRecord {
  const label: EntityName[] = earlier.label === later.label ? [] : [{ name: earlier.label, kind: 'label' }]
  const { assumed: assumedEarlier = [], ...known } = earlier
  const { assumed: assumedLater = [], ...further } = later
  const assumed = assumedEarlier.filter((field) => assumedLater.includes(field))
  return {
    ...known,
    ...further,
    type: typeOf(earlier, later),
    prior: priorOf(earlier, later),
    names: unique([...later.names, ...label, ...earlier.names], ({ name, kind, language }) => `${kind}\0${language ?? ''}\0${name}`).slice(0, MOST_NAMES),
    classes: [...new Set([...later.classes, ...earlier.classes])].slice(0, MOST_CLASSES),
    related: [...new Set([...later.related, ...earlier.related])].slice(0, MOST_RELATED),
    ...(assumed.length > 0 && { assumed })
  }
}

function typeOf(earlier: EntityRecord, later: EntityRecord): EntityRecord['type'] {
  if (later.type === 'UNKNOWN') return earlier.type
  return isAssumed(later, 'type') && !isAssumed(earlier, 'type') && earlier.type !== 'UNKNOWN' ? earlier.type : later.type
}

/** One that is given counts as it is, of two that were measured the greater. */
function priorOf(earlier: EntityRecord, later: EntityRecord): number {
  if (isAssumed(later, 'prior')) return earlier.prior
  if (isAssumed(earlier, 'prior') || later.priorGiven) return later.prior
  return earlier.priorGiven ? earlier.prior : Math.max(earlier.prior, later.prior)
}

function isAssumed({ assumed = [] }: EntityRecord, field: 'type' | 'prior'): boolean {
  return assumed.includes(field)
}

function unique<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  return [...new Map(items.map((item) => [keyOf(item), item])).values()]
}
