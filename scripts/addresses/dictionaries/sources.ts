/** Places as each source lists them. */
import { join } from 'node:path'
import type { PlaceKind } from '../../../src/addresses/dictionaries/places.js'
import { dataFolder, readLines, readTable } from '../../lib/data.js'
import { type Place, type PlaceGathering, weightOf } from './places.js'

/** Classes of the knowledge base that are places of addresses. */
const CLASSES: Readonly<Record<string, PlaceKind>> = {
  City: 'city',
  Settlement: 'city',
  PopulatedPlace: 'city',
  Village: 'city',
  Town: 'city',
  Municipality: 'city',
  Capital: 'city',
  Community: 'city',
  Locality: 'city',
  Place: 'city',
  AdministrativeRegion: 'county',
  Province: 'county',
  State: 'county',
  CityDistrict: 'district',
  District: 'district',
  Island: 'island',
  Archipelago: 'island'
}
const CODE = /^[A-Z]{2,3}$/u
/** Inhabitants from which a short alias in capital letters is taken for the place (NYC, LA). */
const LARGE = 300_000
const DIVISION_KINDS: Readonly<Record<string, PlaceKind>> = { province: 'state', city: 'city', district: 'district', street: 'neighbourhood' }
/** Prefixes of the made-up codes of Taiwan, Hong Kong and Macau in the list of divisions. */
const OTHER_COUNTRIES: Readonly<Record<string, string>> = { '71': 'tw', '81': 'hk', '82': 'mo' }
const DIVISION_ENDING = /(?:特别行政区|自治区|自治州|自治县|地区|新区|林区|矿区|街道|[省市区县旗乡镇盟])$/u
const ETHNIC = /(?:壮族|回族|维吾尔)$/u

interface Entity {
  readonly label: string
  readonly aliases?: readonly string[]
  readonly names?: Readonly<Record<string, readonly string[]>>
  readonly classes?: readonly string[]
  readonly country?: string
  readonly pop?: { readonly population?: number }
  readonly rel?: { readonly iso3166_2?: string }
}

export function addCountries(gathering: PlaceGathering): void {
  const names = new Map<string, string[]>()
  for (const [, country = '', name = ''] of rows('dict/country_names.tsv.gz')) names.set(country, [...(names.get(country) ?? [country]), name])
  for (const [country, all] of names) gathering.add('country', country, all, 100)
}

/** Chinese provinces, cities, districts and streets, with the division that each lies in. */
export function addChineseDivisions(gathering: PlaceGathering): void {
  const byCode = new Map<string, Place>()
  for (const [code = '', level = '', parent = '', hans = '', hant = '', pinyin = ''] of rows('gazetteer/cn_divisions.tsv.gz')) {
    const country = OTHER_COUNTRIES[code.slice(0, 2)] ?? 'cn'
    const above = byCode.get(parent)
    const place = gathering.add(
      DIVISION_KINDS[level]!,
      country,
      [hans, hant, ...stems(hans, pinyin, level)].filter((name) => name !== ''),
      level === 'street' ? 20 : 50
    )
    const top = gathering.find('country', country, country)
    place.parent = above ?? top!
    byCode.set(code, place)
  }
}

/** Names without the word for the level, in characters and in pinyin, syllables together and apart. */
function stems(hans: string, pinyin: string, level: string): string[] {
  const ending = DIVISION_ENDING.exec(hans)?.[0] ?? ''
  const stem = hans.slice(0, hans.length - ending.length).replace(ETHNIC, '')
  const isLong = stem.length > 1
  if (pinyin === '') return isLong && level !== 'street' ? [stem] : []
  const syllables = pinyin.split(' ')
  const own = syllables.slice(0, stem.length)
  const found = [syllables.join(''), syllables.join(' ')]
  if (isLong) found.push(stem, own.join(''), own.join(' '))
  if (ending.length === 1) found.push(`${own.join('')} ${syllables.at(-1)}`)
  return found
}

/** States by code and name; of several sources, the same code is the same state. */
export function addStates(gathering: PlaceGathering): Map<string, Place> {
  const byCode = new Map<string, Place>()
  const enter = (country: string, code: string, names: readonly string[], weight: number) => {
    const known = byCode.get(`${country} ${code}`)
    const usable = names.filter((name) => name !== '')
    const codes = /^[A-Z]{2,3}$/u.test(code) ? [code] : []
    if (known !== undefined) gathering.name(known, usable)
    else if (usable.length > 0) byCode.set(`${country} ${code}`, gathering.merge('state', country, [...usable, ...codes], weight))
  }
  for (const [country = '', kind = '', code = '', , name = ''] of rows('dict/state_codes.tsv.gz')) {
    if (kind === 'county') gathering.merge('county', country, [name], 20)
    else enter(country, code, [name], 70)
  }
  for (const [country = '', , code = '', , level = '', name = '', native = '', population = ''] of rows('gazetteer/states.tsv.gz')) {
    if (level !== '' && level !== '1')
      gathering.merge(
        'county',
        country,
        [name, native].filter((each) => each !== ''),
        20
      )
    else enter(country, code, [name, native], Math.max(40, weightOf(Number(population))))
  }
  for (const [country = '', above = '', , key = '', name = '', latin = '', code = ''] of rows('dict/country_subdivisions.tsv.gz')) {
    const names = [key, name, latin].filter((each) => each !== '')
    if (above === '' && code !== '') enter(country, code, names, 40)
    else if (above !== '') gathering.merge(country === 'tw' || above.includes('/') ? 'district' : 'city', country, names, 30)
    else gathering.merge('state', country, names, 40)
  }
  return byCode
}

/** Names of places in many languages. @param states by country and code */
export function addKnowledgeBase(gathering: PlaceGathering, states: ReadonlyMap<string, Place>): void {
  for (const line of readLines(join(dataFolder(), 'kb/entities/location.jsonl.gz'))) {
    const { label, aliases = [], names = {}, classes = [], country, pop, rel } = JSON.parse(line) as Entity
    const kind = classes.map((name) => CLASSES[name]).find((found) => found !== undefined)
    if (country === undefined || kind === undefined) continue
    const inhabitants = pop?.population ?? 0
    const all = [label, ...aliases, ...Object.values(names).flat()].filter((name) => name === label || usable(name, inhabitants))
    const at = country.toLowerCase()
    const [, code = ''] = rel?.iso3166_2?.split('-') ?? []
    const state = states.get(`${at} ${code}`)
    const isState = kind === 'county' && state !== undefined && [label, ...aliases].some((name) => gathering.keysOf(name).some((key) => state.keys.has(key)))
    if (isState) gathering.name(state, all)
    else if (at === 'cn' || at === 'tw') gathering.merge(kind, at, all, weightOf(inhabitants))
    else gathering.add(kind, at, all, weightOf(inhabitants))
  }
}

function usable(name: string, inhabitants: number): boolean {
  if (/[,()\d]/u.test(name)) return false
  return CODE.test(name) ? inhabitants >= LARGE : name.length > 2 || !/\p{Script=Latin}/u.test(name)
}

export function addCities(gathering: PlaceGathering): void {
  for (const [country = '', name = '', , native = '', population = ''] of rows('gazetteer/cities.tsv.gz')) {
    const names = [name, native].filter((each) => each !== '')
    gathering.merge('city', country, names, weightOf(Number(population)))
  }
  const counts = new Map<string, number>()
  for (const [country = '', , place = '', state = '', county = ''] of rows('gazetteer/postcodes.tsv.gz')) {
    const [city = '', district = ''] = place.split(', ')
    for (const at of [`city\t${country}\t${city}`, `district\t${country}\t${district}`, `county\t${country}\t${county}`, `state\t${country}\t${state}`])
      counts.set(at, (counts.get(at) ?? 0) + 1)
  }
  for (const [at, count] of counts) {
    const [kind = '', country = '', name = ''] = at.split('\t')
    if (name.length > 1 && !/\d/u.test(name)) gathering.merge(kind as PlaceKind, country, [name], Math.min(40, 20 + Math.round(4 * Math.log2(count))))
  }
}

function rows(name: string): string[][] {
  const [, ...found] = readTable(join(dataFolder(), 'address', name))
  return found
}
