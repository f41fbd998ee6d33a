/** Entities with their links: what becomes one, in which order, with which fields. */
import { describe, expect, it } from 'vitest'
import { linkedEntities } from '../../src/endpoints/entities/linked.js'
import type { LinkOptions } from '../../src/endpoints/entities/linking.js'
import type { Entity } from '../../src/entities/pipeline/entities.js'
import type { FoundEntity, Link } from '../../src/linking/linker.js'

const text = 'UN chief Guterres met Merkel. The United Nations thanked Angela Merkel. UN staff left Bonn for Zorn, as the U.N. said in Bonn.'

/** Every place of a name in the text, or those of the numbers given. */
function entity(type: string, names: readonly string[], more: Partial<Entity> = {}): Entity {
  const mentions = names
    .flatMap((name) =>
      [...text.matchAll(new RegExp(`\\b${name.replaceAll('.', '\\.')}`, 'g'))].map(({ index }) => ({ start: index, end: index + name.length }))
    )
    .map((place) => ({ ...place, type, source: 'statistical' as const, weight: 50 }))
    .sort((left, right) => left.start - right.start)
  const head = mentions.findIndex(({ start, end }) => text.slice(start, end) === names[0])
  return { entityId: 'T9', type, mention: names[0]!, normalized: names[0]!, count: mentions.length, mentions, headMentionIndex: head, ...more }
}

const options: LinkOptions = { confidence: true, findFurther: false, permId: false, ontologyTypes: false, salience: false }
const link = (id: string, more: Partial<Link> = {}): Link => ({ id, confidence: 0.91234, ontologyTypes: [], ...more })

const acronym = entity('ORGANIZATION', ['UN'], { confidence: 0.5 })
const fullName = entity('ORGANIZATION', ['United Nations', 'U.N.'], { confidence: 0.7 })
const merkel = entity('PERSON', ['Angela Merkel'])
const bonn = entity('LOCATION', ['Bonn'])
const zorn = entity('PERSON', ['Zorn'])
const guterres = entity('PERSON', ['Guterres'])

const shown = (entities: readonly Entity[]) => entities.map(({ entityId, mention, count }) => `${entityId} ${mention} ${count}`)

function linked(entities: readonly Entity[], links: readonly (Link | undefined)[], more: Partial<LinkOptions> = {}, found: readonly FoundEntity[] = []) {
  return linkedEntities(text, entities, links, found, { ...options, ...more })
}

describe('linked entities', () => {
  it('have the ids of their links; the others are numbered in the order of the answer', () => {
    const all = linked([acronym, bonn, guterres, merkel, zorn], [undefined, link('Q586'), undefined, link('Q567'), undefined])
    expect(shown(all)).toEqual(['T0 UN 2', 'Q586 Bonn 2', 'T1 Guterres 1', 'Q567 Angela Merkel 1', 'T2 Zorn 1'])
    expect(all.map(({ linkingConfidence }) => linkingConfidence)).toEqual([undefined, 0.912, undefined, 0.912, undefined])
  })

  it('with the same id are one: mentions in the order of the text, the fullest name, the surest link, a new place by count', () => {
    const all = linked([bonn, acronym, guterres, fullName], [undefined, link('Q1065', { confidence: 0.8 }), undefined, link('Q1065', { confidence: 0.95 })])
    expect(shown(all)).toEqual(['Q1065 United Nations 4', 'T0 Bonn 2', 'T1 Guterres 1'])
    const [un] = all
    expect(un!.mentions.map(({ start, end }) => text.slice(start, end))).toEqual(['UN', 'United Nations', 'UN', 'U.N.'])
    expect(un).toMatchObject({ headMentionIndex: 1, normalized: 'United Nations', linkingConfidence: 0.95, confidence: 0.7, type: 'ORGANIZATION' })
  })

  it('of many chains with one id are one, whatever their number', () => {
    const many = Array.from({ length: 2_000 }, () => merkel)
    const all = linked(
      many,
      many.map(() => link('Q567'))
    )
    expect(shown(all)).toEqual(['Q567 Angela Merkel 2000'])
  })

  it('have the type of the one mentioned most, and a confidence where any has one', () => {
    const [one] = linked(
      [entity('ORGANIZATION', ['Bonn'], { confidence: 0.4 }), { ...entity('LOCATION', ['Bonn for Zorn']), count: 1 }],
      [link('Q586'), link('Q586')]
    )
    expect(one).toMatchObject({ type: 'ORGANIZATION', mention: 'Bonn for Zorn', confidence: 0.4 })
  })

  it('are salient where one of them is', () => {
    const [one] = linked(
      [
        { ...acronym, salience: 0 },
        { ...fullName, salience: 1 }
      ],
      [link('Q1065'), link('Q1065')]
    )
    expect(one!.salience).toBe(1)
    expect(linked([acronym], [link('Q1065')])[0]).not.toHaveProperty('salience')
  })

  it('are joined by what the linker found besides', () => {
    const at = text.lastIndexOf('Bonn')
    const further: FoundEntity = { type: 'LOCATION', mentions: [{ start: at, end: at + 4 }], link: link('Q586', { permId: '100' }) }
    const [first] = linked([], [], { permId: true }, [further])
    expect(first).toEqual({
      entityId: 'Q586',
      type: 'LOCATION',
      mention: 'Bonn',
      normalized: 'Bonn',
      count: 1,
      mentions: [{ start: at, end: at + 4, type: 'LOCATION', source: 'kb-linker', weight: 0 }],
      headMentionIndex: 0,
      linkingConfidence: 0.912,
      permId: '100'
    })
    const one = entity('LOCATION', ['Bonn'])
    const both = linked([{ ...one, count: 1, mentions: one.mentions.slice(0, 1) }], [link('Q586')], {}, [further])
    expect(shown(both)).toEqual(['Q586 Bonn 2'])
    expect(both[0]!.mentions.map(({ source }) => source)).toEqual(['statistical', 'kb-linker'])
  })

  it('have linkingConfidence and permId only when asked for', () => {
    const [one] = linked([bonn], [link('Q586', { permId: '100' })], { confidence: false })
    expect(one).not.toHaveProperty('linkingConfidence')
    expect(one).not.toHaveProperty('permId')
    expect(linked([bonn], [link('Q586', { permId: '100' })], { permId: true })[0]!.permId).toBe('100')
    expect(linked([bonn], [link('Q586')], { permId: true })[0]).not.toHaveProperty('permId')
  })

  it('of no document are none', () => expect(linked([], [])).toEqual([]))
})

describe('ontology types of entities', () => {
  const typed = { ...bonn, ontologyTypes: ['Place', 'PopulatedPlace'] }
  const city = ['Place', 'PopulatedPlace', 'Settlement', 'City']

  it.each([
    ['the base over the model', typed, link('Q586', { ontologyTypes: city }), city],
    ['the model where the base says nothing', typed, link('Q586'), ['Place', 'PopulatedPlace']],
    ['the type where neither does', bonn, link('Q586'), ['Place']],
    ['the model where nothing is linked', typed, undefined, ['Place', 'PopulatedPlace']],
    ['the type of a person', zorn, undefined, ['Agent', 'Person']],
    ['the type of an organization', acronym, undefined, ['Agent', 'Organisation']],
    ['nothing for other types', entity('TITLE', ['chief']), undefined, undefined]
  ] as const)('%s', (_, given, link, expected) => {
    expect(linked([given], [link], { ontologyTypes: true })[0]!.ontologyTypes).toEqual(expected)
  })

  it('are not given unless asked for', () => {
    expect(linked([bonn], [link('Q586', { ontologyTypes: city })])[0]).not.toHaveProperty('ontologyTypes')
  })
})
