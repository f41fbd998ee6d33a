/** Towns of one name in several countries, of which a text names one: Perth beside Australia. */
import type { KnowledgeBase } from '../knowledge/base/entity.js'
import { foldName } from '../knowledge/names/fold.js'
import type { Decision } from './decision.js'
import type { LinkingDocument } from './types.js'

const COUNTRY = 'Country'
/** Least confidence of a country that speaks for its town. */
const SURE = 0.6
/** How much less known the town of the country may be. */
const LESS = 0.1

/** The decisions, where a place of no country that the text names has a namesake in one, and that is about as well known. Linear in the mentions. */
export function withNamesakesOfCountries(
  { entities }: LinkingDocument,
  decisions: readonly (Decision | undefined)[],
  base: KnowledgeBase
): readonly (Decision | undefined)[] {
  const named = new Set<string>()
  for (const decision of decisions) {
    if (decision === undefined || decision.confidence < SURE) continue
    const { classes, country } = base.entity(decision.entity)
    if (country !== undefined && classes.includes(COUNTRY)) named.add(country)
  }
  if (named.size === 0) return decisions
  return decisions.map((decision, index) => {
    if (decision?.grounds === undefined || entities[index]!.type !== 'LOCATION') return decision
    const { label, type, country, classes, prior } = base.entity(decision.entity)
    if (type !== 'LOCATION' || country === undefined || named.has(country) || classes.includes(COUNTRY)) return decision
    const namesake = base.find(foldName(label)).find(({ entity }) => {
      const other = base.entity(entity)
      return other.type === type && other.label === label && other.country !== undefined && named.has(other.country) && other.prior >= prior - LESS
    })
    return namesake === undefined ? decision : { ...decision, entity: namesake.entity }
  })
}
