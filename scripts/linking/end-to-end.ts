/** Linking of the mentions that the service itself extracts. */
import type { KnowledgeBase } from '../../src/knowledge/base/entity.js'
import type { Decision } from '../../src/linking/decision.js'
import type { EntityToLink } from '../../src/linking/types.js'
import type { GoldDocument } from './documents.js'
import { overlap } from './system.js'

export interface EndToEnd {
  /** Linked mentions of documents in which every mention is annotated, or that overlap an annotated one. */
  links: number
  right: number
  /** Gold mentions whose entity is in the base, and those of them that overlap a mention linked to it. */
  known: number
  found: number
  /** Those that overlap an extracted mention: more cannot be found. */
  extracted: number
}

export function noLinks(): EndToEnd {
  return { links: 0, right: 0, known: 0, found: 0, extracted: 0 }
}

/** A link is right where a gold mention of the same entity overlaps it. */
export function countLinks(
  { mentions, complete }: GoldDocument,
  entities: readonly EntityToLink[],
  decisions: readonly (Decision | undefined)[],
  base: KnowledgeBase,
  threshold: number
): EndToEnd {
  const counts = noLinks()
  const gold = mentions.map(({ start, end, qid, coref }) => ({ start, end, coref, entity: qid === null ? undefined : base.indexOf(qid) }))
  const linked = entities.flatMap((entity, index) => {
    const decision = decisions[index]
    return decision === undefined || decision.confidence < threshold ? [] : entity.mentions.map(({ start, end }) => ({ start, end, entity: decision.entity }))
  })
  for (const link of linked) {
    const over = gold.filter((mention) => overlap(mention, link))
    if (over.length === 0 && !complete) continue
    counts.links++
    if (over.some(({ entity }) => entity === link.entity)) counts.right++
  }
  for (const mention of gold) {
    if (mention.entity === undefined || mention.coref === true) continue
    counts.known++
    if (entities.some((entity) => entity.mentions.some((own) => overlap(own, mention)))) counts.extracted++
    if (linked.some((link) => link.entity === mention.entity && overlap(link, mention))) counts.found++
  }
  return counts
}
