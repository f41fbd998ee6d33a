/** Lists of names, one a line or set off by commas: there is no sentence around them that tells what they are, so what many know of a name counts. */
import type { Span, TokenList } from '../../../core/spans.js'
import { knownEntity } from '../../chains/known.js'
import { createForm } from '../../chains/name.js'
import type { EntityLanguage } from '../../languages.js'
import { Flag } from '../../lists/kinds.js'
import type { KnownNames } from '../../lists/known-names.js'
import { type Mention, mentionWeight } from '../../types.js'
import { isGreeting } from '../greetings.js'
import { isNoName } from '../no-names.js'
import { tokenFrom } from '../token-places.js'
import { isFieldName } from './fields.js'
import { isClosedBefore } from './letters.js'

const lineBreak = /[\n\r\u0085\u2028\u2029]+/gu
const separator = /[\t|,;、，；•·]|\s[-–—*]\s/gu
const itemStart = /^[\s\-–—*•·>"'“”„«»().\d]+/u
const itemEnd = /[\s,;.:"'“”„«»()]/u
const nameStart = /^[\p{Lu}\p{Lt}\p{Lo}]/u
/** Longer items are not looked up, and make no list. */
const MOST_LETTERS = 40
const MOST_WORDS = 5
/** A model that is surer than this of another type is believed. */
const SURE = 0.85

/**
 * Names of the document with those that lists tell: an item that is a well-known name and nothing else is one, and has that entity's type.
 * @param names what models found, in text order
 * @param flags of the lists, by token (`Flag`)
 */
export function namesOfLists(
  tokens: TokenList,
  names: readonly Mention[],
  language: EntityLanguage,
  known: KnownNames | undefined,
  flags: Uint32Array
): Mention[] {
  if (known === undefined) return [...names]
  const found: Mention[] = []
  const changed = [...names]
  let next = 0
  for (const { start, end } of itemsOf(tokens.text)) {
    while (next < names.length && names[next]!.end <= start) next++
    const text = tokens.text.slice(start, end)
    const mention = names[next]
    const free = mention === undefined || mention.start >= end
    const whole = !free && mention.start === start && mention.end === end
    if (!(free || whole) || !/\p{L}/u.test(text)) continue
    const entity = knownEntity(createForm(text, language), known)
    if (entity === undefined) continue
    const type = known.typeOf(entity)
    const isOrdinary = (flags[tokenFrom(tokens, start)]! & Flag.common) !== 0 || (!/[ \u00a0]/u.test(text) && !known.isFamous(entity))
    if (
      free &&
      nameStart.test(text) &&
      !isOrdinary &&
      !isFieldName(text, language) &&
      !isGreeting(text) &&
      !isNoName(tokens.text, { start, end, type }, language) &&
      !isClosedBefore(tokens.text, { start, end }, mention)
    )
      found.push({ start, end, type, source: 'gazetteer', subsource: 'known-names', weight: mentionWeight.list })
    else if (whole && mention.type !== type && (mention.confidence ?? 1) < SURE) changed[next] = { ...mention, type }
  }
  return [...changed, ...found]
}

/** Items of lists: lines of a few words, of whose parts each has a few words as well. Linear. */
function itemsOf(text: string): Span[] {
  const items: Span[] = []
  const lines = [...pieces(text, 0, lineBreak)]
  for (const line of lines) {
    const parts = partsOf(text, line)
    if (parts.length > 1 || (parts.length === 1 && (lines.length > 1 || line.end - line.start <= MOST_LETTERS)))
      items.push(...parts.filter(({ start, end }) => end > start))
  }
  return items
}

/** The parts of a line that is a list; none of any other, which is told by the first part that is too long. */
function partsOf(text: string, { start, end }: Span): Span[] {
  const parts: Span[] = []
  for (const piece of pieces(text.slice(start, end), start, separator)) {
    const part = trimmed(text, piece)
    if (part.end - part.start > MOST_LETTERS || text.slice(part.start, part.end).split(/\s+/u).length > MOST_WORDS) return []
    parts.push(part)
  }
  return parts
}

function* pieces(text: string, offset: number, border: RegExp): Generator<Span> {
  let from = 0
  for (const { 0: mark, index } of text.matchAll(border)) {
    if (index > from) yield { start: offset + from, end: offset + index }
    from = index + mark.length
  }
  if (text.length > from) yield { start: offset + from, end: offset + text.length }
}

function trimmed(text: string, { start, end }: Span): Span {
  const first = start + (itemStart.exec(text.slice(start, end))?.[0].length ?? 0)
  let last = end
  while (last > first && itemEnd.test(text[last - 1]!)) last--
  return { start: first, end: last }
}
