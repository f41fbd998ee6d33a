/**
 * Signs that only point at something: serial, article and order numbers, versions, book numbers, keys of databases, footnote marks, numbers of laws and cases. They have no type of their
 * own in the API, and what stands inside them is neither a number nor a date.
 */
import { isAsciiAlphanumeric, Kind, kinds } from '../../core/characters.js'
import type { Span } from '../../core/spans.js'
import type { EntityLanguage } from '../languages.js'
import type { Mention } from '../types.js'
import { caseNumberStart, sheetLength } from './case-numbers.js'
import { referenceBefore } from './reference-words.js'

export interface Code extends Span {
  /** A word before it says that it is a code, so that it is no date even where it looks like one. */
  readonly named: boolean
}

/** Chains that go on longer are no dates, times or amounts in any writing. */
const LONGEST_CHAIN = 80
/** Characters of a number in two parts that stands right behind the name of a thing: "order 5-10" is an amount. */
const LEAST_OF_THING = 6
/** Digits of the largest footnote mark. */
const LONGEST_MARK = 4
/** Characters of a list of footnote marks. */
const LONGEST_MARKS = 40

function isJoiner(code: number): boolean {
  return code === 45 || code === 46 || code === 47 || code === 58 || code === 95 || code === 0x2010 || code === 0x2011
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
/** Letters before digits ("rc1") or between them ("8u392"). */
const mixed = /^[a-z]+\d|\d[a-z]+\d/i
/** Hours and minutes, days and their time as ISO 8601 and the languages write them: letters between digits that belong to a time. */
const timeLike = /^(?:\d{1,2}[hu:]\d{2}(?:m|min)?|\d{1,2}T\d{1,2}|T\d{1,2})$/i
/** Registers whose numbers stand behind their names. */
const register = /(?:^|[^\p{L}])(?:isbn|issn|ismn|ean|gtin|upc|doi|pmid|pmcid|oclc|arxiv|imei|iccid|sku|asin|s\/n|p\/n|sn|vin)(?:[-\s]?1[03])?[:.#\s]{0,3}$/iu

const isoDate = /^\d{4}-\d\d-\d\d$/

/** Software, by words that many languages share; what stands behind them in three or more parts is no date. */
const versionWord =
  /(?:^|[^\p{L}])(?:v|ver|vers|version|versión|versione|versão|versió|versiune|versiunea|versie|versjon|verze|verzia|verzija|verzió|wersja|wersji|версия|версии|версія|версії|έκδοση|sürüm|sürümü|versi|versija|versijos|versioon|versio|phiên bản|release|build|firmware|版本|バージョン|버전|เวอร์ชัน|إصدار|الإصدار|גרסה|نسخه|संस्करण)[.:\s]{0,2}$/iu
/** "Urt. v. 12.03.2024": the letter is short for a word before dates as well. */
const fullDate = /^(?:0?[1-9]|[12]\d|3[01])\.(?:0?[1-9]|1[0-2])\.(?:19|20)\d\d$/
const datedBefore = /(?:^|[^\p{L}])v\. ?$/u
const parts = /^\d+(?:\.\d+){2,}$/

/** "2024-118", "2024-0815": two numbers of which the second is no end of a range that the first begins. */
function isSerial(chain: string): boolean {
  const [, first = '', second = ''] = /^(\d{1,9})-(\d{3,9})$/.exec(chain) ?? []
  return second !== '' && (second.startsWith('0') || Number(second) < Number(first))
}

/** Courts of the United States: "1:24-cv-03391". */
const federalDocket = /^\d:\d{2}-[a-z]{2}-\d{2,6}/i
/** A number in two parts, and what of them is a month or a range of years. */
const inParts = /^\d{1,7}[-/]\d{2,7}$/
const monthOrYears = /^(?:(?:0?[1-9]|1[0-2])[-/](?:19|20)\d\d|(?:19|20)\d\d[-/](?:0[1-9]|1[0-2]|\d\d|(?:19|20)\d\d)|\d{1,2}[-/]\d{2})$/

/** "PO Number: 8830-21", "item 88-2210": a number in two parts behind the name of what it belongs to. */
function isOfThing(text: string, start: number, chain: string, language: EntityLanguage): boolean {
  if (!inParts.test(chain) || monthOrYears.test(chain)) return false
  const reference = referenceBefore(text, start, language)
  return reference === 'numbered-thing' || (reference === 'thing' && chain.length >= LEAST_OF_THING)
}

/** Whether a chain of letters and digits with joiners between them is a code. */
function isCode(chain: string): boolean {
  if (uuid.test(chain)) return true
  if (isoDate.test(chain)) return false
  if (federalDocket.test(chain)) return true
  const parts = chain.split(/[-/_\u2010\u2011]/)
  const pieces = chain.split(/[^0-9a-z]/i)
  if (pieces.length > 1 && pieces.some((piece) => mixed.test(piece) && !timeLike.test(piece))) return true
  const numbers = parts.filter((part) => /^\d+$/.test(part))
  if (isSerial(chain) || (numbers.length > 1 && /^[A-Z]{2,}[-/_]/.test(chain))) return true
  // "02-feb-2020-03-mar-2020"
  if (numbers.length < 3 || parts.some((part) => /^[a-z]{3,}$/i.test(part))) return false
  return !chain.includes('/') || !chain.includes('-') || numbers.some((part) => part.length > 2 || part.startsWith('0'))
}

/** The end of the list of footnote marks that the bracket at `open` begins ("[12]", "[3, 4]"), or 0. */
function marksEnd(text: string, open: number): number {
  let digits = 0
  let some = false
  for (let at = open + 1; at < text.length && at - open < LONGEST_MARKS; at++) {
    const code = text.charCodeAt(at)
    if (code >= 48 && code <= 57) {
      some = true
      if (++digits > LONGEST_MARK) return 0
    } else if (code === 93) return some ? at + 1 : 0
    else if (code === 32 || code === 44 || code === 45 || code === 0x2013 || code === 59) digits = 0
    else return 0
  }
  return 0
}

/** All codes of a text, in order, without overlaps. Linear in its length. */
export function findCodes(text: string, language: EntityLanguage): Code[] {
  const codes: Code[] = []
  for (let at = 0; at < text.length; ) {
    const code = text.charCodeAt(at)
    if (code === 91) {
      const end = marksEnd(text, at)
      if (end > 0) codes.push({ start: at, end, named: false })
      at = Math.max(at + 1, end)
      continue
    }
    if (!isAsciiAlphanumeric(code)) {
      at++
      continue
    }
    const start = at
    let digits = false
    let joined = false
    for (; at < text.length; at++) {
      const next = text.charCodeAt(at)
      if (isAsciiAlphanumeric(next)) digits ||= next < 58
      else if (isJoiner(next) && isAsciiAlphanumeric(text.charCodeAt(at + 1))) joined = true
      else break
    }
    if (!digits || kinds[text.charCodeAt(start - 1)] === Kind.currency) continue
    const before = text.slice(Math.max(0, start - 12), start)
    const chain = text.slice(start, Math.min(at, start + LONGEST_CHAIN + 1))
    const filed = joined ? caseNumberStart(text, start, chain, language) : -1
    if (filed >= 0) {
      at += sheetLength(text, at, language)
      codes.push({ start: filed, end: at, named: true })
      continue
    }
    const named =
      (chain.length > 4 && register.test(before)) ||
      (joined &&
        ((parts.test(chain) && versionWord.test(before) && !(fullDate.test(chain) && datedBefore.test(before))) || isOfThing(text, start, chain, language)))
    if (named || (joined && chain.length <= LONGEST_CHAIN && isCode(chain))) codes.push({ start, end: at, named })
  }
  return codes
}

/** The mentions without those that are parts of codes; one that takes in a whole code stays, unless a word before says that it is one. Both in text order of their beginnings. */
export function outsideCodes(mentions: readonly Mention[], codes: readonly Code[]): Mention[] {
  if (codes.length === 0) return [...mentions]
  const sorted = [...mentions].sort((one, other) => one.start - other.start)
  let first = 0
  return sorted.filter(({ start, end }) => {
    while (first < codes.length && codes[first]!.end <= start) first++
    for (let index = first; index < codes.length && codes[index]!.start < end; index++) {
      const code = codes[index]!
      if (code.named || start > code.start || end < code.end) return false
    }
    return true
  })
}
