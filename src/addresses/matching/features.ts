/** Numbers that a pair of addresses is judged by; the same whichever of the two comes first. */
import { ADDRESS_FIELDS, type AddressField } from '../types.js'
import type { ComparedFields, FieldAlignment } from './fields.js'
import { tokenLikeness } from './likeness.js'
import { isWithin } from './numbers.js'
import type { MatchOptions } from './parameters.js'
import type { Prepared, PreparedField } from './prepare.js'
import { IS_NUMBER, type Token } from './tokens.js'
import { isSamePlace, mayBeTop } from './units.js'

export const PAIR_FEATURES = 49
/** Weight of the words that both have, as a share of the lighter address. */
export const COMMON_WORDS = 36

/** Features that never lower the level where they are greater, and those that never raise it: what is more alike is not told to be less so. */
export const RISING: readonly number[] = [0, COMMON_WORDS, 37, 40, 41, 42]
export const FALLING: readonly number[] = [43, 44]

/** What stands for a field that neither address has, and one that a single address has. */
const NEITHER = -1
const ONE_SIDED = -0.5

/** Mean score of the fields by their weights, those of one address by the score for such. */
export function meanScore({ pairs, leftOnly, rightOnly }: FieldAlignment, options: MatchOptions, weights: ReadonlyMap<AddressField, number>): number {
  let sum = 0
  let all = 0
  const weightOf = (field: AddressField) => (weights.size === 0 ? 1 : (weights.get(field) ?? 1))
  for (const { left, right, score } of pairs) {
    const weight = (weightOf(left.field) + weightOf(right.field)) / 2
    sum += weight * score
    all += weight
  }
  for (const fields of [leftOnly, rightOnly]) {
    for (const { field } of fields) {
      sum += weightOf(field) * options.unpairedFieldScore
      all += weightOf(field)
    }
  }
  return all === 0 ? 0 : sum / all
}

/** What a pair of addresses has for each field, by the places of the fields. */
class FieldTable {
  /** The best pair that a field is in, with its own kind or another. */
  readonly best = new Array<ComparedFields | undefined>(ADDRESS_FIELDS.length)
  /** Score of the best pair, or why there is none. */
  readonly scores = new Float32Array(ADDRESS_FIELDS.length)

  fill({ pairs, leftOnly, rightOnly }: FieldAlignment): void {
    this.best.fill(undefined)
    this.scores.fill(NEITHER)
    for (const { index } of leftOnly) this.scores[index] = ONE_SIDED
    for (const { index } of rightOnly) this.scores[index] = ONE_SIDED
    for (const pair of pairs) {
      this.#enter(pair.left.index, pair)
      if (pair.right.index !== pair.left.index) this.#enter(pair.right.index, pair)
    }
  }

  #enter(index: number, pair: ComparedFields): void {
    const known = this.best[index]
    if (known !== undefined && known.score >= pair.score) return
    this.best[index] = pair
    this.scores[index] = pair.score
  }
}

const table = new FieldTable()
const at = (field: AddressField) => ADDRESS_FIELDS.indexOf(field)
const HOUSE = at('house')
const HOUSE_NUMBER = at('houseNumber')
const ROAD = at('road')
const POST_CODE = at('postCode')
/** Codes of letters and digits are of single roads (British, Dutch, Canadian ones). */
const FINE_CODE = /(?=.*\p{L})(?=.*\d)/u
const CITY = at('city')
const SINGLE = [
  'unit',
  'level',
  'staircase',
  'entrance',
  'poBox',
  'house',
  'road',
  'city',
  'suburb',
  'cityDistrict',
  'state',
  'stateDistrict',
  'country',
  'postCode'
].map((field) => at(field as AddressField))
const LOCALITIES = new Set((['city', 'suburb', 'cityDistrict', 'island'] as const).map(at))

/** @param values PAIR_FEATURES of them, written to */
export function pairFeatures(left: Prepared, right: Prepared, alignment: FieldAlignment, mean: number, values: Float32Array): void {
  values.fill(0)
  table.fill(alignment)
  const { pairs, leftOnly, rightOnly } = alignment
  let [least, across, within, bestPlace, worstPlace] = [1, 0, 2, NEITHER, 2]
  for (const { left: one, right: other, score } of pairs) {
    least = Math.min(least, score)
    if (one.index !== other.index) across++
    if (one.shape === 'within') within = Math.min(within, score)
    if (!LOCALITIES.has(one.index) && !LOCALITIES.has(other.index)) continue
    bestPlace = Math.max(bestPlace, score)
    worstPlace = Math.min(worstPlace, score)
  }
  values[0] = mean
  values[1] = pairs.length === 0 ? 0 : least
  values[2] = pairs.length
  values[3] = Math.min(leftOnly.length, rightOnly.length)
  values[4] = Math.max(leftOnly.length, rightOnly.length)
  values[5] = across
  values[6] = (left.address.line === undefined ? 0 : 1) + (right.address.line === undefined ? 0 : 1)
  values[7] = within === 2 ? NEITHER : within
  values[8] = bestPlace
  values[9] = worstPlace === 2 ? NEITHER : worstPlace
  for (let place = 0; place < SINGLE.length; place++) values[10 + place] = table.scores[SINGLE[place]!]!
  numberFeatures(alignment, left, right, values)
  nameFeatures(values)
  bagFeatures(left, right, values)
  values[45] = agreement(left.within.units, right.within.units)
  values[46] = levelAgreement(left.within.levels, right.within.levels)
  values[47] = left.within.units.length + left.within.levels.length === right.within.units.length + right.within.levels.length ? 1 : 0
  values[48] = besideNumber(left.sequence, right.sequence)
}

const SURELY_OTHER = 0.5
/** Words that say less are no names of roads. */
const LEAST_NAME = 0.6
const FARTHEST = 3

/** How alike the names beside the first number are that both have, before or behind it, whatever a parse makes of them; -1 where there is none. */
function besideNumber(left: readonly Token[], right: readonly Token[]): number {
  for (let at = 0; at < left.length; at++) {
    const { value, flags } = left[at]!
    if (value < 0 || (flags & IS_NUMBER) === 0) continue
    const to = right.findIndex((token) => token.value === value && (token.flags & IS_NUMBER) !== 0)
    if (to >= 0) return bestOf(nameFrom(left, at, -1), nameFrom(left, at, 1), nameFrom(right, to, -1), nameFrom(right, to, 1))
  }
  return NEITHER
}

function bestOf(before: Token | undefined, behind: Token | undefined, otherBefore: Token | undefined, otherBehind: Token | undefined): number {
  let best = NEITHER
  for (const one of [before, behind])
    for (const other of [otherBefore, otherBehind]) if (one !== undefined && other !== undefined) best = Math.max(best, tokenLikeness(one, other))
  return best
}

function nameFrom(tokens: readonly Token[], at: number, step: 1 | -1): Token | undefined {
  for (let distance = 1; distance <= FARTHEST; distance++) {
    const token = tokens[at + step * distance]
    if (token === undefined || token.weight >= LEAST_NAME) return token
  }
  return undefined
}

function levelAgreement(left: readonly string[], right: readonly string[]): number {
  return mayBeTop(left, right) || mayBeTop(right, left) ? ONE_SIDED : agreement(left, right)
}

/** 1 where both have the same, 0 where they have others, a half for some in common, less where one has none or neither has. */
function agreement(left: readonly string[], right: readonly string[]): number {
  if (left.length === 0 || right.length === 0) return left.length === right.length ? NEITHER : ONE_SIDED
  const common = left.filter((each) => right.includes(each)).length
  return common === 0 ? 0 : common === Math.max(left.length, right.length) ? 1 : 0.5
}

function numberFeatures(alignment: FieldAlignment, left: Prepared, right: Prepared, values: Float32Array): void {
  const number = table.best[HOUSE_NUMBER]
  values[24] = table.scores[HOUSE_NUMBER]!
  values[25] = number === undefined ? numberElsewhere(alignment, left, right) : kindNumber(number)
  values[26] = number === undefined ? -1 : difference(number)
}

function nameFeatures(values: Float32Array): void {
  const road = table.best[ROAD]
  const likeness = road?.likeness
  values[27] = likeness?.least ?? NEITHER
  values[28] = likeness?.most ?? NEITHER
  values[29] = likeness?.streets ?? 3
  values[30] = likeness?.directions ?? 3
  values[31] = likeness === undefined ? 0 : likeness.hasOtherNumber ? -1 : 1
  values[32] = road === undefined ? 0 : Math.min(road.left.key.length, road.right.key.length)
  const house = table.best[HOUSE]?.likeness
  values[33] = house?.most ?? NEITHER
  values[34] = house?.least ?? NEITHER
  values[35] = table.best[CITY]?.kind === 'same place' ? 1 : 0
}

function bagFeatures(left: Prepared, right: Prepared, values: Float32Array): void {
  let [common, allLeft, allRight] = [0, 0, 0]
  for (const weight of left.bagWeights) allLeft += weight
  for (const weight of right.bagWeights) allRight += weight
  for (let one = 0, other = 0; one < left.bag.length && other < right.bag.length; ) {
    const difference = left.bag[one]! - right.bag[other]!
    if (difference === 0) common += Math.min(left.bagWeights[one]!, right.bagWeights[other]!)
    if (difference <= 0) one++
    if (difference >= 0) other++
  }
  values[COMMON_WORDS] = common / Math.max(0.1, Math.min(allLeft, allRight))
  values[37] = common / Math.max(0.1, Math.max(allLeft, allRight))
  values[38] = Math.min(left.bag.length, right.bag.length)
  values[39] = Math.max(left.bag.length, right.bag.length)
  const pairs = commonLetterPairs(left.letters, right.letters)
  values[40] = (2 * pairs) / Math.max(1, left.letters.length + right.letters.length - 2)
  values[41] = pairs / Math.max(1, Math.min(left.letters.length, right.letters.length) - 1)
  let numbers = 0
  for (const number of left.numbers) if (right.numbers.includes(number)) numbers++
  const [one, other] = [left.byField[HOUSE_NUMBER]?.number, right.byField[HOUSE_NUMBER]?.number]
  const isRange = one !== undefined && other !== undefined && (isWithin(one, other) || isWithin(other, one))
  // a number in a range is one of its numbers
  if (isRange) numbers = Math.max(numbers, 1)
  const surplus = isRange ? Math.abs(one.values.length - other.values.length) : 0
  values[42] = numbers
  values[43] = Math.min(left.numbers.length, right.numbers.length) - numbers
  values[44] = Math.max(left.numbers.length, right.numbers.length) - surplus - numbers
}

const PAIR_PLACES = 1024
const seen = new Uint8Array(PAIR_PLACES)

/** How many pairs of adjacent letters both have; different ones count as the same once in a thousand. */
function commonLetterPairs(left: string, right: string): number {
  let common = 0
  for (let place = 1; place < left.length; place++) seen[letterPair(left, place)]!++
  for (let place = 1; place < right.length; place++) {
    const pair = letterPair(right, place)
    if (seen[pair] === 0) continue
    seen[pair]!--
    common++
  }
  for (let place = 1; place < left.length; place++) seen[letterPair(left, place)] = 0
  return common
}

function letterPair(text: string, place: number): number {
  return (Math.imul(text.charCodeAt(place - 1), 37) + text.charCodeAt(place)) & (PAIR_PLACES - 1)
}

function kindNumber({ kind }: ComparedFields): number {
  return kind === 'exact' ? 4 : kind === 'range' ? 3 : kind === 'part' ? 2 : kind === 'letter' ? 1 : 0
}

/** How far numbers of houses are apart: 0.5 for what may be a typing error, doublings of the distance for others. */
function difference({ left, right }: ComparedFields): number {
  const [one, other] = [left.number?.values[0], right.number?.values[0]]
  if (one === undefined || other === undefined) return -1
  return one !== other && isTypingError(String(one), String(other)) ? 0.5 : Math.log2(1 + Math.abs(one - other))
}

/** A digit too many or too few at the end, or digits in another order. */
function isTypingError(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (long.length < 2) return false
  return long.startsWith(short) || long.endsWith(short) || (long.length === short.length && [...long].sort().join('') === [...short].sort().join(''))
}

/** Where one address has a number of the house: 6 if the other has it in another field, 5 if not; -1 where neither has one. */
function numberElsewhere({ leftOnly, rightOnly }: FieldAlignment, left: Prepared, right: Prepared): number {
  const isHouseNumber = ({ index }: PreparedField) => index === HOUSE_NUMBER
  const inLeft = leftOnly.find(isHouseNumber)
  const open = inLeft ?? rightOnly.find(isHouseNumber)
  if (open === undefined) return NEITHER
  const other = inLeft === undefined ? left : right
  return open.number?.values.some((value) => other.numbers.includes(value)) === true ? 6 : 5
}

/** Whether units differ, and are not a letter and the number of its place (B and 2). */
function areOtherUnits(left: readonly string[], right: readonly string[]): boolean {
  return agreement(left, right) === 0 && !(left.length === 1 && right.length === 1 && isSamePlace(left[0]!, right[0]!))
}

/** Whether addresses name different houses, units, levels or boxes, or roads: those of lines only where what stands beside the number differs, too. @param values features of the pair */
export function hasConflict({ pairs }: FieldAlignment, left: Prepared, right: Prepared, values: Float32Array): boolean {
  if (levelAgreement(left.within.levels, right.within.levels) === 0 || areOtherUnits(left.within.units, right.within.units)) return true
  const [code, otherCode] = [left.byField[POST_CODE]?.key, right.byField[POST_CODE]?.key]
  const isSameCode = code !== undefined && code === otherCode && FINE_CODE.test(code)
  const isLine = left.address.line !== undefined || right.address.line !== undefined
  const beside = values[48]!
  const isOtherRoad = (left.han === undefined || right.han === undefined) && (isLine ? beside >= 0 && beside < SURELY_OTHER : beside < SURELY_OTHER)
  return pairs.some(({ left, right, kind, score, likeness }) => {
    if (left.index === ROAD && right.index === ROAD && likeness?.streets === -1 && !isSameCode) return true
    if (left.index === ROAD && right.index === ROAD) return likeness?.hasOtherNumber === true || (likeness?.hasOtherName === true && isOtherRoad)
    return kind === 'conflict' && left.shape !== 'name' && left.shape !== 'postCode' && score < 0.3
  })
}
