/** Salience of the entities of a document: which of them the text is about. */
import type { SentenceOffset } from '../../core/sentences.js'
import type { ModelStore } from '../../models/store.js'
import { ENTITIES_A_CHECK, isJudged, type SalienceDocument, type SalienceEntity, salienceFeatures } from './features.js'
import { SALIENCE, type SalienceWeights, salienceScore, salienceWeights, standardised } from './model.js'

/** Judges the entities of documents; may be shared by all documents of a thread. */
export interface SalienceJudge {
  /** Expected shares of summaries that mention the entities, which are all of judged types; parallel to them. @param check throws to stop */
  scores(document: SalienceDocument, check?: () => void): number[]
  /** Score from which an entity is salient. */
  readonly threshold: number
}

/** @throws ModelError for a damaged model */
export function loadSalienceJudge(store: ModelStore): SalienceJudge {
  return salienceJudge(salienceWeights(store.load(SALIENCE)))
}

export function salienceJudge(weights: SalienceWeights): SalienceJudge {
  return {
    scores: (document, check = () => {}) =>
      salienceFeatures(document, check).map((values, index) => {
        if (index % ENTITIES_A_CHECK === 0) check()
        return salienceScore(standardised(values, weights), weights)
      }),
    threshold: weights.threshold
  }
}

/**
 * The entities with their `salience`, in the same order: 1 where the text is about the entity, else 0; always 0 for dates, numbers, identifiers, titles and types
 * of the user's own.
 * @param sentences they cover the text
 * @param check called every few milliseconds; throws to stop
 */
export function withSalience<T extends SalienceEntity>(
  entities: readonly T[],
  text: string,
  sentences: readonly SentenceOffset[],
  judge: SalienceJudge,
  check: () => void
): (T & { readonly salience: 0 | 1 })[] {
  const judged = entities.filter(({ type }) => isJudged(type))
  const scores = judge.scores({ text, sentences, entities: judged }, check)
  const salient = new Set<SalienceEntity>(judged.filter((_, index) => scores[index]! >= judge.threshold))
  return entities.map((entity) => ({ ...entity, salience: salient.has(entity) ? 1 : 0 }))
}
