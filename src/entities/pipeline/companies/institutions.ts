/**
 * Schools, hospitals and the like that are called after somebody: what models take for a person behind or before such a word is a part of the house's name (`Szpital im.
 * Jana Pawła II`, `Leőwey Klára Gimnázium`), and in a list or a field the whole part is one (`Hospital Santa Teresa, Ávila`).
 */
import { TokenClass, type TokenList } from '../../../core/spans.js'
import { type Beginnings, beginningsInAnyCase } from '../../beginnings.js'
import type { EntityLanguage } from '../../languages.js'
import { Flag } from '../../lists/kinds.js'
import { perLanguage } from '../../per-language.js'
import { type Mention, ruleMention } from '../../types.js'
import { byStart } from '../redactor.js'
import { isBeside, textOf, tokenFrom } from '../token-places.js'
import { calledAfter, institutionWords } from './school-words.js'

interface Words {
  readonly before: ReadonlySet<string>
  readonly behind: ReadonlySet<string>
  /** Last parts of compounds that stand behind. */
  readonly endings: readonly string[]
  readonly beginnings: Beginnings
  /** Of the endings. */
  readonly ends: Beginnings
  readonly small: boolean
}

/** Words between what a house is and whom it is called after: adjectives, quotation marks. */
const MOST_BETWEEN = 4
/** Words of a part of a list that is one name. */
const MOST_WORDS = 7
/** The same where no capitals tell a name from a short sentence. */
const MOST_UNCASED = 3
const INSTITUTIONS = 'institutions'
const CONFIDENCE = 0.85
const capital = /^[\p{Lu}\p{Lt}]/u
const openQuote = /^[«„“"]$/u
const closeQuote = /^[»“”"]$/u
const roman = /^[IVX]{1,4}\.?$/u
const uncased = /^(?![\p{Lu}\p{Ll}])\p{L}/u
const particle =
  /^(?:de|del|della|dei|di|da|do|dos|das|du|des|d|l|la|le|van|von|der|den|zu|y|i|e|et|og|och|und|św|sv|св|dr|st|av|of|the|for|and|im|им|ім|імені|имени|imeni|az|-|\.|'|’|№|n|nr|no)$/iu
/** Kinds of schools, which are nobody's name. */
const general: ReadonlySet<string> = new Set(
  'high primary secondary grammar medical business elementary middle junior senior community public private university state general'.split(' ')
)
/** Romance words for at, in and of, with the article. */
const behindArticle =
  /(?:^|[ \u00a0'’])(?:all['’]|dell['’]|dall['’]|nell['’]|(?:al|del|dal|nel|alla|della|dalla|nella|no|na|do|da|ao|à|au|du) |(?:en|de|a) (?:el|la) |(?:à|de|dans) (?:l['’]|la |le )|(?:a|de) l['’])$/iu
const edge = /[\n\r,;:：|()،؛，；、•]/u
/** What Lithuanian and Latvian names end with before the word for a house. */
const genitive: Partial<Record<EntityLanguage, RegExp>> = { lit: /(?:o|ės|os|aus|ių|ies)$/u, lav: /(?:a|as|es|ņa|u)$/u, fin: /n$/u, est: /[aeiou]$/u }

const wordsOf = perLanguage((language): Words | undefined => {
  const words = institutionWords[language]
  if (words === undefined) return undefined
  const behind = words.behind?.split(' ') ?? []
  const before = new Set(words.before?.split(' '))
  const whole = new Set(behind.filter((word) => !word.startsWith('-')))
  const endings = behind.flatMap((word) => (word.startsWith('-') ? [word.slice(1)] : []))
  const reversed = endings.map((ending) => Array.from(ending).reverse().join(''))
  return { before, behind: whole, endings, beginnings: beginningsInAnyCase(before, whole), ends: beginningsInAnyCase(reversed), small: words.small === true }
})

/**
 * Names with those of such houses; persons that are parts of them are none. Linear.
 * @param names of models, in any order
 * @param flags of the lists, by token (`Flag`)
 */
export function withInstitutions(tokens: TokenList, names: readonly Mention[], language: EntityLanguage, flags: Uint32Array): Mention[] {
  const words = wordsOf(language)
  if (words === undefined) return [...names]
  const sorted = [...names].sort(byStart)
  const found: Mention[] = []
  for (const one of sorted) {
    if (one.type !== 'PERSON' || one.confidence === undefined) continue
    const house = houseOf(tokens, one, words, language)
    if (house !== undefined) found.push(ruleMention(house.start, house.end, 'ORGANIZATION', INSTITUTIONS, CONFIDENCE))
  }
  for (const { start, end } of partsOf(tokens, words, flags)) found.push(ruleMention(start, end, 'ORGANIZATION', INSTITUTIONS, CONFIDENCE))
  if (found.length === 0) return sorted
  return replaced(sorted, found.sort(byStart))
}

/** The names without those inside of what was found; where one goes beyond it, or says the same, that one stays. */
function replaced(sorted: readonly Mention[], found: readonly Mention[]): Mention[] {
  const kept: Mention[] = []
  const added: Mention[] = []
  let next = 0
  let last = 0
  for (const one of found) {
    if (one.start < last) continue
    while (next < sorted.length && sorted[next]!.end <= one.start) kept.push(sorted[next++]!)
    const inside: Mention[] = []
    while (next < sorted.length && sorted[next]!.start < one.end) inside.push(sorted[next++]!)
    const goesBeyond = inside.some(({ start, end, confidence }) => start < one.start || end > one.end || confidence === undefined)
    const isFound = inside.some(({ start, end, type }) => start === one.start && end === one.end && type !== 'PERSON')
    if (goesBeyond || isFound) kept.push(...inside)
    else added.push(one)
    last = Math.max(one.end, ...inside.map(({ end }) => end))
  }
  return [...kept, ...sorted.slice(next), ...added].sort(byStart)
}

interface Span {
  readonly start: number
  readonly end: number
}

/** The house that a person's name is a part of. */
function houseOf(tokens: TokenList, { start, end }: Span, words: Words, language: EntityLanguage): Span | undefined {
  const first = tokenFrom(tokens, start)
  const last = tokenFrom(tokens, end - 1)
  // the model took both together
  if (first < last && isHead(tokens, first, words.before) && isWritten(tokens, first)) return { start, end }
  if (first < last && isBehind(tokens, last, words) && isWritten(tokens, last)) return { start, end }
  const head = headBefore(tokens, first, last, words)
  if (head !== undefined) {
    const isQuoted = Array.from({ length: first - head - 1 }, (_, index) => textOf(tokens, head + 1 + index)).some((word) => openQuote.test(word))
    const close = tokens.ends[last]! + 1
    if (isQuoted && !closeQuote.test(tokens.text.slice(close - 1, close))) return undefined
    const from = head > 0 && isBeside(tokens, head - 1) && roman.test(textOf(tokens, head - 1)) ? head - 1 : head
    return { start: tokens.starts[from]!, end: isQuoted ? close : tokens.ends[last]! }
  }
  const next = last + 1
  if (next >= tokens.count || !isBeside(tokens, last) || tokens.starts[next] === tokens.ends[last] || !isBehind(tokens, next, words)) return undefined
  if (uncased.test(textOf(tokens, next))) return undefined
  const isGenitive = words.small && genitive[language]?.test(textOf(tokens, last)) === true
  return capital.test(textOf(tokens, next)) || isGenitive ? { start, end: tokens.ends[next]! } : undefined
}

/** The token that says what a house is, before the name: with a capital, or with a word for being called after somebody between. */
function headBefore(tokens: TokenList, first: number, last: number, words: Words): number | undefined {
  if (words.before.size === 0) return undefined
  let isCalled = false
  for (let token = first - 1; token >= Math.max(0, first - MOST_BETWEEN) && isBeside(tokens, token); token--) {
    const word = textOf(tokens, token)
    if (isHead(tokens, token, words.before)) {
      // without capitals one name alone may be the subject of what follows
      if (uncased.test(word)) return first - token > 1 || last > first ? token : undefined
      return isCalled || isWritten(tokens, token) || (token === first - 1 && last > first && postponed(tokens, token, last)) ? token : undefined
    }
    if (calledAfter.has(word.toLowerCase())) isCalled = true
    else if (
      word === '.'
        ? !isAbbreviated(tokens, token - 1)
        : !openQuote.test(word) && !(capital.test(word) && tokens.classes[token] === TokenClass.word) && !isTitle(word)
    )
      return undefined
  }
  return undefined
}

/** Whether a name ends its clause behind `all'ospedale` or `en el hospital`: who is the subject of it stands before a verb. */
function postponed({ text, starts, ends }: TokenList, head: number, last: number): boolean {
  return behindArticle.test(text.slice(Math.max(0, starts[head]! - 12), starts[head])) && /^(?:[.,;:)!?\n]|$)/u.test(text.slice(ends[last]!, ends[last]! + 1))
}

/** Whether the point behind a word ends no sentence. */
function isAbbreviated(tokens: TokenList, token: number): boolean {
  const word = token < 0 ? '' : textOf(tokens, token)
  return calledAfter.has(word.toLowerCase()) || isTitle(word) || /^\p{Lu}$/u.test(word)
}

/** Titles of whom houses are called after, in scripts without capitals. */
const isTitle = (word: string) => /^(?:الملك|الأمير|الأميرة|الملكة|الشيخ|الإمام|السلطان|امام|شهید|دکتر|św|sv|св|dr)$/u.test(word)

function isHead(tokens: TokenList, token: number, heads: ReadonlySet<string>): boolean {
  return tokens.classes[token] === TokenClass.word && heads.has(textOf(tokens, token).toLowerCase())
}

function isBehind(tokens: TokenList, token: number, words: Words): boolean {
  if (tokens.classes[token] !== TokenClass.word) return false
  const word = textOf(tokens, token).toLowerCase()
  // `Käthe-Kollwitz-Gymnasium`
  const isJoined = token > 0 && tokens.starts[token] === tokens.ends[token - 1]
  return words.behind.has(word) || words.endings.some((ending) => (word.length > ending.length || isJoined) && word.endsWith(ending))
}

/** With a capital, where the script has them. */
function isWritten(tokens: TokenList, token: number): boolean {
  const word = textOf(tokens, token)
  return capital.test(word) || uncased.test(word)
}

/** Parts of lists and fields that begin or end with what a house is, and are capitalised words but for particles. */
function* partsOf(tokens: TokenList, words: Words, flags: Uint32Array): Generator<Span> {
  const { text, starts, ends, count } = tokens
  for (let token = 0; token < count; token++) {
    if (!words.beginnings.has(text, starts[token]!) && !words.ends.endsAt(text, ends[token]!)) continue
    if (isHead(tokens, token, words.before) && isWritten(tokens, token)) {
      const first = token > 0 && roman.test(textOf(tokens, token - 1)) && isBeside(tokens, token - 1) ? token - 1 : token
      const last = startsPart(tokens, first) ? endOfPart(tokens, token, 1) : undefined
      if (last !== undefined && last > token && !isSentence(tokens, first, last) && isName(tokens, token + 1, last, flags))
        yield { start: tokens.starts[first]!, end: endOf(tokens, token, last) }
    }
    if (isBehind(tokens, token, words) && (words.small || isWritten(tokens, token)) && endsPart(tokens, token)) {
      const first = endOfPart(tokens, token, -1)
      if (first !== undefined && first < token && isWritten(tokens, first) && !isSentence(tokens, first, token) && isName(tokens, first, token - 1, flags))
        yield { start: tokens.starts[first]!, end: tokens.ends[token]! }
    }
  }
}

/** Whether what begins a line ends with a full stop. */
function isSentence({ text, starts, ends }: TokenList, first: number, last: number): boolean {
  return text[ends[last]!] === '.' && /(?:^|[\n\r])\s*$/u.test(text.slice(Math.max(0, starts[first]! - 2), starts[first]))
}

/** Whether some word of a name is no ordinary one. */
function isName(tokens: TokenList, first: number, last: number, flags: Uint32Array): boolean {
  for (let token = first; token <= last; token++) {
    if (tokens.classes[token] !== TokenClass.word || !isWritten(tokens, token) || textOf(tokens, token).length < 2) continue
    if (token > first && openQuote.test(textOf(tokens, token - 1))) return true
    if ((flags[token]! & Flag.common) === 0 && !general.has(textOf(tokens, token).toLowerCase())) return true
  }
  return false
}

/** The last token of a part that goes on from a token in a direction; undefined where it has other words than names. */
function endOfPart(tokens: TokenList, from: number, step: 1 | -1): number | undefined {
  const most = uncased.test(textOf(tokens, from)) ? MOST_UNCASED : MOST_WORDS
  for (let token = from, count = 0; count < most; token += step, count++) {
    if (step > 0 ? endsPart(tokens, token) : startsPart(tokens, token)) return token
    const next = token + step
    if (next < 0 || next >= tokens.count || !isBeside(tokens, Math.min(token, next))) return undefined
    const word = textOf(tokens, next)
    if (
      tokens.classes[next] === TokenClass.word
        ? !isWritten(tokens, next) && !particle.test(word)
        : !(particle.test(word) || openQuote.test(word) || closeQuote.test(word) || tokens.classes[next] === TokenClass.number)
    )
      return undefined
  }
  return undefined
}

/** Where a part ends: behind a quotation mark that was opened inside. */
function endOf({ text, starts, ends }: TokenList, first: number, last: number): number {
  const end = ends[last]!
  return /[»“”"]/u.test(text[end] ?? '') && /[«„“"]/u.test(text.slice(starts[first]!, end)) ? end + 1 : end
}

function startsPart({ text, starts }: TokenList, token: number): boolean {
  const before = text.slice(Math.max(0, starts[token]! - 3), starts[token]!).trimEnd()
  return starts[token] === 0 || text[starts[token]! - 1] === '\n' || edge.test(before.at(-1) ?? '')
}

function endsPart(tokens: TokenList, token: number): boolean {
  const { text, ends } = tokens
  const behind = text
    .slice(ends[token]!, ends[token]! + 4)
    .replace(/^[»“”"]/u, '')
    .trimStart()
  // a speaker
  if (/^[:：]/u.test(behind)) return false
  return (
    ends[token] === text.length ||
    text[ends[token]!] === '\n' ||
    edge.test(behind[0] ?? '') ||
    (/^\.(?:\s|$)/u.test(behind) && !particle.test(textOf(tokens, token)))
  )
}
