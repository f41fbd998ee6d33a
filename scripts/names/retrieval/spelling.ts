/** A scorer of spellings that depends on no model: retrieval is measured with it beside the matcher that is served. */
import { editsWithin } from '../../../src/knowledge/names/edits.js'
import type { PreparedName } from '../../../src/names/matching/types.js'

/** Edits of a word for each letter at most. */
const MOST_EDITS = 0.35

/** 0 to 1: letters of words that have a partner with a few edits, each partner taken once. */
export function spellingScore(left: PreparedName, right: PreparedName): number {
  const [one, other] = [left.latin[0]!.split(' '), right.latin[0]!.split(' ')]
  const [some, more] = one.length <= other.length ? [one, other] : [other, one]
  const free = new Set(more.keys())
  let shared = 0
  for (const word of some) {
    let best = { place: -1, score: 0 }
    for (const place of free) {
      const score = similarity(word, more[place]!)
      if (score > best.score) best = { place, score }
    }
    if (best.place < 0) continue
    free.delete(best.place)
    shared += best.score * (word.length + more[best.place]!.length)
  }
  const letters = [...one, ...other].reduce((sum, word) => sum + word.length, 0)
  return letters === 0 ? 0 : shared / letters
}

function similarity(left: string, right: string): number {
  if (left === right) return 1
  const longest = Math.max(left.length, right.length)
  const limit = Math.floor(MOST_EDITS * longest)
  const edits = limit === 0 ? 1 : editsWithin(left, right, limit)
  return edits > limit ? 0 : 1 - edits / longest
}
