/** How the answer of `/entities` compares with what was stated. */
import type { StatedText, Statement } from './statements.js'

/** The fields of an entity that are compared. */
export interface AnsweredEntity {
  readonly entityId: string
  readonly type: string
  readonly mentionOffsets: readonly { readonly startOffset: number; readonly endOffset: number }[]
}

/**
 * `missing link`: the mention is an entity of the answer and has no entity of the base; `not extracted`: it should have one, and no mention of the
 * answer covers it; `wrongly linked`: it has one and should have none, or has just the one that it should not.
 */
export const outcomes = ['held', 'wrong id', 'missing link', 'wrongly linked', 'not extracted'] as const

export type Outcome = (typeof outcomes)[number]

export interface Comparison {
  readonly statement: Statement
  readonly outcome: Outcome
  /** The entity of the answer whose mention covers the stated one. */
  readonly given: AnsweredEntity | undefined
}

/** The outcomes of a text's statements, in their order. */
export function compare({ statements }: StatedText, entities: readonly AnsweredEntity[]): Comparison[] {
  return statements.map((statement) => {
    const given = covering(statement, entities)
    return { statement, outcome: outcomeOf(statement, given), given }
  })
}

/** Whether an answered id is one of a base: those of the document are `T` and a number. */
export function isLinked(entityId: string): boolean {
  return !/^T\d+$/.test(entityId)
}

function outcomeOf({ expected }: Statement, given: AnsweredEntity | undefined): Outcome {
  const id = given !== undefined && isLinked(given.entityId) ? given.entityId : undefined
  if (expected.is === 'unlinked') return id === undefined ? 'held' : 'wrongly linked'
  if (expected.is === 'other') return id === expected.id ? 'wrongly linked' : 'held'
  if (given === undefined) return 'not extracted'
  if (id === undefined) return 'missing link'
  return expected.ids.includes(id) ? 'held' : 'wrong id'
}

/** The entity with the shortest mention that covers the stated one. */
function covering({ start, end }: Statement, entities: readonly AnsweredEntity[]): AnsweredEntity | undefined {
  let found: AnsweredEntity | undefined
  let shortest = Number.POSITIVE_INFINITY
  for (const entity of entities)
    for (const { startOffset, endOffset } of entity.mentionOffsets) {
      const length = endOffset - startOffset
      if (startOffset > start || endOffset < end || length >= shortest) continue
      found = entity
      shortest = length
    }
  return found
}
