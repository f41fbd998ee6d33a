/** Numbers written with digits of any script: grouping, decimals, fractions, powers. */
import { isBlank } from './word-lookup.js'

const TAB = 9

/** Value of each code unit that is a decimal digit, -1 for every other one. */
export const digitValues: Int8Array = buildDigitValues()

function buildDigitValues(): Int8Array {
  const values = new Int8Array(65536).fill(-1)
  let run = 0
  for (let code = 0x30; code < 65536; code++) {
    // no digits there, and the tests take time
    if (code === 0x3400) code = 0xa000
    if (code === 0xac00) code = 0xff00
    if (/\p{Nd}/u.test(String.fromCharCode(code))) values[code] = run++ % 10
    else run = 0
  }
  return values
}

const FRACTIONS: Readonly<Record<string, number>> = {
  '¼': 1 / 4,
  '½': 1 / 2,
  '¾': 3 / 4,
  '⅐': 1 / 7,
  '⅑': 1 / 9,
  '⅒': 1 / 10,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅕': 1 / 5,
  '⅖': 2 / 5,
  '⅗': 3 / 5,
  '⅘': 4 / 5,
  '⅙': 1 / 6,
  '⅚': 5 / 6,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8
}

const fractionValues = new Map(Object.entries(FRACTIONS).map(([character, value]) => [character.charCodeAt(0), value]))

/** Value of a fraction written as one character, or undefined. */
export function fractionValue(code: number): number | undefined {
  return code < 0xbc || (code > 0xbe && code < 0x2150) || code > 0x215e ? undefined : fractionValues.get(code)
}

/** How a number is written. */
export const DigitForm = { integer: 0, decimal: 1, fraction: 2, invalid: 3 } as const

/** What `readDigits` found; one object is used again and again. */
export interface DigitNumber {
  end: number
  value: number
  form: number
}

const found: DigitNumber = { end: 0, value: 0, form: 0 }

/** Longest run of digits that is read as a number with a value; longer ones are still numbers, of value NaN. */
const LONGEST_VALUE = 30
const MOST_GROUPS = 10

const segmentStarts = new Int32Array(MOST_GROUPS)
const segmentEnds = new Int32Array(MOST_GROUPS)

const comma = 44
const point = 46

function isPointLike(code: number): boolean {
  return code === point || code === comma || code === 0x66b || code === 0x66c || code === 0x60c || code === 0xff0c || code === 0xff0e || code === 0xb7
}

function isApostrophe(code: number): boolean {
  return code === 0x27 || code === 0x2019
}

function runEnd(text: string, from: number): number {
  let end = from
  while (end < text.length && digitValues[text.charCodeAt(end)]! >= 0) end++
  return end
}

function integerValue(text: string, start: number, end: number): number {
  if (end - start > LONGEST_VALUE) return Number.NaN
  let value = 0
  for (let index = start; index < end; index++) value = value * 10 + digitValues[text.charCodeAt(index)]!
  return value
}

/**
 * Reads the number that starts with the digit (or the point before digits) at `start`.
 * "1.2.3" and its like are no numbers: `form` is then `invalid` and `end` the end of the whole.
 * @param decimal code of the decimal separator of the language, which decides what "4,800" is worth
 * @param blankGroups whether the language sets a blank between groups of three digits
 */
export function readDigits(text: string, start: number, decimal: number, blankGroups: boolean): DigitNumber {
  if (isPointLike(text.charCodeAt(start))) {
    const end = runEnd(text, start + 1)
    return set(end, integerValue(text, start + 1, end) / 10 ** (end - start - 1), DigitForm.decimal)
  }
  let segments = 1
  segmentStarts[0] = start
  segmentEnds[0] = runEnd(text, start)
  const first = segmentEnds[0]! - start
  // the middle of a list without blanks: "1,2,3"
  const listed = text.charCodeAt(start - 1) === comma && digitValues[text.charCodeAt(start - 2)]! >= 0
  while (segments < MOST_GROUPS && !listed) {
    const at = segmentEnds[segments - 1]!
    const separator = text.charCodeAt(at)
    if (at + 1 >= text.length || digitValues[text.charCodeAt(at + 1)]! < 0) break
    // a tab parts cells of a table, not digits
    const blank = separator !== TAB && isBlank(separator)
    if (!blank && !isPointLike(separator) && !isApostrophe(separator)) break
    const end = runEnd(text, at + 1)
    if (blank || isApostrophe(separator)) {
      // "%20 290,00 TL": behind a sign of percent a blank ends the number
      if (end - at !== 4 || first > 3 || (blank && text.charCodeAt(start - 1) === 37)) break
      if (segments > 1 && text.charCodeAt(segmentEnds[0]!) !== separator) break
    }
    segmentStarts[segments] = at + 1
    segmentEnds[segments++] = end
  }
  // "in groups of 20 300 of them": a plain blank between only two groups is trusted where the language writes so
  if (segments === 2 && text.charCodeAt(segmentEnds[0]!) === 32 && !blankGroups && text.slice(segmentEnds[1]! - 2, segmentEnds[1]!) !== '00') segments = 1
  interpret(text, segments, decimal)
  if (found.form === DigitForm.integer) readFraction(text, start)
  if (found.form <= DigitForm.decimal) readPower(text)
  return found
}

function set(end: number, value: number, form: number): DigitNumber {
  found.end = end
  found.value = value
  found.form = form
  return found
}

/** Whether the segments before `count` are groups of thousands or of the Indian kind. */
function areGroups(count: number): boolean {
  if (segmentEnds[0]! - segmentStarts[0]! > 3) return false
  for (let index = 1; index < count; index++) {
    const length = segmentEnds[index]! - segmentStarts[index]!
    if (length !== 3 && (length !== 2 || index === count - 1)) return false
  }
  return true
}

function joined(text: string, count: number): number {
  let value = 0
  for (let index = 0; index < count; index++) {
    const length = segmentEnds[index]! - segmentStarts[index]!
    value = value * 10 ** length + integerValue(text, segmentStarts[index]!, segmentEnds[index]!)
  }
  return value
}

function interpret(text: string, segments: number, decimal: number): void {
  const end = segmentEnds[segments - 1]!
  if (segments === 1) {
    set(end, integerValue(text, segmentStarts[0]!, end), DigitForm.integer)
    return
  }
  const separator = text.charCodeAt(segmentEnds[0]!)
  const last = text.charCodeAt(segmentEnds[segments - 2]!)
  const decimals = end - segmentStarts[segments - 1]!
  const fraction = integerValue(text, segmentStarts[segments - 1]!, end) / 10 ** decimals
  let uniform = true
  for (let index = 1; index < segments - 2; index++) if (text.charCodeAt(segmentEnds[index]!) !== separator) uniform = false
  if (segments === 2) {
    if (!isPointLike(separator) || (separator !== decimal && decimals === 3 && areGroups(2))) set(end, joined(text, 2), DigitForm.integer)
    else set(end, joined(text, 1) + fraction, DigitForm.decimal)
  } else if (uniform && separator === last && areGroups(segments)) {
    set(end, joined(text, segments), DigitForm.integer)
  } else if (uniform && separator !== last && areGroups(segments - 1) && isPointLike(last)) {
    set(end, joined(text, segments - 1) + fraction, DigitForm.decimal)
  } else if (separator === comma || separator === 0x60c || separator === 0xff0c) {
    // a list without blanks: "1,2,3"
    set(segmentEnds[0]!, integerValue(text, segmentStarts[0]!, segmentEnds[0]!), DigitForm.integer)
  } else if (separator === point || separator === 0xff0e) {
    let stop = segmentEnds[segments - 1]!
    while (isPointLike(text.charCodeAt(stop)) && digitValues[text.charCodeAt(stop + 1)]! >= 0) stop = runEnd(text, stop + 1)
    set(stop, Number.NaN, DigitForm.invalid)
  } else set(segmentEnds[0]!, integerValue(text, segmentStarts[0]!, segmentEnds[0]!), DigitForm.integer)
}

/** "3/4", "1 4/5", "2½": takes the fraction into the number found so far. */
function readFraction(text: string, start: number): void {
  const { end, value } = found
  let next = end
  while (next < end + 2 && isBlank(text.charCodeAt(next))) next++
  const single = fractionValue(text.charCodeAt(next))
  if (single !== undefined) {
    set(next + 1, value + single, DigitForm.fraction)
    return
  }
  if (next > end && digitValues[text.charCodeAt(next)]! >= 0) {
    const numerator = runEnd(text, next)
    const stop = numerator - next <= 2 ? denominatorEnd(text, numerator) : -1
    if (stop > 0) set(stop, value + integerValue(text, next, numerator) / integerValue(text, numerator + 1, stop), DigitForm.fraction)
  } else if (next === end && text.charCodeAt(end) === 0x2f) {
    const stop = denominatorEnd(text, end)
    // "2006/07", "281/02": a season, a model
    if (
      stop > 0 &&
      ((value > 999 && value < 2101) ||
        digitValues[text.charCodeAt(end + 1)] === 0 ||
        (value > 49 && value < 99 && integerValue(text, end + 1, stop) === value + 1))
    )
      set(stop, Number.NaN, DigitForm.invalid)
    else if (stop > 0 && text.charCodeAt(start - 1) !== 0x2f) set(stop, value / integerValue(text, end + 1, stop), DigitForm.fraction)
    else if (stop === 0) {
      // "3/4/2020" is a date or a path
      let far = end
      while (text.charCodeAt(far) === 0x2f && digitValues[text.charCodeAt(far + 1)]! >= 0) far = runEnd(text, far + 1)
      set(far, Number.NaN, DigitForm.invalid)
    }
  }
}

/** End of the denominator behind the stroke at `slash`; -1 without one, 0 when more strokes follow. */
function denominatorEnd(text: string, slash: number): number {
  const sign = text.charCodeAt(slash)
  if (sign !== 0x2f && sign !== 0x2044) return -1
  const end = runEnd(text, slash + 1)
  if (end === slash + 1) return -1
  // "89/662/EEC"
  const value = integerValue(text, slash + 1, end)
  // "31/12.2016", "Act 81/2005"
  if ((isPointLike(text.charCodeAt(end)) && digitValues[text.charCodeAt(end + 1)]! >= 0) || (value > 1899 && value < 2101)) return 0
  if (text.charCodeAt(end) === 0x2f && end + 1 < text.length && !isBlank(text.charCodeAt(end + 1))) return 0
  return end - slash <= 5 ? end : -1
}

/** "1.1^23", "12.32e+14". */
function readPower(text: string): void {
  const sign = text.charCodeAt(found.end)
  if (sign !== 94 && sign !== 101 && sign !== 69) return
  let from = found.end + 1
  const next = text.charCodeAt(from)
  const signed = next === 43 || next === 45
  if (signed) from++
  const end = runEnd(text, from)
  if (end === from || end - from > 5) return
  const power = integerValue(text, from, end) * (next === 45 ? -1 : 1)
  set(end, sign === 94 ? found.value ** power : found.value * 10 ** power, DigitForm.decimal)
}
