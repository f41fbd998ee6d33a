import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { EntityRecord } from '../../../src/knowledge/base/entity.js'
import { ClassTable } from '../../../src/knowledge/import/classes.js'
import type { Item } from '../../../src/knowledge/import/item.js'
import { calledName } from '../../../src/knowledge/import/names.js'
import { type ItemFilter, recordOfItem } from '../../../src/knowledge/import/wikidata.js'
import { openModels } from '../../../src/models/store.js'

const table = ClassTable.open(openModels())
const all: ItemFilter = { types: undefined, minimumSitelinks: 0, languages: undefined }
const fixture = new Map(
  readFileSync(new URL('../../fixtures/wikidata.json', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line.replace(/,$/, '')) as Item)
    .map((item) => [item.id, item])
)

function record(item: Item, filter = all): EntityRecord {
  const outcome = recordOfItem(item, table, filter)
  if (typeof outcome === 'string') throw new Error(outcome)
  return outcome
}

const real = (id: string, filter = all) => record(fixture.get(id)!, filter)
const nameOf = ({ names }: EntityRecord, language: string) => names.filter((name) => name.language === language).map(({ name, kind }) => `${kind} ${name}`)
const item = (id: string, fields: Partial<Item>): Item => ({ type: 'item', id, labels: { en: { language: 'en', value: 'Thing' } }, ...fields })
const value = (id: string, rank = 'normal', qualifiers?: Record<string, never[]>) => ({
  mainsnak: { snaktype: 'value', datavalue: { value: { 'entity-type': 'item', id } } },
  rank,
  ...(qualifiers !== undefined && { qualifiers })
})
const text = (string: string) => ({ mainsnak: { snaktype: 'value', datavalue: { value: string } }, rank: 'normal' })

describe('items of Wikidata as they are in a dump', () => {
  it.each([
    ['Q58978', 'PERSON', 'Max Born', 'Scientist', 'gb', 'German-Jewish physicist and mathematician'],
    ['Q42', 'PERSON', 'Douglas Adams', 'PlayWright ScreenWriter', 'gb', 'author and humorist'],
    ['Q59064', 'PERSON', 'Andros Townsend', 'SoccerPlayer', 'gb', 'English association football player (born 1991)'],
    ['Q59055', 'ORGANIZATION', 'Berlingske', 'Newspaper', 'dk', 'Danish newspaper'],
    ['Q22', 'LOCATION', 'Scotland', 'Country', 'gb', 'country in North-West Europe, part of the United Kingdom'],
    ['Q58942', 'LOCATION', 'Paldang Station', 'RailwayStation', 'kr', 'train station in South Korea'],
    // its country is "no value", its class unknown to the table: coordinates tell a place
    ['Q58984', 'LOCATION', 'Baba Tonka Cove', '', undefined, 'cove'],
    ['Q59047', 'CLASS', 'ristretto', '', undefined, 'coffee']
  ] as const)('%s is a %s', (id, type, label, classes, country, description) => {
    const found = real(id)
    expect([found.type, found.label, found.classes.join(' '), found.country, found.description]).toEqual([type, label, classes, country, description])
  })

  it('keep names by language, each spelling once', () => {
    const born = real('Q58978')
    expect(nameOf(born, 'kor')).toEqual(['label 막스 보른', 'alias 맥스 본', 'alias 막스 본', 'alias 보른'])
    expect(nameOf(born, 'deu')).toEqual([])
    expect(nameOf(real('Q42'), 'zho')).toEqual(['label 道格拉斯·亚当斯', 'alias 亞當斯'])
    expect(new Set(born.names.map(({ name }) => name)).size).toBe(born.names.length)
  })

  it('turn names of lists round', () => {
    expect(nameOf(real('Q59064'), 'rus')).toEqual(['label Таунсенд, Андрос', 'alias Андрос Таунсенд'])
  })

  it('are better known with more Wikipedias', () => {
    const priors = ['Q59047', 'Q58984', 'Q59055', 'Q59064', 'Q58978', 'Q22'].map((id) => real(id).prior)
    expect(real('Q58984').prior).toBeLessThan(real('Q59055').prior)
    expect(real('Q59055').prior).toBeLessThan(real('Q58978').prior)
    expect(real('Q58978').prior).toBeLessThan(real('Q22').prior)
    for (const prior of priors) expect(prior).toBeGreaterThan(0.2)
  })

  it('are related to what they are in, belong to, work for', () => {
    expect(real('Q59055').related.slice(0, 3)).toEqual(['Q1748', 'Q821913', 'Q35'])
    expect(real('Q22').related[0]).toBe('Q145')
    // the club and the team of today before those he has left
    expect(real('Q59064').related.slice(0, 3)).toEqual(['Q47762', 'Q18716', 'Q19444'])
    for (const id of fixture.keys()) if (id.startsWith('Q')) expect(real(id).related.length).toBeLessThanOrEqual(16)
  })

  it('properties and lexemes are no items', () => {
    expect(recordOfItem(fixture.get('P279')!, table, all)).toBe('no item')
    expect(recordOfItem(fixture.get('L3354')!, table, all)).toBe('no item')
  })
})

describe('filters', () => {
  it.each([
    ['Q42', { types: new Set(['LOCATION'] as const) }, 'type'],
    ['Q58984', { minimumSitelinks: 7 }, 'sitelinks']
  ] as const)('leave %s out by %o', (id, filter, reason) => {
    expect(recordOfItem(fixture.get(id)!, table, { ...all, ...filter })).toBe(reason)
  })

  it('keep what passes them', () => {
    expect(real('Q42', { ...all, types: new Set(['PERSON']), minimumSitelinks: 70 }).label).toBe('Douglas Adams')
  })

  it('keep names of the languages asked for, and the label', () => {
    const found = real('Q58978', { ...all, languages: new Set(['eng', 'rus']) })
    expect(new Set(found.names.map(({ language }) => language))).toEqual(new Set(['rus']))
    expect(found.label).toBe('Max Born')
  })

  it('count Wikipedias only', () => {
    const sitelinks = Object.fromEntries(
      ['enwiki', 'commonswiki', 'wikidatawiki', 'enwikiquote', 'specieswiki', 'simplewiki', 'zh_min_nanwiki'].map((site) => [site, { site, title: 'Thing' }])
    )
    expect(recordOfItem(item('Q1', { sitelinks }), table, { ...all, minimumSitelinks: 4 })).toBe('sitelinks')
    expect(record(item('Q1', { sitelinks }), { ...all, minimumSitelinks: 3 }).label).toBe('Thing')
  })
})

describe('pages of Wikimedia and mere names', () => {
  it.each(['Q4167410', 'Q4167836', 'Q11266439', 'Q13406463', 'Q101352', 'Q202444'])('P31 %s is left out', (id) => {
    expect(recordOfItem(item('Q1', { claims: { P31: [value('Q5'), value(id)] } }), table, all)).toBe('left out')
  })
})

describe('statements', () => {
  it('that are deprecated do not count, and preferred ones come first', () => {
    const claims = { P31: [value('Q5', 'deprecated'), value('Q515')], P131: [value('Q64'), value('Q183', 'preferred'), value('Q30', 'deprecated')] }
    const found = record(item('Q1', { claims }))
    expect([found.type, found.related]).toEqual(['LOCATION', ['Q183', 'Q64']])
  })

  it('that have ended come after those that hold', () => {
    const claims = { P31: [value('Q5')], P54: [value('Q10', 'normal', { P582: [] }), value('Q11'), value('Q12', 'normal', { P580: [] })] }
    expect(record(item('Q1', { claims })).related).toEqual(['Q11', 'Q12', 'Q10'])
  })

  it('without a value, or with one of another form, say nothing', () => {
    const claims = {
      P31: [{ mainsnak: { snaktype: 'somevalue' }, rank: 'normal' }, {}, value('Q5')],
      P17: [{ mainsnak: { snaktype: 'novalue' }, rank: 'normal' }, text('Germany')],
      P27: [{ mainsnak: { snaktype: 'value', datavalue: { value: { 'entity-type': 'item', 'numeric-id': 183 } } }, rank: 'normal' }]
    }
    const found = record(item('Q1', { claims }))
    expect([found.type, found.country, found.related]).toEqual(['PERSON', 'de', ['Q183']])
  })

  it('give PermID and country code', () => {
    const claims = { P31: [value('Q4830453')], P3347: [text('x'), text('4295907168')], P297: [text('DE')] }
    const found = record(item('Q1', { claims }))
    expect([found.permId, found.country, found.type, found.classes]).toEqual(['4295907168', 'de', 'ORGANIZATION', ['Company']])
  })

  it.each([
    ['PERSON', { P735: [value('Q1')] }],
    ['ORGANIZATION', { P159: [value('Q64')], P625: [text('x')] }],
    ['WORK', { P50: [value('Q42')] }],
    ['LOCATION', { P131: [value('Q64')] }],
    ['PRODUCT', { P176: [value('Q1')] }],
    ['EVENT', { P585: [text('x')] }],
    ['UNKNOWN', {}]
  ] as const)('tell a %s where the class is unknown', (type, claims) => {
    expect(record(item('Q7', { claims: { P31: [value('Q999999999')], ...claims } })).type).toBe(type)
  })
})

describe('odd items', () => {
  it.each([
    ['empty lists of PHP', item('Q1', { aliases: [], claims: [], sitelinks: [], descriptions: [] }), 'Thing'],
    ['missing fields', { id: 'Q1', labels: { en: { language: 'en', value: 'Thing' } } }, 'Thing'],
    ['a label for all languages', item('Q1', { labels: { mul: { language: 'mul', value: 'Maria' } } }), 'Maria'],
    ['no English label', item('Q1', { labels: { th: { language: 'th', value: 'กรุงเทพ' }, de: { language: 'de', value: 'Bangkok' } } }), 'Bangkok'],
    ['only a title', item('Q1', { labels: {}, sitelinks: { enwiki: { site: 'enwiki', title: 'Mercury (planet)' } } }), 'Mercury'],
    ['line breaks and tabs', item('Q1', { labels: { en: { language: 'en', value: ' New\n\tYork ' } } }), 'New York']
  ] as const)('with %s', (_, odd, label) => {
    expect(record(odd as Item).label).toBe(label)
  })

  it.each([
    ['without any name', item('Q1', { labels: {} }), 'no name'],
    ['with a name of signs only', item('Q1', { labels: { en: { language: 'en', value: '!!!' } } }), 'no name'],
    ['with names of languages that are not kept', item('Q1', { labels: { tlh: { language: 'tlh', value: 'Qo’noS' } } }), 'no name'],
    ['redirects', item('Q1', { redirect: 'Q2' }), 'no item']
  ] as const)('%s are no records', (_, odd, reason) => {
    expect(recordOfItem(odd, table, all)).toBe(reason)
  })

  it('codes of one or two letters are weak names, but of places in capitals', () => {
    const aliases = { en: ['DE', 'ja', '49', 'FRG'].map((alias) => ({ language: 'en', value: alias })) }
    expect(record(item('Q1', { aliases, claims: { P31: [value('Q6256')] } })).names.map(({ name, kind }) => `${name} ${kind}`)).toEqual([
      'DE alias',
      'ja weak',
      '49 weak',
      'FRG alias'
    ])
  })
})

describe('called names', () => {
  it.each([
    ['Таунсенд, Андрос', 'Андрос Таунсенд'],
    ['Усманов, Алишер Бурханович', 'Алишер Усманов'],
    ['Алишер Бурханович Усманов', 'Алишер Усманов'],
    ['Robert Downey, Jr.', undefined],
    ['Angela Merkel', undefined],
    ['Smith, John, 3rd Earl', undefined]
  ])('%s is %s', (name, called) => expect(calledName(name)).toBe(called))
})
