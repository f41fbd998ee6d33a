/** Two of one name of which a text means the better known: places of which one is in the other (the city and the prefecture of Tokyo), a firm and one that nobody knows. */
import type { KnowledgeBase, KnownEntity } from '../knowledge/base/entity.js'
import { foldName } from '../knowledge/names/fold.js'

/** What the least known have, and the well-known. */
const UNKNOWN = 0.05
const KNOWN = 0.5
/** How much better known a firm or club is than one that hardly anybody means beside it: the magazine of a club. */
const FAR = 0.55

/** Departments and provinces that the base has among organizations, by its description (`department of CO`): no match for a known firm of the name (Meta). */
const administration = /^(?:[a-z]+ )?(?:department|province|district|council|municipality|territory) of [A-Z]{2}$/

function isBetterFirm({ type, prior, description }: KnownEntity, own: KnownEntity): boolean {
  return type === 'ORGANIZATION' && prior > own.prior && !administration.test(description ?? '')
}

/** Whether one of the candidates is a place in a better known one of its name, or a firm or a hamlet of nobody's notice beside a known one. @param entities of the candidates */
export function isLesserTwin(entity: number, entities: readonly number[], base: KnowledgeBase): boolean {
  const own = base.entity(entity)
  if (own.type === 'ORGANIZATION' && administration.test(own.description ?? '')) return entities.some((other) => isBetterFirm(base.entity(other), own))
  if (own.type === 'ORGANIZATION')
    return entities.some((other) => isKnownNamesake(other, own, base) && (own.prior < UNKNOWN || base.entity(other).prior > own.prior + FAR))
  if (own.type !== 'LOCATION') return false
  // hamlets that have a foreign name of a city: Parigi
  if (own.prior < UNKNOWN && entities.some((other) => base.entity(other).label !== own.label && isKnownNamesake(other, own, base))) return true
  return entities.some((other) => {
    if (other === entity) return false
    const { type, label, prior, related } = base.entity(other)
    return type === own.type && label === own.label && prior > own.prior && (own.related.includes(other) || related.includes(entity))
  })
}

/** Whether a known one of the type has the name, as the usual one of a language: `Deloitte` is Deloitte Touche Tohmatsu in Spanish. Firms have other names by chance. */
function isKnownNamesake(other: number, { type, label }: KnownEntity, base: KnowledgeBase): boolean {
  const better = base.entity(other)
  if (better.type !== type || better.prior < KNOWN) return false
  const name = foldName(label)
  return base.namesOf(other).some((one) => (one.kind === 'label' || (one.kind === 'alias' && type === 'LOCATION')) && foldName(one.name) === name)
}
