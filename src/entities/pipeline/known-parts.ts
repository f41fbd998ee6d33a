/** What is known of names that a model cut otherwise: two firms with a blank between them in Thai, one club with a stroke inside (`Bodø/Glimt`), names in quotation marks. */
import { createForm } from '../chains/name.js'
import type { EntityLanguage } from '../languages.js'
import type { KnownNames } from '../lists/known-names.js'
import type { Mention } from '../types.js'
import { knownAs } from './known-type.js'
import { byStart } from './redactor.js'

/** Parts of such a mention. */
const MOST_PARTS = 5
const MOST_LETTERS = 120

/** Organizations that a model took together, in a language that writes blanks between names and not between words; a whole name that is known stays. */
export function splitAtKnown(mention: Mention, text: string, language: EntityLanguage, known: KnownNames | undefined): Mention[] {
  const { start, end, type } = mention
  if (language !== 'tha' || known === undefined || (type !== 'ORGANIZATION' && type !== 'PERSON') || end - start > MOST_LETTERS) return [mention]
  const words = text.slice(start, end).split(' ')
  if (words.length < 2 || words.length > MOST_PARTS || knownAs(createForm(text.slice(start, end), language), language, known) !== undefined) return [mention]
  const parts: Mention[] = []
  let from = start
  for (const word of words) {
    if (word === '' || knownAs(createForm(word, language), language, known)?.type !== 'ORGANIZATION') return [mention]
    parts.push({ ...mention, start: from, end: from + word.length, type: 'ORGANIZATION' })
    from += word.length + 1
  }
  return parts
}

const behindStroke = /^\/(\p{Lu}[\p{L}\p{M}’'-]{1,30})(?![\p{L}\p{M}\p{N}/])/u
const beforeStroke = /(?<![\p{L}\p{M}\p{N}/])(\p{Lu}[\p{L}\p{M}’'-]{1,30})\/$/u
const REACH = 32

/** Names with a stroke inside that are known as a whole, in place of what was found of their parts. @param mentions in any order */
export function joinAtStrokes(text: string, mentions: readonly Mention[], language: EntityLanguage, known: KnownNames | undefined): Mention[] {
  if (known === undefined || !text.includes('/') || !/\p{L}\/\p{Lu}/u.test(text)) return [...mentions]
  const joined: Mention[] = []
  for (const mention of [...mentions].sort(byStart)) {
    const last = joined.at(-1)
    // a part of the name before
    if (last !== undefined && mention.start < last.end && mention.end <= last.end && text.slice(last.start, last.end).includes('/')) continue
    const { start, end } = mention
    const behind = text[end] === '/' ? behindStroke.exec(text.slice(end, end + REACH))?.[0].length : undefined
    const before = text[start - 1] === '/' ? beforeStroke.exec(text.slice(Math.max(0, start - REACH), start))?.[0].length : undefined
    const span = behind !== undefined ? { start, end: end + behind } : before !== undefined ? { start: start - before, end } : undefined
    const name = span && knownAs(createForm(text.slice(span.start, span.end), language), language, known)
    if (span === undefined || name === undefined) joined.push(mention)
    else if (last === undefined || last.end <= span.start) joined.push({ ...mention, ...span, type: name.type })
    else joined.push(mention)
  }
  return joined
}

/** Adjectives before nouns, in languages that write names in quotation marks with one capital. */
const adjective: Partial<Record<EntityLanguage, RegExp>> = {
  ukr: /^\p{Lu}\p{Ll}+(?:ий|ій|а|я|е|є|і)$/u,
  rus: /^\p{Lu}\p{Ll}+(?:ый|ий|ой|ая|яя|ое|ее|ые|ие)$/u,
  bul: /^\p{Lu}\p{Ll}+(?:ки|ен|на|но|ни|ска|ско|ски)$/u,
  srp: /^\p{Lu}\p{Ll}+(?:ки|ка|ко|на|ни|но|ki|ka|ko|na|ni|no)$/u,
  hrv: /^\p{Lu}\p{Ll}+(?:ki|ka|ko|na|ni|no)$/u,
  slv: /^\p{Lu}\p{Ll}+(?:ki|ka|ko|na|ni|no)$/u,
  pol: /^\p{Lu}\p{Ll}+(?:ki|ka|kie|ny|na|ne|wy|wa|we)$/u,
  ces: /^\p{Lu}\p{Ll}+(?:ký|ká|ké|ní|ný|ná|né)$/u,
  slk: /^\p{Lu}\p{Ll}+(?:ký|ká|ké|ný|ná|né)$/u
}
const restOfQuoted = /^[ \u00a0]\p{Ll}[\p{L}\p{M}’'ʼ-]+(?:[ \u00a0]\p{Ll}[\p{L}\p{M}’'ʼ-]+)?(?=["“”»])/u

/** An organization in quotation marks with the noun behind its adjective (`„Львівська політехніка"`). */
export function withQuotedNoun(mention: Mention, text: string, language: EntityLanguage): Mention {
  const { start, end, type } = mention
  const form = type === 'ORGANIZATION' ? adjective[language] : undefined
  if (form === undefined || !/["„«“]/u.test(text[start - 1] ?? '') || !form.test(text.slice(start, end))) return mention
  const rest = restOfQuoted.exec(text.slice(end, end + 2 * REACH))
  return rest === null ? mention : { ...mention, end: end + rest[0].length }
}
