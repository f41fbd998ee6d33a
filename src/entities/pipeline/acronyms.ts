/**
 * Abbreviations that a text explains: `Organisation mondiale de la santé (OMS)` makes every OMS of the text an organization, found by the model or
 * not, and the words before the bracket its name (after the abbreviation finder of Schwartz and Hearst 2003, by first letters of words).
 */
import { firstAtLeast } from '../../core/sorted.js'
import { TokenClass, type TokenList } from '../../core/spans.js'
import { isExplained } from '../chains/acronyms.js'
import { foldWord } from '../chains/fold.js'
import { isContracted } from '../chains/joined-organizations.js'
import { createForm } from '../chains/name.js'
import { articles, functionWords } from '../chains/name-words.js'
import { beginsSocieties } from '../chains/society-words.js'
import { capitalNouns } from '../language-kinds.js'
import type { EntityLanguage } from '../languages.js'
import { Flag } from '../lists/kinds.js'
import type { KnownNames } from '../lists/known-names.js'
import { type Mention, ruleMention } from '../types.js'
import { firstLetters } from './first-letters.js'
import { knownAs } from './known-type.js'
import { byStart } from './redactor.js'
import { tokenFrom } from './token-places.js'

const bracketed = /[(（]["„“«]?([\p{L}\p{M}][\p{L}\p{M}\p{N}&.-]{1,11})["“”»]?[)）]/gu
const capitals = /^\p{Lu}[\p{L}\p{N}&.-]*[\p{Lu}\p{N}]$/u
const capitalised = /^\p{Lu}/u
const noCase = /^[\p{Lo}\p{M}]+$/u
const han = /^\p{Script=Han}+$/u
const words = /[\p{L}\p{N}]+/gu
const postcodeBehind = /^[ \u00a0-]\d{5}(?!\d)/u
/** How an ending is set off from an abbreviation: `AKP'nin`. */
const ending = /['’:-]\p{Ll}{1,8}$/u
/** Letters of an abbreviation that needs no explanation beside its name. */
const SHORTEST_PLAIN = 3
/** `(มหาชน)` is a part of the legal form of Thai companies. */
const THAI_PUBLIC = 'มหาชน'
/** Longest name before a bracket, in characters. */
const LONGEST_NAME = 120
/** Most words of a name that are no part of its abbreviation. */
const MOST_SKIPPED = 1
/** Tokens of a name whose first letters are not those of its abbreviation. */
const MOST_TOKENS = 8
/** Words in small letters that no model took for a part of such a name. */
const MOST_BETWEEN = 2
const explainable: ReadonlySet<string> = new Set(['ORGANIZATION', 'LOCATION'])
const retyped: ReadonlySet<string> = new Set(['PERSON', 'LOCATION', 'ORGANIZATION', 'PRODUCT'])

/**
 * Names with the abbreviations of names, each of the type of what it stands for: those explained behind one of the names, and those of three letters or more that are
 * the first letters of all its words but the small ones (`World Health Organization`: `WHO`); names that an abbreviation in brackets tells are among them.
 * @param names of the model
 * @param flags of the lists, by token (`Flag`)
 */
export function withAcronyms(
  tokens: TokenList,
  names: readonly Mention[],
  language: EntityLanguage,
  known: KnownNames | undefined,
  flags: Uint32Array
): Mention[] {
  const { found, explained } = explainedIn(tokens, names, language, known, flags)
  const plain = new Map<string, Mention>()
  const contracted = new Map<string, Mention[]>()
  const short = new Map<string, Mention>()
  for (const name of found) {
    if (name.type !== 'ORGANIZATION') continue
    const text = tokens.text.slice(name.start, name.end)
    const parts = text.match(words) ?? []
    const letters = initialsOf(parts)
    if (letters !== undefined && !plain.has(letters)) plain.set(letters, name)
    const two = twoInitialsOf(parts)
    if (two !== undefined && !short.has(two)) short.set(two, name)
    if (noCase.test(text) && text.length > 3)
      for (const sign of new Set(text.slice(0, 4))) contracted.set(sign, [...(contracted.get(sign) ?? []), name].slice(0, 8))
  }
  if (explained.size + plain.size + short.size + contracted.size === 0) return found
  const taken = new Uint8Array(tokens.count)
  const places = new Set(found.filter(({ type }) => type === 'LOCATION').map(({ end }) => end))
  for (const { start, end } of found) {
    for (let token = tokenFrom(tokens, start); token < tokens.count && tokens.starts[token]! < end; token++) taken[token] = 1
  }
  // two letters may be many things: they stand for a name that was said, and for no time of the day
  const said = (name: Mention | undefined, token: number) =>
    name !== undefined && name.end < tokens.starts[token]! && (flags[token]! & Flag.common) === 0 && tokens.classes[token - 1] !== TokenClass.number
      ? name
      : undefined
  // most tokens are refused by their first letter
  const begins = firstLetters(explained.keys(), plain.keys(), short.keys(), contracted.keys())
  for (let token = 0; token < tokens.count; token++) {
    const start = tokens.starts[token]!
    if (!begins.has(tokens.text.charCodeAt(start))) continue
    const end = tokens.ends[token]!
    if (taken[token] === 1 || end - start > 16 || tokens.classes[token] !== TokenClass.word) continue
    const text = tokens.text.slice(start, end)
    const name =
      (explained.size > 0 ? (explained.get(text) ?? explained.get(text.replace(ending, ''))) : undefined) ??
      plain.get(text) ??
      (short.has(text) && !isState(tokens, token, places) ? said(short.get(text), token) : undefined) ??
      shortOf(text, contracted, tokens)
    if (name !== undefined) found.push({ ...name, start, end, subsource: 'acronyms' })
  }
  return found
}

/** Whether two letters stand where addresses have a state: behind a place and a comma, or before a postcode (`Mountain View, CA 94043`). */
function isState({ text, starts, ends }: TokenList, token: number, places: ReadonlySet<number>): boolean {
  const start = starts[token]!
  const comma = text[start - 1] === ',' ? start - 1 : text.startsWith(', ', start - 2) ? start - 2 : -1
  return places.has(comma) || postcodeBehind.test(text.slice(ends[token]!, ends[token]! + 8))
}

function shortOf(text: string, contracted: ReadonlyMap<string, readonly Mention[]>, { text: whole }: TokenList): Mention | undefined {
  if (text.length > 4) return undefined
  return contracted.get(text[0]!)?.find(({ start, end }) => isContracted(text, whole.slice(start, end)))
}

interface Explanations {
  readonly found: Mention[]
  /** Names by their abbreviations. */
  readonly explained: ReadonlyMap<string, Mention>
}

/** The names that have a part of a stretch of text. */
type Neighbours = (from: number, to: number) => Mention[]

function neighbours(names: readonly Mention[]): Neighbours {
  const ordered = [...names].sort(byStart)
  const starts = ordered.map(({ start }) => start)
  return (from, to) => {
    const found: Mention[] = []
    for (let at = firstAtLeast(starts, from - LONGEST_NAME); at < starts.length && starts[at]! < to; at++) if (ordered[at]!.end > from) found.push(ordered[at]!)
    return found
  }
}

/** What stands in brackets behind its name. */
function explainedIn(tokens: TokenList, names: readonly Mention[], language: EntityLanguage, known: KnownNames | undefined, flags: Uint32Array): Explanations {
  const { text } = tokens
  const explained = new Map<string, Mention>()
  const near = neighbours(names)
  const byText = new Map<string, string>()
  for (const { start, end, type } of names) byText.set(text.slice(start, end), type)
  const replaced = new Set<Mention>()
  const brackets = text.includes('(') || text.includes('（') ? text.matchAll(bracketed) : []
  for (const { 0: bracket, 1: letters = '', index } of brackets) {
    if (explained.has(letters) || letters === THAI_PUBLIC) continue
    const end = text[index - 1] === ' ' ? index - 1 : index
    const close = index + bracket.length
    const before = near(end - 1, close).find((name) => name.end === end || (name.start < index && name.end >= close - 1))
    const fits = before !== undefined && explainable.has(before.type) && isAbbreviation(tokens, letters, { ...before, end }, language, flags, index)
    const type = byText.get(letters)
    const name = fits
      ? { ...before, end }
      : (longForm(tokens, letters, end, language, flags, near, type) ?? nameBefore(tokens, letters, end, language, known, near, type))
    if (name === undefined) continue
    for (const other of near(name.start, name.end)) replaced.add(other)
    explained.set(letters, name)
  }
  const found = [...names.filter((name) => !replaced.has(name)), ...explained.values()]
  if (explained.size === 0) return { found, explained }
  return {
    found: found.map((mention) => {
      const name = explained.get(text.slice(mention.start, mention.end))
      return name !== undefined && name.type !== mention.type && retyped.has(mention.type) ? { ...mention, type: name.type } : mention
    }),
    explained
  }
}

function isAbbreviation(tokens: TokenList, letters: string, name: Mention, language: EntityLanguage, flags: Uint32Array, bracket: number): boolean {
  const full = tokens.text.slice(name.start, name.end)
  if (noCase.test(letters) && !han.test(letters) && (flags[tokenFrom(tokens, bracket + 1)]! & Flag.placeFirst) !== 0) return false
  if (name.type === 'LOCATION' && !capitals.test(letters)) return false
  if (full.length <= letters.length || (capitalised.test(letters) && letters.length > 5 && !capitals.test(letters))) return false
  return isExplained(createForm(letters, language), createForm(full, language))
}

/**
 * The words before a bracket whose first letters are the abbreviation in it, where they look like an organization's name: capitals and a word that such names begin
 * or end with (terms have abbreviations too: `Value Added Tax (VAT)`), or what the model says of them or of the abbreviation.
 * @param type what the model found the abbreviation to be, elsewhere or here
 */
function longForm(
  tokens: TokenList,
  letters: string,
  end: number,
  language: EntityLanguage,
  flags: Uint32Array,
  near: Neighbours,
  type: string | undefined
): Mention | undefined {
  if (letters.length < 2 || !capitals.test(letters) || type === 'PERSON') return undefined
  const { text } = tokens
  const from = Math.max(0, end - LONGEST_NAME)
  const line = text.slice(from, end)
  const cut = line.search(/[^\n.!?;:()（）]*$/)
  const wanted = foldWord(letters.replace(/[&.-]/g, ''))
  const before = [...line.slice(cut).matchAll(words)].map(({ 0: word, index }) => ({ word, folded: foldWord(word), start: from + cut + index }))
  let at = wanted.length - 1
  let skipped = 0
  let first = before.length
  while (first > 0 && at >= 0) {
    const { folded } = before[--first]!
    if (joinsWords.has(language) && at > 0 && isCompoundOf(folded, wanted[at - 1]!, wanted[at]!) && folded[0] !== wanted[at]) at -= 2
    else if (folded[0] === wanted[at]) at--
    else if (!functionWords.has(folded) && !articles.has(folded) && ++skipped > MOST_SKIPPED) return undefined
  }
  const whole = before.slice(first)
  if (at >= 0 || whole.length < 2 || !capitalised.test(whole[0]!.word)) return undefined
  const { start } = whole[0]!
  const inside = near(start, end)
  if (inside.some((name) => name.start < start || name.end > end)) return undefined
  const isNamed = type === 'ORGANIZATION' || inside.some((name) => name.type === 'ORGANIZATION')
  const isCapitalised =
    !capitalNouns.has(language) &&
    whole.filter(({ word }) => capitalised.test(word)).length > 1 &&
    whole.length > 2 &&
    [whole[0]!, whole.at(-1)!].some((edge) => (flags[tokenFrom(tokens, edge.start)]! & Flag.head) !== 0)
  if (!isNamed && !isCapitalised) return undefined
  const surest = inside.reduce((best, { confidence = 0 }) => Math.max(best, confidence), 0.5)
  return ruleMention(start, end, 'ORGANIZATION', 'acronyms', surest)
}

/**
 * The name before a bracket whose abbreviation is of another language (`Організація Північноатлантичного договору (НАТО)`): the longest that is known as an organization's, or
 * what the model found there with the head of such names before it.
 */
function nameBefore(
  tokens: TokenList,
  letters: string,
  end: number,
  language: EntityLanguage,
  known: KnownNames | undefined,
  near: Neighbours,
  type: string | undefined
): Mention | undefined {
  if (known === undefined || letters.length < SHORTEST_PLAIN || !capitals.test(letters) || type === 'PERSON' || type === 'LOCATION') return undefined
  const { text, starts, ends, classes } = tokens
  const last = tokenFrom(tokens, end) - 1
  if (last < 1 || ends[last] !== end) return undefined
  const mentions = near(starts[Math.max(0, last - MOST_TOKENS + 1)]!, end)
  const nearest = mentions.find((name) => name.end === end && explainable.has(name.type))
  let found: number | undefined
  let between = 0
  for (let token = last; token >= 0 && token > last - MOST_TOKENS && classes[token] === TokenClass.word; token--) {
    const start = starts[token]!
    if (token < last && text.slice(ends[token]!, starts[token + 1]!).includes('\n')) break
    const word = text.slice(start, ends[token]!)
    const folded = foldWord(word)
    const isSmall = functionWords.has(folded) || articles.has(folded)
    const around = mentions.find((name) => name.start <= start && name.end > start)
    if (around === undefined && !isSmall && !capitalised.test(word)) between++
    if (isSmall || token === last || (around !== undefined && around.start < start)) continue
    if (knownAs(createForm(text.slice(start, end), language), language, known)?.type === 'ORGANIZATION') found = start
    else if (nearest !== undefined && start < nearest.start && capitalised.test(word) && beginsSocieties(word, language)) {
      // what the model took for a name of its own goes on (`Organizace pro bezpečnost` a spolupráci v Evropě)
      if (between <= (around === undefined ? 0 : MOST_BETWEEN)) found = start
    }
  }
  if (found === undefined) return undefined
  const surest = mentions.reduce((best, { confidence = 0 }) => Math.max(best, confidence), 0.5)
  return ruleMention(found, end, 'ORGANIZATION', 'acronyms', surest)
}

/** Languages that write compounds as one word. */
const joinsWords: ReadonlySet<EntityLanguage> = new Set<EntityLanguage>(['deu', 'nld', 'swe', 'dan', 'nob', 'nno', 'fin', 'est', 'hun'])
/** Letters of a part of a compound, at least. */
const SHORTEST_PART = 3

/** Whether a word begins with one letter and may have a part that begins with another: both stand in `DWD` for the `Wetterdienst`. */
function isCompoundOf(word: string, first: string, second: string): boolean {
  const at = word.indexOf(second, SHORTEST_PART)
  return word[0] === first && at > 0 && at <= word.length - SHORTEST_PART
}

/** The first letters of the capitalised words of a name, where it has three or more and no other long ones. */
function initialsOf(all: readonly string[]): string | undefined {
  const initials = all.filter((word) => capitalised.test(word))
  if (initials.length < SHORTEST_PLAIN || initials.length > 8 || all.some((word) => word.length > 3 && !capitalised.test(word))) return undefined
  return initials.map((word) => word[0]).join('')
}

/** The first letters of a name of two capitalised words, or of two parts. */
function twoInitialsOf(all: readonly string[]): string | undefined {
  return all.length === 2 && all.every((word) => word.length > 2 && capitalised.test(word)) ? all.map((word) => word[0]).join('') : undefined
}
