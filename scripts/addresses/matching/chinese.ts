/** Pairs made of Chinese addresses: the same one with parts left out, numerals and characters of the other kind; another number, road, building or district. */
import { join } from 'node:path'
import type { AddressDictionaries } from '../../../src/addresses/dictionaries/dictionaries.js'
import { dataFolder, readLines, readTable } from '../../lib/data.js'
import { type Below, congruential, shuffle } from '../../lib/shuffle.js'
import { hanVariantLines } from '../../names/lexicon/han-variants.js'
import { type Part, partOf } from '../../names/matching/split.js'
import type { LabelledPair } from './pairs.js'

const DIGITS = '〇一二三四五六七八九'
const COUNTED = ['号', '号楼', '栋', '单元', '室', '层'] as const
const STREETS = 9000

interface Row {
  readonly components: Readonly<Record<string, string>>
}

interface Piece {
  readonly kind: 'state' | 'city' | 'cityDistrict' | 'suburb' | 'road' | 'number' | 'building' | 'room' | 'house'
  readonly text: string
}

/** Addresses of clinics, and streets with the divisions that they lie in. */
export function chineseTexts(part: Part): string[] {
  return chineseRows(part).map((pieces) => pieces.map(({ text }) => text).join(''))
}

function chineseRows(part: Part): Piece[][] {
  const clinics = readLines(join(dataFolder(), 'address/structured/cn_fever_clinics.jsonl.gz')).map((line) => (JSON.parse(line) as Row).components)
  const below = congruential(3)
  const rows = clinics
    .filter((components) => components['road'] !== undefined && components['houseNumber'] !== undefined)
    .map((components): Piece[] =>
      [
        { kind: 'state' as const, text: components['state'] ?? '' },
        { kind: 'city' as const, text: components['city'] ?? '' },
        { kind: 'cityDistrict' as const, text: components['cityDistrict'] ?? '' },
        { kind: 'suburb' as const, text: components['suburb'] ?? '' },
        { kind: 'road' as const, text: components['road']! },
        { kind: 'number' as const, text: components['houseNumber']! },
        { kind: 'house' as const, text: components['house'] ?? '' }
      ].filter(({ text }) => text !== '')
    )
  const roads = clinics.flatMap(({ road }) => (road === undefined ? [] : [road]))
  const houses = clinics.flatMap(({ house }) => (house === undefined ? [] : [house]))
  const all = [...rows, ...divisionRows(roads, houses, below)]
  return all.filter((pieces) => partOf(pieces.map(({ text }) => text).join('')) === part)
}

function divisionRows(roads: readonly string[], houses: readonly string[], below: Below): Piece[][] {
  const [, ...table] = readTable(join(dataFolder(), 'address/gazetteer/cn_divisions.tsv.gz'))
  const byCode = new Map(table.map((row) => [row[0]!, row]))
  const streets = table.filter(([, level]) => level === 'street')
  shuffle(streets, below)
  return streets.slice(0, STREETS).map(([, , parent = '', name = '']) => {
    const district = byCode.get(parent)
    const city = byCode.get(district?.[2] ?? '')
    const province = byCode.get(city?.[2] ?? '')
    const number = `${1 + below(300)}号`
    const pieces: Piece[] = [
      { kind: 'state', text: province?.[3] ?? '' },
      { kind: 'city', text: city?.[3] ?? '' },
      { kind: 'cityDistrict', text: district?.[3] ?? '' },
      { kind: 'suburb', text: below(2) === 0 ? name : '' },
      { kind: 'road', text: roads[below(roads.length)]! },
      { kind: 'number', text: number },
      { kind: 'building', text: below(2) === 0 ? `${1 + below(20)}${COUNTED[1 + below(2)]}` : '' },
      { kind: 'room', text: below(3) === 0 ? `${1 + below(20)}0${1 + below(9)}室` : '' },
      { kind: 'house', text: below(3) === 0 ? houses[below(houses.length)]! : '' }
    ]
    return pieces.filter(({ text }) => text !== '')
  })
}

/** Two pairs of each address: one of the same, one of another. */
export function madeChinesePairs(part: Part, { han }: AddressDictionaries): LabelledPair[] {
  const below = congruential(13)
  const traditional = traditionalCharacters()
  const rows = chineseRows(part)
  return rows.flatMap((pieces): LabelledPair[] => {
    const other = different(pieces, rows[below(rows.length)]!, below)
    const base = written(pieces, traditional, below, 8)
    const same = { left: base, right: written(less(pieces, below), traditional, below, 2), isMatch: true }
    const pairs = other === undefined ? [same] : [same, { left: base, right: written(less(other, below), traditional, below, 2), isMatch: false }]
    return pairs.filter(({ left, right }) => han.simplified(left) !== '' && right !== '')
  })
}

function less(pieces: readonly Piece[], below: Below): Piece[] {
  const optional = new Set<Piece['kind']>(['state', 'city', 'cityDistrict', 'suburb', 'house'])
  const from = below(4)
  return pieces.filter(({ kind }, place) => !optional.has(kind) || (place >= from && below(4) > 0))
}

function different(pieces: readonly Piece[], other: readonly Piece[], below: Below): Piece[] | undefined {
  const way = below(6)
  const changed = (kind: Piece['kind'], change: (text: string) => string) => {
    if (!pieces.some((piece) => piece.kind === kind)) return undefined
    return pieces.map((piece) => (piece.kind === kind ? { kind, text: change(piece.text) } : piece))
  }
  const otherNumber = (text: string) => text.replace(/\d+/u, (digits) => String(Number(digits) + 1 + below(30)))
  const otherOf = (kind: Piece['kind']) => (text: string) => other.find((piece) => piece.kind === kind)?.text ?? text
  const found = [
    () => changed('number', otherNumber),
    () => changed('building', otherNumber) ?? changed('number', otherNumber),
    () => changed('room', otherNumber) ?? changed('number', otherNumber),
    () => changed('road', otherOf('road')),
    () =>
      pieces.map((piece) => (['state', 'city', 'cityDistrict', 'suburb'].includes(piece.kind) ? { ...piece, text: otherOf(piece.kind)(piece.text) } : piece)),
    () => [...other]
  ][way]!()
  return found?.map(({ text }) => text).join('') === pieces.map(({ text }) => text).join('') ? undefined : found
}

/** As one line: numbers in characters, and traditional characters, now and then. @param seldom one in so many is changed */
function written(pieces: readonly Piece[], traditional: ReadonlyMap<string, string>, below: Below, seldom: number): string {
  const inCharacters = below(3 * seldom) === 0
  const inTraditional = below(2 * seldom) === 0
  const text = pieces.map((piece) =>
    inCharacters && /\d{1,4}/u.test(piece.text) ? { ...piece, text: piece.text.replace(/\d+/gu, (digits) => inHan(digits)) } : piece
  )
  const line = text.map((piece) => piece.text).join(below(6) === 0 ? ' ' : '')
  return inTraditional ? [...line].map((character) => traditional.get(character) ?? character).join('') : line
}

function inHan(digits: string): string {
  const number = Number(digits)
  if (digits.length > 2) return [...digits].map((digit) => DIGITS[Number(digit)]!).join('')
  const [tens, ones] = [Math.floor(number / 10), number % 10]
  return `${tens > 1 ? DIGITS[tens]! : ''}${tens > 0 ? '十' : ''}${ones > 0 ? DIGITS[ones]! : ''}`
}

function traditionalCharacters(): Map<string, string> {
  const found = new Map<string, string>()
  for (const line of hanVariantLines()) {
    const [from = '', direction = '', to = ''] = line.split(' ')
    if (direction !== '<' && from.length === 1 && to.length === 1 && !found.has(from)) found.set(from, to)
  }
  return found
}
