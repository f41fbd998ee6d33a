/**
 * Countries that are given names, too (`Jordan`, `Chad`, `Georgia`): beside another country, its own capital or one of its offices such a name is the country's, in the
 * whole document, though a model takes it for a person at the head of a sentence.
 */
import type { TokenList } from '../../core/spans.js'
import type { EntityLanguage } from '../languages.js'
import { Flag } from '../lists/kinds.js'
import { type Mention, mentionWeight } from '../types.js'
import { Cover } from './cover.js'
import { isCountry } from './named-countries.js'
import { byStart } from './redactor.js'
import { haveMet } from './sport/teams.js'
import { tokenFrom } from './token-places.js'

/** Letters on either side in which a capital is looked for. */
const REACH = 160
const CAPITALS: Readonly<Record<string, RegExp>> = {
  jordan: /\bAmman\b/u,
  chad: /\bN[’']?Djamena\b/u,
  georgia: /\bTbilisi\b/u,
  israel: /\b(?:Jerusalem|Jerusalén|Jérusalem|Tel Aviv)\b/u,
  kenya: /\bNairobi\b/u,
  cuba: /\b(?:Havana|La Habana|Habana)\b/u,
  malta: /\bValletta\b/u,
  cyprus: /\bNicosia\b/u
}
/** Whether a name is as often somebody's as a country's. */
const isDoubtful = (text: string, { start, end }: Mention) => CAPITALS[text.slice(start, end).toLowerCase()] !== undefined
const joined = /^(?:,| and| or| y| e| et| und| en| og| och| i| with)[ \u00a0]$/u
const office =
  /^['’]s[ \u00a0](?:(?:foreign|prime|finance|defen[cs]e|interior|health|energy|education|economy|justice|trade)[ \u00a0]minist|(?:king|queen|crown|government|parliament|army|navy|air force|economy|central bank|president|constitution|border|capital|population|supreme court|ambassador)(?!\p{L}))/u
const sentenceEnd = /[.!?](?=\s|$)|[\n\r]/u
const FOUND = 0.8

/** `the Welsh town`: a people before a small noun, which a model took for a place. */
function asPeople(tokens: TokenList, mention: Mention, flags: Uint32Array): Mention {
  if (mention.type !== 'LOCATION' || mention.confidence === undefined) return mention
  const token = tokenFrom(tokens, mention.start)
  if ((flags[token]! & (Flag.nationalityFirst | Flag.placeFirst)) !== Flag.nationalityFirst || tokens.ends[token] !== mention.end) return mention
  return /^ \p{Ll}/u.test(tokens.text.slice(mention.end, mention.end + 2)) ? { ...mention, type: 'NATIONALITY' } : mention
}

/** @param mentions in text order @param flags of the lists, by token (`Flag`) */
export function withCountries(tokens: TokenList, given: readonly Mention[], language: EntityLanguage, flags: Uint32Array): Mention[] {
  const { text } = tokens
  const mentions = language === 'eng' ? given.map((mention) => asPeople(tokens, mention, flags)) : given
  const isGivenName = ({ start }: Mention) => (flags[tokenFrom(tokens, start)]! & Flag.given) !== 0
  const candidates = [...mentions.filter(({ type }) => type === 'PERSON'), ...missed(tokens, mentions, flags)]
    .filter((one) => isGivenName(one) && !/[\s-]/u.test(text.slice(one.start, one.end)) && isCountry(text, one, language))
    .sort(byStart)
  if (candidates.length === 0) return [...mentions]
  const others = mentions.filter((one) => one.type === 'LOCATION' && !isDoubtful(text, one) && isCountry(text, one, language))
  const told = new Set<string>()
  let next = 0
  for (const one of candidates) {
    while (next < others.length && others[next]!.end <= one.start) next++
    const name = text.slice(one.start, one.end)
    if (!told.has(name) && isTold(text, one, others[next - 1], others[next], language)) told.add(name)
  }
  if (told.size === 0) return [...mentions]
  const countries = new Set(candidates.filter(({ start, end }) => told.has(text.slice(start, end))))
  const found = [...countries].map((one): Mention => ({ ...one, type: 'LOCATION', confidence: Math.max(FOUND, one.confidence ?? 0) }))
  return [...mentions.filter((one) => !countries.has(one)), ...found].sort(byStart)
}

/** Countries at the head of a sentence that no model found. */
function missed(tokens: TokenList, mentions: readonly Mention[], flags: Uint32Array): Mention[] {
  const { text, starts, ends, count, sentences } = tokens
  const country = Flag.given | Flag.major
  const heads = [...sentences].filter((token) => token < count && (flags[token]! & country) === country)
  if (heads.length === 0) return []
  const taken = new Cover(text.length, mentions)
  return heads
    .map(
      (token): Mention => ({
        start: starts[token]!,
        end: ends[token]!,
        type: 'PERSON',
        source: 'gazetteer',
        subsource: 'countries',
        weight: mentionWeight.model,
        confidence: FOUND
      })
    )
    .filter((one) => !taken.overlaps(one))
}

/** Whether what stands around a name tells the country. */
function isTold(text: string, one: Mention, before: Mention | undefined, after: Mention | undefined, language: EntityLanguage): boolean {
  if (office.test(text.slice(one.end, one.end + 32))) return true
  if (before !== undefined && joined.test(text.slice(before.end, one.start))) return true
  if (after !== undefined && (joined.test(text.slice(one.end, after.start)) || haveMet(text, one, after, language))) return true
  const capital = CAPITALS[text.slice(one.start, one.end).toLowerCase()]
  if (capital === undefined) return false
  const behind = text.slice(one.end, one.end + REACH)
  const ahead = text
    .slice(Math.max(0, one.start - REACH), one.start)
    .split(sentenceEnd)
    .at(-1)!
  return capital.test(behind.slice(0, sentenceEnd.exec(behind)?.index ?? behind.length)) || capital.test(ahead)
}

/** The mentions with English adjectives of peoples (`the Welsh town`), which a model took for places, as what they are. @param flags of the lists, by token (`Flag`) */
export function withPeoples(tokens: TokenList, mentions: readonly Mention[], language: EntityLanguage, flags: Uint32Array): readonly Mention[] {
  if (language !== 'eng') return mentions
  return mentions.map((mention) => {
    if (mention.type !== 'LOCATION' || mention.confidence === undefined) return mention
    const token = tokenFrom(tokens, mention.start)
    const isPeople = tokens.ends[token] === mention.end && (flags[token]! & (Flag.nationalityFirst | Flag.placeFirst)) === Flag.nationalityFirst
    return isPeople ? { ...mention, type: 'NATIONALITY' } : mention
  })
}
