/**
 * Where somebody is from (`Marit Eikemo frå Odda`): a place that the lists have, though a model took it for an organization; where a firm is from (`ЕТ „Вълков“ от Троян`), though it
 * took that for a person; and the town of a Lithuanian club before its
 * name in quotation marks (`Stambulo „Fenerbahçe“`).
 */
import type { TokenList } from '../../../core/spans.js'
import { createForm } from '../../chains/name.js'
import type { EntityLanguage } from '../../languages.js'
import { Flag } from '../../lists/kinds.js'
import type { KnownNames } from '../../lists/known-names.js'
import { perLanguage } from '../../per-language.js'
import { type Mention, ruleMention } from '../../types.js'
import { withFound } from '../cover.js'
import { knownAs } from '../known-type.js'
import { isBlankBehind, textOf, tokenFrom } from '../token-places.js'

/** From, of somebody's home. */
const from: Partial<Record<EntityLanguage, string>> = {
  eng: 'from',
  deu: 'aus',
  nld: 'uit',
  swe: 'från',
  dan: 'fra',
  nob: 'fra',
  nno: 'frå',
  pol: 'z ze',
  ces: 'z ze',
  slk: 'z zo',
  hrv: 'iz',
  slv: 'iz',
  srp: 'iz из',
  rus: 'из',
  ukr: 'з із зі',
  bul: 'от',
  lit: 'iš'
}
const wordsOf = perLanguage((language) => (from[language] === undefined ? undefined : new Set(from[language].split(' '))))
/** Languages whose small towns no list has: one word that nobody knows is one. */
const unlisted: ReadonlySet<EntityLanguage> = new Set(['nno'])
const personal = Flag.given | Flag.surname
const noTown = Flag.organisationFirst | Flag.head | Flag.common | Flag.surname
const oneWord = /^\p{Lu}\p{Ll}{2,}$/u
/** Adjectives that towns of two words begin with, which no list need have. */
const townAdjective =
  /^(?:Nørre|Sønder|Øster|Vester|Store|Lille|Gammel|Ny|Nedre|Øvre|Norra|Södra|Östra|Västra|Stora|Lilla|Gamla|Nordre|Søndre|Østre|Vestre) \p{Lu}\p{Ll}+$/u
/** A model that is surer is believed. */
const SURE = 0.9
/** Share of towns behind persons that are right. */
const CONFIDENCE = 0.85
/** Before a Lithuanian name in quotation marks: a town in the genitive. */
const genitive = /^\p{Lu}\p{Ll}+(?:o|os|ės|aus|ių|ų)$/u

/** The names with such places. Linear. @param names in text order @param flags of the lists, by token (`Flag`) */
export function withOrigins(
  tokens: TokenList,
  names: readonly Mention[],
  language: EntityLanguage,
  known: KnownNames | undefined,
  flags: Uint32Array
): readonly Mention[] {
  if (language === 'heb') return withHebrewOrigins(tokens, names, flags)
  const words = wordsOf(language)
  if (words === undefined || names.length < 2) return names
  const { text, starts, ends, count } = tokens
  return names.map((name, index) => {
    const { start, end, type, confidence } = name
    if ((type !== 'ORGANIZATION' && type !== 'PERSON') || confidence === undefined || confidence >= SURE) return name
    if (language === 'lit' && isTownOfClub(text, name, names[index + 1])) return { ...name, type: 'LOCATION' }
    const before = names[index - 1]
    const first = tokenFrom(tokens, start)
    // a town that a model took for somebody, of a firm or of somebody with a whole name
    const isTown =
      type === 'PERSON' &&
      before !== undefined &&
      (before.type === 'ORGANIZATION' || isWhole(text, before)) &&
      oneWord.test(text.slice(start, end)) &&
      ((flags[first]! & personal) === 0 || (flags[first]! & Flag.placeFirst) !== 0)
    if (!isTown && (type !== 'ORGANIZATION' || before?.type !== 'PERSON')) return name
    if (first < 2 || !isBlankBehind(tokens, first - 1) || !words.has(textOf(tokens, first - 1)) || before.end < ends[first - 2]!) return name
    if (isTown) return { ...name, type: 'LOCATION' }
    const isUnlisted =
      townAdjective.test(text.slice(start, end)) ||
      (unlisted.has(language) && ends[first] === end && (flags[first]! & noTown) === 0 && oneWord.test(text.slice(start, end)))
    for (let token = first; !isUnlisted && token < count && starts[token]! < end; token++)
      if ((flags[token]! & (token === first ? Flag.placeFirst : Flag.placeFirst << 1)) === 0 || (flags[token]! & Flag.organisationFirst) !== 0) return name
    const one = known && knownAs(createForm(text.slice(start, end), language), language, known)
    return one === undefined || one.type === 'LOCATION' ? { ...name, type: 'LOCATION' } : name
  })
}

const isWhole = (text: string, { start, end, type }: Mention) => type === 'PERSON' && text.slice(start, end).includes(' ')

/** From, written to a Hebrew town. */
const hebrewFrom = /^מ\p{L}{3}/u
const noOrigin = Flag.given | Flag.surname | Flag.common | Flag.titleFirst | Flag.jobFirst

/** Towns that a Hebrew person is from, behind the name, which models miss or take for organizations (`דנה לוי מחדרה`). */
function withHebrewOrigins(tokens: TokenList, names: readonly Mention[], flags: Uint32Array): readonly Mention[] {
  const { text, starts, ends, count } = tokens
  const found: Mention[] = []
  for (const { start, end, type } of names) {
    const town = tokenFrom(tokens, end)
    if (type !== 'PERSON' || town >= count || starts[town] !== end + 1 || text[end] !== ' ' || !text.slice(start, end).includes(' ')) continue
    const own = flags[town]!
    const isTown = (own & Flag.inflected) !== 0 && (own & Flag.placeFirst) !== 0 && (own & noOrigin) === 0
    if (isTown && hebrewFrom.test(textOf(tokens, town))) found.push(ruleMention(starts[town]!, ends[town]!, 'LOCATION', 'origin', CONFIDENCE))
  }
  const towns = new Set(found.map(({ start, end }) => `${start} ${end}`))
  return withFound(text.length, names, found, (name) => name.type !== 'LOCATION' && (name.confidence ?? 1) < SURE && towns.has(`${name.start} ${name.end}`))
}

function isTownOfClub(text: string, { start, end }: Mention, club: Mention | undefined): boolean {
  if (club?.type !== 'ORGANIZATION' || !/^ „?$/u.test(text.slice(end, club.start)) || !text.slice(end, club.start + 1).includes('„')) return false
  return genitive.test(text.slice(start, end))
}
