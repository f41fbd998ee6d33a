/** Numbers that a pair of addresses is judged by; the same whichever of the two comes first. */
import type { AddressField } from '../types.js'
import type { ComparedFields, FieldAlignment } from './fields.js'
import type { MatchOptions } from './parameters.js'
import type { Prepared, PreparedField } from './prepare.js'

export const PAIR_FEATURES = 50

/** What stands for a field that neither address has, and one that a single address has. */
const NEITHER = -1
const ONE_SIDED = -0.5
const LOCALITIES: readonly AddressField[] = ['city', 'suburb', 'cityDistrict', 'island']
const NUMBERS: ReadonlySet<AddressField> = new Set(['houseNumber', 'unit', 'level', 'staircase', 'entrance', 'poBox'])

/** Mean score of the fields by their weights, those of one address by the score for such. */
export function meanScore({ pairs, leftOnly, rightOnly }: FieldAlignment, options: MatchOptions, weights: ReadonlyMap<AddressField, number>): number {
  let sum = 0
  let all = 0
  const weightOf = (field: AddressField) => weights.get(field) ?? 1
  for (const { left, right, score } of pairs) {
    const weight = (weightOf(left.field) + weightOf(right.field)) / 2
    sum += weight * score
    all += weight
  }
  for (const { field } of [...leftOnly, ...rightOnly]) {
    sum += weightOf(field) * options.unpairedFieldScore
    all += weightOf(field)
  }
  return all === 0 ? 0 : sum / all
}

/** @param values PAIR_FEATURES of them, written to */
export function pairFeatures(left: Prepared, right: Prepared, alignment: FieldAlignment, mean: number, values: Float32Array): void {
  values.fill(0)
  const { pairs, leftOnly, rightOnly } = alignment
  let least = 1
  let across = 0
  for (const pair of pairs) {
    least = Math.min(least, pair.score)
    if (pair.left.field !== pair.right.field) across++
  }
  values[0] = mean
  values[1] = pairs.length === 0 ? 0 : least
  values[2] = pairs.length
  values[3] = Math.min(leftOnly.length, rightOnly.length)
  values[4] = Math.max(leftOnly.length, rightOnly.length)
  values[5] = across
  values[6] = (left.address.line === undefined ? 0 : 1) + (right.address.line === undefined ? 0 : 1)
  houseFeatures(alignment, left, right, values)
  roadFeatures(alignment, values)
  placeFeatures(alignment, values)
  bagFeatures(left, right, values)
}

function houseFeatures(alignment: FieldAlignment, left: Prepared, right: Prepared, values: Float32Array): void {
  const number = pairOf(alignment, 'houseNumber')
  values[7] = scoreOf(alignment, 'houseNumber')
  values[8] = number === undefined ? numberElsewhere(alignment, left, right) : kindNumber(number)
  values[9] = number === undefined ? -1 : difference(number)
  values[10] = scoreOf(alignment, 'unit')
  values[11] = scoreOf(alignment, 'level')
  values[12] = Math.max(scoreOf(alignment, 'staircase'), scoreOf(alignment, 'entrance'))
  values[13] = scoreOf(alignment, 'poBox')
  const within = alignment.pairs.filter((pair) => pair.left.shape === 'within')
  values[14] = within.length === 0 ? NEITHER : Math.min(...within.map(({ score }) => score))
  const house = bestOf(alignment, 'house')
  values[15] = scoreOf(alignment, 'house')
  values[16] = house?.likeness?.most ?? NEITHER
  values[17] = house?.likeness?.least ?? NEITHER
}

function roadFeatures(alignment: FieldAlignment, values: Float32Array): void {
  const road = bestOf(alignment, 'road')
  const likeness = road?.likeness
  values[18] = scoreOf(alignment, 'road')
  values[19] = road?.score ?? (scoreOf(alignment, 'road') === NEITHER ? NEITHER : ONE_SIDED)
  values[20] = likeness?.least ?? NEITHER
  values[21] = likeness?.most ?? NEITHER
  values[22] = likeness?.streets ?? 3
  values[23] = likeness?.directions ?? 3
  values[24] = likeness === undefined ? 0 : likeness.hasOtherNumber ? -1 : 1
  values[25] = road === undefined ? 0 : Math.min(road.left.key.length, road.right.key.length)
}

function placeFeatures(alignment: FieldAlignment, values: Float32Array): void {
  values[26] = scoreOf(alignment, 'city')
  values[27] = Math.max(scoreOf(alignment, 'suburb'), scoreOf(alignment, 'cityDistrict'))
  const localities = alignment.pairs.filter(({ left, right }) => LOCALITIES.includes(left.field) || LOCALITIES.includes(right.field))
  values[28] = localities.length === 0 ? NEITHER : Math.max(...localities.map(({ score }) => score))
  values[29] = localities.length === 0 ? NEITHER : Math.min(...localities.map(({ score }) => score))
  values[30] = scoreOf(alignment, 'state')
  values[31] = scoreOf(alignment, 'stateDistrict')
  values[32] = scoreOf(alignment, 'country')
  values[33] = scoreOf(alignment, 'postCode')
  values[34] = bestOf(alignment, 'city')?.kind === 'same place' ? 1 : 0
}

function bagFeatures(left: Prepared, right: Prepared, values: Float32Array): void {
  let [common, allLeft, allRight] = [0, 0, 0]
  let [at, to] = [0, 0]
  for (const weight of left.bagWeights) allLeft += weight
  for (const weight of right.bagWeights) allRight += weight
  while (at < left.bag.length && to < right.bag.length) {
    const [one, other] = [left.bag[at]!, right.bag[to]!]
    if (one === other) {
      common += Math.min(left.bagWeights[at]!, right.bagWeights[to]!)
      at++
      to++
    } else if (one < other) at++
    else to++
  }
  values[35] = common / Math.max(0.1, Math.min(allLeft, allRight))
  values[36] = common / Math.max(0.1, Math.max(allLeft, allRight))
  values[37] = Math.min(left.bag.length, right.bag.length)
  values[38] = Math.max(left.bag.length, right.bag.length)
  const [inCommon, short, long] = commonPairs(left.letterPairs, right.letterPairs)
  values[39] = (2 * inCommon) / Math.max(1, short + long)
  values[40] = inCommon / Math.max(1, short)
  const numbers = numbersOf(left, right)
  values[41] = numbers.common
  values[42] = Math.min(numbers.left, numbers.right)
  values[43] = Math.max(numbers.left, numbers.right)
}

/** @returns how many are in both, and how many the smaller and the larger list have */
export function commonPairs(left: Uint16Array, right: Uint16Array): readonly [common: number, short: number, long: number] {
  let common = 0
  let [at, to] = [0, 0]
  while (at < left.length && to < right.length) {
    const [one, other] = [left[at]!, right[to]!]
    if (one === other) {
      common++
      at++
      to++
    } else if (one < other) at++
    else to++
  }
  return left.length < right.length ? [common, left.length, right.length] : [common, right.length, left.length]
}

/** Digits of numbers anywhere but in post codes: how many distinct ones are in both, and in one only. */
function numbersOf(left: Prepared, right: Prepared): { common: number; left: number; right: number } {
  const [one, other] = [left.numbers, right.numbers]
  let common = 0
  for (const number of one) if (other.has(number)) common++
  return { common, left: one.size - common, right: other.size - common }
}

/** Score of a field with its own kind or with another, whichever is better. */
function bestOf({ pairs }: FieldAlignment, field: AddressField): ComparedFields | undefined {
  let best: ComparedFields | undefined
  for (const pair of pairs) if ((pair.left.field === field || pair.right.field === field) && (best === undefined || pair.score > best.score)) best = pair
  return best
}

function pairOf({ pairs }: FieldAlignment, field: AddressField): ComparedFields | undefined {
  return pairs.find(({ left, right }) => left.field === field && right.field === field)
}

function scoreOf(alignment: FieldAlignment, field: AddressField): number {
  const pair = bestOf(alignment, field)
  if (pair !== undefined) return pair.score
  const has = ({ field: of }: PreparedField) => of === field
  return alignment.leftOnly.some(has) || alignment.rightOnly.some(has) ? ONE_SIDED : NEITHER
}

function kindNumber({ kind }: ComparedFields): number {
  return kind === 'exact' ? 4 : kind === 'range' ? 3 : kind === 'part' ? 2 : kind === 'letter' ? 1 : 0
}

/** How far numbers of houses are apart: digits that differ for typing errors, values for neighbours. */
function difference({ left, right }: ComparedFields): number {
  const [one, other] = [left.number?.values[0], right.number?.values[0]]
  if (one === undefined || other === undefined) return -1
  const [short, long] = String(one).length < String(other).length ? [String(one), String(other)] : [String(other), String(one)]
  const isTyped = long.length > 1 && (long.startsWith(short) || long.endsWith(short) || [...long].sort().join('') === [...short].sort().join(''))
  return isTyped && one !== other ? 0.5 : Math.log2(1 + Math.abs(one - other))
}

/** Where one address has a number of the house: 6 if the other has it in another field, 5 if not; -1 where neither has one. */
function numberElsewhere({ leftOnly, rightOnly }: FieldAlignment, left: Prepared, right: Prepared): number {
  const open = [...leftOnly, ...rightOnly].find(({ field }) => field === 'houseNumber')
  if (open === undefined) return NEITHER
  const [other] = leftOnly.includes(open) ? [right] : [left]
  return open.number?.values.some((value) => other!.numbers.has(String(value))) === true ? 6 : 5
}

/** Whether addresses name different houses, units, levels or boxes, or numbered roads. */
export function hasConflict({ pairs }: FieldAlignment): boolean {
  return pairs.some(({ left, right, kind, score, likeness }) => {
    if (left.field === 'road' && right.field === 'road') return likeness?.hasOtherNumber === true
    return kind === 'conflict' && NUMBERS.has(left.field) && NUMBERS.has(right.field) && score < 0.3
  })
}
