/**
 * How likely an entity is what its text is about: a few small networks of one hidden layer, whose answers are averaged. Trained by
 * scripts/entities/salience/train.ts on the summaries of GUM (Lin & Zeldes 2024, "GUMsley").
 */
import { ModelError } from '../../models/errors.js'
import type { NativeModel } from '../../models/store.js'

/** Artefact of the model. */
export const SALIENCE = 'entities/salience'

/** Standard deviations at which values are cut, so that a document unlike all of training is judged like the most unlike one there. */
export const MOST_DEVIATION = 4

export interface SalienceWeights {
  /** Names of the features in the order of the columns. */
  readonly features: readonly string[]
  readonly means: Float32Array
  readonly deviations: Float32Array
  /** [networks, units, features] */
  readonly hidden: Float32Array
  /** [networks, units] */
  readonly hiddenBias: Float32Array
  /** [networks, units] */
  readonly output: Float32Array
  /** [networks] */
  readonly outputBias: Float32Array
  /** Score from which an entity is salient. */
  readonly threshold: number
}

/** @throws ModelError when tensors are missing or do not fit one another */
export function salienceWeights(model: NativeModel): SalienceWeights {
  const features = model.metadata['features']?.split(' ') ?? []
  const weights = {
    features,
    means: model.f32('means'),
    deviations: model.f32('deviations'),
    hidden: model.f32('hidden'),
    hiddenBias: model.f32('hidden.bias'),
    output: model.f32('output'),
    outputBias: model.f32('output.bias'),
    threshold: Number(model.metadata['threshold'])
  }
  const { means, deviations, hidden, hiddenBias, output, outputBias, threshold } = weights
  const widths = means.length === features.length && deviations.length === features.length && hidden.length === hiddenBias.length * features.length
  const layers = output.length === hiddenBias.length && outputBias.length > 0 && outputBias.length === model.shape('output')[0]
  if (features.length === 0 || !widths || !layers || !(threshold > 0)) throw new ModelError(`model ${model.id}: its parts do not fit one another`)
  return weights
}

/** The columns of one entity in standard deviations from the mean. @throws RangeError for a feature that is not there */
export function standardised(
  values: Readonly<Record<string, number>>,
  { features, means, deviations }: Pick<SalienceWeights, 'features' | 'means' | 'deviations'>
): Float32Array {
  return Float32Array.from(features, (name, column) => {
    const value = values[name]
    if (value === undefined) throw new RangeError(`salience: no feature ${name}`)
    return Math.max(-MOST_DEVIATION, Math.min(MOST_DEVIATION, (value - means[column]!) / deviations[column]!))
  })
}

/** The expected share of summaries that mention an entity, 0 to 1. @param columns see `standardised` */
export function salienceScore(columns: Float32Array, { hidden, hiddenBias, output, outputBias }: SalienceWeights): number {
  const units = output.length / outputBias.length
  let sum = 0
  for (const [network, bias] of outputBias.entries()) {
    let value = bias
    for (let unit = network * units; unit < (network + 1) * units; unit++) {
      let input = hiddenBias[unit]!
      for (let column = 0; column < columns.length; column++) input += hidden[unit * columns.length + column]! * columns[column]!
      value += output[unit]! * Math.tanh(input)
    }
    sum += 1 / (1 + Math.exp(-value))
  }
  return sum / outputBias.length
}
