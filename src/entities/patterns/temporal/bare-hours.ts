/**
 * Hours that are nothing but a number behind the preposition for hours (`alle 19 da Mario`, `om 19 bij Jan`): what follows is another preposition or the end of a phrase, so
 * that the number counts nothing.
 */
import type { EntityLanguage } from '../../languages.js'
import { perLanguage } from '../../per-language.js'
import { type Mention, mentionWeight } from '../../types.js'
import type { PatternContext } from '../context.js'

interface HourWords {
  /** At, until, from, about; apart by `|`. */
  readonly at: string
  /** Prepositions behind the number; none that stands between two amounts (`um 3 auf 5`). */
  readonly next: string
  /** The end of a phrase does as well. */
  readonly ends?: true
}

const southSlavic: HourWords = { at: 'u', next: 'kod u na ispred ili pred' }

const words: Readonly<Partial<Record<EntityLanguage, HourWords>>> = {
  ita: {
    at: 'alle|dalle|fino alle|verso le|entro le|prima delle|dopo le',
    next: 'a al alla da dal dalla in nel nella con per davanti sotto vicino e ma o',
    ends: true
  },
  spa: { at: 'a las|hasta las|desde las|sobre las', next: 'en con por para delante y o pero', ends: true },
  cat: { at: 'a les|fins a les|cap a les', next: 'a al en amb per davant i o però', ends: true },
  por: { at: 'às|até às|pelas', next: 'em na no com para por e ou mas', ends: true },
  deu: { at: 'um', next: 'bei beim am im in vor mit zum', ends: true },
  nld: { at: 'om', next: 'bij in op aan voor met naar', ends: true },
  pol: { at: 'o', next: 'u w na przed z pod przy' },
  ces: { at: 'v', next: 'u v na před' },
  slk: { at: 'o', next: 'u v na pred pri' },
  slv: { at: 'ob', next: 'pri v na pred', ends: true },
  hrv: southSlavic,
  srp: { at: 'u|у', next: `${southSlavic.next} код у на испред или пред` },
  rus: { at: 'в', next: 'у около перед возле' },
  ukr: { at: 'о|об', next: 'у в на біля перед' },
  ell: { at: 'στις|μέχρι τις|από τις', next: 'στο στη στην στον με για και', ends: true }
}

const LAST_HOUR = 24
const patternOf = perLanguage((language) => {
  const row = words[language]
  if (row === undefined) return undefined
  const end = row.ends === true ? '| ?(?:[;!?)]|,(?! ?\\d)|$)' : ''
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${row.at}) (\\d{1,2})(?= (?:${row.next.split(' ').join('|')})(?![\\p{L}\\p{M}'’])${end})`, 'giu')
})

/** Such hours, those apart that lie in what was found. @param found in text order */
export function bareHours({ text, language }: PatternContext, found: readonly Mention[]): Mention[] {
  const pattern = patternOf(language)
  if (pattern === undefined) return []
  const hours: Mention[] = []
  let next = 0
  for (const { 0: whole, 1: digits, index } of text.matchAll(pattern)) {
    const end = index + whole.length
    const start = end - digits!.length
    if (Number(digits) > LAST_HOUR) continue
    while (next < found.length && found[next]!.end <= start) next++
    if (next < found.length && found[next]!.start < end) continue
    hours.push({ start, end, type: 'TEMPORAL:TIME', source: 'regex', subsource: 'time', weight: mentionWeight.certainPattern })
  }
  return hours
}
