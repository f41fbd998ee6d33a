/** What kind of thing an item of Wikidata is. */
import type { KnownType } from '../base/entity.js'
import type { ClassTable } from './classes.js'
import { hasProperty, type Item, itemsOf } from './item.js'

/** Statements that name the classes of an item: instance of, subclass of, occupation. */
const INSTANCE_OF = 'P31'
const SUBCLASS_OF = 'P279'
const OCCUPATION = 'P106'

/** Pages of Wikimedia that are no things (disambiguation, categories, templates, lists, modules, news, projects, duplicates), and items that are mere names. */
const LEFT_OUT = new Set([
  'Q4167410',
  'Q22808320',
  'Q15407973',
  'Q4167836',
  'Q24046192',
  'Q15647814',
  'Q11266439',
  'Q11753321',
  'Q19887878',
  'Q13406463',
  'Q15623926',
  'Q15184295',
  'Q17633526',
  'Q14204246',
  'Q21528878',
  'Q17362920',
  'Q101352',
  'Q202444',
  'Q12308941',
  'Q11879590'
])

/** What a thing is by the properties that only such things have, where its classes are unknown; the first that fits. */
const SIGNS: readonly (readonly [KnownType, readonly string[]])[] = [
  // family name, given name, citizenship, occupation
  ['PERSON', ['P734', 'P735', 'P27', OCCUPATION]],
  // headquarters, industry, employees, parent, subsidiary, chief executive, stock exchange
  ['ORGANIZATION', ['P159', 'P452', 'P1128', 'P749', 'P355', 'P169', 'P414']],
  // author, director, performer, screenwriter, language of the work, publication date
  ['WORK', ['P50', 'P57', 'P175', 'P58', 'P407', 'P577']],
  // coordinates, inhabitants, administrative unit
  ['LOCATION', ['P625', 'P1082', 'P131']],
  // manufacturer, developer
  ['PRODUCT', ['P176', 'P178']],
  // point in time, participant, winner
  ['EVENT', ['P585', 'P710', 'P1346']]
]

export interface Kind {
  readonly type: KnownType
  /** The most specific classes of the DBpedia ontology. */
  readonly classes: readonly string[]
}

/** The kind of an item; undefined for what is no thing (pages of Wikimedia) or a mere name. */
export function kindOf(item: Item, table: ClassTable): Kind | undefined {
  const instanceOf = itemsOf(item, INSTANCE_OF)
  if (instanceOf.some((id) => LEFT_OUT.has(id))) return undefined
  const meanings = instanceOf.flatMap((id) => table.meaningOf(id) ?? [])
  const type = mostOften(meanings.map((meaning) => meaning.type)) ?? typeBySigns(item)
  const occupations = type === 'PERSON' ? itemsOf(item, OCCUPATION).flatMap((id) => table.meaningOf(id) ?? []) : []
  // a castle that is a museum has classes of two kinds: those of its type count
  const classes = [...meanings, ...occupations].flatMap((meaning) => (meaning.type === type ? (meaning.ontologyClass ?? []) : []))
  return { type, classes: table.mostSpecific(type === 'PERSON' ? ['Person', ...classes] : classes) }
}

/** The type named most often; of several the first, of which "other" is one only where there is none else. */
function mostOften(types: readonly KnownType[]): KnownType | undefined {
  const counts = new Map<KnownType, number>()
  for (const type of types) counts.set(type, (counts.get(type) ?? 0) + (type === 'OTHER' ? 0 : 1))
  let best: KnownType | undefined
  for (const [type, count] of counts) if (best === undefined || count > counts.get(best)!) best = type
  return best
}

function typeBySigns(item: Item): KnownType {
  const sign = SIGNS.find(([, properties]) => properties.some((property) => hasProperty(item, property)))
  if (sign !== undefined) return sign[0]
  return hasProperty(item, SUBCLASS_OF) ? 'CLASS' : 'UNKNOWN'
}
