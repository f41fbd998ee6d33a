/** Spanish and Catalan abbreviations of plurals, whose letters are doubled: `EE. UU.`, `CC. OO.`, `FF. AA.` are one name each. */
import type { EntityLanguage } from '../languages.js'
import { type Mention, ruleMention } from '../types.js'
import { byStart } from './redactor.js'

const languages: ReadonlySet<EntityLanguage> = new Set<EntityLanguage>(['spa', 'cat'])
const doubled = /(?<![\p{L}\p{N}])(\p{Lu})\1\.[ \u00a0]?(\p{Lu})\2\.?(?![\p{L}\p{N}])/gu
/** Confidence of the country where no model found it. */
const UNITED_STATES = 0.9
const unitedStates = /^EE\.[ \u00a0]?UU\.?$/

/** Names of the model with each such abbreviation as one; the United States also where the model found nothing. */
export function withDoubledAbbreviations(text: string, names: readonly Mention[], language: EntityLanguage): readonly Mention[] {
  if (!languages.has(language)) return names
  const ordered = [...names].sort(byStart)
  const joined: Mention[] = []
  let at = 0
  for (const { 0: name, index } of text.matchAll(doubled)) {
    const end = index + name.length
    while (at < ordered.length && ordered[at]!.end <= index) joined.push(ordered[at++]!)
    let behind = at
    while (behind < ordered.length && ordered[behind]!.start < end) behind++
    const inside = ordered.slice(at, behind)
    if (inside.some((mention) => mention.start < index || mention.end > end)) continue
    const isCountry = unitedStates.test(name)
    if (inside.length === 0 && !isCountry) continue
    const whole: Mention = inside[0] ?? ruleMention(index, end, 'LOCATION', 'doubled-abbreviations', UNITED_STATES)
    joined.push({ ...whole, start: index, end, ...(isCountry && { type: 'LOCATION' }) })
    at = behind
  }
  return [...joined, ...ordered.slice(at)]
}
