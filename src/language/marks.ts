/**
 * What stands in texts and carries no language: addresses, handles, tags and entities of HTML, Markdown's syntax, reference marks, numbers,
 * placeholders, names of programs and files. The reader asks at a sign (a unit of `SIGNS`) whether one of them stands there and takes it out;
 * signs of program text that stay are counted for `code.ts`. Each look is bounded or goes on behind what it found: linear in the text.
 */

import { endOfAttributes, endOfFormat, endOfSpan, endOfTarget, letterOfReference } from './mark-ends.js'
import {
  ADDRESS,
  BOARD_TAGS,
  BRACKET,
  CALL,
  COUNTERS,
  DOMAINS,
  KEY,
  LINE_END,
  MEMBER,
  MIXED,
  NAME,
  NUMBER,
  OPERATOR,
  PAIR,
  PLACEHOLDER,
  SPAN,
  TAG
} from './mark-signs.js'
import {
  endOfAddress,
  isBacktick,
  isCipher,
  isColour,
  isHandleUnit,
  isHashtagUnit,
  isHost,
  isHostUnit,
  isLetterLike,
  isLineEnd,
  isMailUnit,
  isNoBracket,
  isOperator,
  isPath,
  isPathUnit,
  isPlaceholderUnit,
  isPlural,
  isTagNameUnit,
  isWindowsPathUnit,
  lettersIn,
  SUFFIXES
} from './mark-units.js'
import { endOfRun, isAlphanumeric, isAsciiLetter, isBlank, isDigit, isHexDigit, isNameUnit, isSmallLetter, startOfRun } from './units.js'

/** Longest look back, and ahead for what has no end of its own. */
const NEAR = 80
const LONGEST_TAG = 2000
const LONGEST_TARGET = 400

/** Finds marks and says where they are: from `start`, before the sign where needed, to `end`; `unit` is the letter that one stands for, or 0. */
export class Marks {
  start = 0
  end = 0
  unit = 0
  readonly counts = new Int32Array(COUNTERS)
  /** Whether names and code spans are read as text: for texts that have nothing else. */
  lenient = false
  /** End of the hashtag that is being read. */
  hashtag = 0
  /** From where on there is no end of a fence, a comment, a script: looked for once. */
  readonly #missing = new Map<string, number>()
  /** End of the part that is being read: what is missing is missing up to there. */
  #to = -1

  clear(): void {
    this.counts.fill(0)
    this.hashtag = 0
    this.#missing.clear()
    this.#to = -1
  }

  /** Looks at the sign at `at`; the text counts from `from` to `to`. @returns whether a mark was found */
  find(text: string, at: number, from: number, to: number): boolean {
    if (to !== this.#to) {
      this.#missing.clear()
      this.#to = to
    }
    this.start = at
    this.end = at + 1
    this.unit = 0
    const unit = text.charCodeAt(at)
    const next = at + 1 < to ? text.charCodeAt(at + 1) : 0
    const previous = at > from ? text.charCodeAt(at - 1) : 0
    if (isDigit(unit)) return this.#number(text, at, from, to, previous)
    switch (unit) {
      case 0x2e: // .
        return isAsciiLetter(next) && isAlphanumeric(previous) && this.#dot(text, at, from, to)
      case 0x2d: // -
        if (next === 0x3e) this.counts[PAIR]!++
        else if (next === 0x2d && isBlank(previous) && isSmallLetter(text.charCodeAt(at + 2))) this.counts[CALL]!++
        return false
      case 0x3a: // :
        return this.#colon(text, at, from, to, previous, next)
      case 0x28: // (
        if (isNameUnit(previous) && !isPlural(text, at + 1, to)) this.counts[CALL]!++
        return false
      case 0x2f: // /
        return this.#slash(text, at, from, to, previous, next)
      case 0x23: // #
        return this.#hash(text, at, to, previous, next)
      case 0x40: // @
        return this.#at(text, at, from, to, next)
      case 0x26: // &
        return this.#ampersand(text, at, to, next)
      case 0x3c: // <
        return this.#less(text, at, to, previous, next)
      case 0x5b: // [
        return this.#bracket(text, at, to, previous, next)
      case 0x5d: // ]
        return (next === 0x28 || next === 0x5b) && this.#target(text, at, to, next)
      case 0x7b: // {
        return this.#brace(text, at, to, previous)
      case 0x7d: // }
      case 0x3b: // ;
        if (isLineEnd(text, at + 1, to)) this.counts[LINE_END]!++
        else if (unit === 0x7d || !isBlank(next)) this.counts[BRACKET]!++
        return false
      case 0x60: // `
        return previous !== 0x60 && !(isLetterLike(previous) && isLetterLike(next)) && this.#span(text, at, to)
      case 0x5f: // _
        return isNameUnit(previous) && isNameUnit(next) && this.#identifier(text, at, from, to)
      case 0x5c: // \
        return this.#backslash(text, at, from, to, previous, next)
      case 0x25: // %
        return this.#percent(text, at, to)
      case 0x24: // $
        return this.#dollar(text, at, to, next)
      default:
        this.#operator(unit, previous, next)
        return false
    }
  }

  /** Takes the mark from `start` to `end` out and counts it by its characters. */
  #take(counter: number, start: number, end: number): boolean {
    this.counts[counter]! += counter === TAG ? 1 : end - start
    if (this.lenient && (counter === NAME || counter === SPAN)) return false
    this.start = start
    this.end = end
    return true
  }

  #letter(letter: string, end: number): boolean {
    this.end = end
    this.unit = letter.charCodeAt(0)
    return true
  }

  #operator(unit: number, previous: number, next: number): void {
    // signs of mathematics
    if (unit >= 0x2200) this.counts[PAIR]!++
    // "**" is Markdown's, "|" parts cells
    else if (isOperator(next) && !(unit === next && unit === 0x2a)) this.counts[PAIR]!++
    else if (unit === 0x3d && !isBlank(previous) && !isBlank(next) && !isOperator(previous)) this.counts[KEY]!++
    else if (unit !== 0x7c && isBlank(next) && previous === 0x20) this.counts[OPERATOR]!++
  }

  #number(text: string, at: number, from: number, to: number, previous: number): boolean {
    let end = at + 1
    while (end < to && isDigit(text.charCodeAt(end))) end++
    if ((isAsciiLetter(previous) || (end < to && isAsciiLetter(text.charCodeAt(end)))) && !this.lenient) {
      const start = startOfRun(text, at, Math.max(from, at - NEAR), isAlphanumeric)
      const last = endOfRun(text, end, Math.min(to, end + NEAR), isAlphanumeric)
      if (isCipher(text, start, last)) return this.#take(NAME, start, last)
      // the one letter of "A4", "e4", "3D" tells nothing
      if (lettersIn(text, start, last) === 1) return this.#take(MIXED, start, last)
      this.counts[MIXED]! += last - start - 1
    }
    return this.#take(NUMBER, at, end)
  }

  #dot(text: string, at: number, from: number, to: number): boolean {
    const start = startOfRun(text, at, Math.max(from, at - NEAR), isHostUnit)
    if (text.slice(start, start + 4).toLowerCase() === 'www.') return this.#take(ADDRESS, start, endOfAddress(text, at, to))
    const end = endOfRun(text, at + 1, Math.min(to, at + NEAR), isHostUnit)
    let last = end
    // a full stop or hyphen behind a name ends the sentence
    while (text.charCodeAt(last - 1) === 0x2e || text.charCodeAt(last - 1) === 0x2d) last--
    const label = text.lastIndexOf('.', last - 1) + 1
    const unit = text.charCodeAt(end)
    // the sign takes the address of which this is a part
    if (unit === 0x40 || unit === 0x3a) return false
    if (last - label <= 5) {
      const suffix = text.slice(label, last).toLowerCase()
      if (DOMAINS.has(suffix)) return this.#take(ADDRESS, start, text.charCodeAt(last) === 0x2f ? endOfAddress(text, last, to) : last)
      if (SUFFIXES.has(suffix)) return this.#take(NAME, start, last)
    }
    if (at - start > 1 && isSmallLetter(text.charCodeAt(at + 1)) && isNameUnit(text.charCodeAt(at + 2))) this.counts[MEMBER]!++
    return false
  }

  #colon(text: string, at: number, from: number, to: number, previous: number, next: number): boolean {
    if (next === 0x2f && text.charCodeAt(at + 2) === 0x2f) {
      const start = startOfRun(text, at, Math.max(from, at - NEAR), isHostUnit)
      return this.#take(ADDRESS, start, endOfAddress(text, at + 3, to))
    }
    if (next === 0x3a) this.counts[PAIR]!++
    else if (previous === 0x22 || previous === 0x27) this.counts[KEY]!++
    else if (isSmallLetter(next) && !isLetterLike(previous)) {
      // :smile:
      const end = endOfRun(text, at + 1, Math.min(to, at + NEAR), isNameUnit)
      if (text.charCodeAt(end) === 0x3a && end < to) return this.#take(PLACEHOLDER, at, end + 1)
    }
    return false
  }

  #slash(text: string, at: number, from: number, to: number, previous: number, next: number): boolean {
    if (next === 0x2f || next === 0x2a || previous === 0x2a) {
      this.counts[PAIR]!++
      return false
    }
    if (!isPathUnit(next)) return false
    const start = startOfRun(text, at, Math.max(from, at - NEAR), isPathUnit)
    if (start > from && isLetterLike(text.charCodeAt(start - 1))) return false
    if (isHost(text, start, at)) return this.#take(ADDRESS, start, endOfAddress(text, at, to))
    const end = endOfRun(text, at + 1, Math.min(to, at + NEAR), isPathUnit)
    return isPath(text, start, end) && this.#take(NAME, start, end)
  }

  #hash(text: string, at: number, to: number, previous: number, next: number): boolean {
    if (isDigit(next) || isHexDigit(next)) {
      const end = endOfRun(text, at + 1, Math.min(to, at + 10), isAlphanumeric)
      const length = end - at - 1
      if ((length === 3 || length === 6 || length === 8) && isColour(text, at + 1, end)) return this.#take(NAME, at, end)
    }
    if (!isBlank(next) && !isNameUnit(previous)) this.hashtag = endOfRun(text, at + 1, to, isHashtagUnit)
    return false
  }

  #at(text: string, at: number, from: number, to: number, next: number): boolean {
    if (!isHandleUnit(next)) return false
    const start = startOfRun(text, at, Math.max(from, at - NEAR), isMailUnit)
    return this.#take(ADDRESS, start, endOfRun(text, at + 1, to, isHandleUnit))
  }

  #ampersand(text: string, at: number, to: number, next: number): boolean {
    if (next === 0x26) this.counts[PAIR]!++
    const numeric = next === 0x23
    const first = numeric ? at + 2 : at + 1
    const end = endOfRun(text, first, Math.min(to, at + 34), isAlphanumeric)
    if (end === first || text.charCodeAt(end) !== 0x3b) return false
    const letter = letterOfReference(text.slice(first, end), numeric)
    return letter === undefined ? this.#take(TAG, at, end + 1) : this.#letter(letter, end + 1)
  }

  #less(text: string, at: number, to: number, previous: number, next: number): boolean {
    if (next === 0x21 && text.startsWith('<!--', at)) return this.#upTo(text, at, to, '-->', TAG)
    if (next === 0x21 && text.startsWith('<![CDATA[', at)) return this.#take(TAG, at, Math.min(to, at + 9))
    const nameStart = next === 0x2f || next === 0x21 || next === 0x3f ? at + 2 : at + 1
    const nameEnd = endOfRun(text, nameStart, Math.min(to, at + NEAR), isTagNameUnit)
    if (nameEnd > nameStart && isAsciiLetter(text.charCodeAt(nameStart))) {
      const after = text.charCodeAt(nameEnd)
      if (after === 0x3e && nameEnd < to) return this.#tag(text, at, to, nameStart, nameEnd, nameEnd + 1)
      if (after === 0x2f || isBlank(after)) {
        const end = endOfAttributes(text, nameEnd, Math.min(to, at + LONGEST_TAG))
        if (end > 0) return this.#tag(text, at, to, nameStart, nameEnd, end)
      }
    }
    // a heart
    if (next === 0x33) return this.#take(PLACEHOLDER, at, at + 2)
    this.#operator(0x3c, previous, next)
    return false
  }

  #tag(text: string, at: number, to: number, nameStart: number, nameEnd: number, end: number): boolean {
    const length = nameEnd - nameStart
    if ((length === 5 || length === 6) && nameStart === at + 1) {
      const written = text.slice(nameStart, nameEnd)
      const name = written.toLowerCase()
      // the end tag is mostly written as the start tag is
      if (name === 'script' || name === 'style') {
        for (const end of new Set([written, name, name.toUpperCase()])) if (this.#upTo(text, at, to, `</${end}`, TAG)) return true
      }
    }
    return this.#take(TAG, at, end)
  }

  /** Takes out everything up to `closing`, if it is there. */
  #upTo(text: string, at: number, to: number, closing: string, counter: number): boolean {
    if (at >= (this.#missing.get(closing) ?? Number.POSITIVE_INFINITY)) return false
    const found = text.indexOf(closing, at + closing.length)
    if (found < 0 || found + closing.length > to) {
      this.#missing.set(closing, at)
      return false
    }
    return this.#take(counter, at, found + closing.length)
  }

  #bracket(text: string, at: number, to: number, previous: number, next: number): boolean {
    if (next === 0x5b || next === 0x2e || next === 0x2026) return false
    const near = Math.min(to, at + 60)
    let letters = 0
    let digits = 0
    let end = next === 0x2f || next === 0x5e ? at + 2 : at + 1
    for (; end < near; end++) {
      const unit = text.charCodeAt(end)
      if (isDigit(unit)) digits++
      else if (isLetterLike(unit)) letters++
      else if (unit !== 0x20 && unit !== 0x2c && unit !== 0x2e && unit !== 0x2d && unit !== 0x2013 && unit !== 0x27 && unit !== 0x3a) break
    }
    const after = text.charCodeAt(end)
    const closed = after === 0x5d && end < near
    if (closed) {
      // [3], [3, 5], [^note], [a], [ref 3], [/quote]
      const isReference = (digits > 0 && letters <= 4 && (letters === 0 || !isNameUnit(previous))) || next === 0x5e || (letters === 1 && !isNameUnit(previous))
      if (isReference) return this.#take(PLACEHOLDER, at, end + 1)
      if (next === 0x2f) return this.#take(TAG, at, end + 1)
    }
    if (letters <= 7 && letters > 0 && (closed || after === 0x3d)) {
      const name = endOfRun(text, at + 1, near, isAsciiLetter)
      if ((name === end || after === 0x3d) && BOARD_TAGS.has(text.slice(at + 1, name).toLowerCase())) {
        const close = endOfRun(text, end, Math.min(to, end + LONGEST_TARGET), isNoBracket)
        if (close < to && text.charCodeAt(close) === 0x5d) return this.#take(TAG, at, close + 1)
      }
    }
    if (!(closed && letters > 0) || isNameUnit(previous)) this.counts[BRACKET]!++
    return false
  }

  /** The target of a Markdown link: the text in brackets before it stays. */
  #target(text: string, at: number, to: number, opening: number): boolean {
    const end = endOfTarget(text, at + 2, Math.min(to, at + LONGEST_TARGET), opening)
    return end > 0 && this.#take(ADDRESS, at, end)
  }

  #brace(text: string, at: number, to: number, previous: number): boolean {
    if (!isNameUnit(previous) && previous !== 0x29) {
      const double = text.charCodeAt(at + 1) === 0x7b
      const first = double ? at + 2 : at + 1
      const end = endOfRun(text, first, Math.min(to, first + 40), isPlaceholderUnit)
      const isClosed = end < to && text.charCodeAt(end) === 0x7d
      if (isClosed && (double || text.charCodeAt(first) !== 0x20)) {
        const start = previous === 0x24 || previous === 0x25 || previous === 0x23 ? at - 1 : at
        return this.#take(PLACEHOLDER, start, end + (double && text.charCodeAt(end + 1) === 0x7d ? 2 : 1))
      }
    }
    this.counts[isLineEnd(text, at + 1, to) ? LINE_END : BRACKET]!++
    return false
  }

  #span(text: string, at: number, to: number): boolean {
    const open = endOfRun(text, at, to, isBacktick)
    const length = open - at
    if (length >= 3) {
      const close = text.indexOf('```', open)
      return this.#take(SPAN, at, close < 0 || close + 3 > to ? to : close + 3)
    }
    const end = endOfSpan(text, open, to, length)
    return end > 0 && this.#take(SPAN, at, end)
  }

  #identifier(text: string, at: number, from: number, to: number): boolean {
    if (at < this.hashtag) return false
    return this.#take(NAME, startOfRun(text, at, Math.max(from, at - NEAR), isNameUnit), endOfRun(text, at, Math.min(to, at + NEAR), isNameUnit))
  }

  #backslash(text: string, at: number, from: number, to: number, previous: number, next: number): boolean {
    const start = startOfRun(text, at, Math.max(from, at - NEAR), isWindowsPathUnit)
    if (isAsciiLetter(text.charCodeAt(start)) && start + 2 <= at && text.charCodeAt(start + 1) === 0x3a) {
      return this.#take(NAME, start, endOfRun(text, at, to, isWindowsPathUnit))
    }
    if (next === 0x75) {
      const code = Number.parseInt(text.slice(at + 2, at + 6), 16)
      if (code > 0x7f && at + 6 <= to) return this.#letter(String.fromCharCode(code), at + 6)
    }
    if ((next === 0x6e || next === 0x74 || next === 0x72) && !isSmallLetter(text.charCodeAt(at + 2))) return this.#take(PLACEHOLDER, at, at + 2)
    if (isSmallLetter(next)) {
      const end = endOfRun(text, at + 1, to, isSmallLetter)
      if (end - at > 2) return this.#take(NAME, at, end)
    }
    // a pair, since prose has no backslashes
    if (!isBlank(previous) || !isBlank(next)) this.counts[PAIR]!++
    return false
  }

  #percent(text: string, at: number, to: number): boolean {
    const end = endOfFormat(text, at + 1, to)
    return end > 0 && this.#take(PLACEHOLDER, at, end)
  }

  #dollar(text: string, at: number, to: number, next: number): boolean {
    if (isDigit(next)) return this.#take(PLACEHOLDER, at, endOfRun(text, at + 1, to, isDigit))
    if (next === 0x5f || isAsciiLetter(next)) return this.#take(NAME, at, endOfRun(text, at + 1, to, isNameUnit))
    return false
  }
}
