/** Links the entities of a document to a knowledge base. */
import type { KnowledgeBase } from '../knowledge/base/entity.js'
import { TextVectors } from '../knowledge/context/text-vectors.js'
import { NameVectors } from '../knowledge/names/vectors.js'
import { ModelError } from '../models/errors.js'
import type { ModelStore } from '../models/store.js'
import type { Decision } from './decision.js'
import { DocumentReader, type LinkerParts } from './document.js'
import { withToldPlaces } from './fuller-names.js'
import { namedSpans } from './further.js'
import { Ontology } from './ontology.js'
import { confidenceOf, judgedColumns, RANKERS, type Ranker, ROW_WIDTH, rankerOf, shares } from './ranker.js'
import type { FoundEntity, Link, Linker, LinkingDocument } from './types.js'
import type { Unit } from './unit.js'

export type { EntityToLink, FoundEntity, Link, Linker, LinkingDocument } from './types.js'

/** Least confidence of an office: the base knows those of some countries only, and "president" is nobody's alone. */
const LEAST_OF_TITLES = 0.85
/** Least confidence of a name that extraction did not find. */
const LEAST_OF_FURTHER = 0.9

/** @throws ModelError for a missing or damaged artefact */
export async function createLinker(store: ModelStore, base: KnowledgeBase): Promise<Linker> {
  const id = RANKERS.find((name) => store.has(name))
  if (id === undefined) throw new ModelError('no ranker of links: native-models has none that the licence setting allows')
  const ranker = rankerOf(store.load(id))
  return new RankingLinker(ranker, {
    base,
    names: NameVectors.open(store),
    texts: await TextVectors.open(store),
    ontology: Ontology.open(store),
    local: ranker.local
  })
}

/** The linker over parts that are open already. */
export class RankingLinker implements Linker {
  readonly #ranker: Ranker
  readonly #parts: LinkerParts
  readonly #reader: DocumentReader

  constructor(ranker: Ranker, parts: LinkerParts) {
    this.#ranker = ranker
    this.#parts = parts
    this.#reader = new DocumentReader(parts)
  }

  link(document: LinkingDocument, check: () => void): readonly (Link | undefined)[] {
    return this.decide(document, check).map((decision, index) => {
      const least = document.entities[index]!.type === 'TITLE' ? Math.max(LEAST_OF_TITLES, this.#ranker.threshold) : this.#ranker.threshold
      return decision === undefined || decision.confidence < least ? undefined : this.#linkOf(decision)
    })
  }

  /** The likeliest entity of each, those that are not likely enough included; undefined where there is no candidate. */
  decide(document: LinkingDocument, check: () => void): readonly (Decision | undefined)[] {
    const linkable = document.entities.filter(({ type }) => isLinkable(type))
    const units = this.#reader.read({ ...document, entities: linkable }, check)
    let next = 0
    const decisions = document.entities.map(({ type }) => (isLinkable(type) ? decisionOf(this.#ranker, units[next++]!) : undefined))
    return withToldPlaces(document.text, document.entities, decisions, this.#parts.base)
  }

  findFurther(document: LinkingDocument, check: () => void): readonly FoundEntity[] {
    const spans = namedSpans(document, this.#parts.base, check)
    if (spans.length === 0) return []
    const added = spans.map(({ start, end, type }) => ({ type, mentions: [{ start, end }], headMentionIndex: 0 }))
    // the document's own entities speak for or against what is found
    const decisions = this.decide({ ...document, entities: [...document.entities, ...added] }, check).slice(document.entities.length)
    const found = new Map<string, FoundEntity>()
    for (const [index, { start, end, type }] of spans.entries()) {
      const decision = decisions[index]
      if (decision === undefined || decision.confidence < LEAST_OF_FURTHER) continue
      const link = this.#linkOf(decision)
      const known = found.get(link.id)
      found.set(link.id, { type: known?.type ?? type, mentions: [...(known?.mentions ?? []), { start, end }], link: known?.link ?? link })
    }
    return [...found.values()]
  }

  #linkOf({ entity: index, confidence }: Decision): Link {
    const { id, classes, permId } = this.#parts.base.entity(index)
    return { id, confidence, ontologyTypes: this.#parts.ontology.longestPath(classes), ...(permId !== undefined && { permId }) }
  }
}

/** Dates, numbers, addresses and the like are no entities of a base. */
function isLinkable(type: string): boolean {
  return !type.includes(':') && type !== 'TWITTER_USERNAME' && type !== 'HASHTAG'
}

function decisionOf(ranker: Ranker, { candidates, rows }: Unit): Decision | undefined {
  if (candidates.length === 0) return undefined
  const found = shares(ranker.full, rows, candidates.length, ROW_WIDTH)
  const best = found.scores.indexOf(Math.max(...found.scores))
  return { entity: candidates[best]!.entity, confidence: confidenceOf(ranker.judge, rows, best, judgedColumns(found, best)) }
}
