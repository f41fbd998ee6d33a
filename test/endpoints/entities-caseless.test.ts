/** Texts that were read without regard to case: what the linker finds further is rejected by the same rule as what extraction found. */
import { expect, it } from 'vitest'
import { noHooks } from '../../src/core/hooks.js'
import type { EntitiesAnswer } from '../../src/endpoints/entities/answer.js'
import type { EntitiesTask, EntitySettings } from '../../src/endpoints/entities/endpoint.js'
import type { LinkingTask } from '../../src/endpoints/entities/linking.js'
import { linkingWorkWith } from '../../src/endpoints/entities/linking-work.js'
import { shareLists } from '../../src/endpoints/entities/lists/shared.js'
import { entitiesWork } from '../../src/endpoints/entities/work.js'
import type { Linker } from '../../src/linking/linker.js'
import { openModels } from '../../src/models/store.js'

const settings: EntitySettings = {
  languageWeights: {},
  typesOff: [],
  socialMediaNames: false,
  calculateConfidence: false,
  linkEntities: true,
  canLink: true
}
const store = openModels()
const linking = { confidence: false, findFurther: true, permId: false, ontologyTypes: false, salience: false }
const lists = shareLists(
  {
    files: [{ file: 'reject/eng/place.txt', action: 'reject', language: 'eng', names: [{ text: 'Chicago' }], patterns: [] }]
  },
  1
)
const linker: Linker = {
  link: ({ entities }) => entities.map(() => undefined),
  findFurther: ({ text }) => {
    const start = text.indexOf('chicago')
    return [{ type: 'LOCATION', mentions: [{ start, end: start + 'chicago'.length }], link: { id: 'Q1297', confidence: 0.9, ontologyTypes: [] } }]
  }
}

it.each<[text: string, options: EntitiesTask['options'], found: string[]]>([
  // capitals at the beginnings of sentences alone
  ['Omg jessica just quit her job, she moves to chicago', {}, []],
  ['jessica moves to chicago', {}, []],
  ['Jessica Miller moves to chicago', {}, ['Q1297']],
  ['Jessica Miller moves to chicago', { caseSensitivity: 'caseInsensitive' }, []],
  ['Omg jessica just quit her job, she moves to chicago', { caseSensitivity: 'caseSensitive' }, ['Q1297']]
])('%s %j', async (text, options, found) => {
  const context = { hooks: noHooks, resource: lists }
  const read = await entitiesWork.open({ store, settings }).answer({ kind: 'entities', text, language: 'eng', fullDetail: false, options, linking }, context)
  const work = linkingWorkWith(async () => linker).open({ store, settings: { folder: '', typesOff: [] } })
  await work.ready!()
  const answer = await work.answer((read as { handover: LinkingTask }).handover, context)
  expect((answer as { body: EntitiesAnswer }).body.entities.map(({ entityId }) => entityId).filter((id) => id.startsWith('Q'))).toEqual(found)
})
