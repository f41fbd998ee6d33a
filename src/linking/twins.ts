/** Two places of one name, one in the other: the city and the prefecture of Tokyo. A text that names it means the better known. */
import type { KnowledgeBase } from '../knowledge/base/entity.js'

/** Whether the place is one of a better known place of its name that is among the candidates too. @param entities of the candidates */
export function isLesserTwin(entity: number, entities: readonly number[], base: KnowledgeBase): boolean {
  const own = base.entity(entity)
  if (own.type !== 'LOCATION') return false
  return entities.some((other) => {
    if (other === entity) return false
    const { type, label, prior, related } = base.entity(other)
    return type === own.type && label === own.label && prior > own.prior && (own.related.includes(other) || related.includes(entity))
  })
}
