/** Linking of gold mentions: how often the right entity is found, and how often one is found where there is none. */
import type { KnowledgeBase } from '../../src/knowledge/base/entity.js'
import type { CandidateFinder } from '../../src/linking/candidates.js'
import type { Decision } from '../../src/linking/decision.js'
import { surfaceOf } from '../../src/linking/surface.js'
import type { GoldDocument } from './documents.js'
import { type Calibration, type Counts, noCounts } from './measures.js'
import type { LabelledEntity } from './system.js'

/** Counts the gold mentions of one document. @param decisions as many as entities @param threshold least confidence of a link */
export function countGold(
  document: GoldDocument,
  entities: readonly LabelledEntity[],
  decisions: readonly (Decision | undefined)[],
  { base, finder, threshold, calibration }: { base: KnowledgeBase; finder: CandidateFinder; threshold: number; calibration: Calibration }
): Counts {
  const counts = noCounts()
  for (const [index, { gold, mentions, type }] of entities.entries()) {
    const decision = decisions[index]
    const surface = surfaceOf(document.text.slice(mentions[0]!.start, mentions[0]!.end))
    const named = base.find(surface.folded).filter(({ kind }) => kind !== 'acronym' && kind !== 'surname')
    const isLinked = decision !== undefined && decision.confidence >= threshold
    if (decision !== undefined) calibration.add(decision.confidence, decision.entity === gold)
    if (gold === undefined) {
      counts.absent++
      if (isLinked) counts.wrong++
      if (named.length > 0) counts.floorWrong++
      continue
    }
    const place = finder.find(surface, document.lang, type).findIndex(({ entity }) => entity === gold)
    counts.known++
    if (place >= 0) counts.reached++
    if (place >= 0 && place < 10) counts.reachedTen++
    if (decision?.entity === gold) counts.best++
    if (isLinked) {
      if (decision.entity === gold) counts.linked++
      else counts.misled++
    }
    if (named[0]?.entity === gold) counts.floor++
    if (named.some(({ entity }) => entity === gold)) counts.floorReached++
  }
  return counts
}
