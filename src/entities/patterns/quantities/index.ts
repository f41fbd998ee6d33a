/** Amounts of money, percentages, lengths and plain numbers. */
import { Kind, kinds } from '../../../core/characters.js'
import { type Mention, mentionWeight, type PatternType } from '../../types.js'
import type { PatternContext } from '../context.js'
import { findIdentifiers } from '../identifiers/index.js'
import { isAlphabetic, type Numeral } from './numeral.js'
import { findAllNumerals } from './numerals.js'
import { isPlainNumber } from './plain-numbers.js'
import { unitLexicon } from './unit-lexicon.js'
import { areaOrSpeed, connectors, currencyBefore, longestUnit, percentBefore } from './unit-search.js'
import { isBlank } from './word-lookup.js'

/** Offsets of the two halves of an amount of money, for `regexCurrencySplit`. */
export interface MoneyParts {
  readonly amount: { readonly start: number; readonly end: number }
  readonly currency: { readonly start: number; readonly end: number }
}

/** A mention of `findQuantities`; `money` only with amounts of one currency whose halves can be told apart. */
export interface QuantityMention extends Mention {
  readonly money?: MoneyParts
}

interface Draft {
  start: number
  end: number
  type: PatternType
  subsource: string
  /** The currency part. */
  unitStart: number
  unitEnd: number
  minor: boolean
}

/** Numbers that are read between two looks at whether the task has been cancelled. */
const NUMERALS_A_CHECK = 512

const dashes = new Set([...'-–—~〜～‑−'].map((character) => character.charCodeAt(0)))

/**
 * Finds money, percentages, lengths and numbers in words or digits; they overlap neither each other nor identifiers and come in text order.
 * Certain patterns weigh `certainPattern`, plain numbers `loosePattern`. Linear in the length of the text.
 */
export function findQuantities(context: PatternContext): QuantityMention[] {
  const { text, check } = context
  const numerals = findAllNumerals(context)
  const found: QuantityMention[] = []
  let last: Draft | undefined
  let bound = 0
  for (let index = 0; index < numerals.length; index++) {
    if (index % NUMERALS_A_CHECK === NUMERALS_A_CHECK - 1) check?.()
    const numeral = numerals[index]!
    const draft = quantityAt(context, numeral, bound)
    const previous = numerals[index - 1]
    const inches = draft?.type === 'IDENTIFIER:DISTANCE' && /^in$/i.test(unitOf(context, draft))
    const tail = inches || (draft?.subsource === 'minor' && draft.unitEnd - draft.unitStart === 1 && isTail(text.charCodeAt(draft.unitStart)))
    // a minute or a point, unless money goes before
    if (draft === undefined || (tail && (last === undefined || !joins(context, last, draft)))) {
      if (last !== undefined) emit(found, last)
      last = undefined
      if (numeral.start >= bound && !numeral.joined && isPlainNumber(context, numeral))
        found.push(mention(numeral.start, numeral.end, 'IDENTIFIER:NUMBER', numeral.kind))
      bound = Math.max(bound, numeral.end)
      continue
    }
    if (last !== undefined && joins(context, last, draft)) {
      last.end = draft.end
      last.minor = true
    } else {
      if (last !== undefined) emit(found, last)
      // "10-20 dollars": the first number belongs to the range
      if (previous !== undefined && previous.end > (found.at(-1)?.start ?? 0) && isRange(context.text, previous.end, draft.start) && !previous.attached) {
        if (found.at(-1)?.start === previous.start && found.at(-1)?.type === 'IDENTIFIER:NUMBER') {
          found.pop()
          draft.start = previous.start
        }
      }
      last = draft
    }
    bound = last.end
  }
  if (last !== undefined) emit(found, last)
  return outside(found, findIdentifiers(context))
}

/** The mentions that touch none of `taken`; both in text order. */
function outside(found: readonly QuantityMention[], taken: readonly Mention[]): QuantityMention[] {
  let next = 0
  return found.filter(({ start, end }) => {
    while (next < taken.length && taken[next]!.end <= start) next++
    return next === taken.length || taken[next]!.start >= end
  })
}

function mention(start: number, end: number, type: PatternType, subsource: string): Mention {
  const weight = type === 'IDENTIFIER:NUMBER' ? mentionWeight.loosePattern : mentionWeight.certainPattern
  return { start, end, type, source: 'regex', subsource, weight }
}

function emit(found: QuantityMention[], draft: Draft): void {
  const { start, end, type, subsource, unitStart, unitEnd, minor } = draft
  const plain = mention(start, end, type, subsource)
  if (type !== 'IDENTIFIER:MONEY' || minor || (unitStart !== start && unitEnd !== end)) {
    found.push(plain)
    return
  }
  const currency = { start: unitStart, end: unitEnd }
  found.push({ ...plain, money: { currency, amount: unitStart === start ? { start: unitEnd, end } : { start, end: unitStart } } })
}

function isRange(text: string, from: number, to: number): boolean {
  let index = from
  if (isBlank(text.charCodeAt(index))) index++
  if (!dashes.has(text.charCodeAt(index))) return false
  index++
  if (isBlank(text.charCodeAt(index))) index++
  return index === to
}

/** Whether the amount goes on: "20 dollars and 43 cents", "5 feet 2 inches", "$10 - $20". */
function joins(context: PatternContext, last: Draft, next: Draft): boolean {
  if (last.type !== next.type) return false
  if (last.type === 'IDENTIFIER:DISTANCE' && unitOf(context, last) === unitOf(context, next)) return isRange(context.text, last.end, next.start)
  if (isRange(context.text, last.end, next.start)) return true
  if (last.type === 'IDENTIFIER:MONEY' && (last.subsource === 'minor' || next.subsource !== 'minor')) return false
  if (last.type === 'IDENTIFIER:PERCENT') return false
  const gap = context.text.slice(last.end, Math.min(next.start, last.end + 8))
  if (next.start - last.end > 8) return false
  if (gap.includes(',')) return false
  const word = gap.trim().toLowerCase()
  if (word === '') return last.type === 'IDENTIFIER:MONEY' || next.end - next.start < 24
  return connectors.has(word)
}

/** A sign that means another thing after a number in words: a piece, to bend; "former" in Japanese. */
function isOtherWord({ text, language }: PatternContext, { written, value }: Numeral, start: number, end: number): boolean {
  if (written !== 'words' || end - start !== 1) return false
  if (language === 'jpn') return text.charAt(start) === '元'
  return language === 'zho' && '块塊折'.includes(text.charAt(start)) && (value === 1 || value > 99)
}

/** Signs of cents that mean other things without a larger unit before them: degrees, minutes, points. */
function isTail(code: number): boolean {
  return code > 0x3000 || code === 0x63 || code === 0x70 || code === 0x446
}

function unitOf({ text }: PatternContext, draft: Draft): string {
  return text.slice(draft.unitStart, draft.unitEnd)
}

/** The amount that has `numeral` for its number, or undefined. */
function quantityAt(context: PatternContext, numeral: Numeral, bound: number): Draft | undefined {
  const { text, language } = context
  if (numeral.kind === 'ordinal' || numeral.start < bound) return undefined
  // "이원복", "한숨": a syllable that is a number, too
  if (language === 'kor' && numeral.written === 'words' && numeral.words === 1 && numeral.value < 10) return undefined
  const lexicon = unitLexicon(language)
  const unit = longestUnit(text, numeral, lexicon)
  const before = currencyBefore(text, numeral.start, bound, lexicon)
  if (before >= 0) {
    let { end } = numeral
    if (numeral.attached && isAlphabetic(text.charCodeAt(end))) {
      const scale = scaleEnd(text, end)
      if (scale > 0) end = scale
      else if (unit === undefined || unit.word.currency === undefined) return undefined
    } else if (isBlank(text.charCodeAt(end)) && /^[mb]n?$/i.test(text.slice(end + 1, end + 3).trim())) end = scaleEnd(text, end + 1)
    // "US$ 5 dollars": the name behind it says the same again
    if (unit?.word.currency !== undefined && unit.word.currency !== 'minor' && unit.word.currency !== 'weak' && unit.word.capitals !== true)
      end = Math.max(end, unit.end)
    let unitEnd = numeral.start
    while (unitEnd > before && isBlank(text.charCodeAt(unitEnd - 1))) unitEnd--
    return { start: before, end: end < 0 ? numeral.end : end, type: 'IDENTIFIER:MONEY', subsource: 'money', unitStart: before, unitEnd, minor: false }
  }
  if (numeral.joined) return undefined
  const percent = percentBefore(text, numeral.start, bound, lexicon)
  if (percent >= 0 && !numeral.attached)
    return { start: percent, end: numeral.end, type: 'IDENTIFIER:PERCENT', subsource: 'percent', unitStart: 0, unitEnd: 0, minor: false }
  if (unit === undefined) return undefined
  const { word, start, end } = unit
  const draft = { start: numeral.start, end, unitStart: start, unitEnd: end, minor: false }
  if (isOtherWord(context, numeral, start, end)) return undefined
  if (word.percent) return { ...draft, type: 'IDENTIFIER:PERCENT', subsource: 'percent' }
  if (word.currency !== undefined && (word.currency !== 'weak' || isLargeAmount(numeral))) {
    return { ...draft, type: 'IDENTIFIER:MONEY', subsource: word.currency === 'minor' ? 'minor' : 'money' }
  }
  if (word.length && !areaOrSpeed(text, numeral.start, end)) {
    if (numeral.weak && (end - start < 4 || bodyParts.has(text.slice(start, end).toLowerCase()))) return undefined
    return { ...draft, type: 'IDENTIFIER:DISTANCE', subsource: 'length' }
  }
  return undefined
}

/** Units that an article before them makes no length of: "a foot", "ein Fuß", "a yard". */
const bodyParts = new Set(
  'foot feet yard yards inch fuß fuss zoll pied pouce pie piede pollice pulgada pé polegada voet duim fot tum tumme fod tomme palec stopa láb hüvelyk jalka tuuma фут ступня'.split(
    ' '
  )
)

const shortScales = new Set(['k', 'm', 'mm', 'mn', 'b', 'bn', 't', 'tn'])

/** "10m", "5bn", "3.2B" behind a currency sign. */
function scaleEnd(text: string, start: number): number {
  let end = start
  while (end < start + 4 && isAlphabetic(text.charCodeAt(end))) end++
  const letters = text.slice(start, end).toLowerCase()
  const follow = kinds[text.charCodeAt(end)]
  if (end < text.length && (follow === Kind.letter || follow === Kind.mark)) return -1
  return shortScales.has(letters) ? end : -1
}

/** A number that words such as "pounds" or "won" behind it make money of. */
function isLargeAmount(numeral: Numeral): boolean {
  if (numeral.written !== 'digits') return numeral.value >= 1000
  return numeral.value >= 1000 && (numeral.end - numeral.start > 4 || numeral.value > 2100)
}
