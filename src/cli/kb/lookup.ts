/** `glossa kb lookup`: the entity of an id, the entities of a name, and those of names near to it. */
import type { KnowledgeBase, KnownEntity } from '../../knowledge/base/entity.js'
import { foldName } from '../../knowledge/names/fold.js'
import { NameVectors } from '../../knowledge/names/vectors.js'
import type { ModelStore } from '../../models/store.js'

const WIKIDATA_ID = /^q\d+$/i

/** Entities whose names are compared, for each that is shown. */
const COMPARED = 4

/** Least similarity of a name that is shown as near; names that have nothing in common come to 0.4. */
const LEAST_SIMILARITY = 0.5

/** An entity that a name may mean, or that has the id. */
export interface LookedUp {
  readonly id: string
  readonly label: string
  readonly type: string
  readonly prior: number
  readonly description?: string
  readonly classes: readonly string[]
  /** `id`: its id; `exact`: a name of the entity, as it is looked up; `near`: a name that is spelt alike. */
  readonly found: 'id' | 'exact' | 'near'
  /** The name that was found (of an id the label), with its kind and language. */
  readonly name: string
  readonly kind: string
  readonly language?: string
  /** Cosine of the names' vectors, where the name is near. */
  readonly similarity?: number
}

/**
 * That of the id first; then exact ones, the best known first; then, where it is no id, the nearest.
 * @param language ISO 639-3: names of other languages (not those of all) are left out, and labels are those of the language
 */
export function lookUp(base: KnowledgeBase, store: ModelStore, sought: string, count: number, language?: string): LookedUp[] {
  const found: LookedUp[] = []
  const seen = new Set<number>()
  const named = base.indexOf(sought.trim()) ?? (WIKIDATA_ID.test(sought.trim()) ? base.indexOf(sought.trim().toUpperCase()) : undefined)
  if (named !== undefined) {
    seen.add(named)
    const entity = base.entity(named)
    found.push({ ...described(base, entity, language), found: 'id', name: entity.label, kind: 'label' })
  }
  const folded = foldName(sought)
  for (const { entity: index, kind } of base.find(folded)) {
    const entity = base.entity(index)
    // derived names are not among those given
    const given = base.namesOf(index).filter((other) => foldName(other.name) === folded)
    const match = given.find((other) => speaks(other.language, language)) ?? (given.length === 0 ? { name: sought, kind } : undefined)
    if (match === undefined || seen.has(index)) continue
    seen.add(index)
    found.push({
      ...described(base, entity, language),
      found: 'exact',
      name: match.name,
      kind,
      ...('language' in match && match.language !== undefined && { language: match.language })
    })
  }
  if (named === undefined) found.push(...nearTo(base, store, sought, count - found.length, seen, language))
  return found.slice(0, count)
}

/** Entities with a name near to a name, nearest first; `seen` are left out. */
function nearTo(base: KnowledgeBase, store: ModelStore, sought: string, count: number, seen: Set<number>, language: string | undefined): LookedUp[] {
  const vectors = NameVectors.open(store)
  const vector = vectors.of(sought)
  const found: LookedUp[] = []
  for (const { entity: index } of base.nearest(vector, COMPARED * (count + seen.size))) {
    if (found.length >= count) break
    const nearest = seen.has(index) ? undefined : nearestName(base, vectors, vector, index, language)
    if (nearest === undefined) continue
    seen.add(index)
    found.push({ ...described(base, base.entity(index), language), found: 'near', ...nearest })
  }
  return found.sort((left, right) => right.similarity! - left.similarity!)
}

function speaks(language: string | undefined, wanted: string | undefined): boolean {
  return wanted === undefined || language === undefined || language === wanted
}

function described(base: KnowledgeBase, entity: KnownEntity, language: string | undefined) {
  const own = language === undefined ? undefined : base.namesOf(entity.index).find((name) => name.kind === 'label' && name.language === language)?.name
  const { id, type, prior, description, classes } = entity
  return { id, label: own ?? entity.label, type, prior: Math.round(1000 * prior) / 1000, ...(description !== undefined && { description }), classes }
}

function nearestName(base: KnowledgeBase, vectors: NameVectors, vector: Float32Array, index: number, language: string | undefined) {
  let best: { name: string; kind: string; language?: string; similarity: number } | undefined
  for (const name of base.namesOf(index)) {
    if (!speaks(name.language, language)) continue
    const similarity = product(vector, vectors.of(name.name))
    if (best !== undefined && similarity <= best.similarity) continue
    best = {
      name: name.name,
      kind: name.kind,
      ...(name.language !== undefined && { language: name.language }),
      similarity: Math.round(1000 * similarity) / 1000
    }
  }
  return best !== undefined && best.similarity >= LEAST_SIMILARITY ? best : undefined
}

function product(left: Float32Array, right: Float32Array): number {
  return left.reduce((sum, value, column) => sum + value * right[column]!, 0)
}
