/** Classes of the DBpedia ontology where nothing more is known of an entity than its type. */
import type { Entity } from '../../entities/pipeline/entities.js'

const coarseTypes: Readonly<Record<string, readonly string[]>> = {
  PERSON: ['Agent', 'Person'],
  LOCATION: ['Place'],
  ORGANIZATION: ['Agent', 'Organisation']
}

/** The entity with the classes of its type, unless it has some; of other types it stays as it is. */
export function withCoarseTypes(entity: Entity): Entity {
  const ontologyTypes = entity.ontologyTypes ?? coarseTypes[entity.type]
  return ontologyTypes === undefined ? entity : { ...entity, ontologyTypes }
}
