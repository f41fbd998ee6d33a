/**
 * Standings of a league (`1. Barcelona 62`, `2 Everton 20 12 5 3 41`): ranks that follow each other, with numbers that fall behind the names. Where most of the names
 * are those of clubs, and one at least is nothing else, all of them are clubs; rankings of towns and of countries look alike otherwise.
 */
import type { Span } from '../../../core/spans.js'
import { createForm } from '../../chains/name.js'
import type { EntityLanguage } from '../../languages.js'
import type { ClubNames } from '../../lists/club-names.js'
import type { KnownNames } from '../../lists/known-names.js'
import { type Mention, ruleMention } from '../../types.js'
import { Cover } from '../cover.js'
import { knownAs } from '../known-type.js'
import { isCountry } from '../named-countries.js'
import { byStart } from '../redactor.js'
import { linesOf } from '../text-lines.js'

/** Share of such names that are right. */
const CONFIDENCE = 0.9
const LEAST_RANKS = 3
/** Share of the names that are clubs' for sure. */
const MOSTLY = 0.6
const LONGEST_LINE = 120
const MOST_WORDS = 4
const rank = /^[ \t]*(\d{1,3}) ?(?:[.):º°ª]{0,2}|位)[ \t]+(?=[\p{Lu}\p{Lt}\p{Lo}])/u
/** Games, goals, points. */
const figures = /[ \t]+([+-]?\d{1,3}(?:[:–-]\d{1,3})?(?:[ \t]+[+-]?\d{1,3}(?:[:–-]\d{1,3})?){0,9})[ \t]*$/u
const words = /^[\p{L}\p{M}.'’&-]+(?:[ \u00a0][\p{L}\p{M}.'’&-]+)*$/u

interface Place extends Span {
  readonly rank: number
  readonly points: number
  readonly lineEnd: number
}

/** The mentions with the clubs of standings in place of what was found there. Linear. @param mentions in text order */
export function withStandings(
  text: string,
  mentions: readonly Mention[],
  language: EntityLanguage,
  known: KnownNames | undefined,
  clubs: ClubNames | undefined
): Mention[] {
  if (known === undefined || clubs === undefined) return [...mentions]
  const tables = tablesOf(text)
  if (tables.length === 0) return [...mentions]
  const organizations = new Cover(
    text.length,
    mentions.filter(({ type }) => type === 'ORGANIZATION')
  )
  const found: Mention[] = []
  for (const places of tables) {
    if (places.some((place) => isCountry(text, ruleMention(place.start, place.end, 'LOCATION', 'standings', CONFIDENCE), language))) continue
    const forms = places.map(({ start, end }) => createForm(text.slice(start, end), language))
    const isClub = (index: number) => clubs.has(forms[index]!, language) || organizations.overlaps(places[index]!)
    const isOnlyClub = (index: number) =>
      isClub(index) && knownAs(forms[index]!, language, known)?.type !== 'LOCATION' && organizations.overlaps(places[index]!)
    const indexes = [...places.keys()]
    if (indexes.filter(isClub).length < MOSTLY * places.length || !indexes.some(isOnlyClub)) continue
    for (const { start, end, lineEnd } of places) {
      // a club with a year in its name keeps it (`SC Paderborn 07`)
      const whole = mentions.find((mention) => mention.type === 'ORGANIZATION' && mention.start === start && mention.end >= end && mention.end < lineEnd)
      found.push(whole ?? ruleMention(start, end, 'ORGANIZATION', 'standings', CONFIDENCE))
    }
  }
  if (found.length === 0) return [...mentions]
  const taken = new Cover(text.length, found)
  return [...mentions.filter((mention) => !taken.overlaps(mention)), ...found].sort(byStart)
}

/** Lines whose ranks follow each other and whose last figures never rise. */
function tablesOf(text: string): Place[][] {
  const tables: Place[][] = []
  let open: Place[] = []
  const close = () => {
    if (open.length >= LEAST_RANKS) tables.push(open)
    open = []
  }
  for (const { start, text: line } of linesOf(text)) {
    const place = line.length > LONGEST_LINE ? undefined : placeOf(line, start)
    const last = open.at(-1)
    if (place === undefined) close()
    else if (last !== undefined && place.rank === last.rank + 1 && place.points <= last.points) open.push(place)
    else {
      close()
      open = [place]
    }
  }
  close()
  return tables
}

function placeOf(line: string, offset: number): Place | undefined {
  const first = rank.exec(line)
  if (first === null) return undefined
  const rest = line.slice(first[0].length)
  const behind = figures.exec(rest)
  if (behind === null) return undefined
  const name = rest.slice(0, behind.index)
  if (!words.test(name) || name.split(/[ \u00a0]/u).length > MOST_WORDS) return undefined
  const start = offset + first[0].length
  const points = Number(/\d+$/.exec(behind[1]!)![0])
  return { start, end: start + name.length, rank: Number(first[1]), points, lineEnd: offset + line.trimEnd().length }
}
