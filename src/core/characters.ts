import { WordCache } from './word-cache.js'

/** What the tokenizer distinguishes about one character. Hangul and all alphabets are `letter`. */
export const Kind = {
  space: 0,
  newline: 1,
  letter: 2,
  digit: 3,
  mark: 4,
  period: 5,
  comma: 6,
  hyphen: 7,
  apostrophe: 8,
  quote: 9,
  open: 10,
  close: 11,
  slash: 12,
  colon: 13,
  semicolon: 14,
  terminal: 15,
  percent: 16,
  currency: 17,
  math: 18,
  at: 19,
  hash: 20,
  underscore: 21,
  ellipsis: 22,
  han: 23,
  hiragana: 24,
  katakana: 25,
  thai: 26,
  middleDot: 27,
  emoji: 28,
  punctuation: 29,
  control: 30,
  special: 31
} as const

export type KindId = (typeof Kind)[keyof typeof Kind]

const SINGLE: ReadonlyArray<readonly [string, KindId]> = [
  ['.．｡', Kind.period],
  [',،，、､﹐﹑', Kind.comma],
  ['-‐‑‒–—―−－﹘﹣־〜～', Kind.hyphen],
  ["'’ʼ`´＇‘‛", Kind.apostrophe],
  ['"“”„‟«»‹›〝〞〟＂', Kind.quote],
  ['([{（［｛「『【〔〈《〖‚༺｢', Kind.open],
  [')]}）］｝」』】〕〉》〗༻｣', Kind.close],
  ['/／\\＼⁄', Kind.slash],
  [':：﹕', Kind.colon],
  [';；؛﹔', Kind.semicolon],
  ['!?！？。।॥؟۔‼⁇⁈⁉¡¿՞', Kind.terminal],
  ['%‰٪％°℃', Kind.percent],
  ['@＠', Kind.at],
  ['#＃', Kind.hash],
  ['_＿‿', Kind.underscore],
  ['…⋯', Kind.ellipsis],
  ['·・･•‧∙', Kind.middleDot]
]

function kindOf(code: number): KindId {
  const character = String.fromCharCode(code)
  if (/[\n\r\v\f\u0085\u2028\u2029]/.test(character)) return Kind.newline
  if (/\s/.test(character)) return Kind.space
  if (code >= 0xd800 && code <= 0xdfff) return Kind.control
  if (/[\p{Script=Han}〇々〆]/u.test(character)) return Kind.han
  if (code >= 0x0e00 && code <= 0x0e7f && code !== 0x0e3f) return /\p{Nd}/u.test(character) ? Kind.digit : Kind.thai
  if (code === 0x30fc || (code >= 0xff66 && code <= 0xff9f) || (/\p{Script=Katakana}/u.test(character) && /\p{L}/u.test(character))) return Kind.katakana
  if (/\p{Script=Hiragana}/u.test(character)) return Kind.hiragana
  if (/\p{Nd}/u.test(character)) return Kind.digit
  // superscripts behave like letters ("m²"), fractions and circled numbers like digits
  if (/[²³¹⁰-₟]/u.test(character) && /\p{No}/u.test(character)) return Kind.letter
  if (/\p{No}/u.test(character)) return Kind.digit
  if (/[\p{M}\p{Cf}]/u.test(character)) return Kind.mark
  if (/[\p{L}\p{Nl}]/u.test(character)) return Kind.letter
  if (/\p{Sc}/u.test(character)) return Kind.currency
  if (/\p{Emoji_Presentation}/u.test(character)) return Kind.emoji
  if (/\p{Extended_Pictographic}/u.test(character) && code >= 0x2190) return Kind.emoji
  if (/\p{S}/u.test(character)) return Kind.math
  if (/\p{Ps}/u.test(character)) return Kind.open
  if (/\p{Pe}/u.test(character)) return Kind.close
  if (/\p{P}/u.test(character)) return Kind.punctuation
  return Kind.control
}

function buildKinds(): Uint8Array {
  const kinds = new Uint8Array(65536)
  for (let code = 0; code < 65536; code++) {
    // the large uniform blocks need no tests
    if ((code >= 0x4e00 && code <= 0x9fff) || (code >= 0x3400 && code <= 0x4dbf)) kinds[code] = Kind.han
    else if (code >= 0xac00 && code <= 0xd7a3) kinds[code] = Kind.letter
    else if (code >= 0xd800 && code <= 0xf8ff) kinds[code] = Kind.control
    else kinds[code] = kindOf(code)
  }
  for (const [characters, kind] of SINGLE) for (const character of characters) kinds[character.charCodeAt(0)] = kind
  return kinds
}

function buildLower(): Uint16Array {
  const lower = new Uint16Array(65536)
  for (let code = 0; code < 65536; code++) lower[code] = code
  for (let code = 0x41; code < 0x2200; code++) {
    const small = String.fromCharCode(code).toLowerCase()
    if (small.length === 1) lower[code] = small.charCodeAt(0)
  }
  for (let code = 0xff21; code <= 0xff3a; code++) lower[code] = code + 32
  return lower
}

/** Kind of each UTF-16 code unit; surrogates are `control` here, see `kindAt`. */
export const kinds: Uint8Array = buildKinds()

/** Simple lower case of each code unit. */
export const lower: Uint16Array = buildLower()

/** The code point at `index`; a lone surrogate is itself. */
export function codePointAt(text: string, index: number): number {
  const high = text.charCodeAt(index)
  if (high < 0xd800 || high > 0xdbff || index + 1 >= text.length) return high
  const low = text.charCodeAt(index + 1)
  return low >= 0xdc00 && low <= 0xdfff ? (high - 0xd800) * 0x400 + low - 0xdc00 + 0x10000 : high
}

const astralKinds = new WordCache<KindId, number>(() => 0, 2 ** 18)

/** Kind of a code point above U+FFFF. */
export function astralKind(point: number): KindId {
  if (point >= 0x20000 && point <= 0x3ffff) return Kind.han
  if (point >= 0x1f1e6 && point <= 0x1faff) return Kind.emoji
  if (point >= 0xe0000) return Kind.mark
  const cached = astralKinds.get(point)
  if (cached !== undefined) return cached
  const character = String.fromCodePoint(point)
  let kind: KindId = Kind.math
  if (/\p{M}/u.test(character)) kind = Kind.mark
  else if (/\p{Nd}/u.test(character)) kind = Kind.digit
  else if (/[\p{L}\p{N}]/u.test(character)) kind = Kind.letter
  else if (/\p{Extended_Pictographic}/u.test(character)) kind = Kind.emoji
  else if (/\p{Sc}/u.test(character)) kind = Kind.currency
  else if (/\p{P}/u.test(character)) kind = Kind.punctuation
  astralKinds.set(point, kind)
  return kind
}

/** Whether a code is a letter from A to Z, of either case. */
export function isAsciiLetter(code: number): boolean {
  return (code >= 65 && code <= 90) || (code >= 97 && code <= 122)
}

/** Whether a code is such a letter or a digit from 0 to 9. */
export function isAsciiAlphanumeric(code: number): boolean {
  return (code >= 48 && code <= 57) || isAsciiLetter(code)
}
