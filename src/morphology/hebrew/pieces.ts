/** Words cut into the pieces of a unigram model (SentencePiece's, Kudo 2018): the cut with the highest probability, by dynamic programming. */

const UNKNOWN = 2
/** Of a longer word only the first and the last letters are read. */
const HEAD_LETTERS = 24
const TAIL_LETTERS = 8
const LONGEST_PIECE = 12
const WORD_START = '▁'

const replaced: Readonly<Record<string, string>> = { '״': '"', '”': '"', '“': '"', '׳': "'", '’': "'", '־': '-' }

/** Hebrew vowel points and cantillation marks; the maqaf is a hyphen. */
export function isPoint(code: number): boolean {
  return code >= 0x591 && code <= 0x5c7 && code !== 0x5be
}

export class HebrewPieces {
  readonly #pieces = new Map<string, number>()
  readonly #scores: Float64Array
  readonly #unknown: number

  /** @param pieces each piece with its log probability; the first three are begin, end and unknown */
  constructor(pieces: readonly (readonly [string, number])[]) {
    this.#scores = Float64Array.from(pieces, ([, score]) => score)
    this.#unknown = this.#scores.reduce((least, score) => Math.min(least, score), 0) - 10
    for (const [index, [piece]] of pieces.entries()) if (index > UNKNOWN) this.#pieces.set(piece, index)
  }

  /** Piece numbers of a word, in order; at least one. Time is linear in the word's length. */
  cut(word: string): number[] {
    const text = lettersOf(word)
    const best = new Float64Array(text.length + 1).fill(Number.NEGATIVE_INFINITY)
    const starts = new Int32Array(text.length + 1)
    const found = new Int32Array(text.length + 1)
    best[0] = 0
    for (let end = 1; end <= text.length; end++) {
      for (let start = Math.max(0, end - LONGEST_PIECE); start < end; start++) {
        const index = this.#pieces.get(text.slice(start, end).join('')) ?? (end - start === 1 ? UNKNOWN : -1)
        if (index < 0) continue
        const score = best[start]! + (index === UNKNOWN ? this.#unknown : this.#scores[index]!)
        if (score > best[end]!) {
          best[end] = score
          starts[end] = start
          found[end] = index
        }
      }
    }
    const pieces: number[] = []
    for (let at = text.length; at > 0; at = starts[at]!) pieces.push(found[at]!)
    return pieces.reverse()
  }
}

function lettersOf(word: string): string[] {
  const head: string[] = [WORD_START]
  let tail: string[] = []
  for (const letter of word) {
    if (isPoint(letter.codePointAt(0)!)) continue
    const plain = replaced[letter] ?? letter
    if (head.length <= HEAD_LETTERS) head.push(plain)
    else tail.push(plain)
    if (tail.length > 1024) tail = tail.slice(-TAIL_LETTERS)
  }
  return head.concat(tail.slice(-TAIL_LETTERS))
}
