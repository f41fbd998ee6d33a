/** Options of `/morphology`. */
import { Type } from '@sinclair/typebox'
import { choice, defaulted, flag, type ValueOf } from '../core/options.js'

/** Path names of the morphological features, in the order of the answer's fields. */
export const morphologyFeatures = ['parts-of-speech', 'lemmas', 'compound-components', 'han-readings'] as const

export type MorphologyFeature = (typeof morphologyFeatures)[number]

export const MorphologyOptionsSchema = Type.Object({
  modelType: defaulted(choice(['default', 'perceptron', 'DNN'], 'perceptron: the other algorithm of Chinese and Japanese; DNN answers as default'), 'default'),
  disambiguatorType: defaulted(choice(['perceptron', 'DNN', 'dictionary'], 'algorithm of Hebrew'), 'perceptron'),
  disambiguate: flag(true, 'choose the reading of a token by its context'),
  query: flag(false, 'the text is a search query, read without context')
})

/** Options as callers give them. */
export type MorphologyOptions = ValueOf<typeof MorphologyOptionsSchema>
