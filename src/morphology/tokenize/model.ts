/**
 * Trained decisions of the tokenizer. One model holds, per language and for all languages together (`xxx`): `<language>.certain`, a table of
 * junctions that have only one answer in the treebanks; `<language>.junction` and `<language>.sentence`, hashed int8 weights of two logistic
 * regressions. A language's weights are added to those of all languages.
 * Metadata: `spacedNumbers` (languages), `abbreviations.<language>` (without their last point).
 */

import type { ModelStore, NativeModel } from '../../models/store.js'
import { type Priors, priorsOf } from './abbreviations.js'

/** Entries of a table of certain decisions. */
export const Certain = { split: 0, join: 1, ask: 2, unseen: 3 } as const

export interface LanguageTables {
  readonly certain: Uint8Array
  readonly junction: Int8Array
  readonly sentence: Int8Array
  /** Whether digits after a space may continue a number ("20 000"). */
  readonly spacedNumbers: boolean
}

export interface TokenizerModel {
  readonly own: LanguageTables
  readonly general: LanguageTables
  readonly priors: Priors
}

const GENERAL = 'xxx'
const IDS = ['morphology/tokenizer-free', 'morphology/tokenizer-nc'] as const

function tablesOf(model: NativeModel, language: string): LanguageTables | undefined {
  if (!model.has(`${language}.junction`)) return undefined
  return {
    certain: model.u8(`${language}.certain`),
    junction: model.i8(`${language}.junction`),
    sentence: model.i8(`${language}.sentence`),
    spacedNumbers: (model.metadata['spacedNumbers'] ?? '').split(' ').includes(language)
  }
}

const cache = new WeakMap<ModelStore, Map<string, TokenizerModel | undefined>>()

/** The trained tables for a language, those of all languages for one without its own, `undefined` without any model. */
export function tokenizerModel(store: ModelStore, language: string): TokenizerModel | undefined {
  let models = cache.get(store)
  if (models === undefined) {
    models = new Map()
    cache.set(store, models)
  }
  if (!models.has(language)) models.set(language, loadTables(store, language))
  return models.get(language)
}

function loadTables(store: ModelStore, language: string): TokenizerModel | undefined {
  const loaded = IDS.filter((id) => store.has(id)).map((id) => store.load(id))
  const general = loaded.map((model) => tablesOf(model, GENERAL)).find((tables) => tables !== undefined)
  if (general === undefined) return undefined
  const own = loaded.map((model) => tablesOf(model, language)).find((tables) => tables !== undefined)
  const more = loaded.map((model) => model.metadata[`abbreviations.${language}`] ?? '').find((list) => list !== '')
  return { own: own ?? general, general, priors: priorsOf(language, more) }
}
