/** Bases that an import is merged with: the packed one, or one in a folder. */
import type { ModelStore } from '../../models/store.js'
import type { EntityRecord, KnowledgeBase } from '../base/entity.js'
import { checksumOf } from '../base/models.js'
import { readPackedHead, unpackRecords } from '../base/packed.js'
import { PACKED_BASE } from '../base/unpack.js'
import type { BaseBelow } from './importer.js'

/** The packed base of the installation. @throws ModelError where it is missing or damaged */
export function packedBelow(store: ModelStore): BaseBelow {
  const bytes = store.bytes(PACKED_BASE)
  return { name: `packed ${checksumOf(store, [PACKED_BASE])}`, count: readPackedHead(bytes).entities, records: (from) => after(unpackRecords(bytes), from) }
}

/** A finished base in a folder. */
export function folderBelow(folder: string, base: KnowledgeBase): BaseBelow {
  const { entities } = base.statistics()
  return {
    name: folder,
    count: entities,
    records: function* (from) {
      for (let index = from; index < entities; index++) yield recordAt(base, index)
    }
  }
}

function* after(records: Iterable<EntityRecord>, from: number): Generator<EntityRecord> {
  let place = 0
  for (const record of records) if (place++ >= from) yield record
}

function recordAt(base: KnowledgeBase, index: number): EntityRecord {
  const { id, type, label, description, classes, prior, country, related, permId } = base.entity(index)
  return {
    id,
    type,
    label,
    ...(description !== undefined && { description }),
    // the label stands first
    names: base.namesOf(index).slice(1),
    classes,
    prior,
    ...(country !== undefined && { country }),
    related: Array.from(related, (other) => base.entity(other).id),
    ...(permId !== undefined && { permId })
  }
}
