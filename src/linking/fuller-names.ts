/** Places that are told with what they lie in: "Paris, Texas", "Frankfurt (Oder)", "Lyon, France". */
import type { KnowledgeBase, NameKind } from '../knowledge/base/entity.js'
import { foldName } from '../knowledge/names/fold.js'
import type { Decision } from './decision.js'
import type { EntityToLink } from './types.js'

/** Confidence of places whose place in one another the text tells and the base knows. */
const TOLD = 0.9
/** What stands between a place and what it lies in. */
const BETWEEN = /^(?:, ?| \()$/u
/** What stands between the places of a list: a comma, a short word (and, und, et, y), or both. */
const IN_LIST = /^(?:, ?|,? ?\p{L}{1,4} )$/u
const LONGEST_BETWEEN = 8
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
    const around = told[outer]
    if (around === undefined) continue
    const liesIn = (entity: number) => base.entity(entity).related.includes(around.entity)
    const named = base.find(foldName(name)).find(({ kind, entity }) => sure.has(kind) && liesIn(entity))?.entity
    if (named !== undefined) told[inner] = atLeast(named, told[inner])
    const place = told[inner]
    if (place === undefined || !liesIn(place.entity)) continue
    told[inner] = atLeast(place.entity, place)
    told[outer] = atLeast(around.entity, around)
  }
  return told
}

function pairsOf(text: string, entities: readonly EntityToLink[]): Pair[] {
  const places = entities
    .flatMap(({ type, mentions }, index) => (type === 'LOCATION' ? mentions.map(({ start, end }) => ({ start, end, index })) : []))
    .sort((left, right) => left.start - right.start)
  const between = places.slice(1).map(({ start }, at) => {
    const { end } = places[at]!
    return start < end || start - end > LONGEST_BETWEEN ? undefined : text.slice(end, start)
  })
  return between.flatMap((gap, at) => {
    const [inner, outer] = [places[at]!, places[at + 1]!]
    if (gap === undefined || inner.index === outer.index || !BETWEEN.test(gap)) return []
    // "Rome, New York and Paris" is a list
    if (!gap.includes('(') && [between[at - 1], between[at + 1]].some((beside) => beside !== undefined && IN_LIST.test(beside))) return []
    return [{ inner: inner.index, outer: outer.index, name: `${text.slice(inner.start, inner.end)}, ${text.slice(outer.start, outer.end)}` }]
  })
}

function atLeast(entity: number, decision: Decision | undefined): Decision {
  return { entity, confidence: Math.max(TOLD, decision?.entity === entity ? decision.confidence : 0) }
}
