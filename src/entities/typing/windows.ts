/** What the encoder reads of a document for typing: the sentences of the mentions, as windows of pieces with the places of the mentions in them. */
import { firstAtLeast } from '../../core/sorted.js'
import type { TokenList } from '../../core/spans.js'
import { tokenText } from '../../core/spans.js'
import type { PieceWindow } from '../../models/encoder/batches.js'
import type { WordPieces } from '../../models/encoder/word-pieces.js'

/** Pieces of one window, its begin and end marks included; a longer sentence is cut between tokens. */
export const TYPING_WINDOW = 128
const BEGIN = 0
const END = 2

/** Where a mention stands in its window. */
export interface MentionPlace {
  /** Index of the mention in the list that was given. */
  readonly mention: number
  /** First piece. */
  readonly from: number
  /** Exclusive. */
  readonly to: number
}

export interface TypingWindow extends PieceWindow {
  readonly places: readonly MentionPlace[]
}

/**
 * Windows that hold all mentions, each mention in one: its sentence, or the part of it that the mention begins in. A mention that lies beyond the tokens
 * is left out. O(tokens + mentions log mentions).
 * @param mentions UTF-16 offsets in the text of the tokens, in any order; they may overlap
 */
export function typingWindows(
  tokens: TokenList,
  mentions: readonly { readonly start: number; readonly end: number }[],
  wordPieces: WordPieces
): TypingWindow[] {
  const spans = mentions
    .map(({ start, end }, mention) => ({
      mention,
      first: firstAtLeast(tokens.ends, start + 1, tokens.count),
      last: firstAtLeast(tokens.starts, end, tokens.count)
    }))
    .filter(({ first, last }) => first < last)
    .sort((left, right) => left.first - right.first)
  const windows: TypingWindow[] = []
  for (let at = 0; at < spans.length; ) {
    const sentence = sentenceOf(tokens, spans[at]!.first)
    let part = cutPart(tokens, sentence.from, sentence.to, wordPieces)
    while (at < spans.length && spans[at]!.first < sentence.to) {
      while (spans[at]!.first >= part.end) part = cutPart(tokens, part.end, sentence.to, wordPieces)
      const places: MentionPlace[] = []
      for (; at < spans.length && spans[at]!.first < part.end; at++) places.push(placeIn(part, spans[at]!))
      windows.push({ pieces: part.pieces, places })
    }
  }
  return windows
}

interface Part {
  readonly first: number
  readonly end: number
  /** First piece of each of its tokens. */
  readonly starts: readonly number[]
  readonly pieces: readonly number[]
}

/** Tokens from `from` on, as many as a window takes, one at least. */
function cutPart(tokens: TokenList, from: number, to: number, wordPieces: WordPieces): Part {
  const starts: number[] = []
  const pieces: number[] = [BEGIN]
  let token = from
  for (; token < to; token++) {
    const spaced = token === 0 || tokens.starts[token]! > tokens.ends[token - 1]!
    const word = wordPieces.of(tokenText(tokens, token), spaced)
    if (starts.length > 0 && pieces.length + word.length >= TYPING_WINDOW) break
    starts.push(pieces.length)
    pieces.push(...word)
  }
  pieces.push(END)
  return { first: from, end: token, starts, pieces }
}

function placeIn({ first, end, starts, pieces }: Part, span: { readonly mention: number; readonly first: number; readonly last: number }): MentionPlace {
  return { mention: span.mention, from: starts[span.first - first]!, to: span.last < end ? starts[span.last - first]! : pieces.length - 1 }
}

function sentenceOf({ sentences, count }: TokenList, token: number): { from: number; to: number } {
  const index = firstAtLeast(sentences, token + 1)
  return { from: sentences[index - 1] ?? 0, to: sentences[index] ?? count }
}
