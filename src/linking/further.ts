/**
 * Names of the base in the text that extraction missed: those written with capital letters, and in texts without any capitals all that may be names. Which of them
 * are meant is left to the judge of links.
 */
import type { KnowledgeBase, KnownType, Posting } from '../knowledge/base/entity.js'
import { foldName } from '../knowledge/names/fold.js'
import { signsOf } from './document-signs.js'
import type { LinkingDocument } from './types.js'

/** A stretch of text that is a name of the base. */
export interface NamedSpan {
  readonly start: number
  readonly end: number
  /** Entity type of the service. */
  readonly type: string
}

/** Types of the service for those of the base; others are not looked for. */
const serviceTypes: Partial<Record<KnownType, string>> = {
  PERSON: 'PERSON',
  LOCATION: 'LOCATION',
  ORGANIZATION: 'ORGANIZATION',
  PRODUCT: 'PRODUCT',
  WORK: 'PRODUCT',
  RELIGION: 'RELIGION',
  ETHNICITY: 'NATIONALITY'
}

const WORD = /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’.&-]*/gu
const MOST_WORDS = 5
/** Of names in texts without capitals: titles of works are long. */
const MOST_UNCASED_WORDS = 8
const LONGEST = 80
const MOST_SPANS = 2_000
/** Least prior of names of one word. */
const LEAST_PRIOR_OF_WORD = 0.3
const SHORTEST_WORD = 3

interface Word {
  readonly start: number
  readonly end: number
}

/**
 * Looks up stretches of words between the document's mentions, the longest first; in texts without capitals they may overlap. Linear in the text.
 * @param check see `Linker.link`
 */
export function namedSpans({ text, entities }: LinkingDocument, base: KnowledgeBase, check: () => void): NamedSpan[] {
  const taken = entities.flatMap(({ mentions }) => mentions).sort((left, right) => left.start - right.start)
  const words = Array.from(text.matchAll(WORD), (match) => ({ start: match.index, end: match.index + match[0].replace(/(?:['’]s|[.'’-])+$/u, '').length }))
  const { isUncased } = signsOf(text)
  const found: NamedSpan[] = []
  let next = 0
  for (let at = 0; at < words.length && found.length < MOST_SPANS; at++) {
    const { start } = words[at]!
    if ((at & 63) === 0) check()
    while (next < taken.length && taken[next]!.end <= start) next++
    const limit = taken[next]?.start ?? text.length
    const length = isUncased ? longestName(text, words, at, limit, base, isUncasedName) : longestName(text, words, at, limit, base, isCasedName)
    if (length === 0) continue
    const end = words[at + length - 1]!.end
    const type = typeOf(text.slice(start, end), length, base)
    if (type === undefined) continue
    found.push({ start, end, type })
    if (!isUncased) at += length - 1
  }
  return found
}

/** Words of the longest name that begins with a word; 0 for none. @param limit where the next mention begins */
function longestName(
  text: string,
  words: readonly Word[],
  at: number,
  limit: number,
  base: KnowledgeBase,
  isName: (text: string, first: Word, last: Word) => boolean
): number {
  const first = words[at]!
  for (let length = Math.min(isName === isCasedName ? MOST_WORDS : MOST_UNCASED_WORDS, words.length - at); length > 0; length--) {
    const last = words[at + length - 1]!
    if (last.end > limit || last.end - first.start > LONGEST || !isName(text, first, last)) continue
    if (base.find(foldName(text.slice(first.start, last.end))).some(isSure)) return length
  }
  return 0
}

function isCasedName(text: string, first: Word, last: Word): boolean {
  return isCapital(text, first) && isCapital(text, last) && !/[\n\t,;:()]/u.test(text.slice(first.start, last.end))
}

function isUncasedName(text: string, first: Word, last: Word): boolean {
  return !/[\n\t;()?!]/u.test(text.slice(first.start, last.end))
}

function isCapital(text: string, { start }: Word): boolean {
  return /\p{Lu}/u.test(text[start]!)
}

/** Of a surname alone nobody knows whose it is, of an acronym what it stands for. */
function isSure({ kind }: Posting): boolean {
  return kind !== 'surname' && kind !== 'acronym' && kind !== 'weak'
}

/** The type of the best known entity of a name that has one. */
function typeOf(name: string, length: number, base: KnowledgeBase): string | undefined {
  if (length === 1 && name.length < SHORTEST_WORD) return undefined
  const known = base.find(foldName(name)).filter(isSure)
  for (const { entity } of known) {
    const { prior, type } = base.entity(entity)
    const served = serviceTypes[type]
    if (served !== undefined) return length > 1 || prior >= LEAST_PRIOR_OF_WORD ? served : undefined
  }
  return undefined
}
