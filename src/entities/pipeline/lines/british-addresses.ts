/**
 * British and Irish addresses in running text: the town before a postcode (`Ludlow SY8 2QR`), estates of firms with the town behind them (`Unit 7, Kilbarry Business Park,
 * Dromore`), and where somebody in court is of (`Lee Baxter, 41, of Elm Grove, Worksop`).
 */
import type { Span } from '../../../core/spans.js'

const code = /(?<![A-Za-z\d])(?:[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|[A-Z]\d[\dW] [A-Z\d]{4})(?![A-Za-z\d])/gu
const word = String.raw`\p{Lu}[\p{Ll}’'-]+(?:-\p{Lu}?[\p{Ll}]+)*`
/** A whole part between commas or at the head of a line, or one word behind something else. */
const townBefore = new RegExp(
  `(?:(?:^|[,|\\n\\r][ \\t]*)(${word}(?: (?:(?:on|upon|by|in|under|le|the|of|next) ){0,2}${word}){0,2})|[^\\p{Lu}] (${word})),? $`,
  'u'
)
const REACH = 64
const estate = new RegExp(
  `(?<![\\p{L}\\p{M}])(?<estate>(?:${word} ){1,3}(?:Business|Industrial|Retail|Trading|Enterprise|Technology|Science|Office|Commerce) (?:Park|Estate|Centre))(?![\\p{L}\\p{M}])(?:, (?<town>${word}(?: ${word})?)(?=[ ]?(?:[,.;)|\\n\\r]|$)))?`,
  'gu'
)
/** First words that are none of the estate's name. */
const noName = /^(?:The|At|In|On|Of|From|Near|To|Our|This|That|Unit|Units|Address) /u

/** Behind an age whatever stands there is a home, and without one what streets end with; a firm has no age (`Mr Patel, of Clifford Chance`). */
const home = new RegExp(
  `, (?:\\d{1,3}, of (?<any>${word}(?: (?:(?:y|the|of|on) )?${word}){0,3})|of (?<street>(?:${word} ){1,2}(?:Grove|Close|Drive|Way|Gardens|Row|Walk|Crescent|Lane|Terrace|Mews|Rise|Avenue|Road|Street|Croft|Cottages?))), (?<town>${word}(?: ${word}){0,2})(?=[ ]?(?:[,.;)|\\n\\r]|$))`,
  'gu'
)

export interface BritishAddresses {
  /** Whatever a model made of them. */
  readonly places: readonly Span[]
  /** Where nothing else was found. */
  readonly towns: readonly Span[]
  /** Postcodes. */
  readonly numbers: readonly Span[]
}

/** Those of a text. Linear: bounded stretches are looked at. */
export function britishAddresses(text: string): BritishAddresses {
  const places: Span[] = []
  const towns: Span[] = []
  const numbers: Span[] = []
  for (const { 0: found, index } of text.matchAll(code)) {
    const met = townBefore.exec(text.slice(Math.max(0, index - REACH), index))
    const town = met?.[1] ?? met?.[2]
    if (met === null || town === undefined) continue
    const start = index - met[0].length + met[0].lastIndexOf(town)
    towns.push({ start, end: start + town.length })
    numbers.push({ start: index, end: index + found.length })
  }
  for (const { 0: found, index, groups } of text.matchAll(home)) {
    const { any, street, town } = groups as { any?: string; street?: string; town: string }
    const name = any ?? street!
    const start = index + found.indexOf(name)
    places.push({ start, end: start + name.length })
    towns.push({ start: index + found.length - town.length, end: index + found.length })
  }
  if (!/ (?:Park|Estate|Centre)/u.test(text)) return { places, towns, numbers }
  for (const { index, groups } of text.matchAll(estate)) {
    const { estate: name, town } = groups as { estate: string; town?: string }
    const skipped = noName.exec(name)?.[0].length ?? 0
    if (!name.slice(skipped).includes(' ')) continue
    places.push({ start: index + skipped, end: index + name.length })
    if (town !== undefined) towns.push({ start: index + name.length + 2, end: index + name.length + 2 + town.length })
  }
  return { places, towns, numbers }
}
