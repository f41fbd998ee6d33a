import { describe, expect, it } from 'vitest'
import { cleanRows } from '../../scripts/build-kb/clean.js'
import { packRecords } from '../../scripts/build-kb/pack.js'
import type { Row } from '../../scripts/build-kb/rows.js'
import { sources } from '../../scripts/build-kb/sources.js'
import type { EntityRecord } from '../../src/knowledge/base/entity.js'
import { readPackedHead, unpackRecords } from '../../src/knowledge/base/packed.js'
import { priorOf } from '../../src/knowledge/base/prior.js'
import { fixtureRecords } from '../fixtures/knowledge.js'

const row = (more: Partial<Row>): Row => ({ qid: 'Q1', type: 'LOCATION', label: 'Somewhere', label_src: 'xfactr', src: ['xfactr'], ...more })

describe('rows of entities', () => {
  it.each<[string, Partial<Row>, Partial<Row> | undefined]>([
    ['a pronoun gives way to the title', { label: 'It', enwiki: 'Isle_of_Wight' }, { label: 'Isle of Wight' }],
    ['a pronoun gives way to another name', { label: 'She', aliases: ['he', 'Jane Doe'] }, { label: 'Jane Doe', aliases: ['Jane Doe'] }],
    ['a row without any name goes', { label: 'they' }, undefined],
    ['capitals are no pronoun', { label: 'IT' }, { label: 'IT' }],
    ['family names are no entities', { label: 'Jackson', p31: ['Q101352'] }, undefined],
    ['an explanation in brackets goes', { aliases: ['Greg Lewis (basketball)'] }, { aliases: ['Greg Lewis'] }],
    [
      'several names in one value are several',
      { aliases: ['Sir Richard; Dick Cooley', 'Benavarri / Benabarre'] },
      { aliases: ['Sir Richard', 'Dick Cooley', 'Benavarri', 'Benabarre'] }
    ],
    ['a surname in front is put behind', { type: 'PERSON', label: 'Митчелл, Маргарет' }, { label: 'Маргарет Митчелл', aliases: ['Митчелл, Маргарет'] }],
    ['a suffix stays behind', { type: 'PERSON', label: 'King, Jr.' }, { label: 'King, Jr.' }],
    [
      'neighbours in the alphabet are no aliases',
      { label: 'Enontekiö', src: ['dr5hn'], aliases: ['Espoo', 'Enontekis'], pop: { population: 314_821 } },
      { aliases: ['Enontekis'], pop: {} }
    ],
    ['a district has not its city’s inhabitants', { src: ['dr5hn'], pop: { population: 10_300_000 } }, { pop: { population: 100_000 } }],
    ['inhabitants that others know as well are believed', { src: ['dr5hn', 'xfactr'], pop: { population: 314_821 } }, { pop: { population: 314_821 } }],
    ['the mean of a parliament says nothing', { pop: { pageviews_day: 1503.25, sitelinks: 3 } }, { pop: { sitelinks: 3 } }],
    ['a brand is described by others', { desc: 'Carrara: school operator', src: ['nsi', 'xfactr'] }, { type: 'LOCATION' }],
    ['what is written small is a class', { type: 'ORGANIZATION', label: 'primary school' }, { type: 'CLASS' }],
    ['a brand may be written small', { type: 'ORGANIZATION', label: 'ecoco', src: ['nsi'] }, { type: 'ORGANIZATION' }],
    ['a person is a human being', { type: 'PERSON', label: 'Intel 8008', p31: ['Q5297'] }, { type: 'OTHER' }],
    ['a guess from a label alone is none', { type: 'PERSON', label: 'Rose Bowl', src: ['elevant'], type_guess: true }, { type: 'UNKNOWN' }],
    ['FX is France', { country: 'FX' }, { country: 'FR' }]
  ])('%s', (_, given, expected) => {
    const [clean, ...more] = cleanRows([row(given)])
    expect(more).toEqual([])
    if (expected === undefined) expect(clean).toBeUndefined()
    else expect(clean).toMatchObject(expected)
  })

  it('keep no description of a brand that several sources know', () =>
    expect(cleanRows([row({ desc: 'Amsterdam: parking operator', src: ['nsi', 'xfactr'] })])[0]).not.toHaveProperty('desc'))
})

describe('a packed base', () => {
  const comparable = ({ permId: _, prior, ...rest }: EntityRecord) => ({ ...rest, prior: Number(prior.toFixed(3)) })

  it('is read as it was written', () => {
    const packed = packRecords(fixtureRecords, 5)
    expect(readPackedHead(packed).entities).toBe(fixtureRecords.length)
    expect([...unpackRecords(packed)].map(comparable)).toEqual(fixtureRecords.map(comparable))
  })

  it('keeps values that look like its separators on their line', () => {
    const odd: EntityRecord = {
      id: 'own:1',
      type: 'WORK',
      label: 'a\tb\nc',
      description: 'line\nbreak',
      names: [{ name: 'x\ty', kind: 'weak' }],
      classes: [],
      prior: 1,
      related: ['Q404']
    }
    expect([...unpackRecords(packRecords([odd], 5))]).toEqual([
      { ...odd, label: 'a b c', description: 'line break', names: [{ name: 'x y', kind: 'weak' }], related: [] }
    ])
  })

  it('of another format is refused', () => expect(() => readPackedHead(Buffer.from('{"format":9}\n'))).toThrow(/format 9 instead of/))

  it('that is damaged is refused', () => {
    const packed = packRecords(fixtureRecords, 5)
    packed.fill(0xaa, packed.length - 300)
    expect(() => [...unpackRecords(packed)]).toThrow()
  })
})

describe('priors', () => {
  it('rise with every sign and stay between 0 and 1', () => {
    for (const sign of ['sitelinks', 'viewsMonth', 'population', 'languages', 'sources'] as const) {
      const values = [0, 1, 3, 10, 100, 10_000, 1e9].map((value) => priorOf({ [sign]: value }))
      expect(values, sign).toEqual(values.toSorted((left, right) => left - right))
      for (const value of values) expect(value >= 0 && value <= 1).toBe(true)
    }
  })
})

it('names the sources that are left in', () => {
  expect(sources(new Set()).join()).toContain('dr5hn/countries-states-cities-database')
  expect(sources(new Set(['dr5hn'])).join()).not.toContain('dr5hn/countries-states-cities-database')
})
