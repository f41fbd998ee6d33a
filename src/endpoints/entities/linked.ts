/** Entities with their links, as the interface shows them. */

import { normalFormAsItCame } from '../../entities/chains/normal-form.js'
import type { Entity } from '../../entities/pipeline/entities.js'
import type { Mention } from '../../entities/types.js'
import type { FoundEntity, Link } from '../../linking/linker.js'
import { withCoarseTypes } from './coarse-types.js'
import type { LinkOptions } from './linking.js'

/** Weight of mentions that the linker found: nothing of extraction lies there. */
const WEIGHT = 0

interface Linked {
  readonly entities: Entity[]
  /** The surest of theirs. */
  link: Link
}

/**
 * Entities by their links: those with the same id become one, what is not linked is numbered anew (T0, T1 ...), the order is that of the answer.
 * @param links one for each entity
 * @param found what the linker found beside them
 */
export function linkedEntities(
  text: string,
  entities: readonly Entity[],
  links: readonly (Link | undefined)[],
  found: readonly FoundEntity[],
  options: LinkOptions
): Entity[] {
  const byId = new Map<string, Linked>()
  const rest: Entity[] = []
  const add = (entity: Entity, link: Link) => {
    const known = byId.get(link.id)
    if (known === undefined) byId.set(link.id, { entities: [entity], link })
    else {
      known.entities.push(entity)
      if (link.confidence > known.link.confidence) known.link = link
    }
  }
  for (const [index, entity] of entities.entries()) {
    const link = links[index]
    if (link === undefined) rest.push(options.ontologyTypes ? withCoarseTypes(entity) : entity)
    else add(entity, link)
  }
  for (const one of found) add(foundEntity(text, one, options), one.link)
  const linked = [...byId.values()].map(({ entities: same, link }) => withLink(merged(same), link, options))
  const all = [...linked, ...rest].sort((left, right) => right.count - left.count || left.mentions[0]!.start - right.mentions[0]!.start)
  const unlinked = new Set(rest)
  let number = 0
  return all.map((entity) => (unlinked.has(entity) ? { ...entity, entityId: `T${number++}` } : entity))
}

function withLink(entity: Entity, link: Link, { confidence, permId, ontologyTypes }: LinkOptions): Entity {
  const { ontologyTypes: typed, ...plain } = entity
  const classes = link.ontologyTypes.length > 0 ? link.ontologyTypes : typed
  const shown = ontologyTypes ? withCoarseTypes({ ...plain, ...(classes !== undefined && { ontologyTypes: classes }) }) : plain
  return {
    ...shown,
    entityId: link.id,
    ...(confidence && { linkingConfidence: Math.round(link.confidence * 1000) / 1000 }),
    ...(permId && link.permId !== undefined && { permId: link.permId })
  }
}

/** One entity of several: mentions in the order of the text, the head is the fullest one, the type that of the entity mentioned most. */
function merged(entities: readonly Entity[]): Entity {
  if (entities.length === 1) return entities[0]!
  const headOf = ({ mentions, headMentionIndex }: Entity) => mentions[headMentionIndex]!
  const fullest = best(entities, (entity) => lengthOf(headOf(entity)))
  const { type } = best(entities, ({ count }) => count)
  const mentions = entities.flatMap((entity) => entity.mentions).sort((left, right) => left.start - right.start)
  const confidence = fullest.confidence ?? surest(entities)
  const salience = entities.find((entity) => entity.salience === 1)?.salience ?? fullest.salience
  return {
    ...fullest,
    type,
    count: mentions.length,
    mentions,
    headMentionIndex: mentions.indexOf(headOf(fullest)),
    ...(confidence !== undefined && { confidence }),
    ...(salience !== undefined && { salience })
  }
}

function surest(entities: readonly Entity[]): number | undefined {
  const confidences = entities.flatMap(({ confidence }) => confidence ?? [])
  return confidences.length === 0 ? undefined : Math.max(...confidences)
}

function lengthOf({ start, end }: Pick<Mention, 'start' | 'end'>): number {
  return end - start
}

/** The first one of the highest value. */
function best<T>(items: readonly T[], measure: (item: T) => number): T {
  return items.reduce((before, item) => (measure(item) > measure(before) ? item : before))
}

function foundEntity(text: string, { type, mentions }: FoundEntity, { salience }: LinkOptions): Entity {
  const head = best(mentions, lengthOf)
  const mention = text.slice(head.start, head.end)
  return {
    entityId: '',
    type,
    mention,
    normalized: normalFormAsItCame(mention),
    count: mentions.length,
    mentions: mentions.map(({ start, end }): Mention => ({ start, end, type, source: 'kb-linker', weight: WEIGHT })),
    headMentionIndex: mentions.indexOf(head),
    // what the text is about, extraction finds
    ...(salience && { salience: 0 })
  }
}
