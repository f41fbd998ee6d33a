/** Two records of one entity become one. */
import type { EntityName, EntityRecord } from './entity.js'

/** Names, classes and relations of both; where both have a value the later one's counts. The earlier label stays a name. */
export function mergeRecords(earlier: EntityRecord, later: EntityRecord): EntityRecord {
  const label: EntityName[] = earlier.label === later.label ? [] : [{ name: earlier.label, kind: 'label' }]
  return {
    ...earlier,
    ...later,
    type: later.type === 'UNKNOWN' ? earlier.type : later.type,
    prior: Math.max(earlier.prior, later.prior),
    names: unique([...later.names, ...label, ...earlier.names], ({ name, kind, language }) => `${kind}\0${language ?? ''}\0${name}`),
    classes: later.classes.length > 0 ? later.classes : earlier.classes,
    related: unique([...later.related, ...earlier.related], (id) => id)
  }
}

function unique<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  return [...new Map(items.map((item) => [keyOf(item), item])).values()]
}
