/** The sequence of labels with the greatest sum (Viterbi 1967), by weights that are still being trained; served models are read by the kernel. */
import { LABELS, transition } from '../../../src/addresses/parsing/sequence-model.js'

export interface Weights {
  /** A row of LABELS for each hash of a feature. */
  readonly rows: Float32Array
  readonly transitions: Float32Array
  readonly ends: Float32Array
}

/**
 * The likeliest label of each token.
 * @param features rows of each token, `width` of them one after another
 * @param before what stands before each token
 */
export function labelled({ rows, transitions, ends }: Weights, features: Int32Array, width: number, before: Uint8Array): Uint8Array {
  const count = before.length
  const backs = new Uint8Array(count * LABELS)
  let scores = new Float64Array(LABELS)
  let next = new Float64Array(LABELS)
  const own = new Float64Array(LABELS)
  for (let token = 0; token < count; token++) {
    own.fill(0)
    for (let place = token * width; place < (token + 1) * width; place++) {
      const row = features[place]! * LABELS
      for (let label = 0; label < LABELS; label++) own[label]! += rows[row + label]!
    }
    for (let label = 0; label < LABELS; label++) {
      let best = Number.NEGATIVE_INFINITY
      let from = 0
      if (token === 0) best = transitions[transition(before[0]!, LABELS, label)]!
      else {
        let place = transition(before[token]!, 0, label)
        for (let last = 0; last < LABELS; last++, place += LABELS) {
          const sum = scores[last]! + transitions[place]!
          if (sum > best) {
            best = sum
            from = last
          }
        }
      }
      next[label] = best + own[label]!
      backs[token * LABELS + label] = from
    }
    const spare = scores
    scores = next
    next = spare
  }
  const labels = new Uint8Array(count)
  let last = 0
  for (let label = 0; label < LABELS; label++) if (scores[label]! + ends[label]! > scores[last]! + ends[last]!) last = label
  for (let token = count - 1; token >= 0; token--) {
    labels[token] = last
    last = backs[token * LABELS + last]!
  }
  return labels
}
