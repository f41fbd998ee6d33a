/** Which numbers a careful reader calls numbers, when nothing is counted by them. */

import { Kind, kinds, lower } from '../../../core/characters.js'
import { perLanguage } from '../../per-language.js'
import type { PatternContext } from '../context.js'
import { isCounted } from '../counted.js'
import { isPlaceWord, referenceBefore } from '../reference-words.js'
import { writesPoints } from '../temporal/cldr.js'
import { temporalWords } from '../temporal/languages.js'
import { bareYear } from '../years.js'
import { isHouseNumber, isPostcode } from './address-numbers.js'
import { digitValues } from './digits.js'
import { countsFromEnd } from './end-ordinals.js'
import { isNumberedName } from './numbered-names.js'
import { isAlphabetic, type Numeral } from './numeral.js'
import { isRank } from './ranks.js'
import { continuesWord, isBlank, wordBefore } from './word-lookup.js'
import { isArabicShare, isJapaneseCount, isKoreanCount, isKoreanNumber, isParts, isToken } from './word-numbers.js'

/** Ordinals below are part of the flow of speech ("first", "a second one"). */
const LEAST_ORDINAL = 3

/** Whether the number is marked as one. */
export function isPlainNumber(context: PatternContext, numeral: Numeral): boolean {
  const { text } = context
  const { start, end, kind, written, attached, weak } = numeral
  if (written === 'words' && isWholeText(text, start, end)) return true
  if (kind === 'fraction' && written === 'words' && numeral.words < 2 && !(numeral.value > 1 && !weak))
    return isArabicShare(context, numeral) || (context.language === 'tur' && isParts(text.slice(start, end)))
  if (kind === 'ordinal' && written === 'words' && numeral.words < 2 && (weak || numeral.value < LEAST_ORDINAL))
    return isRank(context, start, end) || countsFromEnd(text, start)
  // "hundredths of a second": a denominator without its numerator
  if (context.language === 'eng' && written === 'words' && numeral.words < 2 && text.slice(start, end).endsWith('ths')) return false
  if (context.language === 'kor' && written === 'words' && isKoreanCount(text, numeral)) return true
  // "una media" is an average
  if (weak)
    return (
      kind === 'fraction' &&
      numeral.words === 2 &&
      (numeral.value !== 0.5 || context.language === 'eng') &&
      (isFractionOf(text, end) || isOnlyFraction(context, numeral))
    )
  const follow = text.charCodeAt(end)
  if (attached && (isAlphabetic(follow) || isIndic(follow))) return false
  if (written === 'digits' && start > 0 && isIndic(text.charCodeAt(start - 1))) return false
  // "f/2.8"
  if (text.charCodeAt(start - 1) === 47 && isAlphabetic(text.charCodeAt(start - 2))) return false
  // "12:30", "1/2/3", "5_000"
  if (follow === 95 || (follow === 58 && isDigit(text.charCodeAt(end + 1)))) return false
  const before = text.charCodeAt(start - 1)
  if (start > 0 && (before === 95 || before === 35 || before === 64 || (before === 58 && isDigit(text.charCodeAt(start - 2))))) return false
  if (written === 'digits' && (isReference(context, start, end, numeral.value) || isParagraph(text, start, end) || isPostcode(context, numeral))) return false
  if (written === 'digits' && isNumberedName(text, start, end, numeral.value, context.language)) return false
  if (written === 'digits' && (isNumbering(context, start) || isLesson(context, numeral) || isVariant(text, end))) return false
  if (
    written === 'digits' &&
    (isScore(text, start, end) ||
      isStoppage(text, start, end) ||
      isHouseNumber(text, start, end, context.language) ||
      isYear(numeral, context) ||
      isLabel(numeral, context))
  )
    return false
  if (written !== 'words') return true
  if (isPartOfName(text, start, end, context.language)) return false
  // "마이너스 오", "マイナス十二": the sign says that it is one
  if (numeral.value < 0) return true
  if (context.language === 'kor') return isKoreanNumber(context, numeral)
  // a run of characters without blanks: several characters make a number, one only where the tokenizer cut there
  const kindBefore = start === 0 ? Kind.space : kinds[before]!
  if (attached || (kindBefore >= Kind.han && kindBefore <= Kind.thai)) {
    // "三・一四" has digits behind its point; "一・二年生" are two years
    if (context.language === 'jpn' && isJapaneseCount(text, numeral)) return true
    return numeral.words > 1
      ? !(numeral.value < 10) || (kind === 'cardinal' && numeral.value % 1 !== 0 && numeral.words > 3)
      : context.language !== 'jpn' && isToken(context, start, end)
  }
  return true
}

/** Characters around a number that is the whole text. */
const WIDEST_MARGIN = 3

/** "sechzehn", " un ": where nothing else is written a word for a number is meant as one. */
function isWholeText(text: string, start: number, end: number): boolean {
  if (start > WIDEST_MARGIN || text.length - end > WIDEST_MARGIN) return false
  return text.slice(0, start).trim() === '' && text.slice(end).trim() === ''
}

/** Digits of a number right behind the name of a thing that say that it is the thing's: "order 12 pizzas", "invoice 20418". */
const LEAST_REFERENCE = 5
/** With so many it is, too, where nothing follows that it could count. */
const LEAST_UNCOUNTED = 4
/** Digits of a number with a zero in front that counts nothing: a postcode, the number of a form. */
const LEAST_PADDED = 5

/** "artículo 6.1" */
const subsection = /^\d{1,3}(?:\.\d{1,3}){1,3}$/u

/** "Article 6(1)" */
function isParagraph(text: string, start: number, end: number): boolean {
  return text.charCodeAt(start - 1) === 40 && text.charCodeAt(end) === 41 && end - start < 3 && isDigit(text.charCodeAt(start - 2))
}

/** Minutes behind which a half of a match is played on. */
const stoppage = /^(?:['’′.]|e|º|ª)?\+\d{1,2}(?!\d)/u
const stopped = /(?<!\d)(?:45|90|105|120)(?:['’′.]|e|º|ª)?\+$/u
const stoppageAsOne = /^(?:45|90|105|120)(?:e\+\d{1,2})?$/u

/** "90'+2", "45+1", "90e+2" */
function isStoppage(text: string, start: number, end: number): boolean {
  if (text.charCodeAt(start - 1) === 43) return stopped.test(text.slice(Math.max(0, start - 6), start))
  if (end - start > 6) return false
  const written = text.slice(start, end)
  return stoppageAsOne.test(written) && (written.includes('e') || stoppage.test(text.slice(end, end + 6)))
}

/** Numbers that point at something: "№ 4471", "order no. 4471", "Bestellnummer 4471", "Flat 14, ...", "04109". */
function isReference({ text, language }: PatternContext, start: number, end: number, value: number): boolean {
  for (let at = start; at < end; at++) {
    if (digitValues[text.charCodeAt(at)]! < 0) return subsection.test(text.slice(start, end)) && referenceBefore(text, start, language) === 'place'
  }
  if (digitValues[text.charCodeAt(start)] === 0 && end - start >= LEAST_PADDED) return true
  const before = text.charCodeAt(start - 1)
  if (before === 0x2116 || (isBlank(before) && text.charCodeAt(start - 2) === 0x2116)) return true
  const reference = referenceBefore(text, start, language)
  if (reference === 'flat') return /^(?:$|[,.;)\n])/u.test(text.slice(end, end + 1))
  // "In the room 12 people waited"
  if (reference === 'place' || reference === 'label' || isTrain(text, start, end)) {
    const behind = wordBehind(text, end)
    return behind === '' || isPlaceWord(behind, language) || !isCounted(behind, value, language)
  }
  if (isReported(text, start)) return true
  if (reference === 'thing' && end - start >= LEAST_UNCOUNTED && end - start < LEAST_REFERENCE) {
    const next = wordBehind(text, end)
    return next === '' || (!isCounted(next, value, language) && !isCapital(next, 0))
  }
  return reference === 'numbered-thing' || (reference === 'thing' && end - start >= LEAST_REFERENCE)
}

const train = /(?:^|[^\p{L}\p{N}])\p{Lu}{2,4} $/u
const capitals = /\p{Lu}{2} \p{Lu}{2,4} $|^ \p{Lu}{2}/u

/** "ICE 623", "BMW 320", "IC 3512": behind a short word in capitals, where not everything has them. */
function isTrain(text: string, start: number, end: number): boolean {
  if (end - start < 2 || end - start > 5) return false
  const before = text.slice(Math.max(0, start - 12), start)
  return train.test(before.slice(-6)) && !capitals.test(before) && !capitals.test(text.slice(end, end + 3))
}

/** The word in small letters or with a capital that stands a blank behind a number; empty without one. */
function wordBehind(text: string, end: number): string {
  return /^[ \u00a0](\p{L}{1,24})/u.exec(text.slice(end, end + 26))?.[1] ?? ''
}

const report = /\[\d{4}\](?: \d{1,2})? \p{Lu}[\p{L}.]{0,8}(?: \p{Lu}[\p{L}.]{0,6})? $/u
const LONGEST_REPORT = 32

/** "[1932] AC 562": the page of a law report behind its year. */
function isReported(text: string, start: number): boolean {
  return isBlank(text.charCodeAt(start - 1)) && report.test(text.slice(Math.max(0, start - LONGEST_REPORT), start))
}

/** Words for thirds and smaller parts that are neither ordinals nor things: "ein Drittel mehr", "एक तिहाई लोग". */
const ownFractions: Readonly<Record<string, RegExp>> = {
  deu: /(?<!vier)teln?$/iu,
  hin: /(?:तिहाई|चौथाई)$/u,
  swe: /del(?:ar)?$/u,
  dan: /del(?:e)?$/u,
  nob: /del(?:er)?$/u,
  nno: /del(?:ar)?$/u
}

function isOnlyFraction({ text, language }: PatternContext, { start, end }: Numeral): boolean {
  return ownFractions[language]?.test(text.slice(start, end)) === true
}

/** "a third of", "un tiers", "a fifth.": not "a third man". */
function isFractionOf(text: string, end: number): boolean {
  const follow = /^\s?(\p{L}*)/u.exec(text.slice(end, end + 8))?.[1]?.toLowerCase()
  return follow === '' || ofWords.has(follow!)
}

const ofWords = new Set("of de des du d del di da do dos das della dei delle dello von der av af van på som d'".split(' '))

/** "2-1", "3:0", "112-98": the halves of a score; where the second is larger it may be a range. */
function isScore(text: string, start: number, end: number): boolean {
  if (end - start > 3) return false
  const after = isScoreSign(text.charCodeAt(end)) && isAnyDigit(text.charCodeAt(end + 1)) ? digitsFrom(text, end + 1) : ''
  const before = isScoreSign(text.charCodeAt(start - 1)) && isAnyDigit(text.charCodeAt(start - 2)) ? digitsUpTo(text, start - 1) : ''
  const value = plainDigits(text.slice(start, end))
  if (value.length === 1 && (after.length === 1 || before.length === 1)) return true
  return (after !== '' && after.length < 4 && Number(after) < Number(value)) || (before !== '' && before.length < 4 && Number(before) > Number(value))
}

function isScoreSign(code: number): boolean {
  return code === 45 || code === 0x2013 || code === 0xff0d || code === 58
}

/** The digits at `start`, at most four of them; empty where more than digits follow. */
function digitsFrom(text: string, start: number): string {
  return plainDigits(
    /^\p{Nd}{1,4}(?!\p{Nd}|(?![\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}])\p{L}|[.,/:-]\p{Nd})/u.exec(text.slice(start, start + 6))?.[0] ?? ''
  )
}

function digitsUpTo(text: string, end: number): string {
  const written = /(?<!\p{Nd}|(?![\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}])\p{L}|\p{Nd}[.,/:-])\p{Nd}{1,4}$/u.exec(
    text.slice(Math.max(0, end - 6), end)
  )
  return plainDigits(written?.[0] ?? '')
}

/** Digits of any script as those of ASCII. */
function plainDigits(written: string): string {
  return written.replace(/\P{ASCII}/gu, (digit) => String(digitValues[digit.charCodeAt(0)]!))
}

function isAnyDigit(code: number): boolean {
  return digitValues[code]! >= 0
}

/** Characters of a number of a section with what follows it. */
const LONGEST_SECTION = 24
const section = /^\d{1,3}(?:\.\d{1,3}){1,4}\.?[ \t\u00a0]{1,3}\p{Lu}/u
const item = /^\d{1,3}[.)][ \t\u00a0]{1,3}[\p{L}"“«„]/u

/** "4.2 Term", "1. Scope": the number of a section or of an item of a list, at the head of its line. */
function isNumbering({ text, language }: PatternContext, start: number): boolean {
  if (!startsLine(text, start)) return false
  const head = text.slice(start, start + LONGEST_SECTION)
  if (section.test(head)) return true
  if (!item.test(head)) return false
  return isCountedOn(text, start) || (titledItem.test(head) && (!writesPoints(language) || isHeading(text, start)))
}

const titledItem = /^\d{1,2}[.)][ \t\u00a0]{1,3}["“«„]?\p{Lu}/u
const LONGEST_HEADING = 60

/** Whether a place begins a short line without a stop that is not the only one; a number with a point may be an ordinal ("3. Platz für Anna."). */
function isHeading(text: string, start: number): boolean {
  const line = text.slice(start, start + LONGEST_HEADING + 1).split(/[\n\r]/u, 1)[0]!
  if (start < 2 && line.length === text.length - start) return false
  return line.length <= LONGEST_HEADING && !/[.!?]\s*$/u.test(line)
}

/** Lessons by their number in the day, in languages that write ordinals with a point: "3. Std. Mathe". */
const lessons: Readonly<Partial<Record<PatternContext['language'], RegExp>>> = {
  deu: /^\.? (?:Std\b|(?:Schul|Unterrichts)?[Ss]tunde(?!\p{L}))/u,
  pol: /^\.? (?:lekcja|lekcji|lekcję|godz\. lekcyjna)(?!\p{L})/u
}

function isLesson({ text, language }: PatternContext, { start, end, kind }: Numeral): boolean {
  const isPointed = text.charCodeAt(end - 1) === 46 || text.charCodeAt(end) === 46
  return end - start <= 3 && (kind === 'ordinal' || isPointed) && isPointed && lessons[language]?.test(text.slice(end, end + 24)) === true
}

/** Whether only blanks and marks of lists stand before a place on its line. */
function startsLine(text: string, start: number): boolean {
  let at = start
  while (at > 0 && start - at < 6 && /[ \t\u00a0*•§#-]/.test(text.charAt(at - 1))) at--
  return at === 0 || text.charCodeAt(at - 1) === 10 || text.charCodeAt(at - 1) === 13
}

/** Characters of the items before and behind one that are looked through. */
const LONGEST_ITEM = 600
const itemHead = /(?:^|[\n\r]) {0,4}(\d{1,3})[.)][ \t\u00a0]/gu

/** Whether a line near by begins with the number after or before this one: "3. Platz" alone is a rank. */
function isCountedOn(text: string, start: number): boolean {
  const own = Number.parseInt(text.slice(start, start + 3), 10)
  const around = text.slice(Math.max(0, start - LONGEST_ITEM), start + LONGEST_ITEM)
  for (const [, number] of around.matchAll(itemHead)) if (Math.abs(Number(number) - own) === 1) return true
  return false
}

/** Variants of products behind the number of their kind: "the 737 Max". */
const variant = /^[ \u00a0-](?:MAX|Max|Pro|PRO|Plus|Ultra|Mini|Neo|neo|Lite|SE|GT|GTI|GTS|RS|Turbo|Dreamliner|XWB)(?![\p{L}\p{N}])/u

function isVariant(text: string, end: number): boolean {
  return variant.test(text.slice(end, end + 12))
}

/** "the 2024 Olympics", "the 2022 report", "Agenda 2030", "2023 waren es": four digits without a separator that are a year. */
function isYear({ start, end, value }: Numeral, { text, language }: PatternContext): boolean {
  if (end - start !== 4 || !(value > 1899 && value < 2100)) return false
  const bare = bareYear(text, start, language)
  if (bare !== undefined) return bare !== 'count'
  if (!isDigit(text.charCodeAt(start + 1))) return false
  if (isBlank(text.charCodeAt(end)) && isCapital(text, end + 1)) return !isCounted(wordBehind(text, end), value, language)
  const before = wordBefore(text, start)
  return before !== '' && (isName(before, text, start, language) || (language === 'eng' && determiners.has(before.toLowerCase()) && startsWord(text, end)))
}

/** Before a year in English; a number of things so large is written with a comma. */
const determiners = new Set(['the', 'this', 'its', 'their', 'our', 'his', 'her', 'my', 'your'])

function startsWord(text: string, end: number): boolean {
  return isBlank(text.charCodeAt(end)) && continuesWord(text.charCodeAt(end + 1))
}

const camelCase = /\p{Ll}\p{Lu}/u
/** Verbs behind a name in one. */
const verbs = new Set('is was has ist war hat est es è é är er jest był'.split(' '))

/** Whether the word before the number at `start` is a name in the midst of a sentence, which the number ends: "an Xperia 10 this week". */
export function endsName(text: string, start: number, language: PatternContext['language']): boolean {
  const before = wordBefore(text, start)
  return camelCase.test(before) || isName(before, text, start, language)
}

/** Words that a number does not count: those for when, where and until; not those for "of", which take some out of many. */
const wordsBehindNames = perLanguage((language) => {
  const { at = '', on = '', to = '', for: goal = '', modifier = '', beforeOrAfter = '', of = '', from = '' } = temporalWords[language]
  const partitive = new Set(`${of}|${from}`.split('|'))
  return new Set([at, on, to, goal, modifier, beforeOrAfter].flatMap((list) => list.split('|')).filter((word) => word !== '' && !partitive.has(word)))
})

/** Whether the word behind a number is a preposition of time, of place or of purpose, which no number counts. */
export function countsNothing(text: string, end: number, language: PatternContext['language']): boolean {
  const word = wordBehind(text, end)
  return wordsBehindNames(language).has(word) || placeWords(language).has(word)
}

const placeWords = perLanguage((language) => {
  const { in: within = '' } = temporalWords[language]
  return new Set(within.split('|').filter((word) => word !== '' && !ofWords.has(word)))
})

/** "Windows 11.", "Apollo 13 was", "iPhone 15": what a name ends with. */
function isLabel({ start, end }: Numeral, { text, language }: PatternContext): boolean {
  if (end - start > 3) return false
  const before = wordBefore(text, start)
  if (camelCase.test(before)) return true
  const behind = wordBehind(text, end)
  if (!verbs.has(behind) && !wordsBehindNames(language).has(behind) && !/^(?:$|[.,;:!?)\]"”»](?!\d))/u.test(text.slice(end, end + 2))) return false
  return isName(before, text, start, language)
}

/** Whether the word before the number at `start` is a name by its capital: not the first of its sentence, and not in German, where all nouns have one. */
function isName(word: string, text: string, start: number, language: PatternContext['language']): boolean {
  if (language === 'deu' || word.length < 3 || !isCapital(word, 0) || isCapital(word, 1)) return false
  const from = start - 1 - word.length
  const last = text.charCodeAt(from - 2)
  return from > 1 && isBlank(text.charCodeAt(from - 1)) && (last === 44 || continuesWord(last))
}

/** "Praça dos Três Poderes": capitals in the middle of a sentence. */
function isPartOfName(text: string, start: number, end: number, language: PatternContext['language']): boolean {
  if (language === 'deu') return false
  if (!isCapital(text, start) || isCapital(text, start + 1) || start < 2 || !isBlank(text.charCodeAt(start - 1))) return false
  return continuesWord(text.charCodeAt(start - 2)) && isBlank(text.charCodeAt(end)) && isCapital(text, end + 1)
}

function isCapital(text: string, index: number): boolean {
  const code = text.charCodeAt(index)
  return index < text.length && lower[code] !== code
}

/** Letters of India: digits among them belong to names and abbreviations. */
function isIndic(code: number): boolean {
  return code >= 0x900 && code < 0xe00 && continuesWord(code)
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57
}
