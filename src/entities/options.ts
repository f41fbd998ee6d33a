/** Options of `/entities` that have an effect. */
import { Type } from '@sinclair/typebox'
import { choice, defaulted, flag, type ValueOf } from '../core/options.js'

export const EntityOptionsSchema = Type.Object({
  calculateConfidence: Type.Optional(
    Type.Boolean({ description: 'give the confidence of entities that a model found; by default as the service is set up (false), true with linkEntities' })
  ),
  modelType: defaulted(choice(['statistical', 'DNN'], 'DNN falls back to the statistical model where there is no neural one'), 'statistical'),
  caseSensitivity: defaulted(
    choice(['caseSensitive', 'caseInsensitive', 'automatic'], 'whether capitals tell names; automatic decides by the text'),
    'automatic'
  ),
  regexCurrencySplit: flag(false, 'split amounts of money into IDENTIFIER:CURRENCY_AMT and IDENTIFIER:CURRENCY_TYPE'),
  enableStructuredRegion: flag(false, 'lists and tables: a tab, a new line or a run of blanks ends a sentence'),
  includeOntologyTypes: flag(false, 'give classes of the DBpedia ontology for persons, places, organizations and products, as far as they are likely; slower'),
  calculateSalience: flag(false, 'tell which entities the text is about: salience 1, else 0')
})

/** Options as callers give them. */
export type EntityOptions = ValueOf<typeof EntityOptionsSchema>

/** The request's `genre`; any other value is ignored. */
export type Genre = 'social-media'
