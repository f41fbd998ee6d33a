/** Windows of pieces over the tokens of a document, as the network reads them. */
import type { TokenList } from '../../core/spans.js'
import { tokenText } from '../../core/spans.js'
import type { PieceWindow } from '../../models/encoder/batches.js'
import type { WordPieces } from '../../models/encoder/word-pieces.js'

/** Pieces of one window, its begin and end marks included. */
export const WINDOW = 160
const BEGIN = 0
const END = 2

export interface Window extends PieceWindow {
  /** Place of the first piece of each token of the window. */
  readonly first: readonly number[]
  /** The window's first token; its tokens follow on one another. */
  readonly start: number
}

/** Neighbouring sentences together up to `WINDOW` pieces; a longer sentence is cut between tokens. The windows cover all tokens, in order. */
export function windowsOf(tokens: TokenList, wordPieces: WordPieces): Window[] {
  const windows: Window[] = []
  const { sentences, count } = tokens
  let open = new OpenWindow(0)
  for (let sentence = 0; sentence < sentences.length; sentence++) {
    const from = sentences[sentence]!
    const to = sentence + 1 < sentences.length ? sentences[sentence + 1]! : count
    const cut = piecesOf(tokens, from, to, wordPieces)
    const size = cut.reduce((sum, { length }) => sum + length, 0)
    if (open.first.length > 0 && open.pieces.length + size >= WINDOW) open = close(open, windows, from)
    for (const [index, pieces] of cut.entries()) {
      if (open.pieces.length + pieces.length >= WINDOW) open = close(open, windows, from + index)
      open.first.push(open.pieces.length)
      open.pieces.push(...pieces)
    }
  }
  if (open.first.length > 0) close(open, windows, count)
  return windows
}

class OpenWindow {
  readonly pieces: number[] = [BEGIN]
  readonly first: number[] = []
  readonly start: number

  constructor(start: number) {
    this.start = start
  }
}

function close(open: OpenWindow, windows: Window[], next: number): OpenWindow {
  if (open.first.length > 0) windows.push({ pieces: [...open.pieces, END], first: open.first, start: open.start })
  return new OpenWindow(next)
}

function piecesOf(tokens: TokenList, from: number, to: number, wordPieces: WordPieces): (readonly number[])[] {
  const found: (readonly number[])[] = []
  for (let token = from; token < to; token++) {
    const spaced = token === 0 || tokens.starts[token]! > tokens.ends[token - 1]!
    found.push(wordPieces.of(tokenText(tokens, token), spaced))
  }
  return found
}
