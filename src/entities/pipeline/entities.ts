/** From chains to the entities of the answer. */
import type { Chain } from '../chains/index.js'
import { normalForm } from '../chains/normal-form.js'
import type { Mention } from '../types.js'
import { withoutSign } from './social.js'

/** A person, place, date ... that the text mentions once or more. */
export interface Entity {
  /** `T` and a running number from 0 in the order of the answer. */
  readonly entityId: string
  readonly type: string
  /** The head mention as it stands in the text. */
  readonly mention: string
  /** The head mention with one blank for each run of white space. */
  readonly normalized: string
  readonly count: number
  /** In text order; as many as `count`. */
  readonly mentions: readonly Mention[]
  /** Index of the head in `mentions`. */
  readonly headMentionIndex: number
  /** Of the head mention; where that comes from a list, the surest of the model's. Absent when no model found the entity, or not asked for. */
  readonly confidence?: number
  /** Classes of the DBpedia ontology, the most general first; never empty. Absent when none is likely enough, or not asked for. */
  readonly ontologyTypes?: readonly string[]
  /** With a link: how sure it is, 0 to 1. */
  readonly linkingConfidence?: number
  /** 1: what the document is about. Absent when not asked for. */
  readonly salience?: 0 | 1
  /** With a link: identifier of another register. */
  readonly permId?: string
}

/** Entities in the order of the answer: the oftenest mentioned first, then by first place in the text. */
export function entitiesOf(text: string, chains: readonly Chain[], withConfidence: boolean): Entity[] {
  const ordered = [...chains].sort((left, right) => right.mentions.length - left.mentions.length || left.mentions[0]!.start - right.mentions[0]!.start)
  return ordered.map((chain, index) => {
    const head = chain.mentions[chain.head]!
    const mention = text.slice(head.start, head.end)
    const confidence = withConfidence ? confidenceOf(chain) : undefined
    return {
      entityId: `T${index}`,
      type: chain.type,
      mention,
      normalized: head.normalized ?? withoutSign(chain.type, normalForm(mention)),
      count: chain.mentions.length,
      mentions: chain.mentions,
      headMentionIndex: chain.head,
      ...(confidence !== undefined && { confidence })
    }
  })
}

function confidenceOf({ mentions, head }: Chain): number | undefined {
  const own = mentions[head]!.confidence
  if (own !== undefined) return own
  let best: number | undefined
  for (const { confidence } of mentions) if (confidence !== undefined && (best === undefined || confidence > best)) best = confidence
  return best
}
