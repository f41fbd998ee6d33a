/** States by their names in the language of the text. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { KnowledgeBase } from '../../src/knowledge/base/entity.js'
import { openKnowledgeBase } from '../../src/knowledge/base/reader.js'
import type { Decision } from '../../src/linking/decision.js'
import { withStates } from '../../src/linking/states.js'
import { buildFixtureBase } from '../fixtures/knowledge.js'

let base: KnowledgeBase

beforeAll(async () => {
  base = openKnowledgeBase(await buildFixtureBase())
})

afterAll(() => base.close())

it.each<[name: string, type: string, language: string, before: string | undefined, expected: string | undefined, isSure: boolean]>([
  ['Frankreich', 'LOCATION', 'deu', undefined, 'Q142', true],
  ['Ранция', 'LOCATION', 'rus', undefined, undefined, false],
  ['Франция', 'LOCATION', 'rus', 'Q90', 'Q142', true],
  ['Франция', 'LOCATION', 'deu', 'Q90', 'Q90', false],
  ['韩国', 'LOCATION', 'zho', undefined, 'Q884', true],
  ['UK', 'LOCATION', 'eng', undefined, undefined, false],
  ['US', 'LOCATION', 'eng', 'Q30', 'Q30', true],
  ['France', 'PERSON', 'eng', 'Q90', 'Q90', false],
  ['Paris', 'LOCATION', 'fra', 'Q90', 'Q90', false]
])('%s as %s in %s, before %s: %s', (name, type, language, before, expected, isSure) => {
  const text = `... ${name} ...`
  const entities = [{ type, mentions: [{ start: 4, end: 4 + name.length }], headMentionIndex: 0 }]
  const decision: Decision | undefined = before === undefined ? undefined : { entity: base.indexOf(before)!, confidence: 0.4 }
  const [found] = withStates({ text, language, entities }, [decision], base)
  expect(found && base.entity(found.entity).id).toBe(expected)
  expect((found?.confidence ?? 0) > 0.8).toBe(isSure)
})
