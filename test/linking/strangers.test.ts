/** Persons who are not whom their names are known for. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { KnowledgeBase } from '../../src/knowledge/base/entity.js'
import { openKnowledgeBase } from '../../src/knowledge/base/reader.js'
import { tellsPrivatePerson } from '../../src/linking/everyday-work.js'
import { isCorrespondent } from '../../src/linking/letters.js'
import { withoutStrangers } from '../../src/linking/strangers.js'
import { isClash } from '../../src/linking/type-fit.js'
import { buildFixtureBase } from '../fixtures/knowledge.js'

const at = (text: string, name: string) => ({ start: text.indexOf(name), end: text.indexOf(name) + name.length })

describe('who is named with everyday work', () => {
  it.each<[string, string, string, boolean]>([
    ['Our plumber James Brown fixed it.', 'James Brown', 'eng', true],
    ['James Brown, our plumber, fixed it.', 'James Brown', 'eng', true],
    ['James Brown (plumber) fixed it.', 'James Brown', 'eng', true],
    ['Patient: James Brown, born 1961', 'James Brown', 'eng', true],
    ['Singer: James Brown', 'James Brown', 'eng', false],
    ['James Brown met a plumber.', 'James Brown', 'eng', false],
    ['He called the plumber. James Brown came.', 'James Brown', 'eng', false],
    ['Der Elektriker Karl Weber kam.', 'Karl Weber', 'deu', true],
    ['Our bus driver Tom Hanks waits.', 'Tom Hanks', 'eng', true],
    ['The driver Lewis Hamilton won.', 'Lewis Hamilton', 'eng', false],
    ['Unser Busfahrer Boris Becker', 'Boris Becker', 'deu', true],
    ["l'amministratore unico Paola Zanetti", 'Paola Zanetti', 'ita', true],
    ['il geom. Ferri', 'Ferri', 'ita', true],
    ['Kierowca autobusu Adam Małysz', 'Adam Małysz', 'pol', true],
    ['el arrendatario Rafael Nadal', 'Rafael Nadal', 'spa', true],
    ['Водитель автобуса Юрий Гагарин', 'Юрий Гагарин', 'rus', true],
    ['Johan Cruijff is onze nieuwe postbode.', 'Johan Cruijff', 'nld', true],
    ['Заказ соберёт кладовщик Юрий Гагарин.', 'Юрий Гагарин', 'rus', true],
    ['经理和会计李娜请假。', '李娜', 'zho', true],
    ['経理の鈴木一朗さん', '鈴木一朗', 'jpn', true],
    ['Владимир Путин, 23 года, водитель такси, задержан.', 'Владимир Путин', 'rus', true],
    ['Roberto Benigni, 47 anni, falegname, vive a Prato.', 'Roberto Benigni', 'ita', true],
    ['Tom Hanks (34, electrician) was fined.', 'Tom Hanks', 'eng', true],
    ['Paul McCartney, 81, singer, came.', 'Paul McCartney', 'eng', false],
    ['Angela Merkel works as a nurse in Bath.', 'Angela Merkel', 'eng', true],
    ['Tom Hanks works as hard as a nurse.', 'Tom Hanks', 'eng', false],
    ['Singer James Brown sang.', 'James Brown', 'eng', false]
  ])('%s', (text, name, language, expected) => expect(tellsPrivatePerson(text, at(text, name), language, undefined)).toBe(expected))

  it('is who is known for it', () => {
    const text = 'The nurse Florence Nightingale came.'
    expect(tellsPrivatePerson(text, at(text, 'Florence Nightingale'), 'eng', 'English nurse and reformer')).toBe(false)
  })
})

describe('who writes to whom', () => {
  it.each<[string, string, boolean]>([
    ['Dear Emma Watson,\nthank you for your order.', 'Emma Watson', true],
    ['Уважаемый Юрий Гагарин!\nВаш заказ готов.', 'Юрий Гагарин', true],
    ['Emma Watson,\nthe actress, came.', 'Emma Watson', false],
    ['Hi all,\nsee you on Monday.\nThanks,\nEmma Watson, office manager', 'Emma Watson', true],
    ['Liebe Eltern,\nwir treffen uns am Freitag.\n\nViele Grüße\nAnna Müller', 'Anna Müller', true],
    ['Guests of the evening\nEmma Watson\nTom Hanks', 'Tom Hanks', false],
    ['From: Emma Watson <emma@example.org>\nHello', 'Emma Watson', true],
    ['From: Emma Watson\nTo: Tom Hanks\nHello', 'Tom Hanks', true],
    ['Director: Emma Watson\nMusic: Tom Hanks', 'Emma Watson', false],
    ['Thanks for everything you did for us this week, it helped a lot. Kind regards, Emma Watson', 'Emma Watson', true],
    ['Hi Ben,\nsee you then.\nRegards, Emma Watson, Customer Care', 'Emma Watson', true],
    ['She met the star of the film in Paris, Emma Watson', 'Emma Watson', false],
    ['Best actress, Emma Watson', 'Emma Watson', false]
  ])('%j: %s', (text, name, expected) => expect(isCorrespondent(text, at(text, name))).toBe(expected))
})

it.each([
  ['PERSON', 'LOCATION', true],
  ['PERSON', 'PERSON', false],
  ['PERSON', 'WORK', false],
  ['LOCATION', 'PERSON', true],
  ['LOCATION', 'ORGANIZATION', false],
  ['ORGANIZATION', 'LOCATION', false],
  ['TITLE', 'PERSON', false]
] as const)('%s may be no %s: %s', (type, known, expected) => expect(isClash(type, known)).toBe(expected))

describe('decisions', () => {
  let base: KnowledgeBase

  beforeAll(async () => {
    base = openKnowledgeBase(await buildFixtureBase())
  })

  afterAll(() => base.close())

  const genderOf = (word: string) => (word === 'angela' ? 'f' : word === 'vladimir' ? 'm' : undefined)

  /** Confidences of persons that were taken for entities. */
  function confidences(text: string, said: readonly (readonly [name: string, id: string, confidence: number])[]): number[] {
    const entities = said.map(([name]) => ({ type: 'PERSON', mentions: [at(text, name)], headMentionIndex: 0 }))
    const decisions = said.map(([, id, confidence]) => ({ entity: base.indexOf(id)!, confidence }))
    return withoutStrangers({ text, language: 'eng', entities }, decisions, base, genderOf).map((decision) => decision!.confidence)
  }

  it('of relatives with one surname leave the entity to the one that has its name', () =>
    expect(
      confidences('Angela Merkel came with Ulrich Merkel.', [
        ['Angela Merkel', 'Q567', 0.9],
        ['Ulrich Merkel', 'Q567', 0.8]
      ])
    ).toEqual([0.9, 0.3]))

  it('of a short name that chains part from the full one leave it to the full one', () =>
    expect(
      confidences('Mr Putin saw Vladimir Putin.', [
        ['Putin', 'Q7747', 0.95],
        ['Vladimir Putin', 'Q7747', 0.9]
      ])
    ).toEqual([0.3, 0.9]))

  it('of two spellings keep both', () =>
    expect(
      confidences('Владимир Путин (Vladimir Putin)', [
        ['Владимир Путин', 'Q7747', 0.95],
        ['Vladimir Putin', 'Q7747', 0.9]
      ])
    ).toEqual([0.95, 0.9]))

  it.each([
    ['Mrs Putin called.', 'Putin', 'Q7747', 0.3],
    ['Mr Putin called.', 'Putin', 'Q7747', 0.9],
    ['Mr and Mrs Putin called.', 'Putin', 'Q7747', 0.9],
    ['Mr Merkel called.', 'Merkel', 'Q567', 0.3],
    ['Ms. Merkel called.', 'Merkel', 'Q567', 0.9],
    ['Then Vladimir Merkel called.', 'Vladimir Merkel', 'Q567', 0.3],
    ['Then Angela Dorothea Merkel called.', 'Angela Dorothea Merkel', 'Q567', 0.9],
    ['Our neighbour Angela Merkel called.', 'Angela Merkel', 'Q567', 0.3],
    ['My colleague Angela Merkel called.', 'Angela Merkel', 'Q567', 0.3],
    ['His colleague Angela Merkel called.', 'Angela Merkel', 'Q567', 0.9],
    ['Dr Angela Merkel of Bolton Hospice called.', 'Angela Merkel', 'Q567', 0.3],
    ['Helpers on Friday: Angela Merkel (lunch)', 'Angela Merkel', 'Q567', 0.3],
    ['Angela Merkel, hereinafter the Tenant', 'Angela Merkel', 'Q567', 0.3],
    ['A birthday present: a book about Angela Merkel', 'Angela Merkel', 'Q567', 0.9],
    ['Angela Merkel ("Mutti") came, cf. p. 25.', 'Angela Merkel', 'Q567', 0.9],
    ['Angela Merkel (NATO summit, 2014)', 'Angela Merkel', 'Q567', 0.9]
  ])('%s', (text, name, id, expected) => expect(confidences(text, [[name, id, 0.9]])).toEqual([expected]))

  it('of the second of a couple are none, where nobody knows the first', () => {
    const names: Readonly<Record<string, number>> = { 'gordon tallis': 0, 'ruth tallis': 1 }
    const known = ['Gordon Tallis', 'Ruth Tallis', 'Joan Harwell'].map((label, index) => ({
      id: `Q${index + 1}`,
      type: 'PERSON',
      label,
      prior: 0.2,
      index,
      classes: [],
      related: []
    }))
    const stub = {
      entity: (index: number) => known[index],
      namesOf: (index: number) => [{ name: known[index]!.label, kind: 'label' }],
      find: (name: string) => (names[name] === undefined ? [] : [{ entity: names[name], kind: 'label' }])
    } as unknown as KnowledgeBase
    const linked = (text: string, name: string, entity: number, language = 'eng') =>
      withoutStrangers(
        { text, language, entities: [{ type: 'PERSON', mentions: [at(text, name)], headMentionIndex: 0 }] },
        [{ entity, confidence: 0.9 }],
        stub
      )[0]!.confidence
    expect(linked('Thanks to Keith and Joan Harwell for the tea.', 'Joan Harwell', 2)).toBe(0.3)
    expect(linked('Dank an Kurt und Joan Harwell.', 'Joan Harwell', 2, 'deu')).toBe(0.3)
    expect(linked('Thanks to Gordon and Ruth Tallis for the tea.', 'Ruth Tallis', 1)).toBe(0.9)
    expect(linked('Thanks to Keith Moss and Joan Harwell.', 'Joan Harwell', 2)).toBe(0.9)
  })

  it('of a given name alone are none', () => expect(confidences('Angela brought a salad.', [['Angela', 'Q567', 0.8]])).toEqual([0.3]))

  it("of a customer's own people stay", () => expect(confidences('Dear Anna Behrens,\nplease pay.', [['Anna Behrens', 'staff-17', 0.9]])).toEqual([0.9]))
})
