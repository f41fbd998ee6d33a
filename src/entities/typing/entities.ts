/** Ontology types of the entities of a document: their mentions vote. */
import type { NativeGuard } from '../../core/hooks.js'
import type { TokenList } from '../../core/spans.js'
import type { Entity } from '../pipeline/entities.js'
import type { Mention } from '../types.js'
import type { ClassTree } from './ontology.js'
import type { MentionToType } from './typer.js'

/** Types whose entities get ontology types. */
export const ontologyTyped: ReadonlySet<string> = new Set(['PERSON', 'LOCATION', 'ORGANIZATION', 'PRODUCT'])
/** Mentions of one entity that are read: the head and those after it. */
const MENTIONS_AN_ENTITY = 3
/** Mentions of a document that are read; the entities mentioned most come first. */
const MENTIONS_A_DOCUMENT = 600

/** What ontology types come from. */
export interface TypesMentions {
  readonly tree: ClassTree
  probabilities(tokens: TokenList, mentions: readonly MentionToType[], guard?: NativeGuard): Promise<Float32Array>
}

/**
 * The entities with their `ontologyTypes`, class names from the most general to the most special one; entities of other types, those that are too many, and those of
 * which nothing is likely enough stay as they are. Bounded cost: 600 mentions are read.
 * @throws what the typer throws
 */
export async function withOntologyTypes(entities: readonly Entity[], tokens: TokenList, typer: TypesMentions, guard?: NativeGuard): Promise<Entity[]> {
  const read: MentionToType[] = []
  const parts = entities.map(({ type, mentions, headMentionIndex }) => {
    const from = read.length
    if (!ontologyTyped.has(type) || from >= MENTIONS_A_DOCUMENT) return { from, count: 0 }
    for (const { start, end } of votersOf(mentions, headMentionIndex).slice(0, MENTIONS_A_DOCUMENT - from)) read.push({ start, end, type })
    return { from, count: read.length - from }
  })
  if (read.length === 0) return [...entities]
  const probabilities = await typer.probabilities(tokens, read, guard)
  return entities.map((entity, index) => {
    const path = typer.tree.path(meanOf(probabilities, typer.tree.names.length, parts[index]!))
    return path.length === 0 ? entity : { ...entity, ontologyTypes: path.map((name) => typer.tree.names[name]!) }
  })
}

function votersOf(mentions: readonly Mention[], head: number): Mention[] {
  const others = mentions.filter((_, index) => index !== head)
  return [mentions[head]!, ...others.slice(0, MENTIONS_AN_ENTITY - 1)]
}

function meanOf(probabilities: Float32Array, classes: number, { from, count }: { readonly from: number; readonly count: number }): Float32Array {
  const mean = new Float32Array(classes)
  for (let mention = from; mention < from + count; mention++) {
    for (let index = 0; index < classes; index++) mean[index]! += probabilities[mention * classes + index]! / count
  }
  return mean
}
