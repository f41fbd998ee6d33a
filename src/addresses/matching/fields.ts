/** Which fields of two addresses go together, and how well they match. */
import type { PlaceKind, Places } from '../dictionaries/places.js'
import { ADDRESS_FIELDS, type AddressField } from '../types.js'
import { identity, type NameLikeness, nameLikeness } from './likeness.js'
import { type Compared, compareNumbers } from './numbers.js'
import type { MatchOptions } from './parameters.js'
import { comparePostCodes } from './post-codes.js'
import type { Prepared, PreparedField } from './prepare.js'
import { compareWithin } from './units.js'

export interface ComparedFields extends Compared {
  readonly left: PreparedField
  readonly right: PreparedField
  /** Of name-like fields. */
  readonly likeness: NameLikeness | undefined
}

export interface FieldAlignment {
  readonly pairs: readonly ComparedFields[]
  readonly leftOnly: readonly PreparedField[]
  readonly rightOnly: readonly PreparedField[]
}

type Group = 'building' | 'locality' | 'region' | 'other'

const GROUPS: Readonly<Record<AddressField, Group>> = {
  house: 'building',
  houseNumber: 'building',
  road: 'building',
  unit: 'building',
  level: 'building',
  staircase: 'building',
  entrance: 'building',
  suburb: 'locality',
  cityDistrict: 'locality',
  city: 'locality',
  island: 'locality',
  stateDistrict: 'region',
  state: 'region',
  countryRegion: 'region',
  country: 'region',
  worldRegion: 'region',
  postCode: 'other',
  poBox: 'other'
}
const HOUSE_NUMBER = ADDRESS_FIELDS.indexOf('houseNumber')
const UNIT = ADDRESS_FIELDS.indexOf('unit')
/** Score of a number that has the unit in it. */
const WITH_UNIT = 0.95
const COUNTRIES = new Set<PlaceKind>(['country'])
const STATES = new Set<PlaceKind>(['state', 'county'])
const PLACES = new Set<PlaceKind>(['state', 'county', 'city', 'district', 'neighbourhood', 'island'])

export class FieldAligner {
  readonly #places: Places

  constructor(places: Places) {
    this.#places = places
  }

  align(left: Prepared, right: Prepared, options: MatchOptions): FieldAlignment {
    const alignment = this.#alignFields(left, right, options)
    const place = alignment.pairs.findIndex((pair) => pair.left.index === HOUSE_NUMBER && pair.kind !== 'exact')
    const pair = alignment.pairs[place]
    if (pair === undefined || !(isSplit(pair.left, right) || isSplit(pair.right, left))) return alignment
    const pairs = alignment.pairs.with(place, { ...pair, score: WITH_UNIT, kind: 'alike' })
    const isOther = ({ field }: PreparedField) => field !== 'unit'
    return { pairs, leftOnly: alignment.leftOnly.filter(isOther), rightOnly: alignment.rightOnly.filter(isOther) }
  }

  #alignFields(left: Prepared, right: Prepared, options: MatchOptions): FieldAlignment {
    const pairs: ComparedFields[] = []
    const openLeft: PreparedField[] = []
    const openRight: PreparedField[] = []
    const weak: ComparedFields[] = []
    for (let field = 0; field < ADDRESS_FIELDS.length; field++) {
      const one = left.byField[field]
      const other = right.byField[field]
      if (one === undefined) {
        if (other !== undefined) openRight.push(other)
      } else if (other === undefined) openLeft.push(one)
      else {
        const compared = this.compare(one, other, options)
        if (compared.score < options.crossFieldScoreThreshold && compared.left.shape !== 'number' && compared.left.shape !== 'postCode') weak.push(compared)
        else pairs.push(compared)
      }
    }
    if (openLeft.length + weak.length === 0 || openRight.length + weak.length === 0 || openLeft.length + openRight.length === 0)
      return { pairs: weak.length === 0 ? pairs : [...pairs, ...weak], leftOnly: openLeft, rightOnly: openRight }
    return this.#across(pairs, weak, openLeft, openRight, options)
  }

  /** Compares fields without a good partner with other fields: the best pairs first. */
  #across(
    pairs: ComparedFields[],
    weak: readonly ComparedFields[],
    openLeft: readonly PreparedField[],
    openRight: readonly PreparedField[],
    options: MatchOptions
  ): FieldAlignment {
    const [lefts, rights] = [
      [...openLeft, ...weak.map(({ left }) => left)],
      [...openRight, ...weak.map(({ right }) => right)]
    ]
    const found: ComparedFields[] = []
    for (const one of lefts) {
      for (const other of rights) {
        if (one.field === other.field || one.shape !== other.shape || one.shape === 'postCode' || one.shape === 'number') continue
        const compared = this.compare(one, other, options)
        const penalty = GROUPS[one.field] === GROUPS[other.field] ? options.sameGroupPenalty : options.differentGroupPenalty
        const score = compared.score * Math.max(0, 1 - penalty)
        if (score >= options.crossFieldScoreThreshold) found.push({ ...compared, score })
      }
    }
    if (found.length === 0) return { pairs: weak.length === 0 ? pairs : [...pairs, ...weak], leftOnly: openLeft, rightOnly: openRight }
    const used = new Set<PreparedField>()
    for (const pair of found.sort((one, other) => other.score - one.score || orderOf(one) - orderOf(other))) {
      if (used.has(pair.left) || used.has(pair.right)) continue
      used.add(pair.left)
      used.add(pair.right)
      pairs.push(pair)
    }
    const kept = weak.filter(({ left, right }) => !used.has(left) && !used.has(right))
    for (const { left, right } of kept) {
      used.add(left)
      used.add(right)
    }
    return { pairs: [...pairs, ...kept], leftOnly: lefts.filter((field) => !used.has(field)), rightOnly: rights.filter((field) => !used.has(field)) }
  }

  /** Compares two fields of the same shape. */
  compare(left: PreparedField, right: PreparedField, options: MatchOptions): ComparedFields {
    if (left.shape === 'name') return this.#names(left, right, options)
    const { score, kind } = this.#compared(left, right)
    return { left, right, score, kind, likeness: undefined }
  }

  #compared(left: PreparedField, right: PreparedField): Compared {
    if (left.shape === 'within') return this.#within(left, right)
    if (left.number !== undefined && right.number !== undefined) return compareNumbers(left.number, right.number)
    return left.postCode !== undefined && right.postCode !== undefined ? comparePostCodes(left.postCode, right.postCode) : { score: 0, kind: 'conflict' }
  }

  #within({ within: left, key }: PreparedField, { within: right, key: otherKey }: PreparedField): Compared {
    if (key === otherKey) return { score: 1, kind: 'exact' }
    const units = left!.units.length > 0 && right!.units.length > 0 ? compareWithin(left!.units, right!.units) : undefined
    const levels = left!.levels.length > 0 && right!.levels.length > 0 ? compareWithin(left!.levels, right!.levels) : undefined
    if (units === undefined && levels === undefined) return { score: 0.3, kind: 'part' }
    if (units === undefined || levels === undefined) {
      const compared = units ?? levels!
      const isWhole = left!.units.length === right!.units.length && left!.levels.length === right!.levels.length
      return compared.kind === 'exact' && !isWhole ? { score: 0.8, kind: 'part' } : compared
    }
    return units.score <= levels.score ? units : levels
  }

  #names(left: PreparedField, right: PreparedField, options: MatchOptions): ComparedFields {
    if (left.key === right.key) return { left, right, score: 1, kind: 'exact', likeness: identity(left.tokens) }
    const likeness = nameLikeness(left.tokens, right.tokens, options)
    const isSamePlace =
      left.places !== undefined && right.places !== undefined && this.#places.areSame(left.places, right.places, kindsOf(left.field, right.field))
    if (isSamePlace && likeness.score < options.overrideDefaultScore) return { left, right, score: options.overrideDefaultScore, kind: 'same place', likeness }
    const kind = likeness.isSame ? 'abbreviation' : likeness.score >= 0.5 ? 'alike' : 'conflict'
    return { left, right, score: likeness.score, kind, likeness }
  }
}

/** Whether a number of two parts (4/12) is the number and the unit of the other address, in either order. */
function isSplit({ number }: PreparedField, other: Prepared): boolean {
  const [one, two, ...more] = number?.values ?? []
  const house = other.byField[HOUSE_NUMBER]?.number?.values
  if (two === undefined || more.length > 0 || number?.isRange === true || house?.length !== 1) return false
  const units = other.byField[UNIT]?.within?.units ?? []
  return (house[0] === two && units.includes(String(one))) || (house[0] === one && units.includes(String(two)))
}

/** Kinds of places that names of these fields are of. */
function kindsOf(left: AddressField, right: AddressField): ReadonlySet<PlaceKind> {
  if (left === 'country' && right === 'country') return COUNTRIES
  return left === 'state' && right === 'state' ? STATES : PLACES
}

function orderOf({ left, right }: ComparedFields): number {
  // the same for both orders of the addresses
  return Math.min(left.index, right.index) * ADDRESS_FIELDS.length + Math.max(left.index, right.index)
}
