/** Cities and the regions around them that the base calls alike: where regions are named by an adjective or with a word for them, the bare name is the city. */
import type { KnowledgeBase, KnownEntity } from '../knowledge/base/entity.js'
import { foldName } from '../knowledge/names/fold.js'
import type { Decision } from './decision.js'
import type { LinkingDocument } from './types.js'

/** Countries whose regions are called so: Саратовская область. */
const countries: ReadonlySet<string> = new Set(['ru', 'ua', 'by', 'kz', 'kg', 'uz', 'tj', 'bg', 'am', 'az', 'tr', 'pl'])
const regions: ReadonlySet<string> = new Set(['AdministrativeRegion', 'Province', 'Region'])
const cities: ReadonlySet<string> = new Set(['City', 'Capital', 'Town', 'CapitalOfRegion'])
/** How much less known the city may be. */
const LESS = 0.3
/** Confidence where the name is that of both alone. */
const SURE = 0.8
/** Words for regions beside a name or in it, and characters that are looked at. */
const regionWord =
  /област|края?(?:\P{L}|$)|республик|губерни|регион|вобласц|облыс|oblast|region|provinc|krai|voivod|wojew|\bil(?:i|inin|inde)\b|vilayet|eyalet|district/iu
const BESIDE = 24

/** The decisions, where a bare name means the city in the region of the name. Linear in the mentions. */
export function withCities(
  { text, entities }: LinkingDocument,
  decisions: readonly (Decision | undefined)[],
  base: KnowledgeBase
): readonly (Decision | undefined)[] {
  return decisions.map((decision, index) => {
    const { type, mentions } = entities[index]!
    if (decision?.grounds === undefined || type !== 'LOCATION') return decision
    const region = base.entity(decision.entity)
    if (region.country === undefined || !countries.has(region.country) || !region.classes.some((name) => regions.has(name))) return decision
    if (mentions.some(({ start, end }) => regionWord.test(text.slice(Math.max(0, start - BESIDE), end + BESIDE)))) return decision
    const city = base.find(foldName(region.label)).find(({ entity }) => isCityOf(base.entity(entity), region))
    if (city === undefined) return decision
    // what is only alike is the name of neither: Žiri is not Kirov
    const least = decision.grounds.route === 'near' ? 0 : SURE
    return { ...decision, entity: city.entity, confidence: Math.max(decision.confidence, least) }
  })
}

function isCityOf(city: KnownEntity, { label, country, prior, index }: KnownEntity): boolean {
  if (city.label !== label || city.country !== country || city.prior < prior - LESS || !city.classes.some((name) => cities.has(name))) return false
  return city.related.includes(index) || city.description?.includes(` in ${label}`) === true || city.description?.startsWith('capital of') === true
}
