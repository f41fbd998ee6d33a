/** Numbers, post codes, units and names of addresses. */
import { describe, expect, test } from 'vitest'
import { openDictionaries } from '../../../src/addresses/dictionaries/dictionaries.js'
import { letterLikeness } from '../../../src/addresses/matching/distance.js'
import { nameLikeness } from '../../../src/addresses/matching/likeness.js'
import { compareNumbers, houseNumber } from '../../../src/addresses/matching/numbers.js'
import { DEFAULT_OPTIONS } from '../../../src/addresses/matching/parameters.js'
import { comparePostCodes, postCode } from '../../../src/addresses/matching/post-codes.js'
import { TokenMaker } from '../../../src/addresses/matching/tokens.js'
import { compareWithin, withinOf, withinText } from '../../../src/addresses/matching/units.js'
import { openModels } from '../../../src/models/store.js'

const dictionaries = openDictionaries(openModels())

describe('numbers of houses', () => {
  for (const [left, right, kind, least, most] of [
    ['12', '12', 'exact', 1, 1],
    ['012', '12', 'part', 0.8, 1],
    ['12 A', '12a', 'exact', 1, 1],
    ['15-18', '16', 'range', 0.7, 0.95],
    ['15-18', '19', 'conflict', 0, 0],
    ['7a', '7', 'letter', 0.5, 0.7],
    ['7a', '7b', 'conflict', 0, 0.3],
    ['12 bis', '12', 'letter', 0.5, 0.7],
    ['123-II', '123-III', 'conflict', 0, 0.3],
    ['12', '21', 'conflict', 0, 0],
    ['5/12', '12', 'part', 0.3, 0.7],
    ['bb', 'bb', 'exact', 1, 1]
  ] as const) {
    test(`${left} and ${right}`, () => {
      const there = compareNumbers(houseNumber(left)!, houseNumber(right)!)
      expect(there.kind).toBe(kind)
      expect(there.score).toBeGreaterThanOrEqual(least)
      expect(there.score).toBeLessThanOrEqual(most)
      expect(compareNumbers(houseNumber(right)!, houseNumber(left)!)).toEqual(there)
    })
  }
  test('signs are none', () => expect(houseNumber('--')).toBeUndefined())
})

describe('post codes', () => {
  for (const [near, far] of [
    [
      ['20500', '20500-0003'],
      ['20500', '20501']
    ],
    [
      ['SW1A 2AA', 'sw1a2aa'],
      ['SW1A 2AA', 'SW1A 2AB']
    ],
    [
      ['SW1A 2AA', 'SW1A 2AB'],
      ['SW1A 2AA', 'SW1A 1AB']
    ],
    [
      ['SW1A 2AA', 'SW1A'],
      ['SW1A 2AA', 'SW2 2AA']
    ],
    [
      ['M5V 2T6', 'M5V'],
      ['M5V 2T6', 'M5V 2T7']
    ],
    [
      ['M5V 2T6', 'M5V 3T7'],
      ['M5V 2T6', 'M6V 2T7']
    ],
    [
      ['D-80331', '80331'],
      ['80331', '80333']
    ],
    [
      ['01067', '1067'],
      ['01067', '01069']
    ]
  ] as const) {
    test(`${near.join(' and ')} are nearer than ${far.join(' and ')}`, () => {
      const score = ([left, right]: readonly [string, string]) => comparePostCodes(postCode(left)!, postCode(right)!).score
      expect(score(near)).toBeGreaterThan(score(far))
      expect(score([near[1], near[0]])).toBe(score(near))
    })
  }
  test('others are no match', () => expect(comparePostCodes('90210', '10001')).toEqual({ score: 0, kind: 'conflict' }))
})

describe('units', () => {
  for (const text of ['Apt 5', '#5', 'Flat 5', 'Unit 05', 'Suite 5', 'Wohnung 5', '5'])
    test(text, () => expect(withinOf(dictionaries, text, false)).toEqual({ units: ['5'], levels: [] }))
  for (const text of ['3rd floor', 'Level 3', 'third floor', '3. OG']) test(text, () => expect(withinOf(dictionaries, text, false).levels).toEqual(['3']))
  test('a number alone is a level where the field says so', () => expect(withinOf(dictionaries, '3', true).levels).toEqual(['3']))
  test('the number of the house is no unit', () => expect(withinText(dictionaries, 'First Floor Flat 21 High Street')).toEqual({ units: [], levels: ['1'] }))
  test('others differ', () => expect(compareWithin(['5'], ['6']).kind).toBe('conflict'))
})

describe('names', () => {
  const maker = new TokenMaker(dictionaries)
  const likeness = (left: string, right: string) => nameLikeness(maker.tokens(left), maker.tokens(right), DEFAULT_OPTIONS)

  for (const [left, right] of [
    ['N Main St', 'North Main Street'],
    ['5th Ave', 'Fifth Avenue'],
    ['Hauptstr.', 'Hauptstraße'],
    ['St Johns Ave', 'Saint Johns Avenue'],
    ['Müllerweg', 'Muellerweg'],
    ['Aschauer Straße', 'Aschauerstraße'],
    ['Bd Saint-Michel', 'Boulevard St Michel'],
    ['建国路', 'Jianguo Road']
  ] as const) {
    test(`${left} is ${right}`, () => expect(likeness(left, right).score).toBeGreaterThan(0.9))
  }

  test('numbers differ', () => expect(likeness('5th Ave', '6th Ave').hasOtherNumber).toBe(true))
  test('kinds of streets differ', () => expect(likeness('Oak Street', 'Oak Avenue').streets).toBe(-1))
  test('directions differ', () => expect(likeness('N Main St', 'S Main St').directions).toBe(-1))
  test('a direction is missing', () => expect(likeness('N Main St', 'Main St').directions).toBe(0))
  test('words joined count only within the limit', () => {
    const [left, right] = [maker.tokens('Rose Hill Gate'), maker.tokens('Rosehillgate')]
    expect(nameLikeness(left, right, DEFAULT_OPTIONS).score).toBeGreaterThan(nameLikeness(left, right, { ...DEFAULT_OPTIONS, joinedTokenLimit: 1 }).score)
  })
  test('the order counts', () => {
    const [left, right] = [maker.tokens('Alpha Beta Gamma'), maker.tokens('Gamma Beta Alpha')]
    expect(nameLikeness(left, right, DEFAULT_OPTIONS).score).toBeLessThan(1)
    expect(nameLikeness(left, right, { ...DEFAULT_OPTIONS, reorderPenalty: 0 }).score).toBe(1)
  })
  test('letters', () => expect([letterLikeness('main', 'mian'), letterLikeness('abcd', 'abcd'), letterLikeness('ab', 'abcdefgh')]).toEqual([0.75, 1, 0]))
})
