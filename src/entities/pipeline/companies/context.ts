/** What the words beside a name tell of it being an organization's (`words.ts`). */
import { TokenClass, type TokenList } from '../../../core/spans.js'
import { foldWord, stemWord } from '../../chains/fold.js'
import { wordsOf } from '../../chains/name.js'
import { hasProclitics, withoutProclitic } from '../../chains/proclitics.js'
import { tokenWords } from '../../chains/token-words.js'
import { capitalNouns } from '../../language-kinds.js'
import type { EntityLanguage } from '../../languages.js'
import { Flag } from '../../lists/kinds.js'
import { isCapitalised as isCapitalisedWord } from '../../lists/letter-case.js'
import { perLanguage } from '../../per-language.js'
import { type Mention, ruleMention } from '../../types.js'
import { startsSentence, textOf, tokenFrom } from '../token-places.js'
import { isBehindEmployment } from './employment.js'
import { companyMatters, companyResults, shareWords } from './matters.js'
import { companyWords } from './words.js'

/** In votes, like a mention whose confidence is some 90 %. */
const KIND = 4
const BELONGING = 3
/** Of the subject of a sentence on what companies decide on. */
const SUBJECT = 2
/** Words behind a subject among which its objects are looked for. */
const OBJECT_WITHIN = 9
/** The same where a firm has a person's name. */
const BUSINESS_WITHIN = 7
/** Letters of a noun that ends a compound. */
const SHORTEST_HEAD = 4
/** Words between a belonging and the name. */
const MOST_BETWEEN = 2

interface Vocabulary {
  readonly kinds: ReadonlySet<string>
  readonly belongings: ReadonlySet<string>
  readonly shares: ReadonlySet<string>
  readonly of: ReadonlySet<string>
  readonly matters: ReadonlySet<string>
  readonly results: ReadonlySet<string>
  /** Letters of the longest noun where nouns end compounds, else 0. */
  readonly longestHead: number
  readonly behind: boolean
}

const vocabularyOf: (language: EntityLanguage) => Vocabulary | undefined = perLanguage((language) => {
  const words = companyWords[language]
  const stems = (list: string) => new Set(wordsOf(list).map((word) => stemOf(word, language)))
  if (words === undefined) return undefined
  const nouns = {
    kinds: stems(words.kinds),
    belongings: stems(words.belongings),
    shares: stems(shareWords),
    matters: stems(companyMatters[language] ?? ''),
    results: stems(companyResults[language] ?? '')
  }
  const lengths = words.compounds === true ? Object.values(nouns).flatMap((list) => Array.from(list, ({ length }) => length)) : []
  return {
    ...nouns,
    of: new Set(
      words.of
        .split(' ')
        .filter((word) => word !== '')
        .map(foldWord)
    ),
    longestHead: Math.max(0, ...lengths),
    behind: words.behind === true
  }
})

const stemOf = (word: string, language: EntityLanguage) => stemWord(foldWord(word), language)

/** How much the words beside the mention [start, end) speak for an organization, in the votes of `agreeOnTypes`; 0 where they tell nothing. */
export function companyEvidence(tokens: TokenList, start: number, end: number, language: EntityLanguage): number {
  const vocabulary = vocabularyOf(language)
  return vocabulary === undefined ? 0 : evidenceBeside(tokens, start, end, language, vocabulary)
}

/** Whether the words beside the mention [start, end) are of companies alone: kinds of them and shares. Persons have employees and spokesmen, too. */
export function isSurelyCompany(tokens: TokenList, start: number, end: number, language: EntityLanguage): boolean {
  const vocabulary = vocabularyOf(language)
  return vocabulary !== undefined && evidenceBeside(tokens, start, end, language, { ...vocabulary, belongings: vocabulary.shares }) > 0
}

function evidenceBeside(tokens: TokenList, start: number, end: number, language: EntityLanguage, vocabulary: Vocabulary): number {
  const first = tokenFrom(tokens, start)
  const next = tokenFrom(tokens, end)
  if (next < tokens.count && tokens.starts[next]! < end) return evidenceWithin(tokens.text.slice(end, tokens.ends[next]), language, vocabulary)
  if (isBehindEmployment(tokens, first, language)) return BELONGING
  return Math.max(evidenceBefore(tokens, first, language, vocabulary), evidenceBehind(tokens, next, language, vocabulary))
}

/** How much a name that begins its sentence is likely to be a company's, by what the sentence is about (`companyMatters`); 0 where that tells nothing. */
export function subjectEvidence(tokens: TokenList, start: number, end: number, language: EntityLanguage): number {
  const vocabulary = vocabularyOf(language)
  if (vocabulary === undefined || vocabulary.matters.size === 0) return 0
  const first = tokenFrom(tokens, start)
  const begins = startsSentence(tokens, first) || (first > 0 && startsSentence(tokens, first - 1) && isNextTo(tokens, first - 1, first))
  if (!begins) return 0
  const next = tokenFrom(tokens, end)
  for (let token = next; token < Math.min(tokens.count, next + OBJECT_WITHIN); token++) {
    if (token > first && startsSentence(tokens, token)) break
    const isMatter = isOf(tokens, token, language, vocabulary.matters, vocabulary.longestHead) || isOf(tokens, token, language, vocabulary.belongings, 0)
    if (token > next && isMatter) return SUBJECT
  }
  return 0
}

/**
 * Whether words of what companies sell, earn and decide on stand a little behind the mention [start, end), in its sentence: what tells a firm from the person of the
 * same name, and nothing of other names.
 */
export function dealsWithBusiness(tokens: TokenList, start: number, end: number, language: EntityLanguage): boolean {
  const vocabulary = vocabularyOf(language)
  if (vocabulary === undefined) return false
  const first = tokenFrom(tokens, start)
  const next = tokenFrom(tokens, end)
  for (let token = next; token < Math.min(tokens.count, next + BUSINESS_WITHIN); token++) {
    if (token > first && startsSentence(tokens, token)) return false
    if (nounsOf(vocabulary).some((nouns) => isOf(tokens, token, language, nouns, vocabulary.longestHead))) return true
  }
  return false
}

/** Whether a word is of what companies sell, earn and decide on. */
export function isMatter(tokens: TokenList, token: number, language: EntityLanguage): boolean {
  const vocabulary = vocabularyOf(language)
  return vocabulary !== undefined && nounsOf(vocabulary).some((nouns) => isOf(tokens, token, language, nouns, vocabulary.longestHead))
}

/** Whether a word is of what companies alone report and sell. */
export function isResult(tokens: TokenList, token: number, language: EntityLanguage): boolean {
  const vocabulary = vocabularyOf(language)
  return vocabulary !== undefined && isOf(tokens, token, language, vocabulary.results, vocabulary.longestHead)
}

const nounsOf = ({ matters, results, belongings }: Vocabulary) => [matters, results, belongings]

/** `Adler-Aktie` and 山本社 are one token. */
function evidenceWithin(rest: string, language: EntityLanguage, { kinds, belongings, behind }: Vocabulary): number {
  if (!behind && !rest.startsWith('-')) return 0
  const stem = stemOf(rest.replace(/^-/, ''), language)
  return kinds.has(stem) ? KIND : belongings.has(stem) ? BELONGING : 0
}

function evidenceBefore(tokens: TokenList, first: number, language: EntityLanguage, vocabulary: Vocabulary): number {
  let token = first - 1
  if (token >= 0 && openQuote.test(textOf(tokens, token))) token--
  if (token < 0 || !isNextTo(tokens, token, token + 1)) return 0
  if (isOf(tokens, token, language, vocabulary.kinds, vocabulary.longestHead)) return KIND
  let between = 0
  while (token >= 0 && between < MOST_BETWEEN && vocabulary.of.has(tokenWords(tokens, language).folded(token))) {
    token--
    between++
  }
  const owned = between > 0 || vocabulary.of.size === 0
  return owned && token >= 0 && isOf(tokens, token, language, vocabulary.belongings, vocabulary.longestHead) ? BELONGING : 0
}

function evidenceBehind(tokens: TokenList, next: number, language: EntityLanguage, vocabulary: Vocabulary): number {
  let token = next
  if (token < tokens.count && closeQuote.test(textOf(tokens, token))) token++
  if (token >= tokens.count || token === 0 || !isNextTo(tokens, token - 1, token)) return 0
  if (vocabulary.behind) {
    if (isOf(tokens, token, language, vocabulary.kinds, 0)) return KIND
    if (vocabulary.of.has(tokenWords(tokens, language).folded(token))) token++
  }
  const owned = vocabulary.behind || behindName.has(language)
  return owned && token < tokens.count && isOf(tokens, token, language, vocabulary.belongings, 0) ? BELONGING : 0
}

/** Languages that have kinds before a name and belongings behind it, too. */
const behindName: ReadonlySet<EntityLanguage> = new Set(['eng', 'deu', 'nld', 'swe', 'dan', 'nob', 'nno'])
const openQuote = /^[«„“"'‘「『]$/u
const closeQuote = /^[»“”"'’」』]$/u

function isOf(tokens: TokenList, token: number, language: EntityLanguage, nouns: ReadonlySet<string>, longestHead: number): boolean {
  if (tokens.classes[token] !== TokenClass.word) return false
  const stem = tokenWords(tokens, language).stem(token)
  if (nouns.has(stem)) return true
  // `מחברת`, of the firm
  if (hasProclitics(language) && withoutProclitic(stem, language, nouns) !== stem) return true
  if (longestHead === 0) return false
  // `VW-Tochter`, but no `Tochter` alone
  if (nouns.has(`-${stem}`)) return token > 0 && tokens.ends[token - 1] === tokens.starts[token]
  for (let at = Math.max(3, stem.length - longestHead); at <= stem.length - SHORTEST_HEAD; at++) if (nouns.has(stem.slice(at))) return true
  return false
}

/** Whether a word says what kind of company the name behind it is (`Firma`, `Konzern`). */
export function isCompanyKind(tokens: TokenList, token: number, language: EntityLanguage): boolean {
  const vocabulary = vocabularyOf(language)
  return vocabulary !== undefined && isOf(tokens, token, language, vocabulary.kinds, vocabulary.longestHead)
}

/** Whether nothing but a blank or a quotation mark is between two tokens, on one line. */
function isNextTo(tokens: TokenList, left: number, right: number): boolean {
  const end = tokens.ends[left]!
  const gap = tokens.starts[right]! - end
  return gap <= 0 || (gap === 1 && !'\n\r\t.!?;:,'.includes(tokens.text[end]!))
}

/** Words of a name behind its kind. */
const MOST_WORDS = 4

/**
 * Names that a noun before them tells to be a company's and no model found: the capitalised words behind it (`hovorca firmy Slovnaft`). Where nouns have capitals it is a
 * word that no list knows (`der Stromanbieter Voxenergie`). What a model took together with the noun is cut (`Stroomleverancier Vandebron`).
 * @param names found, in text order
 * @param flags of the lists, by token (`Flag`)
 */
export function withNamesBehindKinds(tokens: TokenList, names: readonly Mention[], language: EntityLanguage, flags: Uint32Array): readonly Mention[] {
  const vocabulary = vocabularyOf(language)
  if (vocabulary === undefined || vocabulary.behind) return names
  const isKind = (token: number, longestHead: number) =>
    tokens.classes[token] === TokenClass.word && isNextTo(tokens, token, token + 1) && isOf(tokens, token, language, vocabulary.kinds, longestHead)
  const found: Mention[] = []
  const cut = new Map<Mention, Mention>()
  let next = 0
  for (let token = 0; token + 1 < tokens.count; token++) {
    if (!isCapitalised(tokens, token + 1) || !isKind(token, vocabulary.longestHead)) continue
    const isNoun = capitalNouns.has(language)
    if (isNoun ? !agents.test(textOf(tokens, token)) || !isUnknown(tokens, token + 1, flags) : isCapitalised(tokens, token) && !startsSentence(tokens, token))
      continue
    if (!isNoun && isCapitalised(tokens, token) && (flags[token + 1]! & Flag.common) !== 0) continue
    let last = token + 1
    while (last + 1 < tokens.count && last - token < MOST_WORDS && isCapitalised(tokens, last + 1) && isNextTo(tokens, last, last + 1)) {
      if (isNoun && !isUnknown(tokens, last + 1, flags)) break
      last++
    }
    const [start, end] = [tokens.starts[token + 1]!, tokens.ends[last]!]
    while (next < names.length && names[next]!.end <= start) next++
    const met = names[next]
    if (met !== undefined && met.start === tokens.starts[token] && met.end === end && met.type === 'PERSON')
      cut.set(met, { ...met, start, type: 'ORGANIZATION' })
    if (met !== undefined && met.start < end) continue
    found.push(ruleMention(start, end, 'ORGANIZATION', 'company-words', BEHIND_KIND))
  }
  return found.length + cut.size === 0 ? names : [...names.map((name) => cut.get(name) ?? name), ...found]
}

/** Kinds of firms that no other noun stands behind: a group and a chain are of things as well, and a dealer is somebody. */
const agents = /(?:anbieter|hersteller|betreiber|versorger|lieferant|firma|konzern|discounter|dienstleister|versicherer|zulieferer|entsorger)s?$/iu

/** Whether no list knows a word, or knows an organization by it. */
function isUnknown(tokens: TokenList, token: number, flags: Uint32Array): boolean {
  return (flags[token]! & ~(Flag.organisationFirst | Flag.several)) === 0 && tokens.classes[token] === TokenClass.word
}

function isCapitalised({ text, starts, ends }: TokenList, token: number): boolean {
  return isCapitalisedWord(text, starts[token]!, ends[token]!)
}

/** Share of such names that are right, by a look at them. */
const BEHIND_KIND = 0.7
