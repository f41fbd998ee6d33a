/** From offsets to tokens. */
import { firstAtLeast } from '../../core/sorted.js'
import type { Span, TokenList } from '../../core/spans.js'

/** Index of the first token that ends after `offset`: the one it lies in, or the next one; `count` when there is none. O(log n). */
export function tokenFrom(tokens: TokenList, offset: number): number {
  return firstAtLeast(tokens.ends, offset + 1, tokens.count)
}

/** Number of tokens that a stretch of text touches. */
export function tokensIn(tokens: TokenList, start: number, end: number): number {
  const first = tokenFrom(tokens, start)
  let last = first
  while (last < tokens.count && tokens.starts[last]! < end) last++
  return last - first
}

/** The stretch widened to whole tokens; undefined where it touches none. */
export function snapToTokens(tokens: TokenList, start: number, end: number): { start: number; end: number } | undefined {
  const first = tokenFrom(tokens, start)
  if (first >= tokens.count || tokens.starts[first]! >= end) return undefined
  const last = tokenFrom(tokens, end - 1)
  const snappedEnd = last < tokens.count && tokens.starts[last]! < end ? tokens.ends[last]! : end
  return { start: Math.min(start, tokens.starts[first]!), end: Math.max(end, snappedEnd) }
}

/** Whether a stretch is one whole token. */
export function isOneToken(tokens: TokenList, { start, end }: Span): boolean {
  const token = tokenFrom(tokens, start)
  return tokens.starts[token] === start && tokens.ends[token] === end
}

/** A token as it is written. */
export function textOf({ text, starts, ends }: TokenList, token: number): string {
  return text.slice(starts[token], ends[token])
}

/** Whether a blank, or nothing, is between a token and the next one. */
export function isBeside({ text, starts, ends, count }: TokenList, token: number): boolean {
  if (token < 0 || token + 1 >= count) return false
  const end = ends[token]!
  const gap = starts[token + 1]! - end
  return gap === 0 || (gap === 1 && isBlank(text[end]!))
}

/** Whether a blank is between a token and the next one. */
export function isBlankBehind({ text, starts, ends, count }: TokenList, token: number): boolean {
  if (token + 1 >= count) return false
  const end = ends[token]!
  return starts[token + 1]! - end === 1 && isBlank(text[end]!)
}

const isBlank = (character: string) => character === ' ' || character === '\u00a0'

/** Whether a token is the first of its sentence. O(log n). */
export function startsSentence({ sentences }: TokenList, token: number): boolean {
  return sentences[firstAtLeast(sentences, token)] === token
}
