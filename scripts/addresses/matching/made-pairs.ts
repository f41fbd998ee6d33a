/**
 * Pairs made of structured addresses: the same one written otherwise (abbreviations, parts left out, typing errors, one line), and another one that differs in what
 * matters (number, unit, road, kind of street, direction, city), written otherwise as well, so that nothing but what matters tells them apart.
 */
import { join } from 'node:path'
import type { AddressField } from '../../../src/addresses/types.js'
import { dataFolder, readLines } from '../../lib/data.js'
import { type Below, congruential, shuffle } from '../../lib/shuffle.js'
import { type Part, partOf } from '../../names/matching/split.js'
import type { LabelledPair } from './pairs.js'
import { readVariants, respelled, type Variants } from './variants.js'

const SOURCES: Readonly<Record<string, number>> = {
  'structured/eu_healthcare.jsonl.gz': 5000,
  'structured/openbrewerydb.jsonl.gz': 6000,
  'structured/openchargemap.jsonl.gz': 2000,
  'structured/us_wof.jsonl.gz': 3000,
  'structured/us_fl_food.jsonl.gz': 2500,
  'structured/us_misc.jsonl.gz': 2500,
  'structured/gb_registers.jsonl.gz': 6000,
  'structured/ca_odhf.jsonl.gz': 2500,
  'structured/nz_wof.jsonl.gz': 2000,
  'structured/dk_wof.jsonl.gz': 2000,
  'structured/sg_hdb.jsonl.gz': 1000
}
const LANGUAGES: Readonly<Record<string, string>> = { at: 'de', ch: 'de', be: 'nl', dk: 'da', no: 'nb', se: 'sv', mx: 'es', br: 'pt', cz: 'cs' }
const ENGLISH = new Set(['us', 'gb', 'ca', 'au', 'nz', 'ie', 'sg', 'in', 'za', 'hk'])
const UNIT_WORDS = ['Apt', 'Apt.', 'Apartment', 'Unit', '#', 'Suite', 'Ste', 'Flat', 'Room']
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
/** Words of which one stands for another road. */
const STREETS: readonly (readonly string[])[] = [
  ['Street', 'Avenue', 'Road', 'Lane', 'Drive', 'Court', 'Place', 'Way', 'Close', 'Boulevard', 'Terrace', 'Circle', 'Crescent', 'Square'],
  ['St', 'Ave', 'Rd', 'Ln', 'Dr', 'Ct', 'Pl', 'Way', 'Blvd', 'Ter', 'Cir', 'Sq'],
  ['ST', 'AVE', 'RD', 'LN', 'DR', 'CT', 'PL', 'WAY', 'BLVD', 'TER', 'CIR'],
  ['Rue', 'Avenue', 'Boulevard', 'Place', 'Chemin', 'Allée', 'Impasse', 'Quai'],
  ['rue', 'avenue', 'boulevard', 'place', 'chemin', 'allée', 'impasse', 'quai'],
  ['RUE', 'AVENUE', 'BOULEVARD', 'PLACE', 'CHEMIN', 'ALLEE', 'IMPASSE', 'QUAI'],
  ['Calle', 'Avenida', 'Plaza', 'Paseo', 'Camino', 'Ronda', 'Carretera'],
  ['Via', 'Viale', 'Piazza', 'Corso', 'Largo', 'Vicolo'],
  ['VIA', 'VIALE', 'PIAZZA', 'CORSO', 'LARGO', 'VICOLO'],
  ['Rua', 'Avenida', 'Praça', 'Travessa', 'Largo', 'Estrada'],
  ['straße', 'weg', 'platz', 'allee', 'gasse', 'ring', 'damm'],
  ['strasse', 'weg', 'platz', 'allee', 'gasse', 'ring'],
  ['straat', 'laan', 'weg', 'plein', 'kade', 'gracht'],
  ['gade', 'vej', 'plads', 'allé'],
  ['gatan', 'vägen', 'torget', 'gränd'],
  ['gata', 'gate', 'veien', 'vei', 'plass']
]
const STREET_PARTS = STREETS.flatMap((group) =>
  group.map((word) => ({ word, group, at: new RegExp(/^\p{Ll}/u.test(word) && word.length > 2 ? `${word}(?!\\p{L})` : `(?<!\\p{L})${word}(?!\\p{L})`, 'u') }))
)
/** What makes another name of a name. */
const NAME_ENDINGS = [
  'ley',
  'wood',
  'field',
  'ton',
  'land',
  'dale',
  'hurst',
  'mont',
  'view',
  'ridge',
  'brook',
  'ville',
  'son',
  'man',
  'er',
  's Hill',
  'burg',
  'ford',
  'ham',
  'worth'
]
const NAME_WORD = /(?<!\p{L})\p{L}{3,7}(?!\p{L})/gu
const NUMBER_WORDS = ['Zero', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve']
const DIRECTIONS = ['North', 'South', 'East', 'West']
const DIRECTION = /^(N|S|E|W|North|South|East|West)\.? /u
/** Ways of telling the only dwelling of a level, by level. */
const LEVELS: readonly (readonly string[])[] = [
  ['Basement Flat', 'Flat Basement', 'Bsmt Flat'],
  ['Ground Floor Flat', 'Flat Ground Floor', 'GF Flat', 'Flat, Ground Flr'],
  ['First Floor Flat', 'Flat First Floor', '1st Floor Flat', 'Flat 1st Flr'],
  ['Second Floor Flat', 'Flat Second Floor', '2nd Floor Flat', 'Flat 2nd Flr'],
  ['Third Floor Flat', 'Flat Third Floor', '3rd Floor Flat', 'Flat 3rd Flr']
]
const OPTIONAL: readonly AddressField[] = ['house', 'suburb', 'cityDistrict', 'stateDistrict', 'state', 'country', 'postCode']

export type Parts = Partial<Record<AddressField, string>>

export interface MadeRow {
  readonly country: string
  readonly parts: Parts
}

export interface MadePair extends LabelledPair {
  readonly country: string
}

/** Rows that have at least a road and a number. @param part by the address */
export function structuredRows(part: Part): MadeRow[] {
  return Object.entries(SOURCES).flatMap(([file, most]) => {
    const rows = readLines(join(dataFolder(), 'address', file)).map((line) => JSON.parse(line) as { country: string; components: Parts })
    const usable = rows.filter(
      ({ components }) => components.road !== undefined && components.houseNumber !== undefined && partOf(`${components.road} ${components.city}`) === part
    )
    shuffle(usable, congruential(7))
    return usable.slice(0, most).map(({ country, components }) => ({ country, parts: components }))
  })
}

/** Two pairs of each row: one of the same address, one of another. */
export function madePairs(part: Part, seed = 11): MadePair[] {
  const rows = structuredRows(part)
  const made = new Making(rows, readVariants(), congruential(seed))
  return rows.flatMap((row) => made.pairs(row))
}

class Making {
  readonly #variants: Variants
  readonly #below: Below
  readonly #byCity = new Map<string, MadeRow[]>()
  readonly #byCountry = new Map<string, MadeRow[]>()
  /** Words of several roads, by themselves with a letter left out or open. */
  readonly #near = new Map<string, string[]>()

  constructor(rows: readonly MadeRow[], variants: Variants, below: Below) {
    this.#variants = variants
    this.#below = below
    const counts = new Map<string, number>()
    for (const { parts } of rows) for (const [word] of parts.road!.matchAll(NAME_WORD)) counts.set(word, (counts.get(word) ?? 0) + 1)
    for (const [word, count] of counts) if (count > 2) for (const key of holed(word)) this.#near.set(key, [...(this.#near.get(key) ?? []), word])
    for (const row of rows) {
      for (const [map, key] of [[this.#byCity, `${row.country} ${row.parts.city}`] as const, [this.#byCountry, row.country] as const]) {
        const known = map.get(key)
        if (known === undefined) map.set(key, [row])
        else known.push(row)
      }
    }
  }

  pairs(row: MadeRow): MadePair[] {
    const base = this.#withUnit(row)
    const less = this.#lessOf(base)
    const same = this.#written(row, less)
    const other = this.#different(row, base)
    // whether a dwelling and its house are the same place is told either way
    const isWithout = base.unit !== undefined && less.unit === undefined
    const pairs: MadePair[] = [{ left: this.#kept(base), right: same, isMatch: !isWithout || this.#below(5) > 0, country: row.country }]
    if (other !== undefined) pairs.push(this.#otherPair(row, base, other))
    if (/^\d+$/u.test(base.houseNumber!) && this.#below(5) === 0) pairs.push(this.#letterPair(row, base))
    if (/^\d+$/u.test(base.houseNumber!) && this.#below(8) === 0) pairs.push(this.#rangePair(row, base))
    // a British code is of a single road, whatever kind of street it is called
    const called = row.country === 'gb' && base.postCode !== undefined && this.#below(6) === 0 ? this.#otherStreet(base) : undefined
    if (called !== undefined) pairs.push({ left: base, right: this.#written(row, called), isMatch: true, country: row.country })
    if (this.#below(8) === 0) pairs.push(...this.#strangers(row, base))
    if (this.#below(8) === 0) pairs.push(...this.#regionsOnly(row, base))
    if (this.#below(5) === 0) pairs.push(...this.#partsOnly(row, base))
    if (row.country === 'gb' && this.#below(10) === 0) pairs.push(...this.#namedPair(row, base))
    if (ENGLISH.has(row.country) && NUMBER_WORDS[Number(base.houseNumber)] !== undefined && this.#below(3) === 0)
      pairs.push({
        left: base,
        right: { ...this.#written(row, { ...base, houseNumber: '' }), houseNumber: NUMBER_WORDS[Number(base.houseNumber)]! },
        isMatch: true,
        country: row.country
      })
    if (base.house !== undefined && this.#below(5) === 0) {
      const { houseNumber: _, unit: __, ...named } = base
      pairs.push({ left: named, right: this.#written(row, { ...named }), isMatch: true, country: row.country })
    }
    return pairs
  }

  /** Numbers with letters: others are other addresses, and without one it is told either way. */
  #letterPair(row: MadeRow, base: Parts): MadePair {
    const letter = this.#below(4)
    const numbered = (index: number) => ({ ...base, houseNumber: `${base.houseNumber}${LETTERS[index]}` })
    const way = this.#below(3)
    const [left, isMatch] = way === 0 ? [numbered(letter), true] : way === 1 ? [numbered((letter + 1) % 4), false] : [base, this.#below(3) > 0]
    return { left, right: this.#written(row, numbered(letter)), isMatch, country: row.country }
  }

  /** A few parts of an address and the same ones written otherwise: a city alone is the same city. */
  #partsOnly(row: MadeRow, base: Parts): MadePair[] {
    const ways: readonly (readonly AddressField[])[] = [
      ['city'],
      ['city', 'state'],
      ['city', 'country'],
      ['poBox', 'city'],
      ['suburb', 'city'],
      ['road', 'city'],
      ['state'],
      ['house', 'city'],
      ['postCode', 'city']
    ]
    const way = ways[this.#below(ways.length)]!
    const { country = row.country.toUpperCase(), poBox = String(1 + this.#below(2000)) } = base
    const all: Parts = { ...base, country, poBox }
    const parts: Parts = Object.fromEntries(way.flatMap((field) => (all[field] === undefined ? [] : [[field, all[field]]])))
    if (Object.keys(parts).length === 0) return []
    const right = this.#written(row, parts)
    if (right.poBox !== undefined && this.#below(2) === 0) right.poBox = `PO Box ${right.poBox}`
    return [{ left: parts, right, isMatch: true, country: row.country }]
  }

  /** An address, and no more of it than the city or the state, the number or the post code: not the same place. */
  #regionsOnly(row: MadeRow, base: Parts): MadePair[] {
    const { city, state, country, postCode, houseNumber } = base
    const ways: Parts[] = [
      { ...(city !== undefined && { city }), ...(state !== undefined && { state }) },
      { ...(city !== undefined && { city }), ...(country !== undefined && { country }) },
      { houseNumber: houseNumber! }
    ]
    if (state !== undefined) ways.push({ state })
    if (postCode !== undefined && row.country !== 'gb') ways.push({ postCode })
    const right = ways[this.#below(ways.length)]!
    return Object.keys(right).length === 0 ? [] : [{ left: base, right: this.#written(row, right), isMatch: false, country: row.country }]
  }

  /** Parts of two addresses that have nothing to do with each other. */
  #strangers(row: MadeRow, base: Parts): MadePair[] {
    const rows = this.#byCountry.get(row.country)!
    const { parts: other } = rows[this.#below(rows.length)]!
    if (other.city === undefined || other.city === base.city || other.road === base.road) return []
    const some = (parts: Parts): Parts =>
      Object.fromEntries(Object.entries(parts).filter(([field]) => field !== 'country' && field !== 'state' && this.#below(2) === 0))
    const [left, right] = [some(base), some(other)]
    return Object.keys(left).length === 0 || Object.keys(right).length === 0 ? [] : [{ left, right, isMatch: false, country: row.country }]
  }

  /** A numbered house and one of the same road that has a name: hardly ever the same. */
  #namedPair(row: MadeRow, base: Parts): MadePair[] {
    const rows = this.#byCountry.get(row.country)!
    const { house } = rows[this.#below(rows.length)]!.parts
    if (house === undefined || house === base.house) return []
    const { house: _, ...left } = base
    const { houseNumber: __, unit: ___, ...road } = base
    return [{ left, right: this.#written(row, { ...road, house }), isMatch: false, country: row.country }]
  }

  /** A range of numbers, and a number in it or beside it. */
  #rangePair(row: MadeRow, base: Parts): MadePair {
    const low = Number(base.houseNumber)
    const high = low + 2 * (1 + this.#below(5))
    const isMatch = this.#below(5) < 3
    const number = isMatch
      ? low + this.#below(high - low + 1)
      : this.#below(2) === 0 || low < 5
        ? high + 1 + this.#below(8)
        : Math.max(1, low - 1 - this.#below(8))
    const range = `${low}${['-', '-', ' - ', '–'][this.#below(4)]}${high}`
    return {
      left: { ...base, houseNumber: String(number) },
      right: { ...this.#written(row, { ...base, houseNumber: '' }), houseNumber: range },
      isMatch,
      country: row.country
    }
  }

  /** Another address; buildings that differ, and states, are kept on both sides, else nothing would tell them apart. */
  #otherPair(row: MadeRow, base: Parts, other: Parts): MadePair {
    const isOtherHouse = other.houseNumber === base.houseNumber && other.road === base.road && other.house !== base.house && other.unit === base.unit
    const states = other.state !== base.state && other.city === base.city ? ([base.state, other.state] as const) : []
    if (isOtherHouse && other.city === base.city && states.length === 0) {
      const [{ houseNumber: _, unit: __, ...left }, { houseNumber: ___, unit: ____, ...right }] = [base, other]
      return { left, right: this.#written(row, right), isMatch: false, country: row.country }
    }
    const less = this.#lessOf(other)
    const kept = this.#kept(base)
    const [own, theirs] = states
    if (own !== undefined && theirs !== undefined)
      return { left: { ...kept, state: own }, right: this.#written(row, { ...less, state: theirs }), isMatch: false, country: row.country }
    // what was changed must not be left out
    const changed = (['houseNumber', 'unit'] as const).filter((field) => other[field] !== undefined && other[field] !== base[field])
    const right = { ...less, ...Object.fromEntries(changed.map((field) => [field, other[field]!])) }
    return { left: kept, right: this.#written(row, right), isMatch: false, country: row.country }
  }

  /** The address as one side has it: now and then without its country, state or house. */
  #kept(parts: Parts): Parts {
    const kept = { ...parts }
    for (const field of OPTIONAL) if (this.#below(8) === 0) delete kept[field]
    return kept
  }

  #withUnit({ country, parts }: MadeRow): Parts {
    if (parts.unit !== undefined || this.#below(3) > 0) return parts
    if (country === 'gb' && this.#below(3) === 0) {
      const level = LEVELS[this.#below(LEVELS.length)]!
      return { ...parts, unit: level[this.#below(level.length)]! }
    }
    const number = String(1 + this.#below(30))
    const unit = this.#below(3) === 0 ? LETTERS[this.#below(6)]!.toUpperCase() : number
    return { ...parts, unit: ENGLISH.has(country) ? `${UNIT_WORDS[this.#below(UNIT_WORDS.length)]!} ${unit}` : unit }
  }

  /** Without some parts that people leave out; seldom without the number or the unit. */
  #lessOf(parts: Parts): Parts {
    const less = { ...parts }
    for (const field of OPTIONAL) if (this.#below(4) === 0) delete less[field]
    if (this.#below(7) === 0) delete less.unit
    if (this.#below(25) === 0) delete less.houseNumber
    return less
  }

  #written({ country }: MadeRow, parts: Parts): Parts {
    const language = LANGUAGES[country] ?? (ENGLISH.has(country) ? 'en' : country)
    const written = { ...parts }
    if (written.road !== undefined && this.#below(3) > 0) written.road = respelled(written.road, language, this.#variants, this.#below)
    if (written.road !== undefined && this.#below(5) === 0) written.road = this.#mistyped(written.road)
    if (written.city !== undefined && this.#below(10) === 0) written.city = this.#mistyped(written.city)
    if (written.unit !== undefined) written.unit = this.#otherUnitWord(written.unit)
    if (written.state !== undefined && this.#below(2) === 0)
      written.state = this.#otherOf(this.#variants.states.get(country)?.get(written.state.toLowerCase()), written.state)
    if (written.country !== undefined || (Object.keys(written).length > 2 && this.#below(4) === 0))
      written.country = this.#otherOf(this.#variants.countries.get(country), country.toUpperCase())
    if (written.postCode !== undefined && country === 'us' && this.#below(4) === 0)
      written.postCode = `${written.postCode.slice(0, 5)}-${1000 + this.#below(9000)}`
    // a wrong digit, and now and then a code that belongs elsewhere
    if (written.postCode !== undefined && this.#below(15) === 0)
      written.postCode = written.postCode.replace(this.#below(3) === 0 ? /\d/gu : /\d(?=\D*$)/u, () => String(this.#below(10)))
    if (written.houseNumber !== undefined && /^\d+$/u.test(written.houseNumber) && this.#below(20) === 0)
      written.houseNumber = `${written.houseNumber}-${Number(written.houseNumber) + 2 * (1 + this.#below(4))}`
    return this.#below(4) === 0 ? upperCase(written) : written
  }

  #otherOf(names: readonly string[] | undefined, own: string): string {
    return names === undefined || names.length === 0 ? own : names[this.#below(names.length)]!
  }

  #otherUnitWord(unit: string): string {
    const level = LEVELS.find((ways) => ways.includes(unit))
    if (level !== undefined) return level[this.#below(level.length)]!
    const number = unit.split(/[\s#]+/u).at(-1)!
    const word = UNIT_WORDS[this.#below(UNIT_WORDS.length)]!
    return this.#below(4) === 0 ? number : word === '#' ? `#${number}` : `${word} ${number}`
  }

  /** One or two letters left out, doubled, replaced or swapped. */
  #mistyped(text: string): string {
    let typed = text
    for (let count = 1 + this.#below(2); count > 0 && typed.length > 4; count--) {
      const at = 1 + this.#below(typed.length - 2)
      if (/\d/u.test(typed[at]!)) continue
      const letter = LETTERS[this.#below(26)]!
      const way = this.#below(4)
      if (way === 0) typed = typed.slice(0, at) + typed.slice(at + 1)
      else if (way === 1) typed = typed.slice(0, at) + letter + typed.slice(at)
      else if (way === 2) typed = typed.slice(0, at) + letter + typed.slice(at + 1)
      else typed = typed.slice(0, at) + typed[at + 1]! + typed[at]! + typed.slice(at + 2)
    }
    return typed
  }

  #different(row: MadeRow, parts: Parts): Parts | undefined {
    const way = this.#below(18)
    if (way < 4) return this.#otherNumber(parts)
    if (way < 6 && parts.unit !== undefined) return { ...parts, unit: this.#otherUnit(parts.unit) }
    if (way === 12 || way === 14) return this.#otherHouse(row, parts)
    if (way === 13) return this.#otherState(row, parts)
    if (way < 7) return this.#otherRoad(row, parts)
    if (way === 8 || way === 15) return this.#withOtherCode(row, this.#otherStreet(parts))
    if (way > 15 || way === 7) return this.#withOtherCode(row, this.#otherName(parts))
    if (way === 9) return this.#otherDirection(row, parts)
    return this.#otherCity(parts, this.#byCountry.get(row.country)!)
  }

  #otherNumber(parts: Parts): Parts | undefined {
    const number = Number.parseInt(parts.houseNumber!, 10)
    if (Number.isNaN(number)) return undefined
    const far = this.#below(3) === 0 ? 50 : 6
    const other = this.#below(2) === 0 ? number + 1 + this.#below(far) : Math.max(1, number - 1 - this.#below(far))
    return other === number ? { ...parts, houseNumber: String(number + 2) } : { ...parts, houseNumber: String(other) }
  }

  #otherNumberThan(unit: string): string {
    if (/^\d+$/u.test(unit)) return String(Number(unit) + 1 + this.#below(9))
    return LETTERS[(LETTERS.indexOf(unit.toLowerCase().slice(-1)) + 1 + this.#below(5)) % 26]!.toUpperCase()
  }

  /** A road of the same city, or of another one where none is known; the other number and house now and then. */
  #otherRoad(row: MadeRow, parts: Parts): Parts | undefined {
    const { country } = row
    const near = this.#byCity.get(`${country} ${parts.city}`)!
    const isNear = near.length > 2
    const rows = isNear ? near : this.#byCountry.get(country)!
    const { parts: other } = rows[this.#below(rows.length)]!
    if (other.road === parts.road) return undefined
    if (isNear && this.#below(2) === 0) return { ...other }
    const house = this.#below(2) === 0 ? other.house : undefined
    return this.#withOtherCode(row, { ...parts, road: other.road!, ...(parts.house !== undefined && house !== undefined && { house }) })
  }

  /** Where codes are of single roads, another road has another one. */
  #withOtherCode({ country }: MadeRow, parts: Parts | undefined): Parts | undefined {
    if (country !== 'gb' || parts?.postCode === undefined) return parts
    const letter = () => 'ABDEFGHJLNPQRSTUWXYZ'[this.#below(20)]!
    return { ...parts, postCode: parts.postCode.replace(/[A-Z]{2}$/u, letter() + letter()) }
  }

  /** A road of the same name and another kind. */
  #otherStreet(parts: Parts): Parts | undefined {
    const own = STREET_PARTS.filter(({ at }) => at.test(parts.road!))
    const chosen = own[this.#below(Math.max(1, own.length))]
    if (chosen === undefined) return undefined
    const { word, group, at } = chosen
    const other = group[(group.indexOf(word) + 1 + this.#below(group.length - 1)) % group.length]!
    return { ...parts, road: parts.road!.replace(at, other) }
  }

  /** A road whose name is longer or shorter by an ending (Oak, Oakley). */
  #otherName(parts: Parts): Parts | undefined {
    if (this.#below(4) === 0) return this.#qualified(parts)
    const names = [...parts.road!.matchAll(NAME_WORD)].filter(([word]) => !STREET_PARTS.some(({ at }) => at.test(word)))
    const chosen = names[this.#below(Math.max(1, names.length))]
    if (chosen === undefined) return undefined
    const [word] = chosen
    const near = this.#namesNear(word)
    if (near.length > 0 && this.#below(3) > 0)
      return { ...parts, road: parts.road!.slice(0, chosen.index) + near[this.#below(near.length)]! + parts.road!.slice(chosen.index + word.length) }
    const ending = NAME_ENDINGS[this.#below(NAME_ENDINGS.length)]!
    const known = NAME_ENDINGS.find((each) => word.toLowerCase().endsWith(each) && word.length > each.length + 2)
    const other = known === undefined ? word + (word === word.toUpperCase() ? ending.toUpperCase() : ending) : word.slice(0, -known.length)
    return { ...parts, road: parts.road!.slice(0, chosen.index) + other + parts.road!.slice(chosen.index + word.length) }
  }

  /** Another road by a word in front (Little Collins Street). */
  #qualified(parts: Parts): Parts {
    const words = ['Little', 'Old', 'New', 'Upper', 'Lower', 'Great', 'St', 'Mount', 'Lake']
    const word = words[this.#below(words.length)]!
    const road = parts.road!
    return { ...parts, road: road.startsWith(`${word} `) ? road.slice(word.length + 1) : `${road === road.toUpperCase() ? word.toUpperCase() : word} ${road}` }
  }

  /** Words of roads that differ in one letter (Mill and Hill). */
  #namesNear(word: string): readonly string[] {
    const found: string[] = []
    for (const key of holed(word)) for (const other of this.#near.get(key) ?? []) if (other.toLowerCase() !== word.toLowerCase()) found.push(other)
    return found
  }

  #otherUnit(unit: string): string {
    const level = LEVELS.findIndex((ways) => ways.includes(unit))
    if (level < 0) return unit.replace(/\w+$/u, (number) => this.#otherNumberThan(number))
    const ways = LEVELS[(level + 1 + this.#below(LEVELS.length - 1)) % LEVELS.length]!
    return ways[this.#below(ways.length)]!
  }

  #otherDirection({ country }: MadeRow, parts: Parts): Parts | undefined {
    if (!ENGLISH.has(country)) return undefined
    const own = DIRECTION.exec(parts.road!)
    if (own === null) return undefined
    const at = DIRECTIONS.findIndex((direction) => direction.startsWith(own[1]![0]!))
    const other = DIRECTIONS[(at + 1 + this.#below(3)) % 4]!
    return { ...parts, road: parts.road!.replace(DIRECTION, `${own[1]!.length === 1 ? other[0] : other} `) }
  }

  /** Another building of the same road, both without a number. */
  #otherHouse({ country }: MadeRow, parts: Parts): Parts | undefined {
    const rows = this.#byCountry.get(country)!
    const { house } = rows[this.#below(rows.length)]!.parts
    return house === undefined || parts.house === undefined || house === parts.house ? undefined : { ...parts, house }
  }

  /** A city of the same name in another state. */
  #otherState({ country }: MadeRow, parts: Parts): Parts | undefined {
    const rows = this.#byCountry.get(country)!
    const { state } = rows[this.#below(rows.length)]!.parts
    if (state === undefined || parts.state === undefined || state.toLowerCase() === parts.state.toLowerCase()) return undefined
    const { postCode: _, suburb: __, ...own } = parts
    return { ...own, state }
  }

  /** The same number and road elsewhere. */
  #otherCity(parts: Parts, rows: readonly MadeRow[]): Parts | undefined {
    const { parts: other } = rows[this.#below(rows.length)]!
    if (other.city === undefined || other.city === parts.city || parts.city === undefined) return undefined
    const { postCode: _, suburb: __, house: ___, stateDistrict: ____, state, ...own } = parts
    const region = other.state ?? state
    return { ...own, city: other.city, ...(other.postCode !== undefined && { postCode: other.postCode }), ...(region !== undefined && { state: region }) }
  }
}

/** A word with each letter open in turn, and the word as it is with one more open. */
function holed(word: string): string[] {
  const small = word.toLowerCase()
  return [
    ...Array.from(small, (_, at) => `${small.slice(0, at)}?${small.slice(at + 1)}`),
    ...Array.from({ length: small.length + 1 }, (_, at) => `${small.slice(0, at)}?${small.slice(at)}`)
  ]
}

function upperCase(parts: Parts): Parts {
  return Object.fromEntries(Object.entries(parts).map(([field, text]) => [field, text.toUpperCase()]))
}
