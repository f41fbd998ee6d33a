/**
 * A person and the place behind it that a model took together where neither case nor a mark parts them (`मुकेश अंबानी जामनगर`, `جو بایډن پولنډ`): where the verb comes
 * last, its subject and its goal stand side by side.
 */
import type { TokenList } from '../../../core/spans.js'
import { createForm } from '../../chains/name.js'
import type { EntityLanguage } from '../../languages.js'
import { Flag } from '../../lists/kinds.js'
import type { KnownNames } from '../../lists/known-names.js'
import { perLanguage } from '../../per-language.js'
import type { Mention } from '../../types.js'
import { knownAs } from '../known-type.js'
import { tokenFrom } from '../token-places.js'

/** Words of a person's name before the place; one word is as likely a given name before a surname that is a place's. */
const FEWEST_WORDS = 2
/** Languages without capitals whose verbs come last. */
const verbFinal: ReadonlySet<EntityLanguage> = new Set(['ben', 'fas', 'hin', 'jpn', 'kor', 'pus', 'tam', 'tel', 'urd'])

/** Languages in which the office, its place and who has it follow each other (`Menteri Besar Selangor Azmin Ali`). */
const placeFirst: ReadonlySet<EntityLanguage> = new Set(['urd', 'msa', 'srp', 'hrv', 'slv', 'bul', 'ukr', 'rus', 'pol', 'ces', 'slk'])
/** Of these, languages in which the place is a country behind its office (`Председник Србије Александар Вучић`), and towns are given names as well. */
const countryFirst: ReadonlySet<EntityLanguage> = new Set(['srp', 'hrv', 'slv', 'bul', 'ukr', 'rus', 'pol', 'ces', 'slk'])
/** Names that more Urdu names begin with than all others, which lists have as places as well. */
const urduGiven =
  /^(?:محمد|احمد|علی|عبد|عبداللہ|سید|میاں|شیخ|ملک|حافظ|غلام|محمود|حسن|حسین|عمر|عثمان|خالد|طارق|شاہ|راجہ|چوہدری|مرزا|خان|نور|فاطمہ|عائشہ|مریم|زینب|بی بی)$/u
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
  if (language === 'urd' && mention.type === 'PERSON' && urduGiven.test(text.slice(starts[first], ends[first]))) return [mention]
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

/** Words for where somebody is, which no name of a person has inside. Those of old names (`Jan z Czarnolasu`, `von`) are left out. */
const whereabouts: Partial<Record<EntityLanguage, string>> = {
  deu: 'am im beim bei in ins auf',
  eng: 'at in near',
  nld: 'in bij op',
  swe: 'i på',
  dan: 'i på ved',
  nob: 'i på ved',
  nno: 'i på ved',
  fra: 'à au aux chez dans en',
  spa: 'en',
  por: 'em no na',
  ita: 'al in nel nella sul',
  ron: 'în la',
  pol: 'w we na nad',
  ces: 'v ve na',
  slk: 'v vo na',
  slv: 'v na ob',
  hrv: 'u na',
  srp: 'u na у на',
  rus: 'в во на',
  ukr: 'в у на',
  bul: 'в във на',
  ell: 'στο στη στην στον στα'
}
const whereaboutsOf = perLanguage((language) => new Set(whereabouts[language]?.split(' ')))
/** Articles that make the word a part of a surname (`in der Smitten`, `in 't Veld`). */
const article = /^(?:der|den|dem|de|het|’t|'t|la|le|the)$/u

/** A person of given names alone and the place behind the word for where (`Paul am Gardasee`), which a network takes together. */
export function splitAtWhereabouts(mention: Mention, tokens: TokenList, language: EntityLanguage, flags: Uint32Array): Mention[] {
  const words = whereaboutsOf(language)
  if (mention.type !== 'PERSON' || words.size === 0) return [mention]
  const { starts, ends, text, count } = tokens
  const first = tokenFrom(tokens, mention.start)
  for (let token = first + 1; token + 1 < count && starts[token + 1]! < mention.end; token++) {
    if (!words.has(text.slice(starts[token], ends[token]))) continue
    const next = text.slice(starts[token + 1], ends[token + 1])
    const before = flags[token - 1]!
    const behind = flags[token + 1]!
    const isSurname = (behind & (Flag.given | Flag.surname)) !== 0 && (behind & (Flag.several | Flag.placeFirst)) !== (Flag.several | Flag.placeFirst)
    if (article.test(next) || (before & (Flag.given | Flag.surname)) === 0 || isSurname) return [mention]
    const head: Mention = { ...mention, end: ends[token - 1]! }
    return /^\p{Lu}/u.test(next) ? [head, { ...mention, start: starts[token + 1]!, type: 'LOCATION' }] : [head]
  }
  return [mention]
}

/** Case endings by which a language says where, and no person's name ends in the nominative. */
const where: Partial<Record<EntityLanguage, RegExp>> = {
  hun: /^\p{Lu}\p{L}{2,}(?:[aáeéoöóőiuü]n|b[ae]n|b[óő]l|r[ae]|b[ae]|n[áé]l|r[óő]l|t[óő]l)$/u,
  lit: /^\p{Lu}\p{L}{2,}(?:[aoėiyu]je|uose|ose|ėse|yse|[bcčdgklmnprsštvzž]e)$/u,
  lav: /^\p{Lu}\p{L}{2,}(?:[āēīū]|os|ās|ēs|īs)$/u,
  // the genitive's vowel before from
  est: /^\p{Lu}\p{L}{2,}[aeiou](?:st|lt)$/u,
  fin: /^\p{Lu}\p{L}{3,}(?:ss[aä]|ll[aä]|st[aä]|lt[aä])$/u
}
/** Languages that give foreign names their own endings. */
const adapted: ReadonlySet<EntityLanguage> = new Set(['lit', 'lav'])
/** What the surname before it ends with, where a case would be a surname's as well. */
const nominative: Partial<Record<EntityLanguage, RegExp>> = { lit: /(?:as|is|ys|us|ė|a)$/u, lav: /(?:[sšae])$/u, fin: /(?:[aeiouyäö])$/u, est: /\p{L}$/u }

/** A person's two names, and the town behind them in the case for where (`Magyar Péter Kötcsén`, `Ona Petrienė Biržuose`). */
export function splitAtTown(mention: Mention, tokens: TokenList, language: EntityLanguage, flags: Uint32Array): Mention[] {
  const cases = where[language]
  if (cases === undefined || mention.type !== 'PERSON') return [mention]
  const { starts, ends, text, count } = tokens
  const first = tokenFrom(tokens, mention.start)
  const town = first + 2
  if (town >= count || starts[town]! >= mention.end || ends[town] !== mention.end) return [mention]
  const last = nominative[language]
  // no given name of the language ends so, and no surname is a town's from
  const isListed = language === 'est' && (flags[town]! & Flag.placeFirst) !== 0
  const isName =
    last === undefined
      ? (flags[first]! & Flag.surname) !== 0 && (flags[first + 1]! & Flag.given) !== 0
      : ((flags[first]! & Flag.given) !== 0 ||
          isListed ||
          (adapted.has(language) && ((flags[first]! | flags[first + 1]!) & (Flag.given | Flag.common)) === 0)) &&
        last.test(text.slice(starts[first + 1], ends[first + 1]))
  const isPersonal = (flags[town]! & (Flag.given | Flag.surname)) !== 0 && (flags[town]! & Flag.placeFirst) === 0
  if (!isName || isPersonal || !cases.test(text.slice(starts[town], ends[town]))) return [mention]
  return [
    { ...mention, end: ends[first + 1]! },
    { ...mention, start: starts[town]!, type: 'LOCATION' }
  ]
}

/** A Hebrew name behind the letter for from. */
const hebrewFrom = /^מ(?=\p{L}{3})/u
const hebrewFromTown = /^מ(?=\p{L}{2})/u

/** A Hebrew person and the town that he is from (`עופר בן-דוד מאשקלון`), which readers know; no surname begins with the letter for from and goes on like one. */
function splitAtOrigin(mention: Mention, tokens: TokenList, known: KnownNames): Mention[] {
  const { starts, ends, text } = tokens
  const last = tokenFrom(tokens, mention.end - 1)
  const word = text.slice(starts[last], ends[last])
  if (ends[last] !== mention.end || text[starts[last]! - 1] !== ' ' || !hebrewFrom.test(word)) return [mention]
  const head = text.slice(mention.start, starts[last]! - 1)
  if (!head.includes(' ')) return [mention]
  const town = knownAs(createForm(word.slice(1), 'heb'), 'heb', known)
  if (town?.type !== 'LOCATION' || !known.isFamous(town.entity) || knownAs(createForm(word, 'heb'), 'heb', known) !== undefined) return [mention]
  return [
    { ...mention, end: starts[last]! - 1 },
    { ...mention, start: starts[last]!, type: 'LOCATION' }
  ]
}

/** A town behind the letter for from, which a model took for an organization (`מתל אביב`). */
function asOrigin(mention: Mention, text: string, known: KnownNames): Mention {
  const name = text.slice(mention.start, mention.end)
  if (!hebrewFromTown.test(name) || knownAs(createForm(name, 'heb'), 'heb', known) !== undefined) return mention
  const town = knownAs(createForm(name.slice(1), 'heb'), 'heb', known)
  return town?.type === 'LOCATION' && known.isFamous(town.entity) ? { ...mention, type: 'LOCATION' } : mention
}

/** The mention, or the person and the place; a whole name that is known stays. */
export function splitAtPlace(mention: Mention, tokens: TokenList, language: EntityLanguage, known: KnownNames | undefined): Mention[] {
  const { starts, ends, text } = tokens
  if (known === undefined) return [mention]
  if (language === 'heb' && mention.type === 'ORGANIZATION') return [asOrigin(mention, text, known)]
  if (mention.type !== 'PERSON') return [mention]
  if (language === 'heb') return splitAtOrigin(mention, tokens, known)
  if (!verbFinal.has(language)) return [mention]
  const first = tokenFrom(tokens, mention.start)
  let last = first
  while (last + 1 < tokens.count && ends[last + 1]! <= mention.end) last++
  if (ends[last] !== mention.end || text[ends[last - 1]!] !== ' ') return [mention]
  const as = (start: number, end: number) => knownAs(createForm(text.slice(start, end), language), language, known)
  const place = as(starts[last]!, mention.end)
  // what all know: a place, in Persian the club as well
  const isThing =
    place !== undefined && (place.type === 'LOCATION' ? known.isFamous(place.entity) : language === 'fas' && place.type === 'ORGANIZATION' && place.ofLanguage)
  if (place === undefined || !isThing) return [mention]
  const head: Mention = { ...mention, end: ends[last - 1]! }
  if (last - first < FEWEST_WORDS && as(head.start, head.end)?.type !== 'PERSON') return [mention]
  if (as(mention.start, mention.end) !== undefined) return [mention]
  return [head, { ...mention, start: starts[last]!, type: place.type }]
}
