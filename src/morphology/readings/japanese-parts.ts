/** Readings of Japanese words that are not listed, from listed parts. */
import { isKana, toKatakana } from './kana.js'

/** Longest listed part that is looked for inside a word. */
const MAX_PART = 12
/** Longer words are read in pieces of this length, so that time stays linear. */
const MAX_PIECE = 64
/** Before a character: its reading inside compounds. */
export const INSIDE = '\u0001'
const REPEATED = '々'

/** Costs of a path: a listed part 1 and a little for each letter, a kana, a character by its reading inside compounds or by the one it has alone. */
const KANA_COST = 0.4
const INSIDE_COST = 1.6
const ALONE_COST = 1.7
const LETTER_COST = 0.01

/** Finds the readings of a listed part, best first. */
export type PartLookUp = (part: string) => readonly { readonly reading: string }[] | undefined

/** Katakana of a word, from the cheapest chain of listed parts, single characters and kana; null when a character has no reading. */
export function composeReading(word: string, lookUp: PartLookUp): string | null {
  let reading = ''
  for (let from = 0; from < word.length; from += MAX_PIECE) {
    const piece = composePiece(word.slice(from, from + MAX_PIECE), lookUp)
    if (piece === null) return null
    reading += piece
  }
  return reading
}

function composePiece(word: string, lookUp: PartLookUp): string | null {
  const costs = new Float64Array(word.length + 1).fill(Infinity)
  const readings = new Array<string>(word.length + 1).fill('')
  costs[0] = 0
  for (let from = 0; from < word.length; from++) {
    const cost = costs[from]!
    if (cost === Infinity) continue
    const offer = (end: number, added: number, reading: string | undefined) => {
      if (reading === undefined || cost + added >= costs[end]!) return
      costs[end] = cost + added
      readings[end] = readings[from]! + reading
    }
    const letter = word[from]!
    if (isKana(letter.charCodeAt(0))) {
      offer(from + 1, KANA_COST, toKatakana(letter))
    } else {
      const character = letter === REPEATED && from > 0 ? word[from - 1]! : letter
      offer(from + 1, INSIDE_COST, lookUp(INSIDE + character)?.[0]?.reading)
      offer(from + 1, ALONE_COST, lookUp(character)?.[0]?.reading)
    }
    const limit = Math.min(word.length, from + MAX_PART)
    for (let end = from + 2; end <= limit; end++) offer(end, 1 + LETTER_COST * (end - from), lookUp(word.slice(from, end))?.[0]?.reading)
  }
  return costs[word.length] === Infinity ? null : readings[word.length]!
}
