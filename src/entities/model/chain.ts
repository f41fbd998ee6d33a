/**
 * Arithmetic of a linear-chain conditional random field (J. Lafferty, A. McCallum, F. Pereira 2001) over one sentence.
 * Emissions are `length * labels` scores, row by row; `junctions[i]` names the transition table between position i - 1 and i
 * (the first position follows an outside label); a table is `labels * labels` scores, the label before giving the row.
 */
import { OUTSIDE } from './labels.js'

/** Score of a transition that cannot be. */
export const IMPOSSIBLE = -1e4

/** Arrays for one sentence, grown as needed and reused. */
export class ChainScratch {
  emissions: Float32Array = new Float32Array(0)
  junctions: Uint8Array = new Uint8Array(0)
  labels: Uint8Array = new Uint8Array(0)
  back: Uint8Array = new Uint8Array(0)
  forward: Float64Array = new Float64Array(0)
  backward: Float64Array = new Float64Array(0)
  /** exp of the emissions, each row divided by its greatest. */
  potentials: Float64Array = new Float64Array(0)
  scales: Float64Array = new Float64Array(0)

  reserve(length: number, labels: number): void {
    if (this.junctions.length < length) {
      const size = Math.max(256, 2 * length)
      this.junctions = new Uint8Array(size)
      this.labels = new Uint8Array(size)
      this.scales = new Float64Array(size)
    }
    if (this.emissions.length < length * labels) {
      const size = Math.max(256, 2 * length) * labels
      this.emissions = new Float32Array(size)
      this.back = new Uint8Array(size)
      this.forward = new Float64Array(size)
      this.backward = new Float64Array(size)
      this.potentials = new Float64Array(size)
    }
  }
}

const best = new Float64Array(64)
const next = new Float64Array(64)

/** Tokens between two looks at whether the task has been cancelled. */
const TOKENS_A_CHECK = 1024

/** Writes the best labels to `scratch.labels` (Viterbi). @param check called every few milliseconds */
export function bestLabels(scratch: ChainScratch, transitions: Float32Array, length: number, labels: number, check?: () => void): void {
  const { emissions, junctions, back } = scratch
  best.fill(IMPOSSIBLE * 1e6, 0, labels)
  best[OUTSIDE] = 0
  const square = labels * labels
  for (let position = 0; position < length; position++) {
    if (position % TOKENS_A_CHECK === TOKENS_A_CHECK - 1) check?.()
    const table = junctions[position]! * square
    const row = position * labels
    // only a mention's own labels lead to its inside: for the others the best label before is looked for among all
    for (let label = 0; label < labels; label++) {
      let top = -Infinity
      let from = 0
      if (label > 0 && (label & 1) === 0) {
        const begin = best[label - 1]! + transitions[table + (label - 1) * labels + label]!
        const inside = best[label]! + transitions[table + label * labels + label]!
        if (begin >= inside) {
          top = begin
          from = label - 1
        } else {
          top = inside
          from = label
        }
      } else {
        for (let before = 0, at = table + label; before < labels; before++, at += labels) {
          const score = best[before]! + transitions[at]!
          if (score > top) {
            top = score
            from = before
          }
        }
      }
      next[label] = top + emissions[row + label]!
      back[row + label] = from
    }
    for (let label = 0; label < labels; label++) best[label] = next[label]!
  }
  let label = 0
  for (let other = 1; other < labels; other++) if (best[other]! > best[label]!) label = other
  for (let position = length - 1; position >= 0; position--) {
    scratch.labels[position] = label
    label = back[position * labels + label]!
  }
}

/**
 * Fills `forward` and `backward` so that their product is each label's probability.
 * @param weights exp of the transition tables
 * @param allowed labels that may be, as bits, for each position; all when left out
 * @param check called every few milliseconds
 * @returns log of the sum over all (allowed) paths
 */
export function forwardBackward(
  scratch: ChainScratch,
  weights: Float64Array,
  length: number,
  labels: number,
  allowed?: ArrayLike<number>,
  check?: () => void
): number {
  const { emissions, junctions, forward, backward, potentials, scales } = scratch
  const square = labels * labels
  let total = 0
  for (let position = 0; position < length; position++) {
    if (position % TOKENS_A_CHECK === TOKENS_A_CHECK - 1) check?.()
    const row = position * labels
    const mask = allowed === undefined ? -1 : allowed[position]!
    let top = -Infinity
    for (let label = 0; label < labels; label++) if (((mask >>> label) & 1) === 1 && emissions[row + label]! > top) top = emissions[row + label]!
    for (let label = 0; label < labels; label++) potentials[row + label] = ((mask >>> label) & 1) === 1 ? Math.exp(emissions[row + label]! - top) : 0
    total += top
    const table = junctions[position]! * square
    let sum = 0
    if (position === 0)
      for (let label = 0; label < labels; label++) {
        const value = weights[table + label]! * potentials[row + label]!
        forward[row + label] = value
        sum += value
      }
    else {
      const before = row - labels
      for (let label = 0; label < labels; label++) {
        const potential = potentials[row + label]!
        let value = 0
        if (potential > 0) {
          if (label > 0 && (label & 1) === 0)
            value =
              forward[before + label - 1]! * weights[table + (label - 1) * labels + label]! +
              forward[before + label]! * weights[table + label * labels + label]!
          else for (let from = 0, at = table + label; from < labels; from++, at += labels) value += forward[before + from]! * weights[at]!
        }
        value *= potential
        forward[row + label] = value
        sum += value
      }
    }
    // an inside label at the very start leaves nothing; keep the numbers finite
    if (!(sum > 0)) sum = 1e-300
    const scale = 1 / sum
    for (let label = 0; label < labels; label++) forward[row + label]! *= scale
    scales[position] = scale
    total += Math.log(sum)
  }
  const last = (length - 1) * labels
  for (let label = 0; label < labels; label++) backward[last + label] = 1
  for (let position = length - 2; position >= 0; position--) {
    if (position % TOKENS_A_CHECK === 0) check?.()
    const row = position * labels
    const after = row + labels
    const table = junctions[position + 1]! * square
    const scale = scales[position + 1]!
    for (let label = 0; label < labels; label++) potentials[after + label]! *= backward[after + label]! * scale
    for (let label = 0; label < labels; label++) {
      let value = 0
      const from = table + label * labels
      for (let to = 0; to < labels; to++) value += weights[from + to]! * potentials[after + to]!
      backward[row + label] = value
    }
  }
  // from here on `potentials` of row i (i > 0) holds potential * backward * scale, as the pair probabilities need it
  return total
}
