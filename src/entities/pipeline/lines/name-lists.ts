/** Lists of names, one a line or set off by commas: there is no sentence around them that tells what they are, so what many know of a name counts. */
import type { Span, TokenList } from '../../../core/spans.js'
import { knownEntity } from '../../chains/known.js'
import { createForm } from '../../chains/name.js'
import type { EntityLanguage } from '../../languages.js'
import { Flag } from '../../lists/kinds.js'
import type { KnownNames } from '../../lists/known-names.js'
import { type Mention, mentionWeight } from '../../types.js'
import { tokenFrom } from '../token-places.js'
import { isFieldName } from './fields.js'

const lineBreak = /[\n\r\u0085\u2028\u2029]+/u
const separator = /[\t|,;、，；•·]|\s[-–—*]\s/u
const itemStart = /^[\s\-–—*•·>"'“”„«»().\d]+/u
const itemEnd = /[\s,;.:"'“”„«»()]+$/u
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
    if (free && nameStart.test(text) && !isOrdinary && !isFieldName(text, language))
      found.push({ start, end, type, source: 'gazetteer', subsource: 'known-names', weight: mentionWeight.list })
    else if (whole && mention.type !== type && (mention.confidence ?? 1) < SURE) changed[next] = { ...mention, type }
  }
  return [...changed, ...found]
}

/** Items of lists: lines of a few words, of whose parts each has a few words as well. Linear. */
function itemsOf(text: string): Span[] {
  const items: Span[] = []
  const lines = pieces(text, 0, lineBreak)
  for (const line of lines) {
    const parts = pieces(text.slice(line.start, line.end), line.start, separator).map((part) => trimmed(text, part))
    const isList = parts.length > 0 && parts.every(({ start, end }) => end - start <= MOST_LETTERS && text.slice(start, end).split(/\s+/u).length <= MOST_WORDS)
    if (isList && (parts.length > 1 || lines.length > 1 || line.end - line.start <= MOST_LETTERS)) items.push(...parts.filter(({ start, end }) => end > start))
  }
  return items
}

function pieces(text: string, offset: number, border: RegExp): Span[] {
  const found: Span[] = []
  let from = 0
  for (const { 0: mark, index } of text.matchAll(new RegExp(border, 'gu'))) {
    found.push({ start: offset + from, end: offset + index })
    from = index + mark.length
  }
  found.push({ start: offset + from, end: offset + text.length })
  return found.filter(({ start, end }) => end > start)
}

function trimmed(text: string, { start, end }: Span): Span {
  const item = text.slice(start, end)
  const head = itemStart.exec(item)?.[0].length ?? 0
  const tail = head === item.length ? 0 : (itemEnd.exec(item)?.[0].length ?? 0)
  return { start: start + head, end: end - tail }
}
