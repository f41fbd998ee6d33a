/** Character references of HTML that a text kept (`Harper &amp; Finch`, `Laura&nbsp;Whitcombe`) are read as what they stand for; offsets are those of the text as it came. */
import type { TokenList } from './spans.js'

/** A text without references, and where each of its characters stands in the text as it came. */
export interface Dereferenced {
  readonly text: string
  /** Offset of each character, and the length of the text as it came. */
  readonly starts: Uint32Array
  /** End of each character. */
  readonly ends: Uint32Array
}

const named: Readonly<Record<string, string>> = {
  nbsp: '\u00a0',
  amp: '&',
  quot: '"',
  apos: "'",
  lt: '<',
  gt: '>',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  laquo: '«',
  raquo: '»',
  shy: '\u00ad',
  middot: '·',
  bull: '•',
  euro: '€',
  pound: '£',
  yen: '¥',
  cent: '¢',
  copy: '©',
  reg: '®',
  trade: '™',
  deg: '°',
  sect: '§',
  ordf: 'ª',
  ordm: 'º',
  iexcl: '¡',
  iquest: '¿',
  szlig: 'ß',
  aelig: 'æ',
  AElig: 'Æ',
  oelig: 'œ',
  OElig: 'Œ',
  oslash: 'ø',
  Oslash: 'Ø',
  eth: 'ð',
  thorn: 'þ'
}
const marks: Readonly<Record<string, string>> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  ring: '\u030a',
  cedil: '\u0327',
  caron: '\u030c'
}
const reference = /&(?:#(?:(\d{2,6})|[xX]([\da-fA-F]{2,6}))|([A-Za-z])(grave|acute|circ|tilde|uml|ring|cedil|caron)|([A-Za-z]{2,6}));/g
const MOST_CODE_POINT = 0x10ffff

/** The text with its references read; undefined where it has none. Linear. */
export function dereferenced(text: string): Dereferenced | undefined {
  if (!text.includes('&')) return undefined
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
    const character = characterOf(found)
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
  return { text: parts.join(''), starts: Uint32Array.from([...starts, text.length]), ends: Uint32Array.from(ends) }
}

function characterOf([, decimal, hexadecimal, letter, mark, name]: RegExpExecArray): string | undefined {
  if (name !== undefined) return Object.hasOwn(named, name) ? named[name] : undefined
  if (letter !== undefined) return (letter + marks[mark!]!).normalize('NFC')
  const code = decimal === undefined ? Number.parseInt(hexadecimal!, 16) : Number.parseInt(decimal, 10)
  const isCharacter = code >= 32 && code <= MOST_CODE_POINT && (code < 0xd800 || code > 0xdfff)
  return isCharacter ? String.fromCodePoint(code) : undefined
}

/** A stretch of the text without references as one of the text as it came. */
export function asItCame<Stretch extends { readonly start: number; readonly end: number }>(stretch: Stretch, { starts, ends }: Dereferenced): Stretch {
  const start = starts[stretch.start]!
  return { ...stretch, start, end: stretch.end > stretch.start ? ends[stretch.end - 1]! : start }
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
