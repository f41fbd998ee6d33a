/** Small firms that are called by their trade and their owner's surname (`Bäckerei Müller`, `Taller Gómez e Hijos`): they are organizations, and no persons. */
import { TokenClass, type TokenList } from '../../../core/spans.js'
import { nameParticles } from '../../../core/words/name-particles.js'
import { capitalNouns } from '../../language-kinds.js'
import type { EntityLanguage } from '../../languages.js'
import { Flag } from '../../lists/kinds.js'
import { mayBeCapital } from '../../lists/letter-case.js'
import { perLanguage } from '../../per-language.js'
import { type Mention, ruleMention } from '../../types.js'
import { holds, meetings } from '../cover.js'
import { isBlankBehind, startsSentence, textOf, tokenFrom } from '../token-places.js'
import { casesOf } from './trade-cases.js'
import { tradeWords } from './trade-words.js'

interface Trades {
  /** By the first word, in small letters: the words that may follow it. */
  readonly before: ReadonlyMap<string, readonly (readonly string[])[]>
  /** By the last word: those that may stand before it. */
  readonly behind: ReadonlyMap<string, readonly (readonly string[])[]>
  /** Goods behind a name, in small letters. */
  readonly goods: ReadonlySet<string>
  /** Those that stand before the name, by the last word, in the nominative: in small letters a place stands behind another case (`leipomon Lahdessa`). */
  readonly beforeByLast: ReadonlyMap<string, readonly (readonly string[])[]>
  /** Last parts of compounds, by their last letter. */
  readonly heads: ReadonlyMap<number, readonly string[]>
  /** Those of compounds behind the name. */
  readonly tails: ReadonlyMap<number, readonly string[]>
  /** Words before the town that the body is of. */
  readonly towns: ReadonlySet<string>
  /** Trades in other cases than the nominative, of one word. */
  readonly cases: ReadonlySet<string>
}

/** Words of a name that the trade stands beside. */
const MOST_WORDS = 2
/** Letters before the last part of a compound. */
const SHORTEST_HEAD = 3
const TRADE = 0.85
const capitalised = /^\p{Lu}[\p{L}\p{M}'’-]*\p{Ll}/u
/** What stands behind the surname of a family's firm. */
const family =
  /^[ \u00a0](?:(?:&|und|et|e|y|i|og|och|en|and)[ \u00a0](?:Söhne|Sohn|Tochter|Töchter|Fils|Filles?|Frères|Figli|Figlio|Hijos|Hermanos|Filhos|Irmãos|Fills|Zonen|Zoon|Sons?|Co\.?|Partner|Partners|Syn|Synowie|Synové|syn|synové|Sønner|Søner|Söner)|GbR)(?![\p{L}\p{N}])/u
const given = Flag.given | Flag.surname
/** Trades that are as often the owner's occupation: beside a whole name it is the owner. */
const occupations: ReadonlySet<string> = new Set('vognmand optyk florista fleuriste bloemist juwelier'.split(' '))
/** What a word is that is no owner's name. */
const OTHERS = Flag.placeFirst | Flag.organisationFirst | Flag.nationalityFirst | Flag.jobFirst

const tradesOf: (language: EntityLanguage) => Trades | undefined = perLanguage((language) => {
  const words = tradeWords[language]
  return (
    words && {
      before: byWord(words.before, language, (phrase) => [phrase[0]!, phrase.slice(1)]),
      behind: byWord(words.behind, language, (phrase) => [phrase.at(-1)!, phrase.slice(0, -1)]),
      beforeByLast: byWord(words.before, undefined, (phrase) => [phrase.at(-1)!, phrase.slice(0, -1)]),
      goods: new Set(words.goods?.toLowerCase().split('|')),
      heads: byLastLetter(words.heads?.split('|') ?? []),
      tails: byLastLetter(words.tails?.split('|') ?? []),
      cases: new Set(apposed.has(language) ? words.before?.split('|').flatMap((trade) => (trade.includes(' ') ? [] : casesOf(trade, language))) : []),
      towns: new Set(words.towns?.split('|').flatMap((word) => casesOf(word, language)))
    }
  )
})

/** Languages in which names stand uninflected behind what they are. */
const apposed: ReadonlySet<EntityLanguage> = new Set(['slv', 'hrv', 'por', 'spa', 'ita', 'fra', 'cat', 'ron'])

function byLastLetter(heads: readonly string[]): Map<number, string[]> {
  const found = new Map<number, string[]>()
  for (const head of heads) {
    const letter = head.charCodeAt(head.length - 1)
    found.set(letter, [...(found.get(letter) ?? []), head])
  }
  return found
}

function byWord(list: string | undefined, language: EntityLanguage | undefined, parted: (phrase: string[]) => [string, string[]]): Map<string, string[][]> {
  const found = new Map<string, string[][]>()
  const lower = (language === 'tur' ? list?.toLocaleLowerCase('tr') : list?.toLowerCase())?.split('|') ?? []
  for (const phrase of lower.flatMap((trade) => (language === undefined ? trade : casesOf(trade, language)))) {
    const [word, others] = parted(phrase.split(' '))
    found.set(
      word,
      [...(found.get(word) ?? []), others].sort((left, right) => right.length - left.length)
    )
  }
  return found
}

/**
 * Names with the small firms among them; what a model made of parts of them gives way.
 * @param names of models, in any order
 * @param flags of the lists, by token (`Flag`)
 */
export function withTrades(tokens: TokenList, names: readonly Mention[], language: EntityLanguage, flags: Uint32Array): Mention[] {
  const trades = tradesOf(language)
  if (trades === undefined) return [...names]
  const found: Mention[] = []
  for (let token = 0; token < tokens.count; token++) {
    if (tokens.classes[token] !== TokenClass.word || !mayBeCapital(tokens.text.charCodeAt(tokens.starts[token]!))) continue
    const written = textOf(tokens, token)
    const word = language === 'tur' ? written.toLocaleLowerCase('tr') : written.toLowerCase()
    const one =
      firmFrom(tokens, token, word, trades, { flags, language }) ??
      firmUpTo(tokens, token, word, trades, { flags, language }) ??
      (trades.goods.has(word) ? firmOfGoods(tokens, token, flags) : undefined)
    if (one === undefined || (found.at(-1)?.end ?? 0) > one.start) continue
    found.push(one)
    token = tokenFrom(tokens, one.end) - 1
  }
  if (found.length === 0) return names.map((name) => asFirm(tokens, name, trades, language, flags))
  const within = meetings(found)
  const parts = new Set<Mention>()
  for (const name of names) {
    if (name.type !== 'ORGANIZATION') continue
    for (const one of within(name)) if (holds(name, one) || !holds(one, name)) parts.add(one)
  }
  const firms = found.filter((one) => !parts.has(one))
  const beside = meetings(firms)
  return [...names.filter((name) => beside(name).length === 0).map((name) => asFirm(tokens, name, trades, language, flags)), ...firms]
}

/** What a model took whole, and for a person or a town: a name that ends with a trade, or begins with one (`Ilgaz Nakliyat`, `Cvjećarnica Ruža`). */
function asFirm(tokens: TokenList, name: Mention, trades: Trades, language: EntityLanguage, flags: Uint32Array): Mention {
  if ((name.type !== 'PERSON' && name.type !== 'LOCATION') || name.confidence === undefined) return name
  const first = tokenFrom(tokens, name.start)
  const last = tokenFrom(tokens, name.end - 1)
  if (isInCase(tokens, first, last, trades, flags)) return { ...name, type: 'ORGANIZATION', subsource: 'trades', confidence: Math.max(name.confidence, TRADE) }
  // `west of the Met Garage`: a building
  if (name.type === 'LOCATION' && first > 0 && language === 'eng' && textOf(tokens, first - 1) === 'the') return name
  if (first >= last || tokens.starts[first] !== name.start || tokens.ends[last] !== name.end) return name
  const isTrade = (token: number, words: Trades['before']) => {
    const written = textOf(tokens, token)
    if (!capitalised.test(written) || (flags[token]! & given) !== 0) return false
    const word = language === 'tur' ? written.toLocaleLowerCase('tr') : written.toLowerCase()
    return words.get(word)?.some((others) => others.length === 0) === true || (words === trades.behind && isCompound(word, trades.tails))
  }
  // `Philip Glass` is a person, and no place is called so
  const isOfGoods = trades.goods.has(textOf(tokens, last).toLowerCase()) && (name.type === 'LOCATION' || (flags[last]! & given) === 0)
  const isFirm = isOfGoods || isTrade(last, trades.behind) || (name.type === 'PERSON' && isTrade(first, trades.before))
  return isFirm ? { ...name, type: 'ORGANIZATION', subsource: 'trades', confidence: Math.max(name.confidence, TRADE) } : name
}

/** `v mizarstvu Les Bevc`, `A pastelaria Doce Alvorada`: a name of several words that begins with nobody's, right behind a trade in small letters. An owner's would be in another case. */
function isInCase(tokens: TokenList, first: number, last: number, { cases }: Trades, flags: Uint32Array): boolean {
  const trade = first - 1
  if (cases.size === 0 || last !== first + 1 || trade < 0 || !isBlankBehind(tokens, trade) || !cases.has(textOf(tokens, trade))) return false
  const own = flags[first]!
  return (own & Flag.major) === 0 && ((own & Flag.given) === 0 || (own & Flag.common) !== 0) && !nameParticles.has(textOf(tokens, last).toLowerCase())
}

/** Whether a trade in small letters stands right before the name at `start`: `la boulangerie Dupuis`. Where nouns have capitals the trade is a part of the name. */
export function isBehindTrade(tokens: TokenList, start: number, language: EntityLanguage): boolean {
  const last = tokenFrom(tokens, start) - 1
  if (last < 0 || !isBlankBehind(tokens, last) || capitalNouns.has(language)) return false
  const phrases = tradesOf(language)?.beforeByLast.get(textOf(tokens, last))
  return phrases?.some((words) => words.every((one, index) => isWordAt(tokens, last - words.length + index, one))) === true
}

/** Whether a token is a trade of one word that stands before names. */
export function isTradeBefore(tokens: TokenList, token: number, language: EntityLanguage): boolean {
  return (
    tradesOf(language)
      ?.before.get(textOf(tokens, token).toLowerCase())
      ?.some((words) => words.length === 0) === true
  )
}

interface Words {
  readonly flags: Uint32Array
  readonly language: EntityLanguage
}

/** Whether a word is a compound of one of the last parts. */
function isCompound(word: string, parts: Trades['heads']): boolean {
  return parts.get(word.charCodeAt(word.length - 1))?.some((part) => word.length >= part.length + SHORTEST_HEAD && word.endsWith(part)) === true
}

/** The firm whose trade begins at a token: with a capital, and the owner's name behind it. @param word the token in small letters */
function firmFrom(tokens: TokenList, first: number, word: string, { before, heads, towns }: Trades, { flags, language }: Words): Mention | undefined {
  if (towns.size > 0 && towns.has(word)) return bodyOfTown(tokens, first)
  const phrase = before.get(word)?.find((words) => words.every((one, index) => isWordAt(tokens, first + 1 + index, one)))
  if ((phrase === undefined && !isCompound(word, heads)) || !capitalised.test(textOf(tokens, first))) return undefined
  const name = first + 1 + (phrase?.length ?? 0)
  const last = endOfName(tokens, name, flags, !capitalNouns.has(language))
  if (last === undefined) return undefined
  if (occupations.has(word) && last > name && (flags[name]! & Flag.given) !== 0) return undefined
  const beginsLine = startsCell(tokens, first)
  // in a sentence a noun says what the next one is, too
  const own = flags[last]!
  // `König` and `Koch` are surnames behind what is a trade by itself
  const isSurname = phrase !== undefined && (own & (Flag.surname | Flag.major)) === Flag.surname
  const isName = (own & (Flag.common | Flag.major)) === 0 && ((own & given) !== 0 || (phrase !== undefined && (own & OTHERS) === 0))
  // a noun without an article behind a preposition begins a name (`an Malerbetrieb Kolkhorst`)
  const isBare = phrase === undefined && own === 0 && first > 0 && isBlankBehind(tokens, first - 1) && bare.has(textOf(tokens, first - 1))
  const isOwner = isName || isSurname || isBare
  const goesOn = last + 1 < tokens.count && isBlankBehind(tokens, last) && capitalised.test(textOf(tokens, last + 1))
  if (goesOn && !capitalNouns.has(language)) return undefined
  // a place or a people behind the first word of a sentence is its own name
  const isOther = capitalNouns.has(language) || (startsSentence(tokens, first) && (own & (OTHERS | Flag.major | Flag.inflected)) !== 0)
  if (!isOwner && !(beginsLine && endsCell(tokens, last)) && isOther) return undefined
  return firm(tokens, first, last)
}

/** `Водовод Крушевац`: one capitalised word behind, and what a body is with a capital. */
function bodyOfTown(tokens: TokenList, first: number): Mention | undefined {
  const town = first + 1
  if (town >= tokens.count || !isBlankBehind(tokens, first) || !capitalised.test(textOf(tokens, first)) || !capitalised.test(textOf(tokens, town)))
    return undefined
  const goesOn = town + 1 < tokens.count && isBlankBehind(tokens, town) && capitalised.test(textOf(tokens, town + 1))
  return goesOn ? undefined : firm(tokens, first, town)
}

/** The firm whose trade ends at a token: with a capital, and a surname before it. @param word the token in small letters */
function firmUpTo(tokens: TokenList, last: number, word: string, { behind, tails }: Trades, { flags, language }: Words): Mention | undefined {
  const phrase =
    behind.get(word)?.find((words) => words.every((one, index) => isWordAt(tokens, last - words.length + index, one))) ??
    (tails.size > 0 && (flags[last]! & given) === 0 && isCompound(word, tails) ? [] : undefined)
  if (phrase === undefined || !capitalised.test(textOf(tokens, last))) return undefined
  const name = last - phrase.length - 1
  if (name < 0 || !isBlankBehind(tokens, name) || !capitalised.test(textOf(tokens, name))) return undefined
  const isSurname = (flags[name]! & Flag.surname) !== 0 && (flags[name]! & (Flag.common | Flag.major)) === 0
  const isWhole = startsCell(tokens, name) && endsCell(tokens, last) && (flags[name]! & Flag.common) === 0
  // `Rauland Trevare`: inside a sentence nothing but a name has capitals there
  const isBehindWord = name > 0 && isBlankBehind(tokens, name - 1) && small.test(textOf(tokens, name - 1))
  const isTown =
    ofTowns.has(language) &&
    isBehindWord &&
    !month.test(textOf(tokens, name)) &&
    !startsSentence(tokens, name) &&
    (flags[name]! & (Flag.common | Flag.major | NOBODY)) === 0
  if (!isSurname && !isWhole && !isTown) return undefined
  const goesOn = last + 1 < tokens.count && isBlankBehind(tokens, last) && capitalised.test(textOf(tokens, last + 1))
  if (goesOn) return undefined
  // `Finch & Marlow Joinery`
  if (
    name > 1 &&
    isBlankBehind(tokens, name - 1) &&
    isBlankBehind(tokens, name - 2) &&
    textOf(tokens, name - 1) === '&' &&
    capitalised.test(textOf(tokens, name - 2))
  )
    return firm(tokens, name - 2, last)
  const isBefore = name > 0 && isBlankBehind(tokens, name - 1) && capitalised.test(textOf(tokens, name - 1)) && (flags[name - 1]! & given) !== 0
  return firm(tokens, isBefore ? name - 1 : name, last)
}

/** What no firm is called after. */
const NOBODY = Flag.nationalityFirst | Flag.jobFirst | Flag.titleFirst | Flag.languageFirst | Flag.religionFirst
const small = /^\p{Ll}/u
const month = /^(?:January|February|March|April|May|June|July|August|September|October|November|December)$/u
/** Languages in which firms are called after their village as often. */
const ofTowns: ReadonlySet<EntityLanguage> = new Set(['eng', 'swe', 'dan', 'nob', 'nno'])

/** Prepositions and verbs before whom one buys from or works for. */
const dealing: ReadonlySet<string> = new Set('from to by at with for and'.split(' '))

/** `from Corrigan Doors`: one capitalised word and goods between small ones. */
function firmOfGoods(tokens: TokenList, last: number, flags: Uint32Array): Mention | undefined {
  const first = last - 1
  if (first < 0 || !isBlankBehind(tokens, first)) return undefined
  // `Pendle Windows cannot come`
  const isSubject = startsSentence(tokens, first) && (flags[first]! & Flag.common) === 0 && isBlankBehind(tokens, last) && small.test(textOf(tokens, last + 1))
  if (!isSubject && (first < 1 || !isBlankBehind(tokens, first - 1) || !dealing.has(textOf(tokens, first - 1)))) return undefined
  if (!capitalised.test(textOf(tokens, first)) || !capitalised.test(textOf(tokens, last)) || (flags[first]! & (Flag.nationalityFirst | Flag.given)) !== 0)
    return undefined
  const goesOn = last + 1 < tokens.count && isBlankBehind(tokens, last) && capitalised.test(textOf(tokens, last + 1))
  return goesOn ? undefined : firm(tokens, first, last)
}

/** Prepositions without an article. */
const bare: ReadonlySet<string> = new Set('bei von an für mit durch gegen bij van aan voor met door'.split(' '))

/** Before whom shops are called after. */
const saints: ReadonlySet<string> = new Set('São Santa Santo San Sant Saint Sainte Sankt Sta'.split(' '))

/** Of and from, before a town. */
const ofTown: ReadonlySet<string> = new Set('di de da do du del della'.split(' '))

/** The last word of the owner's name: a few capitalised words, none of which is a place that all know. */
function endOfName(tokens: TokenList, first: number, flags: Uint32Array, mayBeOfTown: boolean): number | undefined {
  let last: number | undefined
  let words = 0
  let ofSaint = false
  for (let token = first; token < tokens.count && words < MOST_WORDS; token++) {
    if (token === 0 || !isBlankBehind(tokens, token - 1)) break
    const text = textOf(tokens, token)
    if (nameParticles.has(text.toLowerCase())) {
      // `Ferramenta Bonfanti di Cisano`: where the firm is, behind its whole name
      const isThere =
        mayBeOfTown &&
        words > 0 &&
        ofTown.has(text) &&
        token + 1 < tokens.count &&
        (flags[token + 1]! & Flag.placeFirst) !== 0 &&
        ((flags[token + 1]! & given) === 0 || (flags[token + 1]! & Flag.major) !== 0)
      if (isThere) break
      continue
    }
    if (tokens.classes[token] !== TokenClass.word || !capitalised.test(text)) break
    // `Padaria São José`
    if (saints.has(text)) {
      ofSaint = true
      continue
    }
    if (!ofSaint && (flags[token]! & Flag.major) !== 0 && (flags[token]! & Flag.surname) === 0) return undefined
    last = token
    words++
  }
  return last
}

function firm(tokens: TokenList, first: number, last: number): Mention {
  const end = tokens.ends[last]!
  const kin = family.exec(tokens.text.slice(end, end + LONGEST_FAMILY))?.[0].length ?? 0
  return ruleMention(tokens.starts[first]!, end + kin, 'ORGANIZATION', 'trades', TRADE)
}

/** Letters of the longest family behind a surname, and the letter after it. */
const LONGEST_FAMILY = 20

function isWordAt(tokens: TokenList, token: number, word: string): boolean {
  return token > 0 && token < tokens.count && isBlankBehind(tokens, token - 1) && textOf(tokens, token).toLowerCase() === word
}

function startsCell({ text, starts }: TokenList, token: number): boolean {
  return /(?:^|[\n\r|])[ \t>*•-]{0,4}$/u.test(text.slice(Math.max(0, starts[token]! - 6), starts[token]))
}

function endsCell({ text, ends }: TokenList, token: number): boolean {
  return /^[ \t]{0,4}(?:[\n\r|,;(]|$)/u.test(text.slice(ends[token]!, ends[token]! + 6))
}
