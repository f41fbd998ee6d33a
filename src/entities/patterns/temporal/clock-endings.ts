/** Clock times with a point and an ending that says when: "15.30'da", "8.15-től", "15.30:ksi", of languages whose decimals have a comma; days of the month that an ending or a word behind them marks. */
import type { EntityLanguage } from '../../languages.js'
import { perLanguage } from '../../per-language.js'
import { type Mention, mentionWeight } from '../../types.js'
import type { PatternContext } from '../context.js'

/** What stands between the time and its ending, and endings for at, from and until. */
const endings: Readonly<Partial<Record<EntityLanguage, { readonly joint: string; readonly cases: string }>>> = {
  est: { joint: '-?', cases: 'ks|st|ni' },
  fin: { joint: ':', cases: 'ksi|lta|ltä|lle|een|stä|sta|aan|n' },
  hun: { joint: '-', cases: 'kor|tól|től|ig|ra|re|kori' },
  tur: { joint: "['’]", cases: 'da|de|ta|te|dan|den|tan|ten|a|e|ya|ye|deki|daki|teki|taki' }
}

/** Endings and words that make a day of the month of one or two digits: "15-én", "15-го числа", "ayın 15'inde". */
const days: Readonly<Partial<Record<EntityLanguage, RegExp>>> = {
  hun: /(?<![\p{L}\p{N}.,:/-])(?:3[01]|[12]\d|[1-9])-(?:j?[éá](?:n|ig|t[őó]l|re|ra))(?![\p{L}\p{M}])/gu,
  rus: /(?<![\p{L}\p{N}.,:/-])(?:3[01]|[12]\d|[1-9])(?:-?(?:го|е|му|м))? числ[аоеу](?![\p{L}\p{M}])/gu,
  ukr: /(?<![\p{L}\p{N}.,:/-])(?:3[01]|[12]\d|[1-9])(?:-?(?:го|е|му))? числ[аоіу](?![\p{L}\p{M}])/gu
}

const patternOf = perLanguage((language) => {
  const row = endings[language]
  if (row === undefined) return undefined
  return new RegExp(`(?<![\\p{L}\\p{N}.,:/-])((?:[01]?\\d|2[0-3])\\.([0-5]\\d))(?=${row.joint}(?:${row.cases})(?![\\p{L}\\p{M}]))`, 'gu')
})

/** Whether minutes may be a month as well: a day with its month takes the same endings. */
function mayBeMonth(minutes: string): boolean {
  const value = Number(minutes)
  return value > 0 && value <= 12 && value % 5 !== 0
}

/** Such times and days, those apart that lie in what was found. @param found in text order */
export function timesWithEndings({ text, language }: PatternContext, found: readonly Mention[]): Mention[] {
  const times: Mention[] = []
  const pattern = patternOf(language)
  if (pattern === undefined) return daysWithEndings(text, language, found)
  let next = 0
  for (const { 1: written, 2: minutes, index } of text.matchAll(pattern)) {
    const end = index + written!.length
    if (mayBeMonth(minutes!)) continue
    while (next < found.length && found[next]!.end <= index) next++
    if (next < found.length && found[next]!.start < end) continue
    times.push({ start: index, end, type: 'TEMPORAL:TIME', source: 'regex', subsource: 'time', weight: mentionWeight.certainPattern })
  }
  return [...times, ...daysWithEndings(text, language, found)]
}

function daysWithEndings(text: string, language: EntityLanguage, found: readonly Mention[]): Mention[] {
  const pattern = days[language]
  if (pattern === undefined) return []
  const dates: Mention[] = []
  let next = 0
  for (const { 0: written, index } of text.matchAll(pattern)) {
    const end = index + written.length
    while (next < found.length && found[next]!.end <= index) next++
    if (next < found.length && found[next]!.start < end) continue
    dates.push({ start: index, end, type: 'TEMPORAL:DATE', source: 'regex', subsource: 'date', weight: mentionWeight.certainPattern })
  }
  return dates
}
