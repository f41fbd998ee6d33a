/** Names of the base in the text that extraction missed: written with capital letters, of several words or very well known, and without serious namesakes. */
import type { KnowledgeBase, KnownType } from '../knowledge/base/entity.js'
import { foldName } from '../knowledge/names/fold.js'
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
const MOST_SPANS = 2_000
/** Priors of names of one word and of several, and how far the best one must be ahead of its namesakes. */
const LEAST_PRIOR_OF_WORD = 0.45
const LEAST_PRIOR = 0.15
const LEAST_LEAD = 0.15
const SHORTEST_WORD = 4

/** Looks up stretches of up to five words between the document's mentions, the longest first. Linear in the text. @param check see `Linker.link` */
export function namedSpans({ text, entities }: LinkingDocument, base: KnowledgeBase, check: () => void): NamedSpan[] {
  const taken = entities.flatMap(({ mentions }) => mentions).sort((left, right) => left.start - right.start)
  const words = Array.from(text.matchAll(WORD), (match) => ({ start: match.index, end: match.index + match[0].replace(/[.'’-]+$/u, '').length }))
  const found: NamedSpan[] = []
  let next = 0
  for (let at = 0; at < words.length && found.length < MOST_SPANS; at++) {
    const { start } = words[at]!
    if ((at & 63) === 0) check()
    while (next < taken.length && taken[next]!.end <= start) next++
    if (!/\p{Lu}/u.test(text[start]!)) continue
    const limit = taken[next]?.start ?? text.length
    const length = longestName(text, words, at, limit, base)
    if (length === 0) continue
    const end = words[at + length - 1]!.end
    const type = typeOf(text.slice(start, end), length, base)
    if (type === undefined) continue
    found.push({ start, end, type })
    at += length - 1
  }
  return found
}

/** Words of the longest name that begins with a word; 0 for none. @param limit where the next mention begins */
function longestName(text: string, words: readonly { start: number; end: number }[], at: number, limit: number, base: KnowledgeBase): number {
  const { start } = words[at]!
  for (let length = Math.min(MOST_WORDS, words.length - at); length > 0; length--) {
    const last = words[at + length - 1]!
    if (last.end > limit || last.end - start > 80 || !/\p{Lu}/u.test(text[last.start]!)) continue
    const name = text.slice(start, last.end)
    if (/[\n\t,;:()]/u.test(name)) continue
    if (base.find(foldName(name)).length > 0) return length
  }
  return 0
}

function typeOf(name: string, length: number, base: KnowledgeBase): string | undefined {
  if (length === 1 && name.length < SHORTEST_WORD) return undefined
  const [best, second] = base.find(foldName(name)).filter(({ kind }) => kind !== 'surname' && kind !== 'acronym' && kind !== 'weak')
  if (best === undefined) return undefined
  const { prior, type } = base.entity(best.entity)
  const lead = second === undefined ? 1 : prior - base.entity(second.entity).prior
  return prior >= (length === 1 ? LEAST_PRIOR_OF_WORD : LEAST_PRIOR) && lead >= LEAST_LEAD ? serviceTypes[type] : undefined
}
