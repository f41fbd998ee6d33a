/** Path names of the morphological features, in the order of the answer's fields. */
export const morphologyFeatures = ['parts-of-speech', 'lemmas', 'compound-components', 'han-readings'] as const

export type MorphologyFeature = (typeof morphologyFeatures)[number]

/** Options of `/morphology`, all optional as callers send them; checked by the front. */
export interface MorphologyOptions {
  /** `perceptron`: the other algorithm for Chinese and Japanese; `dnn` falls back to the default. */
  readonly modelType?: 'default' | 'perceptron' | 'dnn'
  /** Hebrew only. */
  readonly disambiguatorType?: 'perceptron' | 'dnn' | 'dictionary'
  /** false: each token is read alone, without its neighbours. */
  readonly disambiguate?: boolean
  /** true: the text is a search query, read without context. */
  readonly query?: boolean
}
