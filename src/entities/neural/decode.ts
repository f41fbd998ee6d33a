/** From the network's label probabilities to mentions: the best path in which an inside label follows a label of its own type. */

/** The labels that are wanted, as columns of the network's output. */
export interface LabelColumns {
  /** All labels of the network. */
  readonly labels: number
  /** Types that are wanted. */
  readonly types: readonly string[]
  /** Columns of B- and I- of each type. */
  readonly begins: readonly number[]
  readonly insides: readonly number[]
  /** Columns that count as outside: O and the types that are not wanted. */
  readonly rest: readonly number[]
}

/** What the probability of being outside is multiplied with: under 1 finds more names, over 1 fewer. */
export type OutsideFactor = number

/** @param labels the network's labels: `O`, `B-PERSON`, ... @param types the types that are wanted; those the network lacks are passed over */
export function labelColumns(labels: readonly string[], types: readonly string[]): LabelColumns {
  const known = types.filter((type) => labels.includes(`B-${type}`))
  const begins = known.map((type) => labels.indexOf(`B-${type}`))
  const insides = known.map((type) => labels.indexOf(`I-${type}`))
  const used = new Set([...begins, ...insides])
  return { labels: labels.length, types: known, begins, insides, rest: labels.map((_, index) => index).filter((index) => !used.has(index)) }
}

export interface DecodedSpan {
  /** Tokens from `first` to `end`, exclusive. */
  readonly first: number
  readonly end: number
  readonly type: string
  /** Geometric mean of the probabilities of its labels. */
  readonly probability: number
}

const FLOOR = 1e-9

/**
 * Spans of one sentence by dynamic programming over summed logarithms (Viterbi 1967).
 * @param probabilities one row of `columns.labels` values a token of the document
 * @param from first token of the sentence, `to` exclusive
 */
export function decodeSentence(probabilities: Float32Array, from: number, to: number, columns: LabelColumns, outside: OutsideFactor = 1): DecodedSpan[] {
  const count = columns.types.length
  const states = 1 + 2 * count
  const length = to - from
  if (length <= 0) return []
  const logs = new Float64Array(length * states)
  for (let token = 0; token < length; token++) writeLogs(probabilities, (from + token) * columns.labels, columns, outside, logs, token * states)
  const before = new Uint8Array(length * states)
  const best = logs.slice(0, states)
  best.fill(-Infinity, 1 + count)
  const next = new Float64Array(states)
  for (let token = 1; token < length; token++) {
    let top = 0
    for (let state = 1; state < states; state++) if (best[state]! > best[top]!) top = state
    for (let state = 0; state < states; state++) {
      let source = top
      if (state > count) source = best[state - count]! >= best[state]! ? state - count : state
      before[token * states + state] = source
      next[state] = best[source]! + logs[token * states + state]!
    }
    best.set(next)
  }
  let state = 0
  for (let other = 1; other < states; other++) if (best[other]! > best[state]!) state = other
  const path = new Uint8Array(length)
  for (let token = length - 1; token >= 0; token--) {
    path[token] = state
    state = before[token * states + state]!
  }
  return spansOf(path, logs, from, columns)
}

function writeLogs(probabilities: Float32Array, row: number, { begins, insides, rest }: LabelColumns, factor: number, logs: Float64Array, at: number): void {
  let outside = 0
  for (const column of rest) outside += probabilities[row + column]!
  logs[at] = Math.log(Math.max(outside * factor, FLOOR))
  for (const [index, column] of begins.entries()) logs[at + 1 + index] = Math.log(Math.max(probabilities[row + column]!, FLOOR))
  for (const [index, column] of insides.entries()) logs[at + 1 + begins.length + index] = Math.log(Math.max(probabilities[row + column]!, FLOOR))
}

function spansOf(path: Uint8Array, logs: Float64Array, from: number, { types }: LabelColumns): DecodedSpan[] {
  const spans: DecodedSpan[] = []
  const count = types.length
  const states = 1 + 2 * count
  for (let token = 0; token < path.length; ) {
    const begin = path[token]!
    let end = token + 1
    if (begin > 0) {
      let sum = logs[token * states + begin]!
      while (end < path.length && path[end]! > count) sum += logs[end * states + path[end++]!]!
      spans.push({ first: from + token, end: from + end, type: types[begin - 1]!, probability: Math.exp(sum / (end - token)) })
    }
    token = end
  }
  return spans
}
