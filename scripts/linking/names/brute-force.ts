/** The nearest names without an index: what an index is measured against, and what plain n-grams find. */
import type { EntityRecord, KnowledgeBase, NearName } from '../../../src/knowledge/base/entity.js'
import { indexedNames } from '../../../src/knowledge/base/indexed-names.js'
import { gramRows } from '../../../src/knowledge/names/grams.js'
import { NAME_WIDTH, type NameVectors } from '../../../src/knowledge/names/vectors.js'

/** As in the threads that build an index: a name whose vector is this near to that of another one of the entity is left out. */
const SAME = 0.85

/** Names and the numbers of their entities, those of an entity together. */
export interface NameList {
  readonly names: readonly string[]
  readonly entities: Uint32Array
}

/** Vectors one after the other, and the numbers of their entities. */
export interface VectorList {
  readonly vectors: Float32Array
  readonly entities: Uint32Array
}

/** The names that the builder of a base reads into its index, of the records that are in the base. */
export function nameList(records: readonly EntityRecord[], base: KnowledgeBase): NameList {
  const names: string[] = []
  const entities: number[] = []
  for (const record of records) {
    const entity = base.indexOf(record.id)
    if (entity === undefined) continue
    for (const name of indexedNames(record)) {
      names.push(name)
      entities.push(entity)
    }
  }
  return { names, entities: Uint32Array.from(entities) }
}

/** Vectors of names, without those near to another one of the entity. @param share 2 for those of every second entity, and so on */
export function distinctVectors({ names, entities }: NameList, vectors: NameVectors, share = 1): VectorList {
  const kept: Float32Array[] = []
  const owners: number[] = []
  for (const [place, name] of names.entries()) {
    const entity = entities[place]!
    if (entity % share !== 0) continue
    const vector = vectors.of(name)
    let near = false
    for (let other = kept.length - 1; other >= 0 && owners[other] === entity && !near; other--) near = product(vector, kept[other]!) > SAME
    if (near) continue
    kept.push(vector)
    owners.push(entity)
  }
  const all = new Float32Array(kept.length * NAME_WIDTH)
  for (const [place, vector] of kept.entries()) all.set(vector, place * NAME_WIDTH)
  return { vectors: all, entities: Uint32Array.from(owners) }
}

function product(left: Float32Array, right: Float32Array): number {
  let sum = 0
  for (let column = 0; column < left.length; column++) sum += left[column]! * right[column]!
  return sum
}

/** The nearest entities by the inner product, nearest first. */
export function nearestOf(vector: Float32Array, { vectors, entities }: VectorList, count: number): NearName[] {
  const best = new Best(count)
  for (const [place, entity] of entities.entries()) {
    const from = place * NAME_WIDTH
    let sum = 0
    for (let column = 0; column < NAME_WIDTH; column++) sum += vector[column]! * vectors[from + column]!
    best.offer(entity, sum)
  }
  return best.list()
}

/** Plain n-grams without training: cosine of the rows' counts, weighted by how rare they are (TF-IDF), over all names. */
export class PlainGrams {
  readonly #postings: Uint32Array[]
  readonly #weights: Float32Array
  readonly #lengths: Float32Array
  readonly #entities: Uint32Array

  constructor({ names, entities }: NameList, rows: number) {
    const counts = new Uint32Array(rows)
    for (const name of names) for (const row of new Set(gramRows(name))) counts[row]!++
    this.#weights = Float32Array.from(counts, (count) => Math.log((names.length + 1) / (count + 1)))
    this.#postings = Array.from(counts, (count) => new Uint32Array(count))
    this.#lengths = new Float32Array(names.length)
    this.#entities = entities
    const filled = new Uint32Array(rows)
    for (const [place, name] of names.entries()) {
      let square = 0
      for (const row of new Set(gramRows(name))) {
        this.#postings[row]![filled[row]!++] = place
        square += this.#weights[row]! ** 2
      }
      this.#lengths[place] = Math.sqrt(square)
    }
  }

  nearest(name: string, count: number): NearName[] {
    const sums = new Float32Array(this.#lengths.length)
    for (const row of new Set(gramRows(name))) {
      const weight = this.#weights[row]! ** 2
      for (const place of this.#postings[row]!) sums[place]! += weight
    }
    const best = new Best(count)
    for (const [place, sum] of sums.entries()) if (sum > 0) best.offer(this.#entities[place]!, sum / this.#lengths[place]!)
    return best.list()
  }
}

/** The best entities offered; each counts once, with its best name. */
class Best {
  readonly #count: number
  readonly #found = new Map<number, number>()
  #least = Number.NEGATIVE_INFINITY

  constructor(count: number) {
    this.#count = count
  }

  offer(entity: number, similarity: number): void {
    if (similarity <= this.#least || (this.#found.get(entity) ?? Number.NEGATIVE_INFINITY) >= similarity) return
    this.#found.set(entity, similarity)
    if (this.#found.size > 4 * this.#count) this.#shorten()
  }

  list(): NearName[] {
    this.#shorten()
    return [...this.#found].map(([entity, similarity]) => ({ entity, similarity }))
  }

  #shorten(): void {
    const kept = [...this.#found].sort((left, right) => right[1] - left[1]).slice(0, this.#count)
    this.#found.clear()
    for (const [entity, similarity] of kept) this.#found.set(entity, similarity)
    if (kept.length === this.#count) this.#least = kept.at(-1)![1]
  }
}
