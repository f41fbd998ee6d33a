/** What trainings and evaluations of linking have in common: the parts of the linker, gold mentions and extracted ones as documents to link. */
import { loadGivenNames } from '../../src/entities/lists/given-names.js'
import type { Extractor } from '../../src/entities/pipeline/extract.js'
import type { KnowledgeBase } from '../../src/knowledge/base/entity.js'
import { TextVectors } from '../../src/knowledge/context/text-vectors.js'
import { NAME_VECTORS, NameVectors } from '../../src/knowledge/names/vectors.js'
import type { LinkerParts } from '../../src/linking/document.js'
import { mentionTypes } from '../../src/linking/features.js'
import { namedSpans } from '../../src/linking/further.js'
import type { Network } from '../../src/linking/network.js'
import { Ontology } from '../../src/linking/ontology.js'
import type { EntityToLink } from '../../src/linking/types.js'
import type { ModelStore } from '../../src/models/store.js'
import { readOntology } from '../typing/ontology.js'
import type { GoldDocument, GoldMention } from './documents.js'

/** Parts of the linker over a base; the ontology is the data folder's. */
export async function linkerParts(store: ModelStore, base: KnowledgeBase, local: Network | undefined): Promise<LinkerParts> {
  const givenNames = loadGivenNames(store)
  return {
    base,
    genderOf: (word) => givenNames?.gender(word),
    names: store.has(NAME_VECTORS) ? NameVectors.open(store) : undefined,
    texts: await TextVectors.open(store),
    ontology: new Ontology(new Map([...readOntology().parents].map(([name, parent]) => [name, parent === 'owl:Thing' ? '' : parent]))),
    local
  }
}

export interface Span {
  readonly start: number
  readonly end: number
}

/** An entity to link with what is known to be right. */
export interface LabelledEntity extends EntityToLink {
  /** Number in the base; undefined: none of the base is right. */
  readonly gold: number | undefined
}

/** Types of entities that the service links; patterns find the others. */
export function isLinkable(type: string): boolean {
  return !type.includes(':') && type !== 'TWITTER_USERNAME' && type !== 'HASHTAG'
}

/** Gold mentions, each an entity of its own; pronouns are left out. @param extracted of the same text: gives types where the document has none that extraction knows */
export function goldEntities({ mentions }: GoldDocument, base: KnowledgeBase, extracted: readonly EntityToLink[]): LabelledEntity[] {
  const typeAt = new Map(extracted.flatMap((entity) => entity.mentions.map(({ start, end }) => [`${start}-${end}`, entity.type])))
  return mentions
    .filter(({ coref, type }) => coref !== true && type?.includes(':') !== true)
    .map((mention) => ({
      type: typeOf(mention, typeAt),
      mentions: [mention],
      headMentionIndex: 0,
      gold: mention.qid === null ? undefined : base.indexOf(mention.qid)
    }))
}

function typeOf({ type, start, end }: GoldMention, typeAt: ReadonlyMap<string, string>): string {
  return type !== undefined && mentionTypes.includes(type) ? type : (typeAt.get(`${start}-${end}`) ?? '')
}

/** Entities as the service extracts them, without dates, numbers and the like. */
export async function extractedEntities(extractor: Extractor, text: string, language: string): Promise<EntityToLink[]> {
  if (!extractor.supports(language)) return []
  const { entities } = await extractor.extract(text, language, { options: {} })
  return entities.filter(({ type }) => isLinkable(type)).map(({ type, mentions, headMentionIndex }) => ({ type, mentions, headMentionIndex }))
}

export function overlap(left: Span, right: Span): boolean {
  return left.start < right.end && right.start < left.end
}

/** Extracted entities with the gold entity of most of their mentions. Where not all mentions are annotated, entities without any are left out. */
export function labelledEntities({ mentions, complete }: GoldDocument, base: KnowledgeBase, extracted: readonly EntityToLink[]): LabelledEntity[] {
  return extracted.flatMap((entity) => {
    const counts = new Map<number | undefined, number>()
    for (const mention of entity.mentions) {
      const gold = bestOverlap(mention, mentions)
      if (gold === undefined && !complete) continue
      const index = gold?.qid == null ? undefined : base.indexOf(gold.qid)
      counts.set(index, (counts.get(index) ?? 0) + 1)
    }
    const [best] = [...counts].sort((left, right) => right[1] - left[1])
    return best === undefined ? [] : [{ ...entity, gold: best[0] }]
  })
}

/** Sets of questions about one thing each: what else they say are no names. */
const ONE_NAME: ReadonlySet<string> = new Set(['simplequestions', 'rubq'])

/** The extracted entities and what the linker finds beside them, labelled. Away from annotated mentions it counts as wrong, but where names are left out. */
export function furtherEntities(document: GoldDocument, base: KnowledgeBase, extracted: readonly EntityToLink[]): LabelledEntity[] {
  const { text, lang: language, mentions, complete, set } = document
  const spans = namedSpans({ text, language, entities: extracted }, base, () => {})
  if (spans.length === 0) return []
  const further = spans.flatMap((span): LabelledEntity[] => {
    const over = mentions.filter((mention) => overlap(mention, span))
    if (over.length === 0 && !complete && !ONE_NAME.has(set)) return []
    const gold = bestOverlap(span, mentions)
    const entity = gold?.qid == null ? undefined : base.indexOf(gold.qid)
    return [{ type: span.type, mentions: [span], headMentionIndex: 0, isFurther: true, gold: entity }]
  })
  return [...extracted.map((entity) => ({ ...entity, gold: undefined })), ...further]
}

/** The gold mention that has most in common with a mention; of several the shortest. */
function bestOverlap(mention: Span, gold: readonly GoldMention[]): GoldMention | undefined {
  let best: GoldMention | undefined
  let most = 0
  for (const other of gold) {
    const shared = Math.min(mention.end, other.end) - Math.max(mention.start, other.start)
    if (shared <= 0) continue
    const likeness = shared / Math.max(mention.end - mention.start, other.end - other.start)
    if (likeness > most) {
      most = likeness
      best = other
    }
  }
  return best
}
