/** Addresses compared as a whole. */
import { describe, expect, test } from 'vitest'
import { createAddressMatcher } from '../../../src/addresses/matching/matcher.js'
import type { AddressParameters, AddressToMatch } from '../../../src/addresses/matching/types.js'
import { createAddressParser } from '../../../src/addresses/parsing/parser.js'
import type { AddressFields } from '../../../src/addresses/types.js'
import { openModels } from '../../../src/models/store.js'

const store = openModels()
const matcher = createAddressMatcher(store)
const parser = createAddressParser(store)
const addressOf = (given: AddressFields | string): AddressToMatch =>
  typeof given === 'string' ? { line: given, fields: parser.parse(given).fields } : { fields: given }

function score(left: AddressFields | string, right: AddressFields | string, parameters?: AddressParameters): number {
  const [one, other] = [matcher.prepare(addressOf(left)), matcher.prepare(addressOf(right))]
  const there = matcher.score(one, other, parameters)
  expect(matcher.score(other, one, parameters)).toBe(there)
  expect(there).toBeGreaterThanOrEqual(0)
  expect(there).toBeLessThanOrEqual(1)
  return there
}

const base: AddressFields = { houseNumber: '10', road: 'Main Street', unit: 'Apt 5', city: 'Springfield', state: 'IL', postCode: '62701' }
const withoutField = (field: keyof AddressFields) => Object.fromEntries(Object.entries(base).filter(([name]) => name !== field)) as AddressFields

describe('the same address', () => {
  test('is 1 after normalisation', () => expect(score(base, { ...base, road: 'MAIN street.' })).toBe(1))
  test('as lines', () => expect(score('10 Main Street, Springfield', '10 MAIN STREET SPRINGFIELD')).toBe(1))
  for (const [name, changes] of [
    ['abbreviated', { road: 'Main St' }],
    ['another word for the unit', { unit: '#5' }],
    ['the state in full', { state: 'Illinois' }],
    ['ZIP+4', { postCode: '62701-1234' }],
    ['a typing error', { road: 'Mian Street' }],
    ['with its country', { country: 'USA' }],
    ['its number in a word', { houseNumber: 'Ten' }],
    ['a range that holds its number', { houseNumber: '8-12' }]
  ] as const) {
    test(`${name} is one, below 1`, () => {
      const there = score(base, { ...base, ...changes })
      expect(there).toBeGreaterThan(0.75)
      expect(there).toBeLessThan(1)
    })
  }
})

describe('another address', () => {
  for (const [name, changes] of [
    ['number', { houseNumber: '12' }],
    ['unit', { unit: 'Apt 6' }],
    ['a range that does not hold it', { houseNumber: '14-18' }],
    ['road', { road: 'Oak Street' }],
    ['kind of road', { road: 'Main Avenue' }],
    ['longer name of the road', { road: 'Mainwood Street' }],
    ['city and state', { city: 'Boston', state: 'MA', postCode: '02108' }]
  ] as const) {
    test(`by its ${name} is below 0.5`, () => expect(score(base, { ...base, ...changes })).toBeLessThan(0.5))
  }
  for (const field of ['houseNumber', 'unit'] as const) {
    test(`by its ${field} is less than without one`, () =>
      expect(score(base, { ...base, [field]: field === 'unit' ? 'Apt 6' : '12' })).toBeLessThan(score(base, withoutField(field)) - 0.1))
  }
})

describe('parameters', () => {
  const other = { ...base, postCode: '90210' }
  test('a weight of 0 leaves a field out', () => expect(score(base, other, { postCodeAddressFieldWeight: 0 })).toBeGreaterThan(score(base, other)))
  test('a larger weight counts against a field that differs', () =>
    expect(score(base, other, { postCodeAddressFieldWeight: 5 })).toBeLessThan(score(base, other)))
  test('a weight of 0 is as if the field were not there', () => {
    const weightless = (field: string) => ({ [`${field}AddressFieldWeight`]: 0 })
    const changed = { ...base, houseNumber: '99', road: 'Maine St N' }
    const absent = ({ houseNumber: _, ...rest }: AddressFields): AddressFields => rest
    expect(score(base, changed, weightless('houseNumber'))).toBe(score(absent(base), absent(changed)))
    expect(score({ road: 'Main' }, { road: 'Oak' }, weightless('road'))).toBe(0)
  })
  test('the bias is added', () => expect(score(base, other, { addressFinalBias: -0.1 })).toBeCloseTo(score(base, other) - 0.1, 3))
  test('the bias ends at the same address', () => expect(score(base, other, { addressFinalBias: 5 })).toBe(0.99))
  test('fields of one side', () =>
    expect(score(base, withoutField('postCode'), { addressUnpairedFieldScore: 0 })).toBeLessThan(
      score(base, withoutField('postCode'), { addressUnpairedFieldScore: 1 })
    ))
  test('words without a partner', () => {
    const longer = { ...base, road: 'Old Main Street' }
    expect(score(base, longer, { addressDeletionScore: 0 })).toBeLessThan(score(base, longer, { addressDeletionScore: 1 }))
  })
  test('the order of words', () => {
    const turned = { ...base, city: 'Rapids Cedar' }
    const straight = { ...base, city: 'Cedar Rapids' }
    expect(score(straight, turned, { addressReorderPenalty: 1 })).toBeLessThan(score(straight, turned, { addressReorderPenalty: 0 }))
  })
  test('names of the same place', () => {
    const [munich, other] = [{ city: 'Munich' }, { city: 'München' }]
    expect(score(munich, other, { addressOverrideDefaultScore: 0.5 })).toBeLessThan(score(munich, other))
  })
  test('words written together', () => {
    const [one, two] = [
      { ...base, road: 'Rosehillgate' },
      { ...base, road: 'Rose Hill Gate' }
    ]
    expect(score(one, two, { addressJoinedTokenLimit: 1 })).toBeLessThan(score(one, two))
  })
  test('fields compared across', () => {
    const [one, two] = [
      { road: 'Hope St', suburb: 'Glebe' },
      { road: 'Hope St', city: 'Glebe' }
    ]
    expect(score(one, two, { addressSameGroupPenalty: 0.4 })).toBeLessThan(score(one, two, { addressSameGroupPenalty: 0 }))
    expect(score(one, two, { addressCrossFieldScoreThreshold: 1.1 })).not.toBe(score(one, two))
    const [city, state] = [
      { road: 'Hope St', city: 'Hamburg' },
      { road: 'Hope St', state: 'Hamburg' }
    ]
    expect(score(city, state, { addressDifferentGroupPenalty: 0.35 })).toBeLessThan(score(city, state, { addressDifferentGroupPenalty: 0 }))
  })
  test('unknown ones count for nothing', () => expect(score(base, other, { constructor: 3, nothing: 1 } as AddressParameters)).toBe(score(base, other)))
})

describe('explanations', () => {
  test('name fields, kinds and scores from the side of the caller', () => {
    const [left, right] = [matcher.prepare({ fields: { city: 'Munich', road: 'A Weg' } }), matcher.prepare({ fields: { city: 'München', poBox: '5' } })]
    const { fields } = matcher.explain(left, right)
    expect(fields).toContainEqual({ leftField: 'city', rightField: 'city', left: 'Munich', right: 'München', kind: 'same place', score: 0.98 })
    expect(fields).toContainEqual({ leftField: 'road', left: 'A Weg', kind: 'missing', score: 0 })
    expect(matcher.explain(right, left).fields).toContainEqual(expect.objectContaining({ left: 'München', right: 'Munich' }))
  })
  test('a unit in the number', () => {
    const { fields } = matcher.explain(
      matcher.prepare({ fields: { houseNumber: '4/12', road: 'George St' } }),
      matcher.prepare({ fields: { houseNumber: '12', unit: 'Unit 4', road: 'George St' } })
    )
    expect(fields).toContainEqual(expect.objectContaining({ leftField: 'houseNumber', kind: 'alike', score: 0.95 }))
  })
})

describe('Chinese', () => {
  const line = '北京市朝阳区建国路88号'
  for (const other of ['北京朝阳区建国路88号', '北京市朝阳区建国路八十八号', '北京市朝陽區建國路88號'])
    test(`${other} is one`, () => expect(score(line, other)).toBeGreaterThan(0.7))
  for (const other of ['北京市朝阳区建国路98号', '北京市海淀区中关村大街1号', '上海市浦东新区世纪大道100号'])
    test(`${other} is another`, () => expect(score(line, other)).toBeLessThan(0.5))
  test('in Latin letters', () =>
    expect(score({ city: '北京', road: '建国路', houseNumber: '88号' }, { city: 'Beijing', road: 'Jianguo Road', houseNumber: '88' })).toBeGreaterThan(0.7))
})

describe('words for streets', () => {
  for (const [one, other] of [
    ['417 Elm St Apt 3, Columbus, OH 43215', '417 Pine St Apt 3, Columbus, OH 43215'],
    ['417 Church St, Columbus, OH', '417 Park St, Columbus, OH'],
    ['Bahnhofstr. 7, 10115 Berlin', 'Bahnhofsplatz 7, 10115 Berlin']
  ] as const)
    test(`${one} is not ${other}`, () => expect(score(one, other)).toBeLessThan(0.5))
  test('of other languages are one kind', () =>
    expect(score({ houseNumber: '12', road: 'ulica Tverskaya' }, { houseNumber: '12', road: 'Тверская улица' })).toBeGreaterThan(0.5))
})

describe('odd input', () => {
  test('signs that are no letters are not the same', () => expect(score({ road: 'ʻ' }, { city: 'ʼʼ' })).toBe(0))
  test('long numbers count to their last digit', () =>
    expect(score({ ...base, houseNumber: '12345678901234567890' }, { ...base, houseNumber: '12345678901234567891' })).toBeLessThan(0.5))
  test('digits of other scripts', () => expect(score({ ...base, houseNumber: '١٢' }, { ...base, houseNumber: '12' })).toBeGreaterThan(0.5))

  for (const text of [
    'x',
    '1',
    '🏠 5',
    '<b>10 Main St</b>',
    'a '.repeat(250),
    '1 '.repeat(250),
    '山'.repeat(500),
    '1'.repeat(500),
    'é'.repeat(500),
    'ش 5',
    '10 Main St\n20 Oak St'
  ]) {
    test(JSON.stringify(text.slice(0, 20)), () => {
      expect(score(text, '99 Elm Road, Chicago, IL 60601')).toBeLessThan(0.5)
      expect(score(text, text)).toBe(1)
    })
  }
})
