/** Amounts of money, percentages, lengths and plain numbers. */
import { type Mention, mentionWeight, type PatternType } from '../../types.js'
import type { PatternContext } from '../context.js'
import { isCounted } from '../counted.js'
import { findIdentifiers } from '../identifiers/index.js'
import { looksLikeYear } from '../years.js'
import { smallCodes } from './currency-words.js'
import { isFirstOf } from './first-of.js'
import { isAlphabetic, type Numeral } from './numeral.js'
import { findAllNumerals } from './numerals.js'
import { countsNothing, isPlainNumber } from './plain-numbers.js'
import { isFinnishLetter, isIndonesianPrice, isPence, priceStart, strokeEnd } from './prices.js'
import { rangeWords } from './range-words.js'
import { scaleEnd } from './scale-letters.js'
import { tenthsEnd } from './tenths.js'
import { unitLexicon } from './unit-lexicon.js'
import { areaOrSpeed, connectors, currencyBefore, longestUnit, percentBefore, shareEnd } from './unit-search.js'
import { continuesWord, isBlank } from './word-lookup.js'

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
  /** Nothing can be told apart: `7,-` has no currency, `5 dollars 50` two amounts, a range two numbers. */
  unsplittable: boolean
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
    const numeral = withoutPrefix(context, numerals[index]!, bound)
    const draft = quantityAt(context, numeral, bound, numerals[index + 1])
    // a minute or a point, unless money goes before
    const inches = draft?.type === 'IDENTIFIER:DISTANCE' && /^in$/i.test(unitOf(context, draft))
    const tail =
      inches ||
      (draft?.subsource === 'minor' && draft.unitEnd - draft.unitStart === 1 && isTail(text.charCodeAt(draft.unitStart)) && !isPence(context, numeral))
    // "€5-10m" is not ten metres
    if (last !== undefined && (draft === undefined || draft.type === 'IDENTIFIER:DISTANCE') && endsRange(context, last, numeral)) {
      last.end = scaledEnd(text, numeral)
      bound = last.end
      continue
    }
    if (last !== undefined && draft === undefined && (isRest(context, last, numeral) || isScaleOf(context, last, numeral))) {
      last.end = numeral.end
      last.unsplittable = true
      bound = last.end
      continue
    }
    if (draft === undefined || (tail && (last === undefined || !joins(context, last, draft)))) {
      if (last !== undefined) emit(found, last)
      last = undefined
      const plain = numeral.start >= bound && !numeral.joined && (isPlainNumber(context, numeral) || isFirstOf(context, numerals, index, found.at(-1)))
      if (plain) found.push(mention(numeral.start, numeral.end, 'IDENTIFIER:NUMBER', numeral.kind))
      // the article of "A$2.5 million" is no number
      if (plain || !numeral.weak) bound = Math.max(bound, numeral.end)
      continue
    }
    if (last !== undefined && joins(context, last, draft)) {
      last.end = draft.end
      last.unsplittable = true
    } else {
      if (last !== undefined) emit(found, last)
      const from = rangeStart(context, numerals, index, draft, found.at(-1))
      if (from >= 0) {
        if (found.at(-1)?.start === from && found.at(-1)?.type === 'IDENTIFIER:NUMBER') found.pop()
        draft.start = from
      }
      last = draft
    }
    bound = last.end
  }
  if (last !== undefined) emit(found, last)
  return outside(found, findIdentifiers(context))
}

/** Thai "at 54.25 baht": the word before ordinals is one for "at", too; it makes none of a number with decimals or a unit. */
function withoutPrefix(context: PatternContext, numeral: Numeral, bound: number): Numeral {
  const { text, language } = context
  if (language !== 'tha' || numeral.kind !== 'ordinal') return numeral
  const digits = text.slice(numeral.start, numeral.end).search(/\p{Nd}/u)
  if (digits < 1) return numeral
  const cardinal: Numeral = { ...numeral, start: numeral.start + digits, kind: 'cardinal', written: numeral.written === 'mixed' ? 'mixed' : 'digits' }
  return numeral.value % 1 !== 0 || amountAt(context, cardinal, bound) !== undefined ? cardinal : numeral
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
  const { start, end, type, subsource, unitStart, unitEnd, unsplittable } = draft
  const plain = mention(start, end, type, subsource)
  if (type !== 'IDENTIFIER:MONEY' || unsplittable || (unitStart !== start && unitEnd !== end)) {
    found.push(plain)
    return
  }
  const currency = { start: unitStart, end: unitEnd }
  found.push({ ...plain, money: { currency, amount: unitStart === start ? { start: unitEnd, end } : { start, end: unitStart } } })
}

/** Start of the number that with the amount of `draft` makes a range ("10-20 dollars", "5 bis 10 Millionen Euro"), or -1. */
function rangeStart(context: PatternContext, numerals: readonly Numeral[], index: number, draft: Draft, before: QuantityMention | undefined): number {
  const first = numerals[index - 1]
  const second = numerals[index]!
  if (first === undefined || draft.start !== second.start || first.attached || first.joined || first.kind === 'ordinal' || first.weak) return -1
  if (before !== undefined && before.end > first.start && (before.start !== first.start || before.type !== 'IDENTIFIER:NUMBER')) return -1
  if (isYearBefore(context.text, first, second) || haveOtherMarks(context.text, first, second)) return -1
  return isRange(context.text, first.end, second.start) || (draft.type === 'IDENTIFIER:MONEY' && isWordRange(context, first, second)) ? first.start : -1
}

/** "2023 – 3,1 mln": what looks like a year is one where the number behind it is written with fewer digits than it. */
function isYearBefore(text: string, first: Numeral, second: Numeral): boolean {
  if (first.end - first.start !== 4 || !looksLikeYear(text, first.start)) return false
  return numberBefore(text, digitsEnd(text, second.start)) < first.value
}

/** "X-Force 8.60 – 589,00 лв.": one text writes the decimals of both ends of a range alike. */
function haveOtherMarks(text: string, first: Numeral, second: Numeral): boolean {
  const mark = /([.,])\d{2}$/
  const one = mark.exec(text.slice(first.start, first.end))?.[1]
  const other = mark.exec(text.slice(second.start, digitsEnd(text, second.start)))?.[1]
  return one !== undefined && other !== undefined && one !== other
}

function digitsEnd(text: string, start: number): number {
  let end = start
  while (end < start + 15 && /[\d.,]/.test(text.charAt(end))) end++
  return end
}

/** Whether a word for "to" stands between two numbers of which the second is larger, or counted in larger steps. */
function isWordRange({ text, language }: PatternContext, first: Numeral, second: Numeral): boolean {
  if (second.start - first.end > LONGEST_RANGE_WORD || (!(first.value < second.value) && second.written !== 'mixed')) return false
  return rangeWordsOf(language).has(text.slice(first.end, second.start).trim().toLowerCase())
}

/** "$5–10 million", "€ 5 to 10": the second number has the unit of the first, which stands before both. */
function endsRange(context: PatternContext, last: Draft, numeral: Numeral): boolean {
  const { text } = context
  if (last.type !== 'IDENTIFIER:MONEY' || last.unsplittable || last.unitStart !== last.start || numeral.kind === 'ordinal' || numeral.joined) return false
  if (numeral.attached && scaledEnd(text, numeral) === numeral.end && isAlphabetic(text.charCodeAt(numeral.end))) return false
  if (numeral.written === 'words' || isBlank(text.charCodeAt(last.end)) !== isBlank(text.charCodeAt(numeral.start - 1))) return false
  // "$20-2", "$5 - 2024"
  const amount = numberBefore(text, last.end)
  return isRange(text, last.end, numeral.start) && (numeral.written === 'mixed' || numeral.value > amount || scaledEnd(text, numeral) > numeral.end)
}

/** "15 dollars 50", "25 euros con 50", "45 euro e 50 in tutto": cents without their name, with nothing behind that they could count. */
function isRest({ text, language }: PatternContext, last: Draft, numeral: Numeral): boolean {
  if (last.type !== 'IDENTIFIER:MONEY' || last.unsplittable || last.subsource === 'minor' || last.unitEnd !== last.end || last.end - last.unitStart < 3)
    return false
  if (numeral.kind !== 'cardinal' || !(numeral.value >= 1 && numeral.value < 100) || numeral.value % 1 !== 0 || numeral.weak || numeral.start - last.end > 6)
    return false
  const gap = text.slice(last.end, numeral.start)
  const joined = gap === ' ' || (/^\s\p{L}+\s$/u.test(gap) && connectors.has(gap.trim().toLowerCase()))
  if (!joined) return false
  return /^(?:$|[.,;!?)\n。](?!\d))/u.test(text.slice(numeral.end, numeral.end + 2)) || countsNothing(text, numeral.end, language)
}

/** "75 USD million": the scale stands behind the code. */
function isScaleOf({ text }: PatternContext, last: Draft, { written, words, value, start, end }: Numeral): boolean {
  if (last.type !== 'IDENTIFIER:MONEY' || last.unitEnd !== last.end || !/^\p{Lu}{3}$/u.test(text.slice(last.unitStart, last.end))) return false
  if (written === 'digits' || words !== 1 || !(value >= 1e3) || start !== last.end + 1) return false
  return isBlank(text.charCodeAt(last.end)) && end > start && !/\p{Nd}/u.test(text.slice(start, end))
}

/** Value of the last plain digits before `end`; 0 without any. */
function numberBefore(text: string, end: number): number {
  let start = end
  while (start > end - 15 && /[\d.,]/.test(text.charAt(start - 1))) start--
  const digits = text.slice(start, end).replace(/[.,](?=\d{3}(?:\D|$))/g, '')
  return digits === '' ? 0 : Number.parseFloat(digits.replace(',', '.'))
}

/** End of the number with the short scale that hangs on it ("10m"). */
function scaledEnd(text: string, { end }: Numeral): number {
  const scale = isAlphabetic(text.charCodeAt(end)) ? scaleEnd(text, end) : -1
  return scale > 0 ? scale : end
}

const LONGEST_RANGE_WORD = 12

const rangeWordSets = new Map<PatternContext['language'], ReadonlySet<string>>()

function rangeWordsOf(language: PatternContext['language']): ReadonlySet<string> {
  let known = rangeWordSets.get(language)
  if (known === undefined) {
    known = new Set(rangeWords[language]?.split('|'))
    rangeWordSets.set(language, known)
  }
  return known
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

/** "zwölf Mark fünfzig": a weak word for money is one where the cents follow it. */
function hasCents(text: string, { written, value }: Numeral, end: number, following: Numeral | undefined): boolean {
  if (written !== 'words' || following?.written !== 'words' || following.kind !== 'cardinal' || following.start !== end + 1) return false
  return value >= 1 && following.value >= 1 && following.value < 100 && isBlank(text.charCodeAt(end)) && !continuesWord(text.charCodeAt(following.end))
}

/**
 * What looks like a unit and is none: a sign that means another thing after a number in words (a piece, to bend; "former" in Japanese), the noun of a name ("Tre Kronor"), an
 * adjective before what is counted ("10 grand meals").
 */
function isOtherWord({ text, language }: PatternContext, { written, value, start: first }: Numeral, start: number, end: number): boolean {
  if (language === 'fin' && end - start === 1 && isFinnishLetter(text, start)) return true
  if (written === 'words' && language !== 'deu' && isTitle(text, first) && isTitle(text, start) && end - start > 3) return true
  if (language === 'eng' && text.slice(start, end) === 'grand') {
    const next = /^ (\p{Ll}{1,20})(?!\p{L})/u.exec(text.slice(end, end + 22))?.[1]
    return next !== undefined && isCounted(next, value, language)
  }
  if (written === 'words' && value < LEAST_BEFORE_SIGN && isForeignSign(text.slice(start, end))) return true
  if (written !== 'words' || end - start !== 1) return false
  if (language === 'jpn') return text.charAt(start) === '元' && value < 100
  // "一百块砖" are pieces, "五百块" alone is money
  return (
    language === 'zho' &&
    '块塊折'.includes(text.charAt(start)) &&
    (value === 1 || (value > 99 && !/^(?:$|[，。！？、,.!?\s]|钱|錢)/u.test(text.slice(end, end + 1))))
  )
}

/** Numbers in words from which on letters behind them are the sign of a currency: "dos RM" are pictures, "dua juta RM" an amount. */
const LEAST_BEFORE_SIGN = 1000
const capitalLetters = /^\p{Lu}{2,3}$/u

/** Whether capitals are the sign of a currency that is known by other names: they stand for other things as often. */
function isForeignSign(written: string): boolean {
  return capitalLetters.test(written) && !smallCodes.has(written.toLowerCase())
}

/** Whether a capital and a small letter are at a place. */
function isTitle(text: string, at: number): boolean {
  return /^\p{Lu}\p{Ll}/u.test(text.slice(at, at + 2))
}

/** Signs of cents that mean other things without a larger unit before them: degrees, minutes, points. */
function isTail(code: number): boolean {
  return code > 0x3000 || code === 0x63 || code === 0x70 || code === 0x446
}

function unitOf({ text }: PatternContext, draft: Draft): string {
  return text.slice(draft.unitStart, draft.unitEnd)
}

/** The amount that has `numeral` for its number, or undefined. @param following the next number of the text */
function quantityAt(context: PatternContext, numeral: Numeral, bound: number, following: Numeral | undefined): Draft | undefined {
  const plain = amountAt(context, numeral, bound, following)
  const spelled = plain === undefined ? spelledEnd(context.text, numeral, following) : 0
  if (spelled > 0) {
    const written = amountAt(context, { ...numeral, end: spelled, attached: false }, bound)
    if (written?.type === 'IDENTIFIER:MONEY') return written
  }
  if (plain === undefined && numeral.start >= bound && isIndonesianPrice(context, numeral))
    return { start: numeral.start, end: numeral.end, type: 'IDENTIFIER:MONEY', subsource: 'money', unitStart: 0, unitEnd: 0, unsplittable: true }
  const stroke = numeral.written === 'digits' ? strokeEnd(context.text, numeral.end) : 0
  if (stroke === 0) return plain
  // "5,- €", "€ 5,-", "CHF 1'250.–"
  const written = amountAt(context, { ...numeral, end: stroke, attached: false }, bound)
  if (written?.type === 'IDENTIFIER:MONEY') return written
  // ",-" and ":-" say by themselves that money is meant; "1.-" is an item of a list
  if (plain !== undefined || numeral.kind === 'ordinal' || numeral.joined || numeral.start < bound || context.text.charCodeAt(numeral.end) === 46) return plain
  return { start: numeral.start, end: stroke, type: 'IDENTIFIER:MONEY', subsource: 'money', unitStart: 0, unitEnd: 0, unsplittable: true }
}

/** Letters of words in brackets. */
const LONGEST_WORDS = 200

/** End of the brackets in which a number in digits stands in words again, as in contracts: "2 500 (two thousand five hundred) euros"; or 0. */
function spelledEnd(text: string, { written, value, end }: Numeral, following: Numeral | undefined): number {
  if (written === 'words' || following?.written !== 'words' || following.value !== value) return 0
  const open = isBlank(text.charCodeAt(end)) ? end + 1 : end
  if (text.charAt(open) !== '(' || following.start < open || following.end > open + LONGEST_WORDS) return 0
  const close = text.slice(open, open + LONGEST_WORDS + 1).indexOf(')')
  return close > 0 && following.end <= open + close && /^[^\d(\n]*$/u.test(text.slice(open + 1, open + close)) ? open + close + 1 : 0
}

function amountAt(context: PatternContext, numeral: Numeral, bound: number, following?: Numeral): Draft | undefined {
  const { text, language } = context
  if (numeral.kind === 'ordinal' || numeral.start < bound) return undefined
  const lexicon = unitLexicon(language)
  const unit = longestUnit(text, numeral, lexicon)
  // "이원복", "한숨": a syllable that is a number, too
  const syllable = language === 'kor' && numeral.written === 'words' && numeral.words === 1 && numeral.value < 10
  if (syllable && !((unit?.word.percent || unit?.word.length) && unit.end - unit.start > (unit.word.length && isBlank(text.charCodeAt(numeral.end)) ? 1 : 2)))
    return undefined
  const before = currencyBefore(text, numeral.start, bound, lexicon, language)
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
    return { start: before, end: end < 0 ? numeral.end : end, type: 'IDENTIFIER:MONEY', subsource: 'money', unitStart: before, unitEnd, unsplittable: false }
  }
  if (numeral.joined) return undefined
  const percent = percentBefore(text, numeral.start, bound, lexicon)
  if (percent >= 0 && !(numeral.attached && isAlphabetic(text.charCodeAt(numeral.end))))
    return { start: percent, end: numeral.end, type: 'IDENTIFIER:PERCENT', subsource: 'percent', unitStart: 0, unitEnd: 0, unsplittable: false }
  const share = shareEnd(context, numeral)
  if (share > 0) return { start: numeral.start, end: share, type: 'IDENTIFIER:PERCENT', subsource: 'percent', unitStart: 0, unitEnd: 0, unsplittable: false }
  if (unit === undefined) return undefined
  const { word, start, end } = unit
  const draft = { start: priceStart(context, numeral, unit), end, unitStart: start, unitEnd: end, unsplittable: false }
  if (isOtherWord(context, numeral, start, end)) return undefined
  if (word.percent && numeral.weak && /^promil/iu.test(text.slice(start, end))) return undefined
  if (word.percent) return { ...draft, end: tenthsEnd(text, start, end), type: 'IDENTIFIER:PERCENT', subsource: 'percent' }
  if (word.currency !== undefined && (word.currency !== 'weak' || isLargeAmount(numeral) || hasCents(text, numeral, end, following))) {
    return { ...draft, type: 'IDENTIFIER:MONEY', subsource: word.currency === 'minor' ? 'minor' : 'money' }
  }
  if (word.length && !areaOrSpeed(text, numeral.start, end)) {
    // "sex fot", "दो मील": from two on such words are numbers beside a length
    const isArticle = numeral.value < 2 && (end - start < 4 || bodyParts.has(text.slice(start, end).toLowerCase()))
    if (numeral.weak && (isArticle || end - start < (isAlphabetic(text.charCodeAt(start)) ? 3 : 2))) return undefined
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

/** A number that words such as "pounds" or "won" behind it make money of. */
function isLargeAmount(numeral: Numeral): boolean {
  if (numeral.written !== 'digits') return numeral.value >= 1000
  return numeral.value >= 1000 && (numeral.end - numeral.start > 4 || numeral.value > 2100)
}
