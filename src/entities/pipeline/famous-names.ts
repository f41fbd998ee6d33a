/**
 * Names that no model found and that readers know: organizations that the language knows by this name, and, in languages whose models miss many, all that nearly
 * everybody knows. Found by the words alone.
 */
import { TokenClass, type TokenList } from '../../core/spans.js'
import { stemWord } from '../chains/fold.js'
import { createForm } from '../chains/name.js'
import { articles, functionWords } from '../chains/name-words.js'
import { type TokenWords, tokenWords } from '../chains/token-words.js'
import type { EntityLanguage } from '../languages.js'
import { Flag } from '../lists/kinds.js'
import { hashOfState, type KnownNames, nameState, withWord } from '../lists/known-names.js'
import { isLower } from '../lists/letter-case.js'
import { type Mention, ruleMention } from '../types.js'
import { companyEvidence, subjectEvidence } from './companies/context.js'
import { knownAs } from './known-type.js'
import { startsSentence, tokenFrom } from './token-places.js'

/** Languages with little or no annotated text of news. In others such names are mistaken more often than missed: measured on the development corpora. */
const littleRead: ReadonlySet<EntityLanguage> = new Set(['cat', 'lit', 'msa', 'pus', 'tel', 'tgl', 'vie'])
const MOST_TOKENS = 6
/** Letters of a name of one word. */
const SHORTEST = 4
/** The same in capitals, and of signs that are syllables or words. */
const SHORTEST_CAPITALS = 3
const SHORTEST_SYLLABLES = 2
/** A people, a language, an office. */
const NO_PLACE = Flag.nationalityFirst | Flag.languageFirst | Flag.titleFirst | Flag.jobFirst
const NAMED = Flag.given | Flag.surname | Flag.head | Flag.several | Flag.placeFirst | (Flag.placeFirst << 1) | Flag.organisationFirst | Flag.personFirst
/** Letters that a case ending has. */
const LONGEST_ENDING = 4
/** The same where vowels and their signs count apart (சென்னையிலிருந்து). */
const LONGEST_SYLLABIC_ENDING = 10
const syllabic = /^[\p{Script=Tamil}\p{Script=Telugu}]/u
/** Share of them that are right, on the development corpora. */
const FAMOUS = 0.7
/** In capitals, where a word may be none: not sure enough for its name to be looked for elsewhere. */
const UNSURE = 0.6
const capital = /^\p{Lu}/u
const small = /^\p{Ll}/u
const initial = /^\p{Lu}$/u
const capitals = /^[\p{Lu}\p{N}&]+$/u
const twoCapitals = /^\p{Lu}{2}$/u
const syllables = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}ー]+$/u
const hasCase = /\p{Lu}|\p{Ll}/u

interface Found {
  readonly last: number
  readonly entity: number
}

/**
 * Names with the well-known ones that are missing, the longest first; an organization of several words takes the place of what was found inside it.
 * @param tokens with a sentence for each line
 * @param names found, in any order
 * @param flags of the lists, by token (`Flag`)
 * @param caseless capitals tell nothing
 */
export function famousNames(
  tokens: TokenList,
  names: readonly Mention[],
  language: EntityLanguage,
  known: KnownNames | undefined,
  flags: Uint32Array,
  caseless = false
): Mention[] {
  if (known === undefined) return [...names]
  const { text, count, starts, ends, classes } = tokens
  /** Number of the name that each token is in, from 1. */
  const taken = new Int32Array(count)
  names.forEach(({ start, end }, index) => {
    for (let token = tokenFrom(tokens, start); token < count && starts[token]! < end; token++) taken[token] = index + 1
  })
  let entities: Set<number> | undefined
  const inDocument = (entity: number) => {
    entities ??= new Set(
      names
        .filter(({ type }) => type === 'ORGANIZATION')
        .flatMap(({ start, end }) => knownAs(createForm(text.slice(start, end), language), language, known)?.entity ?? [])
    )
    return entities.has(entity)
  }
  const bare = caseless ? undefined : linesInCapitals(tokens)
  const search = { inDocument, taken, language, known, flags, tokenWords: tokenWords(tokens, language), ownState: nameState(language) }
  const isSparse = littleRead.has(language)
  const found: Mention[] = []
  const replaced = new Set<number>()
  for (let first = 0; first < count; first++) {
    if (classes[first] !== TokenClass.word) continue
    if (!caseless && beginsSmall(text, starts[first]!)) continue
    const lostCase = bare === undefined || bare[first] === 1
    const best = longestFrom(tokens, first, search, lostCase, lostCase || isSparse)
    if (best === undefined) continue
    for (let token = first; token <= best.last; token++) if (taken[token] !== 0) replaced.add(taken[token]! - 1)
    found.push(ruleMention(starts[first]!, ends[best.last]!, known.typeOf(best.entity), 'known-names', lostCase ? UNSURE : FAMOUS))
    first = best.last
  }
  return [...names.filter((_, index) => !replaced.has(index)), ...found]
}

interface Search {
  /** Whether an organization was found by another name. */
  readonly inDocument: (entity: number) => boolean
  readonly taken: Int32Array
  readonly language: EntityLanguage
  readonly known: KnownNames
  readonly flags: Uint32Array
  readonly tokenWords: TokenWords
  /** State of the hash before the first stem of a name. */
  readonly ownState: number
}

/** Whether a small letter stands at a place. */
function beginsSmall(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  return code < 0x2000 ? isLower(code) : small.test(text[at]!)
}

const NO_CASE_STATE = nameState()

/**
 * The longest name that begins with a token.
 * @param lostCase capitals tell nothing here
 * @param wide whether persons and places are looked for too
 */
function longestFrom(tokens: TokenList, first: number, search: Search, lostCase: boolean, wide: boolean): Found | undefined {
  const { inDocument, taken, language, known, flags, ownState } = search
  const { text, count, starts, ends, classes } = tokens
  // the name begins inside another one
  if (first > 0 && taken[first] !== 0 && taken[first] === taken[first - 1]) return undefined
  const words = search.tokenWords
  // the last word, and the states of the hashes before it: it may go on
  let word = ''
  let stem = ''
  let before = ownState
  let wideBefore = NO_CASE_STATE
  let best: Found | undefined
  for (let last = first; last < Math.min(count, first + MOST_TOKENS) && classes[last] === TokenClass.word; last++) {
    const gap = last === first ? 0 : starts[last]! - ends[last - 1]!
    if (gap > 1 || (gap === 1 && text[ends[last - 1]!] !== ' ')) break
    if (gap === 0 && last > first) {
      word += words.folded(last)
      stem = stemWord(word, language)
    } else {
      if (last > first) {
        before = withWord(before, stem)
        if (wide) wideBefore = withWord(wideBefore, word)
      }
      word = words.folded(last)
      stem = words.stem(last)
    }
    const mayBeOwn = known.mayKnow(hashOfState(withWord(before, stem)))
    const mayBeWide = wide && known.mayKnow(hashOfState(withWord(wideBefore, word)))
    if (!mayBeOwn && !mayBeWide) continue
    const parts = partsOf(tokens, first, last, words)
    const stems = parts.map((part) => stemWord(part, language))
    const own = mayBeOwn ? known.find(stems, language) : undefined
    const name = mayBeWide ? (known.find(parts) ?? own) : own
    if (name === undefined) continue
    const written = text.slice(starts[last], ends[last])
    const isOrganization = own !== undefined && known.typeOf(own.entity) === 'ORGANIZATION' && known.isWellKnown(own.entity)
    const isOwn = own !== undefined && (isOrganization || own.isListed)
    if (!isOwn && !(wide && known.isFamous(name.entity))) continue
    // the rest of a name that goes on is lost with it
    const isFree = taken.subarray(first, last + 1).every((name) => name === 0)
    const goesOn = taken[last] !== 0 && last + 1 < count && taken[last + 1] === taken[last]
    if (!isFree && (!isOwn || last === first || goesOn || taken.subarray(first, last + 1).every((name) => name === taken[first]))) continue
    if (
      last === first &&
      ((flags[first]! & (isOrganization ? Flag.common | Flag.given : Flag.common)) !== 0 ||
        (word.length < shortest(written) && !(own !== undefined && twoCapitals.test(written) && inDocument(own.entity))) ||
        isByChance(stems[0]!, written))
    )
      continue
    // a word in small letters is a name of somewhere in one language or another: what its readers all know
    if (last === first && !isOwn && small.test(written) && (flags[first]! & Flag.major) === 0) continue
    // in capitals every word of the language is looked for
    if (lostCase && own?.isListed !== true && hasCase.test(written)) {
      if (
        last === first
          ? !small.test(written) && (greek.has(parts[0]!) || !isListedName(flags[first]!, known.typeOf((isOwn ? own : name).entity)))
          : isSmallWord(parts[0]!)
      )
        continue
    }
    // in small letters ordinary words stand beside each other (`bir şey`), and nouns behind their articles (`el país`)
    if (last > first && small.test(text[starts[first]!]!)) {
      const isNoun = last === first + 1 && isSmallWord(parts[0]!) && !isMeant(tokens, first, last, language, lostCase)
      if (isNoun || (known.typeOf((isOwn ? own : name).entity) !== 'ORGANIZATION' && !flags.subarray(first, last + 1).some(isPartOfListed))) continue
    }
    if (isOwn && own.isWord && !(isOrganization && isMeant(tokens, first, last, language, lostCase))) continue
    if (isOwn && !lostCase && isPartOfName(tokens, first, last)) continue
    best = { last, entity: isOwn ? own.entity : name.entity }
  }
  return best
}

/** Whether the lists have a word as a part of a name, and not as a word of the language. */
const isPartOfListed = (flag: number): boolean => (flag & NAMED) !== 0 && (flag & Flag.common) === 0

/** Whether the lists know a word as a name of a type, and not as a people or an office. */
function isListedName(flag: number, type: string): boolean {
  if (type === 'LOCATION' && (flag & Flag.major) !== 0) return true
  if ((flag & NO_PLACE) !== 0) return false
  const kinds = type === 'LOCATION' ? Flag.placeFirst : type === 'ORGANIZATION' ? Flag.organisationFirst | Flag.placeFirst : Flag.given | Flag.surname
  return (flag & kinds) !== 0
}

/** Greek articles, prepositions, adverbs and pronouns, which look like names without their accents. */
const greek: ReadonlySet<string> = new Set(
  'μετα μεσα μαζι κατα παρα αντι χωρισ οταν αυτα εκει εδω πανω κατω πριν ομωσ αλλα μονο παντα ποτε καλα κοντα μακρια γιατι επισησ τωρα υστερα ξανα πολυ πολλα ολα ολοι οσα οσοι τρια μηνα μερα ωρα τα το οι'.split(
    ' '
  )
)

/** An article or a preposition, with which any sentence goes on (`THE WORLD`). */
const isSmallWord = (word: string) => articles.has(word) || functionWords.has(word) || greek.has(word)

/** The folded words from one token to another; what is written together is one. */
function partsOf({ starts, ends }: TokenList, first: number, last: number, words: TokenWords): string[] {
  const parts: string[] = []
  for (let token = first; token <= last; token++) {
    if (token > first && starts[token] === ends[token - 1]) parts[parts.length - 1] += words.folded(token)
    else parts.push(words.folded(token))
  }
  return parts
}

/** Whether an ordinary word is meant as a name: its capitals are not the sentence's, or the words beside it are of companies. */
function isMeant(tokens: TokenList, first: number, last: number, language: EntityLanguage, lostCase: boolean): boolean {
  const [start, end] = [tokens.starts[first]!, tokens.ends[last]!]
  const word = tokens.text.slice(start, tokens.ends[first])
  if (!lostCase && (capitals.test(word) || (capital.test(word) && !startsSentence(tokens, first)))) return true
  return companyEvidence(tokens, start, end, language) > 0 || subjectEvidence(tokens, start, end, language) > 0
}

/** Tokens in lines of two words or more that are all in capitals; a word of a script without case says that none was lost (`日本のDDTはUAEで`). */
function linesInCapitals({ text, starts, ends, classes, sentences, count }: TokenList): Uint8Array {
  const found = new Uint8Array(count)
  for (let sentence = 0; sentence < sentences.length; sentence++) {
    const end = sentences[sentence + 1] ?? count
    let words = 0
    let token = sentences[sentence]!
    for (; token < end; token++) {
      if (classes[token] !== TokenClass.word) continue
      const word = text.slice(starts[token], ends[token])
      if (/[\p{Ll}\p{Lo}]/u.test(word)) break
      if (/\p{Lu}{2}/u.test(word)) words++
    }
    if (token === end && words >= 2) found.fill(1, sentences[sentence]!, end)
  }
  return found
}

/** Whether a word may have a name's stem by chance: an abbreviation's (`Ранее`, РАН), or behind a whole row of endings (`Fordította`). */
function isByChance(stem: string, written: string): boolean {
  if (written.length - stem.length > (syllabic.test(written) ? LONGEST_SYLLABIC_ENDING : LONGEST_ENDING)) return true
  return stem.length <= SHORTEST_CAPITALS && written.length > stem.length && !capitals.test(written) && !syllables.test(written)
}

function shortest(word: string): number {
  return syllables.test(word) ? SHORTEST_SYLLABLES : capitals.test(word) ? SHORTEST_CAPITALS : SHORTEST
}

/** Whether a neighbour that is capitalised or a number makes another name of it (`Nokia Networks`, `Fiat 500`, `Volkswagen-Werk`). */
function isPartOfName(tokens: TokenList, first: number, last: number): boolean {
  const { text, starts, ends, count } = tokens
  if (!hasCase.test(text[starts[first]!]!)) return false
  const before = first - 1
  if (before >= 0 && starts[first]! - ends[before]! <= 1 && text[ends[before]!] !== '\n') {
    const attached = starts[first] === ends[before]
    const word = text.slice(starts[before], ends[before])
    if (attached ? /[-\p{L}\p{N}]$/u.test(word) : capital.test(word) && !startsSentence(tokens, before)) return true
    // `В . Ющенка`, as some texts have been cut into words
    if (word === '.' && before > 0 && starts[before]! > ends[before - 1]! && initial.test(text.slice(starts[before - 1], ends[before - 1]))) return true
  }
  const after = last + 1
  if (after >= count || starts[after]! - ends[last]! > 1) return false
  const attached = starts[after] === ends[last]
  const word = text.slice(starts[after], ends[after])
  return attached ? /^[-\p{L}\p{N}]/u.test(word) : text[ends[last]!] === ' ' && /^[\p{Lu}\p{N}]/u.test(word)
}
