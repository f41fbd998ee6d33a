/** Who writes to whom: greetings, signatures and headers of letters name private persons, whoever else bears their names. */
import type { Span } from '../core/spans.js'

/** Longest line of a greeting or a closing formula. */
const LONGEST_LINE = 60
/** Most words of a closing formula. */
const CLOSING_WORDS = 4
/** Lines from the beginning on among which the greeting is. */
const FIRST_LINES = 8

/** What stands before the name in a greeting: one to four words, `Dear Mr`, `Уважаемый господин`. */
const beforeGreeted = /^[\p{L}.]{2,16}(?: [\p{L}.]{1,16}){0,3} $/u
const behindGreeted = /^ ?[,!:，！]\s*$/u
const headers =
  'from to cc bcc sender von an de à para da a per van aan från till fra til lähettäjä vastaanottaja od do pre za wysłano от кому від feladó címzett la către από προς kimden kime gönderen alıcı dari kepada từ đến 发件人 收件人 差出人 宛先 보낸사람 받는사람 من إلى מאת אל'.split(
    ' '
  )
const header = new RegExp(`^ ?(?:${headers.join('|')})\\s?[:：] ?$`, 'iu')

/** `... for your help. Kind regards, `: a closing formula in the line of the name. */
const closingInLine = /(?:^|[.!?…] )\p{Lu}[\p{L}]*(?: [\p{L}]+){0,3}, ?$/u
const sentenceBefore = /[.!?…] \p{Lu}[^.!?…]*$/u

/** Whether a mention is greeted by a letter, signs one, or stands in its header. */
export function isCorrespondent(text: string, { start, end }: Span): boolean {
  const from = lineStart(text, start)
  const to = lineEnd(text, end)
  const before = text.slice(from, start)
  const behind = text.slice(end, to)
  if (to - end > LONGEST_LINE) return false
  if (start - from > LONGEST_LINE) return isClosedInLine(text, before, behind)
  if (header.test(before)) return behind.includes('@') || isHeader(text, to + 1) || isHeader(text, lineStart(text, from - 1))
  // a letter has more lines than its greeting
  if (beforeGreeted.test(before) && behindGreeted.test(behind) && text.slice(to).trim() !== '') return true
  if (!/^\s*(?:$|[,(])/u.test(behind)) return false
  return before.trim() === '' ? isBehindClosing(text, from) : isClosedInLine(text, before, behind)
}

/** Whether a line ends with a closing formula and the name, behind a sentence or in a text that begins with a greeting. */
function isClosedInLine(text: string, before: string, behind: string): boolean {
  const near = before.slice(-2 * LONGEST_LINE)
  return /^\s*(?:$|[,(])/u.test(behind) && closingInLine.test(near) && (sentenceBefore.test(near) || hasGreeting(text))
}

/** Whether the line above is a closing formula: few words and a comma, or any few words where the letter begins with a greeting. */
function isBehindClosing(text: string, from: number): boolean {
  const above = lineAbove(text, from)
  if (above === undefined || above.length > LONGEST_LINE || /[\d.:;?]/u.test(above)) return false
  const words = above.split(/\s+/u).length
  if (words > CLOSING_WORDS + 1) return false
  return (words <= CLOSING_WORDS && above.endsWith(',')) || hasGreeting(text)
}

/** Whether one of the first lines is a greeting, and there is more below it. */
export function hasGreeting(text: string): boolean {
  return text
    .slice(0, FIRST_LINES * LONGEST_LINE)
    .split('\n', FIRST_LINES)
    .some((line, at, lines) => at + 1 < lines.length && /^\p{L}[\p{L}. -]{1,50}[,!，！]\s*$/u.test(line) && line.trim().split(' ').length <= CLOSING_WORDS + 2)
}

function isHeader(text: string, from: number): boolean {
  if (from < 0 || from >= text.length) return false
  const line = text.slice(from, Math.min(lineEnd(text, from), from + 24))
  const colon = line.search(/[:：]/u)
  return colon > 0 && header.test(line.slice(0, colon + 1))
}

/** The last line before an offset that is not empty, as far as it is near. */
function lineAbove(text: string, from: number): string | undefined {
  const lines = text.slice(Math.max(0, from - 4 * LONGEST_LINE), from).split('\n')
  return lines.map((line) => line.trim()).findLast((line) => line !== '')
}

function lineStart(text: string, offset: number): number {
  return offset <= 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1
}

function lineEnd(text: string, offset: number): number {
  const found = text.indexOf('\n', offset)
  return found < 0 ? text.length : found
}
