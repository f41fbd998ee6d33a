import { Kind, kinds } from '../../../core/characters.js'
import { digitValues } from './digits.js'
import type { NumeralLexicon } from './numeral-lexicon.js'
import { continuesWord, isBlank } from './word-lookup.js'

export interface Numeral {
  /** UTF-16 offset. */
  readonly start: number
  /** UTF-16 offset, exclusive. */
  readonly end: number
  /** NaN where digits have no one value. */
  readonly value: number
  readonly kind: 'cardinal' | 'ordinal' | 'fraction'
  /** How much of it is written with digits: all, the beginning ("2 million") or nothing. */
  readonly written: 'digits' | 'mixed' | 'words'
  /** Number of words it consists of. */
  readonly words: number
  /** A single word that is also an article or means something else. */
  readonly weak: boolean
  /** A letter follows without a space ("10km", "三百米"). */
  readonly attached: boolean
  /** A letter of an alphabet stands before it without a space ("EUR5", "B2B"). */
  readonly joined: boolean
}

/** Whether the letter belongs to an alphabet in which words and digits are not written together. */
export function isAlphabetic(code: number): boolean {
  if (code < 0x41) return false
  if (code < 0x590) return continuesWord(code)
  return (code >= 0x10a0 && code <= 0x10ff) || (code >= 0x1e00 && code <= 0x1fff) || (code >= 0xff21 && code <= 0xff5a)
}

const LONGEST_DIVISION = 12

type Divisions = Pick<NumeralLexicon, 'divisions' | 'ordinalDivisions'>

/** "1962 von zwei" is no fraction; a denominator that goes before ("一百万分之五") is mostly larger. */
function isPlausible(first: Numeral, second: Numeral, division: string): boolean {
  return first.value < 1000 || !(first.value > second.value) || division.charCodeAt(0) > 0x3000
}

const LONGEST_AND = 5

/** "1/4": not "5/3", and no date. */
function isProper(written: string): boolean {
  const [first, second, ...rest] = written.split('/')
  return rest.length === 0 && first?.length === 1 && second?.length === 1 && Number(first) < Number(second)
}

/** "vijf en een half", "cent trois et deux tiers", "2 y 1/4": a whole number and a fraction, both in words or both in digits, with a conjunction between them. */
export function mergeMixed(text: string, found: Numeral[], conjunctions: ReadonlySet<string>): Numeral[] {
  const merged: Numeral[] = []
  for (const numeral of found) {
    const last = merged.at(-1)
    const isMixed =
      last !== undefined &&
      numeral.kind === 'fraction' &&
      numeral.written === last.written &&
      (numeral.written === 'words' ? numeral.value < 1 : isProper(text.slice(numeral.start, numeral.end)) && Number.isInteger(last.value)) &&
      last.kind === 'cardinal' &&
      numeral.start - last.end <= LONGEST_AND &&
      conjunctions.has(text.slice(last.end, numeral.start).trim().toLowerCase())
    if (isMixed)
      merged[merged.length - 1] = {
        ...numeral,
        start: last.start,
        value: last.value + numeral.value,
        weak: false,
        joined: last.joined,
        words: last.words + numeral.words + 1
      }
    else merged.push(numeral)
  }
  return merged
}

/** "one out of three", "三分之一": joins numbers with a word of division between them; "二又三分之一" joins a whole number to the fraction. */
export function mergeDivisions(text: string, found: Numeral[], { divisions, ordinalDivisions }: Divisions): Numeral[] {
  if (divisions.size === 0 || found.length < 2) return found
  const merged: Numeral[] = []
  for (const numeral of found) {
    const last = merged.at(-1)
    const gap = last === undefined || numeral.start - last.end > LONGEST_DIVISION ? undefined : text.slice(last.end, numeral.start).trim().toLowerCase()
    const mixed = gap === undefined || gap === '' ? undefined : divisions.get(gap)
    // "पांच का आठवां भाग"
    const isShare =
      last !== undefined &&
      gap !== undefined &&
      numeral.kind === 'ordinal' &&
      last.kind === 'cardinal' &&
      last.written === 'words' &&
      numeral.written === 'words' &&
      ordinalDivisions.has(gap)
    if (isShare) {
      merged.pop()
      merged.push({
        ...numeral,
        start: last.start,
        value: Number.NaN,
        kind: 'fraction',
        weak: false,
        joined: last.joined,
        words: last.words + numeral.words + 1
      })
      continue
    }
    if (last === undefined || mixed !== false || !isPlausible(last, numeral, gap!) || numeral.kind === 'ordinal' || last.kind === 'ordinal') {
      merged.push(numeral)
      continue
    }
    merged.pop()
    const before = merged.at(-1)
    const whole = before !== undefined && divisions.get(text.slice(before.end, Math.min(last.start, before.end + 4)).trim()) === true ? merged.pop() : undefined
    const first = whole ?? last
    const words = first.words + numeral.words + 1
    const written = numeral.written === last.written ? last.written : 'mixed'
    merged.push({ ...numeral, start: first.start, value: Number.NaN, kind: 'fraction', weak: false, joined: first.joined, words, written })
  }
  return merged
}

/** The sign before the first digit of a number that begins at `start`, where it is no hyphen or dash between words. */
export function signBefore(text: string, start: number): '-' | '+' | undefined {
  const sign = text.charCodeAt(start - 1)
  if (start === 0 || (sign !== 45 && sign !== 43 && sign !== 0x2212 && sign !== 0xff0d)) return undefined
  const kind = start < 2 ? Kind.space : kinds[text.charCodeAt(start - 2)]!
  if (kind !== Kind.space && kind !== Kind.newline && kind !== Kind.open && kind !== Kind.quote && (kind < Kind.han || kind > Kind.thai)) return undefined
  return sign === 43 ? '+' : '-'
}

/** Start of what follows `from` behind at most two blanks, or a hyphen with or without blanks. */
export function gapEnd(text: string, from: number): number {
  let index = from
  while (index < from + 2 && isBlank(text.charCodeAt(index))) index++
  const code = text.charCodeAt(index)
  if (code === 45 || code === 0x2011 || code === 0x2010 || code === 0xad) {
    index++
    while (index < from + 4 && isBlank(text.charCodeAt(index))) index++
  }
  return index
}

/** Characters of a code before the number in question. */
const LONGEST_CODE = 20

/** Whether a hyphen hangs on a letter, or on digits with hyphens that hang on one ("B-2", "F-2024-118"). */
export function isPartOfCode(text: string, hyphen: number): boolean {
  let at = hyphen
  while (at > hyphen - LONGEST_CODE && kinds[text.charCodeAt(at)] === Kind.hyphen) {
    at--
    if (isAlphabetic(text.charCodeAt(at))) return true
    while (digitValues[text.charCodeAt(at)]! >= 0) at--
  }
  return false
}
