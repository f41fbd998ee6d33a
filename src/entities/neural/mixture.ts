/**
 * How the network and the statistical tagger are weighed against each other, language by language: a log-linear model over label paths whose features are
 * the statistical score of a path, the network's log probability of it, and its numbers of outside and inside labels. Fitted by conditional likelihood on
 * dev texts (scripts/entities/neural/tune.ts).
 */
import { ModelError } from '../../models/errors.js'
import type { ModelStore } from '../../models/store.js'
import type { ChainScratch } from '../model/chain.js'
import { isInside } from '../model/labels.js'
import type { LatticeLabels } from './labels.js'

export interface MixtureWeights {
  readonly statistical: number
  readonly network: number
  /** Added for each outside label: under 0 finds more names. */
  readonly outside: number
  /** Added for each inside label. */
  readonly inside: number
}

export interface Mixture {
  readonly usual: MixtureWeights
  /** For posts; the usual weights where there are none. */
  readonly social?: MixtureWeights
  /** Slope and offset that turn the log-odds of a path into those of a mention being right. */
  readonly calibration: readonly [number, number]
  /** Mentions with less confidence are left out. */
  readonly minimum: number
}

/** The mixtures of one network by language: exactly those in which it is offered. */
export type Mixtures = Readonly<Record<string, Mixture>>

/** Id of the artefact that holds a network's mixtures. */
export function mixtureId(network: string): string {
  return `${network}-mixture`
}

/** @throws ModelError when the artefact is damaged */
export function readMixtures(store: ModelStore, network: string): Mixtures {
  const id = mixtureId(network)
  let mixtures: Mixtures
  try {
    mixtures = JSON.parse(store.text(id)) as Mixtures
  } catch (error) {
    if (error instanceof ModelError) throw error
    throw new ModelError(`model ${id}: not valid JSON`)
  }
  for (const [language, mixture] of Object.entries(mixtures)) {
    const weights = [mixture.usual, ...(mixture.social ? [mixture.social] : [])].flatMap((row) => [row?.statistical, row?.network, row?.outside, row?.inside])
    if (![...weights, ...(mixture.calibration ?? [Number.NaN]), mixture.minimum].every(Number.isFinite))
      throw new ModelError(`model ${id}: the mixture of ${language} is incomplete`)
  }
  return mixtures
}

/**
 * Writes the mixed emissions of a sentence.
 * @param statistical emissions of the statistical tagger, [length, statisticalLabels]; undefined without one
 * @param network log probabilities, [tokens, labels.count], of which the sentence is [first, first + length)
 */
export function mixEmissions(
  out: ChainScratch,
  labels: LatticeLabels,
  weights: MixtureWeights,
  statistical: Float32Array | undefined,
  statisticalLabels: number,
  network: Float32Array,
  first: number,
  length: number
): void {
  const { count } = labels
  const { emissions } = out
  for (let position = 0; position < length; position++) {
    const row = position * count
    const scores = (first + position) * count
    for (let label = 0; label < count; label++) {
      let score = weights.network * network[scores + label]!
      if (statistical !== undefined) score += weights.statistical * statistical[position * statisticalLabels + labels.statistical![label]!]!
      if (label === 0) score += weights.outside
      else if (isInside(label)) score += weights.inside
      emissions[row + label] = score
    }
  }
}
