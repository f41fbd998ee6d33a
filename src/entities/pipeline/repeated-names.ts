/** Mentions that a model missed of names that it found elsewhere in the document: the same words, or a name's last word with another ending. */
import { TokenClass, type TokenList } from '../../core/spans.js'
import { createForm } from '../chains/name.js'
import { mayEndInLegalForm, organizationName } from '../chains/organization-name.js'
import { tokenWords } from '../chains/token-words.js'
import { languagesWithSurnameFirst } from '../language-kinds.js'
import type { EntityLanguage } from '../languages.js'
import { Flag } from '../lists/kinds.js'
import { mayBeCapital } from '../lists/letter-case.js'
import type { Mention } from '../types.js'
import { firstLetters } from './first-letters.js'
import { startsSentence, tokenFrom } from './token-places.js'

const namedTypes: ReadonlySet<string> = new Set(['PERSON', 'LOCATION', 'ORGANIZATION'])

/** Confidence that a mention must have for its name to be looked for elsewhere in the text. */
const SURE = 0.65

/** The same of a name that no list has and that is looked for with other endings: a noun that was taken for a name once would be one throughout. */
const SURE_OF_STEM = 0.8

interface Sought {
  readonly text: string
  readonly mention: Mention
  /** Whether it is a company's name without its legal form. */
  readonly isCore: boolean
}

/** What a token is to the names found: in none, the first of one, a later one. */
const FREE = 0
const BEGINS = 1
const INSIDE = 2

/** The name of a company in quotation marks beside its legal form. */
const insideQuotes = /[«„“"]([^«»„“”"]{2,80})[»“”"]/u

const doubleSurname = / (\p{Lu}\p{Ll}{2,}-\p{Lu}\p{Ll}{2,})$/u
const oneWord = /^\p{L}+$/u

/** A company's name of two words or more without the legal form behind it. */
function withoutLegalForm(name: string, language: EntityLanguage): string | undefined {
  if (!mayEndInLegalForm(name) || oneWord.test(name)) return undefined
  const { words, legal } = organizationName(createForm(name, language), 0)
  const last = words.at(-1)
  if (legal.length === 0 || last === undefined || words.length < 2 || !name.startsWith(words[0]!)) return undefined
  return name.slice(0, name.lastIndexOf(last) + last.length)
}

/** Mentions that the model missed of names that it is sure of elsewhere in the document: the same words, with the same capitals; companies also without their legal form. */
export function repeatedNames(tokens: TokenList, names: readonly Mention[], language: EntityLanguage): Mention[] {
  const { text, count, starts, ends } = tokens
  const sought = new Map<string, Sought[]>()
  const seen = new Set<string>()
  const seek = (name: string, mention: Mention, isCore: boolean, from = mention.start) => {
    if (seen.has(name) || !tellsItself.test(name)) return
    seen.add(name)
    const first = tokenFrom(tokens, from)
    if (starts[first] !== from) return
    const key = text.slice(starts[first], ends[first])
    const list = sought.get(key)
    if (list === undefined) sought.set(key, [{ text: name, mention, isCore }])
    else if (list.length < 8) list.push({ text: name, mention, isCore })
  }
  const asked = new Set<string>()
  for (const mention of names) {
    if (!namedTypes.has(mention.type)) continue
    const name = text.slice(mention.start, mention.end)
    const quoted = mention.subsource === 'legal-forms' ? insideQuotes.exec(name) : null
    if (quoted !== null) seek(quoted[1]!, mention, true, mention.start + name.indexOf(quoted[1]!))
    if (mention.confidence === undefined) continue
    if (mention.confidence >= SURE) {
      seek(name, mention, false)
      // a double surname is nothing else wherever it stands
      const surname = mention.type === 'PERSON' ? doubleSurname.exec(name)?.[1] : undefined
      if (surname !== undefined) seek(surname, mention, false, mention.end - surname.length)
    }
    if (mention.type !== 'ORGANIZATION' || asked.has(name)) continue
    asked.add(name)
    // a legal form is sure enough
    const core = withoutLegalForm(name, language)
    if (core !== undefined) seek(core, mention, true)
  }
  if (sought.size === 0) return []
  for (const list of sought.values()) list.sort((left, right) => right.text.length - left.text.length)
  // most tokens are refused by their first letter
  const begins = firstLetters(sought.keys())
  const taken = new Uint8Array(count)
  /** Where the name ends that a token is in. */
  const ending = new Uint32Array(count)
  for (const { start, end } of names)
    for (let token = tokenFrom(tokens, start); token < count && starts[token]! < end; token++) {
      taken[token] = starts[token] === start ? BEGINS : INSIDE
      ending[token] = end
    }
  const found: Mention[] = []
  for (let token = 0; token < count; token++) {
    if (taken[token] === INSIDE) continue
    const start = starts[token]!
    if (!begins.has(text.charCodeAt(start))) continue
    for (const { text: name, mention, isCore } of sought.get(text.slice(start, ends[token])) ?? []) {
      if (!text.startsWith(name, start)) continue
      let last = token
      while (last < count && ends[last]! < start + name.length) last++
      if (last >= count || ends[last] !== start + name.length) continue
      const isFree = taken.subarray(token, last + 1).every((one) => one === FREE)
      // an organization's name is longer than the names that are inside it (`Hale` of `Hale & Sons`, `Montréal` of `Ensemble Montréal`), which the redactor drops
      const covers =
        (isCore || (mention.type === 'ORGANIZATION' && last > token)) &&
        ending.subarray(token, last + 1).every((end) => end <= start + name.length) &&
        ending[token] !== start + name.length
      if (!isFree && !covers) continue
      // a company may be called by a common noun
      if (mention.subsource === 'legal-forms' && oneWord.test(name) && startsSentence(tokens, token)) continue
      if (isPartOfName(tokens, token - 1, start) || isPartOfName(tokens, last + 1, start + name.length)) continue
      found.push({ ...mention, start, end: start + name.length })
      token = last
      break
    }
  }
  return found
}

/** A capital letter, or three letters of a script without: a sign or two are a word as often. */
const tellsItself = /\p{Lu}|\p{Lo}{3}/u

/** `d'Ensemble`, `dell'Eni`. */
const elided = /^\p{Ll}{1,5}['’]$/u

/** Whether the neighbour of a name, where it is a capitalised word or written without a blank, makes another name of it (`Microsoft Office`, `Volkswagen-Werk`). */
function isPartOfName(tokens: TokenList, neighbour: number, edge: number): boolean {
  if (neighbour < 0 || neighbour >= tokens.count) return false
  const start = tokens.starts[neighbour]!
  // its capital tells nothing
  if (start < edge && tokens.starts[neighbour + 1]! > tokens.ends[neighbour]! && startsSentence(tokens, neighbour)) return false
  const gap = start < edge ? edge - tokens.ends[neighbour]! : start - edge
  if (gap > 0 && tokens.text[start < edge ? edge - 1 : edge] !== ' ') return false
  if (start < edge && elided.test(tokens.text.slice(start, edge))) return false
  const first = tokens.text.slice(start, start + 2)
  return gap === 0 ? /^[-\p{Lu}\p{Ll}'’/]/u.test(first) : /^[\p{Lu}\p{N}&]/u.test(first)
}

/** Letters of a stem that tells a name: shorter ones are of other words as well. */
const SHORTEST_STEM = 4
/** The same where the word begins with the name itself. */
const SHORTEST_NAME = 4
const SHORTEST_OF_NAME = 3
const LONGEST_ENDING = 4
const capital = /^[\p{Lu}\p{Lt}]\p{L}*\p{Ll}/u
const vowelEnd = /[aeiouyаеиоуыэюяіїє]$/u
/** Turkish endings behind an apostrophe are a token. */
const setOff = /^['’]\p{Ll}{1,6}$/u

/** A name's word as it stands, by which others of the document are known. */
interface Stemmed {
  readonly mention: Mention
  readonly folded: string
  /** Its ending is set off: so must be that of the others. */
  readonly isSetOff: boolean
}

/**
 * Mentions that the model missed of the last word of a name, with whatever ending (`Plenkovića` of `Andrej Plenković`, `Tallinn` of `Tallinnas`), and of surnames in
 * the middle of one (`Løkke` of `Lars Løkke Rasmussen`).
 * @param names found, in any order
 * @param flags of the lists, by token (`Flag`)
 */
export function inflectedNames(tokens: TokenList, names: readonly Mention[], language: EntityLanguage, flags: Uint32Array): Mention[] {
  const { text, count, starts, ends } = tokens
  const byStem = new Map<string, Stemmed>()
  const words = tokenWords(tokens, language)
  const seek = (token: number, mention: Mention, isSetOff = false) => {
    const stem = words.stem(token)
    // a people is called like a town
    if (stem.length < (mention.type === 'PERSON' ? SHORTEST_OF_NAME : SHORTEST_STEM) || !capital.test(text.slice(starts[token], ends[token]))) return
    // persons first: what is left of a name is a surname more often
    if (!byStem.has(stem) || mention.type === 'PERSON') byStem.set(stem, { mention, folded: words.folded(token), isSetOff })
  }
  for (const name of names) {
    if (!namedTypes.has(name.type) || (name.confidence ?? 0) < SURE) continue
    const first = tokenFrom(tokens, name.start)
    let last = tokenFrom(tokens, name.end - 1)
    const isSetOff = last > first && last < count && setOff.test(text.slice(starts[last], ends[last]))
    if (isSetOff) last--
    // a place or an organization of several words is not called by the last one
    if (last >= count || (ends[last] !== name.end && ends[last + 1] !== name.end) || (first !== last && name.type !== 'PERSON')) continue
    const isSurnameFirst = languagesWithSurnameFirst.has(language)
    const given = isSurnameFirst ? last : first
    const hasGivenName = first !== last && (flags[given]! & Flag.given) !== 0
    if ((name.confidence ?? 0) < SURE_OF_STEM && !isListed(flags[first]!) && !hasGivenName) continue
    seek(name.type === 'PERSON' && isSurnameFirst ? first : last, name, isSetOff)
    if (name.type !== 'PERSON' || isSurnameFirst) continue
    for (let token = first + 1; token < last; token++) if (isSurnameInside(text.slice(starts[token], ends[token]), flags[token]!)) seek(token, name)
  }
  if (byStem.size === 0) return []
  const taken = new Uint8Array(count)
  for (const { start, end } of names) for (let token = tokenFrom(tokens, start); token < count && starts[token]! < end; token++) taken[token] = 1
  const found: Mention[] = []
  for (let token = 0; token < count; token++) {
    if (taken[token] === 1 || tokens.classes[token] !== TokenClass.word) continue
    const start = starts[token]!
    if (!mayBeCapital(text.charCodeAt(start)) || !capital.test(text.slice(start, ends[token]))) continue
    const stem = words.stem(token)
    const sought = byStem.get(stem)
    if (sought === undefined || (stem.length < SHORTEST_STEM && !isFormOf(words.folded(token), sought.folded))) continue
    // a noun behind an apostrophe is a name
    const isSetOff = language === 'tur' && token + 1 < count && starts[token + 1] === ends[token] && setOff.test(text.slice(starts[token + 1], ends[token + 1]))
    if (!isSetOff && ((flags[token]! & Flag.common) !== 0 || sought.isSetOff)) continue
    const last = isSetOff ? token + 1 : token
    // German nouns have capitals: `Overmeyers Auto`
    const isOwner = language === 'deu' && sought.mention.type === 'PERSON' && words.folded(token) === `${sought.folded}s`
    // another name stands behind it
    const isBeforeName = taken[last + 1] === 1 && words.folded(token) !== sought.folded
    if (isPartOfName(tokens, token - 1, start) || (!isOwner && !isBeforeName && isPartOfName(tokens, last + 1, ends[last]!))) continue
    found.push({ ...sought.mention, start, end: ends[last]! })
  }
  return found
}

/** Whether a word inside a person's name is a surname, no further given name, initial or particle. */
function isSurnameInside(word: string, flags: number): boolean {
  return word.length >= SHORTEST_NAME && (flags & Flag.given) === 0
}

/** Whether a word is a short name with an ending: `Kallase` of `Kallas`, `Dudy` of `Duda`. */
function isFormOf(word: string, name: string): boolean {
  const bare = name.replace(vowelEnd, '')
  return name.length >= SHORTEST_NAME && word.startsWith(bare) && word.length <= bare.length + LONGEST_ENDING
}

const listed = Flag.given | Flag.surname | Flag.personFirst | Flag.placeFirst | Flag.organisationFirst

function isListed(flags: number): boolean {
  return (flags & listed) !== 0 && (flags & Flag.common) === 0
}
