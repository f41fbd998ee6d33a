/** Which words of two names go together: the assignment with the greatest weight (Kuhn 1955), after words that are written apart in one of them were joined. */
import { type Form, MOST_JOINED } from './prepare.js'
import { type Word, type WordMatch, type WordModel, wordOf } from './words.js'

export interface Pair {
  readonly left: number
  readonly right: number
  readonly match: WordMatch
}

export interface Alignment {
  /** With the words that were joined. */
  readonly left: readonly Word[]
  readonly right: readonly Word[]
  readonly pairs: readonly Pair[]
  readonly joined: number
}

/** Words that are less likely one are no pair. */
const LEAST = 0.12

export function align(left: Form, right: Form, model: WordModel): Alignment {
  const [one, joinedLeft] = joinedLike(left, right)
  const [other, joinedRight] = joinedLike(right, left)
  const matches: WordMatch[] = []
  const worth = new Float64Array(one.length * other.length)
  let any = false
  for (const word of one) {
    for (const each of other) {
      const match = model.match(word, each)
      if (match.probability >= LEAST) {
        worth[matches.length] = match.probability * (1 + word.weight + each.weight)
        any = true
      }
      matches.push(match)
    }
  }
  if (!any) return { left: one, right: other, pairs: [], joined: 0 }
  const pairs: Pair[] = []
  const columns = other.length
  for (const [place, at] of assignment(worth, one.length, columns).entries())
    if (at >= 0 && worth[place * columns + at]! > 0) pairs.push({ left: place, right: at, match: matches[place * columns + at]! })
  return { left: one, right: other, pairs, joined: joinedLeft + joinedRight }
}

/** Adjacent words that the other name writes as one. */
function joinedLike({ words, joints, spellings }: Form, other: Form): [readonly Word[], number] {
  if (!joints.some((joint) => other.spellings.has(joint))) return [words, 0]
  let joined = 0
  const found: Word[] = []
  for (let at = 0; at < words.length; ) {
    let size = 1
    for (let most = Math.min(MOST_JOINED, words.length - at); most > 1; most--) {
      const together = joinedSpelling(words, at, most)
      if (!other.spellings.has(together) || spellings.has(together)) continue
      size = most
      found.push(wordOf([together], Math.max(...words.slice(at, at + most).map(({ rarity }) => rarity))))
      joined++
      break
    }
    if (size === 1) found.push(words[at]!)
    at += size
  }
  return [joined > 0 ? found : words, joined]
}

function joinedSpelling(words: readonly Word[], at: number, size: number): string {
  let together = ''
  for (let index = at; index < at + size; index++) together += words[index]!.spellings[0]!
  return together
}

/** Column of each row, -1 for none, so that the sum is greatest. @param worth by rows, not negative */
function assignment(worth: Float64Array, rows: number, columns: number): readonly number[] {
  const best = bestOfEach(worth, rows, columns)
  if (best !== undefined) return best
  if (rows <= columns) return augmented(worth, rows, columns)
  const turned = augmented(transposed(worth, rows, columns), columns, rows)
  const found = new Array<number>(rows).fill(-1)
  for (const [column, row] of turned.entries()) if (row >= 0) found[row] = column
  return found
}

/** The best column of each row where no two rows want the same, as mostly: no assignment is better. */
function bestOfEach(worth: Float64Array, rows: number, columns: number): readonly number[] | undefined {
  const found: number[] = []
  for (let row = 0; row < rows; row++) {
    let best = -1
    let most = 0
    for (let column = 0; column < columns; column++) {
      const value = worth[row * columns + column]!
      // which of two as good ones is taken is left to the general way
      if (value > 0 && value === most) return undefined
      if (value > most) {
        most = value
        best = column
      }
    }
    if (best >= 0 && found.includes(best)) return undefined
    found.push(best)
  }
  return found
}

function transposed(worth: Float64Array, rows: number, columns: number): Float64Array {
  const turned = new Float64Array(worth.length)
  for (let row = 0; row < rows; row++) for (let column = 0; column < columns; column++) turned[column * rows + row] = worth[row * columns + column]!
  return turned
}

/** Kuhn's way for no more rows than columns. */
function augmented(worth: Float64Array, rows: number, columns: number): number[] {
  // potentials and shortest augmenting paths, rows one after another
  const rowPotential = new Float64Array(rows + 1)
  const columnPotential = new Float64Array(columns + 1)
  const rowOf = new Int32Array(columns + 1)
  const before = new Int32Array(columns + 1)
  for (let row = 1; row <= rows; row++) {
    rowOf[0] = row
    let column = 0
    const least = new Float64Array(columns + 1).fill(Number.POSITIVE_INFINITY)
    const isDone = new Uint8Array(columns + 1)
    do {
      isDone[column] = 1
      const at = rowOf[column]!
      let delta = Number.POSITIVE_INFINITY
      let next = 0
      for (let to = 1; to <= columns; to++) {
        if (isDone[to] === 1) continue
        const slack = -worth[(at - 1) * columns + to - 1]! - rowPotential[at]! - columnPotential[to]!
        if (slack < least[to]!) {
          least[to] = slack
          before[to] = column
        }
        if (least[to]! < delta) {
          delta = least[to]!
          next = to
        }
      }
      for (let to = 0; to <= columns; to++) {
        if (isDone[to] === 1) {
          rowPotential[rowOf[to]!]! += delta
          columnPotential[to]! -= delta
        } else least[to]! -= delta
      }
      column = next
    } while (rowOf[column] !== 0)
    do {
      const previous = before[column]!
      rowOf[column] = rowOf[previous]!
      column = previous
    } while (column !== 0)
  }
  const found = new Array<number>(rows).fill(-1)
  for (let column = 1; column <= columns; column++) if (rowOf[column]! > 0) found[rowOf[column]! - 1] = column - 1
  return found
}
