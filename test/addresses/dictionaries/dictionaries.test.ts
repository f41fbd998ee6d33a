/** Words and places as the artefact has them. */
import { describe, expect, test } from 'vitest'
import { openDictionaries } from '../../../src/addresses/dictionaries/dictionaries.js'
import { addressKey, addressTokens } from '../../../src/addresses/dictionaries/normalise.js'
import { openModels } from '../../../src/models/store.js'

const { phrases, places, postCodes, han } = openDictionaries(openModels())

describe('phrases', () => {
  for (const [text, kind, canonical] of [
    ['Ave', 'street', 'avenue'],
    ['St', 'street', 'street'],
    ['St', 'title', 'saint'],
    ['NW', 'direction', 'northwest'],
    ['Apt', 'unit', 'apartment'],
    ['P.O. Box', 'poBox', 'post office box'],
    ['Fifth', 'ordinal', '5'],
    ['twenty-first', 'ordinal', '21'],
    ['Str.', 'streetSuffix', 'strasse'],
    ['ground floor', 'levelAlone', 'ground floor']
  ] as const) {
    test(`${text} as ${kind}`, () => expect(phrases.senses(addressKey(text))).toContainEqual(expect.objectContaining({ class: kind, canonical })))
  }

  test('the longest one is found', () => expect(phrases.longest(addressTokens('5 po box 7'), 1)?.length).toBe(2))
  test('a word that is none', () => expect(phrases.longest(['zzyzzx'], 0)).toBeUndefined())
  test('ordinals in digits', () => expect([phrases.ordinal('5th'), phrases.ordinal('1er'), phrases.ordinal('5xyz')]).toEqual([5, 1, undefined]))
})

describe('places', () => {
  const find = (name: string) => places.find(addressKey(han.simplified(name)))

  for (const [one, other] of [
    ['NY', 'New York'],
    ['N.Y.', 'New York'],
    ['Deutschland', 'Germany'],
    ['DE', 'Allemagne'],
    ['München', 'Munich'],
    ['Köln', 'Cologne'],
    ['Den Haag', 'The Hague'],
    ['Москва', 'Moscow'],
    ['臺北市', 'Taipei'],
    ['北京', 'Beijing'],
    ['Mumbai', 'Bombay'],
    ['NSW', 'New South Wales']
  ] as const) {
    test(`${one} is ${other}`, () => expect(places.areSame(find(one)!, find(other)!)).toBe(true))
  }

  for (const [one, other] of [
    ['Paris', 'London'],
    ['CA', 'Colorado'],
    ['北京', '上海'],
    ['Austria', 'Australia']
  ] as const) {
    test(`${one} is not ${other}`, () => expect(places.areSame(find(one)!, find(other)!)).toBe(false))
  }

  test('kinds can be asked for', () => expect(places.areSame(find('NY')!, find('New York')!, new Set(['country'] as const))).toBe(false))
  test('the longest name is found', () => expect(places.longest(addressTokens('in new south wales now'), 1)?.length).toBe(3))
  test('a district lies in its city', () => {
    const district = find('西湖区')!
    const cities = find('杭州市')!
    const parents = Array.from({ length: district.last - district.first }, (_, at) => places.parent(places.id(district.first + at)))
    expect(parents).toContain(places.id(cities.first))
  })
  test('a name that is none', () => expect(find('zzyzzx qwfp')).toBeUndefined())
})

describe('post codes', () => {
  for (const [country, code, is] of [
    ['us', '60640-1234', true],
    ['us', '6064', false],
    ['gb', 'SW1A 2AA', true],
    ['gb', '12345', false],
    ['ca', 'M5V 2T6', true],
    ['de', '80331', true]
  ] as const) {
    test(`${code} of ${country}`, () => expect(postCodes.isOf(country, code)).toBe(is))
  }
  test('a country without', () => expect(postCodes.isOf('xx', '1')).toBeUndefined())
})

describe('Chinese', () => {
  test('traditional as simplified', () => expect(han.simplified('臺北市復興南路')).toBe('台北市复兴南路'))
  test('sounds', () => expect(han.sound('建国路')).toBe('jianguolu'))
  test('numbers that count', () => expect(han.withDigits('二十三号一〇二室十楼')).toBe('23号102室10楼'))
  test('numbers in names stay', () => expect(han.withDigits('三元路')).toBe('三元路'))
})
