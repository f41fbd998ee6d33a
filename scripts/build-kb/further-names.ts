/** Names of countries, languages and places that the entity rows lack: those of CLDR, and exonyms of the names data. */
import type { EntityName } from '../../src/knowledge/base/entity.js'
import { foldName } from '../../src/knowledge/names/fold.js'
import { type Row, readTable } from './rows.js'

/** Names of countries in some sixty languages, by code (ISO 3166-1 alpha-2, lower case); Unicode CLDR. */
export function countryNames(): Map<string, EntityName[]> {
  const found = new Map<string, EntityName[]>()
  for (const [language, code, name, style] of readTable('entities/gazetteers/territory_names.tsv.gz')) {
    if (code?.length !== 2 || name === undefined || !/^[a-z]{3}$/.test(language!)) continue
    const names = found.get(code.toLowerCase()) ?? []
    names.push({ name, kind: style === 'long' ? 'label' : 'alias', language: language! })
    found.set(code.toLowerCase(), names)
  }
  return found
}

/** Names of languages, by id: the English name tells which entity it is. */
export function languageNames(rows: readonly Row[]): Map<string, EntityName[]> {
  const byCode = new Map<string, { readonly language: string; readonly name: string }[]>()
  for (const [language, code, name] of readTable('entities/gazetteers/language_names.tsv.gz')) {
    if (name === undefined) continue
    byCode.set(code!, [...(byCode.get(code!) ?? []), { language: language!, name }])
  }
  const byName = new Map<string, string>()
  for (const row of rows)
    if (row.type === 'LANGUAGE') for (const name of [row.label, ...(row.aliases ?? [])]) if (!byName.has(foldName(name))) byName.set(foldName(name), row.qid)
  const found = new Map<string, EntityName[]>()
  for (const names of byCode.values()) {
    const english = names.find(({ language }) => language === 'eng')?.name
    const id = english === undefined ? undefined : (byName.get(foldName(`${english} language`)) ?? byName.get(foldName(english)))
    if (id !== undefined)
      found.set(
        id,
        names.map(({ language, name }) => ({ name, kind: 'alias', language }))
      )
  }
  return found
}

/** Languages of other scripts with tables of pairs. */
const PAIR_LANGUAGES = 'ara bel ben bul ell fas heb hin hye jpn kat kor mkd pus rus srp tam tel tha ukr urd zho'.split(' ')
/** Sources that name places by code: they mean the best known one. */
const BY_CODE = /\b(?:cldr|cldr-sub|mledoze)\b/u
/** Of a gazetteer, names that several places bear are taken, for places this well known. */
const GAZETTEER = 'wof'
const LEAST_PLACES = 2
const LEAST_FAME = 0.5

/** Names of places in other scripts with their English names, as far as they can be trusted to be of the best known place. */
function scriptPairs(): { readonly language: string; readonly name: string; readonly english: string; readonly leastFame: number }[] {
  return PAIR_LANGUAGES.flatMap((language) =>
    readTable(`names/pairs/${language}.tsv.gz`).flatMap(([, , name, english, type, , source, , places, part]) => {
      if (type !== 'LOCATION' || part !== 'train') return []
      const isByCode = BY_CODE.test(source!)
      if (!isByCode && !(source!.includes(GAZETTEER) && Number(places) >= LEAST_PLACES)) return []
      return [{ language, name: name!, english: english!, leastFame: isByCode ? 0 : LEAST_FAME }]
    })
  )
}

/** Exonyms of places (Rom, Tukholma, القاهرة): the best known place of the English name. */
export function placeNames(rows: readonly Row[], fameOf: (row: Row) => number): Map<string, EntityName[]> {
  const best = new Map<string, { readonly id: string; readonly fame: number }>()
  for (const row of rows) {
    if (row.type !== 'LOCATION') continue
    const fame = fameOf(row)
    for (const name of new Set([row.label, ...(row.names?.['eng'] ?? [])].map(foldName)))
      if ((best.get(name)?.fame ?? -1) < fame) best.set(name, { id: row.qid, fame })
  }
  const found = new Map<string, EntityName[]>()
  for (const [language, name, english, type] of readTable('names/pairs_latin_exonyms.tsv.gz')) {
    if (type !== 'LOCATION') continue
    const place = best.get(foldName(english!))
    if (place !== undefined) add(found, place.id, { name: name!, kind: 'alias', language: language! })
  }
  for (const { language, name, english, leastFame } of scriptPairs()) {
    const place = best.get(foldName(english))
    if (place !== undefined && place.fame >= leastFame) add(found, place.id, { name, kind: 'label', language })
  }
  return found
}

function add(found: Map<string, EntityName[]>, id: string, name: EntityName): void {
  const names = found.get(id)
  if (names === undefined) found.set(id, [name])
  else names.push(name)
}

/** Folded names of peoples and adjectives of countries that are no names of the countries themselves. */
export function readDemonyms(): Set<string> {
  const territories = new Set(readTable('entities/gazetteers/territory_names.tsv.gz').map(([, , name = '']) => foldName(name)))
  const found = readTable('entities/gazetteers/demonyms.tsv.gz').map(([, , form = '']) => foldName(form))
  return new Set(found.filter((name) => name.length > 3 && !territories.has(name)))
}
