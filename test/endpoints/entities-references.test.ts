/** Texts with character references: the linker reads what they stand for, the answer has the text as it came. */
import { expect, it } from 'vitest'
import { noHooks } from '../../src/core/hooks.js'
import type { EntitiesAnswer } from '../../src/endpoints/entities/answer.js'
import type { LinkingTask } from '../../src/endpoints/entities/linking.js'
import { linkingWorkWith } from '../../src/endpoints/entities/linking-work.js'
import { normalForm, normalFormAsItCame } from '../../src/entities/chains/normal-form.js'
import type { Linker } from '../../src/linking/linker.js'
import type { ModelStore } from '../../src/models/store.js'

const text = 'Gerhard Schr&ouml;der went to K&ouml;ln &amp; D&uuml;ren.'
const names: Readonly<Record<string, string>> = { 'Gerhard Schröder': 'Q2530', Köln: 'Q365' }

const linker: Linker = {
  link: ({ text: read, entities }) =>
    entities.map(({ mentions, headMentionIndex }) => {
      const { start, end } = mentions[headMentionIndex]!
      const id = names[read.slice(start, end)]
      return id === undefined ? undefined : { id, confidence: 0.9, ontologyTypes: [] }
    }),
  findFurther: ({ text: read }) => {
    const start = read.indexOf('Düren')
    return [{ type: 'LOCATION', mentions: [{ start, end: start + 'Düren'.length }], link: { id: 'Q1', confidence: 0.9, ontologyTypes: [] } }]
  }
}

it('links names with character references', async () => {
  const entities = ['Gerhard Schr&ouml;der', 'K&ouml;ln'].map((mention, index) => {
    const start = text.indexOf(mention)
    const mentions = [{ start, end: start + mention.length, type: 'PERSON', source: 'statistical' as const, weight: 50 }]
    return { entityId: `T${index}`, type: 'PERSON', mention, normalized: mention, count: 1, mentions, headMentionIndex: 0 }
  })
  const work = linkingWorkWith(async () => linker).open({ store: {} as ModelStore, settings: { folder: '', typesOff: [] } })
  await work.ready!()
  const options = { confidence: false, findFurther: true, permId: false, ontologyTypes: false, salience: false }
  const task: LinkingTask = { kind: 'linking', text, language: 'deu', caseless: false, entities, options }
  const answer = await work.answer(task, { hooks: noHooks, resource: undefined })
  const { entities: linked } = (answer as { body: EntitiesAnswer }).body
  expect(linked.map(({ entityId, mention, normalized }) => [entityId, mention, normalized])).toEqual([
    ['Q2530', 'Gerhard Schr&ouml;der', 'Gerhard Schr&ouml;der'],
    ['Q365', 'K&ouml;ln', 'K&ouml;ln'],
    ['Q1', 'D&uuml;ren', 'Düren']
  ])
  expect(linked.map(({ mentionOffsets }) => mentionOffsets.map(({ startOffset, endOffset }) => text.slice(startOffset, endOffset)))).toEqual([
    ['Gerhard Schr&ouml;der'],
    ['K&ouml;ln'],
    ['D&uuml;ren']
  ])
})

it.each([
  ['Harper &amp; Finch', 'Harper &amp; Finch', 'Harper & Finch'],
  ['Harper &amp;lt; Finch', 'Harper &amp;lt; Finch', 'Harper &lt; Finch']
])('%s is dereferenced once, where the text is as it came', (written, read, asItCame) => {
  expect(normalForm(written)).toBe(read)
  expect(normalFormAsItCame(written)).toBe(asItCame)
})
