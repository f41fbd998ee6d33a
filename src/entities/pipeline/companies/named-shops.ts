/**
 * English shops and small firms without a legal form, by where they stand: before who owns or runs them (`Calder Fryers owner Imtiaz Hussain`), behind words for going in, booking
 * and running with an article in capitals (`into The Rusty Anchor`), behind an owner with an apostrophe (`Mabel's Tea Room`); and in all languages two surnames with the sign for
 * and between them (`Brindle & Hoyle`).
 */
import { type Span, TokenClass, type TokenList } from '../../../core/spans.js'
import { beginningsOf } from '../../beginnings.js'
import type { EntityLanguage } from '../../languages.js'
import { Flag } from '../../lists/kinds.js'
import { mayBeCapital } from '../../lists/letter-case.js'
import type { Mention } from '../../types.js'
import { meetings } from '../cover.js'
import { byStart } from '../redactor.js'
import { isBeside, isBlankBehind, startsSentence, textOf } from '../token-places.js'
import { wholeOrganizations } from './whole-organizations.js'

const CONFIDENCE = 0.8
/** Words of a name before its owner, and behind its article. */
const MOST_WORDS = 3
const word = /^\p{Lu}[\p{L}\p{M}’'-]*\p{Ll}$/u
const owners: ReadonlySet<string> = new Set(
  'owner owners co-owner co-owners boss bosses landlord landlady landlords proprietor proprietors proprietress manager manageress shopkeeper barman barmaid'.split(
    ' '
  )
)
const beginnings = beginningsOf(owners)
/** Behind these an article in capitals begins the name of a house. */
const visits: ReadonlySet<string> = new Set(
  'at into outside booked visited visiting owns own runs run ran running opened reopened closed renovated bought frequented behind'.split(' ')
)
/** The same, where the house stands in a place. */
const weak: ReadonlySet<string> = new Set('to from than with by of in called named as for tried recommend recommended and'.split(' '))
/** What belongs to somebody and may be called after him: shops alone. */
const shop =
  /^['’]s (?:\p{Lu}\p{Ll}+ ){0,2}(?:Tea ?[Rr]ooms?|Coffee (?:House|Shop|Bar)|Farm Shop|Fish Bar|Fish Shop|Garden Centre|Village Stores?|Corner Shop|Sandwich Bar|Wine Bar|Caf[eé]|Bistro|Bar|Diner|Grill|Pizzeria|Kitchen|Bakery|Deli|Bookshop|Books|Barbers|Salon|Nursery|Nurseries|Stores?|Butchers|Chippy|Garage|Launderette|Florists?|Pharmacy|Emporium|Antiques|Pantry|Larder|Boutique|Tavern|Inn|Brewery|Dairy|Kennels)(?![\p{L}\p{M}-])/u
/** Races, shows and works, which are visited and run, too. */
const event = /^(?:Run|Race|Show|Festival|Marathon|Tour|Cup|Fair|Games?|Open|Challenge|Trail|Walk|Musical|Movie)$/u
const LONGEST = 48
const OTHERS = Flag.titleFirst | Flag.jobFirst | Flag.nationalityFirst | Flag.workFirst

/**
 * The names with such shops; what a model made of their parts gives way. Linear.
 * @param names in any order
 * @param flags of the lists, by token (`Flag`)
 */
export function withNamedShops(tokens: TokenList, names: readonly Mention[], language: EntityLanguage, flags: Uint32Array): readonly Mention[] {
  const { text, starts, ends, count, classes } = tokens
  const isEnglish = language === 'eng'
  if (!isEnglish && !text.includes(' & ')) return names
  const sorted = names.toSorted(byStart)
  const near = meetings(sorted)
  const found: Span[] = []
  for (let token = 0; token < count; token++) {
    const at = starts[token]!
    if (text[at] === '&' && ends[token]! === at + 1) {
      const pair = pairAt(tokens, token, flags)
      if (pair !== undefined) found.push(pair)
    }
    if (!isEnglish || classes[token] !== TokenClass.word || !(mayBeCapital(text.charCodeAt(at)) || beginnings.has(text, at))) continue
    const written = textOf(tokens, token)
    if (owners.has(written)) {
      const firm = beforeOwner(tokens, token, flags, near)
      if (firm !== undefined) found.push(firm)
    } else if (written === 'The') {
      const house = behindArticle(tokens, token, flags, near)
      if (house !== undefined) found.push(house)
    } else if (word.test(written)) {
      const behind = "'’".includes(text[ends[token]!] ?? ' ') ? shop.exec(text.slice(ends[token], ends[token]! + LONGEST)) : null
      const isOfPlace = (flags[token]! & (Flag.major | OTHERS)) !== 0
      if (
        behind !== null &&
        !isOfPlace &&
        !(token > 0 && isBlankBehind(tokens, token - 1) && word.test(textOf(tokens, token - 1)) && !startsSentence(tokens, token - 1))
      )
        found.push({ start: starts[token]!, end: ends[token]! + behind[0].length })
    }
  }
  if (found.length === 0) return names
  const { added, gone } = wholeOrganizations(found, near, 'named-shops', CONFIDENCE)
  return added.length === 0 ? names : [...names.filter((name) => !gone.has(name)), ...added].sort(byStart)
}

/** Two surnames: no given names of a couple, and no words. */
function pairAt(tokens: TokenList, sign: number, flags: Uint32Array): Span | undefined {
  if (sign === 0 || sign + 1 >= tokens.count || !isBlankBehind(tokens, sign - 1) || !isBlankBehind(tokens, sign)) return undefined
  const [first, last] = [sign - 1, sign + 1]
  const isSurname = (token: number) =>
    word.test(textOf(tokens, token)) && (flags[token]! & Flag.surname) !== 0 && (flags[token]! & (Flag.common | Flag.major | Flag.placeFirst | OTHERS)) === 0
  if (!isSurname(first) || !isSurname(last) || (flags[first]! & flags[last]! & Flag.given) !== 0 || (flags[first]! & Flag.given) !== 0) return undefined
  const goesOn = (token: number) => isBlankBehind(tokens, token) && /^[\p{Lu}&]/u.test(textOf(tokens, token + 1))
  if (goesOn(last) || (first > 0 && isBlankBehind(tokens, first - 1) && /^[\p{Lu}&]/u.test(textOf(tokens, first - 1)) && !startsSentence(tokens, first - 1)))
    return undefined
  return { start: tokens.starts[first]!, end: tokens.ends[last]! }
}

/** Two or three capitalised words before an owner's word and his name. */
function beforeOwner(tokens: TokenList, owner: number, flags: Uint32Array, at: (span: Span) => Mention[]): Span | undefined {
  const { starts, ends, count } = tokens
  if (owner + 1 >= count || !isBlankBehind(tokens, owner) || owner === 0 || !isBlankBehind(tokens, owner - 1)) return undefined
  if (!at({ start: starts[owner + 1]!, end: ends[owner + 1]! }).some(({ start, type }) => type === 'PERSON' && start === starts[owner + 1])) return undefined
  let first = owner
  const isPart = (token: number) => word.test(textOf(tokens, token)) && (flags[token]! & (OTHERS | Flag.major)) === 0
  while (first > 0 && owner - first < MOST_WORDS && isBlankBehind(tokens, first - 1) && isPart(first - 1)) {
    first--
    if (startsSentence(tokens, first)) break
  }
  // the word that begins a sentence is one of the language's
  if (first < owner && startsSentence(tokens, first) && (flags[first]! & Flag.common) !== 0 && textOf(tokens, first) !== 'The') first++
  const [start, end] = [starts[first]!, ends[owner - 1]!]
  if (
    owner - first < 2 ||
    (first > 0 && isBeside(tokens, first - 1) && /^(?:\p{Lu}|['’])/u.test(textOf(tokens, first - 1)) && !startsSentence(tokens, first - 1))
  )
    return undefined
  const met = at({ start, end })
  // what lists and models have as one place or firm
  const isKnown =
    met.some(({ type }) => type === 'ORGANIZATION') || (met.length > 0 && (flags[first]! & Flag.placeFirst) !== 0 && (flags[first]! & Flag.several) !== 0)
  return isKnown ? undefined : { start, end }
}

/** `The` inside a sentence and the capitalised words behind it. */
function behindArticle(tokens: TokenList, article: number, flags: Uint32Array, at: (span: Span) => Mention[]): Span | undefined {
  const { starts, ends, count, text } = tokens
  if (article === 0 || startsSentence(tokens, article) || !isBlankBehind(tokens, article - 1)) return undefined
  const before = textOf(tokens, article - 1)
  if (!visits.has(before.toLowerCase()) && !weak.has(before)) return undefined
  let last = article
  while (last + 1 < count && last - article < MOST_WORDS && isBlankBehind(tokens, last) && word.test(textOf(tokens, last + 1))) last++
  if (last === article || (isBlankBehind(tokens, last) && /^\p{Lu}/u.test(textOf(tokens, last + 1)))) return undefined
  const span = { start: starts[article]!, end: ends[last]! }
  if (/^(?:['’]|-)/u.test(text.slice(span.end, span.end + 1)) || event.test(textOf(tokens, last))) return undefined
  if ((flags[article]! & (Flag.placeFirst | Flag.organisationFirst | Flag.workFirst | Flag.personFirst)) !== 0) return undefined
  if (at(span).some(({ type }) => type !== 'PERSON')) return undefined
  // `landlady of The Wheatsheaf`
  if (before === 'of' && article > 1 && owners.has(textOf(tokens, article - 2))) return span
  if (visits.has(before.toLowerCase())) return last - article >= 2 ? span : undefined
  // `than The Salty Dog in Fowey`
  const next = last + 1
  if (next + 1 >= count || !isBlankBehind(tokens, last) || !isBlankBehind(tokens, next) || !/^(?:in|on|at|near)$/u.test(textOf(tokens, next))) return undefined
  const isPlaced = at({ start: starts[next + 1]!, end: ends[next + 1]! }).some(({ start, type }) => type === 'LOCATION' && start === starts[next + 1])
  return isPlaced && last - article >= 2 ? span : undefined
}
