/** Linking of the entities that a thread of the analysis pool found; runs in the knowledge pool and writes the answer. */
import { asItCame, asRead, type Dereferenced, dereferenced } from '../../core/character-references.js'
import { loadGivenNames } from '../../entities/lists/given-names.js'
import type { Entity } from '../../entities/pipeline/entities.js'
import { listMatcher } from '../../entities/pipeline/list-matcher.js'
import type { UserLists } from '../../entities/pipeline/user-lists.js'
import { openKnowledgeBase } from '../../knowledge/base/reader.js'
import { createLinker, type FoundEntity, type Linker } from '../../linking/linker.js'
import type { ModelStore } from '../../models/store.js'
import { fullDetail, listOf } from '../full-detail.js'
import type { EndpointWork } from '../work-shape.js'
import type { EntitiesAnswer } from './answer.js'
import { answeredEntity } from './answered.js'
import { detailedEntity } from './full-detail.js'
import { linkedEntities } from './linked.js'
import { type LinkingSettings, type LinkingTask, linkingStep } from './linking.js'
import { ListReader, type SharedLists } from './lists/shared.js'

/** Opens the linker of a thread on the base in a folder. @throws ModelError, KnowledgeBaseError */
export type OpenLinker = (store: ModelStore, folder: string) => Promise<Linker>

async function openLinker(store: ModelStore, folder: string): Promise<Linker> {
  const { guard } = store
  // the index is read by native code, inside which the thread must not be ended
  guard.enter()
  try {
    const givenNames = loadGivenNames(store)
    return await createLinker(store, openKnowledgeBase(folder, guard), (word) => givenNames?.gender(word))
  } finally {
    guard.leave()
  }
}

/** @param open another linker, for tests */
export function linkingWorkWith(open: OpenLinker): EndpointWork<LinkingTask, LinkingSettings, SharedLists | undefined> {
  return {
    name: linkingStep.name,
    open({ store, settings: { folder, typesOff } }) {
      let linker: Linker
      const lists = new ListReader()
      return {
        async ready() {
          linker = await open(store, folder)
        },
        answer({ text, language, caseless, entities: given, options, fullDetail: detail }, { hooks, resource }) {
          const check = () => hooks.check()
          const read = dereferenced(text)
          const document = read === undefined ? { text, language, entities: given } : { text: read.text, language, entities: asTheyAreRead(given, read) }
          const links = linker.link(document, check)
          hooks.mark('linking')
          check()
          const further = options.findFurther ? linker.findFurther(document, check).filter(({ type }) => !typesOff.includes(type)) : []
          const kept = withoutRejected(further, document.text, lists.read(resource), language, caseless)
          const found = read === undefined ? kept : kept.map((one) => ({ ...one, mentions: one.mentions.map((mention) => asItCame(mention, read)) }))
          if (options.findFurther) hooks.mark('further-names')
          const entities = linkedEntities(text, given, links, found, options)
          if (detail === undefined) return { body: { entities: entities.map(answeredEntity) } satisfies EntitiesAnswer, language }
          const items = entities.map((entity) => detailedEntity(text, entity))
          return { body: fullDetail(text, { ...detail.attributes, entities: listOf('entities', items) }, [...detail.steps, 'entity-linking']), language }
        }
      }
    }
  }
}

/** Entities of a text as it came as those of the text without character references, which is what names of the base are written like. */
function asTheyAreRead(entities: readonly Entity[], read: Dereferenced): Entity[] {
  return entities.map((entity) => ({ ...entity, mentions: entity.mentions.map((mention) => asRead(mention, read)) }))
}

/** What extraction returns unless the user's lists reject it, the linker does not return either. */
function withoutRejected(
  found: readonly FoundEntity[],
  text: string,
  lists: UserLists | undefined,
  language: string,
  caseless: boolean
): readonly FoundEntity[] {
  if (lists === undefined || found.length === 0) return found
  const matcher = listMatcher(lists, language, caseless)
  return found.flatMap((entity) => {
    const mentions = matcher.withoutRejected(
      entity.mentions.map((mention) => ({ ...mention, type: entity.type })),
      text
    )
    return mentions.length === 0 ? [] : [{ ...entity, mentions }]
  })
}

export const linkingWork = linkingWorkWith(openLinker)
