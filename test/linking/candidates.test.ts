import { afterAll, beforeAll, expect, it } from 'vitest'
import type { KnowledgeBase } from '../../src/knowledge/base/entity.js'
import { openKnowledgeBase } from '../../src/knowledge/base/reader.js'
import { NameVectors } from '../../src/knowledge/names/vectors.js'
import { CandidateFinder, MOST_CANDIDATES } from '../../src/linking/candidates.js'
import { surfaceOf } from '../../src/linking/surface.js'
import { openModels } from '../../src/models/store.js'
import { buildFixtureBase } from '../fixtures/knowledge.js'

let base: KnowledgeBase
let finder: CandidateFinder

beforeAll(async () => {
  base = openKnowledgeBase(await buildFixtureBase())
  finder = new CandidateFinder(base, NameVectors.open(openModels()))
})

afterAll(() => base.close())

const found = (mention: string, language: string, type = '') => finder.find(surfaceOf(mention), language, type)
const ids = (mention: string, language: string) => found(mention, language).map(({ entity }) => base.entity(entity).id)

it.each([
  ['Paris', 'eng', 'Q90', 'exact'],
  ['PARIS', 'eng', 'Q90', 'exact'],
  ['Paris, Texas', 'eng', 'Q830149', 'exact'],
  ['Парижа', 'rus', 'Q90', 'inflected'],
  ['Москве', 'rus', 'Q649', 'inflected'],
  ['Ангелой Меркель', 'rus', 'Q567', 'inflected'],
  ['Меркель', 'rus', 'Q567', 'exact'],
  ['Berliinissä', 'fin', 'Q64', 'inflected'],
  ['Bundeskanzlerin Angela Merkel', 'deu', 'Q567', 'tail'],
  ['Herr Putin', 'deu', 'Q7747', 'tail'],
  ['Präsident Wladimir Putin', 'deu', 'Q7747', 'tail'],
  ['Merkel Angela', 'deu', 'Q567', 'spelling'],
  ['Mofcow', 'eng', 'Q649', 'spelling'],
  ['Berlin, Prussia', 'eng', 'Q64', 'cut'],
  ['Maltese Berlin', 'eng', 'Q64', 'tail'],
  ['German', 'eng', 'Q183', 'demonym'],
  ['NATO', 'eng', 'Q7184', 'exact'],
  ['東京', 'jpn', 'Q1490', 'exact'],
  ['القاهرة', 'ara', 'Q85', 'exact'],
  ['서울에서', 'kor', 'Q8684', 'inflected'],
  ['van Gogh', 'nld', 'Q5582', 'exact']
])('%s (%s) may be %s, found by %s', (mention, language, id, route) => {
  const candidate = found(mention, language).find(({ entity }) => base.entity(entity).id === id)
  expect(candidate?.route).toBe(route)
})

it('puts the better known of two namesakes first', () => expect(ids('Paris', 'eng').slice(0, 2)).toEqual(['Q90', 'Q830149']))

it('has a person, a place and a state for Washington', () => expect(ids('Washington', 'eng')).toEqual(expect.arrayContaining(['Q61', 'Q1223', 'Q23'])))

it.each([
  ['M&S', ['Q714491']],
  ['MS', ['Q1494', 'Q714491']]
])('takes letters joined by an ampersand as they are written: %s', (mention, expected) => expect(ids(mention, 'eng').slice(0, 2)).toEqual(expected))

it('finds misspelt names by their vectors', () => expect(ids('Vladimyr Puttin', 'eng')).toContain('Q7747'))

it('searches by vectors no more often than the document may', () => {
  const searches = { left: 1 }
  const routes = (mention: string) => finder.find(surfaceOf(mention), 'eng', '', searches).map(({ route }) => route)
  expect(routes('Paris')).toContain('exact')
  expect(searches.left).toBe(1)
  expect(routes('Vladimyr Puttin')).toContain('near')
  expect(searches.left).toBe(0)
  expect(routes('Vladimyr Puttin')).not.toContain('near')
  expect(routes('Paris')).toContain('exact')
})

it('does not take a person for one with the same given name', () => {
  expect(found('Angela Davis', 'eng', 'PERSON').map(({ route }) => route)).not.toContain('head')
  expect(found('Berlin Prussia', 'eng', 'LOCATION').map(({ route }) => route)).toContain('head')
})

it('finds nothing where there are no letters', () => expect(found('***', 'eng')).toEqual([]))

it('finds each entity once, and no more than thirty', () => {
  for (const mention of ['Paris', 'The United States of America and the Republic of Korea', 'a b c d e f g h', 'Washington Washington']) {
    const all = ids(mention, 'eng')
    expect(new Set(all).size).toBe(all.length)
    expect(all.length).toBeLessThanOrEqual(MOST_CANDIDATES)
  }
})
