/** Rows of the data folder become the records of the packed base. */
import { type EntityName, type EntityRecord, type KnownType, knownTypes, type NameKind } from '../../src/knowledge/base/entity.js'
import { priorOf } from '../../src/knowledge/base/prior.js'
import { foldName } from '../../src/knowledge/names/fold.js'
import { latinised } from '../../src/knowledge/names/grams.js'
import { cleanRows } from './clean.js'
import { countryNames, languageNames, placeNames, readDemonyms } from './further-names.js'
import { type Row, readPlaceNames, readRows } from './rows.js'

const PLACE_NAMES_SOURCE = 'dr5hn'
const GREAT_BRITAIN = 'Q23666'
/** Relations that place an entity among others, the nearest first. */
const RELATIONS = [
  'located_in',
  'headquarters',
  'employer',
  'team',
  'party',
  'member_of',
  'parent',
  'owned_by',
  'part_of',
  'country',
  'citizen_of',
  'position',
  'occupation',
  'born_in',
  'died_in',
  'educated_at',
  'record_label',
  'genre',
  'field',
  'religion',
  'country_of_origin',
  'original_language',
  'capital',
  'formed_in',
  'named_after',
  'speaks',
  'instrument',
  'position_played'
] as const
const MOST_RELATED = 16
const MOST_NAMES = 120

/** All records, in an order that puts like ones together (type, then country), so that they pack well. */
export function readRecords(without: ReadonlySet<string>): EntityRecord[] {
  const rows = cleanRows(readRows(without))
  // all of them are of one source
  const machine = without.has(PLACE_NAMES_SOURCE) ? new Map<string, never>() : readPlaceNames()
  const labels = new Map<string, Row>()
  for (const row of rows) {
    const known = labels.get(foldName(row.label))
    if (known === undefined || fameOf(known) < fameOf(row)) labels.set(foldName(row.label), row)
  }
  const countries = countriesOf(rows)
  const byCode = new Map([...countries].map(([code, row]) => [code, row.qid]))
  const demonyms = readDemonyms()
  const known = wellKnownNames(rows)
  const isMistaken = (name: string, row: Row) => known.has(foldName(name)) && known.get(foldName(name)) !== row.qid
  const further = new Map<string, EntityName[]>()
  // the island's names are the state's as well
  const island = rows.find(({ qid }) => qid === GREAT_BRITAIN)
  const addFurther = (id: string, names: readonly EntityName[]) => further.set(id, [...(further.get(id) ?? []), ...names])
  for (const [code, names] of countryNames()) if (byCode.has(code)) addFurther(byCode.get(code)!, names)
  for (const [id, names] of languageNames(rows)) addFurther(id, names)
  for (const [id, names] of placeNames(rows, fameOf)) addFurther(id, names)
  if (island !== undefined)
    addFurther(
      byCode.get('gb') ?? '',
      [island.label, ...(island.aliases ?? []), ...Object.values(island.names ?? {}).flat()].map((name) => ({ name, kind: 'alias' }))
    )
  const records = rows.map((row) => recordOf(row, { machine: machine.get(row.qid), further: further.get(row.qid) ?? [], labels, byCode, demonyms, isMistaken }))
  const typeOrder = (record: EntityRecord) => knownTypes.indexOf(record.type)
  return records.sort(
    (left, right) => typeOrder(left) - typeOrder(right) || compare(left.country ?? '', right.country ?? '') || compare(left.label, right.label)
  )
}

function compare(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0
}

/** A state of former times, which bears names of the one of today. */
function isOld({ classes = [], desc = '' }: Row): boolean {
  return classes.includes('HistoricalCountry') || /\b(?:histor|former|empire|dynasty|defunct|ancient)/iu.test(desc)
}

/** All living states are known to one source. */
function isPast(row: Row): boolean {
  return isOld(row) || !row.src.includes('dr5hn')
}

/** The state of each code: the best known LOCATION of that country whose classes say so. */
function countriesOf(rows: readonly Row[]): Map<string, Row> {
  const found = new Map<string, Row>()
  for (const row of rows) {
    const code = row.country?.toLowerCase()
    if (code === undefined || row.type !== 'LOCATION' || row.classes?.includes('Country') !== true || isPast(row)) continue
    const known = found.get(code)
    if (known === undefined || fameOf(row) > fameOf(known)) found.set(code, row)
  }
  return found
}

/** Folded names of the entities that many know, so that no village takes them. */
function wellKnownNames(rows: readonly Row[]): Map<string, string> {
  const found = new Map<string, string>()
  for (const row of rows)
    if (fameOf(row) > WELL_KNOWN) for (const name of [row.label, ...Object.values(row.names ?? {}).flat()]) found.set(foldName(name), row.qid)
  return found
}

const WELL_KNOWN = 0.6
/** An entity this well known keeps its name from namesakes of another kind. */
const NAMESAKE = 0.35
const LATIN_LETTER = /\p{Script=Latin}/u
/** Sources that list all of a kind, known or not. */
const COMPLETE_LISTS = new Set([
  'dr5hn',
  'uscounty',
  'wof',
  'wof2',
  'nsi',
  'atp',
  'ror',
  'reep',
  'chadwick',
  'lobid',
  'br',
  'transitland',
  'legislator',
  'riksdag',
  'nga',
  'elevant'
])
/** Classes whose population is not a measure of how often they are meant. */
const REGIONS = new Set(['Region', 'AdministrativeRegion', 'HistoricalCountry', 'HistoricalRegion'])
/** Nothing is known of it but a name. */
const UNKNOWN_PRIOR = 0.03

export function fameOf({ type, pop = {}, names = {}, src, classes = [], p31, desc }: Row): number {
  const population = classes.some((name) => REGIONS.has(name)) ? 0 : (pop.population ?? 0)
  const languages = src.includes('xfactr') || src.includes('trudle') ? Object.keys(names).length : Math.min(4, Object.keys(names).length / 3)
  const sources = src.filter((name) => !COMPLETE_LISTS.has(name)).length
  const { sitelinks, pageviews_month: viewsMonth = 0 } = pop
  const prior = priorOf({ ...(sitelinks !== undefined && { sitelinks }), viewsMonth, population, languages: Math.floor(languages), sources })
  const bare = type === 'UNKNOWN' && p31 === undefined && desc === undefined && Object.keys(names).length === 0
  return bare ? Math.min(prior, UNKNOWN_PRIOR) : prior
}

interface Surroundings {
  readonly machine: Readonly<Record<string, readonly string[]>> | undefined
  readonly further: readonly EntityName[]
  readonly labels: ReadonlyMap<string, Row>
  readonly byCode: ReadonlyMap<string, string>
  /** Folded names of peoples and adjectives of countries. */
  readonly demonyms: ReadonlySet<string>
  /** Whether a machine-made name of a place is that of another, well known thing, or a word. */
  isMistaken(name: string, row: Row): boolean
}

function recordOf(row: Row, around: Surroundings): EntityRecord {
  const country = row.country?.toLowerCase()
  return {
    id: row.qid,
    type: (knownTypes as readonly string[]).includes(row.type) ? (row.type as KnownType) : 'OTHER',
    label: row.label,
    ...(isDescription(row.desc) && { description: row.desc }),
    names: namesOf(row, around),
    classes: row.classes ?? [],
    prior: fameOf(row),
    ...(country !== undefined && /^[a-z]{2}$/.test(country) && { country }),
    related: relatedOf(row, around)
  }
}

const LATIN_TEXT = /^[\p{Script=Latin}\p{N}\p{P}\p{S}\p{Z}]+$/u

function isDescription(text: string | undefined): text is string {
  return text !== undefined && text.length <= 300 && LATIN_TEXT.test(text)
}

function namesOf(row: Row, around: Surroundings): EntityName[] {
  const { machine = {}, further } = around
  const found = new Map<string, EntityName>()
  const add = (name: string, kind: NameKind, language?: string) => {
    const key = foldName(name)
    if (key === '' || name.length > 200 || found.size >= MOST_NAMES || (name === row.label && language === undefined)) return
    if (!found.has(key)) found.set(key, { name, kind, ...(language !== undefined && { language }) })
  }
  // only Wikidata's first names of a language are labels; the lists of xfactr are in alphabetical order
  const ordered = row.src.some((name) => name !== 'xfactr')
  for (const [language, names] of Object.entries(row.names ?? {}))
    for (const [place, name] of names.entries()) add(name, isDoubtful(name, row, around) ? 'weak' : place === 0 && ordered ? 'label' : 'alias', language)
  // what is written in another script is found by its sound in Latin letters
  if (row.type === 'PERSON' && !LATIN_LETTER.test(row.label)) add(inLatinLetters(row.label), 'weak')
  for (const { name, kind, language } of further) {
    // the lists of xfactr have 東京 as one of many
    if (kind === 'label') found.delete(foldName(name))
    add(name, kind, language)
  }
  if (row.enwiki !== undefined) add(row.enwiki.replaceAll('_', ' '), 'title', 'eng')
  for (const name of row.aliases ?? []) add(name, isDoubtful(name, row, around) ? 'weak' : 'alias')
  for (const form of withoutPatronymic(row)) add(form, 'alias')
  for (const [language, names] of Object.entries(machine)) for (const name of names.slice(0, 2)) if (!around.isMistaken(name, row)) add(name, 'weak', language)
  return [...found.values()]
}

/** An alias that is the label of a better known other entity, a demonym, or too short to mean this one. */
function isDoubtful(alias: string, row: Row, { labels, demonyms }: Pick<Surroundings, 'labels' | 'demonyms'>): boolean {
  const folded = foldName(alias)
  const other = labels.get(folded)
  if (other !== undefined && other.qid !== row.qid && (fameOf(other) > fameOf(row) || (fameOf(other) > NAMESAKE && (row.type !== other.type || isOld(row)))))
    return true
  if (row.type === 'LOCATION' && demonyms.has(folded)) return true
  if (/^\p{Ll}[\p{Ll}-]*$/u.test(alias) && /^\p{Script=Latin}/u.test(alias) && ['PERSON', 'ORGANIZATION', 'LOCATION'].includes(row.type)) return true
  return [...alias].length <= 3 && /^\p{Script=Latin}+$/u.test(alias) && !(alias === alias.toUpperCase() && ['ORGANIZATION', 'LOCATION'].includes(row.type))
}

function inLatinLetters(label: string): string {
  return latinised(foldName(label)).replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
}

/** "Челах, Владислав Валерьевич" and "Алишер Бурханович Усманов" as they are called: Владислав Челах, Алишер Усманов. */
function withoutPatronymic({ type, label, aliases = [], names = {} }: Row): string[] {
  if (type !== 'PERSON' && type !== 'UNKNOWN') return []
  return [label, ...aliases, ...Object.values(names).flat()].flatMap((name) => {
    const inverted = /^([^\s,]+), (\S+)(?: \S+)?$/u.exec(name)
    if (inverted !== null) return [`${inverted[2]} ${inverted[1]}`]
    const [first, middle, last, more] = name.split(' ')
    if (last === undefined || more !== undefined || !/(?:[ви]ч|вна|чна)$/u.test(middle!)) return []
    return [`${first} ${last}`]
  })
}

function relatedOf({ qid, rel = {}, country }: Row, { labels, byCode }: Surroundings): string[] {
  const found = new Set<string>()
  for (const key of RELATIONS) {
    for (const value of [rel[key] ?? []].flat()) if (/^Q\d+$/.test(value)) found.add(value)
    const named = rel[`${key}_name`]
    for (const value of [named ?? []].flat().flatMap((text) => text.split('||'))) {
      const row = labels.get(foldName(value))
      if (row !== undefined) found.add(row.qid)
    }
  }
  const home = byCode.get(country?.toLowerCase() ?? '')
  if (home !== undefined) found.add(home)
  found.delete(qid)
  return [...found].slice(0, MOST_RELATED)
}
