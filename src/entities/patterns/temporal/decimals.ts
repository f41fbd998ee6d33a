/** Digits of numbers with decimals or groups of thousands, which are neither days nor hours: "37.1 in the morning", "6,107.31 August 2019". */

/** Characters of a number on each side of the digits that are looked at. */
const REACH = 20
const LAST_CLOCK_HOUR = 24
const LAST_MINUTE = 59
const LAST_DAY = 31
const LAST_MONTH = 12

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57
}

function isSeparator(code: number): boolean {
  return code === 46 || code === 44
}

/** Whether the digits [start, end) belong to a number that no date and no clock time is written like. */
export function isOfDecimal(text: string, start: number, end: number): boolean {
  const joinsBefore = isSeparator(text.charCodeAt(start - 1)) && isDigit(text.charCodeAt(start - 2))
  if (!joinsBefore && !(isSeparator(text.charCodeAt(end)) && isDigit(text.charCodeAt(end + 1)))) return false
  const before = /[\d.,]*$/.exec(text.slice(Math.max(0, start - REACH), start))![0]
  const behind = /^(?:[.,]\d|\d)*/.exec(text.slice(end, end + REACH))![0]
  const written = before + text.slice(start, end) + behind
  const parts = written.split(/[.,]/)
  const signs = written.replace(/\d/g, '')
  if (parts.includes('')) return false
  if (signs.length > 1) return signs.includes(',')
  const [whole = '', rest = ''] = parts
  // "Oct 5,2016"
  if (signs === ',') return rest.length !== 4
  const first = Number(whole)
  const second = Number(rest)
  const isDay =
    whole.length <= 2 && rest.length <= 2 && first >= 1 && second >= 1 && Math.max(first, second) <= LAST_DAY && Math.min(first, second) <= LAST_MONTH
  const isClock = whole.length <= 2 && rest.length === 2 && first <= LAST_CLOCK_HOUR && second <= LAST_MINUTE
  return !isDay && !isClock && whole.length !== 4 && rest.length !== 4
}
