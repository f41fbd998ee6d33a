/**
 * Makes `entities/known-names` out of the knowledge base's rows: names of well-known persons, places and organizations, each with the one entity that it
 * is mostly of. `npm run build:known-names`; two minutes.
 */

import { inflects } from '../../../src/entities/chains/fold.js'
import { acronymOf, createForm } from '../../../src/entities/chains/name.js'
import { type EntityLanguage, entityLanguage } from '../../../src/entities/languages.js'
import { KNOWN_NAMES, knownNameHash, knownTypes } from '../../../src/entities/lists/known-names.js'
import type { NameKind } from '../../../src/knowledge/base/entity.js'
import { buildHashTable } from '../../../src/models/hash-table.js'
import { readRecords } from '../../build-kb/records.js'
import { sources } from '../../build-kb/sources.js'
import { writeModel } from '../../lib/artefacts.js'

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
const LATIN_OR_CYRILLIC = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u

/** Names that count among organizations alone. */
const ORGANIZATIONS = 'ORGANIZATION\t'

interface Bearer {
  readonly entity: number
  readonly worth: number
  readonly surname: boolean
}

/** The two best bearers of each name. */
const bearers = new Map<string, { best: Bearer; next: Bearer | undefined }>()

function bear(key: string, bearer: Bearer): void {
  const known = bearers.get(key)
  if (known === undefined) bearers.set(key, { best: bearer, next: undefined })
  else if (known.best.entity === bearer.entity) known.best = bearer.worth > known.best.worth ? bearer : known.best
  else if (bearer.worth > known.best.worth) bearers.set(key, { best: bearer, next: known.best })
  else if (bearer.worth > (known.next?.worth ?? 0)) known.next = bearer
}

const records = readRecords(new Set())
  .filter(({ prior }) => prior >= COMPETES)
  .map((record) => ({ ...record, order: (knownTypes as readonly string[]).indexOf(record.type) }))
// what is no person, place or organization has a number too high to be written
const ordered = [...records].sort((left, right) => (left.order < 0 ? 9 : left.order) - (right.order < 0 ? 9 : right.order) || right.prior - left.prior)
const firsts = [1, 2].map((order) => ordered.findIndex((record) => record.order >= order))
const famous = [0, 1, 2].map((order) => ordered.findLastIndex((record) => record.order === order && record.prior >= FAMOUS) + 1)
const named = ordered.findIndex(({ order }) => order < 0)
ordered.forEach(({ label, names, prior, classes, type }, entity) => {
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
    if (own !== undefined && inflects(own)) bear(`${own}\t${stemsOf(name, own)}`, bearer)
  }
})

function stemsOf(name: string, language: EntityLanguage): string {
  return createForm(name, language).stems.join(' ')
}

const isSure = ({ best, next }: { best: Bearer; next: Bearer | undefined }) =>
  best.entity < named && !best.surname && ordered[best.entity]!.prior >= WELL_KNOWN && best.worth - (next?.worth ?? 0) >= MARGIN

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
const { table, order } = buildHashTable(hashes, 8)
const entry = writeModel({
  id: KNOWN_NAMES,
  tensors: {
    'names.offsets': table.offsets,
    'names.checks': table.checks,
    uppers: Uint16Array.from(order, (index) => hashes[index]! >>> 16),
    entities: Uint32Array.from(order, (index) => kept[index]![1].best.entity)
  },
  metadata: { firsts: firsts.join(' '), famous: famous.join(' ') },
  licence: 'permissive',
  sources: sources(new Set()),
  command: 'npm run build:known-names',
  accuracy: { names: kept.length, entities: new Set(kept.map(([, { best }]) => best.entity)).size }
})
console.log(`${kept.length} names, ${Math.round(entry.bytes / 1024)} KB`)
