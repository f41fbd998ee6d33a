/** What is measured, behind one interface: the whole pipeline as a caller gets it, or the model alone. */

import { loadEntityTagger } from '../../src/entities/model/tagger.js'
import type { EntityOptions, Genre } from '../../src/entities/options.js'
import { createExtractor, type ExtractorSettings } from '../../src/entities/pipeline/extract.js'
import { entityTokens } from '../../src/entities/tokens.js'
import type { ModelStore } from '../../src/models/store.js'
import type { FoundSpan } from './score.js'

export interface Reading {
  readonly genre?: Genre
  readonly caseSensitivity?: NonNullable<EntityOptions['caseSensitivity']>
  readonly modelType?: NonNullable<EntityOptions['modelType']>
}

export type EntitySystem = (text: string, code: string, reading: Reading) => Promise<FoundSpan[]>

/** Every mention of every entity that the pipeline returns. */
export function pipelineSystem(store: ModelStore, settings: ExtractorSettings = {}): EntitySystem {
  const extractor = createExtractor(store, settings)
  return async (text, code, { genre, caseSensitivity, modelType }) => {
    const options: EntityOptions = {
      calculateConfidence: true,
      ...(caseSensitivity !== undefined && { caseSensitivity }),
      ...(modelType !== undefined && { modelType })
    }
    const { entities } = await extractor.extract(text, code, { options, ...(genre !== undefined && { genre }) })
    return entities.flatMap(({ mentions }) =>
      mentions.map(({ start, end, type, confidence }) => ({ start, end, type, ...(confidence !== undefined && { confidence }) }))
    )
  }
}

/** The statistical model alone, without patterns, lists and chains. */
export function taggerSystem(store: ModelStore): EntitySystem {
  return async (text, code, { genre, caseSensitivity }) => {
    const caseless = code === 'uen' || caseSensitivity === 'caseInsensitive'
    const tagger = loadEntityTagger(store, code === 'uen' ? 'eng' : code)
    return tagger?.tag(entityTokens(text, code, store), { caseless, ...(genre !== undefined && { socialMedia: true }) }) ?? []
  }
}
