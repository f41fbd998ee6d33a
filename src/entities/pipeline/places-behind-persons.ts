/**
 * A person and the place behind it that a model took together where neither case nor a mark parts them (`मुकेश अंबानी जामनगर`, `جو بایډن پولنډ`): where the verb comes
 * last, its subject and its goal stand side by side.
 */
import type { TokenList } from '../../core/spans.js'
import { createForm } from '../chains/name.js'
import type { EntityLanguage } from '../languages.js'
import type { KnownNames } from '../lists/known-names.js'
import type { Mention } from '../types.js'
import { knownAs } from './known-type.js'
import { tokenFrom } from './token-places.js'

/** Words of a person's name before the place; one word is as likely a given name before a surname that is a place's. */
const FEWEST_WORDS = 2
/** Languages without capitals whose verbs come last. */
const verbFinal: ReadonlySet<EntityLanguage> = new Set(['ben', 'fas', 'hin', 'jpn', 'kor', 'pus', 'tam', 'tel', 'urd'])

/** Languages in which the office, its place and who has it follow each other (`Menteri Besar Selangor Azmin Ali`). */
const placeFirst: ReadonlySet<EntityLanguage> = new Set(['urd', 'msa', 'srp', 'hrv', 'slv', 'bul', 'ukr', 'rus', 'pol', 'ces', 'slk'])
/** Of these, languages in which the place is a country behind its office (`Председник Србије Александар Вучић`), and towns are given names as well. */
const countryFirst: ReadonlySet<EntityLanguage> = new Set(['srp', 'hrv', 'slv', 'bul', 'ukr', 'rus', 'pol', 'ces', 'slk'])
/** Words of a person behind a place. */
const MOST_WORDS = 3

/** A place that all know and the person behind it whom a model took together with it; else the mention. @param isGiven whether a token is a given name */
export function splitBehindPlace(
  mention: Mention,
  tokens: TokenList,
  language: EntityLanguage,
  known: KnownNames | undefined,
  isGiven: (token: number) => boolean
): Mention[] {
  const { starts, ends, text } = tokens
  if (known === undefined || !placeFirst.has(language) || (mention.type !== 'LOCATION' && mention.type !== 'ORGANIZATION' && mention.type !== 'PERSON'))
    return [mention]
  const first = tokenFrom(tokens, mention.start)
  let last = first
  while (last + 1 < tokens.count && ends[last + 1]! <= mention.end) last++
  const as = (start: number, end: number) => knownAs(createForm(text.slice(start, end), language), language, known)
  if (countryFirst.has(language) && (mention.type !== 'PERSON' || isGiven(first))) return [mention]
  for (let place = first; place <= Math.min(last - FEWEST_WORDS, first + 1); place++) {
    if (last - place < FEWEST_WORDS || last - place > MOST_WORDS || !isGiven(place + 1)) continue
    const entity = as(starts[place]!, ends[place]!)
    if (entity?.type !== 'LOCATION' || as(mention.start, mention.end) !== undefined) continue
    return [
      { ...mention, start: starts[place]!, end: ends[place]!, type: 'LOCATION' },
      { ...mention, start: starts[place + 1]!, type: 'PERSON' }
    ]
  }
  return [mention]
}

/** The mention, or the person and the place; a whole name that is known stays. */
export function splitAtPlace(mention: Mention, tokens: TokenList, language: EntityLanguage, known: KnownNames | undefined): Mention[] {
  const { starts, ends, text } = tokens
  if (known === undefined || mention.type !== 'PERSON' || !verbFinal.has(language)) return [mention]
  const first = tokenFrom(tokens, mention.start)
  let last = first
  while (last + 1 < tokens.count && ends[last + 1]! <= mention.end) last++
  if (ends[last] !== mention.end || text[ends[last - 1]!] !== ' ') return [mention]
  const as = (start: number, end: number) => knownAs(createForm(text.slice(start, end), language), language, known)
  const place = as(starts[last]!, mention.end)
  if (place === undefined || place.type !== 'LOCATION' || !known.isFamous(place.entity)) return [mention]
  const head: Mention = { ...mention, end: ends[last - 1]! }
  if (last - first < FEWEST_WORDS && as(head.start, head.end)?.type !== 'PERSON') return [mention]
  if (as(mention.start, mention.end) !== undefined) return [mention]
  return [head, { ...mention, start: starts[last]!, type: 'LOCATION' }]
}
