/**
 * Firms behind words for what only firms are there for (`dealing-words.ts`): `a partner of Irwin Mitchell`, `Koupila jsem ho v Alze`, `ütles Lõunalehele`, `розповів
 * «Українській правді»`; and who a person is of, where that is called like somebody, too: `Sarah Webb of Clifford Chance`.
 */
import { TokenClass, type TokenList } from '../../../core/spans.js'
import { foldWord } from '../../chains/fold.js'
import { createForm } from '../../chains/name.js'
import type { EntityLanguage } from '../../languages.js'
import { Flag } from '../../lists/kinds.js'
import type { KnownNames } from '../../lists/known-names.js'
import { mayBeCapital } from '../../lists/letter-case.js'
import { perLanguage } from '../../per-language.js'
import { type Mention, ruleMention } from '../../types.js'
import { isAddressed } from '../addressed.js'
import { knownAs } from '../known-type.js'
import { isCountry } from '../named-countries.js'
import { byStart } from '../redactor.js'
import { isBeside, startsSentence, textOf, tokenFrom } from '../token-places.js'
import { type Dealing, type DealingWords, dealingWords } from './dealing-words.js'

/** Words between what is said and what stands before the name. */
const WITHIN = { lawyers: 0, somebody: 0, bought: 4, published: 1, told: 3, articled: 3 } as const
/** The same before quotation marks, in which anything may stand. */
const MOST_BEFORE_QUOTES = 2
type Kind = keyof typeof WITHIN
const kinds = Object.keys(WITHIN) as Kind[]
/** Share of such names that are right. */
const CONFIDENCE = 0.8
const capital = /^\p{Lu}/u
const named = /^\p{Lu}\p{Ll}[\p{L}\p{M}’'-]+$/u
const openQuote = /^[«„“"]$/u
const closeQuote = /^[»“”"]$/u
/** Articles between a preposition and a name. */
const articles: ReadonlySet<string> = new Set('the der dem den die de het la le les il lo el o a az η το τα την'.split(' ').map(foldWord))
/** The same with a capital, which begin names of newspapers. */
const capitalArticles = /^(?:La|Le|Les|L['’]|El|Il|Lo|Els)$/u
/** What such a name goes on with. */
const ofPlace = /^ (?:du|de|di|del|d['’]|de la) ?\p{Lu}[\p{L}\p{M}’'-]+/u
/** Before authors as well. */
const byAnybody: ReadonlySet<string> = new Set('by por przez da av af door von'.split(' '))
/** Languages whose participles stand behind: `bei Saturn gekauft`. */
const verbLast: ReadonlySet<EntityLanguage> = new Set(['deu', 'nld'])
/** Whose somebody is with `of`: families and places of those who rule. */
const rulers =
  /^(?:king|queen|prince|princess|duke|duchess|earl|count|countess|baron|lord|lady|bishop|archbishop|saint|st|son|sons|daughter|daughters|wife|widow|mother|father|brother|sister|house|friend|portrait|statue|gospel|book|battle|death|life|murder|story|memory|works|music|songs)$/iu

interface Words {
  readonly kinds: readonly { readonly kind: Kind; readonly said: ReadonlySet<string>; readonly between: ReadonlySet<string> }[]
  readonly papers: RegExp | undefined
  /** What stands right before such a name; no other word does. */
  readonly before: ReadonlySet<string>
}

const wordsOf: (language: EntityLanguage) => Words | undefined = perLanguage((language) => {
  const row: DealingWords | undefined = dealingWords[language]
  if (row === undefined) return undefined
  const set = (list: string) => new Set(list.split(' ').map((word) => (word === '-' ? word : foldWord(word))))
  const found = kinds.flatMap((kind) => {
    const dealing: Dealing | undefined = row[kind]
    return dealing === undefined ? [] : [{ kind, said: set(dealing[0]), between: set(dealing[1]) }]
  })
  const before = new Set([...articles, ...found.flatMap(({ said, between }) => [...between, ...(between.has('-') ? said : [])])])
  return { kinds: found, papers: row.papers, before }
})

/**
 * The names with such firms. Linear.
 * @param names in text order, without overlaps
 * @param flags of the lists, by token (`Flag`)
 */
export function withDealings(
  tokens: TokenList,
  names: readonly Mention[],
  language: EntityLanguage,
  known: KnownNames | undefined,
  flags: Uint32Array
): Mention[] {
  const words = wordsOf(language)
  if (words === undefined) return [...names]
  const knownType = (start: number, end: number) => known && knownAs(createForm(tokens.text.slice(start, end), language), language, known)
  const isFirm = (name: Mention, kind: Kind, first: number): boolean => {
    const { start, end, type } = name
    if (type === 'LOCATION' && isCountry(tokens.text, name, language)) return false
    const one = knownType(start, end)
    const isKnown = one?.type === 'ORGANIZATION' && (one.isListed || one.ofLanguage)
    const isSingle = tokens.ends[first]! >= end
    switch (kind) {
      case 'lawyers':
        return type === 'PERSON' || (type === 'LOCATION' && (flags[first]! & Flag.placeFirst) === 0 && (flags[first]! & Flag.surname) !== 0)
      case 'somebody':
        return type === 'PERSON' ? isKnown : (flags[first]! & Flag.placeFirst) === 0 && (flags[first]! & Flag.surname) !== 0
      case 'bought':
        return isKnown
      case 'published':
        if (type !== 'PERSON' || !isSingle || one?.type === 'PERSON') return false
        // an author may be the publisher
        return isKnown || !byAnybody.has(foldWord(textOf(tokens, first - 1))) || (flags[first]! & (Flag.surname | Flag.given)) === 0
      case 'told': {
        if (isQuoted(tokens, name) || (one?.type !== 'PERSON' && isArticled(tokens, first, flags))) return true
        // `the Halifax Courier`
        const isPaper = words.papers?.test(tokens.text.slice(start, end)) === true
        const isPlace = type === 'LOCATION' && (isSingle ? !isPaper || (flags[first]! & Flag.placeFirst) !== 0 : !isPaper)
        return !isPlace && (isPaper || (isSingle && isKnown))
      }
      case 'articled':
        return one?.type !== 'PERSON' && isArticled(tokens, first, flags)
    }
  }
  const judged = names.map((name, index) => {
    if (name.type === 'ORGANIZATION' || name.confidence === undefined || isAddressed(tokens.text, name.start, language)) return name
    // annotated texts have newspapers as products or as organizations: the model has learned which
    if (name.type !== 'PERSON' && name.type !== 'LOCATION') return name
    if (language === 'eng' && isOfPerson(tokens, names[index - 1], name, language)) return { ...name, type: 'ORGANIZATION' }
    const first = tokenFrom(tokens, name.start)
    const kind = kindBefore(tokens, first, words) ?? (verbLast.has(language) ? kindAround(tokens, name, first, words) : undefined)
    return kind !== undefined && isFirm(name, kind, first) ? { ...name, type: 'ORGANIZATION' } : name
  })
  const missing = missingFirms(tokens, judged, words, flags, (start, end) => {
    const one = knownType(start, end)
    return one?.type === 'ORGANIZATION' && (one.isListed || one.ofLanguage)
  })
  return missing.length === 0 ? judged : [...judged, ...missing].sort(byStart)
}

/** What is said before a name that begins with a token. */
function kindBefore(tokens: TokenList, first: number, { kinds: all, before }: Words): Kind | undefined {
  let token = first - 1
  const isInQuotes = token >= 0 && openQuote.test(textOf(tokens, token))
  if (isInQuotes) token--
  if (token < 0 || !isBeside(tokens, token)) return undefined
  if (tokens.classes[token] !== TokenClass.word || !before.has(foldWord(textOf(tokens, token)))) return undefined
  const words: string[] = []
  for (let at = token; at >= Math.max(0, token - 7); at--) {
    if (tokens.classes[at] !== TokenClass.word) break
    words.push(foldWord(textOf(tokens, at)))
    if (startsSentence(tokens, at) || !isBeside(tokens, at - 1)) break
  }
  const from = articles.has(words[0] ?? '') ? [0, 1] : [0]
  for (const { kind, said, between } of all) {
    for (const skipped of from) {
      const isBetween = between.has(words[skipped] ?? '')
      const behind = isBetween ? skipped + 1 : between.has('-') ? skipped : -1
      if (behind < 0) continue
      const within = isBetween ? Math.min(WITHIN[kind], isInQuotes && kind === 'told' ? MOST_BEFORE_QUOTES : Infinity) : 0
      if (words.slice(behind, behind + within + 1).some((word) => said.has(word))) return kind
    }
  }
  return undefined
}

/** What is said behind a name that stands behind its preposition. */
function kindAround(tokens: TokenList, { end }: Mention, first: number, { kinds: all }: Words): Kind | undefined {
  const next = tokenFrom(tokens, end)
  if (first === 0 || next >= tokens.count || !isBeside(tokens, first - 1) || !isBeside(tokens, next - 1) || startsSentence(tokens, next)) return undefined
  const [before, behind] = [foldWord(textOf(tokens, first - 1)), foldWord(textOf(tokens, next))]
  return all.find(({ kind, said, between }) => (kind === 'bought' || kind === 'published') && between.has(before) && said.has(behind))?.kind
}

/** `Ms Kaur Dhillon of Duncan Lewis`: nobody is of a person. */
function isOfPerson(tokens: TokenList, before: Mention | undefined, name: Mention, language: EntityLanguage): boolean {
  if (before?.type !== 'PERSON' || name.type !== 'PERSON' || tokens.text.slice(before.end, name.start) !== ' of ') return false
  const isWhole = tokens.text.slice(before.start, before.end).includes(' ') || isAddressed(tokens.text, before.start, language)
  if (!isWhole || !tokens.text.slice(name.start, name.end).includes(' ')) return false
  const first = tokenFrom(tokens, before.start)
  return !(first > 0 && rulers.test(textOf(tokens, first - 1))) && !rulers.test(textOf(tokens, first))
}

/** An article with a capital and a word behind it, which are no place or surname that lists have (`La Coruña`, `La Malfa`). */
function isArticled(tokens: TokenList, first: number, flags: Uint32Array): boolean {
  const noun = first + 1
  if (!capitalArticles.test(textOf(tokens, first)) || noun >= tokens.count || !isBeside(tokens, first) || !named.test(textOf(tokens, noun))) return false
  const isPlace = (flags[first]! & Flag.placeFirst) !== 0 && (flags[noun]! & (Flag.placeFirst << 1)) !== 0
  if (tokens.ends[first] === tokens.starts[noun]) return !isPlace
  // with whom one talks is a person as often (`ha parlato con La Russa`)
  if (first > 0 && textOf(tokens, first - 1) === 'con') return !isPlace && (flags[noun]! & Flag.common) !== 0
  return !isPlace && (flags[noun]! & (Flag.surname | Flag.common)) !== Flag.surname
}

function isQuoted(tokens: TokenList, { start, end }: Mention): boolean {
  const { text } = tokens
  return /[«„“"]$/u.test(text.slice(Math.max(0, start - 1), start)) && /^[»“”"]/u.test(text.slice(end, end + 1))
}

/** `Rp150.000`: a currency right before digits, or in one with them. */
function isPrice({ text, starts, ends }: TokenList, token: number): boolean {
  return /\d/u.test(text.slice(starts[token], ends[token]! + 1))
}

/** Names behind such words that nothing was found in: those of known firms, newspapers by what they end with, and what is quoted behind a word of telling. */
function missingFirms(
  tokens: TokenList,
  names: readonly Mention[],
  words: Words,
  flags: Uint32Array,
  isKnown: (start: number, end: number) => boolean
): Mention[] {
  const found: Mention[] = []
  let next = 0
  for (let token = 1; token < tokens.count; token++) {
    const start = tokens.starts[token]!
    while (next < names.length && names[next]!.end <= start) next++
    if (tokens.classes[token] !== TokenClass.word || !mayBeCapital(tokens.text.charCodeAt(start))) continue
    const written = textOf(tokens, token)
    if (!capital.test(written) || startsSentence(tokens, token)) continue
    if (next < names.length && names[next]!.start < tokens.ends[token]!) continue
    const isInQuotes = openQuote.test(textOf(tokens, token - 1))
    const kind = kindBefore(tokens, token, words)
    if (kind !== 'told' && kind !== 'bought' && kind !== 'articled') continue
    let last = token
    while (last + 1 < tokens.count && last - token < 3 && isBeside(tokens, last) && capital.test(textOf(tokens, last + 1)) && !isPrice(tokens, last + 1)) last++
    const isLong = kind !== 'bought' && isArticled(tokens, token, flags)
    const end = tokens.ends[last]! + (isLong ? (ofPlace.exec(tokens.text.slice(tokens.ends[last], tokens.ends[last]! + 30))?.[0].length ?? 0) : 0)
    if (next < names.length && names[next]!.start < end) continue
    const isClosed = isInQuotes && last + 1 < tokens.count && closeQuote.test(textOf(tokens, last + 1))
    const isPaper = kind === 'told' && named.test(textOf(tokens, last)) && words.papers?.test(textOf(tokens, last)) === true
    if (isLong || isPaper || (kind === 'told' && isClosed) || (last === token && named.test(written) && isKnown(start, end)))
      found.push(ruleMention(start, end, 'ORGANIZATION', 'dealings', CONFIDENCE))
    token = last
  }
  return found
}
