/** Other spellings of words of addresses: abbreviations of streets and directions, codes and names of states, numbers in words. */
import { join } from 'node:path'
import { dataFolder, readTable } from '../../lib/data.js'
import type { Below } from '../../lib/shuffle.js'

const folder = () => join(dataFolder(), 'address/dict')

/** Spellings that stand for each other, by each of them. */
type Spellings = ReadonlyMap<string, readonly string[]>

export interface Variants {
  /** Words of roads, by language. */
  readonly roads: ReadonlyMap<string, Spellings>
  /** Names and codes of states, by country. */
  readonly states: ReadonlyMap<string, Spellings>
  /** Names and codes of countries. */
  readonly countries: ReadonlyMap<string, readonly string[]>
  readonly ordinals: ReadonlyMap<number, string>
}

export function readVariants(): Variants {
  return { roads: roadSpellings(), states: stateSpellings(), countries: countryNames(), ordinals: ordinalWords() }
}

function roadSpellings(): Map<string, Spellings> {
  const found = new Map<string, Map<string, string[]>>()
  for (const [language = '', kind = '', canonical = '', variants = ''] of readTable(join(folder(), 'libpostal_dictionaries.tsv.gz'))) {
    if (kind !== 'street_types' && kind !== 'directionals') continue
    const group = [canonical, ...variants.split('|').filter((variant) => /^\p{L}+$/u.test(variant) && variant.length < canonical.length)]
    const of = found.get(language) ?? new Map<string, string[]>()
    found.set(language, of)
    for (const each of group) of.set(each, [...(of.get(each) ?? []), ...group.filter((other) => other !== each)])
  }
  return found
}

function stateSpellings(): Map<string, Spellings> {
  const found = new Map<string, Map<string, string[]>>()
  for (const [country = '', kind = '', code = '', , name = ''] of readTable(join(folder(), 'state_codes.tsv.gz'))) {
    if (kind !== 'state' || !/^[A-Z]{2,3}$/u.test(code)) continue
    const of = found.get(country) ?? new Map<string, string[]>()
    found.set(country, of)
    of.set(code.toLowerCase(), [...(of.get(code.toLowerCase()) ?? []), name])
    of.set(name.toLowerCase(), [code])
  }
  return found
}

function countryNames(): Map<string, string[]> {
  const found = new Map<string, string[]>()
  const usual = new Set(['en', 'de', 'fr', 'es', 'it', 'nl', 'native', 'iso3', 'alias', 'pl', 'pt'])
  for (const [language = '', country = '', name = ''] of readTable(join(folder(), 'country_names.tsv.gz')))
    if (usual.has(language)) found.set(country, [...(found.get(country) ?? [country.toUpperCase()]), name])
  return found
}

function ordinalWords(): Map<number, string> {
  const found = new Map<number, string>()
  for (const [language = '', word = '', value = '', type = ''] of readTable(join(folder(), 'number_words.tsv.gz')))
    if (language === 'en' && type === 'ordinal' && !found.has(Number(value))) found.set(Number(value), word)
  return found
}

/** A road with some of its words spelled otherwise. */
export function respelled(road: string, language: string, { roads, ordinals }: Variants, below: Below): string {
  const spellings = roads.get(language)
  const words = road.split(' ').map((word) => {
    const small = word.toLowerCase().replace(/\.$/u, '')
    const number = /^(\d{1,2})(?:st|nd|rd|th)$/u.exec(small)
    if (number !== null && below(2) === 0) return capitalised(ordinals.get(Number(number[1])) ?? word)
    const others = spellings?.get(small) ?? []
    if (others.length === 0 || below(3) === 0) return word
    const other = capitalised(others[below(others.length)]!)
    return other.length < word.length && below(3) === 0 ? `${other}.` : other
  })
  return words.join(' ')
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
