/** Links as they are answered, over a small base with real namesakes and the ranker as it is shipped. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { KnowledgeBase } from '../../src/knowledge/base/entity.js'
import { openKnowledgeBase } from '../../src/knowledge/base/reader.js'
import { createLinker, type EntityToLink, type Link, type Linker } from '../../src/linking/linker.js'
import { openModels } from '../../src/models/store.js'
import { buildFixtureBase } from '../fixtures/knowledge.js'

let base: KnowledgeBase
let linker: Linker

beforeAll(async () => {
  base = openKnowledgeBase(await buildFixtureBase())
  linker = await createLinker(openModels(), base)
})

afterAll(() => base.close())

/** Entities are written as `TYPE name`; several mentions of one with `|` between. */
function entitiesIn(text: string, sketches: readonly string[]): EntityToLink[] {
  return sketches.map((sketch) => {
    const [type = '', names = ''] = [sketch.slice(0, sketch.indexOf(' ')), sketch.slice(sketch.indexOf(' ') + 1)]
    let from = 0
    const mentions = names.split('|').map((name) => {
      const start = text.indexOf(name, from)
      if (start < 0) throw new Error(`${name} is not in the text`)
      from = start + name.length
      return { start, end: start + name.length }
    })
    return { type, mentions, headMentionIndex: 0 }
  })
}

const linksOf = (text: string, language: string, sketches: readonly string[]): readonly (Link | undefined)[] =>
  linker.link({ text, language, entities: entitiesIn(text, sketches) }, () => {})

const ids = (text: string, language: string, sketches: readonly string[]) => linksOf(text, language, sketches).map((link) => link?.id)

describe('namesakes', () => {
  it.each([
    ['The mayor of Paris met the president of France.', 'eng', ['LOCATION Paris', 'LOCATION France'], ['Q90', 'Q142']],
    ['He was born in Paris, Texas, and lives in Berlin.', 'eng', ['LOCATION Paris, Texas', 'LOCATION Berlin'], ['Q830149', 'Q64']],
    ['He was born in Paris, Texas, in 1950.', 'eng', ['LOCATION Paris', 'LOCATION Texas'], ['Q830149', 'Q1439']],
    ['The series was shot with Paris Hilton in the United States.', 'eng', ['PERSON Paris Hilton'], ['Q47899']],
    ['George Washington was the first president. Later Washington retired.', 'eng', ['PERSON George Washington|Washington'], ['Q23']],
    ['Angela Merkel met Vladimir Putin in Moscow.', 'eng', ['PERSON Angela Merkel', 'PERSON Vladimir Putin', 'LOCATION Moscow'], ['Q567', 'Q7747', 'Q649']],
    [
      'Ангела Меркель прилетела в Москву к Владимиру Путину.',
      'rus',
      ['PERSON Ангела Меркель', 'LOCATION Москву', 'PERSON Владимиру Путину'],
      ['Q567', 'Q649', 'Q7747']
    ],
    ['Die Kanzlerin reiste nach Moskau.', 'deu', ['LOCATION Moskau'], ['Q649']],
    ['安倍晋三は東京で生まれた。', 'jpn', ['PERSON 安倍晋三', 'LOCATION 東京'], ['Q132345', 'Q1490']],
    ['زار الرئيس القاهرة', 'ara', ['LOCATION القاهرة'], ['Q85']]
  ])('%s', (text, language, sketches, expected) => expect(ids(text, language, sketches)).toEqual(expected))
})

describe('no link', () => {
  it.each([
    ['Erika Musterfrau kam.', 'deu', ['PERSON Erika Musterfrau']],
    ['Angela Davis spoke.', 'eng', ['PERSON Angela Davis']],
    // of a small base everything is near
    ['Pelle Krumblewonk met Angela Merkel.', 'eng', ['PERSON Pelle Krumblewonk']],
    ['on 3 May in 2020', 'eng', ['TEMPORAL:DATE 3 May']],
    ['write to paris@example.org', 'eng', ['IDENTIFIER:EMAIL paris@example.org']],
    ['@Berlin said', 'eng', ['TWITTER_USERNAME Berlin']],
    ['Xyzzyplugh opened.', 'eng', ['ORGANIZATION Xyzzyplugh']]
  ])('%s', (text, language, sketches) => expect(ids(text, language, sketches)).toEqual([undefined]))
})

it('gives classes from the most general one and a confidence between 0 and 1', () => {
  const [link] = linksOf('The mayor of Paris met the president of France.', 'eng', ['LOCATION Paris', 'LOCATION France'])
  expect(link?.ontologyTypes[0]).toBe('Place')
  expect(link?.ontologyTypes.at(-1)).toBe('City')
  expect(link?.confidence).toBeGreaterThan(0.5)
  expect(link?.confidence).toBeLessThanOrEqual(1)
})

it('answers one for each entity, none for an empty document', () => {
  expect(ids('Paris. ***', 'eng', ['LOCATION Paris', 'LOCATION ***'])).toEqual(['Q90', undefined])
  expect(linker.link({ text: '', language: 'eng', entities: [] }, () => {})).toEqual([])
})

it('works in languages that it knows nothing of', () => expect(ids('Paris, France', 'xxx', ['LOCATION Paris', 'LOCATION France'])).toEqual(['Q90', 'Q142']))

it('gives up when nobody waits', () => {
  const stop = () => {
    throw new Error('nobody waits')
  }
  const text = 'Paris and Berlin'
  expect(() => linker.link({ text, language: 'eng', entities: entitiesIn(text, ['LOCATION Paris']) }, stop)).toThrow('nobody waits')
})

it('looks at a long document with many entities in steps', () => {
  const text = 'Paris, Berlin and Moscow. '.repeat(1_900)
  const entities = Array.from({ length: 2_000 }, (_, index) => ({
    type: 'LOCATION',
    mentions: [{ start: 26 * (index % 1_900), end: 26 * (index % 1_900) + 5 }],
    headMentionIndex: 0
  }))
  let checks = 0
  const links = linker.link({ text, language: 'eng', entities }, () => {
    checks++
  })
  expect(links.map((link) => link?.id)).toEqual(entities.map(() => 'Q90'))
  expect(checks).toBeGreaterThan(2_000)
})

it('finds names that extraction missed, with all their mentions', () => {
  const text = 'Angela Merkel met him. The day after, Angela Merkel left Berlin.'
  const further = linker.findFurther({ text, language: 'eng', entities: entitiesIn(text, ['LOCATION Berlin']) }, () => {})
  expect(further.map(({ type, link }) => [type, link.id])).toEqual([['PERSON', 'Q567']])
  expect(further[0]!.mentions.map(({ start, end }) => text.slice(start, end))).toEqual(['Angela Merkel', 'Angela Merkel'])
})
