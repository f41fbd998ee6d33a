/** What a line is labelled by: words between blanks and separators, or single characters where it has Chinese ones. */
import { hasHan } from '../dictionaries/normalise.js'

/** What stands before a token. */
export const BLANK = 0
export const SEPARATOR = 1
export const LINE_END = 2

export interface Token {
  /** UTF-16 offsets into the line, end exclusive. */
  readonly start: number
  readonly end: number
  /** BLANK, SEPARATOR or LINE_END; LINE_END for the first. */
  readonly before: number
}

const WORD = /[^\s,;:|()[\]{}<>"“”„«»、，；：（）]+/gu
/** Chinese numbers of several characters are one token where what they count stands behind them. */
const HAN_TOKEN = /[零〇一二三四五六七八九十百千]{2,}(?=[号號楼樓栋棟幢座单單室层層])|[0-9０-９]+|[A-Za-zＡ-Ｚａ-ｚ]+|[^\s,;:|()[\]{}<>"“”„«»、，；：（）]/gu
const HAS_SEPARATOR = /[^\s()[\]{}<>"“”„«»（）]/u
/** Signs around a word that are no part of it; a dot behind it may be. */
const LEADING = /^[^\p{L}\p{N}\p{M}#&]+/u
const TRAILING = /[^\p{L}\p{N}\p{M}.#&]+$/u

/** Tokens of a line in order; none for a line without letters and digits. */
export function tokensOf(line: string): Token[] {
  const tokens: Token[] = []
  let last = 0
  for (const found of line.matchAll(hasHan(line) ? HAN_TOKEN : WORD)) {
    const inner = found[0].replace(LEADING, '')
    const word = inner.replace(TRAILING, '')
    if (!/[\p{L}\p{N}#&]/u.test(word)) continue
    const start = found.index + found[0].length - inner.length
    tokens.push({ start, end: start + word.length, before: tokens.length === 0 ? LINE_END : between(line.slice(last, start)) })
    last = start + word.length
  }
  return tokens
}

function between(text: string): number {
  if (text === '' || text === ' ') return BLANK
  if (text.includes('\n')) return LINE_END
  return HAS_SEPARATOR.test(text) ? SEPARATOR : BLANK
}
