/** Links the entities of a document to a knowledge base. */
import type { KnowledgeBase } from '../knowledge/base/entity.js'
import { TextVectors } from '../knowledge/context/text-vectors.js'
import { NameVectors } from '../knowledge/names/vectors.js'
import { ModelError } from '../models/errors.js'
import type { ModelStore } from '../models/store.js'
import { withBracketedUnits } from './bracketed.js'
import { withCities } from './cities.js'
import type { Decision } from './decision.js'
import { DocumentReader, type LinkerParts } from './document.js'
import { withoutDoubtful } from './doubtful.js'
import type { Sex } from './forms-of-address.js'
import { withToldPlaces } from './fuller-names.js'
import { type NamedSpan, namedSpans } from './further.js'
import { groundsOf } from './grounds.js'
import { withoutMistakenPlaces } from './mistaken-places.js'
import { withNamesakesOfCountries } from './namesakes.js'
import { Ontology } from './ontology.js'
import { confidenceOf, placesOf, RANKERS, type Ranker, ROW_WIDTH, rankerOf, shares } from './ranker.js'
import { withStates } from './states.js'
import { withoutStrangers } from './strangers.js'
import { withoutOtherKinds } from './told-kinds.js'
import { isLesserTwin } from './twins.js'
import { isClash, isNaturalKind, isShownWork } from './type-fit.js'
import type { FoundEntity, Link, Linker, LinkingDocument } from './types.js'
import type { Unit } from './unit.js'

export type { EntityToLink, FoundEntity, Link, Linker, LinkingDocument } from './types.js'

/** What a character more is worth of spans that overlap, in confidence. */
const WORTH_OF_LENGTH = 0.02
/** Greatest confidence that an adjective means its country: it may as well be the people or the language. */
const MOST_OF_DEMONYMS = 0.3
/** Greatest confidence that a person is a place, or a place or an organization a person. */
const MOST_OF_CLASHES = 0.3
/** Least confidence of an office: the base knows those of some countries only, and "president" is nobody's alone. */
const LEAST_OF_TITLES = 0.85

/**
 * @param genderOf see `LinkerParts`
 * @throws ModelError for a missing or damaged artefact
 */
export async function createLinker(store: ModelStore, base: KnowledgeBase, genderOf?: (word: string) => Sex | undefined): Promise<Linker> {
  const id = RANKERS.find((name) => store.has(name))
  if (id === undefined) throw new ModelError('no ranker of links: native-models has none that the licence setting allows')
  const ranker = rankerOf(store.load(id))
  return new RankingLinker(ranker, {
    base,
    names: NameVectors.open(store),
    texts: await TextVectors.open(store),
    ontology: Ontology.open(store),
    local: ranker.local,
    ...(genderOf && { genderOf })
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
    const decisions = document.entities.map(({ type }) => {
      if (!isLinkable(type)) return undefined
      check()
      return decisionOf(this.#ranker, units[next++]!, this.#parts)
    })
    const { base, genderOf = () => undefined } = this.#parts
    const isGivenName = (word: string) => genderOf(word) !== undefined
    const sure = withoutDoubtful(document, withStates(document, decisions, base), base, isGivenName)
    const bracketed = withBracketedUnits(document, withCities(document, sure, base), base)
    const placed = withNamesakesOfCountries(document, withToldPlaces(document.text, document.entities, bracketed, base), base)
    const ofKinds = withoutOtherKinds(document, withoutMistakenPlaces(document, placed, base, isGivenName), base)
    return withoutStrangers(document, ofKinds, base, genderOf)
  }

  findFurther(document: LinkingDocument, check: () => void): readonly FoundEntity[] {
    const spans = namedSpans(document, this.#parts.base, check)
    if (spans.length === 0) return []
    const added = spans.map(({ start, end, type }) => ({ type, mentions: [{ start, end }], headMentionIndex: 0, isFurther: true }))
    // the document's own entities speak for or against what is found
    const decisions = this.decide({ ...document, entities: [...document.entities, ...added] }, check).slice(document.entities.length)
    const found = new Map<string, FoundEntity>()
    for (const { start, end, type, decision } of withoutOverlaps(spans, decisions, this.#ranker.threshold)) {
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

/** Spans that are linked, in the order of the text; of those that overlap the surest, then the longest. */
function withoutOverlaps(spans: readonly NamedSpan[], decisions: readonly (Decision | undefined)[], least: number) {
  const linked = spans.flatMap((span, index) => {
    const decision = decisions[index]
    return decision === undefined || decision.confidence < least ? [] : [{ ...span, decision }]
  })
  linked.sort((left, right) => worth(right) - worth(left))
  const kept: typeof linked = []
  const covered = new Set<number>()
  for (const one of linked) {
    const places = Array.from({ length: one.end - one.start }, (_, place) => one.start + place)
    if (places.some((place) => covered.has(place))) continue
    for (const place of places) covered.add(place)
    kept.push(one)
  }
  return kept.sort((left, right) => left.start - right.start)
}

function worth({ start, end, decision }: NamedSpan & { readonly decision: Decision }): number {
  return decision.confidence + WORTH_OF_LENGTH * (end - start)
}

/** Dates, numbers, addresses and the like are no entities of a base. */
function isLinkable(type: string): boolean {
  return !type.includes(':') && type !== 'TWITTER_USERNAME' && type !== 'HASHTAG'
}

function decisionOf(ranker: Ranker, unit: Unit, { base, ontology }: LinkerParts): Decision | undefined {
  if (unit.candidates.length === 0) return undefined
  const { candidates, rows } = withoutLesserTwins(unit, base)
  const found = shares(ranker.full, rows, candidates.length, ROW_WIDTH)
  const { best } = placesOf(found.scores)
  const { entity, route } = candidates[best]!
  const confidence = confidenceOf(ranker.judge, rows, found)
  // the next best of the right type is hardly ever right: the text spoke for another
  const { type, classes } = base.entity(entity)
  const all = classes.flatMap((name) => ontology.path(name))
  const isOfKind = isNaturalKind(unit.type, all) || isShownWork(unit.type, all)
  const most = route === 'demonym' ? MOST_OF_DEMONYMS : !unit.isFurther && (isOfKind || isClash(unit.type, type)) ? MOST_OF_CLASHES : 1
  return { entity, confidence: Math.min(most, confidence), grounds: groundsOf({ candidates, rows }, best) }
}

function withoutLesserTwins({ candidates, rows }: Unit, base: KnowledgeBase): Pick<Unit, 'candidates' | 'rows'> {
  const entities = candidates.map(({ entity }) => entity)
  const kept = [...entities.keys()].filter((place) => !isLesserTwin(entities[place]!, entities, base))
  if (kept.length === entities.length) return { candidates, rows }
  const own = new Float32Array(kept.length * ROW_WIDTH)
  for (const [place, from] of kept.entries()) own.set(rows.subarray(from * ROW_WIDTH, (from + 1) * ROW_WIDTH), place * ROW_WIDTH)
  return { candidates: kept.map((place) => candidates[place]!), rows: own }
}
