/**
 * The Thai treebank was cut by two habits, one with longer words. Which one a passage calls for is guessed from its character n-grams
 * (logistic regression, scores of all n-grams added up and divided by the root of their number), and the weights of that habit are used.
 */
import { Kind, kinds } from '../../core/characters.js'
import { FNV_OFFSET, fnvStep, shiftRound } from '../../core/hashing.js'

/** Longest n-gram. */
export const STYLE_ORDER = 5

/** A line up to this length has one style; in longer ones each run is judged by itself and this much around it. */
export const STYLE_LINE = 250
export const STYLE_WINDOW = 20

/** Weight indices of the n-grams that end at `index`, written to `out` (STYLE_ORDER of them). */
export function styleFeatures(text: string, index: number, bits: number, out: Int32Array): void {
  let hash = FNV_OFFSET
  for (let length = 1; length <= STYLE_ORDER; length++) {
    const at = index - length + 1
    const code = at < 0 ? 10 : text.charCodeAt(at)
    hash = fnvStep(hash, kinds[code] === Kind.digit ? 48 : code)
    out[length - 1] = shiftRound(hash) & bits
  }
}

const features = new Int32Array(STYLE_ORDER)
const state = { text: '', sums: new Float64Array(0), weights: undefined as Int16Array | undefined, lineStart: 0, lineEnd: 0 }

/** Sums of the n-gram weights up to each character, kept for the text that was asked for last. */
function prefixSums(text: string, weights: Int16Array): Float64Array {
  if (state.text === text && state.weights === weights) return state.sums
  if (state.sums.length <= text.length) state.sums = new Float64Array(Math.max(1024, 2 * text.length + 1))
  const { sums } = state
  const bits = weights.length - 1
  let sum = 0
  for (let index = 0; index < text.length; index++) {
    styleFeatures(text, index, bits, features)
    for (let order = 0; order < STYLE_ORDER; order++) sum += weights[features[order]!]!
    sums[index + 1] = sum
  }
  state.text = text
  state.weights = weights
  state.lineStart = 0
  state.lineEnd = 0
  return sums
}

/** Log-odds, in the unit of the weights, that the run [start, end) and its surroundings call for the second style. */
export function styleScore(text: string, start: number, end: number, weights: Int16Array): number {
  const sums = prefixSums(text, weights)
  // a text may be asked for again from its start
  if (start >= state.lineEnd || start < state.lineStart) {
    state.lineStart = text.lastIndexOf('\n', start) + 1
    const newline = text.indexOf('\n', end)
    state.lineEnd = newline < 0 ? text.length : newline
  }
  const whole = state.lineEnd - state.lineStart <= STYLE_LINE
  const from = whole ? state.lineStart : Math.max(state.lineStart, start - STYLE_WINDOW)
  const to = whole ? state.lineEnd : Math.min(state.lineEnd, end + STYLE_WINDOW)
  return (sums[to]! - sums[from]!) / Math.sqrt(STYLE_ORDER * (to - from))
}
