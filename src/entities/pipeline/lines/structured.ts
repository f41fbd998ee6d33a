/** Lists and tables: cells are sentences of their own. */
import type { TokenList } from '../../../core/spans.js'
import { isUnfinished } from '../../../core/words/unfinished.js'
import { columnGaps } from './columns.js'

/** The same tokens, with a sentence ending at every tab, line break and run of two or more blanks (`enableStructuredRegion`). */
export function splitStructure(tokens: TokenList): TokenList {
  return splitAt(tokens, isCellGap)
}

/**
 * The same tokens, with a sentence ending where no name goes on, in any text: at every tab, between columns, at tags of HTML, and at line breaks that somebody set. A line break in a paragraph of
 * hard-wrapped lines is a blank: the next line's first word had no room before it.
 */
export function splitLines(tokens: TokenList): TokenList {
  const { text } = tokens
  const columns = columnGaps(text)
  const tags = tagBorders(text)
  if (columns.size === 0 && tags.size === 0 && !text.includes('\t') && !lineBreak.test(text)) return tokens
  const wraps = wrappedBreaks(text)
  return splitAt(tokens, (_, from, to, before) => {
    if ((to > from && columns.has(from)) || tags.has(from) || tags.has(to)) return true
    if (oneBreak.test(text.slice(from, to)) && text[before - 1] === ' ' && isUnfinished(text.slice(before, from))) return false
    for (let at = from; at < to; at++) {
      const code = text.charCodeAt(at)
      if (code === 9 || (isLineBreak(code) && !wraps.has(at))) return true
    }
    return false
  })
}

/** Tags of HTML that set blocks and cells apart. */
const tag = /<\/?(?:td|th|tr|li|p|div|h[1-6]|br|table|thead|tbody|ul|ol|dt|dd|option|caption)(?:[ /][^<>\n]{0,120})?>/giu

/** Offsets at which such tags begin and end. */
function tagBorders(text: string): ReadonlySet<number> {
  const found = new Set<number>()
  if (!text.includes('</') && !text.includes('<br')) return found
  for (const { 0: written, index } of text.matchAll(tag)) {
    found.add(index)
    found.add(index + written.length)
  }
  return found
}

const oneBreak = /^[ \u00a0]?(?:\n|\r\n?)[ \u00a0]?$/
const lineBreak = /[\n\r\u0085\u2028\u2029]/
/** Narrower columns are lists and verses, not wrapped text. */
const NARROWEST = 25
/** From this width on a full line is no accident. */
const WIDE = 60
/** So many of the lines of a narrower column are full where it is wrapped text. */
const FULL_SHARE = 0.7
/** Signs of Han, kana and Hangul are twice as wide, and their words may be broken. */
const WIDE_SIGN = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/

/** So many lines that all begin with a capital are separate ones, even where all of them are full: of wrapped lines most begin with small letters. */
const CAPITAL_LINES = 3
const capital = /^[^\p{L}]{0,8}[\p{Lu}\p{Lt}]/u

interface Line {
  readonly end: number
  readonly width: number
  readonly beginsWithCapital: boolean
  /** Columns that the first word takes. */
  readonly word: number
}

/** Offsets of the line breaks that wrapping made. Linear. */
function wrappedBreaks(text: string): ReadonlySet<number> {
  const wrapped = new Set<number>()
  let paragraph: Line[] = []
  const close = () => {
    const lines = paragraph
    paragraph = []
    const width = lines.reduce((most, line) => Math.max(most, line.width), 0)
    if (lines.length < 2 || width < NARROWEST) return
    const full = lines.slice(0, -1).filter((line, index) => line.width + 1 + lines[index + 1]!.word > width)
    if (width < WIDE && (lines.length < 3 || full.length < FULL_SHARE * (lines.length - 1))) return
    const behind = lines.slice(1)
    if (behind.every(({ beginsWithCapital }) => beginsWithCapital) && (behind.length >= CAPITAL_LINES || full.length < behind.length)) return
    for (const { end } of full) {
      wrapped.add(end)
      // the second half of a Windows line break
      wrapped.add(end + 1)
    }
  }
  let from = 0
  while (from <= text.length) {
    let end = from
    while (end < text.length && !isLineBreak(text.charCodeAt(end))) end++
    const line = text.slice(from, end)
    const { width, word } = measure(line)
    if (width === 0) close()
    else paragraph.push({ end, width, word, beginsWithCapital: capital.test(line.slice(0, 16)) })
    from = end + (text.startsWith('\r\n', end) ? 2 : 1)
  }
  close()
  return wrapped
}

function measure(line: string): { width: number; word: number } {
  let width = 0
  let last = 0
  let word = 0
  for (let at = 0; at < line.length; at++) {
    const code = line.charCodeAt(at)
    const wide = code >= 0x1100 && WIDE_SIGN.test(line[at]!)
    width += wide ? 2 : 1
    const blank = code === 32 || code === 9 || code === 0xa0
    if (!blank) last = width
    if (word === 0 && last > 0 && (blank || wide)) word = wide ? Math.max(2, last) : last
  }
  return { width: last, word: word === 0 ? last : word }
}

function isLineBreak(code: number): boolean {
  return (code >= 10 && code <= 13) || code === 0x85 || code === 0x2028 || code === 0x2029
}

function splitAt(tokens: TokenList, isGap: (text: string, from: number, to: number, before: number) => boolean): TokenList {
  const starts: number[] = []
  let next = 0
  for (let index = 0; index < tokens.count; index++) {
    const given = tokens.sentences[next] === index
    if (given) next++
    if (given || (index > 0 && isGap(tokens.text, tokens.ends[index - 1]!, tokens.starts[index]!, tokens.starts[index - 1]!))) starts.push(index)
  }
  return { ...tokens, sentences: Uint32Array.from(starts) }
}

function isCellGap(text: string, from: number, to: number): boolean {
  if (to - from >= 2) return true
  const code = text.charCodeAt(from)
  return to > from && (code === 9 || isLineBreak(code))
}
