/**
 * Character references of HTML that a text kept (`Harper &amp; Finch`, `Laura&nbsp;Whitcombe`) are read as what they stand for, and marks that nobody sees (of direction, of where a
 * word may be broken) are left out; offsets are those of the text as it came.
 * The language detector keeps a smaller table of references of its own (`ENTITY_LETTERS` in `language/marks.ts`): its models were measured with that.
 */
import { decodeHTMLStrict } from 'entities'
import type { TokenList } from './spans.js'

/** A text without references and unseen marks, and where each of its characters stands in the text as it came. */
export interface Dereferenced {
  readonly text: string
  /** Offset of each character, and the length of the text as it came. */
  readonly starts: Uint32Array
  /** End of each character. */
  readonly ends: Uint32Array
}

/** Default ignorable code points (Unicode) without a meaning for words; the joiners have one in Persian and Indic scripts. */
const UNSEEN = '\\u00ad\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2060\\u2066-\\u2069\\ufeff'
const unseen = new RegExp(`^[${UNSEEN}]+$`)
const somethingToRead = new RegExp(`[&${UNSEEN}]`)
// at most 31 letters, as the longest name of the standard has
const reference = new RegExp(`&(?:#(?:\\d{1,7}|[xX][\\da-fA-F]{1,6})|[A-Za-z][A-Za-z\\d]{1,30});|[${UNSEEN}]+`, 'g')

/** The text with its references read; undefined where it has none. Linear. */
export function dereferenced(text: string): Dereferenced | undefined {
  if (!somethingToRead.test(text)) return undefined
  const starts: number[] = []
  const ends: number[] = []
  const parts: string[] = []
  let from = 0
  const add = (part: string, place: (unit: number) => number, end: (unit: number) => number) => {
    parts.push(part)
    for (let unit = 0; unit < part.length; unit++) {
      starts.push(place(unit))
      ends.push(end(unit))
    }
  }
  const addPlain = (to: number) => {
    const begin = from
    add(
      text.slice(begin, to),
      (unit) => begin + unit,
      (unit) => begin + unit + 1
    )
  }
  for (const found of text.matchAll(reference)) {
    const character = characterOf(found[0])
    if (character === undefined) continue
    const { index } = found
    const after = index + found[0].length
    addPlain(index)
    add(
      character,
      () => index,
      () => after
    )
    from = after
  }
  if (from === 0) return undefined
  addPlain(text.length)
  // of a text of nothing but marks its tokens are asked for
  if (starts.length === 0) return undefined
  return { text: parts.join(''), starts: Uint32Array.from([...starts, text.length]), ends: Uint32Array.from(ends) }
}

/** What a reference of the HTML standard stands for, nothing for unseen marks; undefined where the standard does not know it, or where no text holds it. */
function characterOf(written: string): string | undefined {
  if (unseen.test(written)) return ''
  const character = decodeHTMLStrict(written)
  if (unseen.test(character)) return ''
  return character === written || character === '\ufffd' || (character < ' ' && !/^[\t\n\r]$/.test(character)) ? undefined : character
}

/** A stretch of the text without references as one of the text as it came. */
export function asItCame<Stretch extends { readonly start: number; readonly end: number }>(stretch: Stretch, { starts, ends }: Dereferenced): Stretch {
  const start = starts[stretch.start]!
  return { ...stretch, start, end: stretch.end > stretch.start ? ends[stretch.end - 1]! : start }
}

/** The reverse of `asItCame`: a stretch of the text as it came as one of the text without references. */
export function asRead<Stretch extends { readonly start: number; readonly end: number }>(stretch: Stretch, { starts, ends }: Dereferenced): Stretch {
  const start = firstFrom(starts, stretch.start)
  return { ...stretch, start, end: Math.max(start, firstFrom(ends, stretch.end + 1)) }
}

/** Index of the first of ascending numbers that is not below a limit. */
function firstFrom(numbers: Uint32Array, limit: number): number {
  let low = 0
  let high = numbers.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (numbers[middle]! < limit) low = middle + 1
    else high = middle
  }
  return low
}

/** Tokens of the text without references as those of the text as it came. */
export function tokensAsTheyCame(text: string, tokens: TokenList, { starts, ends }: Dereferenced): TokenList {
  return {
    ...tokens,
    text,
    starts: tokens.starts.slice(0, tokens.count).map((start) => starts[start]!),
    ends: tokens.ends.slice(0, tokens.count).map((end) => (end > 0 ? ends[end - 1]! : 0))
  }
}
