/** Structured addresses as people write them: the order of their country, parts left out, parts added, capitals, abbreviations, slips; with the field of each piece. */
import { join } from 'node:path'
import type { AddressField, AddressFields, AddressSpan } from '../../../src/addresses/types.js'
import { dataFolder, readTable, readText } from '../../lib/data.js'
import type { Below } from '../../lib/shuffle.js'
import { respelled, type Variants } from '../matching/variants.js'
import {
  COMMA_AFTER_NUMBER,
  COMMA_BEFORE_NUMBER,
  CROSSINGS,
  type Custom,
  DWELLINGS,
  GIVEN,
  NUMBER_ENDINGS,
  NUMBER_SIGNS,
  PROVINCES,
  SUBURBS,
  SURNAMES,
  TITLES,
  TRAILERS
} from './customs.js'
import type { LabelledLine } from './types.js'

/** What a country's template tells, and the words of its languages. */
interface Ways {
  readonly isNumberFirst: boolean
  readonly isPostCodeFirst: boolean
  readonly language: string
}

type Piece = readonly [text: string, field?: AddressField]

const ENGLISH = new Set(['us', 'gb', 'ca', 'au', 'nz', 'ie', 'sg', 'in', 'za', 'hk', 'my', 'ph'])
/** Countries that write a dwelling before the street, mostly. */
const UNIT_FIRST = new Set(['gb', 'ie', 'hk', 'sg', 'in', 'au', 'nz', 'za', 'my'])
const NAMES = ['Acme Ltd', 'Dr. P. Kumar', 'Accounts Department', 'Human Resources', 'Accounts Payable', 'The Manager']
const CARE = ['c/o', 'C/O', 'Attn:', 'Attention', 'z.Hd.', 'ATTN']
/** Words that are read and never written, or too rare. */
const KINDS: Readonly<Record<string, AddressField>> = {
  unit_types_numbered: 'unit',
  level_types_numbered: 'level',
  staircases: 'staircase',
  entrances: 'entrance',
  post_office: 'poBox'
}
const LEVELS = [
  'Ground Floor',
  '1st Floor',
  '2nd Floor',
  'First Floor',
  'Second Floor',
  'Third Floor',
  '3/F',
  '12/F',
  'G/F',
  'Basement',
  '4th Fl',
  'Floor 2',
  'Level 5',
  'L3',
  'Lower Ground Floor'
]
const UNITS = [
  'Apt',
  'Apt.',
  'Apartment',
  'Unit',
  'Suite',
  'Ste',
  'Ste.',
  'Flat',
  'Room',
  'Rm',
  'Lot',
  'Bldg',
  'Building',
  'Block',
  'Tower',
  'Shop',
  'Office',
  'Studio',
  'Space',
  'Trlr',
  'Dept'
]

const FLATS = [
  'Ground Floor Flat',
  'First Floor Flat',
  'Top Floor Flat',
  'Basement Flat',
  'Garden Flat',
  'Flat Ground Floor',
  'Flat First Floor',
  'Flat Second Floor',
  'Flat Basement',
  'Flat A First and Second Floors',
  'Second Floor Flat',
  'Third Floor Flat',
  'Flat No.',
  'Shop No.',
  'Plot No.',
  'Door No.',
  'House No.'
]
const NUMBER_WORDS = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Ten']

export class Renderer {
  readonly #variants: Variants
  readonly #ways = new Map<string, Ways>()
  readonly #words = new Map<string, string[]>()
  readonly #countries = new Map<string, string[]>()

  constructor(variants: Variants) {
    this.#variants = variants
    const { templates, country2lang } = JSON.parse(readText(join(dataFolder(), 'address/dict/opencage_templates.json.gz'))) as {
      templates: Record<string, { address_template?: string } | string>
      country2lang: Record<string, string>
    }
    for (const [code, languages] of Object.entries(country2lang)) {
      const own = templates[code] ?? templates['default']!
      const template = typeof own === 'string' ? own : (own.address_template ?? '')
      const at = (name: string) => template.indexOf(name)
      this.#ways.set(code.toLowerCase(), {
        isNumberFirst: at('house_number') < at('{road}'),
        isPostCodeFirst: at('postcode') >= 0 && at('postcode') < at('city'),
        language: languages.split(',')[0]!
      })
    }
    const table = (file: string) => readTable(join(dataFolder(), 'address/dict', file))
    for (const [language = '', kind = '', canonical = '', variants = ''] of table('libpostal_dictionaries.tsv.gz')) {
      const field = KINDS[kind]
      if (field === undefined) continue
      const key = `${language} ${field}`
      this.#words.set(key, [...(this.#words.get(key) ?? []), canonical, ...variants.split('|').filter((each) => /^\p{L}{2,}\.?$/u.test(each))])
    }
    for (const [language = '', country = '', name = ''] of table('country_names.tsv.gz'))
      if (['en', 'native', 'alias', 'de', 'fr', 'es'].includes(language)) this.#countries.set(country, [...(this.#countries.get(country) ?? []), name])
  }

  /** @param below chance @param noise 0 for the fields as they are, 1 as people write them */
  render(fields: AddressFields, country: string, below: Below, noise = 1): LabelledLine {
    const ways = this.#ways.get(country) ?? { isNumberFirst: true, isPostCodeFirst: false, language: 'en' }
    const language = ENGLISH.has(country) ? 'en' : ways.language
    const happens = (percent: number) => below(1000) < 10 * percent * noise
    const given = this.#changed(fields, country, language, happens, below)
    const lines = this.#lines(given, country, ways, happens, below)
    const isNamed = happens(4)
    if (isNamed || happens(1.5)) lines.unshift([[`${isNamed ? '' : `${CARE[below(CARE.length)]!} `}${addressee(below)}`]])
    if (happens(1)) lines.push([[TRAILERS[below(TRAILERS.length)]!]])
    const way = below(100)
    const between = noise === 0 || way < 62 ? ', ' : way < 74 ? '\n' : way < 90 ? ' ' : way < 93 ? ' - ' : way < 96 ? ',' : '; '
    const cased = below(100)
    const recase = (text: string) => (noise === 0 || cased < 72 ? text : cased < 90 ? text.toUpperCase() : text.toLowerCase())
    const line = { ...joined(lines, between, recase), country }
    return between === ', ' && happens(8) ? withoutCommas(line, true) : line
  }

  #changed(fields: AddressFields, country: string, language: string, happens: (percent: number) => boolean, below: Below): AddressFields {
    const given: { [field in AddressField]?: string } = { ...fields }
    const drop = (field: AddressField, percent: number) => {
      if (happens(percent)) delete given[field]
    }
    drop('house', 35)
    drop('postCode', 18)
    drop('stateDistrict', 50)
    drop('state', 15)
    drop('country', 45)
    drop('suburb', 20)
    drop('city', 6)
    drop('houseNumber', 5)
    const names = this.#countries.get(country) ?? []
    if (given.country === undefined && happens(22) && names.length > 0) given.country = names[below(names.length)]!
    else if (given.country !== undefined && happens(25)) given.country = happens(30) || names.length === 0 ? country.toUpperCase() : names[below(names.length)]!
    const states = given.state === undefined ? undefined : this.#variants.states.get(country)?.get(given.state.toLowerCase())
    if (states !== undefined && states.length > 0 && happens(35)) given.state = states[below(states.length)]!
    if (given.road !== undefined && happens(45)) given.road = respelled(given.road, language, this.#variants, below)
    this.#customary(given, country, happens, below)
    const word = (field: AddressField) => {
      const own = this.#words.get(`${language} ${field}`) ?? []
      return own.length === 0 ? undefined : own[below(own.length)]!
    }
    const titled = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
    const number = () => `${1 + below(happens(20) ? 2000 : 40)}${happens(25) ? 'ABCDEFGH'[below(8)]! : ''}`
    if (given.unit === undefined && given.road !== undefined && happens(22)) {
      const chosen = language === 'en' && below(3) > 0 ? UNITS[below(UNITS.length)]! : word('unit')
      const plain = happens(22) ? `#${happens(30) ? ' ' : ''}${number()}` : happens(8) ? `#${1 + below(20)}-${1 + below(99)}` : undefined
      const flat = language === 'en' && happens(7) ? FLATS[below(FLATS.length)]! : undefined
      given.unit =
        flat !== undefined
          ? flat.endsWith('.')
            ? `${flat} ${number()}`
            : flat
          : (plain ?? (chosen === undefined ? `#${number()}` : `${titled(chosen)} ${happens(15) ? 'ABCDEFGH'[below(8)]! : number()}`))
    }
    if (language === 'en' && given.houseNumber !== undefined && happens(0.6)) given.houseNumber = NUMBER_WORDS[below(NUMBER_WORDS.length)]!
    if (given.level === undefined && given.road !== undefined && happens(7)) {
      const chosen = word('level')
      given.level =
        language === 'en' || chosen === undefined
          ? LEVELS[below(LEVELS.length)]!
          : happens(50)
            ? `${1 + below(9)}. ${titled(chosen)}`
            : `${titled(chosen)} ${1 + below(9)}`
    }
    for (const field of ['staircase', 'entrance'] as const) {
      const chosen = word(field)
      if (chosen !== undefined && given[field] === undefined && given.road !== undefined && happens(2))
        given[field] = `${titled(chosen)} ${happens(50) ? 'ABCD'[below(4)]! : 1 + below(9)}`
    }
    if (given.poBox === undefined && happens(3)) {
      const chosen = language === 'en' ? ['PO Box', 'P.O. Box', 'P O Box', 'Box', 'GPO Box', 'Private Bag', 'PMB'][below(7)]! : word('poBox')
      const box = country === 'de' && happens(60) ? `${10 + below(90)} ${10 + below(90)} ${10 + below(90)}` : String(1 + below(9999))
      given.poBox = `${chosen === undefined ? 'PO Box' : titled(chosen)} ${box}`
      if (happens(60)) for (const field of ['road', 'houseNumber', 'unit', 'level', 'staircase', 'entrance', 'house'] as const) delete given[field]
    }
    if (country === 'us' && given.road !== undefined && happens(1)) {
      given.road = [
        `Rural Route ${1 + below(9)}`,
        `RR ${1 + below(9)}`,
        `County Road ${1 + below(900)}`,
        `State Highway ${1 + below(300)}`,
        `US Hwy ${1 + below(99)}`
      ][below(5)]!
      if (given.road.startsWith('R')) {
        delete given.houseNumber
        given.poBox = `Box ${1 + below(400)}`
      }
    }
    if (country === 'us' && /^\d{5}$/u.test(given.postCode ?? '') && happens(6)) given.postCode = `${given.postCode}-${1000 + below(9000)}`
    for (const field of ['road', 'city', 'suburb'] as const) if (given[field] !== undefined && happens(4)) given[field] = slipped(given[field], below)
    return given
  }

  /** What people of a country add to the number of a house and to the city. */
  #customary(given: { [field in AddressField]?: string }, country: string, happens: (percent: number) => boolean, below: Below): void {
    const some = (of: readonly string[]) => of[below(of.length)]!
    const endings = NUMBER_ENDINGS[country]
    if (given.houseNumber !== undefined && /^\d+$/u.test(given.houseNumber)) {
      if (endings !== undefined && happens(14)) given.houseNumber += some(endings)
      const signs = NUMBER_SIGNS[country]
      if (signs !== undefined && happens(country === 'in' || country === 'ru' || country === 'sg' ? 35 : 6))
        given.houseNumber = `${some(signs)} ${given.houseNumber}`
    }
    const province = PROVINCES[country]
    if (province !== undefined && given[province.field] === undefined && given.city !== undefined && happens(40)) given[province.field] = some(province.codes)
    const suburbs = SUBURBS[country]
    if (suburbs !== undefined && given.suburb === undefined && given.road !== undefined && happens(45)) given.suburb = some(suburbs)
    if (country === 'es' && given.road !== undefined && happens(40)) given.road = given.road.replace(/^calle /iu, happens(70) ? 'C/ ' : 'C. ')
    if (ENGLISH.has(country) && given.road !== undefined && happens(1)) {
      given.road = `${happens(25) ? 'corner of ' : ''}${given.road}${some([' & ', ' and ', ' at ', ' / '])}${some(CROSSINGS)}`
      delete given.houseNumber
      delete given.unit
    }
    if (country === 'fr' && given.city !== undefined && happens(7)) given.city += happens(50) ? ' CEDEX' : ` CEDEX 0${1 + below(9)}`
    if (country === 'sg' && given.postCode !== undefined && happens(12)) given.postCode = happens(60) ? `S${given.postCode}` : `S(${given.postCode})`
    if (country === 'mx' && given.suburb !== undefined && happens(50)) given.suburb = `Col. ${given.suburb}`
    const dwellings = DWELLINGS[country]
    if (dwellings === undefined || given.road === undefined || !happens(26)) return
    const pick = (): Custom => dwellings[below(dwellings.length)]!
    for (const [text, field] of [...pick(), ...(happens(20) ? pick() : [])]) given[field] ??= filled(text, below)
  }

  #lines(given: AddressFields, country: string, ways: Ways, happens: (percent: number) => boolean, below: Below): Piece[][] {
    const piece = (field: AddressField): Piece[] => (given[field] === undefined || given[field] === '' ? [] : [[given[field], field]])
    const isNumberFirst = happens(4) ? !ways.isNumberFirst : ways.isNumberFirst
    // a comma belongs to no field
    const comma = (percent: number | undefined): Piece[] =>
      percent !== undefined && given.houseNumber !== undefined && given.road !== undefined && happens(percent) ? [[',']] : []
    const street = isNumberFirst
      ? [...piece('houseNumber'), ...comma(COMMA_AFTER_NUMBER[country]), ...piece('road')]
      : [...piece('road'), ...comma(COMMA_BEFORE_NUMBER[country]), ...piece('houseNumber')]
    const inside = [piece('unit'), piece('level'), piece('entrance'), piece('staircase')]
    const isUnitFirst = happens(8) ? !UNIT_FIRST.has(country) : UNIT_FIRST.has(country)
    // a dwelling in the line of the street, without a comma
    const close = !isUnitFirst && happens(45) ? [[...street, ...inside.flat()]] : isUnitFirst && happens(25) ? [[...inside.flat(), ...street]] : undefined
    const streets = close ?? (isUnitFirst ? [...inside, street] : [street, ...inside])
    const isPostCodeFirst = happens(4) ? !ways.isPostCodeFirst : ways.isPostCodeFirst
    const isUs = country === 'us' || country === 'ca' || country === 'au'
    const city = isPostCodeFirst
      ? [[...piece('postCode'), ...piece('city')]]
      : isUs
        ? [piece('city'), piece('stateDistrict'), [...piece('state'), ...piece('postCode')]]
        : [piece('city')]
    const after = isUs && !isPostCodeFirst ? [] : [piece('island'), piece('stateDistrict'), piece('state'), ...(isPostCodeFirst ? [] : [piece('postCode')])]
    const province = PROVINCES[country]
    if (
      province !== undefined &&
      given[province.field] !== undefined &&
      /^\p{Lu}{2}$/u.test(given[province.field]!) &&
      given.city !== undefined &&
      happens(85)
    ) {
      const code = given[province.field]!
      const way = below(4)
      const line = isPostCodeFirst ? city[0]! : city.find((pieces) => pieces.some(([, field]) => field === 'city'))
      line?.push(...((way === 0 ? [['('], [code, province.field], [')']] : way === 1 ? [['-'], [code, province.field]] : [[code, province.field]]) as Piece[]))
      for (const pieces of after) if (pieces[0]?.[1] === province.field) pieces.pop()
    }
    const box = piece('poBox')
    const lines = [
      piece('house'),
      box,
      ...streets,
      piece('suburb'),
      piece('cityDistrict'),
      ...city,
      ...after,
      piece('countryRegion'),
      piece('country'),
      piece('worldRegion')
    ]
    return lines.filter((line) => line.length > 0)
  }
}

function joined(lines: readonly Piece[][], between: string, recase: (text: string) => string): { text: string; spans: AddressSpan[] } {
  let text = ''
  const spans: AddressSpan[] = []
  for (const line of lines) {
    if (text !== '') text += between
    for (const [at, [piece, field]] of line.entries()) {
      if (at > 0 && piece !== ',' && piece !== ')' && line[at - 1]![0] !== '(') text += ' '
      const written = recase(piece)
      if (field !== undefined) spans.push({ start: text.length, end: text.length + written.length, field })
      text += written
    }
  }
  return { text, spans }
}

/** The line without its commas, or with none but the last one. */
export function withoutCommas({ text, spans, country }: LabelledLine, keepsLast: boolean): LabelledLine {
  const last = keepsLast ? text.lastIndexOf(',') : -1
  const moved = new Uint16Array(text.length + 1)
  let plain = ''
  for (let at = 0; at < text.length; at++) {
    moved[at] = plain.length
    if (text[at] !== ',' || at === last) plain += text[at]
  }
  moved[text.length] = plain.length
  return { text: plain, country, spans: spans.map(({ start, end, field }) => ({ start: moved[start]!, end: moved[end]!, field })) }
}

/** Somebody whom a letter goes to. */
function addressee(below: Below): string {
  const some = (of: readonly string[]) => of[below(of.length)]!
  const way = below(5)
  if (way === 0) return some(NAMES)
  const name = way < 3 ? `${some(GIVEN)} ${some(SURNAMES)}` : way === 3 ? some(SURNAMES) : `${some(GIVEN).charAt(0)}. ${some(SURNAMES)}`
  return way === 3 || below(3) === 0 ? `${some(TITLES)} ${name}` : name
}

/** A custom with numbers and letters put in. A sign for numbers at the start is of Singapore's units. */
function filled(text: string, below: Below): string {
  const [sign, rest] = /^#\S/u.test(text) && text.includes('-') ? ['#', text.slice(1)] : ['', text]
  return (
    sign +
    rest.replace(/[#@%]/gu, (place) => (place === '@' ? 'ABCDEFG'[below(7)]! : String(place === '#' ? 1 + below(below(3) === 0 ? 30 : 9) : 100 + below(1900))))
  )
}

/** A letter left out, twice, or two in the wrong order. */
function slipped(text: string, below: Below): string {
  const at = 1 + below(Math.max(1, text.length - 2))
  if (!/^\p{L}{2}$/u.test(text.slice(at, at + 2))) return text
  const way = below(3)
  return way === 0
    ? text.slice(0, at) + text.slice(at + 1)
    : way === 1
      ? text.slice(0, at) + text[at] + text.slice(at)
      : text.slice(0, at) + text[at + 1] + text[at] + text.slice(at + 2)
}
