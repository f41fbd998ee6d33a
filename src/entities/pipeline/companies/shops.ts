/**
 * Shops and small firms in scripts without capitals, of which models find the owner or nothing: `मेसर्स अग्रवाल ट्रेडिंग कंपनी`, `করিম ট্রেডার্স`, `مخبز النور`, `מאפיית השכונה`.
 */
import { type Span, TokenClass, type TokenList } from '../../../core/spans.js'
import { type Beginnings, beginningsOf } from '../../beginnings.js'
import type { EntityLanguage } from '../../languages.js'
import { Flag } from '../../lists/kinds.js'
import { perLanguage } from '../../per-language.js'
import { type Mention, ruleMention } from '../../types.js'
import { meetings } from '../cover.js'
import { byStart } from '../redactor.js'
import { roleWords } from '../roles/role-words.js'
import { isBlankBehind, textOf, tokenFrom } from '../token-places.js'
import { shopWords } from './shop-words.js'

interface Words {
  readonly messrs: ReadonlySet<string>
  readonly sure: readonly string[]
  readonly unsure: readonly string[]
  readonly goods: ReadonlySet<string>
  readonly stops: ReadonlySet<string>
  readonly cases: RegExp
  readonly breaks: RegExp | undefined
  readonly owners: RegExp | undefined
  readonly before: ReadonlySet<string>
  readonly others: ReadonlySet<string>
  readonly beginnings: Beginnings
}

/** Words of the name itself, and of goods behind it. */
const MOST_WORDS = 3
const MOST_GOODS = 2
/** Letters of several of them with their blanks, where no goods stand behind. */
const SHORTEST = 4
/** Words behind Messrs. */
const MOST_BEHIND = 5
/** Share of such names that are right. */
const CONFIDENCE = 0.85
/** Letters of an owner and the case before it. */
const LONGEST_OWNER = 24
const SOURCE = 'shop'
const NAME = Flag.given | Flag.surname
const alone = /^$/u
/** Articles of a name behind a kind: of Arabic and Hebrew. */
const article: Partial<Record<EntityLanguage, RegExp>> = { ara: /^ال\p{L}{2}/u, heb: /^ה\p{L}{2}/u }
/** What Arabic adjectives end with. */
const adjective = /ية$/u
/** That, in, to and from, written to a Hebrew word. */
const proclitic = /^[ושבלמ]/u
/** And his sons, daughters, brothers, partners. */
const family = /^ו(?:בניו|בנו|בנותיו|ביתו|אחיו|אחיותיו|נכדיו|שותפיו|שות['׳’]?)$/u
/** A form of address that names of shops begin with: of gods. */
const blessing = /^(?:श्री|శ్రీ|শ্রী|ஸ்ரீ)$/u
/** First words of two. */
const double = /^(?:أبو|أم|بيت|دار|قصر|برادران)$/u

const wordsOf = perLanguage((language): Words | undefined => {
  const row = shopWords[language]
  if (row === undefined) return undefined
  const list = (words: string | undefined) => words?.split(' ') ?? []
  const roles = roleWords[language]
  const [messrs, sure, unsure, before] = [list(row.messrs), list(row.sure), list(row.unsure), list(row.before)]
  return {
    messrs: new Set(messrs),
    sure,
    unsure,
    goods: new Set(list(row.goods)),
    stops: new Set([...list(row.stops), ...list(roles?.ends), ...list(roles?.roles), ...list(roles?.persons)]),
    cases: row.cases ?? alone,
    breaks: row.breaks,
    owners: row.owners,
    before: new Set(before),
    others: new Set(list(row.others)),
    beginnings: beginningsOf(messrs, sure, unsure, before, language === 'heb' ? before.flatMap((word) => Array.from('ושבלמ', (letter) => letter + word)) : [])
  }
})

/** The names with such shops; what a model made of parts of them gives way. Linear. @param mentions in any order @param flags of the lists, by token (`Flag`) */
export function withShops(tokens: TokenList, mentions: readonly Mention[], language: EntityLanguage, flags: Uint32Array): readonly Mention[] {
  const words = wordsOf(language)
  if (words === undefined) return mentions
  const { text, starts, classes, count } = tokens
  const found: Mention[] = []
  let least = 0
  for (let token = 0; token < count; token++) {
    if (classes[token] !== TokenClass.word || !words.beginnings.has(text, starts[token]!)) continue
    const one = shopAt(tokens, token, least, words, flags, language)
    if (one === undefined) continue
    found.push(ruleMention(starts[one.start]!, tokens.ends[one.end]!, 'ORGANIZATION', SOURCE, CONFIDENCE))
    least = one.end + 1
    token = Math.max(token, one.end)
  }
  mentions = mentions.map((mention) => (isShopOfName(tokens, mention, words) ? { ...mention, type: 'ORGANIZATION' } : mention))
  if (found.length === 0) return mentions
  const at = meetings(found)
  const blocked = new Set<Mention>()
  const kept: Mention[] = []
  for (const mention of mentions) {
    const met = at(mention)
    // an organization that ends as the shop does, or goes beyond it, is told better where it begins
    const isLonger = met.some(
      ({ start, end }) =>
        (mention.type === 'ORGANIZATION' && (mention.start < start || (mention.end === end && !blessing.test(text.slice(start, mention.start).trimEnd())))) ||
        (mention.end > end && mention.confidence === undefined)
    )
    if (met.length > 0 && !isLonger) {
      // a person before it whom a model took together with it
      const [one] = met
      if (mention.start < one!.start) kept.push({ ...mention, end: text.slice(mention.start, one!.start).trimEnd().length + mention.start })
      continue
    }
    for (const one of met) blocked.add(one)
    kept.push(mention)
  }
  return [...kept, ...found.filter((one) => !blocked.has(one))].sort(byStart)
}

/** `ओम साई बिल्डर्स`: what a model took for a person ends with the word of a shop. */
function isShopOfName(tokens: TokenList, { start, end, type, confidence }: Mention, { sure, cases }: Words): boolean {
  if (type !== 'PERSON' || confidence === undefined) return false
  const last = tokenFrom(tokens, end - 1)
  return tokens.starts[last]! > start && tokens.ends[last] === end && isOneOf(textOf(tokens, last), sure, cases)
}

/** The first and last token of a shop whose telling word stands at a token. @param least where it may begin */
function shopAt(tokens: TokenList, token: number, least: number, words: Words, flags: Uint32Array, language: EntityLanguage): Span | undefined {
  const word = textOf(tokens, token)
  if (words.messrs.has(word)) return behindMessrs(tokens, token, words)
  if (words.before.has(word) || (language === 'heb' && words.before.has(word.replace(proclitic, '')))) return behindKind(tokens, token, words, flags, language)
  const isSure = isOneOf(word, words.sure, words.cases)
  if (!isSure && !isOneOf(word, words.unsure, words.cases)) return undefined
  // `मेडिकल हॉल`: the last one is the end
  const next = token + 1 < tokens.count && isBlankBehind(tokens, token) ? textOf(tokens, token + 1) : ''
  return isOneOf(next, words.sure, words.cases) || isOneOf(next, words.unsure, words.cases)
    ? undefined
    : upTo(tokens, token, least, words, flags, isSure || isOwned(tokens, token, words))
}

/** Whether an owner stands behind a token. */
function isOwned({ text, ends }: TokenList, token: number, { owners }: Words): boolean {
  return owners?.test(text.slice(ends[token]!, ends[token]! + LONGEST_OWNER)) === true
}

function isOneOf(word: string, ends: readonly string[], cases: RegExp): boolean {
  return ends.some((end) => word.startsWith(end) && cases.test(word.slice(end.length)))
}

function behindMessrs(tokens: TokenList, first: number, { stops, sure, unsure, cases }: Words): Span | undefined {
  let last = first
  while (last + 1 < tokens.count && last - first < MOST_BEHIND && isBlankBehind(tokens, last) && isWord(tokens, last + 1)) {
    const word = textOf(tokens, last + 1)
    if (stops.has(word)) break
    last++
    // what Messrs are ends with a kind of shop, and nothing more
    const isEnd = isOneOf(word, sure, cases) || isOneOf(word, unsure, cases)
    const goesOn = last + 1 < tokens.count && isBlankBehind(tokens, last) && /^(?:कंपनी|कम्पनी|کمپنی|কোম্পানি|கம்பெனி|కంపెనీ)/u.test(textOf(tokens, last + 1))
    if (isEnd && !goesOn) return { start: first, end: last }
    if (isEnd) return { start: first, end: last + 1 }
  }
  return last > first ? { start: first, end: last } : undefined
}

/** `श्याम मिठाई भंडार`: back to where a word stands that is no part of the name. */
function upTo(tokens: TokenList, last: number, least: number, { goods, stops, breaks }: Words, flags: Uint32Array, isSure: boolean): Span | undefined {
  const isPart = (token: number) => token >= least && isBlankBehind(tokens, token) && isWord(tokens, token)
  const isStop = (token: number) => stops.has(textOf(tokens, token)) || breaks?.test(textOf(tokens, token)) === true
  let named = last
  while (last - named < MOST_GOODS && isPart(named - 1) && goods.has(textOf(tokens, named - 1))) named--
  let first = named
  while (named - first < MOST_WORDS && isPart(first - 1) && !isStop(first - 1)) first--
  if (first === named) return undefined
  if (isPart(first - 1) && blessing.test(textOf(tokens, first - 1))) first--
  const isName = (token: number) => (flags[token]! & NAME) !== 0 && (flags[token]! & Flag.common) === 0
  if (!isSure && named === last && !isName(named - 1)) return undefined
  // `جی آئی اسٹورز`: letters are a kind of shop as often
  const isDoubled = named - first === 2 && textOf(tokens, first) === textOf(tokens, first + 1)
  if (named === last && named - first > 1 && !isDoubled && tokens.ends[named - 1]! - tokens.starts[first]! < SHORTEST * (named - first)) return undefined
  // a longer stretch has something else before the name: its first word that lists have as one
  if (named - first === MOST_WORDS && isPart(first - 1) && !isStop(first - 1)) {
    while (first < named && !isName(first)) first++
    if (first === named) return undefined
  }
  return { start: first, end: last }
}

/** `مخبز النور`. */
function behindKind(tokens: TokenList, first: number, { others }: Words, flags: Uint32Array, language: EntityLanguage): Span | undefined {
  const next = first + 1
  if (next >= tokens.count || !isBlankBehind(tokens, first) || !isWord(tokens, next)) return undefined
  const word = textOf(tokens, next)
  if (others.has(word)) return undefined
  const goesOn = next + 1 < tokens.count && isBlankBehind(tokens, next) && isWord(tokens, next + 1)
  const isPersonal = (token: number) => (flags[token]! & NAME) !== 0 && (flags[token]! & (Flag.common | Flag.inflected)) === 0
  if (double.test(word)) return goesOn ? { start: first, end: next + 1 } : undefined
  if (goesOn && language === 'heb' && family.test(textOf(tokens, next + 1))) return { start: first, end: next + 1 }
  const isNamed =
    article[language]?.test(word) === true || ((flags[next]! & (Flag.given | Flag.common | Flag.inflected)) === Flag.given && !adjective.test(word))
  if (!isNamed) return undefined
  return { start: first, end: language !== 'ara' && goesOn && isPersonal(next) && isPersonal(next + 1) ? next + 1 : next }
}

function isWord({ classes }: TokenList, token: number): boolean {
  return classes[token] === TokenClass.word
}
