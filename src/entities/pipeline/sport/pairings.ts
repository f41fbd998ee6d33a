/**
 * Two names that a hyphen joins because they meet: teams with their score (`Napoli-Milan 2-1`), two players that all know (`Sinner-Alcaraz`), two abbreviations
 * (`OM-PSG : …`). Each is a name of its own; what is known as a whole, or joined with more hyphens, stays as it is.
 */
import type { TokenList } from '../../../core/spans.js'
import { createForm } from '../../chains/name.js'
import { capitalNouns } from '../../language-kinds.js'
import type { EntityLanguage } from '../../languages.js'
import { Flag } from '../../lists/kinds.js'
import type { KnownNames } from '../../lists/known-names.js'
import { type Mention, ruleMention } from '../../types.js'
import { Cover } from '../cover.js'
import { knownAs } from '../known-type.js'
import { isCountry } from '../named-countries.js'
import { byStart } from '../redactor.js'
import { tokenFrom } from '../token-places.js'
import { hasScore } from './teams.js'

const hyphen = /(?<=\p{L})[-–](?=\p{Lu})/uy
/** Letters of a name that are looked at. */
const MOST_LETTERS = 24
const before = /(?<![\p{L}\p{M}\p{N}'’–-])\p{Lu}[\p{L}\p{M}]{1,23}$/u
const behind = /^\p{Lu}[\p{L}\p{M}]{1,23}(?![\p{L}\p{M}\p{N}'’–-])/u
const wordBefore = /(?<![\p{L}\p{M}\p{N}'’–-])\p{Lu}[\p{L}\p{M}]{1,23} $/u
const wordBehind = /^ \p{Lu}[\p{L}\p{M}]{1,23}(?![\p{L}\p{M}\p{N}'’–-])/u
const scoreBehind = /^,?[ \u00a0]\(?(\d{1,3} ?[-–:] ?\d{1,3})(?![\d/%–-]|[:.,]\d)/u
/** Signs behind the second name in which the score is. */
const SCORE_WITHIN = 14
const endOfScore = /^\)?(?:[ \u00a0]?[:–—]|,|[\n\r]|$)/u
/** Letters of a name of which no list knows. */
const FEWEST_LETTERS = 3
const capitals = /^\p{Lu}{2,5}$/u
/** Share of them that are right. */
const CONFIDENCE = 0.8

interface Side {
  readonly start: number
  readonly end: number
  readonly type: string | undefined
}

/**
 * The mentions with both names of each such pair in place of what was found there. Linear.
 * @param mentions in any order
 * @param flags of the lists, by token (`Flag`)
 */
export function withPairings(
  tokens: TokenList,
  mentions: readonly Mention[],
  language: EntityLanguage,
  known: KnownNames | undefined,
  flags: Uint32Array
): Mention[] {
  if (known === undefined) return [...mentions]
  const { text } = tokens
  const found: Mention[] = []
  const mayBeHeadline = !capitalNouns.has(language)
  let persons: Cover | undefined
  const isPerson = (side: Side) => {
    persons ??= new Cover(
      text.length,
      mentions.filter(({ type }) => type === 'PERSON')
    )
    return persons.overlaps(side)
  }
  const typeOf = (start: number, end: number) => knownAs(createForm(text.slice(start, end), language), language, known)?.type
  for (let index = nextHyphen(text, 0); index >= 0; index = nextHyphen(text, index + 1)) {
    hyphen.lastIndex = index
    if (!hyphen.test(text)) continue
    const first = before.exec(text.slice(Math.max(0, index - MOST_LETTERS - 1), index))
    const second = behind.exec(text.slice(index + 1, index + MOST_LETTERS + 2))
    if (first === null || second === null) continue
    const pair: [Side, Side] = [
      widened({ start: index - first[0].length, end: index, type: undefined }, text, typeOf),
      widened({ start: index + 1, end: index + 1 + second[0].length, type: undefined }, text, typeOf)
    ]
    const type = typeOfPair(tokens, pair, language, flags) ?? (mayBeHeadline && isHeadline(text, pair) && !isPerson(pair[0]) ? 'ORGANIZATION' : undefined)
    if (type === undefined || isWhole(tokens, pair, flags) || typeOf(pair[0].start, pair[1].end) !== undefined) continue
    for (const { start, end } of pair) found.push(ruleMention(start, end, type, 'pairings', CONFIDENCE))
  }
  if (found.length === 0) return [...mentions]
  const taken = new Cover(text.length, found)
  return [...mentions.filter((mention) => !taken.overlaps(mention)), ...found].sort(byStart)
}

const anyHyphen = /[-–]/g

function nextHyphen(text: string, from: number): number {
  anyHyphen.lastIndex = from
  return anyHyphen.test(text) ? anyHyphen.lastIndex - 1 : -1
}

/** A side with the word before or behind it, where the two are one known name (`Real Madrid-Atlético`). */
function widened(side: Side, text: string, typeOf: (start: number, end: number) => string | undefined): Side {
  const { start, end } = side
  const isFirst = text[end] === '-' || text[end] === '–'
  const more = isFirst ? wordBefore.exec(text.slice(Math.max(0, start - MOST_LETTERS - 1), start)) : wordBehind.exec(text.slice(end, end + MOST_LETTERS + 2))
  if (more !== null) {
    const wide = isFirst ? { start: start - more[0].length, end } : { start, end: end + more[0].length }
    const type = typeOf(wide.start, wide.end)
    if (type === 'ORGANIZATION') return { ...wide, type }
  }
  return { ...side, type: typeOf(start, end) }
}

/** What both sides are; undefined where nothing says that they meet. */
function typeOfPair(tokens: TokenList, [one, other]: readonly [Side, Side], language: EntityLanguage, flags: Uint32Array): string | undefined {
  const { text } = tokens
  if (one.type === 'PERSON' && other.type === 'PERSON') return 'PERSON'
  const areAbbreviations = [one, other].every(({ start, end, type }) => type === 'ORGANIZATION' && capitals.test(text.slice(start, end)))
  if (areAbbreviations) return 'ORGANIZATION'
  const score = scoreBehind.exec(text.slice(other.end, other.end + SCORE_WITHIN))?.[1]
  if (score === undefined || !hasScore(score)) return undefined
  const isTeam = (side: Side) => side.type === 'ORGANIZATION' || side.type === 'LOCATION' || (flags[tokenFrom(tokens, side.start)]! & TEAMS) !== 0
  if (one.type === 'PERSON' || other.type === 'PERSON' || !(isTeam(one) && isTeam(other))) return undefined
  const countries = [one, other].filter((side) => isCountry(text, { ...side, type: 'LOCATION', source: 'gazetteer', weight: 0 }, language))
  return countries.length === 0 ? 'ORGANIZATION' : countries.length === 2 ? 'LOCATION' : undefined
}

/** `Genoa-Torino 2-1: …` at the beginning of a line, by names that no list has; German joins any two words. */
function isHeadline(text: string, [one, other]: readonly [Side, Side]): boolean {
  if ([one, other].some(({ start, end, type }) => type === 'PERSON' || end - start < FEWEST_LETTERS)) return false
  if (one.start > 0 && !'\n\r'.includes(text[one.start - 1]!)) return false
  const rest = text.slice(other.end, other.end + SCORE_WITHIN)
  const score = scoreBehind.exec(rest)
  return score !== null && hasScore(score[1]!) && endOfScore.test(rest.slice(score[0].length))
}

const TEAMS = Flag.placeFirst | Flag.organisationFirst | Flag.major

/** Whether lists have both sides as one name. */
function isWhole(tokens: TokenList, [one, other]: readonly [Side, Side], flags: Uint32Array): boolean {
  const inside = (Flag.placeFirst | Flag.organisationFirst | Flag.personFirst) << 1
  return (flags[tokenFrom(tokens, other.start)]! & inside) !== 0 && (flags[tokenFrom(tokens, one.start)]! & (inside >> 1)) !== 0
}
