/** Identifiers: addresses of the net, telephone and card numbers, numbers of persons, places as numbers. */
import { isAsciiLetter, kinds } from '../../../core/characters.js'
import type { EntityLanguage } from '../../languages.js'
import type { Mention } from '../../types.js'
import type { PatternContext } from '../context.js'
import { digitValues } from '../quantities/digits.js'
import { unitLexicon } from '../quantities/unit-lexicon.js'
import { continuesWord, isBlank, isWordEnd } from '../quantities/word-lookup.js'
import { isCardNumber } from './cards.js'
import { placeAt } from './coordinates.js'
import { Found, longestMentions } from './found.js'
import { findNetwork } from './network.js'
import { personalNumber } from './personal-ids.js'
import { isPhoneNumber, NumberContext } from './phones.js'

const known = new WeakMap<PatternContext, readonly Mention[]>()

/**
 * Finds mail and web addresses, IP addresses, telephone, card and personal numbers, coordinates; they do not overlap and come in text order.
 * Linear in the length of the text. Every caller with the same context gets the same list.
 */
export function findIdentifiers(context: PatternContext): readonly Mention[] {
  let mentions = known.get(context)
  if (mentions === undefined) {
    const found = new Found()
    findNetwork(context.text, found)
    context.check?.()
    findNumbered(context, longestMentions(found.mentions), found)
    mentions = longestMentions(found.mentions)
    known.set(context, mentions)
  }
  return mentions
}

/** Longest number with its separators. */
const REACH = 40
/** Longest run of digits that can be part of an identifier. */
const LONGEST_RUN = 26
const LEAST_DIGITS = 6
/** Those of the longest numbers of accounts. */
const MOST_DIGITS = 26
/** Runs of digits that are read between two looks at whether the task has been cancelled. */
const RUNS_A_CHECK = 256

function isDigit(code: number): boolean {
  return digitValues[code]! >= 0
}

function isSeparator(code: number): boolean {
  return code === 32 || code === 45 || code === 46 || code === 47 || code === 40 || code === 41 || code === 0xa0 || code === 0x2011 || code === 0x2013
}

function findNumbered({ text, language, check }: PatternContext, taken: readonly Mention[], found: Found): void {
  let next = 0
  let index = 0
  for (let runs = 0; index < text.length; ) {
    const code = text.charCodeAt(index)
    if (!isDigit(code)) {
      index++
      continue
    }
    while (next < taken.length && taken[next]!.end <= index) next++
    if (next < taken.length && taken[next]!.start <= index) {
      index = taken[next]!.end
      continue
    }
    if (++runs % RUNS_A_CHECK === 0) check?.()
    let run = index
    while (run < text.length && isDigit(text.charCodeAt(run))) run++
    const end = run - index > LONGEST_RUN ? run : numberAt(text, index, run, language, found)
    index = Math.max(run, end)
  }
}

/** Tries what can begin with the run of digits [start, run); returns the end of what was found, or `start`. */
function numberAt(text: string, start: number, run: number, language: EntityLanguage, found: Found): number {
  const before = text.charCodeAt(start - 1)
  const sign = start > 0 && (before === 45 || before === 43 || before === 0x2212) && !continuesWord(text.charCodeAt(start - 2)) ? start - 1 : start
  if (start === 0 || (!continuesWord(before) && before !== 46)) {
    const place = placeAt(text, start, sign, found)
    if (place > start) return place
  }
  // letters before the digits: identity numbers such as "X1234567L"
  let first = start
  while (first > 0 && start - first < 7 && isAsciiLetter(text.charCodeAt(first - 1))) first--
  if (first < start && start - first < 7 && (first === 0 || !continuesWord(text.charCodeAt(first - 1)))) {
    const end = lettered(text, first, language, found)
    if (end > start) return end
  }
  if (start > 0 && (continuesWord(before) ? before < 0x590 : before === 95)) return start
  // the middle of a longer chain: read with its beginning, or not at all
  const chained = start > 1 && isSeparator(before) && isDigit(text.charCodeAt(start - 2))
  if (chained && (run - start < 3 || before === 45 || before === 46 || before === 47)) return start
  return digitChain(text, start, run, language, found)
}

/** A personal number with letters in it. */
function lettered(text: string, start: number, language: EntityLanguage, found: Found): number {
  let end = start
  while (end < text.length && end - start < 20 && (isAsciiLetter(text.charCodeAt(end)) || isDigit(text.charCodeAt(end)) || text.charCodeAt(end) === 45)) end++
  // an account number with or without blanks, at most 34 characters
  const account = /^[A-Z]{2}\d\d(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?(?![A-Za-z0-9])/.exec(text.slice(start, start + 44))
  if (account !== null) {
    const number = personalNumber(account[0], '', language)
    if (number !== undefined) {
      found.add(start, start + account[0].length, number.type, number.name)
      return start + account[0].length
    }
  }
  const spaced = /^[A-Z]{2}(?: \d\d){3} [A-D]\b/.exec(text.slice(start, start + 14))
  if (spaced !== null) end = start + spaced[0].length
  const number = personalNumber(text.slice(start, end), text.slice(Math.max(0, start - 40), start), language)
  if (number === undefined) return start
  found.add(start, end, number.type, number.name)
  return end
}

/** Ends of the groups of a chain, and digits up to them. */
const ends = new Int32Array(REACH)
const counts = new Int32Array(REACH)

/** Groups of digits with separators between them: tries all of them, then fewer. */
function digitChain(text: string, start: number, run: number, language: EntityLanguage, found: Found): number {
  let first = start
  // "+1", "(0", "(+1"
  for (const sign of [43, 40, 43]) {
    if (first > 0 && text.charCodeAt(first - 1) === sign) first--
    else if (sign === 40 && first > 1 && text.charCodeAt(first - 1) === 32 && text.charCodeAt(first - 2) === 40) first -= 2
  }
  let groups = 0
  let index = run
  let digits = run - start
  counts[groups] = digits
  ends[groups++] = run
  while (index < text.length && index - start < REACH && groups < 12) {
    let from = index
    while (from < index + 3 && isSeparator(text.charCodeAt(from))) from++
    if (from === index || !isDigit(text.charCodeAt(from))) break
    index = from
    while (index < text.length && index - start < REACH && isDigit(text.charCodeAt(index))) index++
    if (isDigit(text.charCodeAt(index))) break
    digits += index - from
    counts[groups] = digits
    ends[groups++] = index
  }
  const context = new NumberContext(text.slice(Math.max(0, first - 42), first), followsPhone(text, first, found))
  for (let group = groups - 1; group >= 0; group--) {
    if (counts[group]! > MOST_DIGITS) continue
    const end = identified(text, start, first, ends[group]!, counts[group]!, context, language, found)
    if (end > 0) return end
  }
  return start
}

/** What stands between two telephone numbers of one list: a sign, a short word. */
const listed = /^[ \u00a0]?(?:[,;/|·•][ \u00a0]?)?(?:\p{L}{1,6}\.?[ \u00a0])?$/u
const LONGEST_LISTED = 12

/** Whether a telephone number stands before the place, with nothing but "or" or a comma between. */
function followsPhone(text: string, start: number, { mentions }: Found): boolean {
  const last = mentions.at(-1)
  return last?.type === 'IDENTIFIER:PHONE_NUMBER' && last.end < start && start - last.end <= LONGEST_LISTED && listed.test(text.slice(last.end, start))
}

/** Adds what [first, end) is, if anything; returns its end or -1. @param count digits between `start` and `end` */
function identified(
  text: string,
  start: number,
  first: number,
  end: number,
  count: number,
  context: NumberContext,
  language: EntityLanguage,
  found: Found
): number {
  const { before } = context
  const follow = text.charCodeAt(end)
  const extension = continuesWord(follow) || follow === 32 ? extensionLength(text, end) : 0
  if (extension === 0 && continuesWord(follow) && follow < 0x590) return withLetter(text, start, end, before, language, found)
  if (count < LEAST_DIGITS) return -1
  const plain = latinDigits(text.slice(start, end))
  if (count > 11 && /^[\d -]+$/.test(plain) && isCardNumber(plain.replace(/\D/g, ''))) {
    found.add(start, end, 'IDENTIFIER:CREDIT_CARD_NUM', 'card')
    return end
  }
  const number = count > 7 ? personalNumber(plain, before + text.slice(first, start), language) : undefined
  if (number !== undefined) {
    found.add(start, end, number.type, number.name)
    return end
  }
  if (withLetter(text, start, end, before, language, found) > 0) return end
  // brackets are closed inside the number
  let opened = first
  while (opened < start && isUnbalanced(text, opened, end)) opened++
  if (isUnbalanced(text, opened, end)) return -1
  if (!isPhoneNumber(text.slice(opened, start) + plain, context, language)) return -1
  if (text.charCodeAt(opened) !== 43 && isAmount(text, end, language)) return -1
  found.add(opened, end + extension, 'IDENTIFIER:PHONE_NUMBER', 'phone')
  return end + extension
}

/** Whether a currency or a sign of percent stands behind the number: "600 123 456 euros". */
function isAmount(text: string, end: number, language: EntityLanguage): boolean {
  const from = isBlank(text.charCodeAt(end)) ? end + 1 : end
  if (from >= text.length) return false
  let amount = false
  unitLexicon(language).after.walk(text, from, (word, stop) => {
    if ((word.percent || word.currency !== undefined) && isWordEnd(text, stop)) amount = true
  })
  return amount
}

/** Length of " ext. 123" behind a telephone number, 0 without. */
function extensionLength(text: string, end: number): number {
  return /^\s?(?:ext\.?|x|extension|فرعي|доб\.?|int\.?|durchwahl)\s?\d{1,6}(?!\d)/iu.exec(text.slice(end, end + 18))?.[0].length ?? 0
}

function isUnbalanced(text: string, start: number, end: number): boolean {
  let open = 0
  for (let index = start; index < end; index++) {
    const code = text.charCodeAt(index)
    if (code === 40) open++
    else if (code === 41 && --open < 0) return true
  }
  return open !== 0
}

/** Characters of the longest number behind its first digits. */
const LONGEST_TAIL = 14

/** Digits with letters among or behind them: "12345678Z", "131052-308T", "27AAPFU0939F1ZV". */
function withLetter(text: string, start: number, end: number, before: string, language: EntityLanguage, found: Found): number {
  let stop = end
  while (
    stop < end + LONGEST_TAIL &&
    (isAsciiLetter(text.charCodeAt(stop)) || isDigit(text.charCodeAt(stop)) || (text.charCodeAt(stop) === 45 && stop === end))
  )
    stop++
  if (stop === end || continuesWord(text.charCodeAt(stop)) || kinds[text.charCodeAt(stop)] === undefined) {
    if (stop === end || stop < text.length) return -1
  }
  const number = personalNumber(text.slice(start, stop), before, language)
  if (number === undefined) return -1
  found.add(start, stop, number.type, number.name)
  return stop
}

/** The same text with digits of other scripts as 0 to 9. */
function latinDigits(written: string): string {
  let plain = ''
  for (const character of written) {
    const value = digitValues[character.charCodeAt(0)]!
    plain += value >= 0 ? String(value) : character === '\u00a0' ? ' ' : character === '\u2011' || character === '\u2013' ? '-' : character
  }
  return plain
}
