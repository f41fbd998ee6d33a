/** Looks around a number for what it counts. */
import { isAsciiLetter, Kind, kinds, lower } from '../../../core/characters.js'
import { andWords } from '../../../core/words/and-words.js'
import type { EntityLanguage } from '../../languages.js'
import type { PatternContext } from '../context.js'
import { isMoneyBefore } from './names-before.js'
import { isAlphabetic, type Numeral } from './numeral.js'
import type { UnitLexicon, UnitWord } from './unit-lexicon.js'
import { continuesWord, isBlank, isWordEnd } from './word-lookup.js'

export interface UnitFound {
  readonly word: UnitWord
  readonly start: number
  readonly end: number
}

/** Words between the parts of one amount. */
export const connectors: ReadonlySet<string> = new Set([...andWords, ...'con com în si'.split(' ')])

const LONGEST_ENDING = 5

const LEAST_ADJECTIVE = 5
const LONGEST_ADJECTIVE = 20

/** The longest unit behind the number, skipping one adjective between them where it can only be money ("10 pakistanske rupier"); or undefined. */
export function longestUnit(text: string, numeral: Numeral, lexicon: UnitLexicon): UnitFound | undefined {
  const unit = unitAt(text, numeral, lexicon, numeral.end)
  if (unit !== undefined || (numeral.weak && numeral.value === 1) || numeral.kind === 'ordinal' || !isBlank(text.charCodeAt(numeral.end))) return unit
  const particle = particleEnd(text, numeral.end + 1)
  // "1/4 de milla", "medio de kilómetro"
  if (particle > 0 && (numeral.value >= 1e6 || numeral.kind === 'fraction' || text.slice(numeral.start, numeral.end).includes('/'))) {
    const found = unitAt(text, numeral, lexicon, particle)
    return found?.word.currency !== undefined || found?.word.length ? { ...found, start: numeral.end + 1 } : undefined
  }
  if (!lexicon.adjectives || numeral.kind !== 'cardinal') return undefined
  let end = numeral.end + 1
  while (end <= numeral.end + LONGEST_ADJECTIVE && isAlphabetic(text.charCodeAt(end))) end++
  if (end - numeral.end <= LEAST_ADJECTIVE || end > numeral.end + LONGEST_ADJECTIVE || !isBlank(text.charCodeAt(end))) return undefined
  const found = unitAt(text, numeral, lexicon, end)
  const money = found?.word.currency === 'major' && found.end - found.start > 2 && isAlphabetic(text.charCodeAt(found.start))
  return money ? { ...found, start: numeral.end + 1 } : undefined
}

/** End of the particle between a fraction or a million and what there are so much of, in the Romance languages ("milions d'euros"), or 0. */
function particleEnd(text: string, start: number): number {
  const first = text.charCodeAt(start) | 32
  if (first !== 100) return 0
  const second = text.charCodeAt(start + 1)
  if (second === 0x27 || second === 0x2019) return start + 2
  const vowel = second | 32
  return (vowel === 101 || vowel === 105) && isBlank(text.charCodeAt(start + 2)) ? start + 3 : 0
}

function unitAt(text: string, numeral: Numeral, lexicon: UnitLexicon, from: number): UnitFound | undefined {
  let start = from
  while (start < from + 2 && isBlank(text.charCodeAt(start))) start++
  // "3-inch", "four-mile"
  if (text.charCodeAt(start) === 45 && start === from && continuesWord(text.charCodeAt(start + 1))) start++
  const first = text.charCodeAt(start)
  if (!(start < text.length)) return undefined
  if (first === 0x27 || first === 0x22 || first === 0x2032 || first === 0x2033 || first === 0x2019) return quotedUnit(text, start, numeral)
  if (!lexicon.after.starts(first)) return undefined
  let best: UnitFound | undefined
  lexicon.after.walk(text, start, (word, end) => {
    const code = text.charCodeAt(end - 1)
    // "550 μ.Χ."
    if (code === 46 && !isWordEnd(text, end)) return
    if (!isAlphabetic(code) && kinds[code] !== Kind.letter && kinds[code] !== Kind.mark) {
      best = { word, start, end }
      return
    }
    if (word.capitals && !isCapital(text, start, end)) {
      if (!word.length && !word.percent) return
      word = word.length ? { length: true } : { percent: true }
    }
    // "M" is no metre
    if (word.currency === 'minor' && end - start === 1 && isCapital(text, start, end)) return
    if (word.length && (end - start === 1 || text.slice(start, end) === 'MM') && isCapital(text, start, end)) return
    if (isWordEnd(text, end) || !needsEnd(code)) {
      if (!isDigit(text.charCodeAt(end)) || !isAlphabetic(code)) best = { word, start, end }
    } else if (word.stem) {
      let stop = end
      while (stop <= end + LONGEST_ENDING && continuesWord(text.charCodeAt(stop))) stop++
      if (stop <= end + LONGEST_ENDING) best = { word, start, end: stop }
    }
  })
  return best !== undefined && belongsToNext(text, numeral, best) ? undefined : best
}

/** "USD 20 EUR 30": a sign or code apart from this number and close to the next one. */
function belongsToNext(text: string, { start: first, end: from, written }: Numeral, { word, start, end }: UnitFound): boolean {
  // "A$5": the letter is a word for one, too
  if (word.currency === undefined || (start === from && written === 'digits')) return false
  const sign = kinds[text.charCodeAt(end - 1)] === Kind.currency
  if (!sign && (end - start !== 3 || !isAsciiLetter(text.charCodeAt(start)))) return false
  if (!isDigit(text.charCodeAt(end)) && (!isBlank(text.charCodeAt(end)) || !isDigit(text.charCodeAt(end + 1)) || text.charCodeAt(end) === 10)) return false
  return !closesColumn(text, first, end, text.slice(start, end))
}

const nextAmount = /[ \u00a0\u202f]?\d[\d.,'’]{0,20}[ \u00a0\u202f]?/y

/** "18,90 € 18,90 €": the next number has the same sign behind it, and this one none before it. */
function closesColumn(text: string, first: number, end: number, sign: string): boolean {
  nextAmount.lastIndex = end
  return (
    nextAmount.test(text) &&
    text.startsWith(sign, nextAmount.lastIndex) &&
    !text
      .slice(Math.max(0, first - sign.length - 1), first)
      .trimEnd()
      .endsWith(sign)
  )
}

/** Korean particles follow without a blank; Chinese, Japanese and Thai words do anyway. */
function needsEnd(code: number): boolean {
  return kinds[code] === Kind.letter || kinds[code] === Kind.mark ? code < 0xac00 || code > 0xd7a3 : false
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57
}

function isCapital(text: string, start: number, end: number): boolean {
  for (let index = start; index < end; index++) if (lower[text.charCodeAt(index)] !== text.charCodeAt(index)) return true
  return false
}

/** `5'`, `5''`, `5'10"`: only where no quotation can be meant. */
function quotedUnit(text: string, start: number, numeral: Numeral): UnitFound | undefined {
  if (start !== numeral.end || numeral.written !== 'digits') return undefined
  const first = text.charCodeAt(start)
  const second = text.charCodeAt(start + 1)
  if (first === 0x2032 || first === 0x2033) return { word: { length: true }, start, end: start + 1 }
  if (first === 0x27 && second === 0x27) return { word: { length: true }, start, end: start + 2 }
  if (first === 0x22) return isDigit(text.charCodeAt(0)) && numeral.start === 0 ? { word: { length: true }, start, end: start + 1 } : undefined
  let index = start + 1
  while (isDigit(text.charCodeAt(index)) && index < start + 3) index++
  const close = text.charCodeAt(index)
  return index > start + 1 && (close === 0x22 || close === 0x2033 || close === 0x201d) ? { word: { length: true }, start, end: index + 1 } : undefined
}

/** Start of the currency sign or code that stands before the number, or -1. */
export function currencyBefore(text: string, start: number, bound: number, lexicon: UnitLexicon, language: EntityLanguage): number {
  let end = start
  while (end > start - 2 && end > bound && isBlank(text.charCodeAt(end - 1))) end--
  if (end <= bound) return -1
  const sign = text.charCodeAt(end - 1)
  if (kinds[sign] === Kind.currency || sign === 0xffe5 || sign === 0xff04) return signStart(text, end - 1, bound, lexicon)
  return wordBefore(text, end, bound, lexicon, (word, raw) => {
    const capitals = lexicon.before.get(word)
    return capitals === undefined ? isMoneyBefore(raw, text, start, end === start, language) : !capitals || raw === raw.toUpperCase()
  })
}

/** What stands before a sign of many dollars, and before that of yuan and yen. */
const dollars = /^(?:us|usd|au|aud|a|c|ca|cad|hk|hkd|nt|nz|nzd|s|sg|sgd|r|mx|mxn|cn)$/
const yuan = /^(?:cn|jp)$/

/** Takes in what belongs to the sign: "US$", "C $", "-$". */
function signStart(text: string, at: number, bound: number, lexicon: UnitLexicon): number {
  let begin = at
  if (begin - 1 >= bound && isBlank(text.charCodeAt(begin - 1))) begin--
  let index = begin
  while (index > bound && index > begin - 3 && isAlphabetic(text.charCodeAt(index - 1))) index--
  const free = index <= bound || !continuesWord(text.charCodeAt(index - 1))
  if (index < begin && free) {
    const letters = text.slice(index, begin).toLowerCase()
    const sign = text.charAt(at)
    if (lexicon.before.has(letters + sign) || ('$＄'.includes(sign) ? dollars : yuan).test(letters)) {
      // "a $5 note", "it cost us $5": a word is no part of it
      const raw = text.slice(index, begin)
      if (begin === at || raw === raw.toUpperCase() || letters.length > 2 || letters === 'c') return index
      // text in small letters throughout: "us $ 10", "hk $10"
      if (letters.length === 2 && !'auca'.includes(letters) && (letters !== 'us' || isBlank(text.charCodeAt(at + 1)))) return index
    }
  }
  const minus = text.charCodeAt(at - 1)
  if ((minus === 45 || minus === 0x2212) && at > bound && (at < 2 || isBlank(text.charCodeAt(at - 2)))) return at - 1
  return at
}

function wordBefore(text: string, end: number, bound: number, lexicon: UnitLexicon, accept: (word: string, raw: string) => boolean): number {
  const last = text.charCodeAt(end - 1)
  // words of scripts without blanks: the longest that ends here
  if (kinds[last]! >= Kind.han && kinds[last]! <= Kind.thai) {
    for (let from = Math.max(bound, end - lexicon.longestBefore); from < end; from++) {
      const raw = text.slice(from, end)
      if (accept(raw, raw)) return from
    }
    return -1
  }
  let index = end
  while (index > bound && index > end - 9) {
    const code = text.charCodeAt(index - 1)
    if (!continuesWord(code) && !(code === 46 && index === end) && code !== 0x24) break
    index--
  }
  if (index === end || index <= end - 9) return -1
  const raw = text.slice(index, end)
  return accept(raw.toLowerCase(), raw) && (index === 0 || !continuesWord(text.charCodeAt(index - 1))) ? index : -1
}

/** Start of a percent word or sign before the number ("%100", "yüzde yüz", "百分之五"), or -1. */
export function percentBefore(text: string, start: number, bound: number, lexicon: UnitLexicon): number {
  if (lexicon.percentBefore.size === 0) return -1
  let end = start
  while (end > start - 2 && end > bound && isBlank(text.charCodeAt(end - 1))) end--
  if (end <= bound) return -1
  if (text.charCodeAt(end - 1) === 37) return lexicon.percentBefore.has('%') && !isDigit(text.charCodeAt(end - 2)) ? end - 1 : -1
  return wordBefore(text, end, bound, lexicon, (word) => lexicon.percentBefore.has(word))
}

const followers: readonly string[] =
  "squar|cub|carré|carrée|cuadrad|cúbic|quadrad|quadrat|cubi|pătraț|patrat|مربع|مكعب|مکعب|persegi|kubik|vuông|khối|kare|küp|per |per-|pro |par heure|par seconde|por hora|por segundo|al secondo|al minuto|all'ora|à l'heure|a l'heure|an hour|a second|orari|в час|в секунду|за годину|за секунду|na godzinę|na sekundę|i timmen|i timen|pr |por minuto|tunnissa|sekunnissa|óránként|/|²|³|·|\\^".split(
    '|'
  )

/** Whether what stands around it makes an area, a volume or a speed of the length; `start` is that of its number. */
export function areaOrSpeed(text: string, start: number, end: number): boolean {
  if (/[時时]速|秒速|分速|시속/.test(text.slice(Math.max(0, start - 4), start))) return true
  let index = end
  while (index < end + 2 && isBlank(text.charCodeAt(index))) index++
  // "m2", but not "3フィート2インチ"
  if (index === end && isDigit(text.charCodeAt(end)) && text.charCodeAt(end - 1) < 0x2e80) return true
  const follow = text.slice(index, index + 12).toLowerCase()
  return followers.some((word) => follow.startsWith(word))
}

/** End of "千分之三", "百分の五", "3.5ポイント", or -1: so many in a thousand, points of a percentage, which have decimals where scores have none. */
export function shareEnd({ text, language }: PatternContext, { kind, start, end, value }: Numeral): number {
  if (language === 'zho' && kind === 'fraction' && /^[千万萬亿億]{1,2}分之/u.test(text.slice(start, start + 4))) return end
  if (language === 'jpn' && kind === 'fraction' && /^百 ?分の(?![一1１](?!\p{Nd}|[,.十百千万点・]))/u.test(text.slice(start, start + 7))) return end
  return language === 'jpn' && value % 1 !== 0 && Math.abs(value) < 100 && text.startsWith(POINTS, end) ? end + POINTS.length : -1
}

const POINTS = 'ポイント'
