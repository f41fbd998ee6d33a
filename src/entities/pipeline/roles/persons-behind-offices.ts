/** Who stands right behind an office is a person, though a model that has not met the name took it for a firm or a town (`la regidora Mariona Seguranyes`). */
import type { Span, TokenList } from '../../../core/spans.js'
import { createForm } from '../../chains/name.js'
import type { EntityLanguage } from '../../languages.js'
import { Flag } from '../../lists/kinds.js'
import type { KnownNames } from '../../lists/known-names.js'
import { mayBeCapital } from '../../lists/letter-case.js'
import { isOffice } from '../../lists/offices.js'
import { UsualName, type UsualNames } from '../../lists/usual-names.js'
import { type Mention, ruleMention } from '../../types.js'
import { withFound } from '../cover.js'
import { knownAs } from '../known-type.js'
import { isBlankBehind, textOf, tokenFrom } from '../token-places.js'

/** Languages that put the office before the person, with nothing between. */
const officeFirst: ReadonlySet<EntityLanguage> = new Set([
  'ces',
  'dan',
  'deu',
  'est',
  'fin',
  'hrv',
  'lav',
  'lit',
  'nld',
  'nno',
  'nob',
  'pol',
  'slk',
  'slv',
  'srp',
  'swe'
])
/** Languages in which an organization or a place behind an office has a preposition before it: whoever has none needs no usual given name. */
const linked: ReadonlySet<EntityLanguage> = new Set(['cat', 'fra', 'ita', 'por', 'ron', 'spa'])
/** Words of a name; one more is none. */
const MOST_WORDS = 3
/** Share of such persons that are right. */
const CONFIDENCE = 0.8
/** A model that is surer is believed. */
const SURE = 0.9
const office = Flag.titleFirst | (Flag.titleFirst << 1) | Flag.jobFirst | (Flag.jobFirst << 1)
/** Words that stand inside of an office, before what it is of. */
const linking = /^(?:del|della|delle|dello|degli|dei|des|dos|das|les|los|las|com|con|per|por)$/iu
const SHORTEST = 3
const noPerson = Flag.placeFirst | Flag.organisationFirst | Flag.head | Flag.common
/** The same where nothing but a person can stand: many a name is a village somewhere. */
const unlikely = Flag.major | Flag.organisationFirst | Flag.head | Flag.common
const written = /^\p{Lu}\p{Ll}[\p{L}\p{M}’'-]*(?:[ \u00a0]\p{Lu}[\p{Ll}’'][\p{L}\p{M}’'-]*){1,2}$/u
/** Genitives that no person's name begins with in its nominative, where nothing stands between an office and what it is of (`președintele Judecătoriei Săliște`). */
const genitives: Partial<Record<EntityLanguage, RegExp>> = {
  pol: /\p{Ll}(?:ych|ich|ów)(?!\p{L})/u,
  ron: /^(?:\p{L}+(?:ului|iei|[țţ]ii|ncii)|instan[țţ]ei|camerei|uniunii|ligii|[șş]colii|casei|filialei|comunei)(?!\p{L})/iu
}

interface Knowledge {
  readonly known: KnownNames | undefined
  readonly usualNames: () => UsualNames | undefined
}

/**
 * The names with such persons; where nothing was found two or three words with capitals are one. Linear.
 * @param mentions in any order
 * @param flags of the lists, by token (`Flag`)
 */
export function withPersonsBehindOffices(
  tokens: TokenList,
  mentions: readonly Mention[],
  language: EntityLanguage,
  flags: Uint32Array,
  knowledge: Knowledge
): readonly Mention[] {
  if (!officeFirst.has(language) && !linked.has(language)) return mentions
  const personStarts = new Set(mentions.filter(({ type }) => type === 'PERSON').map(({ start }) => start))
  // before a person stands what the office is of
  const isPerson = (first: number, { start, end }: Span) =>
    !personStarts.has(end + 1) && isBehindOffice(tokens, first, { start, end }, language, flags, knowledge)
  const judged = mentions.map((mention) => {
    const { type, confidence, source } = mention
    if ((type !== 'ORGANIZATION' && type !== 'LOCATION') || confidence === undefined || confidence >= SURE || source === 'gazetteer') return mention
    return isPerson(tokenFrom(tokens, mention.start), mention) ? { ...mention, type: 'PERSON' } : mention
  })
  if (!linked.has(language)) return judged
  const { text, starts, ends, count } = tokens
  const found: Mention[] = []
  for (let first = 1; first + 1 < count; first++) {
    if (!mayBeCapital(text.charCodeAt(starts[first]!)) || !mayBeCapital(text.charCodeAt(starts[first + 1]!)) || !isOfficeBefore(tokens, first, language, flags))
      continue
    let last = first + 1
    while (last + 1 < count && last - first < MOST_WORDS && isBlankBehind(tokens, last) && mayBeCapital(text.charCodeAt(starts[last + 1]!))) last++
    const span = { start: starts[first]!, end: ends[last]! }
    if (isPerson(first, span)) found.push(ruleMention(span.start, span.end, 'PERSON', 'office', CONFIDENCE))
  }
  return withFound(text.length, judged, found, () => false)
}

/** @param end of a name, before which an office may stand with a comma where another one closes it: `La alcaldesa, Mercedes Herreros, dijo` */
function isOfficeBefore(tokens: TokenList, first: number, language: EntityLanguage, flags: Uint32Array, end?: number): boolean {
  const isEnclosed = end !== undefined && first > 1 && tokens.text[end] === ',' && textOf(tokens, first - 1) === ','
  const last = isEnclosed ? first - 2 : first - 1
  if (last < 0 || (!isEnclosed && !isBlankBehind(tokens, last))) return false
  const word = textOf(tokens, last)
  return word.length >= SHORTEST && !linking.test(word) && ((flags[last]! & office) !== 0 || isOffice(word, language))
}

function isBehindOffice(
  tokens: TokenList,
  first: number,
  { start, end }: Span,
  language: EntityLanguage,
  flags: Uint32Array,
  { known, usualNames }: Knowledge
): boolean {
  if (!isOfficeBefore(tokens, first, language, flags, end)) return false
  const isGiven = (flags[first]! & Flag.given) !== 0 || ((usualNames()?.kind(textOf(tokens, first)) ?? 0) & (UsualName.own | UsualName.everywhere)) !== 0
  if (!isGiven && (!linked.has(language) || (flags[first]! & unlikely) !== 0)) return false
  const none = linked.has(language) ? unlikely : noPerson
  const name = tokens.text.slice(start, end)
  if (!written.test(name) || genitives[language]?.test(name) === true) return false
  for (let token = first + 1; token < tokens.count && tokens.starts[token]! < end; token++) if ((flags[token]! & none) !== 0) return false
  return known === undefined || knownAs(createForm(name, language), language, known) === undefined
}
