/**
 * Bodies of towns and villages, whole with the place that they are of, in Slavic, Baltic and Finnic languages, Greek, Hungarian and Turkish: what models take for the place alone, or miss
 * (`local-body-words.ts`; `village-bodies.ts` has Germanic and Romance languages, `courts.ts` courts and police of a town that a model found, `public-bodies.ts` ministries and offices of states).
 */
import type { Span, TokenList } from '../../../core/spans.js'
import type { EntityLanguage } from '../../languages.js'
import { Flag } from '../../lists/kinds.js'
import { perLanguage } from '../../per-language.js'
import { type Mention, ruleMention } from '../../types.js'
import { meetings } from '../cover.js'
import { byStart } from '../redactor.js'
import { startsSentence, tokenFrom } from '../token-places.js'
import { localBodyWords } from './local-body-words.js'

interface Patterns {
  /** Each has a group `place`, that by an adjective a group `more` where more than a bare kind stands behind it. */
  readonly forms: readonly RegExp[]
  readonly others: readonly string[]
  readonly isAdjective: boolean
}

interface Body extends Span {
  readonly place: number
  /** Only a model says that it begins with a place. */
  readonly isDoubtful: boolean
}

const CONFIDENCE = 0.85
const named = Flag.given | Flag.surname | Flag.placeFirst | Flag.organisationFirst | Flag.head
const SOURCE = 'local-bodies'
const MOST_WORDS = 3
const word = '\\p{Lu}\\p{Ll}{2,24}(?:-\\p{Lu}\\p{Ll}{1,24})?'
/** What towns are told apart by. */
const waters = '(?: (?:nad|pod|pri|ob) \\p{Lu}\\p{Ll}{2,24})?'
// all begin with a capital, which is looked for first
const open = '(?=\\p{Lu})(?<![\\p{L}\\p{N}-])'
const close = '(?![\\p{L}\\p{M}\\p{N}])'

const patternsOf = perLanguage((language): Patterns | undefined => {
  const words = localBodyWords[language]
  if (words === undefined) return undefined
  const { adjective, kinds, middle, tails, phrases, before, most = MOST_WORDS, linked, pairs, behind, genitive } = words
  const forms: string[] = []
  if (adjective !== undefined) {
    const bare = kinds && `(?<more>(?:\\p{Ll}{2,22}${middle} ){0,2})(?:${kinds})(?<tail>(?: (?:${tails}))?)`
    forms.push(`${open}(?<place>\\p{Lu}[\\p{Ll}'’]{1,24}(?:-\\p{Lu}\\p{Ll}{1,24})?(?:${adjective})) (?:${[phrases, bare].filter(Boolean).join('|')})${close}`)
  }
  if (before !== undefined) forms.push(`${open}(?:${before}) (?<place>${word}(?: ${word}){0,${most - 1}}${waters})${close}`)
  if (linked !== undefined) {
    const two = pairs === undefined ? '' : `(?:(?<=${pairs[0]}) ${word}| \\p{Lu}\\p{Ll}{1,20}${pairs[1]}${close})?`
    forms.push(`${open}(?:${linked})(?<place>\\p{Lu}\\p{Ll}{2,24}(?:-\\p{Lu}\\p{Ll}{1,24})?${two}${waters})${close}`)
  }
  if (behind !== undefined) forms.push(`${open}(?<place>\\p{Lu}[\\p{Ll}-]{1,24}${genitive}) (?:${behind})${close}`)
  return { forms: forms.map((form) => new RegExp(form, 'gu')), others: words.others?.split(' ') ?? [], isAdjective: adjective !== undefined }
})

/** The names with such bodies. Linear. @param names in any order @param flags of the lists, by token (`Flag`) */
export function withLocalBodies(tokens: TokenList, names: readonly Mention[], language: EntityLanguage, flags: Uint32Array): readonly Mention[] {
  const patterns = patternsOf(language)
  if (patterns === undefined) return names
  const found = patterns.forms.flatMap((form) => bodiesOf(tokens, form, patterns, flags)).sort(byLength)
  if (found.length === 0) return names
  const sorted = names.toSorted(byStart)
  const beside = meetings(sorted)
  const taken = new Set<Mention>()
  let last = 0
  const added = found.flatMap(({ start, end: whole, place, isDoubtful }) => {
    if (start < last) return []
    // whom a model found behind the place is no part of it
    const person = beside({ start: place, end: whole }).find((name) => name.type === 'PERSON' && name.start > place)
    const end = person === undefined ? whole : person.start - 1
    const inside = beside({ start, end })
    if (isDoubtful && !inside.some(({ type }) => type === 'LOCATION')) return []
    if (
      inside.some(
        (name) =>
          name.confidence === undefined || isSomebody(tokens, name, { start, end, place, isDoubtful }, flags) || goesBeyond(tokens, name, { start, end }, flags)
      )
    )
      return []
    for (const name of inside) taken.add(name)
    last = end
    return [ruleMention(start, end, 'ORGANIZATION', SOURCE, CONFIDENCE)]
  })
  return [...sorted.filter((name) => !taken.has(name)), ...added].sort(byStart)
}

const byLength = (left: Span, right: Span) => left.start - right.start || right.end - left.end

function bodiesOf(tokens: TokenList, form: RegExp, { others, isAdjective }: Patterns, flags: Uint32Array): Body[] {
  const bodies: Body[] = []
  for (const { 0: written, index, groups } of tokens.text.matchAll(form)) {
    const name = groups!.place!
    const place = index + written.lastIndexOf(name)
    const token = tokenFrom(tokens, place)
    const own = flags[token]!
    if ((own & (Flag.common | Flag.placeFirst)) === Flag.common || others.some((other) => (isAdjective ? name.startsWith(other) : name === other))) continue
    if (isAdjective && place === index && (own & Flag.nationalityFirst) !== 0) continue
    // at the head of a sentence any adjective has a capital
    const isBare = groups!.more === '' && groups!.tail === ''
    if (isBare && startsSentence(tokens, token)) continue
    // `Daļa skolu`, `Nepriklausomos mokyklos`: so has any word before a kind of one word
    const isShort = place === index && groups!.more === undefined && !written.slice(name.length + 1).includes(' ')
    const isDoubtful = isShort && (own & Flag.placeFirst) === 0 && startsSentence(tokens, token)
    bodies.push({ start: index, end: index + written.length, place, isDoubtful })
  }
  return bodies
}

/** Whether a model found a person there whose surname is no place: beside an office (`Obecní úřad Novákovi odpověděl`), or of what a kind is called, too (`Δήμος Παπαδόπουλος`). */
function isSomebody(tokens: TokenList, { start, end, type }: Mention, body: Body, flags: Uint32Array): boolean {
  if (type !== 'PERSON' || end !== body.end || (start !== body.start && start !== body.place)) return false
  const own = flags[tokenFrom(tokens, body.place)]!
  return tokenFrom(tokens, end - 1) === tokenFrom(tokens, body.place) && (own & Flag.surname) !== 0 && (own & Flag.placeFirst) === 0
}

/** Whether a name has more than a first word of its sentence before the body and small words behind it. */
function goesBeyond(tokens: TokenList, name: Mention, { start, end }: Span, flags: Uint32Array): boolean {
  if (name.end > end && (name.type === 'PERSON' || /\p{Lu}/u.test(tokens.text.slice(end, name.end)))) return true
  if (name.start >= start) return false
  const token = tokenFrom(tokens, name.start)
  const isFirst = tokens.ends[token]! < start && tokenFrom(tokens, start) === token + 1 && startsSentence(tokens, token)
  return !isFirst || (flags[token]! & named) !== 0
}
