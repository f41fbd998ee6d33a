/** Links that rest on a weak name alone. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { KnowledgeBase } from '../../src/knowledge/base/entity.js'
import { nameKinds } from '../../src/knowledge/base/entity.js'
import { openKnowledgeBase } from '../../src/knowledge/base/reader.js'
import { withoutDoubtful } from '../../src/linking/doubtful.js'
import type { Grounds } from '../../src/linking/grounds.js'
import { buildFixtureBase } from '../fixtures/knowledge.js'

let base: KnowledgeBase

beforeAll(async () => {
  base = openKnowledgeBase(await buildFixtureBase())
})

afterAll(() => base.close())

const nothing: Grounds = { route: 'exact', kind: 0, candidates: 5, topic: 0, described: 0, related: 0, country: 0, company: 0 }
const kind = (name: (typeof nameKinds)[number]) => nameKinds.indexOf(name)

/** Whether each of the names keeps its link. */
function kept(
  text: string,
  said: readonly (readonly [type: string, name: string, id: string | undefined, grounds?: Partial<Grounds>])[],
  language = 'eng'
): boolean[] {
  const entities = said.map(([type, name]) => ({ type, mentions: [{ start: text.indexOf(name), end: text.indexOf(name) + name.length }], headMentionIndex: 0 }))
  const decisions = said.map(([, , id, grounds]) =>
    id === undefined ? undefined : { entity: base.indexOf(id)!, confidence: 0.9, grounds: { ...nothing, ...grounds } }
  )
  return withoutDoubtful({ text, language, entities }, decisions, base, (word) => word === 'angela').map((decision) => (decision?.confidence ?? 0) > 0.5)
}

describe('one name', () => {
  it.each<[string, string, string, string, Partial<Grounds>, boolean]>([
    ['a title that is a thing', 'Then Chicago came along.', 'TITLE Chicago', 'Q24384', {}, false],
    ['a common noun with a capital', 'Dept: Apple', 'ORGANIZATION Apple', 'Q89', {}, false],
    ['the firm of that name', 'Dept: Apple', 'ORGANIZATION Apple', 'Q312', {}, true],
    ['letters that the label does not begin with', 'He works at UNX now.', 'ORGANIZATION UNX', 'Q1065', { kind: kind('acronym') }, false],
    ['letters of the label, off its topic', 'He works at UN now.', 'ORGANIZATION UN', 'Q1065', { kind: kind('acronym') }, false],
    ['letters of the label, on its topic', 'He works at UN now.', 'ORGANIZATION UN', 'Q1065', { kind: kind('acronym'), topic: 0.5 }, true],
    ['letters and the full name', 'He works at UN now.', 'ORGANIZATION UN', 'Q1065', { kind: kind('acronym'), related: 0.5 }, true],
    ['nearly the name', 'Then Angela Merker came along.', 'PERSON Angela Merker', 'Q567', { route: 'near', topic: 0.9 }, true],
    ['what begins with a country', 'They met at France Bhavan.', 'LOCATION France Bhavan', 'Q142', { route: 'head', related: 0.9 }, false],
    ['another name', 'Then Angela Berger came along.', 'PERSON Angela Berger', 'Q567', { route: 'near', topic: 0.9 }, false],
    ['the son', 'Then Vladimir Putin Jr. came along.', 'PERSON Vladimir Putin', 'Q7747', { topic: 0.9 }, false],
    ['a surname on its topic', 'Then Abe came along with them.', 'PERSON Abe', 'Q132345', { kind: kind('surname'), topic: 0.5 }, true],
    ['a surname off its topic', 'Then Abe came along with them.', 'PERSON Abe', 'Q132345', { kind: kind('surname'), topic: 0.1 }, false],
    ["somebody else's given name behind a comma", 'Then Putin, Angela, came along.', 'PERSON Putin', 'Q7747', { kind: kind('alias'), topic: 0.9 }, false],
    ['a name of a list', 'Then Putin, Obama and others came along.', 'PERSON Putin', 'Q7747', { kind: kind('alias'), topic: 0.9 }, true],
    ['the short name of somebody whom all know', 'Then Putin came along with them.', 'PERSON Putin', 'Q7747', { kind: kind('alias'), topic: 0.1 }, true],
    ['a surname of somebody few know', 'Then Gogh came along with them.', 'PERSON Gogh', 'Q9068', { kind: kind('surname'), topic: 0.5 }, false],
    ['letters that many go by', 'Then GB came along.', 'ORGANIZATION GB', 'Q9068', { topic: 0.5 }, false],
    ['a given name in a row', 'Merkel, Angela;Sales;Bonn', 'ORGANIZATION Angela', 'Q312', { topic: 0.5 }, false],
    ['a surname with a form of address', 'Then Mr Abe came along with them.', 'PERSON Abe', 'Q132345', { kind: kind('surname'), topic: 0.5 }, false],
    [
      'the same beside something of his',
      'Then Mr Abe came along with them.',
      'PERSON Abe',
      'Q132345',
      { kind: kind('surname'), topic: 0.5, related: 0.9 },
      true
    ],
    ['a surname in a row', 'Abe\tAnna\tBonn', 'PERSON Abe', 'Q132345', { kind: kind('surname'), topic: 0.5, related: 0.9 }, false],
    ['a person few know in a signature', 'Contact\nGogh Smith', 'PERSON Gogh Smith', 'Q9068', {}, false],
    ['the same in a sentence', 'Then Gogh Smith came along.', 'PERSON Gogh Smith', 'Q9068', {}, true],
    ['a club that has the name of its town', 'Then Paris won 2-0.', 'ORGANIZATION Paris', 'Q90', { topic: 0.9 }, false],
    ['a team that has the name of its state', 'Mississippi 98-104 Ohio', 'ORGANIZATION Mississippi', 'Q1494', { topic: 0.9 }, false],
    ['a state that acts', 'Mississippi sues the firm.', 'ORGANIZATION Mississippi', 'Q1494', { topic: 0.9 }, true],
    ['the town', 'Then Paris won 2-0.', 'LOCATION Paris', 'Q90', { topic: 0.9 }, true],
    ['a place with its article and the firm', 'Then the Apple came along.', 'LOCATION Apple', 'Q312', {}, false],
    ['a known street', '12 Paris, Epsom', 'LOCATION Paris', 'Q90', {}, true],
    ["a customer's own", 'Contact\nZenobia Quillfeather', 'PERSON Zenobia Quillfeather', 'staff-17', {}, true]
  ])('%s', (_, text, sketch, id, grounds, expected) => {
    const [type, ...words] = sketch.split(' ')
    expect(kept(text, [[type!, words.join(' '), id, grounds]])).toEqual([expected])
  })
})

it.each([
  ['Vladimir Putin pai', 'por'],
  ['ifj. Vladimir Putin', 'hun'],
  ['idősb Vladimir Putin', 'hun']
])('%s (%s) is not whom all know', (name, language) => expect(kept(`${name} spoke.`, [['PERSON', name, 'Q7747', { topic: 0.9 }]], language)).toEqual([false]))

it('of a list of strangers none is somebody few know', () => {
  const text = 'They had invited Anna Ott, Gogh Smith and Max Frey to the party.'
  const said = [
    ['PERSON', 'Anna Ott', undefined],
    ['PERSON', 'Gogh Smith', 'Q9068'],
    ['PERSON', 'Max Frey', undefined]
  ] as const
  expect(kept(text, said)[1]).toBe(false)
})

it.each<[string, string, boolean]>([
  ['министру', 'rus', true],
  ['администратору', 'rus', false],
  ['minister', 'eng', true],
  ['receptionist', 'eng', false]
])('a title of everyday work is no office: %s (%s)', (name, language, expected) => {
  const stub = {
    entity: () => ({ id: 'Q1', type: 'POSITION', label: name, classes: [], prior: 0.5, index: 0, description: undefined, related: new Uint32Array(0) }),
    namesOf: () => [{ name, kind: 'label' }],
    find: () => []
  } as unknown as KnowledgeBase
  const entities = [{ type: 'TITLE', mentions: [{ start: 0, end: name.length }], headMentionIndex: 0 }]
  const [decision] = withoutDoubtful({ text: name, language, entities }, [{ entity: 0, confidence: 0.9, grounds: nothing }], stub)
  expect(decision!.confidence > 0.5).toBe(expected)
})

describe('whom and what a given name is not', () => {
  const known = [
    { id: 'Q1', type: 'PERSON', label: 'Mehmed II', classes: ['Monarch'], prior: 0.84 },
    { id: 'Q2', type: 'WORK', label: 'Salawat Yulayev', classes: ['Opera'], prior: 0.19 },
    { id: 'Q3', type: 'PERSON', label: 'Madonna', classes: ['MusicalArtist'], prior: 0.84 }
  ]
  const stub = {
    entity: (index: number) => ({ ...known[index], index, description: undefined, related: new Uint32Array(0) }),
    namesOf: (index: number) => [{ name: known[index]!.label, kind: 'alias' }],
    find: () => []
  } as unknown as KnowledgeBase

  it.each<[string, string, number, Partial<Grounds>, boolean]>([
    ['Bugün Mehmet geldi.', 'Mehmet', 0, { topic: 0.5 }, false],
    ['Sultan Mehmet geldi.', 'Mehmet', 0, { described: 1 }, true],
    ['Bugün Madonna geldi.', 'Madonna', 2, { topic: 0.5 }, true],
    ['bugün mehmet geldi', 'mehmet', 0, { topic: 0.9 }, false],
    ['bugün madonna geldi', 'madonna', 2, { topic: 0.9 }, false],
    ['Салават Юлаев родился здесь.', 'Салават Юлаев', 1, { topic: 0.5 }, false]
  ])('%s', (text, name, entity, grounds, expected) => {
    const start = text.indexOf(name)
    const entities = [{ type: 'PERSON', mentions: [{ start, end: start + name.length }], headMentionIndex: 0 }]
    const [decision] = withoutDoubtful(
      { text, language: 'tur', entities },
      [{ entity, confidence: 0.9, grounds: { ...nothing, ...grounds } }],
      stub,
      () => true
    )
    expect(decision!.confidence > 0.5).toBe(expected)
  })
})
