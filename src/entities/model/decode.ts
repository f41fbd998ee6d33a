/** From the scores of a sentence to its mentions: the best labels, and how likely each mention is. Shared by the statistical and the neural tagger. */
import type { TokenList } from '../../core/spans.js'
import { type Mention, mentionWeight } from '../types.js'
import { bestLabels, type ChainScratch, forwardBackward } from './chain.js'
import { insideLabel, isInside, labelCount, OTHER_NAME, OUTSIDE, typeOf } from './labels.js'

/** Longest mention in tokens; a longer one is no name. */
const LONGEST_MENTION = 16

export interface DecoderTables {
  /** Type names; `OTHER` is a name of no type of the service. */
  readonly types: readonly string[]
  /** `JUNCTIONS` tables of transitions, see chain.ts. */
  readonly transitions: Float32Array
  /** Slope and offset that turn the log-odds of a path into those of a mention being right (J. Platt 1999). */
  readonly calibration: readonly [number, number]
  /** Mentions with less confidence are left out. */
  readonly minimum: number
}

/** Decodes one sentence after the other; the scores come in a `ChainScratch`. */
export class MentionDecoder {
  readonly #tables: DecoderTables
  readonly #labels: number
  readonly #source: Pick<Mention, 'source' | 'subsource'>
  #weights: Float64Array | undefined

  constructor(tables: DecoderTables, source: Pick<Mention, 'source' | 'subsource'>) {
    this.#tables = tables
    this.#labels = labelCount(tables.types.length)
    this.#source = source
  }

  /** Appends the mentions of the tokens [first, end), whose emissions and junctions `scratch` holds. @param check called every few milliseconds */
  decode(scratch: ChainScratch, tokens: TokenList, first: number, end: number, mentions: Mention[], check?: () => void): void {
    const length = end - first
    bestLabels(scratch, this.#tables.transitions, length, this.#labels, check)
    const { labels } = scratch
    let known = false
    for (let position = 0; position < length; ) {
      const label = labels[position]!
      let stop = position + 1
      if (label !== OUTSIDE) {
        while (stop < length && isInside(labels[stop]!)) stop++
        const type = this.#tables.types[typeOf(label)]!
        if (type !== OTHER_NAME && stop - position <= LONGEST_MENTION) {
          if (!known) {
            forwardBackward(scratch, this.#transitionWeights(), length, this.#labels, undefined, check)
            known = true
          }
          const confidence = this.#confidence(scratch, position, stop, length)
          if (confidence >= this.#tables.minimum)
            mentions.push({
              start: tokens.starts[first + position]!,
              end: tokens.ends[first + stop - 1]!,
              type,
              ...this.#source,
              weight: mentionWeight.model,
              confidence
            })
        }
      }
      position = stop
    }
  }

  #transitionWeights(): Float64Array {
    this.#weights ??= Float64Array.from(this.#tables.transitions, (score) => Math.exp(score))
    return this.#weights
  }

  /** Calibrated probability that [from, to) is a mention of the type it was given: that of all label paths that say so. */
  #confidence(scratch: ChainScratch, from: number, to: number, length: number): number {
    const { forward, backward, potentials, junctions, labels } = scratch
    const weights = this.#transitionWeights()
    const count = this.#labels
    const begin = from * count + labels[from]!
    let probability = forward[begin]! * backward[begin]!
    for (let position = from; position < to; position++) {
      if (position + 1 === length) break
      const at = position * count + labels[position]!
      const reach = backward[at]!
      if (!(reach > 0)) break
      const table = junctions[position + 1]! * count * count + labels[position]! * count
      const after = (position + 1) * count
      if (position + 1 < to) probability *= (weights[table + labels[position + 1]!]! * potentials[after + labels[position + 1]!]!) / reach
      else {
        const inside = insideLabel(typeOf(labels[position]!))
        probability *= 1 - (weights[table + inside]! * potentials[after + inside]!) / reach
      }
    }
    const [slope, offset] = this.#tables.calibration
    const bounded = Math.min(1 - 1e-6, Math.max(1e-6, probability))
    const odds = slope * Math.log(bounded / (1 - bounded)) + offset
    return Math.round(1000 / (1 + Math.exp(-odds))) / 1000
  }
}
