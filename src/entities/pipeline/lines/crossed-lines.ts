/**
 * Names that a model took together over the end of a line or over the room between two columns. A line of wrapped text goes on in the next one, and a name with it; but
 * a long line may as well be a headline or an item with the next one below it, and the text alone does not always tell. So what is known of the two parts decides.
 */
import type { TokenList } from '../../../core/spans.js'
import { createForm } from '../../chains/name.js'
import type { EntityLanguage } from '../../languages.js'
import { Flag } from '../../lists/kinds.js'
import type { KnownNames } from '../../lists/known-names.js'
import type { Mention } from '../../types.js'
import { hasNoCapitals } from '../casing.js'
import { knownAs } from '../known-type.js'
import { tokenFrom } from '../token-places.js'

const border = /[ \u00a0]*[\n\r\t\u0085\u2028\u2029][\s]*|[ \u00a0]{2,}/u
const lineBreak = /[\n\r\u0085\u2028\u2029]/
const capital = /^[\p{Lu}\p{Lt}]/u
/** Words that end no name: `Bank of`, `Universidad de`. */
const unfinished = /(?:^|[ \u00a0])(?:\p{Ll}{1,4}|\p{L}{1,3}\.|[\p{L}’']*[-–&])$/u
const blank = /[ \u00a0]/u
/** Tokens inside a person, a place or an organization of the lists. */
const inside = (Flag.personFirst | Flag.placeFirst | Flag.organisationFirst) << 1
const personal = Flag.given | Flag.surname

/** The mention, or its parts on both sides of the border that are names. @param flags of the lists, by token (`Flag`) */
export function splitAtLineBreak(mention: Mention, tokens: TokenList, language: EntityLanguage, known: KnownNames | undefined, flags: Uint32Array): Mention[] {
  const { text } = tokens
  const name = text.slice(mention.start, mention.end)
  const found = border.exec(name)
  if (found === null || found.index === 0 || found.index + found[0].length >= name.length) return [mention]
  const left: Mention = { ...mention, end: mention.start + found.index }
  const right: Mention = { ...mention, start: left.end + found[0].length }
  const [before, behind] = [text.slice(left.start, left.end), text.slice(right.start, right.end)]
  const as = (written: string) => known && knownAs(createForm(written, language), language, known)?.type
  if (as(`${before} ${behind}`) !== undefined) return [mention]
  if (lineBreak.test(found[0]) && isTalk(text, before, behind)) return [left]
  const typeBefore = as(before)
  const first = flags[tokenFrom(tokens, left.start)]!
  const next = flags[tokenFrom(tokens, right.start)]!
  const goesOn = lineBreak.test(found[0])
    ? !capital.test(before) ||
      !capital.test(behind) ||
      unfinished.test(before) ||
      (next & inside) !== 0 ||
      isOne(mention, before, typeBefore, first, next, as(behind))
    : // a slip of the finger
      !found[0].includes('\t') && !blank.test(before) && !blank.test(behind)
  if (goesOn) return [mention]
  const kept: Mention[] = [typeBefore === undefined ? left : { ...left, type: typeBefore }]
  const typeBehind = as(behind)
  if (typeBehind !== undefined) kept.push({ ...right, type: typeBehind })
  else if (mention.type === 'PERSON' && (next & personal) !== 0) kept.push(right)
  // what stands in the next column is a value of its own, what begins the next line is mostly no name
  else if (!lineBreak.test(found[0])) kept.push(right)
  return kept.flatMap((part) => (part.start === right.start ? splitAtLineBreak(part, tokens, language, known, flags) : [part]))
}

const small = /^\p{Ll}/u

/** Whether small letters at the head of a line tell nothing: a message is written in them as a whole. */
const isTalk = (text: string, before: string, behind: string) => small.test(before) && small.test(behind) && hasNoCapitals(text)

/** The least confidence of a name that goes over the end of a line. */
const SURE = 0.6

/** Whether a name goes on behind a full line whose end is no whole name: `Angela⏎Merkel`, `Toyota⏎Motor Corporation`. */
function isOne({ type, confidence = 1 }: Mention, before: string, typeBefore: string | undefined, first: number, next: number, typeBehind?: string): boolean {
  if (confidence < SURE || type === 'LOCATION') return false
  if (type === 'PERSON') return !blank.test(before) && (next & Flag.placeFirst) === 0
  if (typeBefore === undefined && (first & (Flag.placeFirst | Flag.organisationFirst)) === 0) return true
  return typeBehind === undefined && (next & (Flag.head | Flag.suffix)) !== 0
}
