/** Places that are told with what they lie in: "Paris, Texas", "Frankfurt (Oder)", "Lyon, France". */
import type { KnowledgeBase, NameKind } from '../knowledge/base/entity.js'
import { foldName } from '../knowledge/names/fold.js'
import type { Decision } from './decision.js'
import type { EntityToLink } from './types.js'

/** Confidence of places whose place in one another the text tells and the base knows. */
const TOLD = 0.9
/** What stands between a place and what it lies in. */
const BETWEEN = /^(?:, ?| \()$/u
const LONGEST_BETWEEN = 2
const sure: ReadonlySet<NameKind> = new Set(['label', 'alias', 'title'])

/** A place and the one told after it, by their numbers among the entities of a document. */
interface Pair {
  readonly inner: number
  readonly outer: number
  /** Both names, as full names of places are written. */
  readonly name: string
}

/**
 * The decisions, where places are told with what they lie in by what the base knows of both: an entity that bears the full name, or one that is related to
 * the other. Linear in the mentions.
 */
export function withToldPlaces(
  text: string,
  entities: readonly EntityToLink[],
  decisions: readonly (Decision | undefined)[],
  base: KnowledgeBase
): readonly (Decision | undefined)[] {
  const pairs = pairsOf(text, entities)
  if (pairs.length === 0) return decisions
  const told = [...decisions]
  for (const { inner, outer, name } of pairs) {
    const named = base.find(foldName(name)).find(({ kind }) => sure.has(kind))?.entity
    const around = told[outer]
    if (named !== undefined) told[inner] = atLeast(named, told[inner])
    const place = told[inner]
    if (place === undefined || around === undefined || !base.entity(place.entity).related.includes(around.entity)) continue
    told[inner] = atLeast(place.entity, place)
    told[outer] = atLeast(around.entity, around)
  }
  return told
}

function pairsOf(text: string, entities: readonly EntityToLink[]): Pair[] {
  const places = entities
    .flatMap(({ type, mentions }, index) => (type === 'LOCATION' ? mentions.map(({ start, end }) => ({ start, end, index })) : []))
    .sort((left, right) => left.start - right.start)
  return places.slice(1).flatMap(({ start, end, index: outer }, at) => {
    const { start: from, end: to, index: inner } = places[at]!
    if (inner === outer || start < to || start - to > LONGEST_BETWEEN || !BETWEEN.test(text.slice(to, start))) return []
    return [{ inner, outer, name: `${text.slice(from, to)}, ${text.slice(start, end)}` }]
  })
}

function atLeast(entity: number, decision: Decision | undefined): Decision {
  return { entity, confidence: Math.max(TOLD, decision?.entity === entity ? decision.confidence : 0) }
}
