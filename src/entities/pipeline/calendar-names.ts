/** Persons and towns that are called like a month or a day: `April Jones`, `Domingo se casa el domingo 5`, `край град Септември`. */
import type { TokenList } from '../../core/spans.js'
import { foldWord } from '../chains/fold.js'
import type { EntityLanguage } from '../languages.js'
import { Flag } from '../lists/kinds.js'
import { isTown } from '../patterns/temporal/names.js'
import { type Mention, ruleMention } from '../types.js'
import { saidOf } from './companies/person-verbs.js'
import { holds, meetings } from './cover.js'
import { byStart } from './redactor.js'
import { isBlankBehind, startsSentence, textOf, tokenFrom } from './token-places.js'

/** Months that are given names. */
const months: Readonly<Partial<Record<EntityLanguage, ReadonlySet<string>>>> = {
  eng: new Set(['April', 'May', 'June', 'August']),
  deu: new Set(['April', 'August']),
  nld: new Set(['April', 'June', 'August']),
  swe: new Set(['April', 'June', 'August']),
  dan: new Set(['April', 'June', 'August']),
  nob: new Set(['April', 'June', 'August']),
  nno: new Set(['April', 'June', 'August']),
  spa: new Set(['Abril', 'Julio']),
  por: new Set(['Abril']),
  cat: new Set(['Abril']),
  fra: new Set(['Avril'])
}
/** What stands before a month: `In May Johnson resigned`. */
const beforeMonths = new Set(
  'in by since until till from to during before after last next this of through throughout between late early mid every each im bis seit ab vom zum vor nach ende anfang mitte letzten nächsten diesen en de des del desde hasta em até depuis dès fin début sinds tot eind begin vanaf i sedan under från fra til siden efter etter før og och'.split(
    ' '
  )
)

/** Days of the week that are given names, written so at the head of a sentence alone. */
const days: Readonly<Partial<Record<EntityLanguage, ReadonlySet<string>>>> = { spa: new Set(['Domingo']), por: new Set(['Domingos']) }
/** Pronouns before a verb, and what persons are and do; a day has a preposition, a number or an adjective behind it. */
const verbsBehind: Readonly<Partial<Record<EntityLanguage, ReadonlySet<string>>>> = {
  spa: new Set(
    'se me te le les lo la nos no ya también nunca siempre vive trabaja tiene quiere viene sale llega va está es era fue será ha había hizo hace puede debe sabe cree pide compra juega estudia escribe lleva vino tuvo quiso pudo dijo trajo'.split(
      ' '
    )
  ),
  por: new Set(
    'se não já também nunca sempre vive trabalha tem quer vem vai está é era foi será disse fez faz pode deve sabe joga estuda escreve veio teve'.split(' ')
  )
}
const preterite: Readonly<Partial<Record<EntityLanguage, RegExp>>> = { spa: /\p{Ll}{2}ó$/u, por: /\p{Ll}{2}ou(?:-\p{Ll}{2,4})?$/u }

/** Languages that write months small in which one of them is a given name, too. */
const smallMonths: ReadonlySet<EntityLanguage> = new Set(['cat', 'spa', 'por', 'ita', 'fra', 'ron'])

/** Months of the Islamic year that are names of men, behind a given name. */
const lunarMonths: ReadonlySet<string> = new Set(['رمضان', 'شعبان', 'رجب'])
const namedAfterMonths: ReadonlySet<EntityLanguage> = new Set(['ara', 'fas', 'pus', 'urd'])

const CONFIDENCE = 0.9

/**
 * What patterns found without the months and days that are the name of somebody or of a town, and these as persons and places.
 * @param flags of the lists, by token (`Flag`)
 */
export function withoutCalendarNames(
  tokens: TokenList,
  found: readonly Mention[],
  language: EntityLanguage,
  flags: Uint32Array
): { read: Mention[]; called: Mention[] } {
  const named = months[language]
  const givenDays = days[language]
  const isSmall = smallMonths.has(language)
  const called: Mention[] = []
  const read: Mention[] = []
  for (const mention of found) {
    if (mention.type !== 'TEMPORAL:DATE') {
      read.push(mention)
      continue
    }
    if (isTown(tokens.text, mention.start, mention.end, language)) {
      called.push(ruleMention(mention.start, mention.end, 'LOCATION', 'calendar-names', CONFIDENCE))
      continue
    }
    const first = tokenFrom(tokens, mention.start)
    const word = first < tokens.count && tokens.starts[first] === mention.start ? textOf(tokens, first) : ''
    const end = tokens.ends[first] ?? 0
    if (named?.has(word) === true && end === mention.end && isBeforeSurname(tokens, first, flags)) {
      called.push(ruleMention(mention.start, tokens.ends[first + 1]!, 'PERSON', 'calendar-names', CONFIDENCE))
      continue
    }
    if (lunarMonths.has(word) && end === mention.end && namedAfterMonths.has(language) && isBehindGiven(tokens, first, flags)) continue
    if (isSmall && end === mention.end && isNameInSentence(tokens, first, word, flags)) continue
    const rest = givenDays?.has(word) === true && startsSentence(tokens, first) ? behindDay(tokens, first, mention, language) : undefined
    if (rest === undefined) read.push(mention)
    else {
      called.push(ruleMention(mention.start, end, 'PERSON', 'calendar-names', CONFIDENCE))
      if (rest < mention.end) read.push({ ...mention, start: rest })
    }
  }
  return { read, called }
}

/** Whether a word that is a month but for its capital, or for a sign on a letter as well (`Marc`, `març`), is a given name inside a sentence. */
function isNameInSentence(tokens: TokenList, token: number, word: string, flags: Uint32Array): boolean {
  return (flags[token]! & Flag.given) !== 0 && /^\p{Lu}\p{Ll}+$/u.test(word) && !startsSentence(tokens, token) && /\p{Ll}/u.test(wordBefore(tokens, token))
}

/** Whether a given name that is no ordinary word stands right before a month. */
function isBehindGiven(tokens: TokenList, month: number, flags: Uint32Array): boolean {
  return month > 0 && isBlankBehind(tokens, month - 1) && (flags[month - 1]! & (Flag.given | Flag.common)) === Flag.given
}

function wordBefore(tokens: TokenList, token: number): string {
  return isBlankBehind(tokens, token - 1) ? textOf(tokens, token - 1) : ''
}

/** Whether a surname stands behind a month that nothing stands before which makes it one. */
function isBeforeSurname(tokens: TokenList, month: number, flags: Uint32Array): boolean {
  if (!isBlankBehind(tokens, month) || (flags[month + 1]! & Flag.surname) === 0 || !/^\p{Lu}\p{Ll}/u.test(textOf(tokens, month + 1))) return false
  return month === 0 || !(isBlankBehind(tokens, month - 1) && beforeMonths.has(textOf(tokens, month - 1).toLowerCase()))
}

/** Where the rest of a date begins whose first word, a day, is somebody's name; its end where nothing is left, undefined where it is a day. */
function behindDay(tokens: TokenList, day: number, { end }: Mention, language: EntityLanguage): number | undefined {
  let next = day + 1
  if (next < tokens.count && textOf(tokens, next) === ',') next++
  if (next >= tokens.count) return undefined
  const word = textOf(tokens, next)
  // `Domingo el domingo 5`, `Domingo, el domingo 5`
  const repeats = foldWord(textOf(tokens, next + 1 < tokens.count ? next + 1 : next)).startsWith(foldWord(textOf(tokens, day)))
  if (repeats) return tokens.starts[next]! < end ? tokens.starts[next + 1]! : end
  if (next > day + 1 || tokens.ends[day]! < end) return undefined
  return verbsBehind[language]?.has(word) === true || preterite[language]?.test(word) === true || saidOf(language).has(foldWord(word)) ? end : undefined
}

/** Names with those who are called like a month; what a model found of one is part of it, unless it found more. */
export function withCalendarNames(names: readonly Mention[], called: readonly Mention[]): Mention[] {
  if (called.length === 0) return [...names]
  const beside = meetings([...names].sort(byStart))
  const replaced = new Set<Mention>()
  const found: Mention[] = []
  for (const person of called) {
    const met = beside(person)
    if (met.some((name) => holds(name, person))) continue
    for (const name of met) replaced.add(name)
    // `Carter Cash` of `June Carter Cash`
    found.push({ ...person, end: Math.max(person.end, ...met.map(({ end }) => end)) })
  }
  return [...names.filter((name) => !replaced.has(name)), ...found].sort(byStart)
}
