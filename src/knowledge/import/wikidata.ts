/** Items of Wikidata become records of the knowledge base. */
import type { EntityRecord, KnownType } from '../base/entity.js'
import { LONGEST_NAME } from '../base/limits.js'
import { priorOf } from '../base/prior.js'
import { foldName } from '../names/fold.js'
import type { ClassTable } from './classes.js'
import { fields, type Item, type ItemText, itemsOf, stringsOf } from './item.js'
import { kindOf } from './kinds.js'
import { type NameLanguage, nameLanguage } from './languages.js'
import { aliasKind, calledName, NameList, oneLine } from './names.js'

/** Names of one item that are kept. */
const MOST_NAMES = 120
/** Longest description that is kept, in UTF-16 units. */
const LONGEST_DESCRIPTION = 300
/** Related entities that are kept. */
const MOST_RELATED = 16

/** Statements that place a thing among others, the nearest first: as scripts/build-kb has them for the packed base. */
const RELATIONS = [
  'P131', // located in
  'P159', // headquarters
  'P108', // employer
  'P54', // team
  'P102', // party
  'P463', // member of
  'P749', // parent
  'P127', // owned by
  'P361', // part of
  'P17', // country
  'P27', // citizenship
  'P39', // position
  'P106', // occupation
  'P19', // born in
  'P20', // died in
  'P69', // educated at
  'P264', // record label
  'P136', // genre
  'P101', // field of work
  'P140', // religion
  'P495', // country of origin
  'P364', // original language
  'P36', // capital
  'P740', // formed in
  'P138', // named after
  'P1412', // speaks
  'P1303', // instrument
  'P413', // position played
  'P50', // author
  'P57', // director
  'P175', // performer
  'P170', // creator
  'P176', // manufacturer
  'P178', // developer
  'P112', // founder
  'P169' // chief executive
] as const

/** Country of a place, an organisation; citizenship of a person; origin of a work. */
const COUNTRY_OF = ['P17', 'P27', 'P495'] as const
const COUNTRY_CODE = 'P297'
const PERM_ID = 'P3347'

/** Where the label is taken from, in this order, when there is none in English. */
const LABEL_LANGUAGES = [
  'en',
  'mul',
  'en-gb',
  'en-us',
  'en-ca',
  'de',
  'fr',
  'es',
  'it',
  'nl',
  'pt',
  'pl',
  'sv',
  'cs',
  'hu',
  'tr',
  'ru',
  'uk',
  'ja',
  'zh',
  'ar'
] as const

/** Sites whose keys end like those of Wikipedias. */
const NO_WIKIPEDIAS = new Set(
  'commonswiki specieswiki wikidatawiki metawiki mediawikiwiki sourceswiki incubatorwiki outreachwiki foundationwiki wikimaniawiki wikifunctionswiki testwiki test2wiki'.split(
    ' '
  )
)

/** What of a dump is wanted. */
export interface ItemFilter {
  /** Types that are kept; undefined keeps all. */
  readonly types: ReadonlySet<KnownType> | undefined
  /** Wikipedias that must have an article. */
  readonly minimumSitelinks: number
  /** ISO 639-3 codes of names that are kept, English among them; undefined keeps all that the service knows. */
  readonly languages: ReadonlySet<string> | undefined
}

/** Why an item is no record. */
export type Dropped = 'no item' | 'left out' | 'no name' | 'type' | 'sitelinks'

/** The record of an item, or why there is none: properties, lexemes and redirects are no items; pages of Wikimedia are left out. */
export function recordOfItem(item: Item, table: ClassTable, filter: ItemFilter): EntityRecord | Dropped {
  if (!/^Q[1-9]\d*$/.test(item.id) || (item.type !== undefined && item.type !== 'item') || item.redirect !== undefined) return 'no item'
  const sitelinks = countWikipedias(item)
  if (sitelinks < filter.minimumSitelinks) return 'sitelinks'
  const kind = kindOf(item, table)
  if (kind === undefined) return 'left out'
  if (filter.types !== undefined && !filter.types.has(kind.type)) return 'type'
  const label = labelOf(item, filter)
  if (label === undefined) return 'no name'
  const description = descriptionOf(item, filter)
  const country = countryOf(item, table)
  const permId = stringsOf(item, PERM_ID).find((text) => /^\d{1,20}$/.test(text))
  return {
    id: item.id,
    type: kind.type,
    label,
    ...(description !== undefined && { description }),
    names: namesOf(item, label, kind.type, filter),
    classes: kind.classes,
    prior: priorOf({ sitelinks }),
    ...(country !== undefined && { country }),
    related: relatedOf(item),
    ...(permId !== undefined && { permId })
  }
}

function countWikipedias(item: Item): number {
  let count = 0
  for (const site in fields(item.sitelinks)) if (site.endsWith('wiki') && !NO_WIKIPEDIAS.has(site)) count++
  return count
}

/** What a name's language is where it is kept. */
function kept(wikimedia: string, { languages }: ItemFilter): NameLanguage | undefined {
  const language = nameLanguage(wikimedia)
  return language?.code === undefined || languages === undefined || languages.has(language.code) ? language : undefined
}

function labelOf(item: Item, filter: ItemFilter): string | undefined {
  const labels = fields(item.labels)
  const title = englishTitle(item)
  for (const language of [...LABEL_LANGUAGES, ...Object.keys(labels)]) {
    const label = kept(language, filter) === undefined ? undefined : textOf(labels[language])
    if (label !== undefined) return label
    // a page of the English Wikipedia names the thing in English
    if (language === 'en-ca' && title !== undefined) return title
  }
  return title
}

/** A text that can be a name; undefined where it is missing, too long or without letters and digits. */
function textOf(text: ItemText | undefined): string | undefined {
  if (typeof text?.value !== 'string') return undefined
  const line = oneLine(text.value)
  const folded = foldName(line)
  return line.length > LONGEST_NAME || folded.length > LONGEST_NAME || folded === '' ? undefined : line
}

function descriptionOf(item: Item, filter: ItemFilter): string | undefined {
  const descriptions = fields(item.descriptions)
  for (const language of [...LABEL_LANGUAGES, ...Object.keys(descriptions)]) {
    const text = kept(language, filter) === undefined ? undefined : descriptions[language]?.value
    if (typeof text === 'string' && text !== '') return oneLine(text).slice(0, LONGEST_DESCRIPTION)
  }
  return undefined
}

function namesOf(item: Item, label: string, type: KnownType, filter: ItemFilter): EntityRecord['names'] {
  const list = new NameList(label, MOST_NAMES)
  const called = (name: string, language: string | undefined) => {
    const form = type === 'PERSON' ? calledName(name) : undefined
    if (form !== undefined) list.add(form, 'alias', language)
  }
  called(label, undefined)
  for (const [key, text] of Object.entries(fields(item.labels))) {
    const language = kept(key, filter)
    if (language === undefined || typeof text?.value !== 'string') continue
    list.add(text.value, language.variant ? 'alias' : 'label', language.code)
    called(text.value, language.code)
  }
  const title = englishTitle(item)
  if (title !== undefined) list.add(title, 'title', 'eng')
  for (const [key, texts] of Object.entries(fields(item.aliases))) {
    const language = kept(key, filter)
    if (language === undefined || !Array.isArray(texts)) continue
    for (const text of texts) {
      if (typeof text?.value !== 'string') continue
      list.add(text.value, aliasKind(text.value, type), language.code)
      called(text.value, language.code)
    }
  }
  return list.names
}

/** The title of the English Wikipedia's page, without the brackets that tell it from others. */
function englishTitle(item: Item): string | undefined {
  const title = fields(item.sitelinks)['enwiki']?.title
  if (typeof title !== 'string') return undefined
  const bracket = title.endsWith(')') ? title.lastIndexOf(' (') : -1
  return textOf({ language: 'en', value: bracket > 0 ? title.slice(0, bracket) : title })
}

function countryOf(item: Item, table: ClassTable): string | undefined {
  const own = stringsOf(item, COUNTRY_CODE).find((code) => /^[A-Z]{2}$/.test(code))
  if (own !== undefined) return own.toLowerCase()
  for (const property of COUNTRY_OF) {
    const code = itemsOf(item, property)
      .map((id) => table.countryOf(id))
      .find((found) => found !== undefined)
    if (code !== undefined) return code
  }
  return undefined
}

function relatedOf(item: Item): string[] {
  const found = new Set<string>()
  for (const property of RELATIONS) {
    for (const id of itemsOf(item, property)) if (id !== item.id) found.add(id)
    if (found.size >= MOST_RELATED) break
  }
  return [...found].slice(0, MOST_RELATED)
}
