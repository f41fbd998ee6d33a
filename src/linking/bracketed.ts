/** Towns with what they lie in in brackets: `Saint-Claude (Jura)`. Of the towns of the name it is one there, and what has the name in brackets is what the town lies in. */
import { modelLanguage } from '../core/languages.js'
import type { KnowledgeBase, KnownEntity } from '../knowledge/base/entity.js'
import { foldName } from '../knowledge/names/fold.js'
import type { Decision } from './decision.js'
import { languageCountries } from './language-countries.js'
import type { LinkingDocument } from './types.js'

/** Confidence of what the base knows to lie in one another, of what is of one country, of what the language alone speaks for. */
const TOLD = 0.9
const SAME_COUNTRY = 0.75
const AT_HOME = 0.7
/** Below what anything is linked at. */
const DOUBTFUL = 0.3
/** Units that the base has among organizations, by its description: `metropolitan department of FR`. */
const administration = /^(?:[a-z]+ )*(?:department|province|district|county|canton|region|state|territory) of /
const units: ReadonlySet<string> = new Set(['AdministrativeRegion', 'Province', 'Region', 'State'])
const COUNTRY = 'Country'
/** Characters between a town and the name in brackets. */
const OPEN = ' ('

const isUnit = ({ type, classes, description }: KnownEntity) =>
  (type === 'LOCATION' || type === 'ORGANIZATION') &&
  !classes.includes(COUNTRY) &&
  (classes.some((name) => units.has(name)) || administration.test(description ?? ''))
const isTown = ({ type, classes }: KnownEntity) => type === 'LOCATION' && !classes.includes(COUNTRY)
const byPrior = (left: KnownEntity, right: KnownEntity) => right.prior - left.prior

/** The decisions, where a place in brackets and the one before it are not of one another. Linear in the mentions. */
export function withBracketedUnits(
  { text, language, entities }: LinkingDocument,
  decisions: readonly (Decision | undefined)[],
  base: KnowledgeBase
): readonly (Decision | undefined)[] {
  const begins = new Map(
    entities.flatMap(({ type, mentions }, index) => (type === 'LOCATION' ? mentions.map((mention) => [mention.start, { ...mention, index }] as const) : []))
  )
  const told = [...decisions]
  const named = (name: string, holds: (known: KnownEntity) => boolean) =>
    base
      .find(foldName(name))
      .map(({ entity }) => base.entity(entity))
      .filter(holds)
      .sort(byPrior)
  for (const { start, end, index } of begins.values()) {
    if (!text.startsWith(OPEN, end)) continue
    const outer = begins.get(end + OPEN.length)
    if (outer === undefined || text.charAt(outer.end) !== ')' || outer.index === index) continue
    const unitsOfName = named(text.slice(outer.start, outer.end), isUnit)
    if (unitsOfName.length < 2) continue
    const towns = named(text.slice(start, end), isTown)
    const pair = pairOf(towns, unitsOfName)
    if (pair !== undefined) {
      told[index] = { entity: pair.town.index, confidence: Math.max(pair.confidence, told[index]?.entity === pair.town.index ? told[index]!.confidence : 0) }
      told[outer.index] = { entity: pair.unit.index, confidence: pair.confidence }
      continue
    }
    if (towns.some(({ country }) => country === undefined || unitsOfName.some((unit) => unit.country === country))) continue
    const own = told[index]
    if (own !== undefined) told[index] = { ...own, confidence: Math.min(own.confidence, DOUBTFUL) }
    const [home] = languageCountries[language] ?? languageCountries[modelLanguage(language)] ?? []
    const unit = unitsOfName.find(({ country }) => country !== undefined && country === home)
    if (unit !== undefined && told[outer.index]?.entity !== unit.index) told[outer.index] = { entity: unit.index, confidence: AT_HOME }
  }
  return told
}

/** A town and a unit that it lies in, as far as the base knows; or the only one of the name in the country of the unit. */
function pairOf(towns: readonly KnownEntity[], unitsOfName: readonly KnownEntity[]) {
  const pairs = towns.flatMap((town) => unitsOfName.map((unit) => ({ town, unit })))
  const told = pairs.find(
    ({ town, unit }) => town.related.includes(unit.index) || unit.related.includes(town.index) || town.description?.includes(` in ${unit.label}`) === true
  )
  if (told !== undefined) return { ...told, confidence: TOLD }
  const [near, other] = pairs.filter(({ town, unit }) => town.country !== undefined && town.country === unit.country)
  return near === undefined || other !== undefined ? undefined : { ...near, confidence: SAME_COUNTRY }
}
