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

/** Exonyms of places (Rom, Tukholma, Lontoo): the best known place of the English name. */
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
    if (place !== undefined) found.set(place.id, [...(found.get(place.id) ?? []), { name: name!, kind: 'alias', language: language! }])
  }
  return found
}

/** Folded names of peoples and adjectives of countries that are no names of the countries themselves. */
export function readDemonyms(): Set<string> {
  const territories = new Set(readTable('entities/gazetteers/territory_names.tsv.gz').map(([, , name = '']) => foldName(name)))
  const found = readTable('entities/gazetteers/demonyms.tsv.gz').map(([, , form = '']) => foldName(form))
  return new Set(found.filter((name) => name.length > 3 && !territories.has(name)))
}
