/** Windows of pieces over the tokens of a document, as the network reads them. */
import { TokenClass, type TokenList, tokenText } from '../../core/spans.js'
import type { PieceWindow } from '../../models/encoder/batches.js'
import type { WordPieces } from '../../models/encoder/word-pieces.js'

/** Pieces of one window, its begin and end marks included. */
export const WINDOW = 160
const BEGIN = 0
const END = 2
/** Tokens that are cut into pieces between two looks at whether the task has been cancelled. */
const TOKENS_A_CHECK = 1024
/** Tokens without a letter or digit in a row, from which on the inner ones are cut out: rules and dotted lines of ordinary documents are shorter. */
const LONG_RUN = 64
/** Signs of a long run that stay on each side, next to the words. */
const KEPT = 8
const NOTHING: readonly number[] = []

export interface Window extends PieceWindow {
  /** Place of the first piece of each token of the window. */
  readonly first: readonly number[]
  /** The window's first token; its tokens follow on one another. */
  readonly start: number
}

/**
 * Neighbouring sentences together up to `WINDOW` pieces; a longer sentence is cut between tokens. The windows hold all tokens, in order, but the inner ones of long
 * runs of signs: those are no words of any name, and no text that says something has them.
 * @param check called every few milliseconds
 */
export function windowsOf(tokens: TokenList, wordPieces: WordPieces, check?: () => void): Window[] {
  const windows: Window[] = []
  const { sentences, count } = tokens
  const cutOut = innerSigns(tokens)
  let open = new OpenWindow(0)
  let unchecked = 0
  for (let sentence = 0; sentence < sentences.length; sentence++) {
    if (unchecked > TOKENS_A_CHECK) {
      unchecked = 0
      check?.()
    }
    const from = sentences[sentence]!
    const to = sentence + 1 < sentences.length ? sentences[sentence + 1]! : count
    unchecked += to - from
    const cut = piecesOf(tokens, from, to, wordPieces, cutOut, check)
    const size = cut.reduce((sum, { length }) => sum + length, 0)
    if (open.first.length > 0 && open.pieces.length + size >= WINDOW) open = close(open, windows, from)
    for (const [index, pieces] of cut.entries()) {
      if (pieces.length === 0) {
        open = close(open, windows, from + index + 1)
        continue
      }
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

/** Pieces of each token, none of those that are cut out. */
function piecesOf(
  tokens: TokenList,
  from: number,
  to: number,
  wordPieces: WordPieces,
  cutOut: Uint8Array,
  check: (() => void) | undefined
): (readonly number[])[] {
  const found: (readonly number[])[] = []
  for (let token = from; token < to; token++) {
    if ((token - from) % TOKENS_A_CHECK === TOKENS_A_CHECK - 1) check?.()
    if (cutOut[token] === 1) {
      found.push(NOTHING)
      continue
    }
    const spaced = token === 0 || tokens.starts[token]! > tokens.ends[token - 1]!
    found.push(wordPieces.of(tokenText(tokens, token), spaced))
  }
  return found
}

/** Marks the tokens inside long runs of tokens that have neither letter nor digit. */
function innerSigns({ count, classes }: TokenList): Uint8Array {
  const marked = new Uint8Array(count)
  let first = 0
  for (let token = 0; token <= count; token++) {
    if (token < count && isSign(classes[token]!)) continue
    if (token - first >= LONG_RUN) marked.fill(1, first + KEPT, token - KEPT)
    first = token + 1
  }
  return marked
}

function isSign(tokenClass: number): boolean {
  return tokenClass === TokenClass.punctuation || tokenClass === TokenClass.symbol || tokenClass === TokenClass.emoji
}
