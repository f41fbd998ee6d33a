/**
 * How one word is made into another: the cheapest edits, and what the training data say of them. The edits are found with fixed costs (vowels for vowels and
 * letters of like sounds are cheap; Wagner and Fischer 1974 with transpositions); each then counts with a weight learned for the letters, the place in the word and
 * the letter before.
 */

const LETTERS = 27
/** Places of an edit: at the start, within, at the end. */
const PLACES = 3
/** Replacements by letters and place, then insertions by the letter before. */
export const EDITS = LETTERS * LETTERS * PLACES + LETTERS * LETTERS
/** Letters of a word that are compared. */
export const LONGEST_WORD = 32

const GAP = 26
/** Costs in hundredths. */
const REPLACED = 100
const LIKE = 50
const VOWEL = 40
const INSERTED = 80
const VOWEL_INSERTED = 45
const DOUBLED = 20
const SWAPPED = 60
const LIKE_SOUNDS = ['ckqx', 'szcx', 'bvpf', 'fvwu', 'dt', 'gjy', 'mn', 'lr', 'iyj', 'hgk', 'uw', 'zj', 'td']

const code = (unit: number) => (unit >= 97 && unit <= 122 ? unit - 97 : GAP)
const vowels = new Set([...'aeiouy'].map((letter) => letter.charCodeAt(0) - 97))
const isVowel = Uint8Array.from({ length: LETTERS }, (_, letter) => (vowels.has(letter) ? 1 : 0))
const replaced = costsOfReplacing()
const inserted = Uint8Array.from({ length: LETTERS }, (_, letter) => (isVowel[letter] === 1 || letter === 7 ? VOWEL_INSERTED : INSERTED))

function costsOfReplacing(): Uint8Array {
  const costs = new Uint8Array(LETTERS * LETTERS).fill(REPLACED)
  const set = (left: number, right: number, cost: number) => {
    costs[left * LETTERS + right] = cost
    costs[right * LETTERS + left] = cost
  }
  for (const left of vowels) for (const right of vowels) set(left, right, VOWEL)
  for (const group of LIKE_SOUNDS) for (const left of group) for (const right of group) set(left.charCodeAt(0) - 97, right.charCodeAt(0) - 97, LIKE)
  for (let letter = 0; letter < LETTERS; letter++) costs[letter * LETTERS + letter] = 0
  return costs
}

const WIDTH = LONGEST_WORD + 1
const table = new Int32Array(WIDTH * WIDTH)
const lefts = new Uint8Array(WIDTH)
const rights = new Uint8Array(WIDTH)
/** What it costs that a letter of the right word has no partner. */
const rightInsertions = new Uint8Array(WIDTH)

/** What the last `compare` found. */
export const found = {
  /** Cost of all edits, in hundredths of a replaced letter. */
  cost: 0,
  edits: 0,
  /** Of the weights of the edits. */
  weight: 0
}

/** The edits of the last comparison, as places in the weights. */
export const used = new Uint16Array(2 * WIDTH)

/**
 * Compares two words; symmetric. The answer stands in `found` and `used` until the next call. @param left a to z or digits
 * @param weights EDITS of them
 * @param most cost from which the words are not looked at closer
 * @returns whether the edits cost no more than that; where they do there is no answer
 */
export function compare(left: string, right: string, weights: Float32Array, most = Number.POSITIVE_INFINITY): boolean {
  // the edits of a pair do not depend on which comes first
  const isOrdered = left < right
  const [rows, columns] = filled(isOrdered ? left : right, isOrdered ? right : left, most)
  if (rows < 0) return false
  found.cost = table[rows * WIDTH + columns]!
  if (found.cost > most) return false
  trace(rows, columns, weights)
  return true
}

/** Cost of all edits between two words, in hundredths of a replaced letter; symmetric. @param left a to z or digits */
export function distance(left: string, right: string): number {
  const [rows, columns] = filled(left, right)
  return table[rows * WIDTH + columns]!
}

/** @returns rows and columns of the table that are filled; no rows where the edits cost more than `most` */
function filled(one: string, other: string, most = Number.POSITIVE_INFINITY): readonly [number, number] {
  const rows = Math.min(LONGEST_WORD, one.length)
  const columns = Math.min(LONGEST_WORD, other.length)
  for (let at = 0; at < rows; at++) lefts[at] = code(one.charCodeAt(at))
  for (let at = 0; at < columns; at++) rights[at] = code(other.charCodeAt(at))
  for (let at = 0; at < columns; at++) rightInsertions[at] = insertion(rights, at)
  return [fill(rows, columns, most) ? rows : -1, columns]
}

/**
 * The least of each cell without branches, which the letters of names would have guessed wrongly every third time: it takes half the time.
 * @returns false where all ways through two rows cost more than `most`, and so all ways to the end: a swap passes over one row
 */
function fill(rows: number, columns: number, most: number): boolean {
  table[0] = 0
  for (let column = 1; column <= columns; column++) table[column] = table[column - 1]! + rightInsertions[column - 1]!
  let before = -1
  let leastAbove = 0
  for (let row = 1; row <= rows; row++) {
    const start = row * WIDTH
    const left = lefts[row - 1]!
    const leftInsertion = insertion(lefts, row - 1)
    const costs = left * LETTERS
    let diagonal = table[start - WIDTH]! | 0
    let last = (diagonal + leftInsertion) | 0
    table[start] = last
    let least = last
    for (let column = 1; column <= columns; column++) {
      const right = rights[column - 1]!
      const above = table[start - WIDTH + column]! | 0
      let best = lesser((above + leftInsertion) | 0, (diagonal + replaced[costs + right]!) | 0)
      best = lesser((last + rightInsertions[column - 1]!) | 0, best)
      diagonal = above
      if (right === before && column > 1 && left === rights[column - 2] && left !== right)
        best = lesser((table[start - 2 * WIDTH + column - 2]! + SWAPPED) | 0, best)
      table[start + column] = best
      last = best
      least = lesser(least, best)
    }
    if (least > most && leastAbove > most) return false
    leastAbove = least
    before = left
  }
  return true
}

/** The lesser of two costs, which differ by less than half of all integers. */
const lesser = (left: number, right: number): number => (left + ((right - left) & ((right - left) >> 31))) | 0

/** A letter twice is one, mostly. */
function insertion(letters: Uint8Array, at: number): number {
  return at > 0 && letters[at - 1] === letters[at] ? DOUBLED : inserted[letters[at]!]!
}

function trace(rows: number, columns: number, weights: Float32Array): void {
  let row = rows
  let column = columns
  let edits = 0
  let weight = 0
  const use = (place: number) => {
    used[edits++] = place
    weight += weights[place]!
  }
  while (row > 0 || column > 0) {
    const here = table[row * WIDTH + column]!
    const left = row > 0 ? lefts[row - 1]! : GAP
    const right = column > 0 ? rights[column - 1]! : GAP
    if (row > 0 && column > 0 && here === table[(row - 1) * WIDTH + column - 1]! + replaced[left * LETTERS + right]!) {
      if (left !== right) use(replacement(left, right, placeOf(row, column, rows, columns)))
      row--
      column--
    } else if (row > 1 && column > 1 && left === rights[column - 2] && lefts[row - 2] === right && here === table[(row - 2) * WIDTH + column - 2]! + SWAPPED) {
      use(replacement(GAP, GAP, placeOf(row, column, rows, columns)))
      row -= 2
      column -= 2
    } else if (row > 0 && here === table[(row - 1) * WIDTH + column]! + insertion(lefts, row - 1)) {
      use(replacement(left, GAP, placeOf(row, column, rows, columns)))
      weight += weights[behind(row > 1 ? lefts[row - 2]! : GAP, left)]!
      used[edits++] = behind(row > 1 ? lefts[row - 2]! : GAP, left)
      row--
    } else {
      use(replacement(right, GAP, placeOf(row, column, rows, columns)))
      weight += weights[behind(column > 1 ? rights[column - 2]! : GAP, right)]!
      used[edits++] = behind(column > 1 ? rights[column - 2]! : GAP, right)
      column--
    }
  }
  found.edits = edits
  found.weight = weight
}

function placeOf(row: number, column: number, rows: number, columns: number): number {
  if (row <= 1 && column <= 1) return 0
  return row === rows || column === columns ? 2 : 1
}

function replacement(left: number, right: number, place: number): number {
  const [low, high] = left < right ? [left, right] : [right, left]
  return (low * LETTERS + high) * PLACES + place
}

function behind(before: number, letter: number): number {
  return LETTERS * LETTERS * PLACES + before * LETTERS + letter
}
