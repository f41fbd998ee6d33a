/**
 * Tables of results: lines in which two names and a score stand and nothing else (`Barrow 1-2 Crewe`, `Annecy - Le Mans 1-1`), and the standings below them. Where
 * at least two are together, both names of each are teams, in any language and whatever a model made of the words; countries stay places. Tennis players, whose
 * lines look alike, are told by their full names and by the scores of their sets.
 */
import type { Span } from '../../../core/spans.js'
import { createForm } from '../../chains/name.js'
import type { EntityLanguage } from '../../languages.js'
import type { ClubNames } from '../../lists/club-names.js'
import { digitValues } from '../../patterns/quantities/digits.js'
import { type Mention, ruleMention } from '../../types.js'
import { Cover } from '../cover.js'
import { isCountry } from '../named-countries.js'
import { byStart } from '../redactor.js'
import { linesOf } from '../text-lines.js'
import { hasScore } from './teams.js'

/** Share of such names that are right. */
const CONFIDENCE = 0.9
/** Lines that make a table. */
const LEAST_FIXTURES = 2
/** Letters of longer lines are not read as a table. */
const LONGEST_LINE = 300
/** So many of the sides are persons where it is no matter of teams. */
const MOSTLY = 0.75
const LONGEST_NAME = 30
const MOST_WORDS = 4
/** Matches of one line. */
const segmentMark = /[,;|，；、]\s*/gu
/** The score, with what may stand for its sign; numbers that go on are something else. */
const score = /(?<![\p{N}:.,/–-])(\d{1,3})(?: ?[-–—:‑−] ?| [xX×] )(\d{1,3})(?![\p{N}:/%]|[.,-]\d)/gu
const dash = /\s[-–—]\s|(?<=\p{L}[\p{L}.])[-–—](?=\p{L}{2})/gu
/** What may stand before the first name: a number, a date, a time. */
const lead = /^[\s\d.:/()*•–—-]+(?=\s)|^[\s*•–—-]+/u
const brackets = /\([^()]{0,40}\)/gu
/** How it ended: `n.V.`, `pp`, `ОТ`. */
const LONGEST_ENDING = 8
const endingBehind = /\s(?:n\. ?V|n\. ?E|aet|OT|SO|pp|ja|vl|sn|rl|ПО|ОТ|Б)\.?$/u
const beginsName = /^[\p{Lu}\p{Lt}\p{Lo}\d]/u
const hasName = /[\p{Lu}\p{Lt}\p{Lo}][\p{L}\p{M}]/u
const small = /^\p{Ll}/u
/** Small words inside names of clubs. */
const LONGEST_SMALL = 3
const inName = /^[\p{L}\p{M}\p{N}.'’‘`&"“”„״׳ \u00a0\u200c-]+$/u
/** Languages whose names have one capital: `Crvena zvezda`. */
const smallBehind: ReadonlySet<EntityLanguage> = new Set(['hrv', 'srp', 'slv', 'ces', 'slk', 'bul'])
const spacedDash = /\s[-–—]/u
/** Words and marks of a line of standings. */
const parts = /[:：,;，、|]|[^\s:：,;，、|]+/gu
const numbering = /^\d{1,2}[.)]/u
const blank = /[ \u00a0]+/u
const otherDigit = /(?![0-9])\p{Nd}/gu

interface Fixture {
  readonly home: Span
  readonly away: Span
}

/** The mentions with the teams of tables of results in place of what was found there. Linear. @param mentions in text order, without overlaps */
export function withFixtures(text: string, mentions: readonly Mention[], language: EntityLanguage, clubs?: ClubNames): Mention[] {
  const { fixtures, others: lines } = fixturesOf(text, language)
  if (fixtures.length < LEAST_FIXTURES && !fixtures.some((fixture) => isOfClub(text, fixture, mentions, language, clubs))) return [...mentions]
  // one match makes no table of what stands around it
  const others = fixtures.length < LEAST_FIXTURES ? [] : lines
  const persons = new Cover(
    text.length,
    mentions.filter(({ type }) => type === 'PERSON')
  )
  const full = new Cover(
    text.length,
    mentions.filter(({ type, start, end }) => type === 'PERSON' && blank.test(text.slice(start, end)) && !spacedDash.test(text.slice(start, end)))
  )
  const sides = fixtures.flatMap(({ home, away }) => [home, away])
  if (sides.filter((side) => persons.overlaps(side)).length >= MOSTLY * sides.length || 2 * sides.filter((side) => full.overlaps(side)).length >= sides.length)
    return [...mentions]
  const teamAt = ({ start, end }: Span) => ruleMention(start, end, 'ORGANIZATION', 'fixtures', CONFIDENCE)
  const isState = (side: Span) => isCountry(text, teamAt(side), language)
  // who meets a country is one of its kind (England), whatever it is called
  const ofStates = new Set(fixtures.flatMap(({ home, away }) => (isState(home) === isState(away) ? [] : isState(home) ? [away] : [home])))
  const found = [...sides.filter((side) => !ofStates.has(side)), ...others.flatMap((line) => placesOf(text, line, language))].map((side) =>
    isState(side) ? { ...teamAt(side), type: 'LOCATION' } : teamAt(side)
  )
  const taken = new Cover(text.length, found)
  const names = new Set(sides.map(({ start, end }) => nameOf(text, start, end, language)))
  const rest = mentions
    .filter((mention) => !taken.overlaps(mention))
    .map((mention) =>
      mention.type === 'LOCATION' && names.has(nameOf(text, mention.start, mention.end, language)) && !isCountry(text, mention, language)
        ? { ...mention, type: 'ORGANIZATION' }
        : mention
    )
  return [...rest, ...found].sort(byStart)
}

/** Whether a match that stands alone is one: a side of it is known as a club, and nobody's full name or a country is among them. */
function isOfClub(text: string, { home, away }: Fixture, mentions: readonly Mention[], language: EntityLanguage, clubs: ClubNames | undefined): boolean {
  const sides = [home, away]
  const isOther = sides.some(
    (side) =>
      isCountry(text, ruleMention(side.start, side.end, 'LOCATION', 'fixtures', CONFIDENCE), language) ||
      mentions.some(({ type, start, end }) => type === 'PERSON' && start < side.end && end > side.start && blank.test(text.slice(start, end)))
  )
  return !isOther && sides.some(({ start, end }) => clubs?.has(createForm(text.slice(start, end), language), language) === true)
}

const nameOf = (text: string, start: number, end: number, language: EntityLanguage) => createForm(text.slice(start, end), language).stems.join(' ')

/** The matches of a text, and the lines among them that are none. One that is a timetable has times among its scores: no line of it counts. */
function fixturesOf(text: string, language: EntityLanguage): { readonly fixtures: readonly Fixture[]; readonly others: readonly Span[] } {
  const fixtures: Fixture[] = []
  const others: Span[] = []
  for (const { start, text: line } of linesOf(text)) {
    const end = start + line.length
    if (line.length > LONGEST_LINE) continue
    const own = matchesOf(line, start, language)
    if (own === 'time') return { fixtures: [], others: [] }
    if (own.length > 0) fixtures.push(...own)
    else others.push({ start, end })
  }
  return { fixtures, others }
}

function matchesOf(line: string, offset: number, language: EntityLanguage): Fixture[] | 'time' {
  // halves and sets
  const written = plainDigits(line).replace(brackets, ({ length }) => ' '.repeat(length))
  const label = /^[^\d:：]{2,30}[:：]\s+(?=\S)/u.exec(written)?.[0].length ?? 0
  const found: Fixture[] = []
  let from = label
  for (const mark of [...written.matchAll(segmentMark), undefined]) {
    const to = mark?.index ?? written.length
    if (to < from) continue
    const fixture = matchOf(written.slice(from, to), offset + from, language)
    if (fixture === 'time') return 'time'
    if (fixture === undefined) return []
    found.push(fixture)
    from = to + (mark?.[0].length ?? 0)
  }
  return found
}

function matchOf(part: string, offset: number, language: EntityLanguage): Fixture | 'time' | undefined {
  const scores = [...part.matchAll(score)]
  if (scores.length !== 1) return undefined
  const { 0: written, index } = scores[0]!
  const before = part.slice(0, index)
  const behind = part.slice(index + written.length)
  const between = name(before, 0, language)
  const other = name(withoutEnding(behind), index + written.length, language)
  const sides =
    between !== undefined && other !== undefined
      ? ([between, other] as const)
      : isEnding(behind)
        ? sidesOf(before.trimEnd().replace(/[:,]$/u, ''), language)
        : undefined
  if (sides === undefined) return undefined
  if (!hasScore(written.replace(/\s*[^\d]\s*/u, (sign) => (sign.includes(':') ? ':' : '-')))) return 'time'
  const [home, away] = sides.map(({ start, end }) => ({ start: offset + start, end: offset + end })) as [Span, Span]
  return { home, away }
}

const withoutEnding = (behind: string) => behind.trimEnd().replace(endingBehind, '')

/** Whether nothing but how it ended stands behind a score. */
function isEnding(behind: string): boolean {
  const rest = behind.trim()
  return rest.length <= LONGEST_ENDING && /^[\p{L}., ]*$/u.test(rest) && !/^\p{Lu}\p{Ll}{2}/u.test(rest)
}

/** Both names of `Annecy - Le Mans`. */
function sidesOf(pair: string, language: EntityLanguage): readonly [Span, Span] | undefined {
  const dashes = [...pair.matchAll(dash)].filter(({ index }) => index > 0)
  const spaced = dashes.filter(({ 0: sign }) => sign.length > 1)
  const signs = spaced.length > 0 ? spaced : dashes
  if (signs.length !== 1) return undefined
  const { 0: sign, index } = signs[0]!
  const home = name(pair.slice(0, index), 0, language)
  const away = name(pair.slice(index + sign.length), index + sign.length, language)
  return home === undefined || away === undefined ? undefined : [home, away]
}

/** The name that a part of a line is, if it is one and nothing else. */
function name(part: string, offset: number, language: EntityLanguage): Span | undefined {
  const start = part.length - part.trimStart().length
  const first = lead.exec(part)?.[0].length ?? start
  const written = part.slice(first).trimEnd()
  if (
    written.length < 2 ||
    written.length > LONGEST_NAME ||
    !beginsName.test(written) ||
    !hasName.test(written) ||
    !inName.test(written) ||
    spacedDash.test(written)
  )
    return undefined
  const words = written.split(blank)
  if (words.length > MOST_WORDS || words.some((word, at) => isTooSmall(word, at, language))) return undefined
  const begin = first + (part.slice(first).length - part.slice(first).trimStart().length)
  return { start: offset + begin, end: offset + begin + written.trimStart().length }
}

/** `De Graafschap`, `Crvena zvezda`, and no sentence. */
function isTooSmall(word: string, at: number, language: EntityLanguage): boolean {
  return small.test(word) && word.length > LONGEST_SMALL && !(at === 1 && smallBehind.has(language))
}

/** The names of a line of standings: `1. Walsall 31`, `Cruz Azul 30`, `Rytas 7-2`, `广厦 10胜1负`. */
function placesOf(text: string, { start, end }: Span, language: EntityLanguage): Span[] {
  const found: Span[] = []
  let open: Span | undefined
  for (const { 0: written, index } of plainDigits(text.slice(start, end)).matchAll(parts)) {
    const number = numbering.exec(written)?.[0] ?? ''
    const word = written.slice(number.length)
    const from = start + index + number.length
    if (number !== '') open = undefined
    if (/^\d/u.test(word)) {
      if (open !== undefined && name(text.slice(open.start, open.end), 0, language) !== undefined) found.push(open)
      open = undefined
    } else if (/^[\p{L}"“„]/u.test(word)) open = { start: open?.start ?? from, end: from + word.length }
    else if (word !== '') open = undefined
  }
  return found.length > 1 ? found : []
}

/** The same with the digits of every script as ASCII ones; as long as before. */
function plainDigits(line: string): string {
  return line.replace(otherDigit, (character) => String(digitValues[character.charCodeAt(0)]))
}
