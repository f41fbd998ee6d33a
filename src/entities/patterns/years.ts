/**
 * Four digits that are a year though nothing of a date stands beside them: "2023 waren es", "baute 2022 in Amberg", "Revenue 2023: $4bn". What they are not is a count: "1984
 * people", "about 2000", "2048 MB".
 */
import { Kind, kinds, lower } from '../../core/characters.js'
import type { EntityLanguage } from '../languages.js'
import { countsThings, knowsCountedNouns, ROUND } from './counted.js'
import { isBesideEvent } from './event-words.js'
import { digitValues } from './quantities/digits.js'
import { isBlank, wordBefore } from './quantities/word-lookup.js'
import { temporalWords } from './temporal/languages.js'

const FIRST_YEAR = 1900
const LAST_YEAR = 2099
/** From here on beside what began or ended in it. */
const FIRST_EVENT_YEAR = 1500
const DIGITS = 4

/** Articles of one year; what is counted has those of the plural. */
const singularArticles: Readonly<Partial<Record<EntityLanguage, string>>> = {
  cat: 'el del al',
  ell: 'το του',
  ita: 'il del nel dal al sul',
  por: 'o do no ao',
  spa: 'el del al'
}

/** Units without a type of their own, as they are written everywhere. */
const unit =
  /^[ \u00a0\u202f]?(?:[°²³%‰]|(?:kg|g|mg|t|ml|cl|dl|l|hl|ha|W|kW|MW|GW|Wh|kWh|MWh|GWh|J|kJ|kcal|cal|V|kV|A|mAh|Ah|Hz|kHz|MHz|GHz|bar|mbar|hPa|Pa|PS|hp|bhp|KM|CV|ch|cc|ccm|Nm|rpm|KB|MB|GB|TB|kbps|Mbps|px|dpi|ppm|lb|lbs|oz|qm|sqm|m|km|cm|mm|ft)(?![\p{L}\p{N}]))/u

/** The start of an amount behind what it belongs to: "2021 £4.1m", "2023: 4,5 Mio.", "2023 – 3,1 mln". */
const amountBehind =
  /^(?:[ \u00a0]?[:=–—-])?[ \u00a0]{0,2}(?:[-+]?\p{Sc}|(?:EUR|USD|GBP|CHF|SEK|NOK|DKK|PLN|CZK|HUF|RON|JPY|INR|Rs\.?|kr\.?) ?\d|[-+]?\d{1,3}(?:[.,]\d|[ \u00a0]\p{Ll}))/u
/** Signs between a year and what it was in it. */
const labelled = /^[ \u00a0]?[:=][ \u00a0]{1,2}\S/u
const wordBehind = /^[ \u00a0]([\p{L}\p{M}][\p{L}\p{M}-]{0,30})/u
/** What may stand right behind a year. */
const edge = /^(?:$|[\s,;:!?)\]"”»“’'…]|\.(?!\d)|[–—](?!\d))/u

const approximators = new Map<EntityLanguage, readonly string[]>()

/** What makes a count of the number behind it: "about", "more than", "über". */
function approximatorsOf(language: EntityLanguage): readonly string[] {
  let known = approximators.get(language)
  if (known === undefined) {
    const { moreThan = '', approximately = '' } = temporalWords[language]
    known = [...new Set(`${moreThan}|${approximately}`.split('|'))].filter((phrase) => phrase !== '').map((phrase) => ` ${phrase}`)
    approximators.set(language, known)
  }
  return known
}

const LONGEST_PHRASE = 24

function isApproximate(text: string, start: number, language: EntityLanguage): boolean {
  if (!isBlank(text.charCodeAt(start - 1))) return false
  const before = ` ${text.slice(Math.max(0, start - LONGEST_PHRASE), start - 1).toLowerCase()}`
  return approximatorsOf(language).some((phrase) => before.endsWith(phrase))
}

function isSmall(word: string): boolean {
  const code = word.charCodeAt(0)
  return word !== '' && lower[code] === code && kinds[code] === Kind.letter
}

/** Whether four digits at a place, and no more, could be a year. */
export function looksLikeYear(text: string, start: number): boolean {
  const value = valueAt(text, start)
  return value >= FIRST_YEAR && value <= LAST_YEAR
}

/** What four digits are: `dated` where what stands around them says so, `year` where nothing says that they count, `count` where what follows is counted. */
export type BareYear = 'dated' | 'year' | 'count' | undefined

/** What the digits at `start` are. Looks at a bounded stretch around them. */
export function bareYear(text: string, start: number, language: EntityLanguage): BareYear {
  const value = valueAt(text, start)
  if (value < FIRST_EVENT_YEAR || value > LAST_YEAR) return undefined
  const end = start + DIGITS
  const before = text.charCodeAt(start - 1)
  const opens = start === 0 || isBlank(before) || before === 10 || before === 40
  const behind = text.slice(end, end + 36)
  if (unit.test(behind)) return value < FIRST_YEAR ? undefined : 'count'
  if (!opens || !edge.test(behind)) return undefined
  const previous = wordBefore(text, start)
  // "12 2013", "about 2000"
  if (digitValues[previous.charCodeAt(0)]! >= 0 || isApproximate(text, start, language)) return undefined
  const word = wordBehind.exec(behind)?.[1] ?? ''
  if (isBesideEvent(previous, word, language)) return 'dated'
  if (value < FIRST_YEAR) return undefined
  const isRound = value % ROUND === 0
  // "2024 marks the start": an English verb looks like a plural
  const mayBeVerb = language === 'eng' && !isRound && opensPhrase(text, start)
  if (word !== '' && countsThings(word, language, mayBeVerb)) return 'count'
  if (amountBehind.test(behind)) return 'dated'
  const ofOne = singularArticles[language]?.split(' ').includes(previous.toLowerCase()) === true
  if (ofOne && (word === '' || isSmall(word))) return 'dated'
  if (!knowsCountedNouns(language)) return labelled.test(behind) ? 'year' : undefined
  if (isRound) return undefined
  const goesOn = isSmall(word) || (language === 'deu' && word !== '' && isSmall(previous))
  return goesOn && (isSmall(previous) || opensPhrase(text, start)) ? 'dated' : 'year'
}

/** Value of four digits of any script with no digit before or behind them; 0 for anything else. */
function valueAt(text: string, start: number): number {
  let value = 0
  for (let at = start; at < start + DIGITS; at++) {
    const digit = at < text.length ? digitValues[text.charCodeAt(at)]! : -1
    if (digit < 0) return 0
    value = value * 10 + digit
  }
  return start + DIGITS < text.length && digitValues[text.charCodeAt(start + DIGITS)]! >= 0 ? 0 : value
}

/** Whether a sentence or a phrase begins at a place. */
function opensPhrase(text: string, start: number): boolean {
  return start === 0 || /[.,;:!?\n(–—-]$/u.test(text.slice(Math.max(0, start - 3), start).replace(/[ \u00a0]+$/u, ''))
}
