/**
 * Both sides of a match with its result in Vietnamese (`HAGL thắng Nam Định 2-1`) and Hindi (`आरसीबी ने चेन्नई को 24 रन से हराया`), whose clubs are called by letters and by their towns:
 * organizations, but for countries and persons; and whose century or wicket it was in Hindi (`कोहली के शतक`), who is a person.
 */
import type { EntityLanguage } from '../../languages.js'
import { type Mention, ruleMention } from '../../types.js'
import { meetings } from '../cover.js'
import { isCountry } from '../named-countries.js'
import { byStart } from '../redactor.js'

const vietnamese = String.raw`\p{Lu}[\p{L}\p{M}]*(?: \p{Lu}[\p{L}\p{M}]*){0,3}`
const hindi = String.raw`[\p{Script=Devanagari}]{2,20}(?: [\p{Script=Devanagari}]{2,20})?`
const results: Partial<Record<EntityLanguage, RegExp>> = {
  vie: new RegExp(
    `(?<![\\p{L}\\p{M}])(?<winner>${vietnamese}) (?:đánh bại|cầm hòa|cầm hoà|vượt qua|thắng|thua|hòa|hoà|hạ) (?<rival>${vietnamese}) (?:với tỷ số |tỷ số )?\\d{1,2}-\\d{1,2}(?![\\d/-])`,
    'gu'
  ),
  hin: new RegExp(
    `(?<![\\p{L}\\p{M}])(?<winner>${hindi}) ने (?<rival>${hindi}) को \\d{1,3}(?:-\\d{1,2})? ?(?:(?:रन|रनों|विकेट|गोल|अंकों) )?से (?:हराया|हरा|मात|रौंदा|शिकस्त|पीटा)`,
    'gu'
  )
}
/** Behind whose they are. */
const deeds = /^ (?:के|की) (?:(?:नाबाद|तूफानी|शानदार|दोहरे|धमाकेदार) )?(?:शतक|अर्धशतक|पारी|हैट्रिक|छक्के|छक्कों|गेंदबाजी|बल्लेबाजी|गोल)(?![\p{L}\p{M}])/u
const DEED_REACH = 32
/** Words of a town that a model took for a person. */
const MOST_WORDS = 2
const CONFIDENCE = 0.8
/** A model that is surer is believed. */
const SURE = 0.95
/** Towns bat and bowl, too. */
const SURE_PLACE = 0.6

/** The names with those. Linear. @param names in text order, without overlaps */
export function withScoredSides(text: string, names: readonly Mention[], language: EntityLanguage): readonly Mention[] {
  const result = results[language]
  if (result === undefined) return names
  const given = language === 'hin' ? names.map((name) => (isPlayer(text, name, language) ? { ...name, type: 'PERSON' } : name)) : names
  const near = meetings(given)
  const gone = new Set<Mention>()
  const found: Mention[] = []
  for (const { 0: said, index, groups } of text.matchAll(result)) {
    const { winner, rival } = groups as { winner: string; rival: string }
    const rivalFrom = index + said.indexOf(` ${rival} `, winner.length) + 1
    const sides = [sideOf(index, index + winner.length), sideOf(rivalFrom, rivalFrom + rival.length)]
    if (sides.some((side) => side === undefined)) continue
    for (const { start, end, met } of sides as Side[]) {
      const one = ruleMention(start, end, 'ORGANIZATION', 'scored-sides', CONFIDENCE)
      if (isCountry(text, one, language)) continue
      for (const name of met) gone.add(name)
      found.push(one)
    }
  }
  return found.length === 0 ? given : [...given.filter((name) => !gone.has(name)), ...found].sort(byStart)

  /** A side as a model ends it, or its word beside the postposition; none where a person is surely named. */
  function sideOf(from: number, end: number): Side | undefined {
    // an adverb may stand before a Hindi side
    const blank = language === 'hin' ? text.slice(from, end).lastIndexOf(' ') : -1
    const start = blank < 0 || near({ start: from, end }).some((name) => name.start === from) ? from : from + blank + 1
    const met = near({ start, end })
    const isPerson = ({ type, confidence = 1, start: first, end: last }: Mention) =>
      type === 'PERSON' && (confidence >= SURE || first > start || last > end || text.slice(first, last).split(' ').length > MOST_WORDS)
    if (met.some((name) => name.confidence === undefined || isPerson(name))) return undefined
    return { start: met[0]?.start ?? start, end: Math.max(met[0]?.end ?? end, end), met }
  }
}

interface Side {
  readonly start: number
  readonly end: number
  readonly met: readonly Mention[]
}

function isPlayer(text: string, { start, end, type, confidence = 1 }: Mention, language: EntityLanguage): boolean {
  if ((type !== 'LOCATION' && type !== 'ORGANIZATION') || confidence >= (type === 'LOCATION' ? SURE_PLACE : SURE) || text.slice(start, end).includes(' '))
    return false
  return deeds.test(text.slice(end, end + DEED_REACH)) && !isCountry(text, ruleMention(start, end, 'LOCATION', 'scored-sides', CONFIDENCE), language)
}
