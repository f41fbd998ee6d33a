/**
 * Conditions that biases and gains depend on: the length of a text and how well known its words are. They stand for the points of a grid and
 * are interpolated between them, so that one word more or less never makes a step.
 */

/** Words at the grid's points; texts beyond the last count as it. */
const LENGTHS = [1, 2, 3, 5, 9, 20] as const
const LOGS = LENGTHS.map((words) => Math.log(words))
/** Points of the other direction, by the mean familiarity of the words: unknown, rare, common, very common. */
const FAMILIARITIES = 4

/** Number of the first length from which on it does not matter how well known the words are: the n-grams, and the words among them, say enough. */
const PLAIN_LENGTH = 4

/** Words from which on a text's familiarity has no effect. */
export const PLAIN_WORDS = LENGTHS[PLAIN_LENGTH]

/** Whether a condition is of texts in which known words do not count. */
export function isPlain(condition: number): boolean {
  return condition >= PLAIN_LENGTH * FAMILIARITIES
}

/** Points of the grid. */
export const CONDITIONS = LENGTHS.length * FAMILIARITIES

/** Lengths that training keeps biases for. */
export const BUCKETS = LENGTHS.length

/** The grid's length next to so many words. */
export function bucketOf(words: number): number {
  const log = Math.log(Math.max(1, words))
  let best = 0
  for (let index = 1; index < LOGS.length; index++) if (Math.abs(LOGS[index]! - log) < Math.abs(LOGS[best]! - log)) best = index
  return best
}

/** Length bucket of a condition. */
export function bucketOfCondition(condition: number): number {
  return Math.floor(condition / FAMILIARITIES)
}

/** Levels (`word-table.ts`) of a rare and of a very common word: shares of 3 and 170 in a million. */
const RARE = 22
const COMMON = 46

/** Familiarity 0..3 of a word: 0 for an unknown one, from 1 on by its share where it is most common. */
export function familiarityOf(level: number): number {
  return level < 0 ? 0 : 1 + (2 * (Math.min(COMMON, Math.max(RARE, level)) - RARE)) / (COMMON - RARE)
}

/** The four points around a text and their shares. */
export interface Place {
  readonly conditions: Int32Array
  readonly shares: Float64Array
}

export function createPlace(): Place {
  return { conditions: new Int32Array(4), shares: new Float64Array(4) }
}

/** Writes to `place` where a text of `words` words of this mean familiarity lies in the grid. */
export function locate(words: number, familiarity: number, { conditions, shares }: Place): void {
  const log = Math.log(Math.max(1, words))
  let low = 0
  while (low < LOGS.length - 2 && LOGS[low + 1]! <= log) low++
  const along = Math.min(1, (log - LOGS[low]!) / (LOGS[low + 1]! - LOGS[low]!))
  const known = Math.min(FAMILIARITIES - 2, Math.floor(familiarity))
  const across = Math.min(1, familiarity - known)
  conditions[0] = pointOf(low, known)
  conditions[1] = pointOf(low, known + 1)
  conditions[2] = pointOf(low + 1, known)
  conditions[3] = pointOf(low + 1, known + 1)
  shares[0] = (1 - along) * (1 - across)
  shares[1] = (1 - along) * across
  shares[2] = along * (1 - across)
  shares[3] = along * across
}

/** The grid's point; plain lengths have one for all familiarities. */
function pointOf(length: number, known: number): number {
  return length * FAMILIARITIES + (length < PLAIN_LENGTH ? known : 0)
}
