import { describe, expect, it } from 'vitest'
import { priorOf } from '../../../src/knowledge/base/prior.js'
import { ClassTable } from '../../../src/knowledge/import/classes.js'
import { recordOfCustom } from '../../../src/knowledge/import/custom.js'
import { LineFault } from '../../../src/knowledge/import/errors.js'
import { openModels } from '../../../src/models/store.js'

const table = ClassTable.open(openModels())

describe("a customer's entities", () => {
  it('are read with all their fields', () => {
    const given = {
      id: 'acme:7',
      label: ' Nordwind\tLogistik ',
      type: 'organization',
      aliases: { deu: ['Nordwind Logistik GmbH', 'NWL'], en: 'Northwind Logistics', kat: ['ნორდვინდი'] },
      description: 'freight company in Bremen',
      classes: ['Organisation', 'Company'],
      related: ['Q24879', 'acme:1'],
      popularity: 40,
      country: 'DE',
      permId: '5000123456'
    }
    expect(recordOfCustom(given, table)).toEqual({
      id: 'acme:7',
      type: 'ORGANIZATION',
      label: 'Nordwind Logistik',
      description: 'freight company in Bremen',
      names: [
        { name: 'Nordwind Logistik GmbH', kind: 'alias', language: 'deu' },
        { name: 'NWL', kind: 'alias', language: 'deu' },
        { name: 'Northwind Logistics', kind: 'alias', language: 'eng' },
        { name: 'ნორდვინდი', kind: 'alias', language: 'kat' }
      ],
      // the superclass goes
      classes: ['Company'],
      prior: priorOf({ sitelinks: 40 }),
      country: 'de',
      related: ['Q24879', 'acme:1'],
      permId: '5000123456',
      priorGiven: true
    })
  })

  it('need an id and a label, no more', () => {
    const { prior, ...rest } = recordOfCustom({ id: 'staff-17', label: 'Anna Meyer', aliases: ['Meyer, Anna', 'ANNA MEYER'] }, table)
    expect(rest).toEqual({
      id: 'staff-17',
      type: 'UNKNOWN',
      label: 'Anna Meyer',
      names: [{ name: 'Meyer, Anna', kind: 'alias' }],
      classes: [],
      related: [],
      assumed: ['type', 'prior']
    })
    expect(prior).toBeGreaterThan(0.2)
    expect(prior).toBeLessThan(0.5)
  })

  it('have the type of their class when they have none', () => {
    expect(recordOfCustom({ id: 'a', label: 'Abc', classes: ['RailwayStation'] }, table).type).toBe('LOCATION')
  })

  it('may have null for what is not known', () => {
    const empty = { type: null, aliases: null, description: null, classes: null, related: null, popularity: null, prior: null, country: null, permId: null }
    expect(recordOfCustom({ id: 'a', label: 'Abc', ...empty }, table)).toEqual(recordOfCustom({ id: 'a', label: 'Abc' }, table))
  })

  it.each([
    ['popularity', { popularity: 3 }, priorOf({ sitelinks: 3 })],
    ['prior', { prior: 0 }, 0]
  ])('say that %s is given', (_, given, prior) => {
    const { assumed, priorGiven, ...record } = recordOfCustom({ id: 'a', label: 'Abc', type: 'person', ...given }, table)
    expect([assumed, priorGiven, record.prior]).toEqual([undefined, true, prior])
  })

  it('are as long as can be', () => {
    const classes = ['Company', 'City', 'Writer', 'Film', 'Album', 'Bridge', 'Airport', 'Ship', 'Aircraft', 'Bank']
    const given = { id: 'x'.repeat(64), label: 'x'.repeat(200), description: 'x'.repeat(2_000), classes: [...classes, ...classes] }
    const { id, label, description, names } = recordOfCustom({ ...given, aliases: Array.from({ length: 1_000 }, (_, number) => `Name ${number}`) }, table)
    expect([id.length, label.length, description?.length, names.length, names.at(-1)?.name]).toEqual([64, 200, 2_000, 1_000, 'Name 999'])
  })

  it.each([
    [{ id: 'a' }, 'label must be a text'],
    [{ label: 'Abc' }, 'id must be'],
    [{ id: 'a b', label: 'Abc' }, 'id must be 1 to 64 letters'],
    [{ id: 'ä', label: 'Abc' }, 'id must be'],
    [{ id: '-a', label: 'Abc' }, 'letter or digit first'],
    [{ id: 'x'.repeat(65), label: 'Abc' }, 'id must be'],
    [{ id: 7, label: 'Abc' }, 'id must be'],
    [{ id: 'T12', label: 'Abc' }, 'id "T12" looks like the numbers T0, T1'],
    [{ id: 'a', label: '...' }, 'label has no letter or digit'],
    [{ id: 'a', label: 'x'.repeat(201) }, 'label has a name of 201 characters; 200 are the most'],
    [{ id: 'a', label: 'Abc', aliases: ['Abcd', 'x'.repeat(201)] }, 'aliases has a name of 201 characters; 200 are the most'],
    // one sign of 18 letters
    [{ id: 'a', label: 'Abc', aliases: ['ﷺ'.repeat(30)] }, 'aliases has a name of'],
    [{ id: 'a', label: 'Abc', aliases: { deu: Array(600).fill('Abcd'), eng: Array(401).fill('Abcd') } }, 'aliases has more than 1000 values in all languages'],
    [{ id: 'a', label: 'Abc', classes: Array(21).fill('Company') }, 'classes has 21 values; 20 are the most'],
    [{ id: 'a', label: 'Abc', type: 'COMPANY' }, 'type must be one of UNKNOWN, PERSON'],
    [{ id: 'a', label: 'Abc', type: 3 }, 'type must be one of'],
    [{ id: 'a', label: 'Abc', aliases: 'Abcd' }, 'aliases must be a list'],
    [{ id: 'a', label: 'Abc', aliases: [1] }, 'aliases must be a text'],
    [{ id: 'a', label: 'Abc', aliases: { klingon: ['Abcd'] } }, 'aliases: language "klingon" is not known'],
    [{ id: 'a', label: 'Abc', classes: ['Firma'] }, 'class "Firma" is not in the DBpedia ontology'],
    [{ id: 'a', label: 'Abc', classes: 'Company' }, 'classes must be a list'],
    [{ id: 'a', label: 'Abc', related: ['T0'] }, 'related "T0" looks like'],
    [{ id: 'a', label: 'Abc', related: Array(256).fill('b') }, 'related has 256 values; 255 are the most'],
    [{ id: 'a', label: 'Abc', prior: 1.5 }, 'prior must be a number from 0 to 1'],
    [{ id: 'a', label: 'Abc', prior: 0.5, popularity: 3 }, 'prior and popularity exclude each other'],
    [{ id: 'a', label: 'Abc', popularity: -1 }, 'popularity must be a number from 0'],
    [{ id: 'a', label: 'Abc', country: 'Germany' }, 'country must be a country code of two letters'],
    [{ id: 'a', label: 'Abc', permId: 4295907168 }, 'permId must be a text of digits'],
    [{ id: 'a', label: 'Abc', description: 'x'.repeat(2001) }, 'description has 2001 characters'],
    [{ id: 'a', label: 'Abc', alias: ['Abcd'] }, 'field "alias" is not known (id, label, type, aliases']
  ])('refuses %o', (given, message) => {
    expect(() => recordOfCustom(given, table)).toThrow(LineFault)
    expect(() => recordOfCustom(given, table)).toThrow(message)
  })
})
