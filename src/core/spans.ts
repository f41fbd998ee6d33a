/** A stretch of text: UTF-16 offsets, `end` is exclusive. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** What a token is, as far as its letters tell; stored in `TokenList.classes`. */
export const TokenClass = {
  word: 0,
  number: 1,
  punctuation: 2,
  symbol: 3,
  url: 4,
  email: 5,
  handle: 6,
  hashtag: 7,
  /** emoji and emoticons */
  emoji: 8
} as const

/**
 * Tokens of a text as parallel arrays of numbers; strings are cut out only when an answer is written.
 * Offsets are UTF-16 code units of `text`, ends are exclusive, tokens are in order and do not overlap.
 */
export interface TokenList {
  readonly text: string
  readonly count: number
  /** length >= count */
  readonly starts: Uint32Array
  /** length >= count */
  readonly ends: Uint32Array
  /** `TokenClass` of each token; length >= count */
  readonly classes: Uint8Array
  /** Index of the first token of each sentence, ascending, first entry 0 (empty for a text without tokens). */
  readonly sentences: Uint32Array
}

/** The text of token `index`. */
export function tokenText(tokens: TokenList, index: number): string {
  return tokens.text.slice(tokens.starts[index], tokens.ends[index])
}

/** A text that is one word. */
export function singleToken(text: string): TokenList {
  return {
    text,
    count: 1,
    starts: Uint32Array.of(0),
    ends: Uint32Array.of(text.length),
    classes: Uint8Array.of(TokenClass.word),
    sentences: Uint32Array.of(0)
  }
}
