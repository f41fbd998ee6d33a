/** Places told with what they lie in, over decisions that are given. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { KnowledgeBase } from '../../src/knowledge/base/entity.js'
import { openKnowledgeBase } from '../../src/knowledge/base/reader.js'
import { withToldPlaces } from '../../src/linking/fuller-names.js'
import { buildFixtureBase } from '../fixtures/knowledge.js'

let base: KnowledgeBase

beforeAll(async () => {
  base = openKnowledgeBase(await buildFixtureBase())
})

afterAll(() => base.close())

/** Each place with the entity that was decided for it, all with confidence 0.6. */
function told(text: string, places: readonly (readonly [string, string | undefined])[], type = 'LOCATION') {
  const entities = places.map(([name]) => ({ type, mentions: [{ start: text.indexOf(name), end: text.indexOf(name) + name.length }], headMentionIndex: 0 }))
  const decisions = places.map(([, id]) => (id === undefined ? undefined : { entity: base.indexOf(id)!, confidence: 0.6 }))
  return withToldPlaces(text, entities, decisions, base).map((decision) => decision && [base.entity(decision.entity).id, decision.confidence])
}

const PARIS = ['Paris', 'Q90'] as const
const TEXAS = ['Texas', 'Q1439'] as const

describe('a place told with what it lies in', () => {
  it.each([
    ['Paris, Texas', [PARIS, TEXAS], ['Q830149', 'Q1439']],
    ['He lives in Paris (Texas).', [PARIS, TEXAS], ['Q830149', 'Q1439']],
    ['Paris, Texas', [['Paris', undefined], TEXAS] as const, ['Q830149', 'Q1439']],
    ['Paris, France', [PARIS, ['France', 'Q142']] as const, ['Q90', 'Q142']]
  ])('%s', (text, places, ids) => expect(told(text, places)).toEqual(ids.map((id) => [id, 0.9])))

  it('is told of places only', () =>
    expect(told('Paris, Texas', [PARIS, TEXAS], 'PERSON')).toEqual([
      ['Q90', 0.6],
      ['Q1439', 0.6]
    ]))

  it.each([
    ['where the other is not known', 'Paris, Texas', [PARIS, ['Texas', undefined]] as const, [['Q90', 0.6], undefined]],
    [
      'in lists',
      'Paris, Texas and Berlin',
      [PARIS, TEXAS, ['Berlin', 'Q64']] as const,
      [
        ['Q90', 0.6],
        ['Q1439', 0.6],
        ['Q64', 0.6]
      ]
    ],
    [
      'in lists of commas',
      'Berlin, Paris, Texas',
      [['Berlin', 'Q64'], PARIS, TEXAS] as const,
      [
        ['Q64', 0.6],
        ['Q90', 0.6],
        ['Q1439', 0.6]
      ]
    ],
    [
      'across words',
      'Paris is not in Texas',
      [PARIS, TEXAS],
      [
        ['Q90', 0.6],
        ['Q1439', 0.6]
      ]
    ],
    [
      'of places that have nothing to do with each other',
      'Berlin, Texas',
      [['Berlin', 'Q64'], TEXAS] as const,
      [
        ['Q64', 0.6],
        ['Q1439', 0.6]
      ]
    ]
  ])('not %s', (_, text, places, expected) => expect(told(text, places)).toEqual(expected))
})
