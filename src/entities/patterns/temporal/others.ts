/** What is written like a date and is none, by what stands around it. */
import { Kind, kinds } from '../../../core/characters.js'
import type { EntityLanguage } from '../../languages.js'
import { isAge } from './ages.js'
import { isHalfOfMatch } from './halves.js'
import { isMeal } from './meals.js'
import { isInChineseName, isQuotedTitle } from './names.js'
import { isSaintOfPlace } from './saints.js'

const pair = /^(\d{4})[-–—](\d{4})$/u

/** "2025-1187": a range of years never goes back; it is a year and a running number. */
function goesBack(written: string): boolean {
  const [, first, second] = pair.exec(written) ?? []
  return first !== undefined && second !== undefined && Number(second) < Number(first)
}

/** Months that are given names, in the languages that write both with a capital. */
const namesInCapitals = new Set('april may june august'.split(' '))
/** The same where months have small letters. */
const namesAmongSmall: Readonly<Partial<Record<EntityLanguage, ReadonlySet<string>>>> = {
  spa: new Set(['julio', 'abril']),
  cat: new Set(['abril']),
  fra: new Set(['avril']),
  por: new Set(['abril'])
}
const capitalised: ReadonlySet<EntityLanguage> = new Set<EntityLanguage>(['eng', 'deu', 'swe', 'dan', 'nob', 'nno', 'nld'])

/** Characters of a surname with what stands before it. */
const REACH = 48
const surnameBefore = /(?<![\p{L}\p{M}\d])\p{Lu}[\p{L}\p{M}'’-]+, $/u
/** The surname begins its line or what stands between two semicolons. */
const headOfEntry = /(?:^|[\n;•*\t]|\d[.)]) ?\p{Lu}[\p{L}\p{M}'’-]+(?: \p{Lu}[\p{L}\p{M}'’-]+)?, $/u
const entryEnd = /^ ?(?:$|[\n\r;(\t]|\p{Lu}\.)/u

/** "Cortázar, Julio", "Smith, April (2004)": behind a surname at the head of an entry. */
function isGivenName(text: string, start: number, end: number, language: EntityLanguage): boolean {
  const word = text.slice(start, end)
  const before = text.slice(Math.max(0, start - REACH), start)
  if (!/^\p{Lu}/u.test(word) || !before.endsWith(', ')) return false
  if (namesAmongSmall[language]?.has(word.toLowerCase())) return surnameBefore.test(before)
  if (!capitalised.has(language) || !namesInCapitals.has(word.toLowerCase())) return false
  return headOfEntry.test(start > REACH ? ` ${before}` : before) && entryEnd.test(text.slice(end, end + 4))
}

/** Before a day of the month in Chinese: words of grammar, verbs of being and going, what days are counted from. */
const beforeChineseDay = new Set('们我你您他她它在于是从自到至和与跟或及、，。月日天周的了就这那本下上每今明后前年初改将定离等为為於從與於號号月份')
/** Behind a number of a house, a line or a gate. */
const behindChineseNumber = new Set('线線楼樓门門馆館院机機厅廳室厂廠店站桥橋井球车車房床仓倉库庫坑墓选選种種文令')

/** The same in two or three characters, of which the first begins other words, too. */
const chineseThing =
  /^(?:会议室|會議室|会议厅|教室|办公室|辦公室|展厅|展廳|窗口|病房|登机口|登機口|出口|入口|公路|高速|文件|公告|台风|颱風|公寓|别墅|球衣|种子|包厢|宿舍|站台|月台)/u

/** "力量2号", "2号线": a name with its number, or a thing that has one. */
function isChineseNumber(text: string, start: number, end: number): boolean {
  if (!/^\d{1,2}[号號]$/u.test(text.slice(start, end))) return false
  const before = text.charAt(start - 1)
  return (
    behindChineseNumber.has(text.charAt(end)) || chineseThing.test(text.slice(end, end + 3)) || (/\p{sc=Han}/u.test(before) && !beforeChineseDay.has(before))
  )
}

const terminalBefore = /(?:^|[^\p{L}])(?:[Ll]a|[Uu]na|[Tt]erminal|[Aa]irport|[A-Z]{3}) $/u

/** "de la T4", "LHR T2": no quarter of a year. */
export function isTerminal(text: string, start: number): boolean {
  return /^T\d$/.test(text.slice(start, start + 2)) && terminalBefore.test(text.slice(Math.max(0, start - 10), start))
}

const severalBehind = /^following (?:minutes|hours|days|weeks|months|years|decades)$/i

/** "quit following months of criticism": after them. */
function isAfter(text: string, start: number, end: number): boolean {
  return severalBehind.test(text.slice(start, end)) && text.startsWith(' of ', end) && !/(?:the|these|those) $/i.test(text.slice(Math.max(0, start - 6), start))
}

const nordic: ReadonlySet<EntityLanguage> = new Set<EntityLanguage>(['dan', 'nob', 'nno'])
/** "kan deles i to.": the number is also short for Thursday. */
const intoTwo = /^(?:i|på) to\.?$/i

/** "daglig leder": who manages a firm from day to day. */
const daily = /^dagl[ei]ge?$/i
const manager = /^ (?:leder|leiar)/

const nameBehind = /^ \p{Lu}\p{Ll}/u

/** "till Dagens Industri": a word for a day with a capital in the midst of a sentence, before another one. @param last where the last word begins */
export function isInName(text: string, last: number, end: number): boolean {
  return (
    last > 1 &&
    /[\p{Ll},] $/u.test(text.slice(last - 2, last)) &&
    /^\p{Lu}\p{Ll}/u.test(text.slice(last, last + 2)) &&
    nameBehind.test(text.slice(end, end + 3))
  )
}

/** Whether what looks like a date or a time is something else: a serial number, a given name, the number of a thing. */
export function isOther(text: string, start: number, end: number, language: EntityLanguage): boolean {
  if (language === 'zho' && (isChineseNumber(text, start, end) || isInChineseName(text, start, end))) return true
  if (isQuotedTitle(text, start, end) || isHalfOfMatch(text, start, end, language)) return true
  if (language === 'eng' && isAfter(text, start, end)) return true
  if (isAge(text, start, end, language) || isMeal(text, start, end, language) || isSaintOfPlace(text, start, end, language)) return true
  if (language === 'lit' && isAvenue(text, start, end)) return true
  if (language === 'heb' && isHebrewOrdinal(text, start, end)) return true
  if (nordic.has(language) && intoTwo.test(text.slice(start, end))) return true
  if (nordic.has(language) && end - start < 8 && daily.test(text.slice(start, end)) && manager.test(text.slice(end, end + 8))) return true
  return (end - start === 9 && goesBack(text.slice(start, end))) || (end - start <= 6 && isGivenName(text, start, end, language))
}

/** Hebrew days by their number alone with `on`, which ordinals look like; the first two stand before nouns as often (`בשני המקרים`), and then only a part of the day tells. */
const bareHebrewDay = /^ב(?:(?<often>ראשון|שני)|שלישי|רביעי|חמישי|שישי|ששי)$/u
const LONGEST_HEBREW_DAY = 7
const partOfDay = /^ (?:ב(?:בוקר|ערב|צהריים|צהרים|לילה|שעה|שבוע)|לפנות|אחר|אחה"צ|אחרי הצ|ה(?:קרוב|בא)(?!\p{L}))/u
const endOfClause = /^(?:$|[.,!?;:)\n]| ו\p{L}| [–-] | ב[-־]?\d)/u

function isHebrewOrdinal(text: string, start: number, end: number): boolean {
  const day = end - start > LONGEST_HEBREW_DAY ? null : bareHebrewDay.exec(text.slice(start, end))
  if (day === null) return false
  const behind = text.slice(end, end + 12)
  return !partOfDay.test(behind) && (day.groups!.often !== undefined || !endOfClause.test(behind))
}

const score = /^(\d{1,3})[-–](\d{1,3})[ \u00a0]/u

/** Where a date begins that a score stands before: "won 3-1 last Sunday"; hours of opening go up, or over noon. */
export function startBehindScore(text: string, start: number, end: number): number {
  const [written = '', first, second] = score.exec(text.slice(start, Math.min(end, start + 8))) ?? []
  if (first === undefined || Number(first) < Number(second) || (Number(first) >= 7 && Number(first) <= 12 && Number(second) <= 6)) return start
  return start + written.length
}

const term = /^tot (?=\d|\p{L}+ (?:jaar|maand|week|weken|dagen))/u
const sentenced = /(?<!\p{L})(?:veroordeel[dt]|veroordeelde|veroordelen|straf|celstraf|verlengd|teruggebracht|verhoogd|verlaagd) $/iu
const termOfPrison = /^ (?:cel|gevangenis|celstraf|gevangenisstraf|tbs|jeugddetentie|hechtenis|werkstraf|dwangarbeid|voorwaardelijk|onvoorwaardelijk)/u

const malay = { on: /^pada[ \u00a0]+(?=[\p{L}\d])/iu, until: /(?<!\p{L})(?:hingga|sampai|sehingga|s\/d)(?!\p{L})|[\d ]\p{Pd}[\d ]/iu }
/** Bare words for on and in, and what makes them from; Tagalog `noong isang linggo` is last week. */
const bareOn: Readonly<Partial<Record<EntityLanguage, { readonly on: RegExp; readonly until: RegExp }>>> = {
  ind: malay,
  msa: malay,
  tgl: { on: /^noong[ \u00a0]+(?!isang |isa pa)(?=[\p{L}\d])/iu, until: /(?<!\p{L})hanggang(?!\p{L})|[\d ]\p{Pd}[\d ]/iu },
  pus: { on: /^د /u, until: /(?<![\p{L}\p{M}])(?:نه|تر|څخه|پورې|راهیسې)(?![\p{L}\p{M}])/u }
}

/** Where a date begins whose preposition says neither from when nor until when: "veroordeeld tot 14 maanden", "د سه‌شنبې", "pada Rabu". */
export function startBehindPreposition(text: string, start: number, end: number, language: EntityLanguage): number {
  const row = bareOn[language]
  if (row !== undefined) {
    const on = row.on.exec(text.slice(start, end))
    return on === null || row.until.test(text.slice(start, end + 8)) ? start : start + on[0].length
  }
  if (language !== 'nld' || !term.test(text.slice(start, Math.min(end, start + REACH)))) return start
  const isTerm = sentenced.test(text.slice(Math.max(0, start - 16), start)) || termOfPrison.test(text.slice(end, end + 20))
  return isTerm ? start + 4 : start
}

const scoreBehindDay = /^\p{L}+,? (\d{1,2})[-–](\d{1,2})$/u
const EARLIEST_OPENING = 6

/** Where a day ends that a score stands behind: "on Saturday 3-1", "lördag 1–3"; from six on it is hours of opening. */
export function endBeforeScore(text: string, start: number, end: number): number {
  const [written, first, second] = scoreBehindDay.exec(end - start > LONGEST_DAY ? '' : text.slice(start, end)) ?? []
  if (written === undefined) return end
  const opens = Number(first) >= EARLIEST_OPENING && (Number(second) > Number(first) || Number(second) <= EARLIEST_OPENING)
  return opens ? end : start + written.search(/,? \d/u)
}

/** Letters of a day with two hours behind it. */
const LONGEST_DAY = 24

/** Months in the case for "in", behind which a number counts something: Hungarian and Turkish write a day behind the bare month, Finnish before it. */
const monthsWithCase: Readonly<Partial<Record<EntityLanguage, RegExp>>> = {
  hun: /^\p{L}+b[ae]n (?=\d{1,2}$)/u,
  tur: /^\p{L}+['’][dt][ae] (?=\d{1,2}$)/u,
  fin: /^\p{L}+kuussa (?=\d{1,2}$)/iu
}
const LONGEST_MONTH = 24

/** Where a date ends that took the number behind a month: "Májusban 30 cég". */
export function endOfMonth(text: string, start: number, end: number, language: EntityLanguage): number {
  if (end - start > LONGEST_MONTH) return end
  const month = monthsWithCase[language]?.exec(text.slice(start, end))
  return month ? start + month[0].length - 1 : end
}

/** Whether a blank and a group of three digits stand at a place: the number before it is the first group of thousands (`on Friday 12 000 people`). */
function startsThousands(text: string, at: number): boolean {
  const blank = text.charCodeAt(at)
  if (blank !== 0x20 && blank !== 0xa0 && blank !== 0x202f && blank !== 0x2009) return false
  for (let digit = at + 1; digit < at + 4; digit++) if (kinds[text.charCodeAt(digit)] !== Kind.digit) return false
  return kinds[text.charCodeAt(at + 4)] !== Kind.digit
}

/** Digits from which on groups with hyphens are no date, and characters on each side that are looked at. */
const LONG_NUMBER = 9
const NUMBER_REACH = 14

/** Whether digits are a group of a number like "03-1234-5678", which is longer than any date. */
function isOfLongNumber(text: string, start: number, end: number): boolean {
  if (text.charAt(start - 1) !== '-' && text.charAt(end) !== '-') return false
  const before = /[\d-]*$/.exec(text.slice(Math.max(0, start - NUMBER_REACH), start))![0]
  const behind = /^[\d-]*/.exec(text.slice(end, end + NUMBER_REACH))![0]
  const groups = `${before}${text.slice(start, end)}${behind}`.split('-')
  return groups.length === 3 && groups[0]!.startsWith('0') && groups.join('').length >= LONG_NUMBER
}

/** Whether digits are of a sum of money, a percentage, a handle or a version, which are no dates. */
export function isOtherQuantity(text: string, start: number, end: number): boolean {
  const before = start > 0 ? kinds[text.charCodeAt(start - 1)]! : Kind.space
  const after = end < text.length ? kinds[text.charCodeAt(end)]! : Kind.space
  if (before === Kind.currency || before === Kind.percent || before === Kind.hash || before === Kind.at || before === Kind.underscore) return true
  if (after === Kind.percent || after === Kind.currency || after === Kind.underscore || after === Kind.at) return true
  if ((end - start <= 3 && startsThousands(text, end)) || isOfLongNumber(text, start, end)) return true
  return before === Kind.space && start > 1 && kinds[text.charCodeAt(start - 2)] === Kind.currency
}

const avenueBefore = /\p{L}(?:os?|ų|ės|aus) $/u

/** "Gedimino pr. 20": an avenue with its number, not the 20th, a Monday. */
function isAvenue(text: string, start: number, end: number): boolean {
  return /^pr\.? ?\d{1,3}$/u.test(text.slice(start, end)) && avenueBefore.test(text.slice(Math.max(0, start - 5), start))
}

/** The end of a date whose bracket closes right behind it: "Senin (8/9)". */
export function closedEnd(text: string, start: number, end: number): number {
  if (text.charAt(end) !== ')') return end
  const open = text.lastIndexOf('(', end - 1)
  return open > start && text.slice(open, end).indexOf(')') < 0 ? end + 1 : end
}

const joinedYear = /^(?:\d{4}|\d{2})(?![\p{L}\p{N}])/u

/** The end of a date as airlines write it, with the year joined to the month: "14MAR25". */
export function endOfJoinedYear(text: string, start: number, end: number): number {
  if (/^\d{4}$/u.test(text.slice(start, end))) return end + openEnd(text, end)
  if (kinds[text.charCodeAt(end)] !== Kind.digit || !/\d{1,2}\p{Lu}{3,4}$/u.test(text.slice(Math.max(start, end - 6), end))) return end
  return end + (joinedYear.exec(text.slice(end, end + 5))?.[0].length ?? 0)
}

const untilToday =
  /^ ?[-–—] ?(?:present|current|ongoing|heute|aujourd[’']hui|ce jour|hoy|presente|actualidad|oggi|atual|heden|nu|nuvarande|obecnie|současnost|súčasnosť|настоящее время|н\. ?в\.|по сей день|сьогодні|günümüz|halen|至今|现在|現在)(?!\p{L})/iu

/** Letters behind a year that make it a time that still goes on ("2019–present"); 0 without. */
export function openEnd(text: string, end: number): number {
  return untilToday.exec(text.slice(end, end + 20))?.[0].length ?? 0
}

/** Whether one of such towns begins right behind the word for a year (Korean). */
export function isTownBehindYear(text: string, start: number, towns: readonly string[]): boolean {
  return towns.some((town) => text.startsWith(`년 ${town}`, start - 2))
}

/** Whether a single Latin capital stands right before digits and behind nothing that it belongs to. */
export function isModel(text: string, at: number): boolean {
  return (
    /^[A-PR-Z]\d/u.test(text.slice(at, at + 2)) &&
    !/[\p{L}\p{N}]/u.test(text.slice(Math.max(0, at - 1), at)) &&
    !/^[TH]\d{2}:?\d{2}/u.test(text.slice(at, at + 6))
  )
}
