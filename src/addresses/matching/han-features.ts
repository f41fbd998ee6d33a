/** Numbers that a pair of Chinese addresses is judged by, besides those of every pair; the same whichever of the two comes first. */
import { PAIR_FEATURES } from './features.js'
import { HAN_COUNTED, type HanAddress } from './han.js'

export const HAN_FEATURES = PAIR_FEATURES + 40

/** @param values HAN_FEATURES of them, the first PAIR_FEATURES already set */
export function hanFeatures(left: HanAddress, right: HanAddress, values: Float32Array): void {
  let at = PAIR_FEATURES
  const put = (value: number) => {
    values[at++] = value
  }
  const whole = overlap(left.pairs, left.pairWeights, right.pairs, right.pairWeights)
  for (const value of [whole.dice, whole.least, whole.most, whole.common]) put(value)
  const rest = overlap(left.restPairs, left.restWeights, right.restPairs, right.restWeights)
  for (const value of [rest.dice, rest.least, rest.most, rest.common]) put(value)
  const [short, long] = left.text.length <= right.text.length ? [left, right] : [right, left]
  const whole2 = subsequence(short.text, long.text)
  put(whole2.common / Math.max(1, short.text.length))
  put(whole2.common / Math.max(1, long.text.length))
  put(whole2.run)
  put(whole2.run / Math.max(1, short.text.length))
  const [little, much] = left.rest.length <= right.rest.length ? [left.rest, right.rest] : [right.rest, left.rest]
  const rest2 = subsequence(little, much)
  put(little.length === 0 ? -1 : rest2.common / little.length)
  put(much.length === 0 ? -1 : rest2.common / much.length)
  put(rest2.run)
  put(little.length === 0 ? -1 : rest2.run / little.length)
  put(little.length)
  put(much.length)
  put(short.text.length)
  put(long.text.length)
  roads(left, right, put)
  for (const counted of HAN_COUNTED) put(agreement(left.numbers.get(counted), right.numbers.get(counted)))
  for (const kind of ['state', 'city', 'district', 'neighbourhood'] as const) put(agreement(left.divisions.get(kind), right.divisions.get(kind)))
  put(agreement(left.provinces.size === 0 ? undefined : left.provinces, right.provinces.size === 0 ? undefined : right.provinces))
  put(Number(left.isRelative) + Number(right.isRelative))
  put(left.text.slice(-2) === right.text.slice(-2) ? 1 : 0)
  put(left.rest.slice(-2) === right.rest.slice(-2) ? 1 : 0)
}

interface Overlap {
  readonly dice: number
  readonly least: number
  readonly most: number
  readonly common: number
}

/** Of pairs of characters, by what they say. */
function overlap(left: Uint16Array, leftWeights: Float32Array, right: Uint16Array, rightWeights: Float32Array): Overlap {
  let [allLeft, allRight, common] = [0, 0, 0]
  for (const weight of leftWeights) allLeft += weight
  for (const weight of rightWeights) allRight += weight
  let [at, to] = [0, 0]
  while (at < left.length && to < right.length) {
    const [one, other] = [left[at]!, right[to]!]
    if (one === other) {
      common += leftWeights[at]!
      at++
      to++
    } else if (one < other) at++
    else to++
  }
  const [less, more] = [Math.min(allLeft, allRight), Math.max(allLeft, allRight)]
  return { dice: (2 * common) / Math.max(1, less + more), least: common / Math.max(1, more), most: common / Math.max(1, less), common }
}

const MOST = 120
const lengths = new Uint8Array(MOST + 1)
const runs = new Uint8Array(MOST + 1)

/** Characters of both in the same order, and the longest run of them. */
function subsequence(short: string, long: string): { readonly common: number; readonly run: number } {
  const columns = Math.min(MOST, short.length)
  const rows = Math.min(MOST, long.length)
  lengths.fill(0, 0, columns + 1)
  runs.fill(0, 0, columns + 1)
  let longest = 0
  for (let row = 0; row < rows; row++) {
    const unit = long.charCodeAt(row)
    let [before, runBefore] = [0, 0]
    for (let column = 1; column <= columns; column++) {
      const [above, runAbove] = [lengths[column]!, runs[column]!]
      if (short.charCodeAt(column - 1) === unit) {
        lengths[column] = before + 1
        runs[column] = runBefore + 1
        if (runBefore + 1 > longest) longest = runBefore + 1
      } else {
        if (lengths[column - 1]! > above) lengths[column] = lengths[column - 1]!
        runs[column] = 0
      }
      before = above
      runBefore = runAbove
    }
  }
  return { common: lengths[columns]!, run: longest }
}

/** Roads that are the same, but for what is written before their names, and that are alike. */
function roads({ roads: left }: HanAddress, { roads: right }: HanAddress, put: (value: number) => void): void {
  let same = 0
  let best = 0
  for (const one of left) {
    for (const other of right) {
      const [short, long] = one.length <= other.length ? [one, other] : [other, one]
      if (long.endsWith(short) && short.length > 1) same++
      best = Math.max(best, short.length < 2 ? 0 : subsequence(short, long).common / long.length)
    }
  }
  const hasBoth = left.length > 0 && right.length > 0
  put(hasBoth ? Math.min(2, same) : left.length + right.length > 0 ? -0.5 : -1)
  put(hasBoth ? best : -1)
  put(Math.min(left.length, right.length))
  put(Math.max(left.length, right.length))
}

/** 1 where there is a common one, 0 where there is none, -0.5 where one side has some, -1 where neither has. */
function agreement<T>(left: ReadonlySet<T> | undefined, right: ReadonlySet<T> | undefined): number {
  if (left === undefined || right === undefined) return left === right ? -1 : -0.5
  for (const one of left) if (right.has(one)) return 1
  return 0
}
