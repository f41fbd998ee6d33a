/** A base in which some entities have lost the names that they have in other scripts than the Latin one. */
import type { BaseStatistics, EntityName, KnowledgeBase, KnownEntity, NearName, Posting } from '../../src/knowledge/base/entity.js'

const LATIN = /\p{Script=Latin}/u

/** Entities that training of name vectors leaves out: one in eight. A half of them trains the ranker, the other half is measured. */
export function isHeldOut(id: string): boolean {
  return Number(id.slice(1)) % 8 === 3
}

export function isOfPart(id: string, part: 'train' | 'unseen'): boolean {
  return Number(id.slice(1)) % 16 === (part === 'train' ? 3 : 11)
}

export class HiddenNames implements KnowledgeBase {
  readonly #base: KnowledgeBase

  constructor(base: KnowledgeBase) {
    this.#base = base
  }

  find(folded: string): readonly Posting[] {
    const found = this.#base.find(folded)
    return LATIN.test(folded) ? found : found.filter(({ entity }) => !isHeldOut(this.#base.entity(entity).id))
  }

  entity(index: number): KnownEntity {
    return this.#base.entity(index)
  }

  namesOf(index: number): readonly EntityName[] {
    return this.#base.namesOf(index)
  }

  indexOf(id: string): number | undefined {
    return this.#base.indexOf(id)
  }

  nearest(vector: Float32Array, count: number): readonly NearName[] {
    return this.#base.nearest(vector, count)
  }

  statistics(): BaseStatistics {
    return this.#base.statistics()
  }

  close(): void {
    this.#base.close()
  }
}
