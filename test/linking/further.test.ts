import { afterAll, beforeAll, expect, it } from 'vitest'
import type { KnowledgeBase } from '../../src/knowledge/base/entity.js'
import { openKnowledgeBase } from '../../src/knowledge/base/reader.js'
import { namedSpans } from '../../src/linking/further.js'
import { buildFixtureBase } from '../fixtures/knowledge.js'

let base: KnowledgeBase

beforeAll(async () => {
  base = openKnowledgeBase(await buildFixtureBase())
})

afterAll(() => base.close())

function spans(text: string, taken: readonly string[] = []): string[] {
  const entities = taken.map((name) => {
    const start = text.indexOf(name)
    return { type: 'PERSON', mentions: [{ start, end: start + name.length }], headMentionIndex: 0 }
  })
  return namedSpans({ text, language: 'eng', entities }, base, () => {}).map(({ start, end, type }) => `${text.slice(start, end)} ${type}`)
}

it.each([
  ['He lives in Berlin.', ['Berlin LOCATION']],
  ['He met Angela Merkel in Moscow', ['Angela Merkel PERSON', 'Moscow LOCATION']],
  ['Paris, Texas', ['Paris LOCATION', 'Texas LOCATION']],
  ['the North Atlantic Treaty Organization today', ['North Atlantic Treaty Organization ORGANIZATION']],
  // without any capitals everything may be a name; which of them are meant the judge says
  ['in berlin and moscow', ['berlin LOCATION', 'moscow LOCATION']],
  ['a town in germany, near chicago', ['germany LOCATION', 'chicago LOCATION']],
  ['where lies paris, texas', ['paris, texas LOCATION', 'texas LOCATION']],
  ['In berlin and Moscow', ['Moscow LOCATION']],
  ['an apple a day', ['apple ORGANIZATION']],
  ['An apple, Sir, a day', []],
  // of a surname alone nobody knows whose it is, of an acronym what it stands for
  ['Merkel said', []],
  ['Angela\nMerkel', []],
  ['', []]
])('in %j are %j', (text, names) => expect(spans(text)).toEqual(names))

it('leaves out what is an entity already', () => {
  expect(spans('Angela Merkel in Berlin', ['Angela Merkel'])).toEqual(['Berlin LOCATION'])
  expect(spans('Angela Merkel in Berlin', ['Merkel', 'Berlin'])).toEqual([])
})

it('looks at a long text in reasonable steps and stops when told to', () => {
  const text = 'Berlin Moscow Paris '.repeat(2_500)
  let checks = 0
  const found = namedSpans({ text, language: 'eng', entities: [] }, base, () => {
    checks++
  })
  expect(found.length).toBe(2_000)
  expect(checks).toBeGreaterThan(20)
  const stop = () => {
    throw new Error('nobody waits')
  }
  expect(() => namedSpans({ text, language: 'eng', entities: [] }, base, stop)).toThrow('nobody waits')
})
