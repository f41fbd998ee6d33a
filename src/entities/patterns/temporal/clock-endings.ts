/** Clock times with a point and an ending that says when: "15.30'da", "8.15-től", "15.30:ksi". Decimals of these languages have a comma. */
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

/** Such times, those apart that lie in what was found. @param found in text order */
export function timesWithEndings({ text, language }: PatternContext, found: readonly Mention[]): Mention[] {
  const pattern = patternOf(language)
  if (pattern === undefined) return []
  const times: Mention[] = []
  let next = 0
  for (const { 1: written, 2: minutes, index } of text.matchAll(pattern)) {
    const end = index + written!.length
    if (mayBeMonth(minutes!)) continue
    while (next < found.length && found[next]!.end <= index) next++
    if (next < found.length && found[next]!.start < end) continue
    times.push({ start: index, end, type: 'TEMPORAL:TIME', source: 'regex', subsource: 'time', weight: mentionWeight.certainPattern })
  }
  return times
}
