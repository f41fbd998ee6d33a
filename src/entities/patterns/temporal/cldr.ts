import type { EntityLanguage } from '../../languages.js'
import type { TemporalClass } from './classes.js'

/** Locales whose calendar words a language reads. */
const locales: Readonly<Record<EntityLanguage, readonly string[]>> = {
  ara: ['ar', 'ar-LB', 'ar-MA', 'ar-DZ', 'ar-SA'],
  ben: ['bn'],
  bul: ['bg'],
  cat: ['ca'],
  ces: ['cs'],
  dan: ['da'],
  deu: ['de', 'de-AT'],
  ell: ['el'],
  eng: ['en', 'en-GB', 'en-AU'],
  est: ['et'],
  fas: ['fa', 'fa-AF'],
  fin: ['fi'],
  fra: ['fr', 'fr-CA'],
  heb: ['he'],
  hin: ['hi'],
  hrv: ['hr'],
  hun: ['hu'],
  ind: ['id'],
  ita: ['it'],
  jpn: ['ja'],
  kor: ['ko'],
  lav: ['lv'],
  lit: ['lt'],
  msa: ['ms'],
  nld: ['nl'],
  nno: ['nn', 'nb'],
  nob: ['nb', 'nn'],
  pol: ['pl'],
  por: ['pt', 'pt-PT'],
  pus: ['ps'],
  ron: ['ro'],
  rus: ['ru'],
  slk: ['sk'],
  slv: ['sl'],
  spa: ['es', 'es-MX'],
  srp: ['sr-Cyrl', 'sr-Latn', 'bs-Cyrl'],
  swe: ['sv'],
  tam: ['ta'],
  tel: ['te'],
  tgl: ['fil'],
  tha: ['th'],
  tur: ['tr'],
  ukr: ['uk'],
  urd: ['ur'],
  vie: ['vi'],
  zho: ['zh-Hans', 'zh-Hant']
}

/** Calendars whose month names stand in the text of a language beside the Gregorian ones. */
const calendars: Readonly<Partial<Record<EntityLanguage, readonly string[]>>> = {
  ara: ['islamic-umalqura'],
  fas: ['persian', 'islamic-umalqura'],
  heb: ['hebrew'],
  pus: ['persian'],
  urd: ['islamic-umalqura'],
  ind: ['islamic-umalqura'],
  msa: ['islamic-umalqura'],
  tur: ['islamic-umalqura']
}

export type AddWord = (phrase: string, name: TemporalClass) => void

/** Whether a language writes a day and its month in digits with points. */
export function writesPoints(language: EntityLanguage): boolean {
  return /\d\.\s?\d/u.test(new Intl.DateTimeFormat(locales[language][0]!, { day: 'numeric', month: 'numeric', timeZone: 'UTC' }).format(months[5]))
}

/** Whether a day and its month in digits have a point behind each: "15. 6.". */
export function endsWithPoint(language: EntityLanguage): boolean {
  return /^15\.\s?0?6\.$/u.test(new Intl.DateTimeFormat(locales[language][0]!, { day: 'numeric', month: 'numeric', timeZone: 'UTC' }).format(months[5]))
}

/** Day 1 to 7 of a week that starts on a Sunday, and the middle of each month, all in UTC. */
const weekdays = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2023, 0, 1 + day, 12)))
const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2023, month, 15, 12)))

const amounts = [1, 2, 3, 5, 11, 21, 0.5]

/** The calendar words of a language as Unicode CLDR has them: months, weekdays, halves of the day, units of time, relative days. */
export function addCalendarWords(language: EntityLanguage, add: AddWord): void {
  for (const locale of locales[language]) {
    addNames(locale, undefined, add)
    addUnits(locale, add)
    addRelative(locale, add)
  }
  for (const calendar of calendars[language] ?? []) addNames(locales[language][0]!, calendar, add)
}

function addNames(locale: string, calendar: string | undefined, add: AddWord): void {
  const base = { timeZone: 'UTC', ...(calendar === undefined ? { calendar: 'gregory' } : { calendar }) } as const
  const dates = calendar === undefined ? months : yearOfDays
  const full = new Set<string>()
  for (const width of ['long', 'short'] as const) {
    for (const around of [{}, { day: 'numeric' }, { year: 'numeric' }] as const) {
      const format = new Intl.DateTimeFormat(locale, { ...base, ...around, month: width })
      for (const date of dates) addName(partOf(format, date, 'month'), 'monthName', width, full, add)
    }
    if (calendar !== undefined) continue
    for (const around of [{}, { day: 'numeric', month: 'long', year: 'numeric' }] as const) {
      const format = new Intl.DateTimeFormat(locale, { ...base, ...around, weekday: width })
      for (const date of weekdays) addName(partOf(format, date, 'weekday'), 'weekdayName', width, full, add)
    }
  }
  if (calendar !== undefined) return
  for (const dayPeriod of [undefined, 'short', 'long'] as const) {
    const format = new Intl.DateTimeFormat(locale, { ...base, hour: 'numeric', hour12: true, ...(dayPeriod && { dayPeriod }) })
    for (let hour = 0; hour < 24; hour++) {
      const name = partOf(format, new Date(Date.UTC(2023, 0, 1, hour)), 'dayPeriod')
      if (name.length > 1) add(name, dayPeriod === undefined ? 'amPm' : 'dayPartPhrase')
    }
  }
}

/** Every twentieth day of two years: meets each month of any calendar. */
const yearOfDays = Array.from({ length: 38 }, (_, index) => new Date(Date.UTC(2023, 0, 1 + index * 20, 12)))

/** Abbreviations of so few letters are often words as well. */
const SHORT_NAME = 3

/** Names that hold digits ("1월", "tháng 1") are read as number and mark instead. */
function addName(name: string, kind: 'monthName' | 'weekdayName', width: 'long' | 'short', full: Set<string>, add: AddWord): void {
  const bare = name.replace(/\.$/u, '').trim()
  if (bare.length < 2 && !/[\p{L}]/u.test(bare)) return
  if (/\p{Nd}/u.test(bare) || /^[\p{L}]$/u.test(bare) || /[一二三四五六七八九十]月/u.test(bare)) return
  const short =
    width === 'short' &&
    bare.length <= SHORT_NAME &&
    !/[\p{Script=Han}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Devanagari}]/u.test(bare)
  if (width === 'long') full.add(bare)
  else if (!full.has(bare)) add(bare, 'abbreviation')
  add(bare, short ? (kind === 'monthName' ? 'lowercaseMonth' : 'ambiguousWeekday') : kind)
  const plain = bare.normalize('NFD').replace(/[\u0300-\u036f]/gu, '')
  // accents are left out in haste, in scripts in which they tell no words apart
  if (plain !== bare && bare.length > 3 && /^\p{Script=Latin}/u.test(bare)) add(plain, short ? 'lowercaseMonth' : kind)
}

function partOf(format: Intl.DateTimeFormat, date: Date, type: Intl.DateTimeFormatPartTypes): string {
  return format.formatToParts(date).find((part) => part.type === type)?.value ?? ''
}

function addUnits(locale: string, add: AddWord): void {
  for (const unit of ['year', 'month', 'week', 'day', 'hour', 'minute', 'second'] as const) {
    for (const unitDisplay of ['long', 'short'] as const) {
      const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay })
      const [one, other] = [1, 5].map(
        (amount) =>
          format
            .formatToParts(amount)
            .find((part) => part.type === 'unit')
            ?.value.trim() ?? ''
      )
      if (one !== other && one !== undefined && one.length > 2) add(one, 'singularUnit')
      for (const amount of amounts) {
        for (const part of format.formatToParts(amount)) {
          if (part.type !== 'unit') continue
          const name = part.value.replace(/\.$/u, '').trim()
          if (name.length > 1 || /[\p{Script=Han}\p{Script=Hangul}]/u.test(name)) add(name, isLong(unit) ? 'dayUnit' : 'timeUnit')
        }
      }
    }
  }
}

function isLong(unit: string): boolean {
  return unit !== 'hour' && unit !== 'minute' && unit !== 'second'
}

/** "yesterday", "in 3 days", "3 days ago": whole words where there is no number, else what stands before it and after it. */
function addRelative(locale: string, add: AddWord): void {
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  for (const unit of ['day', 'week', 'month', 'year', 'quarter', 'hour', 'minute'] as const) {
    for (let distance = -2; distance <= 2; distance++) {
      const parts = words.formatToParts(distance, unit)
      if (parts.length === 1 && parts[0]!.type === 'literal') add(parts[0]!.value, isLong(unit) ? 'relativeDay' : 'now')
    }
  }
  const numbers = new Intl.RelativeTimeFormat(locale, { numeric: 'always' })
  for (const unit of ['year', 'month', 'week', 'day', 'hour', 'minute', 'second', 'quarter'] as const) {
    for (const amount of amounts.slice(0, 6)) {
      for (const sign of [-1, 1]) {
        const parts = numbers.formatToParts(sign * amount, unit)
        if (parts[0]?.type === 'literal') add(parts[0].value.trim(), 'durationPreposition')
        const after = parts.at(-1)
        const name = after?.type === 'literal' ? after.value.trim() : ''
        if (name.length > 1 && parts.length > 1)
          add(name, isLong(unit) ? (parts[0]?.type === 'literal' ? 'dayUnit' : 'dayUnitAgo') : parts[0]?.type === 'literal' ? 'timeUnit' : 'timeUnitAgo')
      }
    }
  }
}
