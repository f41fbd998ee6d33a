/** The labels of the lattice in which the network and the statistical tagger decide together, and what each of the two says of them. */

import { IMPOSSIBLE } from '../model/chain.js'
import { beginLabel, insideLabel, labelCount, mayFollow, OTHER_NAME, OUTSIDE } from '../model/labels.js'

const mainTypes = ['PERSON', 'LOCATION', 'ORGANIZATION'] as const
/** Types that the network is asked for also where the statistical tagger has not learnt them. Religions and nationalities are too rare in its training data. */
const networkTypes = ['PRODUCT', 'TITLE'] as const
/** Types of the network that are names of no type of the service. */
const otherTypes = ['MISC', 'EVENT', 'WORK_OF_ART', 'NORP', 'LAW', 'LANGUAGE'] as const
/** Probabilities below it say no more than it. */
const FLOOR = 1e-6

export interface LatticeLabels {
  readonly types: readonly string[]
  readonly count: number
  /** Label of the statistical tagger that stands for each label; a type it does not know is outside to it. Undefined without such a tagger. */
  readonly statistical: Uint8Array | undefined
  /** Columns of the network's output that make up each label; the types that are not wanted are outside. */
  readonly columns: readonly (readonly number[])[]
}

/**
 * @param networkLabels the network's labels: `O`, `B-PERSON`, ...
 * @param statisticalTypes types of the statistical tagger's labels, undefined where there is none
 */
export function latticeLabels(networkLabels: readonly string[], statisticalTypes: readonly string[] | undefined): LatticeLabels {
  const base = statisticalTypes ?? mainTypes
  const types = [...base, ...networkTypes.filter((type) => !base.includes(type) && networkLabels.includes(`B-${type}`))]
  const count = labelCount(types.length)
  const columns: number[][] = Array.from({ length: count }, () => [])
  for (const [index, type] of types.entries()) {
    for (const name of type === OTHER_NAME ? otherTypes : [type]) {
      const begin = networkLabels.indexOf(`B-${name}`)
      if (begin < 0) continue
      columns[beginLabel(index)]!.push(begin)
      columns[insideLabel(index)]!.push(networkLabels.indexOf(`I-${name}`))
    }
  }
  const used = new Set(columns.flat())
  columns[OUTSIDE] = networkLabels.map((_, column) => column).filter((column) => !used.has(column))
  const statistical = statisticalTypes && Uint8Array.from({ length: count }, (_, label) => (label < labelCount(statisticalTypes.length) ? label : OUTSIDE))
  return { types, count, statistical, columns }
}

/** Log probabilities of the labels, [tokens, count], from the network's probabilities, [tokens, its labels]. */
export function networkScores(probabilities: Float32Array, networkLabels: number, { columns, count }: LatticeLabels): Float32Array {
  const tokens = probabilities.length / networkLabels
  const scores = new Float32Array(tokens * count)
  for (let token = 0; token < tokens; token++) {
    for (let label = 0; label < count; label++) {
      let sum = 0
      for (const column of columns[label]!) sum += probabilities[token * networkLabels + column]!
      scores[token * count + label] = Math.log(Math.max(sum, FLOOR))
    }
  }
  return scores
}

/**
 * Transitions between the lattice's labels: those of the statistical tagger times its weight, or none but what labels allow.
 * @param transitions tables of its labels, as many as it has junctions; undefined without such a tagger
 */
export function latticeTransitions(labels: LatticeLabels, transitions: Float32Array | undefined, statisticalLabels: number, weight: number): Float32Array {
  const { count, statistical } = labels
  const tables = transitions === undefined ? 1 : transitions.length / statisticalLabels ** 2
  const found = new Float32Array(tables * count * count)
  for (let table = 0; table < tables; table++) {
    for (let from = 0; from < count; from++) {
      for (let to = 0; to < count; to++) {
        const score =
          transitions === undefined || statistical === undefined
            ? 0
            : transitions[(table * statisticalLabels + statistical[from]!) * statisticalLabels + statistical[to]!]!
        found[(table * count + from) * count + to] = mayFollow(from, to) ? (score <= IMPOSSIBLE ? score : weight * score) : IMPOSSIBLE
      }
    }
  }
  return found
}
