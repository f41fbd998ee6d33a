/** Numbers of houses and post office boxes: by value, with ranges and letters. */
import { addressTokens } from '../dictionaries/normalise.js'
import type { FieldMatchKind } from './types.js'

export interface HouseNumber {
  /** In order as written. */
  readonly values: readonly number[]
  /** Two numbers with a hyphen between: all those from the first to the second. */
  readonly isRange: boolean
  /** Letters before or behind the first number, such as `a` or `bis`; letters of a number without digits. */
  readonly letters: string
  /** All of it, small, without signs but a hyphen between digits. */
  readonly text: string
}

export interface Compared {
  readonly score: number
  readonly kind: FieldMatchKind
}

const RANGE = /\d\s*[a-z]?\s*(?:[-–—~]|\bto\b|\bbis\b)\s*\d/iu
const MOST_DIGITS = 15
/** Such a range has more houses than a range has. */
const WIDEST_RANGE = 200
/** What tells a part of a house besides letters: bis, ter, Roman numbers. */
const PART_OF_HOUSE = /^(?:bis|ter|quater|hs|huis|i{1,3}|i?vi{0,3}|i?x)$/u
const ENDS_IN_DIGIT = /\d$/u
const BEGINS_WITH_DIGIT = /^\d/u
const NUMBER_WITH_LETTERS = /^(\d+)(\p{L}*)$/u

/** @param isBox of a post office box: blanks between digits mean nothing there @returns undefined for a text without a letter or digit */
export function houseNumber(text: string, isBox = false): HouseNumber | undefined {
  const tokens = addressTokens(text)
  const values: number[] = []
  let letters = ''
  for (const token of tokens) {
    const found = NUMBER_WITH_LETTERS.exec(token)
    if (found !== null) {
      // longer ones are not exact, and are told apart by their text
      if (found[1]!.length > MOST_DIGITS) letters += found[1]!
      values.push(Number(found[1]!.slice(-MOST_DIGITS)))
      if (values.length === 1) letters += found[2]!
    } else if (values.length === 1 && PART_OF_HOUSE.test(token)) letters += token
    else if (token.length === 1 && token !== '#' && token !== '&' && values.length <= 1) letters += token
  }
  const joined = tokens.reduce((all, token) => all + (!isBox && ENDS_IN_DIGIT.test(all) && BEGINS_WITH_DIGIT.test(token) ? '-' : '') + token, '')
  if (!/[\p{L}\p{N}]/u.test(joined)) return undefined
  const isRange = values.length === 2 && RANGE.test(text) && values[1]! > values[0]! && values[1]! - values[0]! < WIDEST_RANGE
  return { values, isRange, letters: values.length === 0 ? joined : letters, text: joined }
}

const SAME: Compared = { score: 1, kind: 'exact' }
const OTHER: Compared = { score: 0, kind: 'conflict' }

/** Scores: 1 the same, 0.85 in a range, 0.8 to 0.4 parts in common, 0.65 with and without a letter, 0.25 other letters, 0 others. */
export function compareNumbers(left: HouseNumber, right: HouseNumber): Compared {
  if (left.text === right.text) return SAME
  if (left.values.length === 0 || right.values.length === 0) return left.letters === right.letters && left.letters !== '' ? SAME : OTHER
  if (left.isRange || right.isRange) return isWithin(left, right) || isWithin(right, left) ? { score: 0.85, kind: 'range' } : OTHER
  const isFirst = left.values[0] === right.values[0]
  if (!isFirst) return left.values.some((value) => right.values.includes(value)) ? { score: 0.6, kind: 'part' } : OTHER
  if (left.letters === right.letters)
    return left.values.length === right.values.length && left.values.length > 1 ? { score: 0.4, kind: 'part' } : { score: 0.8, kind: 'part' }
  return left.letters === '' || right.letters === '' ? { score: 0.65, kind: 'letter' } : { score: 0.25, kind: 'conflict' }
}

/** Whether one number, or a range, lies in a range. */
export function isWithin(inner: HouseNumber, range: HouseNumber): boolean {
  if (!range.isRange) return false
  const [low = 0, high = 0] = range.values
  return inner.values.length > 0 && inner.values.every((value) => value >= low && value <= high)
}
