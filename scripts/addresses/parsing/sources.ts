/** Addresses that the parser learns from and is measured on, cut by address: road, number and city of an address are in one part only. */
import { join } from 'node:path'
import { ADDRESS_FIELDS, type AddressField, type AddressFields, type AddressSpan } from '../../../src/addresses/types.js'
import { dataFolder, readLines, readTable } from '../../lib/data.js'
import { type Below, congruential, shuffle } from '../../lib/shuffle.js'
import { partOf } from '../../names/matching/split.js'
import type { LabelledLine } from './types.js'

/** `learn` is for training and choosing, `report` for neither. */
export type Cut = 'learn' | 'report'

export interface Structured {
  readonly country: string
  readonly fields: AddressFields
}

interface Row {
  readonly country?: string
  readonly components: AddressFields
  readonly text?: string
  readonly spans?: readonly (readonly [number, number, AddressField])[]
}

/** Rows of each file at most. */
const STRUCTURED: Readonly<Record<string, number>> = {
  us_wof: 9000,
  us_fl_food: 5000,
  us_misc: 3714,
  ca_odhf: 5569,
  nz_wof: 6000,
  dk_wof: 4000,
  sg_hdb: 3000,
  eu_healthcare: 12028,
  openbrewerydb: 9646,
  openchargemap: 2104,
  postalcrawl_osm: 19981,
  misc_wof: 157
}
/** Chinese lines that are put together. */
const COMPOSED = 12_000
const known = new Set<string>(ADDRESS_FIELDS)

function rowsOf(file: string, cut: Cut): Row[] {
  return readLines(join(dataFolder(), 'address', `${file}.jsonl.gz`))
    .map((line) => JSON.parse(line) as Row)
    .filter(({ components, text }) => isOf(components, text, cut))
}

function isOf({ road, houseNumber, city, house, suburb }: AddressFields, text: string | undefined, cut: Cut): boolean {
  const key = [road ?? house ?? suburb, houseNumber, city].join(' ').toLowerCase()
  return (partOf(key.trim() === '' ? (text ?? '') : key) === 'report') === (cut === 'report')
}

/** Addresses in fields, those of a file in an order of chance. */
export function structured(cut: Cut): Structured[] {
  return Object.entries(STRUCTURED).flatMap(([file, most]) => {
    const rows = rowsOf(`structured/${file}`, cut)
    shuffle(rows, congruential(71))
    return rows.slice(0, most).flatMap(({ country, components }) => {
      const fields = Object.fromEntries(
        Object.entries(components).filter(([field, text]) => known.has(field) && typeof text === 'string' && text.trim() !== '')
      )
      return country === undefined || !isSplit(fields) ? [] : [{ country, fields }]
    })
  })
}

const MOST_NUMBER = 14
const SPLIT_NUMBER = /^(?:\S+\s+){0,2}\S+$/u
const ROAD_WITH_NUMBER = /,\s*\d+\s?\p{L}?$|\s[nN][.°]?$/u

/** False for fields that a source has split wrongly: numbers of houses that are none, or roads that hold them. */
function isSplit({ houseNumber, road }: AddressFields): boolean {
  if (road !== undefined && ROAD_WITH_NUMBER.test(road)) return false
  return houseNumber === undefined || (houseNumber.length <= MOST_NUMBER && SPLIT_NUMBER.test(houseNumber) && /\d/u.test(houseNumber))
}

/** Lines that were labelled as they were written. */
export function labelledLines(set: 'us' | 'india' | 'pelias' | 'opencage' | 'clinics' | 'ncap' | 'ncap-dev', cut: Cut): LabelledLine[] {
  const file = {
    us: 'labelled/us_usaddress',
    india: 'labelled/in_delhi',
    pelias: 'labelled/pelias_parser_tests',
    opencage: 'labelled/opencage_formatted',
    clinics: 'structured/cn_fever_clinics',
    ncap: 'nc/zh_ncap_train',
    'ncap-dev': 'nc/zh_ncap_dev'
  }[set]
  return rowsOf(file, cut).flatMap(({ country = '', text, spans }) =>
    text === undefined || spans === undefined
      ? []
      : [{ text, country, spans: spans.map(([start, end, field]) => ({ start, end, field })).sort((one, other) => one.start - other.start) }]
  )
}

/** Lines of British registers: each part is looked for in the line, one behind another where it comes more than once. */
export function registerLines(cut: Cut, most: number): LabelledLine[] {
  const rows = rowsOf('structured/gb_registers', cut)
  shuffle(rows, congruential(72))
  return rows.slice(0, most).flatMap(({ text = '', components }) => {
    const spans = found(text, components)
    return spans === undefined ? [] : [{ text, country: 'gb', spans }]
  })
}

/** Places of parts in a line, the longest first; undefined where one is not there. */
function found(text: string, components: AddressFields): AddressSpan[] | undefined {
  const lower = text.toLowerCase()
  const spans: AddressSpan[] = []
  const parts = Object.entries(components).filter(([field]) => known.has(field)) as [AddressField, string][]
  // parts that come late are looked for from the end
  for (const [field, part] of parts.sort((one, other) => other[1].length - one[1].length)) {
    const isLate = ['postCode', 'stateDistrict', 'city', 'country', 'state'].includes(field)
    const starts: number[] = []
    for (let at = lower.indexOf(part.toLowerCase()); at >= 0; at = lower.indexOf(part.toLowerCase(), at + 1)) starts.push(at)
    const free = starts.filter(
      (start) => spans.every((span) => start + part.length <= span.start || start >= span.end) && isWhole(lower, start, start + part.length)
    )
    const start = isLate ? free.at(-1) : free[0]
    if (start === undefined) return undefined
    spans.push({ start, end: start + part.length, field })
  }
  return spans.sort((one, other) => one.start - other.start)
}

function isWhole(text: string, start: number, end: number): boolean {
  return !/[\p{L}\p{N}]/u.test(text[start - 1] ?? ' ') && !/[\p{L}\p{N}]/u.test(text[end] ?? ' ')
}

interface Division {
  readonly code: string
  readonly level: string
  readonly parent: string
  readonly names: readonly [hans: string, hant: string]
}

const SURNAMES = '中人民和平新华建设解放文化东西南北长江黄河青年胜利光明友谊团结朝阳红旗滨江学府科技工业振兴幸福富强迎宾花园龙凤'
const ROADS = ['路', '街', '大道', '东路', '西路', '南路', '北路', '大街', '巷', '路一段', '弄']
const HOUSES = ['花园', '小区', '大厦', '广场', '国际中心', '苑', '公寓', '新村', '家园', '医院', '酒店', '科技园', '商城']
const TRADITIONAL: Readonly<Record<string, string>> = {
  路: '路',
  东: '東',
  国: '國',
  园: '園',
  号: '號',
  楼: '樓',
  栋: '棟',
  单: '單',
  层: '層',
  广: '廣',
  场: '場',
  苑: '苑',
  厦: '廈',
  区: '區',
  县: '縣',
  乡: '鄉',
  镇: '鎮',
  华: '華',
  设: '設',
  长: '長',
  龙: '龍',
  凤: '鳳',
  业: '業',
  红: '紅',
  兴: '興',
  强: '強',
  宾: '賓',
  胜: '勝',
  谊: '誼',
  团: '團',
  结: '結',
  阳: '陽',
  滨: '濱',
  学: '學',
  际: '際',
  医: '醫',
  东路: '東路'
}

/** Chinese lines put together from divisions, in both kinds of characters. */
export function composedChinese(below: Below, count = COMPOSED): LabelledLine[] {
  const [, ...rows] = readTable(join(dataFolder(), 'address/gazetteer/cn_divisions.tsv.gz'))
  const divisions = new Map<string, Division>(
    rows.map(([code = '', level = '', parent = '', hans = '', hant = '']) => [code, { code, level, parent, names: [hans, hant || hans] }])
  )
  const leaves = [...divisions.values()].filter(({ level }) => level === 'street' || level === 'district')
  const all = [...divisions.values()]
  return Array.from({ length: count }, () => composed(leaves[below(leaves.length)]!, divisions, all[below(all.length)]!, below))
}

/** A number below 1,000 as it is said. */
function inCharacters(number: number): string {
  const digits = '零一二三四五六七八九'
  const [hundreds, tens, ones] = [Math.floor(number / 100), Math.floor(number / 10) % 10, number % 10]
  const front = hundreds > 0 ? `${digits[hundreds]}百` : ''
  const middle = tens > 0 ? `${tens === 1 && hundreds === 0 ? '' : digits[tens]}十` : hundreds > 0 && ones > 0 ? '零' : ''
  return front + middle + (ones > 0 ? digits[ones] : '')
}

/** @param namesake gives its name to the road, at times */
function composed(leaf: Division, divisions: ReadonlyMap<string, Division>, namesake: Division, below: Below): LabelledLine {
  const isHant = below(4) === 0
  const some = (of: readonly string[] | string) => of[below(of.length)]!
  const parts: [string, AddressField][] = []
  for (let division: Division | undefined = leaf; division !== undefined; division = divisions.get(division.parent)) {
    const name = division.names[isHant ? 1 : 0]
    const field = ({ street: 'suburb', district: 'cityDistrict', city: 'city', province: 'state' } as const)[division.level as 'street']
    // short forms without the word for the level, and levels left out
    if (field !== undefined && name !== '市辖区' && name !== '县' && below(100) < 78)
      parts.unshift([below(8) === 0 && name.length > 2 ? name.slice(0, -1) : name, field])
  }
  const name = () => some(SURNAMES) + some(SURNAMES) + (below(4) === 0 ? some(SURNAMES) : '')
  const number = () => (below(6) === 0 ? `${some('一二三四五六七八九十')}` : `${1 + below(below(3) === 0 ? 2000 : 60)}`)
  // many roads are called by a place
  const place = below(8) === 0 ? namesake.names[isHant ? 1 : 0].slice(0, -1) : name()
  if (below(100) < 80) parts.push([place + some(ROADS), 'road'])
  if (below(100) < 75 && parts.at(-1)?.[1] === 'road')
    parts.push([`${below(8) === 0 ? inCharacters(1 + below(999)) : 1 + below(999)}${below(5) === 0 ? '' : below(10) === 0 ? '弄' : '号'}`, 'houseNumber'])
  if (below(100) < 50) parts.push([name() + some(HOUSES), 'house'])
  if (below(100) < 45) parts.push([`${number()}${some(['号楼', '栋', '幢', '座', '号楼'])}`, 'unit'])
  if (below(100) < 25) parts.push([`${number()}${some(['单元', '门'])}`, 'staircase'])
  if (below(100) < 25) parts.push([`${number()}${some(['层', '楼', 'F'])}`, 'level'])
  if (below(100) < 35) parts.push([`${101 + below(1800)}${some(['室', '室', '号', '房', ''])}`, 'unit'])
  if (below(100) < 8) parts.unshift([some(isHant ? ['中國', '臺灣'] : ['中国', '中华人民共和国']), 'country'])
  if (below(100) < 8) parts.push([`${100000 + below(800000)}`, 'postCode'])
  let text = ''
  const spans: AddressSpan[] = []
  const between = below(12) === 0 ? ' ' : ''
  for (const [part, field] of parts) {
    if (text !== '') text += between
    const written = isHant ? [...part].map((character) => TRADITIONAL[character] ?? character).join('') : part
    spans.push({ start: text.length, end: text.length + written.length, field })
    text += written
  }
  return { text, spans, country: isHant ? 'tw' : 'cn' }
}
