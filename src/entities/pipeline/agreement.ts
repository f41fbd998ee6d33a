/**
 * One name, one type: the mentions of a name in one document decide its type together ("one sense per discourse", W. Gale, K. Church and D. Yarowsky, 1992), and
 * what many know of the name has a say.
 */
import type { TokenList } from '../../core/spans.js'
import { knownEntity } from '../chains/known.js'
import { createForm, type NameForm } from '../chains/name.js'
import type { EntityLanguage } from '../languages.js'
import { Flag } from '../lists/kinds.js'
import type { KnownNames } from '../lists/known-names.js'
import type { Mention } from '../types.js'
import { startsSentence, tokenFrom } from './token-places.js'

const contested: ReadonlySet<string> = new Set(['PERSON', 'LOCATION', 'ORGANIZATION'])
/** What knowledge of the name is worth beside one mention whose type is as likely as not. */
const KNOWN = 1
/** What it is worth, for each mention, that the lists have the name as an organization and nothing in the text speaks of a person. */
const LISTED = 1.5
/** By how much the type of a mention must be worse than the common one to be changed. */
const MARGIN = 0.5

interface Group {
  readonly form: NameForm
  readonly mentions: number[]
  /** Whether the lists have all of it as an organization. */
  readonly organization: boolean
  readonly votes: Map<string, number>
}

/**
 * Mentions of models with the type that the document agrees on.
 * @param mentions in any order; those of other types and sources stay as they are
 * @param flags of the lists, by token (`Flag`)
 */
export function agreeOnTypes(
  tokens: TokenList,
  mentions: readonly Mention[],
  language: EntityLanguage,
  known: KnownNames | undefined,
  flags: Uint32Array
): Mention[] {
  const { text } = tokens
  const surnames = new Set<string>()
  const groups = new Map<string, Group>()
  mentions.forEach(({ start, end, type, confidence }, index) => {
    if (!contested.has(type) || confidence === undefined) return
    const form = createForm(text.slice(start, end), language)
    const key = form.stems.join(' ')
    const organization = () => isListedOrganization(tokens, flags, start, end)
    const group = groups.get(key) ?? { form, mentions: [], organization: organization(), votes: new Map<string, number>() }
    if (type === 'PERSON' && form.stems.length > 1) surnames.add(form.stems.at(-1)!)
    groups.set(key, group)
    group.mentions.push(index)
    group.votes.set(type, (group.votes.get(type) ?? 0) + weightOf(confidence))
  })
  const changed = [...mentions]
  for (const { form, mentions: members, organization, votes } of groups.values()) {
    const entity = known && knownEntity(form, known)
    const famous = entity === undefined ? undefined : known!.typeOf(entity)
    if (famous !== undefined) votes.set(famous, (votes.get(famous) ?? 0) + KNOWN)
    // news gives persons their full name first: a bare one that is a company's as well is the company's
    if (organization && !surnames.has(form.stems.at(-1) ?? '') && famous !== 'PERSON')
      votes.set('ORGANIZATION', (votes.get('ORGANIZATION') ?? 0) + LISTED * members.length)
    // and a bare one after a full name is that person's
    const isSurname = form.stems.length === 1 && surnames.has(form.stems[0]!)
    if (isSurname && !organization && famous === undefined) votes.set('PERSON', (votes.get('PERSON') ?? 0) + LISTED * members.length)
    if (votes.size < 2) continue
    const [[best, most]] = [...votes].sort(([, left], [, right]) => right - left) as [[string, number]]
    for (const index of members) {
      const mention = mentions[index]!
      if (mention.type !== best && most - votes.get(mention.type)! >= MARGIN) changed[index] = { ...mention, type: best }
    }
  }
  return changed
}

/** Whether the lists have these words, and no more, as an organization and, where it is one word, not as a given name. */
function isListedOrganization(tokens: TokenList, flags: Uint32Array, start: number, end: number): boolean {
  const first = tokenFrom(tokens, start)
  if (tokens.starts[first] !== start || (flags[first]! & Flag.organisationFirst) === 0) return false
  let last = first
  while (last + 1 < tokens.count && (flags[last + 1]! & INSIDE_ORGANIZATION) !== 0) last++
  return tokens.ends[last] === end && (last > first || (flags[first]! & (Flag.given | Flag.common)) === 0)
}

const INSIDE_ORGANIZATION = Flag.organisationFirst << 1

/** Log-odds of the model's confidence, kept positive: the least sure mention still votes for its type. */
function weightOf(confidence: number): number {
  const bounded = Math.min(0.99, Math.max(0.05, confidence))
  return Math.max(0.2, Math.log(bounded / (1 - bounded)) + 1)
}

/** What a name must be at least, in all its mentions together, to be looked for elsewhere in the text. */
const SURE = 0.65

interface Sought {
  readonly text: string
  readonly mention: Mention
}

/** Mentions that the model missed of names that it is sure of elsewhere in the document: the same words, with the same capitals. */
export function repeatedNames(tokens: TokenList, names: readonly Mention[]): Mention[] {
  const { text, count, starts, ends } = tokens
  const sought = new Map<string, Sought[]>()
  const seen = new Set<string>()
  for (const mention of names) {
    if (!contested.has(mention.type) || (mention.confidence ?? 0) < SURE) continue
    const name = text.slice(mention.start, mention.end)
    if (seen.has(name) || !tellsItself.test(name)) continue
    seen.add(name)
    const first = tokenFrom(tokens, mention.start)
    if (starts[first] !== mention.start) continue
    const key = text.slice(starts[first], ends[first])
    const list = sought.get(key)
    if (list === undefined) sought.set(key, [{ text: name, mention }])
    else if (list.length < 8) list.push({ text: name, mention })
  }
  if (sought.size === 0) return []
  for (const list of sought.values()) list.sort((left, right) => right.text.length - left.text.length)
  const taken = new Uint8Array(count)
  for (const { start, end } of names) for (let token = tokenFrom(tokens, start); token < count && starts[token]! < end; token++) taken[token] = 1
  const found: Mention[] = []
  for (let token = 0; token < count; token++) {
    if (taken[token] === 1) continue
    const start = starts[token]!
    for (const { text: name, mention } of sought.get(text.slice(start, ends[token])) ?? []) {
      if (!text.startsWith(name, start)) continue
      let last = token
      while (last < count && ends[last]! < start + name.length) last++
      if (last >= count || ends[last] !== start + name.length || taken.subarray(token, last + 1).includes(1)) continue
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

/** Whether the neighbour of a name, where it is a capitalised word or written without a blank, makes another name of it (`Microsoft Office`, `Volkswagen-Werk`). */
function isPartOfName(tokens: TokenList, neighbour: number, edge: number): boolean {
  if (neighbour < 0 || neighbour >= tokens.count) return false
  const start = tokens.starts[neighbour]!
  // its capital tells nothing
  if (start < edge && tokens.starts[neighbour + 1]! > tokens.ends[neighbour]! && startsSentence(tokens, neighbour)) return false
  const gap = start < edge ? edge - tokens.ends[neighbour]! : start - edge
  if (gap > 0 && tokens.text[start < edge ? edge - 1 : edge] !== ' ') return false
  const first = tokens.text.slice(start, start + 2)
  return gap === 0 ? /^[-\p{Lu}\p{Ll}'’/]/u.test(first) : /^[\p{Lu}\p{N}&]/u.test(first)
}
