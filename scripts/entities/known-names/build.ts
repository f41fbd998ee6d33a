/**
 * Makes `entities/known-names` out of the knowledge base's rows: names of well-known persons, places and organizations, each with the one entity that it
 * is mostly of; and of brands and listed organizations in the languages that know them (`organizations.ts`). `npm run build:known-names`; three minutes.
 */

import { inflects } from '../../../src/entities/chains/fold.js'
import { acronymOf, createForm } from '../../../src/entities/chains/name.js'
import { legalForms } from '../../../src/entities/chains/name-words.js'
import { type EntityLanguage, entityLanguage, entityLanguages } from '../../../src/entities/languages.js'
import { KNOWN_NAMES, knownNameCheck, knownNameHash, knownTypes, LISTED_NAME, ORDINARY_WORD } from '../../../src/entities/lists/known-names.js'
import type { EntityRecord, NameKind } from '../../../src/knowledge/base/entity.js'
import { buildHashTable } from '../../../src/models/hash-table.js'
import { readRecords } from '../../build-kb/records.js'
import { sources } from '../../build-kb/sources.js'
import { writeModel } from '../../lib/artefacts.js'
import { listedNames as listedPersonsAndPlaces } from './names.js'
import { ordinaryWords } from './ordinary-words.js'
import { brandLanguages, listedOrganizations } from './organizations.js'

/** Entities that are less known (`priorOf`) are left out; they still compete for names. */
const WELL_KNOWN = 0.3
/** Articles in some thirty Wikipedias. */
const FAMOUS = 0.6
const COMPETES = 0.05
/** How much better known the bearer of a name has to be than the next one: some 1.4 times as many Wikipedias. */
const MARGIN = 0.055
const MOST_WORDS = 8
const MOST_LETTERS = 60
/** How much a name is the entity's, by where it comes from; what a rule made is none. */
const byKind: Partial<Record<NameKind, number>> = { label: 1, title: 1, alias: 0.8, weak: 0.6 }
/** A state of former times, which bears names of the one of today. */
const FORMER = 0.75
/** One name of a person who has several. */
const SURNAME = 0.6
/** Of organizations that were listed by hand. */
const LISTED = 0.55
/** Of brands in the languages of their countries. */
const BRAND = 0.4
/** Classes of what is no place where no country is told. */
const DOUBTFUL_PLACES: ReadonlySet<string> = new Set(['Place', 'BodyOfWater', 'ArchitecturalStructure'])
const LATIN_OR_CYRILLIC = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u

/** Words behind a name that call the whole of its companies. */
const generic: ReadonlySet<string> = new Set(['group', 'company', 'corporation', 'holding', 'holdings'])
/** Place of the organizations among the types. */
const ORGANIZATION = knownTypes.indexOf('ORGANIZATION')
/** Names that count among organizations alone. */
const ORGANIZATIONS = 'ORGANIZATION\t'

interface Bearer {
  readonly entity: number
  readonly worth: number
  readonly surname: boolean
}

/** The two best bearers of each name. */
const bearers = new Map<string, { best: Bearer; next: Bearer | undefined }>()

/** Folded organizations' names of one word by their language and stem. */
const formsOf = new Map<string, string[]>()

function keepForm(key: string, folded: readonly string[]): void {
  if (folded.length === 1) formsOf.set(key, [...(formsOf.get(key) ?? []), folded[0]!])
}

function bear(key: string, bearer: Bearer): void {
  const known = bearers.get(key)
  if (known === undefined) bearers.set(key, { best: bearer, next: undefined })
  else if (known.best.entity === bearer.entity) known.best = bearer.worth > known.best.worth ? bearer : known.best
  else if (bearer.worth > known.best.worth) bearers.set(key, { best: bearer, next: known.best })
  else if (bearer.worth > (known.next?.worth ?? 0)) known.next = bearer
}

const listedNames = new Map<string, { readonly name: string; readonly language?: EntityLanguage }[]>()
const everywhere = new Set<string>()
for (const { name, languages, everywhere: isEverywhere } of listedOrganizations()) {
  const key = keyOf(name)
  const names = [...(isEverywhere ? [{ name }] : []), ...languages.map((language) => ({ name, language }))]
  listedNames.set(key, [...(listedNames.get(key) ?? []), ...names])
  if (isEverywhere) everywhere.add(key)
}
const brands = brandLanguages()

/** Where the base takes a listed organization for a product, or for a place that is nowhere, the list is right. */
function withListedType(record: EntityRecord): EntityRecord {
  const isDoubtful =
    record.type === 'PRODUCT' || (record.type === 'LOCATION' && record.country === undefined && record.classes.every((name) => DOUBTFUL_PLACES.has(name)))
  return isDoubtful && [record.label, ...record.names.map(({ name }) => name)].some((name) => listedNames.has(keyOf(name)))
    ? { ...record, type: 'ORGANIZATION' }
    : record
}

const known = readRecords(new Set())
  .map(withListedType)
  .filter(({ id, type, prior, label }) => prior >= COMPETES || brands.has(id) || (type === 'ORGANIZATION' && listedNames.has(keyOf(label))))
const unlisted = new Set(listedNames.keys())
for (const { type, label } of known) if (type === 'ORGANIZATION') unlisted.delete(keyOf(label))
const newOnes = [...unlisted].map(
  (key): EntityRecord => ({ id: key, type: 'ORGANIZATION', label: listedNames.get(key)![0]!.name, names: [], classes: [], prior: 0, related: [] })
)
/** Persons and places that were listed by hand, by type and name: one entity in all languages. */
const listed = listedPersonsAndPlaces()
const idOf = ({ type, name }: { readonly type: string; readonly name: string }) => `${type}\t${name}`
const listedOnes = [...new Map(listed.map((one) => [idOf(one), one])).values()].map(
  (one): EntityRecord => ({ id: idOf(one), type: one.type, label: one.name, names: [], classes: [], prior: FAMOUS, related: [] })
)
const records = [...known, ...newOnes, ...listedOnes].map((record) => ({
  ...record,
  prior: record.type === 'ORGANIZATION' && listedNames.has(keyOf(record.label)) ? Math.max(LISTED, record.prior) : record.prior,
  order: (knownTypes as readonly string[]).indexOf(record.type)
}))
// what is no person, place or organization has a number too high to be written
const ordered = [...records].sort((left, right) => (left.order < 0 ? 9 : left.order) - (right.order < 0 ? 9 : right.order) || right.prior - left.prior)
const firsts = [1, 2].map((order) => ordered.findIndex((record) => record.order >= order))
const famous = [0, 1, 2].map((order) => ordered.findLastIndex((record) => record.order === order && record.prior >= FAMOUS) + 1)
const wellKnown = [0, 1, 2].map((order) => ordered.findLastIndex((record) => record.order === order && record.prior >= WELL_KNOWN) + 1)
const named = ordered.findIndex(({ order }) => order < 0)
/** The better known of an organization and its group or company (`Volkswagen`, `Volkswagen Group`), which readers do not tell from each other, by the other. */
const sameAs = (() => {
  const wellKnownOnes = [...ordered.keys()].filter((number) => ordered[number]!.order >= 0 && ordered[number]!.prior >= WELL_KNOWN)
  const isOrganization = (number: number) => ordered[number]!.order === ORGANIZATION
  const others = new Set(wellKnownOnes.filter((number) => !isOrganization(number)).map((number) => keyOf(ordered[number]!.label)))
  const organizations = wellKnownOnes.filter(isOrganization)
  const byLabel = new Map(organizations.toReversed().map((number) => [keyOf(ordered[number]!.label), number]))
  const pairs = organizations.flatMap((number): [number, number][] => {
    const words = keyOf(ordered[number]!.label).split(' ')
    const last = words.findLastIndex((word) => !generic.has(word) && !legalForms.has(word))
    const short = words.slice(0, last + 1).join(' ')
    const other = last < 0 || last === words.length - 1 || others.has(short) ? undefined : byLabel.get(short)
    return other === undefined ? [] : [[Math.max(number, other), Math.min(number, other)]]
  })
  return new Map(pairs)
})()
/** Numbers of the listed persons and places, which get their names last. */
const numberOf = new Map(listedOnes.map(({ id }) => [id, -1]))
ordered.forEach(({ id, label, names, prior, classes, type }, number) => {
  if (numberOf.has(id)) {
    numberOf.set(id, number)
    return
  }
  const entity = sameAs.get(number) ?? number
  for (const { name, kind, language } of [{ name: label, kind: 'label' as const, language: undefined }, ...names]) {
    const weight = byKind[kind]
    if (weight === undefined || name.length > MOST_LETTERS) continue
    const own = language === undefined ? undefined : entityLanguage(language)
    const letters = acronymOf(name)
    const folded = letters === undefined ? createForm(name, 'eng').folded : [letters]
    // a surname is of many
    const surname = type === 'PERSON' && folded.length === 1 && /\s/u.test(label) && LATIN_OR_CYRILLIC.test(name)
    const bearer = { entity, worth: prior * weight * (classes.includes('HistoricalCountry') ? FORMER : surname ? SURNAME : 1), surname }
    if (folded.length === 0 || folded.length > MOST_WORDS || (folded.length === 1 && folded[0]!.length < 2)) continue
    bear(folded.join(' '), bearer)
    if (type === 'ORGANIZATION') bear(ORGANIZATIONS + folded.join(' '), bearer)
    if (own === undefined || !inflects(own)) continue
    const key = `${own}\t${stemsOf(name, own)}`
    if (type === 'ORGANIZATION') keepForm(key, folded)
    bear(key, bearer)
  }
})

/** Whether nobody else is as well known by this name as a brand is in its countries. */
function isFree(name: string, entity: number): boolean {
  const rival = bearers.get(keyOf(name))?.best
  return rival === undefined || rival.entity === entity || rival.surname || rival.worth < BRAND || ordered[rival.entity]!.type === 'ORGANIZATION'
}

/** Who a listed name is of: an organization that has it as one of its names (`VW`), else the listed one. */
function bearerOf(key: string, entity: number): number {
  const best = bearers.get(key)?.best.entity
  const isOne = best !== undefined && ordered[best]!.type === 'ORGANIZATION' && ordered[best]!.prior >= WELL_KNOWN
  return ordered[entity]!.id === key && isOne ? best : entity
}

/** The best bearer of a listed name is the organization. */
const ofLanguage = new Map<string, number>()
const found = new Set<string>()
ordered.forEach(({ id, type, label }, number) => {
  if (type !== 'ORGANIZATION') return
  const key = keyOf(label)
  const entity = bearerOf(key, sameAs.get(number) ?? number)
  for (const { name, language } of (!found.has(key) && listedNames.get(key)) || []) {
    found.add(key)
    if (language === undefined) bear(key, { entity, worth: LISTED, surname: false })
    // `Wendy's` without its ending is another name
    else if ((!everywhere.has(key) || isFree(name, entity)) && (inflects(language) || !/['’]s?$/u.test(name))) {
      const ownKey = `${language}\t${stemsOf(name, language)}`
      keepForm(ownKey, createForm(name, language).folded)
      ofLanguage.set(ownKey, entity)
    }
  }
  for (const language of (isFree(label, entity) && brands.get(id)) || [])
    bear(`${language}\t${stemsOf(label, language)}`, { entity, worth: BRAND, surname: false })
})
/** Whether a well-known place or organization has the name. */
function isOfOthers({ name, type }: { readonly name: string; readonly type: string }): boolean {
  const best = bearers.get(keyOf(name))?.best
  if (best === undefined || best.surname || ordered[best.entity]!.prior < WELL_KNOWN) return false
  // a thing of another language (`sunak`, an altar) is what its own readers think of alone
  return ordered[best.entity]!.type !== type && best.entity < named
}

/** Letters of a name alone that are no ending. */
const SHORTEST_STEM = 4
const LONGEST_ENDING = 2

/** Whether endings of a language that the name only looks to have leave too little of it: `Salvini`, `Salvei`. */
function isCutShort({ name, language }: { readonly name: string; readonly language: EntityLanguage }): boolean {
  const { folded, stems } = createForm(name, language)
  return stems.some((stem, index) => stem.length < Math.min(SHORTEST_STEM, folded[index]!.length) || folded[index]!.length - stem.length > LONGEST_ENDING)
}

/** Keys of the names that were listed for a language. */
const ofList = new Set(ofLanguage.keys())
for (const one of listed) {
  const key = `${one.language}\t${stemsOf(one.name, one.language)}`
  // who the base has by this name is the one that is meant
  const same = [key, keyOf(one.name)]
    .map((own) => bearers.get(own)?.best.entity)
    .find((number) => number !== undefined && ordered[number]!.type === one.type && ordered[number]!.prior >= WELL_KNOWN)
  if (ofLanguage.has(key) || (one.everywhere && isOfOthers(one)) || (one.isLatin && isCutShort(one))) continue
  keepForm(key, createForm(one.name, one.language).folded)
  ofLanguage.set(key, same ?? numberOf.get(idOf(one))!)
  ofList.add(key)
}
for (const [key, entity] of ofLanguage) bearers.set(key, { best: { entity, worth: LISTED, surname: false }, next: undefined })

/** The key of a name in any language. */
function keyOf(name: string): string {
  const letters = acronymOf(name)
  return letters ?? createForm(name, 'eng').folded.join(' ')
}

function stemsOf(name: string, language: EntityLanguage): string {
  return createForm(name, language).stems.join(' ')
}

const isSure = ({ best, next }: { best: Bearer; next: Bearer | undefined }) =>
  best.entity < named && !best.surname && (ordered[best.entity]!.prior >= WELL_KNOWN || best.worth === BRAND) && best.worth - (next?.worth ?? 0) >= MARGIN

/** The best bearer of a name among the organizations alone is kept where others compete with it: `VW` and `Volkswagen` are marques as well. */
function isNew(key: string, entity: number): boolean {
  if (!key.startsWith(ORGANIZATIONS)) return true
  const all = bearers.get(key.slice(ORGANIZATIONS.length))
  return all === undefined || !isSure(all) || all.best.entity !== entity
}

const kept = [...bearers].filter(([key, bearer]) => isSure(bearer) && isNew(key, bearer.best.entity))
kept.sort(([, left], [, right]) => right.best.worth - left.best.worth)
const hashes = Uint32Array.from(kept, ([key]) => {
  const [language, words] = key.includes('\t') ? (key.split('\t') as [string, string]) : ['', key]
  return knownNameHash(words.split(' '), language)
})
const ordinary = new Map(entityLanguages.map((language) => [language as string, ordinaryWords(language)]))

function isOrdinary(language: string, words: string): boolean {
  const known = ordinary.get(language)
  const forms = formsOf.get(`${language}\t${words}`)
  return known !== undefined && !words.includes(' ') && (known.stems.has(words) || forms?.some((form) => known.forms.has(form)) === true)
}

/**
 * What a name needs to be looked for in texts: a check of its letters, as so many stretches of words are looked up that some would have a name's hash, and
 * whether it is an ordinary word too. 0 for a name that is only looked up where a model found one.
 */
function markOf(key: string, entity: number): number {
  const [language, words] = key.includes('\t') ? (key.split('\t') as [string, string]) : ['', key]
  if (`${language}\t` === ORGANIZATIONS) return 0
  const order = firsts.filter((first) => entity >= first).length
  if (!ofList.has(key) && entity >= famous[order]! && (language === '' || order !== ORGANIZATION || entity >= wellKnown[order]!)) return 0
  const isWord = (order === ORGANIZATION || ofList.has(key)) && isOrdinary(language, words)
  return knownNameCheck(words.split(' ')) | (isWord ? ORDINARY_WORD : 0) | (ofList.has(key) ? LISTED_NAME : 0)
}

const { table, order } = buildHashTable(hashes, 8)
const entry = writeModel({
  id: KNOWN_NAMES,
  tensors: {
    'names.offsets': table.offsets,
    'names.checks': table.checks,
    uppers: Uint16Array.from(order, (index) => hashes[index]! >>> 16),
    entities: Uint32Array.from(order, (index) => kept[index]![1].best.entity),
    marks: Uint8Array.from(order, (index) => markOf(kept[index]![0], kept[index]![1].best.entity))
  },
  metadata: { firsts: firsts.join(' '), famous: famous.join(' '), wellKnown: wellKnown.join(' ') },
  licence: 'permissive',
  sources: [
    ...sources(new Set()),
    'scripts/entities/known-names/organizations.tsv and names.tsv (own)',
    'counts of words in permissive treebanks and texts (see entities/lists-*)'
  ],
  command: 'npm run build:known-names',
  accuracy: { names: kept.length, entities: new Set(kept.map(([, { best }]) => best.entity)).size }
})
console.log(`${kept.length} names, ${Math.round(entry.bytes / 1024)} KB`)
