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
const STREETS = ['Street', 'Avenue', 'Road', 'Lane', 'Drive', 'Court', 'Place', 'Way', 'Close']
const DIRECTIONS = ['North', 'South', 'East', 'West']
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

  constructor(rows: readonly MadeRow[], variants: Variants, below: Below) {
    this.#variants = variants
    this.#below = below
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
    const same = this.#written(row, this.#lessOf(base))
    const other = this.#different(row, base)
    const pairs: MadePair[] = [{ left: this.#kept(base), right: same, isMatch: true, country: row.country }]
    if (other !== undefined) pairs.push({ left: this.#kept(base), right: this.#written(row, this.#lessOf(other)), isMatch: false, country: row.country })
    return pairs
  }

  /** The address as one side has it: now and then without its country, state or house. */
  #kept(parts: Parts): Parts {
    const kept = { ...parts }
    for (const field of OPTIONAL) if (this.#below(8) === 0) delete kept[field]
    return kept
  }

  #withUnit({ country, parts }: MadeRow): Parts {
    if (parts.unit !== undefined || this.#below(3) > 0) return parts
    const number = String(1 + this.#below(30))
    const unit = this.#below(3) === 0 ? LETTERS[this.#below(6)]!.toUpperCase() : number
    return { ...parts, unit: ENGLISH.has(country) ? `${UNIT_WORDS[this.#below(UNIT_WORDS.length)]!} ${unit}` : unit }
  }

  /** Without some parts that people leave out; seldom without the number or the unit. */
  #lessOf(parts: Parts): Parts {
    const less = { ...parts }
    for (const field of OPTIONAL) if (this.#below(4) === 0) delete less[field]
    if (this.#below(14) === 0) delete less.unit
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
    if (written.country !== undefined || this.#below(4) === 0) written.country = this.#otherOf(this.#variants.countries.get(country), country.toUpperCase())
    if (written.postCode !== undefined && country === 'us' && this.#below(4) === 0)
      written.postCode = `${written.postCode.slice(0, 5)}-${1000 + this.#below(9000)}`
    if (written.houseNumber !== undefined && /^\d+$/u.test(written.houseNumber) && this.#below(20) === 0)
      written.houseNumber = `${written.houseNumber}-${Number(written.houseNumber) + 2 * (1 + this.#below(4))}`
    return this.#below(4) === 0 ? upperCase(written) : written
  }

  #otherOf(names: readonly string[] | undefined, own: string): string {
    return names === undefined || names.length === 0 ? own : names[this.#below(names.length)]!
  }

  #otherUnitWord(unit: string): string {
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
    const way = this.#below(12)
    if (way < 4) return this.#otherNumber(parts)
    if (way < 6 && parts.unit !== undefined) return { ...parts, unit: parts.unit.replace(/\w+$/u, (unit) => this.#otherNumberThan(unit)) }
    if (way < 8) return this.#otherRoad(row, parts, this.#byCity.get(`${row.country} ${parts.city}`))
    if (way === 8) return this.#otherStreet(parts)
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

  #otherRoad({ country }: MadeRow, parts: Parts, rows: readonly MadeRow[] | undefined): Parts | undefined {
    const other = rows?.[this.#below(rows.length)]
    if (other === undefined || other.parts.road === parts.road || other.country !== country) return undefined
    const isNear = this.#below(2) === 0
    return isNear
      ? { ...parts, road: other.parts.road!, ...(parts.house !== undefined && other.parts.house !== undefined && { house: other.parts.house }) }
      : { ...other.parts }
  }

  #otherStreet(parts: Parts): Parts | undefined {
    const own = STREETS.find((street) => parts.road!.endsWith(` ${street}`))
    if (own === undefined) return undefined
    const other = STREETS[(STREETS.indexOf(own) + 1 + this.#below(STREETS.length - 1)) % STREETS.length]!
    return { ...parts, road: parts.road!.replace(new RegExp(`${own}$`, 'u'), other) }
  }

  #otherDirection({ country }: MadeRow, parts: Parts): Parts | undefined {
    if (!ENGLISH.has(country)) return undefined
    const [own] = DIRECTIONS.filter((direction) => new RegExp(`\\b${direction}\\b`, 'u').test(parts.road!))
    if (own === undefined) return undefined
    const other = DIRECTIONS[(DIRECTIONS.indexOf(own) + 1 + this.#below(3)) % 4]!
    return { ...parts, road: parts.road!.replace(own, other) }
  }

  /** The same number and road elsewhere. */
  #otherCity(parts: Parts, rows: readonly MadeRow[]): Parts | undefined {
    const { parts: other } = rows[this.#below(rows.length)]!
    if (other.city === undefined || other.city === parts.city || parts.city === undefined) return undefined
    const { postCode: _, suburb: __, house: ___, state, ...own } = parts
    const region = other.state ?? state
    return { ...own, city: other.city, ...(other.postCode !== undefined && { postCode: other.postCode }), ...(region !== undefined && { state: region }) }
  }
}

function upperCase(parts: Parts): Parts {
  return Object.fromEntries(Object.entries(parts).map(([field, text]) => [field, text.toUpperCase()]))
}
