/** How far a mark goes that was found to begin (`marks.ts`), and what letter a reference stands for. Each look is bounded by its caller. */
import { isBacktick, isFormatLetter, isFormatUnit, isNoQuote } from './mark-units.js'
import { endOfRun, isAlphanumeric, isAsciiLetter, isNameUnit } from './units.js'

/** Longest code in single or double backticks. */
const LONGEST_SPAN = 200

/**
 * References of HTML of this detector only: its models were measured with these, so they stay as they are. Whoever reads a text takes the standard's
 * (`core/character-references.ts`). First the marks that named entities put on their first letter, as combining characters.
 */
const ENTITY_MARKS = new Map(
  Object.entries({ grave: '\u0300', acute: '\u0301', circ: '\u0302', tilde: '\u0303', uml: '\u0308', ring: '\u030a', cedil: '\u0327', caron: '\u030c' })
)
const ENTITY_LETTERS = new Map(
  Object.entries({ szlig: 'ß', aelig: 'æ', AElig: 'Æ', oelig: 'œ', OElig: 'Œ', oslash: 'ø', Oslash: 'Ø', eth: 'ð', thorn: 'þ', apos: "'", rsquo: '’' })
)

/** The letter of a reference of HTML by its name or number; undefined where it is a sign. */
export function letterOfReference(name: string, isNumeric: boolean): string | undefined {
  if (isNumeric) {
    const code = /^[xX]/.test(name) ? Number.parseInt(name.slice(1), 16) : Number.parseInt(name, 10)
    if (code > 0x7f && code < 0xd800) return String.fromCharCode(code)
    return code === 0x27 ? "'" : undefined
  }
  const known = ENTITY_LETTERS.get(name)
  if (known !== undefined) return known
  const mark = ENTITY_MARKS.get(name.slice(1))
  return mark === undefined ? undefined : (name.charAt(0) + mark).normalize('NFC')
}

/** Where a tag with attributes ends whose name ends at `nameEnd`; 0 where it is none. */
export function endOfAttributes(text: string, nameEnd: number, to: number): number {
  let hasAttributes = text.charCodeAt(nameEnd) === 0x2f
  for (let end = nameEnd; end < to; end++) {
    const unit = text.charCodeAt(end)
    if (unit === 0x3d || unit === 0x2f) hasAttributes = true
    else if (unit === 0x3c) break
    else if (unit === 0x3e) return hasAttributes ? end + 1 : 0
  }
  return 0
}

/** Where the target of a Markdown link ends that begins behind its bracket at `from`; 0 where it is none. @param opening the bracket */
export function endOfTarget(text: string, from: number, to: number, opening: number): number {
  const closing = opening === 0x28 ? 0x29 : 0x5d
  let depth = 0
  for (let end = from; end < to; end++) {
    const unit = text.charCodeAt(end)
    if (unit === opening) depth++
    else if (unit === closing && depth-- === 0) return end + 1
    else if (unit === 0x0a || unit === 0x5d || (unit === 0x20 && opening === 0x28 && text.charCodeAt(end + 1) !== 0x22)) return 0
    // a title in quotes
    else if (unit === 0x22) end = endOfRun(text, end + 1, to, isNoQuote)
  }
  return 0
}

/** Where code between backticks ends; 0 where none is. @param open where the backticks before it end @param length how many they are */
export function endOfSpan(text: string, open: number, to: number, length: number): number {
  let apostrophes = 0
  for (let end = open; end < Math.min(to, open + LONGEST_SPAN); end++) {
    const unit = text.charCodeAt(end)
    if (unit === 0x27 && !isAsciiLetter(text.charCodeAt(end + 1))) apostrophes++
    if (unit === 0x0a) return 0
    if (unit !== 0x60) continue
    const close = endOfRun(text, end, to, isBacktick)
    // `quoted' and ``quoted'' are quotation marks
    return close - end === length && apostrophes % 2 === 0 ? close : 0
  }
  return 0
}

/** Where a format ends that stands behind its `%` at `from`: `d`, `.2f`, `@`, `(name)s`; 0 where none does. */
export function endOfFormat(text: string, from: number, to: number): number {
  if (text.charCodeAt(from) === 0x28 && from < to) {
    const end = endOfRun(text, from + 1, Math.min(to, from + 39), isNameUnit)
    return text.charCodeAt(end) === 0x29 && isAsciiLetter(text.charCodeAt(end + 1)) ? Math.min(to, end + 2) : 0
  }
  const end = endOfRun(text, from, Math.min(to, from + 7), isFormatUnit)
  const letter = text.charCodeAt(end)
  return end < to && (letter === 0x40 || (isFormatLetter(letter) && !isAlphanumeric(text.charCodeAt(end + 1)))) ? end + 1 : 0
}
