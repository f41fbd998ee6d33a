/** Options of `/categories`; each wins over those after it. */
import { Type } from '@sinclair/typebox'
import { defaulted, defaultOf, flag, type ValueOf } from '../core/options.js'

export const CategoryOptionsSchema = Type.Object({
  singleLabel: flag(false, 'only the best category, and always one; wins over the other options'),
  numCategories: Type.Optional(Type.Integer({ minimum: 1, description: 'exactly so many of the best categories (there are 21); wins over scoreThreshold' })),
  scoreThreshold: defaulted(Type.Number({ description: 'least score of a category' }), -0.25)
})

/** Options as callers give them. */
export type CategoryOptions = ValueOf<typeof CategoryOptionsSchema>

/** Least score of a category where the request does not say. */
export const DEFAULT_THRESHOLD = defaultOf(CategoryOptionsSchema, 'scoreThreshold')
